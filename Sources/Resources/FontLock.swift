/// `fonts.lock`: which files a folder of fonts holds, by their hashes, so that a team draws with the same
/// fonts everywhere without keeping them in version control.
///
/// A header, then one line a file: its SHA-256, its length in bytes and its path from the folder.
package struct FontLock: Equatable, Sendable {
  /// One file of the folder.
  package struct Entry: Equatable, Sendable {
    package var sha256: String
    package var byteCount: Int
    package var path: String
  }

  /// The name of the file in a folder of fonts.
  package static let fileName = "fonts.lock"
  private static let header = "stillframe-fonts 1"

  package var entries: [Entry]

  /// The lock of some files, in the order of their paths.
  package init(_ fonts: [FontFile]) {
    entries = fonts.map { Entry(sha256: $0.sha256, byteCount: $0.byteCount, path: $0.path) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Reads a lock.
  ///
  /// - Throws: `ResourceIssue` with the line of the first fault; `path` names the file.
  package init(parsing text: String, path: String) throws(ResourceIssue) {
    entries = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.header else {
      throw ResourceIssue(
        path: path, place: "line 1", reason: "it does not begin with “\(Self.header)”")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[0].utf8.count == 64, let count = Int(words[1]) else {
        throw ResourceIssue(
          path: path, place: "line \(index + 1)",
          reason: "a line is a SHA-256, a length in bytes and a path; write it with 'fonts --lock'")
      }
      entries.append(
        Entry(sha256: String(words[0]), byteCount: count, path: String(words[2])))
    }
  }

  /// The file's text.
  package var text: String {
    entries.reduce(Self.header + "\n") { $0 + "\($1.sha256) \($1.byteCount) \($1.path)\n" }
  }

  /// Leaves out the fonts that are not as the lock says, and tells of these and of missing ones.
  func check(_ fonts: [FontFile], issues: inout [ResourceIssue]) -> [FontFile] {
    for entry in entries where !fonts.contains(where: { $0.path == entry.path }) {
      issues.append(
        ResourceIssue(
          path: entry.path, reason: "\(Self.fileName) names it, and it is not there"))
    }
    return fonts.filter { font in
      guard let entry = entries.first(where: { $0.path == font.path }) else {
        issues.append(
          ResourceIssue(
            path: font.path,
            reason: "it is not in \(Self.fileName), so it is not used; lock the folder again"))
        return false
      }
      let isSame = entry.byteCount == font.byteCount && entry.sha256 == font.sha256
      if !isSame {
        issues.append(
          ResourceIssue(
            path: font.path,
            reason: """
              it is another file than \(Self.fileName) says, so it is not used: its SHA-256 is \
              \(font.sha256)
              """))
      }
      return isSame
    }
  }
}

extension ResourceIssue: Error {}
