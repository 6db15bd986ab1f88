/// The names that tests of this process used, so that two tests never share goldens.
@MainActor
enum SnapshotNames {
  private struct Use {
    let owner: String
    /// A hash of what each variant showed.
    var contents: [String: Int]
    var wasRecorded = false
  }

  private static var uses: [String: Use] = [:]

  /// Takes a name for a test, or takes it again for a test that is tried again.
  ///
  /// - Returns: whether the name was taken before.
  static func claim(
    _ name: String, in folder: String, by owner: String
  ) throws(SnapshotTestError) -> Bool {
    let key = "\(folder)\n\(name)"
    guard let use = uses[key] else {
      uses[key] = Use(owner: owner, contents: [:])
      return false
    }
    guard use.owner == owner else { throw .nameTaken(name, by: use.owner) }
    return true
  }

  /// Refuses another view by a name whose variant was seen before.
  static func check(
    _ content: [UInt8]?, of name: String, variant: String, in folder: String
  ) throws(SnapshotTestError) {
    let key = "\(folder)\n\(name)"
    var hasher = Hasher()
    unsafe content?.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let content = hasher.finalize()
    let known = uses[key]?.contents[variant]
    guard known == nil || known == content else { throw .ambiguousName(name) }
    uses[key]?.contents[variant] = content
  }

  /// Remembers that goldens of the name were written: they have been compared with nothing.
  static func markRecorded(_ name: String, in folder: String) {
    uses["\(folder)\n\(name)"]?.wasRecorded = true
  }

  static func wasRecorded(_ name: String, in folder: String) -> Bool {
    uses["\(folder)\n\(name)"]?.wasRecorded ?? false
  }
}
