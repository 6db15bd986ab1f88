/// The objects of a `project.pbxproj`, and where the files that they stand for are.
struct XcodeObjects {
  /// Groups deeper than this are not looked into.
  private static let maximumDepth = 64

  let objects: [String: ProjectValue]
  /// The folder that the `.xcodeproj` is in.
  let folder: String
  /// Absolute paths of groups and files, by their ids.
  private(set) var paths: [String: String] = [:]
  /// The root object.
  let project: ProjectValue

  init(_ bytes: [UInt8], path: String, folder: String) throws(ImportError) {
    let list = try ProjectValue(bytes, path: path)
    objects = list["objects"]?.members ?? [:]
    self.folder = folder
    guard let root = list["rootObject"]?.text, let project = objects[root] else {
      throw ImportError(.input, path, "it names no root object; open and save it with Xcode")
    }
    self.project = project
    let top = FilePath.absolute(project["projectDirPath"]?.text ?? "", in: folder)
    if let group = project["mainGroup"]?.text { place(group, in: top, top: top, depth: 0) }
  }

  func object(_ id: String?) -> ProjectValue? { id.flatMap { objects[$0] } }

  func objects(_ ids: ProjectValue?) -> [(id: String, object: ProjectValue)] {
    (ids?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The ids of all objects of a kind, sorted.
  func ids(isa kind: String) -> [String] {
    objects.filter { $0.value["isa"]?.text == kind }.keys.sorted()
  }

  private mutating func place(_ id: String, in parent: String, top: String, depth: Int) {
    guard depth < Self.maximumDepth, paths[id] == nil, let object = objects[id] else { return }
    let path = object["path"]?.text
    let base: String
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": base = parent
    case "SOURCE_ROOT": base = top
    case "<absolute>": base = "/"
    // Products, developer folders and the SDK are not here.
    default: return
    }
    let own = path.map { FilePath.absolute($0, in: base) } ?? base
    paths[id] = own
    // A variant group is no folder of its own unless it has a path.
    for child in object["children"]?.texts ?? [] {
      place(child, in: own, top: top, depth: depth + 1)
    }
  }

  // MARK: Settings

  /// The settings of a target for debugging, those of the project below them.
  ///
  /// - Parameter read: the content of a file of settings.
  func settings(
    of target: ProjectValue, named name: String, read: (String) -> String?
  ) -> BuildSettings {
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": name])
    for owner in [project, target] {
      guard let list = object(owner["buildConfigurationList"]?.text) else { continue }
      let all = objects(list["buildConfigurations"]).map(\.object)
      let chosen = all.first { $0["name"]?.text == "Debug" } ?? all.first
      guard let chosen else { continue }
      if let base = chosen["baseConfigurationReference"]?.text, let path = paths[base] {
        add(path, to: &settings, read: read, depth: 0)
      }
      var own: [String: String] = [:]
      for (key, value) in chosen["buildSettings"]?.members ?? [:] {
        own[key] = value.texts.joined(separator: " ")
      }
      settings.add(own)
    }
    settings.setDefault("$(TARGET_NAME)", for: "PRODUCT_NAME")
    settings.setDefault("$(PRODUCT_NAME:c99extidentifier)", for: "PRODUCT_MODULE_NAME")
    return settings
  }

  /// Adds the lines `KEY = value` of a file, and those of the files that it includes.
  private func add(
    _ path: String, to settings: inout BuildSettings, read: (String) -> String?, depth: Int
  ) {
    guard depth < 8, let text = read(path) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      let line = parts.first ?? line
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let inner = FilePath.absolute(String(parts[1]), in: FilePath.parent(path))
        add(inner, to: &settings, read: read, depth: depth + 1)
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingSpace
      // What holds for one architecture or SDK alone is left out.
      guard BuildSettings.isName(key) else { continue }
      settings.add([key: line[line.index(after: equals)...].trimmingSpace])
    }
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  var trimmingSpace: String {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
