/// Which form of a symbol is shown: filled, crossed out, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Sendable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init() {}

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants().enclosed(in: .circle)
  public static let square = SymbolVariants().enclosed(in: .square)
  public static let rectangle = SymbolVariants().enclosed(in: .rectangle)
  public static let fill = SymbolVariants().fill
  public static let slash = SymbolVariants().slash

  /// The form in a circle, which replaces another enclosure.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// The form in a square, which replaces another enclosure.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// The form in a rectangle, which replaces another enclosure.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// The filled one of the forms.
  public var fill: SymbolVariants {
    var copy = self
    copy.isFilled = true
    return copy
  }

  /// The crossed out one of the forms.
  public var slash: SymbolVariants {
    var copy = self
    copy.isSlashed = true
    return copy
  }

  /// Whether these variants include all of some others.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  /// Both together, as nested modifiers add up; `none` takes the outer ones away.
  func union(_ inner: SymbolVariants) -> SymbolVariants {
    guard inner != .none else { return .none }
    var union = inner
    union.enclosure = inner.enclosure ?? enclosure
    union.isFilled = isFilled || inner.isFilled
    union.isSlashed = isSlashed || inner.isSlashed
    return union
  }

  /// Names to look a symbol up by, the closest to the wish first.
  func names(of symbol: String) -> [String] {
    let enclosure = enclosure.map { "." + $0.rawValue } ?? ""
    let slash = isSlashed ? ".slash" : ""
    let fill = isFilled ? ".fill" : ""
    let base = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    var names: [String] = []
    for name in [
      base + slash + enclosure + fill, base + slash + fill, base + enclosure + fill, base + fill,
      base + slash + enclosure, base + enclosure, symbol,
    ] where !names.contains(name) && self != .none {
      names.append(name)
    }
    return names.isEmpty ? [symbol] : names
  }

  private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
    var copy = self
    copy.enclosure = enclosure
    return copy
  }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
