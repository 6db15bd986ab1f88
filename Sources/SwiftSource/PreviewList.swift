/// Swift code that makes stories of the previews of a module's files.
public struct PreviewList: Sendable {
  private let module: String
  private var entries = ""
  private var functions = ""
  private var imports: Set<String> = []
  /// The ids of the stories, and those that others have.
  package private(set) var ids: Set<String>
  /// How many previews there are.
  package private(set) var count = 0
  /// What is no story, and why, as a compiler says it.
  public private(set) var warnings: [String] = []

  /// - Parameter module: the module that the code is a part of.
  public init(module: String) {
    self.init(module: module, taken: [])
  }

  /// - Parameter taken: ids that other stories have.
  package init(module: String, taken: Set<String>) {
    self.module = module
    ids = taken
  }

  /// Adds the previews of a file.
  public mutating func add(_ bytes: some Sequence<UInt8>, path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let previews = SourcePreviews(Array(bytes), path: "\(module)/\(file)")
    guard !previews.declarations.isEmpty else { return }
    imports.formUnion(previews.imports.filter { $0 == "SwiftUI" || $0 == "Components" })
    let folder = Self.slug(String(file.prefix { $0 != "." }), or: "file")
    for declaration in previews.declarations {
      if case .hidden(let type) = declaration.form {
        warnings.append(
          "\(path):\(declaration.line): warning: \(type) is private, so that its previews are no "
            + "stories; leave out 'private'")
        continue
      }
      add(declaration, folder: folder, path: path)
    }
  }

  private mutating func add(_ declaration: PreviewDeclaration, folder: String, path: String) {
    let conditions = declaration.conditions.map { "#if \($0)\n" }.joined()
    let ends = declaration.conditions.map { _ in "#endif\n" }.joined()
    var base = declaration.name.map { Self.slug($0, or: "preview") } ?? "preview"
    var view = ""
    switch declaration.form {
    case .macro(let symbol):
      functions +=
        conditions
        + "@MainActor @_silgen_name(\"\(symbol)\")\nprivate func preview\(count)() -> _Preview\n"
        + ends
      view = "preview\(count)()"
    case .provider(let type, let part, let parts):
      if declaration.name == nil { base = Self.slug(type, or: "preview") }
      view = "_Preview(\(type).self, part: \(part), of: \(parts))"
    case .hidden: return
    }
    count += 1
    let shown = declaration.arguments.map { $0 == 0 ? [Int?.none] : (0..<$0).map(Int?.some) }
    for argument in shown ?? [nil] {
      let id = unusedID("\(folder)/\(base)")
      entries +=
        conditions
        + "    list.append(\n"
        + "      _Preview.story(\n"
        + "        \(Self.literal(id)), size: .\(declaration.size.rawValue),"
        + (declaration.device.map { " device: \(Self.literal($0))," } ?? "")
        + " variants: variants,\n"
        + "        file: \(Self.literal(path)), line: \(declaration.line)"
        + (argument.map { ", argument: \($0)" } ?? "") + "\n"
        + "      ) { \(view) })\n" + ends
    }
  }

  private mutating func unusedID(_ id: String) -> String {
    var candidate = id
    var number = 2
    while !ids.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The code.
  public var source: String {
    let modules = imports.isEmpty ? ["Components"] : imports.sorted()
    return """
      // Made from the previews of the module's files.
      \(modules.map { "public import \($0)" }.joined(separator: "\n"))

      \(functions)
      /// The previews of \(module).
      public enum \(module)Previews {
        /// A story for each preview, in the order of the files.
        public static var stories: [Story] { stories(variants: Variant.standard) }

        /// A story for each preview, in the appearances that are given.
        public static func stories(variants: [Variant]) -> [Story] {
          var list: [Story] = []
      \(entries)    return list
        }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A name in the letters of a story's: `SettingsList` is `settings-list`.
  static func slug(_ name: String, or other: String) -> String {
    var result = ""
    var previous: Character = "-"
    for character in name {
      guard character.isASCII, character.isLetter || character.isNumber else {
        if !result.isEmpty, result.last != "-" { result.append("-") }
        previous = "-"
        continue
      }
      if character.isUppercase, previous.isLowercase || previous.isNumber { result.append("-") }
      result += character.lowercased()
      previous = character
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? other : result
  }
}
