import Foundation

/// The longest side and distance that a document may give, in points: far past every screen, and far
/// below what geometry can hold.
let longestDocumentLength = 100_000.0

extension DocumentValue where Value == CGFloat {
  /// A length in points, 0 or more.
  package static var length: DocumentValue { points(0...longestDocumentLength) }

  /// A distance in points in either direction.
  package static var distance: DocumentValue {
    points(-longestDocumentLength...longestDocumentLength)
  }

  package static func points(_ range: ClosedRange<Double>) -> DocumentValue {
    DocumentValue<Double>.number(range).map { CGFloat($0) }
  }

  /// A length in points, or `"infinity"` for all the room there is.
  package static var lengthOrInfinity: DocumentValue {
    let infinite = DocumentValue.name("length", ["infinity": .infinity])
    return length.or(infinite) { $0.kind == .string }
  }
}

extension DocumentValue where Value == HorizontalAlignment {
  package static var horizontalAlignment: DocumentValue {
    .name("alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
  }
}

extension DocumentValue where Value == VerticalAlignment {
  package static var verticalAlignment: DocumentValue {
    .name(
      "alignment",
      [
        "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
      ])
  }
}

extension DocumentValue where Value == Alignment {
  package static var alignment: DocumentValue {
    .name(
      "alignment",
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
        "leadingFirstTextBaseline": .leadingFirstTextBaseline,
        "centerFirstTextBaseline": .centerFirstTextBaseline,
        "trailingFirstTextBaseline": .trailingFirstTextBaseline,
        "leadingLastTextBaseline": .leadingLastTextBaseline,
        "centerLastTextBaseline": .centerLastTextBaseline,
        "trailingLastTextBaseline": .trailingLastTextBaseline,
      ])
  }
}

extension DocumentValue where Value == UnitPoint {
  /// A named point, or `{"x", "y"}` as fractions.
  package static var unitPoint: DocumentValue {
    let named = DocumentValue.name(
      "point",
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      ])
    let free = DocumentValue.record(
      "a point",
      .required("x", .points(-10...10), "Fraction of the width from the left edge."),
      .required("y", .points(-10...10), "Fraction of the height from the top edge.")
    ) { UnitPoint(x: $0, y: $1) }
    return named.or(free) { $0.kind == .object }
  }
}

extension DocumentValue where Value == Edge.Set {
  /// One edge or group of edges, or an array of them.
  package static var edges: DocumentValue {
    let one = DocumentValue.name(
      "edge",
      [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        "horizontal": .horizontal, "vertical": .vertical, "all": .all,
      ])
    let several = DocumentValue<[Edge.Set]>.array(of: one, named: "edges").map { sets in
      sets.reduce(into: Edge.Set()) { $0.formUnion($1) }
    }
    return one.or(several) { $0.kind == .array }
  }
}

extension DocumentValue where Value == Edge {
  package static var edge: DocumentValue {
    .name(
      "edge", ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
  }
}

extension DocumentValue where Value == EdgeInsets {
  /// One length for all edges, or an object of lengths.
  package static var edgeInsets: DocumentValue {
    let even = DocumentValue<CGFloat>.distance.map { EdgeInsets(.all, $0) }
    let each = DocumentValue.record(
      "insets",
      .optional("top", .distance, default: 0, "Points at the top edge."),
      .optional("leading", .distance, default: 0, "Points at the leading edge."),
      .optional("bottom", .distance, default: 0, "Points at the bottom edge."),
      .optional("trailing", .distance, default: 0, "Points at the trailing edge.")
    ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
    return even.or(each) { $0.kind == .object }
  }
}

extension DocumentValue where Value == Axis.Set {
  package static var axes: DocumentValue {
    .name(
      "axis",
      ["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]])
  }
}

extension DocumentValue where Value == Axis {
  package static var axis: DocumentValue {
    .name("axis", ["horizontal": .horizontal, "vertical": .vertical])
  }
}

extension DocumentValue where Value == Angle {
  /// An angle in degrees, clockwise.
  package static var degrees: DocumentValue {
    DocumentValue<Double>.number(-36_000...36_000).map { Angle(degrees: $0) }
  }
}
