/// Names of pictures and colours as Swift code, as Xcode generates it: `Image(.hero)`, `Color(.brand)`.
public enum AssetSymbols {
  /// The source of extensions of `ImageResource` and `ColorResource`.
  ///
  /// - Parameters:
  ///   - catalog: what is named.
  ///   - module: the module that views are imported from.
  ///   - bundle: an expression for the bundle that has the catalog.
  public static func source(
    of catalog: AssetCatalog, importing module: String = "Components",
    bundle: String = "Bundle.module"
  ) -> String {
    var text = """
      // Made from the asset catalogs of this target; changes are lost.
      import Foundation
      import \(module)

      """
    let images = Array(catalog.images.keys) + Array(catalog.symbols.keys)
    for (type, names) in [("ImageResource", images), ("ColorResource", Array(catalog.colors.keys))]
    {
      var members = Group()
      for name in AssetCatalog.sorted(Set(names)) {
        members.add(name.split(separator: "/")[...], name)
      }
      guard !members.isEmpty else { continue }
      text += "\nextension \(type) {\n"
      text += members.source(type: type, bundle: bundle, indent: "  ")
      text += "}\n"
    }
    return text
  }

  /// The names of one namespace.
  private struct Group {
    var names: [(identifier: String, name: String)] = []
    var groups: [(identifier: String, group: Group)] = []

    var isEmpty: Bool { names.isEmpty && groups.isEmpty }

    mutating func add(_ parts: ArraySlice<Substring>, _ name: String) {
      guard let first = parts.first else { return }
      if parts.count == 1 {
        let identifier = AssetSymbols.identifier(String(first), isType: false)
        // Two names may come to one identifier; the first one has it.
        if !names.contains(where: { $0.identifier == identifier }) {
          names.append((identifier, name))
        }
        return
      }
      let identifier = AssetSymbols.identifier(String(first), isType: true)
      if let index = groups.firstIndex(where: { $0.identifier == identifier }) {
        groups[index].group.add(parts.dropFirst(), name)
      } else {
        var group = Group()
        group.add(parts.dropFirst(), name)
        groups.append((identifier, group))
      }
    }

    func source(type: String, bundle: String, indent: String) -> String {
      var text = ""
      for (identifier, name) in names {
        let literal = "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        text += "\(indent)static let \(identifier) = \(type)(name: \(literal), bundle: \(bundle))\n"
      }
      for (identifier, group) in groups {
        text += "\(indent)enum \(identifier) {\n"
        text += group.source(type: type, bundle: bundle, indent: indent + "  ")
        text += "\(indent)}\n"
      }
      return text
    }
  }

  /// A name in camel case, without an ending that its type says already.
  package static func identifier(_ name: String, isType: Bool) -> String {
    var words: [String] = [""]
    for scalar in name.unicodeScalars {
      if scalar.properties.isXIDContinue, scalar != "_" {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append("")
      }
    }
    words.removeAll { $0.isEmpty }
    var text = ""
    for (index, word) in words.enumerated() {
      let isLower = index == 0 && !isType
      let rest = word.dropFirst()
      let allCapitals = word.allSatisfy { $0.isUppercase || $0.isNumber }
      let head = word.prefix(1)
      text += isLower ? head.lowercased() : head.uppercased()
      text += isLower && allCapitals ? rest.lowercased() : String(rest)
    }
    if text.isEmpty { text = "_" }
    if text.unicodeScalars.first?.properties.isXIDStart != true { text = "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
