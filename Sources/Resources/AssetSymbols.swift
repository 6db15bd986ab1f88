import SwiftSource

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
    for kind in Kind.allCases {
      text += Group(kind.names(in: catalog), of: kind).source(in: "extension \(kind.type)") {
        identifier, name, _ in
        let literal = "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        return "static let \(identifier) = \(kind.type)(name: \(literal), bundle: \(bundle))"
      }
    }
    return text
  }

  /// The source of extensions of the types of SwiftUI and UIKit: `Color.brand`, `UIImage.hero`.
  ///
  /// A name that such a type has anyway is left out, as Xcode does it.
  ///
  /// - Parameter declared: what the app's own code declares, by the type that it extends.
  public static func extensions(
    of catalog: AssetCatalog, besides declared: [String: Set<String>]
  ) -> String {
    var text = ""
    for place in Place.all {
      let taken = place.names.union(declared[place.extended] ?? [])
      let names = Group(place.kind.names(in: catalog), of: place.kind, isFlat: !place.isNested)
      text += names.source(in: "extension \(place.head)") { identifier, _, path in
        if path == "." + identifier, taken.contains(identifier) { return nil }
        // `Color(.brand)` is the resource, not by way of UIKit's colour.
        let rank = place.extended == "UIColor" ? "@_disfavoredOverload " : ""
        // By its type: the app may have a colour of UIKit by that name.
        let resource = place.label + place.kind.type + path
        return "\(rank)static var \(identifier): \(place.type) { .init(\(resource)) }"
      }
    }
    return text
  }

  /// What a name is of.
  package enum Kind: String, CaseIterable {
    case image, color

    var type: String { self == .image ? "ImageResource" : "ColorResource" }

    func names(in catalog: AssetCatalog) -> Set<String> {
      self == .image
        ? Set(catalog.images.keys).union(catalog.symbols.keys) : Set(catalog.colors.keys)
    }
  }

  /// A type whose members name pictures or colours, too.
  private struct Place {
    let kind: Kind
    /// The type by which the app's code extends it.
    let extended: String
    let head: String
    let type: String
    let label: String
    let names: Set<String>
    /// Whether namespaces are types in it.
    var isNested = true

    private static let hues = [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red",
      "white",
      "yellow",
    ]
    private static let colors = Set(hues).union([
      "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
    ])

    static let all = [
      Place(
        kind: .color, extended: "Color", head: "SwiftUI.Color", type: "SwiftUI.Color", label: "",
        names: colors),
      Place(
        kind: .color, extended: "ShapeStyle",
        head: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", type: "SwiftUI.Color", label: "",
        names: colors.union([
          "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary",
          "selection", "separator", "shadow", "tertiary", "tint", "windowBackground",
        ]), isNested: false),
      Place(
        kind: .color, extended: "UIColor", head: "UIKit.UIColor", type: "UIKit.UIColor",
        label: "resource: ",
        names: Set(hues).union([
          "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta",
          "opaqueSeparator", "placeholderText", "quaternaryLabel", "secondaryLabel", "separator",
          "systemBackground", "systemFill", "tertiaryLabel", "tint",
        ])),
      Place(
        kind: .image, extended: "UIImage", head: "UIKit.UIImage", type: "UIKit.UIImage",
        label: "resource: ", names: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]),
    ]
  }

  /// The names of one namespace.
  private struct Group {
    var names: [(identifier: String, name: String)] = []
    var groups: [(identifier: String, group: Group)] = []

    init() {}

    /// - Parameter isFlat: whether names in namespaces are left out.
    init(_ names: Set<String>, of kind: Kind, isFlat: Bool = false) {
      for name in AssetCatalog.sorted(names) where !isFlat || !name.contains("/") {
        add(name.split(separator: "/")[...], name, of: kind)
      }
    }

    private mutating func add(_ parts: ArraySlice<Substring>, _ name: String, of kind: Kind) {
      guard let first = parts.first else { return }
      if parts.count == 1 {
        let identifier = AssetSymbols.identifier(String(first), of: kind)
        // Two names may come to one identifier; the first one has it.
        if !names.contains(where: { $0.identifier == identifier }) {
          names.append((identifier, name))
        }
        return
      }
      let identifier = AssetSymbols.identifier(String(first), of: nil)
      let index = groups.firstIndex { $0.identifier == identifier } ?? groups.count
      if index == groups.count { groups.append((identifier, Group())) }
      groups[index].group.add(parts.dropFirst(), name, of: kind)
    }

    /// The text of a declaration and its members; nothing where there are none.
    ///
    /// - Parameter line: a member by its identifier, its name and the way to it, such as `.Icons.star`; `nil`
    ///   leaves it out.
    func source(
      in head: String, line: (_ identifier: String, _ name: String, _ path: String) -> String?
    ) -> String {
      let lines = lines(path: "", indent: "  ", line)
      return lines.isEmpty ? "" : "\n\(head) {\n\(lines)}\n"
    }

    private func lines(
      path: String, indent: String, _ line: (String, String, String) -> String?
    ) -> String {
      var text = ""
      for (identifier, name) in names {
        guard let line = line(identifier, name, "\(path).\(identifier)") else { continue }
        text += "\(indent)\(line)\n"
      }
      for (identifier, group) in groups {
        text += "\(indent)enum \(identifier) {\n"
        text += group.lines(path: "\(path).\(identifier)", indent: indent + "  ", line)
        text += "\(indent)}\n"
      }
      return text
    }
  }

  /// The name of a picture or colour as a member, or that of a namespace as a type.
  ///
  /// The rules are those that Xcode's generated files show: words end where punctuation, digits or a change of case
  /// say so; a last word that names the kind is left out; names without small letters keep their capitals, with
  /// underscores between their words.
  package static func identifier(_ name: String, of kind: Kind?) -> String {
    var words = words(of: name)
    if let kind, words.count > 1, words.last?.lowercased() == kind.rawValue { words.removeLast() }
    let isCapitals = !name.unicodeScalars.contains { $0.properties.isLowercase }
    var text = ""
    if isCapitals {
      text = words.joined(separator: "_")
    } else {
      for (index, word) in words.enumerated() {
        let isFirst = index == 0 && kind != nil
        text += isFirst ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    if text.isEmpty { text = "_" }
    if text.unicodeScalars.first?.properties.isXIDStart != true { text = "_" + text }
    return SwiftName.declared(text)
  }

  /// `BGColor-2x` is `BG`, `Color`, `2` and `x`.
  private static func words(of name: String) -> [String] {
    enum Sort { case capital, letter, digit, none }
    func sort(_ scalar: Unicode.Scalar?) -> Sort {
      guard let properties = scalar?.properties, properties.isXIDContinue, scalar != "_" else {
        return .none
      }
      if properties.numericType != nil { return .digit }
      return properties.isUppercase ? .capital : .letter
    }
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var last = Sort.none
    for (index, scalar) in scalars.enumerated() {
      let own = sort(scalar)
      if own != .none {
        let next = sort(index + 1 < scalars.count ? scalars[index + 1] : nil)
        // A capital goes with the small letters after it.
        let isHead = own == .capital && (last != .capital || next == .letter)
        let isSame = own == last || (own == .letter && last == .capital)
        if words.isEmpty || last == .none || isHead || !isSame { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalar)
      }
      last = own
    }
    return words
  }
}
