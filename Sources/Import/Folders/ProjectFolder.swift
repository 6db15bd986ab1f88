import Resources

/// The folder of an app. Nothing outside of it is read.
struct ProjectFolder: Sendable {
  /// The most that is read of one file of a project or of source, in bytes.
  static let fileLimit = 64_000_000
  /// The most files that are listed.
  static let maximumFiles = 50_000
  private static let maximumDepth = 32

  /// Folders that hold no sources of an app.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "fastlane",
    "vendor", "Preview Assets.xcassets.backup",
  ]
  /// Folders that are one resource each.
  static let bundles: Set<String> = [
    "xcassets", "bundle", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework",
    "docc", "xcdatamodeld", "car", "icon", "mlpackage", "storekit", "app",
  ]

  /// The path without links.
  let root: String

  /// - Throws: where there is no such folder.
  init(_ path: String) throws(ImportError) {
    guard let resolved = resolvedPath(path), (try? fileKind(resolved)) == .folder else {
      throw ImportError(.missing, path, "there is no such folder")
    }
    root = resolved
  }

  /// Whether a path leads to the folder or into it, whatever links are on the way.
  func contains(_ path: String) -> Bool {
    guard let resolved = resolvedPath(path) else { return false }
    return resolved == root || FilePath.relative(resolved, to: root) != nil
  }

  /// A path as messages name it.
  func shown(_ path: String) -> String { FilePath.relative(path, to: root) ?? path }

  /// The content of a file that is in the folder.
  func read(_ path: String) throws(ImportError) -> [UInt8] {
    guard contains(path) else {
      let isThere = (try? fileKind(path)) != nil
      throw ImportError(
        isThere ? .input : .missing, shown(path),
        isThere ? "it is outside of \(root), which is all that is read" : "there is no such file")
    }
    do throws(SystemError) {
      return try readFile(path, limit: Self.fileLimit, only: .file)
    } catch {
      throw ImportError(.missing, shown(path), "\(error)")
    }
  }

  func isFile(_ path: String) -> Bool { contains(path) && (try? fileKind(path)) == .file }
  func isFolder(_ path: String) -> Bool { contains(path) && (try? fileKind(path)) == .folder }

  /// Names in a folder, sorted by their bytes, hidden ones left out.
  func names(in path: String) -> [String] {
    guard contains(path), let entries = try? folderEntries(path) else { return [] }
    return entries.filter { $0.isText && !$0.name.hasPrefix(".") }.map(\.name)
  }

  /// The files of a folder and below it, and the folders that are one resource each, as absolute paths.
  ///
  /// - Parameters:
  ///   - enters: whether a folder is looked into, by its absolute path.
  ///   - notes: gets what is left out.
  func files(
    in folder: String, notes: inout [ImportNote], enters: (String) -> Bool = { _ in true }
  ) -> [String] {
    var found: [String] = []
    var pending: [(path: String, depth: Int)] = [(folder, 0)]
    while let (path, depth) = pending.popLast() {
      guard contains(path), let entries = try? folderEntries(path) else {
        notes.append(ImportNote(.unread, shown(path), "the folder cannot be read"))
        continue
      }
      var folders: [String] = []
      for entry in entries where !entry.name.hasPrefix(".") {
        guard entry.isText else {
          notes.append(ImportNote(.unread, shown(path), "a name in it is not UTF-8; rename it"))
          continue
        }
        let inner = "\(path)/\(entry.name)"
        guard found.count < Self.maximumFiles else {
          notes.append(
            ImportNote(.unread, shown(inner), "more than \(Self.maximumFiles) files are not read"))
          return found
        }
        switch entry.kind ?? FileKind(ofLink: inner) {
        case .file: found.append(inner)
        case .folder where Self.bundles.contains(FilePath.ending(inner)): found.append(inner)
        case .folder:
          guard !Self.skipped.contains(entry.name), enters(inner), !isImport(inner) else {
            continue
          }
          if depth < Self.maximumDepth {
            folders.append(inner)
          } else {
            notes.append(ImportNote(.unread, shown(inner), "it is too deep a folder"))
          }
        case .link:
          if (try? fileKind(inner)) == .file, contains(inner) {
            found.append(inner)
          } else {
            let reason = "links to folders, and out of the project, are not followed"
            notes.append(ImportNote(.link, shown(inner), reason))
          }
        case .other, nil: continue
        }
      }
      pending += folders.reversed().map { ($0, depth + 1) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isImport(_ path: String) -> Bool {
    FileKind(ofLink: "\(path)/\(ImportFolder.marker)") != nil
  }
}
