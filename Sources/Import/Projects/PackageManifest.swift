/// Reads a `Package.swift` without running it.
struct PackageManifest {
  private(set) var name: String
  private(set) var modules: [AppModule] = []
  private(set) var notes: [ImportNote] = []
  /// Folders of packages that it depends on by their paths.
  private(set) var packages: [String] = []
  /// Names of packages that it depends on by their addresses.
  private(set) var remotePackages: [String] = []

  private let folder: ProjectFolder
  /// The folder of the package.
  private let path: String

  init(_ path: String, in folder: ProjectFolder, origin: AppModule.Origin) throws(ImportError) {
    self.folder = folder
    self.path = path
    let file = "\(path)/Package.swift"
    let bytes = try folder.read(file)
    let reader = StaticReader(bytes)
    let shown = folder.shown(file)
    guard let package = reader.package else {
      throw ImportError(.input, shown, "it has no “let package = Package(…)”")
    }
    name = package.argument("name")?.text ?? FilePath.name(path)
    for line in package.unknownLines + reader.laterLines {
      notes.append(
        ImportNote(.unread, "\(shown):\(line)", "what has to be run to be known is left out"))
    }
    var settings = CompilerSettings()
    settings.languageMode = Self.languageMode(bytes, package)
    for dependency in package.argument("dependencies")?.elements ?? [] { read(dependency) }
    let targets = package.argument("targets")?.elements ?? []
    let known = modules.count
    for target in targets { try read(target, settings: settings, origin: origin) }
    for index in known..<modules.count {
      modules[index].developmentLanguage = package.argument("defaultLocalization")?.text
    }
    if targets.isEmpty {
      throw ImportError(.input, shown, "its targets have to be run to be known")
    }
  }

  private static func languageMode(_ bytes: [UInt8], _ package: StaticValue) -> String {
    let modes = package.argument("swiftLanguageModes") ?? package.argument("swiftLanguageVersions")
    if let modes {
      let isSix = modes.elements.contains { mode in
        if case .name("v6") = mode { true } else { mode.argument("") != nil }
      }
      return isSix ? "6" : "5"
    }
    let first = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let version = first.split(separator: ":").last?.drop { $0 == " " } ?? ""
    return version.hasPrefix("6") ? "6" : "5"
  }

  private mutating func read(_ dependency: StaticValue) {
    if let inner = dependency.argument("path")?.text {
      packages.append(FilePath.absolute(inner, in: path))
    } else if let address = dependency.argument("url")?.text {
      var package = FilePath.name(address)
      if package.hasSuffix(".git") { package = String(package.dropLast(4)) }
      remotePackages.append(package)
    }
  }

  private mutating func read(
    _ target: StaticValue, settings: CompilerSettings, origin: AppModule.Origin
  ) throws(ImportError) {
    guard case .call(let kind, _) = target else { return }
    let title = target.argument("name")?.text ?? ""
    switch kind {
    case "target", "executableTarget": break
    case "testTarget": return
    case "binaryTarget", "systemLibrary", "systemLibraryTarget":
      return notes.append(ImportNote(.target, title, "it has no Swift sources"))
    case "macro", "plugin":
      return notes.append(ImportNote(.target, title, "a \(kind) is a program, which is not run"))
    default: return
    }
    guard !title.isEmpty else {
      return notes.append(
        ImportNote(.unread, folder.shown(path), "a target's name is not a literal"))
    }
    let place =
      target.argument("path")?.text.map { FilePath.absolute($0, in: path) }
      ?? ["Sources", "Source", "src", "srcs"].map { "\(path)/\($0)/\(title)" }
      .first { folder.isFolder($0) }
    guard let place, folder.isFolder(place) else {
      return notes.append(ImportNote(.unread, title, "its folder is not there"))
    }
    var module = AppModule(title, origin: origin)
    module.settings = settings
    module.hasOwnBundle = true
    for setting in target.argument("swiftSettings")?.elements ?? [] {
      Self.add(setting, to: &module.settings)
    }
    addFiles(of: target, in: place, to: &module)
    if module.sources.isEmpty {
      notes.append(ImportNote(.target, title, "it has no Swift files"))
    } else {
      modules.append(module)
    }
  }

  private static func add(_ setting: StaticValue, to settings: inout CompilerSettings) {
    guard case .call(let kind, let arguments) = setting, let first = arguments.first else { return }
    switch kind {
    case "define":
      if let name = first.value.text { settings.defines.append(name) }
    case "enableUpcomingFeature":
      if let name = first.value.text { settings.features.append(name) }
    case "swiftLanguageMode", "swiftLanguageVersion":
      if case .name(let mode) = first.value { settings.languageMode = mode == "v6" ? "6" : "5" }
    case "defaultIsolation": settings.isMainActor = true
    default: break
    }
  }

  private mutating func addFiles(
    of target: StaticValue, in place: String, to module: inout AppModule
  ) {
    func paths(_ label: String) -> [String]? {
      target.argument(label).map { $0.texts.map { FilePath.absolute($0, in: place) } }
    }
    func isBelow(_ file: String, _ folders: [String]) -> Bool {
      folders.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let excluded = paths("exclude") ?? []
    let only = paths("sources")
    let resources = (target.argument("resources")?.elements ?? []).compactMap { entry in
      (entry.first ?? entry.argument("path"))?.text.map { FilePath.absolute($0, in: place) }
    }
    for file in folder.files(in: place, notes: &notes) where !isBelow(file, excluded) {
      let isResource = isBelow(file, resources)
      if FilePath.ending(file) == "swift" {
        if !isResource, only.map({ isBelow(file, $0) }) ?? true { module.add(file) }
      } else if isResource || Self.implicit.contains(FilePath.ending(file)) {
        module.add(file)
      }
    }
  }

  /// Files that are resources without a word about them.
  private static let implicit: Set = ["xcassets", "xcstrings", "strings", "stringsdict"]
}
