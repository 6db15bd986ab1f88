import XML
import Resources

/// Finds out how an app is written, and reads it: an Xcode project or workspace, a package, or a folder of
/// files. Nothing of the app is run.
package struct ProjectReader {
  private let folder: ProjectFolder
  /// Folders in which packages with addresses may be.
  private let checkouts: [String]
  private var project: AppProject
  private var packageQueue: [(path: String, origin: AppModule.Origin)] = []
  private var remotePackages: [String] = []

  /// Reads the app at a path.
  ///
  /// - Parameters:
  ///   - checkouts: folders that hold packages, by their names.
  ///   - workingFolder: what a relative path starts from.
  /// - Throws: where nothing can be read.
  package static func read(
    _ path: String, checkouts: [String] = [], workingFolder: String
  ) throws(ImportError) -> AppProject {
    let absolute = FilePath.absolute(path, in: workingFolder)
    guard let kind = try? fileKind(absolute) else {
      throw ImportError(.missing, path, "there is no such file or folder")
    }
    let ending = FilePath.ending(absolute)
    let isProject = ["xcodeproj", "xcworkspace"].contains(ending)
    let isInner = isProject || kind == .file
    let folder = try ProjectFolder(isInner ? FilePath.parent(absolute) : absolute)
    var reader = ProjectReader(
      folder, checkouts: checkouts.map { FilePath.absolute($0, in: workingFolder) })
    let found =
      isProject
      ? "\(folder.root)/\(FilePath.name(absolute))" : try reader.find(in: folder.root, depth: 0)
    try reader.readAll(found)
    return reader.project
  }

  private init(_ folder: ProjectFolder, checkouts: [String]) {
    self.folder = folder
    self.checkouts = checkouts
    project = AppProject(form: "", name: FilePath.name(folder.root), root: folder.root)
  }

  // MARK: Finding

  /// The workspace, project or package of a folder; `nil` where there are only files.
  private func find(in path: String, depth: Int) throws(ImportError) -> String? {
    let names = folder.names(in: path)
    for ending in ["xcworkspace", "xcodeproj"] {
      let found = names.filter { FilePath.ending($0) == ending }
      if found.count > 1 {
        throw ImportError(
          .input, folder.shown(path), "it holds \(found.joined(separator: " and "))",
          advice: "Name one of them.")
      }
      if let only = found.first { return "\(path)/\(only)" }
    }
    if names.contains("Package.swift") { return path }
    guard depth < 2 else { return nil }
    var inner: [String] = []
    for name in names where !ProjectFolder.skipped.contains(name) {
      let child = "\(path)/\(name)"
      guard folder.isFolder(child), !ProjectFolder.bundles.contains(FilePath.ending(child)) else {
        continue
      }
      // Packages beside sources are parts of an app and not the app.
      if let found = try find(in: child, depth: depth + 1), FilePath.ending(found) != "" {
        inner.append(found)
      }
    }
    guard inner.count > 1 else { return inner.first }
    throw ImportError(
      .input, folder.shown(path),
      "it holds several projects: \(inner.map(folder.shown).joined(separator: ", "))",
      advice: "Name one of them.")
  }

  // MARK: Reading

  private mutating func readAll(_ path: String?) throws(ImportError) {
    do throws(ImportError) {
      if let path { try readProject(path) } else { readFolder() }
    } catch {
      // The files are worth more than what says how they belong together.
      note(error, "; all Swift files are taken for one module")
      readFolder()
    }
    readPackages()
    readRemotePackages()
    for index in project.modules.indices { Self.settleResources(&project.modules[index]) }
    guard !project.modules.isEmpty else {
      throw ImportError(
        .input, folder.shown(path ?? folder.root), "no target of it has Swift files for iOS",
        advice: project.notes.prefix(5).map { "\($0.subject): \($0.reason)" }
          .joined(separator: "\n"))
    }
  }

  private mutating func readProject(_ path: String) throws(ImportError) {
    switch FilePath.ending(path) {
    case "xcworkspace": try readWorkspace(path)
    case "xcodeproj":
      project.form = "Xcode project \(FilePath.name(path))"
      project.name = FilePath.stem(path)
      try readXcode(path)
    default:
      project.form = "Swift package"
      let package = try PackageManifest(path, in: folder, origin: .target)
      project.name = package.name
      add(package)
    }
  }

  private mutating func note(_ error: ImportError, _ consequence: String = "") {
    project.notes.append(ImportNote(.unread, error.path, error.reason + consequence))
  }

  private mutating func readWorkspace(_ path: String) throws(ImportError) {
    project.form = "Xcode workspace \(FilePath.name(path))"
    project.name = FilePath.stem(path)
    let file = "\(path)/contents.xcworkspacedata"
    let document: XMLDocument
    let bytes = try folder.read(file)
    do throws(XMLError) {
      document = try XMLDocument(bytes)
    } catch {
      throw ImportError(
        .input, folder.shown(file), place: error.place, "it is no workspace: \(error.words)")
    }
    // Groups have a place of their own, which their members start from.
    var pending: [(element: Int, base: String)] = [(0, FilePath.parent(path))]
    var projects: [String] = []
    while let (element, base) = pending.popLast() {
      var place = base
      if let location = document.attributes[element]["location"] {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let inner = parts.count > 1 ? String(parts[1]) : ""
        let start = parts.first == "group" ? base : FilePath.parent(path)
        place = FilePath.absolute(inner, in: parts.first == "absolute" ? "/" : start)
      }
      if document.names[element] == "FileRef" {
        projects.append(place)
      } else {
        pending += document.children[element].reversed().map { ($0, place) }
      }
    }
    var failure: ImportError?
    for place in projects {
      guard folder.contains(place) else {
        project.notes.append(
          ImportNote(.outside, place, "it is outside of \(folder.root), which is all that is read"))
        continue
      }
      switch FilePath.ending(place) {
      case "xcodeproj" where FilePath.name(place) == "Pods.xcodeproj":
        project.notes.append(
          ImportNote(.package, "Pods", "pods are not built; what is mentioned of them is a stub"))
      case "xcodeproj":
        do throws(ImportError) {
          try readXcode(place)
        } catch {
          failure = error
          note(error)
        }
      case _ where folder.isFile("\(place)/Package.swift"): enqueue(place)
      default: break
      }
    }
    if let failure, project.modules.isEmpty, packageQueue.isEmpty { throw failure }
  }

  private mutating func readXcode(_ path: String) throws(ImportError) {
    let xcode = try XcodeProject(path, in: folder)
    for module in xcode.modules { add(module) }
    project.notes += xcode.notes
    for package in xcode.packages { enqueue(package) }
    remotePackages += xcode.remotePackages
  }

  private mutating func add(_ package: PackageManifest) {
    for module in package.modules { add(module) }
    project.notes += package.notes
    for inner in package.packages { enqueue(inner) }
    remotePackages += package.remotePackages
  }

  private mutating func add(_ module: AppModule) {
    guard let other = project.modules.first(where: { $0.name == module.name }) else {
      return project.modules.append(module)
    }
    project.notes.append(
      ImportNote(
        .target, module.title, "its module is called \(module.name), as that of \(other.title)"))
  }

  private mutating func enqueue(
    _ path: String, origin: AppModule.Origin = .package
  ) {
    guard !packageQueue.contains(where: { $0.path == path }) else { return }
    packageQueue.append((path, origin))
  }

  private mutating func readPackages() {
    var index = 0
    while index < packageQueue.count {
      let (path, origin) = packageQueue[index]
      index += 1
      do throws(ImportError) {
        let home = origin == .thirdParty ? try ProjectFolder(path) : folder
        guard home.isFolder(path) else {
          project.notes.append(
            ImportNote(
              folder.contains(path) ? .package : .outside, folder.shown(path),
              "the package is not there or outside of \(folder.root)"))
          continue
        }
        add(try PackageManifest(path, in: home, origin: origin))
      } catch {
        note(error)
      }
    }
  }

  /// Takes packages with addresses from where they are checked out; the network is never asked.
  private mutating func readRemotePackages() {
    let places =
      checkouts + ["\(folder.root)/.build/checkouts", "\(folder.root)/SourcePackages/checkouts"]
    var done: Set<String> = []
    while let package = remotePackages.popLast() {
      guard done.insert(package.lowercased()).inserted else { continue }
      let found = places.map { "\($0)/\(package)" }.first {
        FileKind(ofLink: "\($0)/Package.swift") == .file
      }
      if let found {
        enqueue(found, origin: .thirdParty)
        readPackages()
      } else {
        project.notes.append(
          ImportNote(
            .package, package, "it is not here; give the folder of its checkout with --packages"))
      }
    }
  }

  // MARK: Folders of files

  /// Takes all Swift files of a folder for one module, and packages in it for modules of their own.
  private mutating func readFolder() {
    let names = folder.names(in: folder.root)
    let generators = [
      "project.yml", "project.yaml", "project.json", "Project.swift", "Workspace.swift",
    ]
    if let generator = names.first(where: generators.contains) {
      project.form = "folder of Swift files"
      project.notes.append(
        ImportNote(
          .other, generator,
          "the project that it makes is not there; all Swift files are taken for one module"))
    } else {
      project.form = "folder of Swift files"
    }
    var module = AppModule(project.name, origin: .target)
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": project.name, "PRODUCT_NAME": project.name])
    module.appSettings = settings
    var packages: [String] = []
    var others: [String] = []
    let files = folder.files(in: folder.root, notes: &project.notes) { path in
      if (try? fileKind("\(path)/Package.swift")) == .file {
        packages.append(path)
        return false
      }
      guard Self.isPart(FilePath.name(path)) else {
        others.append(path)
        return false
      }
      return true
    }
    let manifests = ["Package.swift", "Project.swift", "Workspace.swift"]
    for file in files where !manifests.contains(FilePath.name(file)) {
      if isTest(file) {
        project.notes.append(ImportNote(.target, folder.shown(file), "it is a test"))
      } else {
        module.add(file)
      }
    }
    for path in others {
      project.notes.append(
        ImportNote(.target, folder.shown(path), "by its name it is for tests, a watch or a Mac"))
    }
    if !module.sources.isEmpty { add(module) }
    for package in packages { enqueue(package) }
  }

  /// Whether a file of no known target imports what tests do.
  private func isTest(_ file: String) -> Bool {
    let names = ["XCTest", "Testing"]
    guard FilePath.ending(file) == "swift", let bytes = try? folder.read(file),
      names.contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil })
    else { return false }
    return SourceFacts(bytes).imports.contains(where: names.contains)
  }

  /// Whether a folder may belong to an app for iOS.
  private static func isPart(_ name: String) -> Bool {
    let isOther = [
      "Tests", "UITests", "Watch", "WatchKit", "macOS", "Mac", "tvOS", "Tuist",
    ]
    .contains { name == $0 || name.hasSuffix($0) || name.hasSuffix($0 + " App") }
    return !isOther && !name.contains("Tests")
  }

  // MARK: Resources

  /// Keeps the resources that are read here.
  private static func settleResources(_ module: inout AppModule) {
    module.resources = module.resources.filter { path in
      let ending = FilePath.ending(path)
      return resourceEndings.contains(ending) || FilePath.name(path).hasSuffix("Info.plist")
    }
  }

  private static let resourceEndings: Set = [
    "xcassets", "xcstrings", "strings", "stringsdict", "ttf", "otf", "ttc", "png", "jpg", "jpeg",
    "webp", "svg", "pdf", "json", "plist", "txt", "md", "csv", "html", "bundle", "geojson",
  ]
}
