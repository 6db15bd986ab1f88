import Resources

/// Puts the resources of a module where the program of previews reads them.
struct ModuleResources {
  let project: AppProject
  let folder: ImportFolder
  /// The most that is copied for an app, in bytes.
  static let limit = 1_000_000_000

  /// Files that code opens by their names.
  private static let data: Set = ["json", "txt", "csv", "plist", "md", "html", "geojson"]

  /// The folder of a module's resources in that of an import.
  static func place(of module: String) -> String { "Resources/\(module)" }

  /// Copies the files.
  ///
  /// - Parameter issues: gets what cannot be copied.
  /// - Returns: whether anything is another than before, or `nil` where there is nothing.
  func copy(_ work: ModuleWork, issues: inout [String]) throws(ImportError) -> Bool? {
    var hasChanged = false
    var count = 0
    var names: Set<String> = []
    var byteCount = 0
    let list = "\(Self.place(of: work.name))/Info.plist"
    var ownList: [UInt8]?
    for path in work.module.resources {
      for (file, inner) in try files(path, issues: &issues) {
        let shown = FilePath.relative(file, to: project.root) ?? file
        var bytes: [UInt8]
        do throws(SystemError) {
          bytes = try readFile(file, limit: ProjectFolder.fileLimit, only: .file)
        } catch {
          issues.append("\(shown): \(error)")
          continue
        }
        byteCount += bytes.count
        guard byteCount <= Self.limit else {
          issues.append("\(shown): more than \(Self.limit) bytes of resources are not copied")
          return hasChanged
        }
        var place = "\(Self.place(of: work.name))/\(inner)"
        let name = FilePath.name(inner)
        if name == "Info.plist" || file == work.module.infoList {
          guard ownList == nil || file == work.module.infoList else {
            issues.append("\(shown): the app has another Info.plist")
            continue
          }
          place = list
          ownList = bytes
          bytes = withLanguage(bytes, of: work.module)
        } else if Self.data.contains(FilePath.ending(name)), !inner.contains(".xcassets/"),
          !inner.contains(".lproj/")
        {
          guard names.insert(name).inserted else {
            issues.append("\(shown): another file of the module has this name")
            continue
          }
          place = "\(Self.place(of: work.name))/\(name)"
          if work.module.origin == .target { try folder.write(bytes, to: ".build/bin/\(name)") }
        }
        count += 1
        if try folder.write(bytes, to: place) { hasChanged = true }
      }
    }
    if let settings = work.module.appSettings, isFirstApp(work.module),
      let bytes = InfoList.bytes(ownList, settings: settings)
    {
      try folder.write(bytes, to: ".build/bin/Info.plist")
    }
    if count > 0, ownList == nil, let language = Self.language(of: work.module) {
      // Xcode makes the list of an app that has none of its own.
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleDevelopmentRegion</key><string>\(language)</string>
        </dict></plist>

        """
      if try folder.write(Array(text.utf8), to: list) { hasChanged = true }
    }
    return count == 0 ? nil : hasChanged
  }

  /// Whether the program of the previews stands for an app, where a project has several.
  private func isFirstApp(_ module: AppModule) -> Bool {
    project.modules.first { $0.appSettings != nil }?.name == module.name
  }

  /// The language that a module is written in; `nil` where what the project says is no tag.
  private static func language(of module: AppModule) -> String? {
    module.developmentLanguage.flatMap { tag in
      let isTag = tag.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F
      }
      return isTag && !tag.isEmpty ? tag : nil
    }
  }

  /// A property list with the language of the app in the place of the setting that names it.
  private func withLanguage(_ list: [UInt8], of module: AppModule) -> [UInt8] {
    guard let language = Self.language(of: module) else { return list }
    var bytes = list
    for name in ["DEVELOPMENT_LANGUAGE", "DEVELOPMENT_REGION"] {
      let setting = Array("$(\(name))".utf8)
      while let range = bytes.firstRange(of: setting) {
        bytes.replaceSubrange(range, with: Array(language.utf8))
      }
    }
    return bytes
  }

  /// The files of a resource, with their ways inside of the module's folder.
  private func files(
    _ path: String, issues: inout [String]
  ) throws(ImportError) -> [(String, String)] {
    let inner = FilePath.relative(path, to: project.root) ?? String(path.drop { $0 == "/" })
    guard FileKind(ofLink: path) == .folder else { return [(path, inner)] }
    var found: [(String, String)] = []
    var pending: [(String, Int)] = [("", 0)]
    while let (folder, depth) = pending.popLast() {
      let way = folder.isEmpty ? path : "\(path)/\(folder)"
      for entry in (try? folderEntries(way)) ?? [] where !entry.name.hasPrefix(".") {
        let below = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind ?? FileKind(ofLink: "\(path)/\(below)") {
        case .file where entry.isText: found.append(("\(path)/\(below)", "\(inner)/\(below)"))
        case .folder where depth < 32: pending.append((below, depth + 1))
        default: issues.append("\(inner)/\(below): it is a link, or its name cannot be read")
        }
      }
    }
    return found.sorted { $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) }
  }
}
