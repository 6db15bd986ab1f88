/// Checks the ids of all stories together.
public enum SnapshotNameRegistry {
  /// Every reason why these stories cannot all have goldens, in the order of the stories.
  ///
  /// Ids that differ only in the case of ASCII letters are one file on some systems, so they are
  /// reported as a collision as well as for their capitals.
  public static func problems(with stories: [String]) -> [SnapshotNameError] {
    var problems: [SnapshotNameError] = []
    var firstByKey: [String: String] = [:]
    for story in stories {
      do throws(SnapshotNameError) {
        try SnapshotName.check(story: story)
      } catch {
        problems.append(error)
      }
      let key = caseFolded(story)
      if let first = firstByKey[key] {
        problems.append(.collision(first, story))
      } else {
        firstByKey[key] = story
      }
    }
    return problems
  }

  /// ASCII capitals made small; other characters are refused anyway.
  static func caseFolded(_ text: String) -> String {
    String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
