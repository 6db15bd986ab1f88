/// Reads an Xcode project: targets with their files and settings, and where its packages are.
struct XcodeProject {
  private(set) var modules: [AppModule] = []
  private(set) var notes: [ImportNote] = []
  /// Folders of packages that the project has by their paths.
  private(set) var packages: [String] = []
  /// Names of packages that the project has by their addresses.
  private(set) var remotePackages: [String] = []

  private let folder: ProjectFolder
  private let objects: XcodeObjects
  private let name: String
  /// Folders that are listed once.
  private var listings: [String: [String]] = [:]

  /// - Parameter path: the absolute path of the `.xcodeproj`.
  init(_ path: String, in folder: ProjectFolder) throws(ImportError) {
    self.folder = folder
    name = FilePath.name(path)
    let file = "\(path)/project.pbxproj"
    objects = try XcodeObjects(
      try folder.read(file), path: folder.shown(file), folder: FilePath.parent(path))
    findPackages()
    for (_, target) in objects.objects(objects.project["targets"]) { read(target) }
  }

  private mutating func note(_ kind: ImportNote.Kind, _ subject: String, _ reason: String) {
    let note = ImportNote(kind, subject, reason)
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: Targets

  private mutating func read(_ target: ProjectValue) {
    let title = target["name"]?.text ?? "target"
    guard target["isa"]?.text == "PBXNativeTarget" else {
      return note(.target, title, "it builds no module; what it runs is not run")
    }
    let kind = target["productType"]?.text ?? ""
    guard !kind.contains("test") else { return note(.target, title, "tests are not imported") }
    let folder = folder
    let settings = objects.settings(of: target, named: title) { path in
      guard let bytes = try? folder.read(path) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    if let platform = Self.otherPlatform(settings, kind) {
      return note(.target, title, "it is for \(platform)")
    }
    var module = AppModule(title, name: settings["PRODUCT_MODULE_NAME"], origin: .target)
    module.settings = settings.compiler
    if kind == "com.apple.product-type.application" { module.appSettings = settings }
    module.developmentLanguage = objects.project["developmentRegion"]?.text
    for (id, phase) in objects.objects(target["buildPhases"]) {
      readPhase(phase, id: id, of: title, into: &module)
    }
    for (_, rule) in objects.objects(target["buildRules"]) {
      note(.script, title, "the build rule for \(rule["filePatterns"]?.text ?? "files") is not run")
    }
    addSynchronizedFolders(of: target, to: &module)
    if let list = settings["INFOPLIST_FILE"], !list.isEmpty {
      let path = FilePath.absolute(list, in: objects.folder)
      if folder.isFile(path) {
        module.add(path)
        module.infoList = path
      }
    }
    if module.sources.isEmpty {
      return note(.target, title, "it has no Swift files")
    }
    modules.append(module)
  }

  /// The platform of a target that is not for iOS.
  private static func otherPlatform(_ settings: BuildSettings, _ kind: String) -> String? {
    if kind.contains("watch") { return "watchOS" }
    let supported = settings.words("SUPPORTED_PLATFORMS")
    if supported.contains(where: { $0.hasPrefix("iphone") }) { return nil }
    let names = [
      ("macosx", "macOS"), ("watchos", "watchOS"), ("appletvos", "tvOS"), ("xros", "visionOS"),
    ]
    let sdk = settings["SDKROOT"] ?? ""
    return names.first { sdk.hasPrefix($0.0) || sdk.isEmpty && supported.contains($0.0) }?.1
  }

  private mutating func readPhase(
    _ phase: ProjectValue, id: String, of target: String, into module: inout AppModule
  ) {
    switch phase["isa"]?.text {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
      for (_, file) in objects.objects(phase["files"]) {
        if let reference = file["fileRef"]?.text { add(reference, to: &module) }
      }
    case "PBXShellScriptBuildPhase":
      let title = phase["name"]?.text ?? "Run Script"
      note(.script, target, "the script “\(title)” is not run")
    default: break
    }
  }

  /// Adds a file, or all the languages of one.
  private mutating func add(_ reference: String, to module: inout AppModule) {
    guard let object = objects.object(reference) else { return }
    if object["isa"]?.text == "PBXVariantGroup" {
      for child in object["children"]?.texts ?? [] { add(child, to: &module) }
      return
    }
    guard let path = objects.paths[reference] else {
      let shown = object["path"]?.text ?? reference
      return note(.unread, shown, "its place is known to Xcode alone")
    }
    addFile(path, to: &module)
  }

  private mutating func addFile(_ path: String, to module: inout AppModule) {
    guard folder.contains(path) else {
      return note(
        .outside, path, "it is outside of \(folder.root); import a folder that has both")
    }
    guard folder.isFile(path) || folder.isFolder(path) else {
      return note(
        .unread, folder.shown(path), "there is no such file; something may have to make it")
    }
    // A reference to a folder, and not to a group of files.
    if folder.isFolder(path), !ProjectFolder.bundles.contains(FilePath.ending(path)) {
      for file in files(in: path) where FilePath.ending(file) != "swift" { module.add(file) }
    } else {
      module.add(path)
    }
  }

  private mutating func files(in path: String) -> [String] {
    if let known = listings[path] { return known }
    let files = folder.files(in: path, notes: &notes)
    listings[path] = files
    return files
  }

  // MARK: Synchronised folders

  /// Adds the files of folders whose content is the target's, but for exceptions; and exceptions of folders
  /// that are another target's.
  private mutating func addSynchronizedFolders(
    of target: ProjectValue, to module: inout AppModule
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    for id in objects.ids(isa: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = objects.paths[id], let group = objects.object(id) else { continue }
      var exceptions: Set<String> = []
      for (_, exception) in objects.objects(group["exceptions"]) {
        let isMine =
          exception["target"]?.text.flatMap { objects.object($0) }?["name"] == target["name"]
        if isMine {
          exceptions.formUnion(exception["membershipExceptions"]?.texts ?? [])
        }
      }
      if own.contains(id) {
        guard folder.isFolder(path) else {
          note(
            folder.contains(path) ? .unread : .outside, folder.shown(path),
            "the folder of \(module.title) is not there or outside of \(folder.root)")
          continue
        }
        for file in files(in: path) {
          let inner = FilePath.relative(file, to: path) ?? file
          let isException = exceptions.contains { inner == $0 || inner.hasPrefix($0 + "/") }
          if !isException { addFile(file, to: &module) }
        }
      } else {
        for inner in exceptions.sorted() {
          let file = FilePath.absolute(inner, in: path)
          if FilePath.name(file) != "Info.plist" { addFile(file, to: &module) }
        }
      }
    }
  }

  // MARK: Packages

  private mutating func findPackages() {
    for id in objects.ids(isa: "XCLocalSwiftPackageReference") {
      if let path = objects.object(id)?["relativePath"]?.text {
        packages.append(FilePath.absolute(path, in: objects.folder))
      }
    }
    // Older projects have them as folders among their files.
    for id in objects.ids(isa: "PBXFileReference") {
      guard let path = objects.paths[id], !packages.contains(path),
        FilePath.ending(path) == "", folder.isFile("\(path)/Package.swift")
      else { continue }
      packages.append(path)
    }
    for id in objects.ids(isa: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = objects.paths[id], folder.isFile("\(path)/Package.swift") else { continue }
      if !packages.contains(path) { packages.append(path) }
    }
    for id in objects.ids(isa: "XCRemoteSwiftPackageReference") {
      let address = objects.object(id)?["repositoryURL"]?.text ?? ""
      var package = FilePath.name(address)
      if package.hasSuffix(".git") { package = String(package.dropLast(4)) }
      if !package.isEmpty { remotePackages.append(package) }
    }
  }
}
