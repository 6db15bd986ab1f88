import Audit
import Components
import Render

/// Which variants passed in earlier runs, by a hash of everything that decided it: the draw commands,
/// the tree and what the audit sees, the golden's files, and this very program.
///
/// A variant with the same hash need not be drawn again. Another font, another rasterizer or another
/// rule of the audit is another program, so that nothing is ever skipped that might come out
/// different. What passed by a tolerance is never kept.
struct PassedVariants: Sendable {
  fileprivate static let header = "stillframe-passed 1"
  /// The most that is read of a list; a longer one is forgotten.
  private static let limit = 64_000_000

  let path: String
  private var keys: [String: String] = [:]
  private let program: String

  /// Reads the list that earlier runs left, if there is one that can be read.
  ///
  /// - Returns: `nil` where the program cannot tell which one it is, so that nothing may be skipped.
  init?(path: String, program: String? = programIdentity()) {
    guard let program else { return nil }
    self.program = program
    self.path = path
    guard let bytes = try? FileSystem.read(path, limit: Self.limit) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.header else { return }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { keys[String(words[1])] = String(words[0]) }
    }
  }

  /// What decides whether a variant need be drawn.
  func key(of name: SnapshotName, in store: SnapshotStore) -> PassedKey {
    PassedKey(program: program, last: keys[Self.title(name, store)])
  }

  /// Takes over what a run found, and keeps what earlier ones found of other variants.
  func write(_ outcomes: [SnapshotJob.Outcome], of items: [SnapshotItem]) throws(CommandFailure) {
    var keys = keys
    for (outcome, item) in zip(outcomes, items) {
      keys[Self.title(item.name, item.store)] = outcome.key
    }
    guard keys != self.keys else { return }
    var lines = [Self.header]
    for title in keys.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let key = keys[title] { lines.append("\(key) \(title)") }
    }
    try FileSystem.write(
      Array((lines.joined(separator: "\n") + "\n").utf8), to: path, createsFolders: true)
  }

  /// One line, whatever the folder is called.
  private static func title(_ name: SnapshotName, _ store: SnapshotStore) -> String {
    "\(name.path) \(store.root.replacing("\n", with: " "))"
  }
}

/// What decides whether one variant need be drawn.
struct PassedKey: Codable, Sendable {
  var program: String
  /// The hash when the variant passed last; `nil` where it has not.
  var last: String?

  /// The hash of all that decides whether a variant passes; `nil` where it cannot.
  func hash(
    _ draft: SnapshotDraft, golden: GoldenFiles?, entry: Manifest.Entry?
  ) -> String? {
    guard golden != nil || entry != nil else { return nil }
    var parts = [PassedVariants.header, program, draft.contentHash, golden?.contentHash ?? "-"]
    if let hashes = entry?.hashes {
      parts += ["\(hashes.width)×\(hashes.height)", hashes.pixels, hashes.tree, hashes.audit]
      parts.append(hashes.speech ?? "-")
    }
    return SHA256.digest(parts.joined(separator: "\n"))
  }
}
