public import Components
import Synchronization

/// Goldens as files below a folder: `<story>/<variant>.png`, `.tree.txt`, where the audit has
/// findings `.audit.txt`, where the story asks for it `.speech.txt`; and a manifest of their hashes.
///
/// Each file is replaced in one step. While a golden changes it has no line in the manifest, so
/// that after a crash every line agrees with the files it speaks of.
public struct SnapshotStore: Sendable {
  /// The largest file that is read.
  public static let maximumFileBytes = 256 * 1024 * 1024
  /// The manifest's name, which no story can have.
  public static let manifestName = "manifest.txt"

  static let pictureSuffix = ".png"
  static let treeSuffix = ".tree.txt"
  static let auditSuffix = ".audit.txt"
  static let speechSuffix = ".speech.txt"
  static let suffixes = [pictureSuffix, treeSuffix, auditSuffix, speechSuffix]

  /// Whether pictures, trees and audits are kept as files, or only as hashes in the manifest.
  public enum Contents: String, Codable, Sendable { case files, hashesOnly }

  /// The folder of the goldens.
  public let root: String
  let files: SnapshotFiles
  /// Where pictures are that are only hashes here; `nil` for nowhere.
  package var pictures: (any GoldenPictures)?

  /// - Parameter root: the folder, such as `Snapshots`; it need not exist.
  public init(root: String) {
    self.root = root
    files = SnapshotFiles(root: root)
  }

  /// Where the picture of a golden is.
  public func picturePath(of name: SnapshotName) -> String {
    files.path(name.path + Self.pictureSuffix)
  }

  /// The path of a golden's tree.
  public func treePath(of name: SnapshotName) -> String {
    files.path(name.path + Self.treeSuffix)
  }

  /// The path of a golden's audit, where it has findings.
  public func auditPath(of name: SnapshotName) -> String {
    files.path(name.path + Self.auditSuffix)
  }

  /// The path of what is heard of a golden, where its story keeps that.
  public func speechPath(of name: SnapshotName) -> String {
    files.path(name.path + Self.speechSuffix)
  }

  /// Where the manifest is.
  package var manifestPath: String { files.path(Self.manifestName) }

  // MARK: Reading

  /// The golden, or `nil` if it has no files and no picture elsewhere.
  public func read(
    _ name: SnapshotName, limits: PNGLimits = .standard
  ) throws(SnapshotStoreError) -> Snapshot? {
    guard let golden = try golden(name) else {
      guard pictures != nil, let entry = try manifest()[name] else { return nil }
      return try stored(entry, as: name)
    }
    return try decode(golden, as: name, limits: limits)
  }

  /// The golden's files as they are, or `nil` if it has none.
  package func golden(_ name: SnapshotName) throws(SnapshotStoreError) -> GoldenFiles? {
    let picture = try files.read(name.path + Self.pictureSuffix, limit: Self.maximumFileBytes)
    let tree = try text(name.path + Self.treeSuffix)
    guard let picture else {
      guard tree == nil else { throw .incomplete(missing: picturePath(of: name)) }
      return nil
    }
    guard let tree else { throw .incomplete(missing: treePath(of: name)) }
    return GoldenFiles(
      picture: picture, tree: tree, audit: try text(name.path + Self.auditSuffix) ?? "",
      speech: try text(name.path + Self.speechSuffix) ?? "")
  }

  /// What a golden's files show.
  package func decode(
    _ golden: GoldenFiles, as name: SnapshotName, limits: PNGLimits = .standard
  ) throws(SnapshotStoreError) -> Snapshot {
    do throws(PNGDecodingError) {
      var snapshot = Snapshot(
        pixmap: try PNGDecoder.decode(golden.picture, limits: limits), tree: golden.tree,
        audit: golden.audit, speech: golden.speech)
      snapshot.tokens = Snapshot.tokens(of: golden.picture)
      return snapshot
    } catch {
      throw .damagedPicture(path: picturePath(of: name), error)
    }
  }

  /// How much of a golden is there.
  package enum Presence: Sendable {
    case none
    /// A line in the manifest and no files.
    case hashes
    case files
    /// Some files of a golden, as a killed process may leave them.
    case someFiles
  }

  /// Looks which files there are, without reading them.
  package func presence(of name: SnapshotName, entry: Manifest.Entry?) -> Presence {
    let hasPicture = files.exists(name.path + Self.pictureSuffix)
    let hasTree = files.exists(name.path + Self.treeSuffix)
    if hasPicture != hasTree { return .someFiles }
    return hasPicture ? .files : entry == nil ? .none : .hashes
  }

  /// Whether a golden is there whole: as hashes alone, with the picture elsewhere if that is where pictures
  /// are, or as files that its line speaks of.
  ///
  /// The picture's checksums are looked at and its pixels are not; nothing is drawn.
  package func isWhole(_ name: SnapshotName, entry: Manifest.Entry?) -> Bool {
    guard let entry else { return false }
    guard let golden = try? golden(name) else {
      guard presence(of: name, entry: entry) == .hashes else { return false }
      return pictures == nil || (try? stored(entry, as: name)) != nil
    }
    let hashes = entry.hashes
    guard let contents = try? PNGContents(golden.picture, limits: .standard) else { return false }
    let speech = golden.speech.isEmpty ? nil : SHA256.digest(golden.speech)
    return (contents.header.width, contents.header.height) == (hashes.width, hashes.height)
      && SHA256.digest(golden.tree) == hashes.tree && SHA256.digest(golden.audit) == hashes.audit
      && speech == hashes.speech
  }

  /// The manifest; an empty one if there is none.
  public func manifest() throws(SnapshotStoreError) -> Manifest {
    guard let bytes = try files.read(Self.manifestName, limit: Self.maximumFileBytes) else {
      return Manifest()
    }
    // Tests ask before each story, and reading the lines takes longer than drawing it.
    if let last = Self.lastManifest.withLock(\.self), haveEqualBytes(last.bytes, bytes) {
      return last.manifest
    }
    let text = try text(of: bytes, in: Self.manifestName)
    do throws(ManifestError) {
      let manifest = try Manifest(text: text)
      Self.lastManifest.withLock { $0 = LastManifest(bytes: bytes, manifest: manifest) }
      return manifest
    } catch {
      throw .damagedManifest(path: manifestPath, error)
    }
  }

  /// The bytes of a manifest, and what they say.
  private struct LastManifest: Sendable {
    let bytes: [UInt8]
    let manifest: Manifest
  }

  private static let lastManifest = Mutex<LastManifest?>(nil)

  private func text(_ relative: String) throws(SnapshotStoreError) -> String? {
    guard let bytes = try files.read(relative, limit: Self.maximumFileBytes) else { return nil }
    return try text(of: bytes, in: relative)
  }

  private func text(
    of bytes: [UInt8], in relative: String
  ) throws(SnapshotStoreError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path: files.path(relative))
    }
    // Version control on Windows may end lines with CR LF; a line of ours never has a CR in it.
    return text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }

  // MARK: Writing

  /// Prepares a run that writes: removes what a killed one left, and compacts the manifest, which
  /// must be readable.
  public func beginRecording() throws(SnapshotStoreError) {
    try files.removePartialFiles()
    try compactManifest()
  }

  /// Ends a run that wrote: flushes what it wrote to the disk, then rewrites the manifest in its
  /// compact, sorted form.
  public func endRecording(_ written: [SnapshotName] = []) throws(SnapshotStoreError) {
    try files.synchronize(written.flatMap(paths))
    try compactManifest()
    try files.removePartialFiles()
  }

  /// Writes a golden: its files, then its line in the manifest.
  ///
  /// All files are written before the old golden is touched: a full disk changes nothing.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, kept in the picture.
  ///   - contents: `hashesOnly` writes the line alone and leaves no files here.
  ///   - uses: the resources that it was drawn with.
  public func write(
    _ snapshot: Snapshot, as name: SnapshotName, scale: Double?, contents: Contents = .files,
    uses: [ResourceUse] = []
  ) throws(SnapshotStoreError) {
    let removal = Manifest.removal(of: name)
    switch contents {
    case .files:
      let changes = [
        SnapshotFiles.Change(
          relative: name.path + Self.pictureSuffix,
          bytes: picture(of: snapshot, as: name, scale: scale)),
        SnapshotFiles.Change(
          relative: name.path + Self.treeSuffix, bytes: Array(snapshot.tree.utf8)),
        Self.change(name, Self.auditSuffix, snapshot.audit),
        Self.change(name, Self.speechSuffix, snapshot.speech),
      ]
      try files.replace(changes) { () throws(SnapshotStoreError) in try appendToManifest(removal) }
    case .hashesOnly:
      try keepPicture(of: snapshot, as: name, scale: scale)
      try appendToManifest(removal)
      try removeFiles(of: name)
    }
    try writeLine(of: snapshot, as: name, uses: uses)
  }

  /// The file of a picture: the one that is there where it has these pixels, this density and these tokens.
  ///
  /// Another version of the encoder may write other bytes, which are no news to version control.
  private func picture(
    of snapshot: Snapshot, as name: SnapshotName, scale: Double?
  ) -> [UInt8] {
    let drawn = snapshot.picture(scale: scale)
    let path = name.path + Self.pictureSuffix
    guard let kept = try? files.read(path, limit: Self.maximumFileBytes),
      // What follows the heading of 33 bytes: the colour space, and the density where there is a scale.
      kept.dropFirst(33).prefix(34).elementsEqual(drawn.dropFirst(33).prefix(34)),
      snapshot.tokens.isEmpty || snapshot.tokens == Snapshot.tokens(of: kept),
      (try? PNGDecoder.decode(kept)) == snapshot.pixmap
    else { return drawn }
    return kept
  }

  /// The file of a text; none where it is empty.
  private static func change(
    _ name: SnapshotName, _ suffix: String, _ text: String
  ) -> SnapshotFiles.Change {
    SnapshotFiles.Change(
      relative: name.path + suffix, bytes: text.isEmpty ? nil : Array(text.utf8))
  }

  /// Writes the line of a golden whose files are right.
  package func writeLine(
    of snapshot: Snapshot, as name: SnapshotName, uses: [ResourceUse] = []
  ) throws(SnapshotStoreError) {
    let entry = Manifest.Entry(hashes: snapshot.hashes, uses: uses)
    try appendToManifest(Manifest.line(name, entry), isCreating: true)
  }

  /// Removes a golden and its line.
  public func remove(_ name: SnapshotName) throws(SnapshotStoreError) {
    try appendToManifest(Manifest.removal(of: name))
    try removeFiles(of: name)
  }

  /// Removes a file that belongs to no golden, such as one found by `SnapshotOrphans`.
  ///
  /// - Parameter relative: a path that `list` returned.
  public func removeFile(_ relative: String) throws(SnapshotStoreError) {
    try files.remove(relative)
    files.removeEmptyFolders(above: relative)
  }

  /// All files below the root, relative to it and sorted; hidden ones left out.
  public func list() throws(SnapshotStoreError) -> [String] { try files.list() }

  /// The files that a golden may have.
  private func paths(of name: SnapshotName) -> [String] {
    Self.suffixes.map { name.path + $0 }
  }

  private func removeFiles(of name: SnapshotName) throws(SnapshotStoreError) {
    for path in paths(of: name) { try files.remove(path) }
    files.removeEmptyFolders(above: name.path)
  }

  /// An empty manifest says no more than none, and is removed.
  private func compactManifest() throws(SnapshotStoreError) {
    guard files.exists(Self.manifestName) else { return }
    try files.whileLocked { () throws(SnapshotStoreError) in
      guard let old = try text(Self.manifestName) else { return }
      let manifest = try manifest()
      if manifest.names.isEmpty {
        try files.remove(Self.manifestName)
      } else if manifest.text != old {
        try files.replace(Self.manifestName, with: Array(manifest.text.utf8))
        try files.synchronize([Self.manifestName])
      }
    }
  }

  /// - Parameter isCreating: whether the line is needed where there is no manifest.
  private func appendToManifest(
    _ line: String, isCreating: Bool = false
  ) throws(SnapshotStoreError) {
    guard isCreating || files.exists(Self.manifestName) else { return }
    try files.whileLocked { () throws(SnapshotStoreError) in
      if files.exists(Self.manifestName) {
        try files.append(Array(line.utf8), to: Self.manifestName)
      } else if isCreating {
        try files.replace(Self.manifestName, with: Array((Manifest().text + line).utf8))
      }
    }
  }
}

/// The files of a golden, not yet decoded.
package struct GoldenFiles: Sendable {
  package let picture: [UInt8]
  package let tree: String
  package let audit: String
  package let speech: String

  package init(picture: [UInt8], tree: String, audit: String, speech: String = "") {
    self.picture = picture
    self.tree = tree
    self.audit = audit
    self.speech = speech
  }

  /// The SHA-256 of all bytes.
  package var contentHash: String {
    var content = ContentWriter()
    content.add(picture)
    content.add(tree)
    content.add(audit)
    content.add(speech)
    return content.digest()
  }
}
