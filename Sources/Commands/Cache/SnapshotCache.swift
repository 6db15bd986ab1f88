import Components
import Render

/// Pictures with their audits that were drawn before, here or on another machine, in a folder or behind plain HTTP.
///
/// The key of an entry is a hash of all that decides it: the draw commands, the tree and what the audit sees, the
/// engine, and the sources of every module between these and the pixels. Nothing in the cache is trusted: an
/// entry says its key and the hash of its content, and one that is damaged is drawn again.
struct SnapshotCache: Codable, Hashable, Sendable {
  static let option = OptionManual(
    "--cache", .text("DIR|URL"),
    "Pictures drawn before, by anyone: a folder, or http://HOST[:PORT]/PATH for GET and PUT.")
  static let limitOption = OptionManual(
    "--cache-limit", .integer("MB", 1...16_777_216),
    "The most that the folder of --cache keeps, the last used; 4096 by default.")
  static let options = [option, limitOption]

  /// The most that is read of an entry, in bytes.
  static let entryLimit = 64_000_000
  private static let defaultLimit = 4_096
  /// How long a server is waited for, in seconds.
  private static let patience = 4.0

  private(set) var place: ContentPlace
  /// The most that a folder keeps, in megabytes.
  let limit: Int

  /// The cache of the flags; `nil` without them.
  init?(_ arguments: Arguments) throws(UsageError) {
    let megabytes = try arguments.integer(Self.limitOption.name)
    guard let place = try ContentPlace(Self.option, of: arguments) else {
      guard megabytes == nil else {
        throw .missingOption(
          Self.option.name, reason: "\(Self.limitOption.name) says how large it may be")
      }
      return nil
    }
    let seconds = try arguments.number(WorkerLimits.timeout.name) ?? WorkerLimits().seconds
    self.place = place.waiting(atMost: min(seconds / 8, Self.patience))
    limit = megabytes ?? Self.defaultLimit
  }

  /// The cache for a picture that may take so many seconds: it may be reached by two addresses and ask twice, and
  /// what is left draws.
  func within(seconds: Double) -> SnapshotCache {
    var cache = self
    cache.place = place.waiting(atMost: seconds / 8)
    return cache
  }

  init(folder: String, limit: Int = defaultLimit) {
    place = .folder(folder)
    self.limit = limit
  }

  // MARK: Entries

  /// What stands for the picture and the audit of a draft, whoever draws it.
  static func key(of draft: SnapshotDraft) -> String {
    let parts = [
      CacheEntry.heading, "\(EngineVersion.current)", "\(pictureStamp)", draft.contentHash,
    ]
    return SHA256.digest(parts.joined(separator: "\n"))
  }

  /// The entry with a key; `nil` where there is none that is whole.
  func entry(_ key: String) throws(CacheFault) -> CacheEntry? {
    let bytes = try place.read(ContentFolder.place(of: key), limit: Self.entryLimit)
    return bytes.flatMap { CacheEntry(bytes: $0, key: key) }
  }

  func store(_ entry: CacheEntry, as key: String) throws(CacheFault) {
    let bytes = entry.bytes(key: key)
    guard bytes.count <= Self.entryLimit else { return }
    try place.write(bytes, to: ContentFolder.place(of: key))
  }

  // MARK: Size

  /// Removes what was used longest ago, where the folder is larger than it may be, and what killed processes
  /// were writing.
  func trim() {
    guard case .folder(let root) = place else { return }
    ContentFolder.clean(root)
    let files = ContentPlace.files(in: root)
    var total = files.reduce(0) { $0 + $1.bytes }
    guard total > limit << 20 else { return }
    // Some more than needed, so that not every run has to.
    let target = (limit << 20) / 10 * 9
    for file in files.sorted(by: { ($0.time, $0.path) < ($1.time, $1.path) }) where total > target {
      FileSystem.remove(file.path)
      total -= file.bytes
    }
  }
}

/// A cache that cannot be used. Nothing is wrong with a picture then: it is drawn.
struct CacheFault: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// What a cache keeps of one picture.
struct CacheEntry: Equatable, Sendable {
  static let heading = "stillframe-cache 1"

  var audit: String
  /// The picture as a golden has it.
  var png: [UInt8]

  init(audit: String, png: [UInt8]) {
    self.audit = audit
    self.png = png
  }

  /// Reads an entry; `nil` for one that is damaged or belongs to another key.
  init?(bytes: [UInt8], key: String) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 4, omittingEmptySubsequences: false)
    guard lines.count == 5 else { return nil }
    let words = lines.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    let content = Array(lines[4])
    guard words[0] == Self.heading, words[1] == key, SHA256.digest(content) == words[2],
      let length = Int(words[3]), (0...content.count).contains(length)
    else { return nil }
    audit = String(decoding: content[..<length], as: UTF8.self)
    png = Array(content[length...])
  }

  func bytes(key: String) -> [UInt8] {
    let audit = Array(self.audit.utf8)
    let content = audit + png
    let head = "\(Self.heading)\n\(key)\n\(SHA256.digest(content))\n\(audit.count)\n"
    return Array(head.utf8) + content
  }
}

extension SnapshotCache {
  /// The snapshot of a draft out of the cache, or drawn and put there.
  ///
  /// - Parameter fault: told why the cache could not be used; the picture is drawn then.
  func snapshot(
    of draft: SnapshotDraft, fault: (CacheFault) -> Void
  ) throws(RasterError) -> (snapshot: Snapshot, png: [UInt8], isCached: Bool) {
    try draft.check()
    let key = Self.key(of: draft)
    var isUsable = true
    do throws(CacheFault) {
      if let entry = try entry(key), let pixmap = try? PNGDecoder.decode(entry.png) {
        let snapshot = Snapshot(
          pixmap: pixmap, tree: draft.tree, audit: entry.audit, speech: draft.speech)
        return (snapshot, entry.png, true)
      }
    } catch {
      isUsable = false
      fault(error)
    }
    let snapshot = try draft.snapshot()
    let png = PNGEncoder.encode(snapshot.pixmap, scale: draft.scale)
    if isUsable {
      do throws(CacheFault) {
        try store(CacheEntry(audit: snapshot.audit, png: png), as: key)
      } catch {
        fault(error)
      }
    }
    return (snapshot, png, false)
  }
}
