/// Finds files below a root that no story owns.
///
/// Only a caller that knows all stories of the root may ask: with some stories left out by a
/// filter or a shard, their goldens would look like orphans.
public struct SnapshotOrphans: Equatable, Sendable {
  /// Files in the form of a golden whose story or variant is not among those known.
  public let files: [String]
  /// Files of no form that a golden has: left alone and reported.
  public let foreign: [String]
  /// Lines of the manifest whose story or variant is not among those known.
  public let names: [SnapshotName]
  /// Files whose names differ from an owned one only in case: the same file on some systems.
  public let collisions: [String]

  /// - Parameters:
  ///   - files: all files below the root, as `SnapshotStore.list` gives them.
  ///   - owned: every variant of every story of the root.
  public init(files: [String], manifest: Manifest, owned: [SnapshotName]) {
    let known = Set(owned)
    let ownedPaths = Set(owned.flatMap(Self.paths))
    let folded = Set(ownedPaths.map(SnapshotNameRegistry.caseFolded))
    var orphans: [String] = []
    var foreign: [String] = []
    var collisions: [String] = []
    for file in files where file != SnapshotStore.manifestName && !ownedPaths.contains(file) {
      if folded.contains(SnapshotNameRegistry.caseFolded(file)) {
        collisions.append(file)
      } else if Self.isGolden(file) {
        orphans.append(file)
      } else {
        foreign.append(file)
      }
    }
    self.files = orphans
    self.foreign = foreign
    self.collisions = collisions
    names = manifest.names.filter { !known.contains($0) }
  }

  /// Whether nothing was found; files that are no goldens do not count.
  public var isEmpty: Bool { files.isEmpty && names.isEmpty && collisions.isEmpty }

  private static func paths(of name: SnapshotName) -> [String] {
    SnapshotStore.suffixes.map { name.path + $0 }
  }

  /// Whether a story and a variant could have this file.
  private static func isGolden(_ file: String) -> Bool {
    guard let suffix = SnapshotStore.suffixes.first(where: { file.hasSuffix($0) }) else {
      return false
    }
    let path = file.dropLast(suffix.count)
    guard let slash = path.lastIndex(of: "/") else { return false }
    let name = try? SnapshotName(
      story: String(path[..<slash]), variant: String(path[path.index(after: slash)...]))
    return name != nil
  }
}
