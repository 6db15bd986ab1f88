import Components
import Graphics

/// Where the pictures of goldens are that a folder has the hashes of and no files.
package protocol GoldenPictures: Sendable {
  /// What the place is called in messages.
  var name: String { get }

  /// The file at a path below the place; `nil` where there is none.
  func read(_ path: String) throws(SnapshotStoreError) -> [UInt8]?

  /// Writes a file that is there whole or not at all, whoever else writes it.
  func write(_ bytes: [UInt8], to path: String) throws(SnapshotStoreError)
}

/// A golden as one file of a place of pictures: a line of lengths, the texts, the picture.
package enum StoredGolden {
  package static let folder = "goldens"
  private static let heading = "stillframe-golden 1"

  /// Where the golden of these hashes is: equal goldens are one file.
  package static func path(of hashes: SnapshotHashes) -> String {
    let digest = hashes.digest
    return "\(folder)/\(digest.prefix(2))/\(digest)"
  }

  static func bytes(of snapshot: Snapshot, scale: Double?) -> [UInt8] {
    let texts = [snapshot.tree, snapshot.audit, snapshot.speech].map { Array($0.utf8) }
    let lengths = texts.map { String($0.count) }.joined(separator: " ")
    let head = Array("\(heading) \(lengths)\n".utf8)
    return head + Array(texts.joined()) + snapshot.picture(scale: scale)
  }

  /// The golden in a file; `nil` for a damaged one, and for one of other hashes.
  static func snapshot(_ bytes: [UInt8], of hashes: SnapshotHashes) -> Snapshot? {
    guard let end = bytes.firstIndex(of: 0x0A), end <= 200 else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.prefix(2).joined(separator: " ") == heading else { return nil }
    var rest = bytes[(end + 1)...]
    var texts: [String] = []
    for word in words.dropFirst(2) {
      guard let length = Int(word), (0...rest.count).contains(length) else { return nil }
      texts.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    let picture = Array(rest)
    guard texts.count == 3, let pixmap = try? PNGDecoder.decode(picture) else { return nil }
    var found = Snapshot(pixmap: pixmap, tree: texts[0], audit: texts[1], speech: texts[2])
    found.tokens = Snapshot.tokens(of: picture)
    return found.hashes == hashes ? found : nil
  }
}

extension SnapshotStore {
  /// - Parameter pictures: where pictures are that are only hashes in the folder.
  package init(root: String, pictures: (any GoldenPictures)?) {
    self.init(root: root)
    self.pictures = pictures
  }

  /// The golden of a line without files; `nil` where no place of pictures is known.
  package func stored(
    _ entry: Manifest.Entry, as name: SnapshotName
  ) throws(SnapshotStoreError) -> Snapshot? {
    guard let pictures else { return nil }
    let path = StoredGolden.path(of: entry.hashes)
    guard let bytes = try pictures.read(path) else {
      throw .noPicture(path: "\(pictures.name)/\(path)", name)
    }
    guard let snapshot = StoredGolden.snapshot(bytes, of: entry.hashes) else {
      throw .otherPicture(path: "\(pictures.name)/\(path)", name)
    }
    return snapshot
  }

  /// Puts the picture of a golden where it is found by its hashes, unless it is there.
  package func keepPicture(
    of snapshot: Snapshot, as name: SnapshotName, scale: Double?
  ) throws(SnapshotStoreError) {
    guard let pictures else { return }
    let hashes = snapshot.hashes
    guard (try? stored(Manifest.Entry(hashes: hashes), as: name)) == nil else { return }
    try pictures.write(
      StoredGolden.bytes(of: snapshot, scale: scale), to: StoredGolden.path(of: hashes))
  }

  /// Whether there is something to compare with, or to complain about: files here, a line in the manifest, or
  /// a manifest that cannot be read.
  package func mayHave(_ name: SnapshotName) -> Bool {
    if presence(of: name, entry: nil) != .none { return true }
    do throws(SnapshotStoreError) {
      return try loneHashes(of: name) != nil
    } catch {
      return true
    }
  }

  /// The hashes of a golden that has a line in the manifest and no files here.
  package func loneHashes(of name: SnapshotName) throws(SnapshotStoreError) -> SnapshotHashes? {
    guard presence(of: name, entry: nil) == .none else { return nil }
    return try manifest()[name]?.hashes
  }
}
