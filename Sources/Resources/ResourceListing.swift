/// The files in a folder and below it, links and hidden ones left out.
struct ResourceListing {
  /// Paths from the folder, sorted by their bytes folder by folder.
  private(set) var files: [String] = []
  /// The folder and those below it, and the files, with the way to the folder before them.
  private(set) var places: [String] = []

  init(_ root: String, issues: inout [ResourceIssue]) {
    var pending: [(path: String, depth: Int)] = [("", 0)]
    var count = 0
    defer { places += files.map { "\(root)/\($0)" } }
    while let folder = pending.popLast() {
      places.append(folder.path.isEmpty ? root : "\(root)/\(folder.path)")
      let entries: [FolderEntry]
      do throws(SystemError) {
        entries = try folderEntries(folder.path.isEmpty ? root : "\(root)/\(folder.path)")
      } catch {
        issues.append(ResourceIssue(path: folder.path, reason: "\(error)"))
        continue
      }
      var folders: [String] = []
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
        count += 1
        guard count <= ResourceReader.maximumFiles else {
          issues.append(
            ResourceIssue(
              path: path, reason: "more than \(ResourceReader.maximumFiles) files are not read"))
          files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          return
        }
        guard entry.isText else {
          issues.append(
            ResourceIssue(path: path, reason: "its name is not UTF-8; rename it"))
          continue
        }
        switch entry.kind ?? FileKind(ofLink: "\(root)/\(path)") {
        case .file: files.append(path)
        case .folder where folder.depth < ResourceReader.maximumDepth: folders.append(path)
        case .folder:
          issues.append(
            ResourceIssue(
              path: path,
              reason: "folders deeper than \(ResourceReader.maximumDepth) are not read"))
        case .link:
          issues.append(
            ResourceIssue(path: path, reason: "links are not followed; put a copy in its place"))
        case .other, nil: continue
        }
      }
      pending += folders.reversed().map { ($0, folder.depth + 1) }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
