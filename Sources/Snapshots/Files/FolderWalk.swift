/// The files in a folder and below it, in the order of the bytes of their names, folder by folder.
///
/// Every folder is visited once, whatever links lead to it, so that a walk ends; a folder itself is
/// preferred to a link to it, and of two links the first one by its path.
package struct FolderWalk: Sendable {
  /// Paths relative to the folder.
  package private(set) var files: [String] = []
  /// Names that are not text, so that no path leads to them: relative paths with `�` in place of what
  /// cannot be read.
  package private(set) var unnamed: [String] = []

  /// What a walk does with links to folders; links to files are files.
  package enum Links: Sendable {
    case follow
    /// They are listed as files are.
    case list
  }

  /// - Parameters:
  ///   - enters: whether a folder of this name is looked into.
  ///   - takes: whether a file of this name is listed.
  /// - Throws: `FolderWalkError` for a folder that cannot be read.
  package init(
    _ root: String, links: Links, enters: (String) -> Bool, takes: (String) -> Bool
  ) throws(FolderWalkError) {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    var visited: Set<FolderIdentity> = []
    var open = [""]
    while !open.isEmpty {
      var linked: [String] = []
      for folder in open {
        try walk(
          folder, below: prefix, links, &visited, &linked, enters: enters, takes: takes)
      }
      open = linked.sorted(by: Self.precedes)
    }
    // What was found behind links belongs between the rest.
    if visited.count > 1 { files.sort(by: Self.precedes) }
  }

  /// Lists a folder and the folders in it, and notes links to other ones.
  private mutating func walk(
    _ folder: String, below prefix: String, _ links: Links,
    _ visited: inout Set<FolderIdentity>, _ linked: inout [String],
    enters: (String) -> Bool, takes: (String) -> Bool
  ) throws(FolderWalkError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      let path = prefix + folder
      let entries: [FolderEntry]
      do throws(SystemError) {
        guard visited.insert(try FolderIdentity(path)).inserted else { continue }
        entries = try folderEntries(path)
      } catch {
        throw FolderWalkError(path: folder.isEmpty ? String(prefix.dropLast()) : path, error: error)
      }
      for entry in entries {
        let relative = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        guard entry.isText else {
          if entry.kind == .folder ? enters(entry.name) : takes(entry.name) {
            unnamed.append(relative)
          }
          continue
        }
        switch entry.kind ?? FileKind(ofLink: prefix + relative) {
        case .folder:
          if enters(entry.name) { pending.append(relative) }
        case .link where links == .follow && (try? fileKind(prefix + relative)) == .folder:
          if enters(entry.name) { linked.append(relative) }
        case .file, .link:
          if takes(entry.name) { files.append(relative) }
        case .other, nil:
          // A pipe or a device keeps whoever reads it waiting.
          if links == .list, takes(entry.name) { files.append(relative) }
        }
      }
    }
  }

  /// By the bytes of each name; a folder's content comes where its name does.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lazy.map { $0 == 0x2F ? 0 : $0 }
      .lexicographicallyPrecedes(other.utf8.lazy.map { $0 == 0x2F ? 0 : $0 })
  }
}

/// A folder that cannot be read.
package struct FolderWalkError: Error, Equatable, Sendable {
  package var path: String
  package var error: SystemError
}
