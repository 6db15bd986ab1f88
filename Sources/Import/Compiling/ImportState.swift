import JSON

/// What an import found out, so that the next one need not.
struct ImportState {
  static let version = 2

  struct File {
    /// The digest of the file in the app.
    var raw = ""
    /// The digest of what is compiled.
    var compiled = ""
    var isRewritten = false
    var imports: [String] = []
    var publicTypes: [String] = []
    var interface: String?
    var omission: SourceFile.Omission?
    var gaps: [SourceFile.Gap] = []
  }

  struct Module {
    /// The digest of the flags and conditions that it is compiled with.
    var key = ""
    /// The digest of what it sees of other modules.
    var context = ""
    /// The digest of what other modules see of it.
    var interface = ""
    /// The digest of what its objects were made from.
    var built = ""
    /// Changes whenever a resource of it does.
    var resources = ""
    /// What is wrong in its resources.
    var issues: [String] = []
    var files: [String: File] = [:]
  }

  var modules: [String: Module] = [:]
  /// The digest of what the program was linked from.
  var program = ""
  /// The digest of the library that programs are linked with.
  var library = ""

  init() {}

  /// Reads a state; what is none is taken for none.
  init(parsing bytes: [UInt8]) {
    guard let root = (try? JSONDocument(parsing: bytes, limits: .data))?.root,
      root["version"]?.integer == Self.version
    else { return }
    program = root.text("program")
    library = root.text("library")
    for value in root.list("modules") {
      var module = Module()
      module.key = value.text("key")
      module.context = value.text("context")
      module.interface = value.text("interface")
      module.built = value.text("built")
      module.resources = value.text("resources")
      module.issues = value.texts("issues")
      for value in value.list("files") {
        module.files[value.text("path")] = Self.file(value)
      }
      modules[value.text("name")] = module
    }
  }

  private static func file(_ value: JSONValue) -> File {
    var file = File()
    file.raw = value.text("raw")
    file.compiled = value.text("compiled")
    file.isRewritten = value["rewritten"]?.boolean ?? false
    file.imports = value.texts("imports")
    file.publicTypes = value.texts("publicTypes")
    file.interface = value["interface"]?.string
    file.omission = omission(value)
    file.gaps = value.list("gaps").compactMap { value in
      omission(value).map { SourceFile.Gap(name: value.text("name"), cause: $0) }
    }
    return file
  }

  private static func omission(_ value: JSONValue) -> SourceFile.Omission? {
    guard let reason = value["reason"]?.string else { return nil }
    return SourceFile.Omission(
      line: value["line"]?.integer, reason: reason, needs: value.texts("needs"),
      module: value["module"]?.string, form: value["form"]?.string,
      nearest: value["nearest"]?.string)
  }

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.member("program", program)
      json.member("library", library)
      json.member("modules", array: .block) { json in
        for (name, module) in modules.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.member("name", name)
            json.member("key", module.key)
            json.member("context", module.context)
            json.member("interface", module.interface)
            json.member("built", module.built)
            json.member("resources", module.resources)
            json.member("issues", module.issues)
            json.member("files", array: .block) { json in
              for (path, file) in module.files.sorted(by: { $0.key < $1.key }) {
                Self.write(path, file, to: &json)
              }
            }
          }
        }
      }
    }
    return json.text
  }

  private static func write(_ path: String, _ file: File, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("path", path)
      json.member("raw", file.raw)
      json.member("compiled", file.compiled)
      json.member("rewritten", file.isRewritten)
      json.member("imports", file.imports)
      if !file.publicTypes.isEmpty { json.member("publicTypes", file.publicTypes) }
      if let interface = file.interface { json.member("interface", interface) }
      if !file.gaps.isEmpty {
        json.member("gaps", array: .inline) { json in
          for gap in file.gaps {
            json.object(.inline) { json in
              json.member("name", gap.name)
              write(gap.cause, to: &json)
            }
          }
        }
      }
      if let omission = file.omission { write(omission, to: &json) }
    }
  }

  private static func write(_ omission: SourceFile.Omission, to json: inout JSONWriter) {
    json.member("reason", omission.reason)
    if let line = omission.line { json.member("line", line) }
    if !omission.needs.isEmpty { json.member("needs", omission.needs) }
    if let module = omission.module { json.member("module", module) }
    if let form = omission.form { json.member("form", form) }
    if let nearest = omission.nearest { json.member("nearest", nearest) }
  }
}

extension JSONValue {
  fileprivate func list(_ name: String) -> [JSONValue] {
    self[name].map { Array($0.elements) } ?? []
  }

  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }

  fileprivate func texts(_ name: String) -> [String] { list(name).compactMap(\.string) }
}
