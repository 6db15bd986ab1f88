/// Goldens as files below a folder: `<story>/<variant>.png`, `.tree.txt` and, where the audit has
/// findings, `.audit.txt`; and a manifest of their hashes.
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

  /// Whether pictures, trees and audits are kept as files, or only as hashes in the manifest.
  public enum Contents: String, Codable, Sendable { case files, hashesOnly }

  public let root: String
  let files: SnapshotFiles

  /// - Parameter root: the folder, such as `Snapshots`; it need not exist.
  public init(root: String) {
    self.root = root
    files = SnapshotFiles(root: root)
  }

  /// Where the picture of a golden lies.
  public func picturePath(of name: SnapshotName) -> String {
    files.path(name.path + Self.pictureSuffix)
  }

  public func treePath(of name: SnapshotName) -> String {
    files.path(name.path + Self.treeSuffix)
  }

  public func auditPath(of name: SnapshotName) -> String {
    files.path(name.path + Self.auditSuffix)
  }

  /// Where the manifest lies.
  package var manifestPath: String { files.path(Self.manifestName) }

  // MARK: Reading

  /// The golden, or `nil` if it has no files.
  public func read(
    _ name: SnapshotName, limits: PNGLimits = .standard
  ) throws(SnapshotStoreError) -> Snapshot? {
    guard let golden = try golden(name) else { return nil }
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
      picture: picture, tree: tree, audit: try text(name.path + Self.auditSuffix) ?? "")
  }

  /// What a golden's files show.
  package func decode(
    _ golden: GoldenFiles, as name: SnapshotName, limits: PNGLimits = .standard
  ) throws(SnapshotStoreError) -> Snapshot {
    do throws(PNGDecodingError) {
      return Snapshot(
        pixmap: try PNGDecoder.decode(golden.picture, limits: limits), tree: golden.tree,
        audit: golden.audit)
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

  /// The manifest; an empty one if there is none.
  public func manifest() throws(SnapshotStoreError) -> Manifest {
    guard let text = try text(Self.manifestName) else { return Manifest() }
    do throws(ManifestError) {
      return try Manifest(text: text)
    } catch {
      throw .damagedManifest(path: manifestPath, error)
    }
  }

  private func text(_ relative: String) throws(SnapshotStoreError) -> String? {
    guard let bytes = try files.read(relative, limit: Self.maximumFileBytes) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path: files.path(relative))
    }
    return text
  }

  // MARK: Writing

  /// Prepares a run that writes: removes what a killed one left, and compacts the manifest, which
  /// must be readable.
  public func beginRecording() throws(SnapshotStoreError) {
    files.removePartialFiles()
    try compactManifest()
  }

  /// Ends a run that wrote: rewrites the manifest in its compact, sorted form.
  public func endRecording() throws(SnapshotStoreError) {
    try compactManifest()
    files.removePartialFiles()
  }

  /// Writes a golden: its files, then its line in the manifest.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, kept in the picture.
  ///   - contents: `hashesOnly` writes the line alone and leaves no files.
  public func write(
    _ snapshot: Snapshot, as name: SnapshotName, scale: Double?, contents: Contents = .files
  ) throws(SnapshotStoreError) {
    try appendToManifest(Manifest.removal(of: name))
    switch contents {
    case .files:
      let picture = PNGEncoder.encode(snapshot.pixmap, scale: scale)
      try files.replace(name.path + Self.pictureSuffix, with: picture)
      try files.replace(name.path + Self.treeSuffix, with: Array(snapshot.tree.utf8))
      if snapshot.audit.isEmpty {
        try files.remove(name.path + Self.auditSuffix)
      } else {
        try files.replace(name.path + Self.auditSuffix, with: Array(snapshot.audit.utf8))
      }
    case .hashesOnly:
      try removeFiles(of: name)
    }
    try appendToManifest(Manifest.line(name, Manifest.Entry(hashes: snapshot.hashes)))
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

  private func removeFiles(of name: SnapshotName) throws(SnapshotStoreError) {
    for suffix in [Self.pictureSuffix, Self.treeSuffix, Self.auditSuffix] {
      try files.remove(name.path + suffix)
    }
    files.removeEmptyFolders(above: name.path)
  }

  private func compactManifest() throws(SnapshotStoreError) {
    try files.whileLocked { () throws(SnapshotStoreError) in
      let manifest = try manifest()
      try files.replace(Self.manifestName, with: Array(manifest.text.utf8))
    }
  }

  private func appendToManifest(_ line: String) throws(SnapshotStoreError) {
    try files.whileLocked { () throws(SnapshotStoreError) in
      if !files.exists(Self.manifestName) {
        try files.replace(Self.manifestName, with: Array(Manifest().text.utf8))
      }
      try files.append(Array(line.utf8), to: Self.manifestName)
    }
  }
}

/// The files of a golden, not yet decoded.
package struct GoldenFiles: Sendable {
  package let picture: [UInt8]
  package let tree: String
  package let audit: String

  package init(picture: [UInt8], tree: String, audit: String) {
    self.picture = picture
    self.tree = tree
    self.audit = audit
  }

  /// The SHA-256 of all bytes.
  package var contentHash: String {
    var digest = ContentDigest()
    digest.add(picture)
    digest.add(tree)
    digest.add(audit)
    return digest.finish()
  }
}
