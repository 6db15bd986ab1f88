import Graphics

/// The properties of an element (SVG 2 §6) with those that it inherits.
struct SVGStyle {
  enum Paint: Equatable {
    case none
    case color(ResolvedColor)
    case current
    case reference(String, fallback: ResolvedColor?)
  }

  /// What a shape is drawn of, in the usual order.
  enum PaintPart: String, CaseIterable { case fill, stroke, markers }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var pen = Pen(width: 1, miterLimit: 4)
  var color = ResolvedColor.black
  var isVisible = true
  var font = SVGFont()
  /// The parts of a shape in the order in which they are drawn.
  var paintOrder = PaintPart.allCases
  /// What is at the start, in the middle and at the end of paths; empty for nothing.
  var markers = ["", "", ""]

  /// Takes over what the element sets.
  ///
  /// - Returns: the names of values that are not understood.
  mutating func apply(_ properties: [String: String], diagonal: Double) -> [String] {
    var unknown: [String] = []
    // `color` first: `currentColor` refers to it.
    for name in ["color"] + Self.names {
      guard let value = properties[name]?.trimmed, !value.isEmpty, value != "inherit" else {
        continue
      }
      if !set(name, value, diagonal: diagonal) { unknown.append("\(name)=\"\(value.prefix(40))\"") }
    }
    return unknown
  }

  private static let names =
    [
      "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
      "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
      "stroke-dashoffset", "visibility", "paint-order", "marker", "marker-start", "marker-mid",
      "marker-end",
    ] + SVGFont.names

  private mutating func set(_ name: String, _ value: String, diagonal: Double) -> Bool {
    func length() -> Double? {
      var scanner = SVGScanner(value)
      return scanner.length(of: diagonal)
    }
    func place<Value>(_ new: Value?, _ target: inout Value) -> Bool {
      guard let new else { return false }
      target = new
      return true
    }
    switch name {
    case "color": return place(CSSColor.color(value), &color)
    case "fill": return place(Self.paint(value), &fill)
    case "stroke": return place(Self.paint(value), &stroke)
    case "fill-opacity": return place(Self.opacity(value), &fillOpacity)
    case "stroke-opacity": return place(Self.opacity(value), &strokeOpacity)
    case "fill-rule": return place(Self.rule(value), &fillRule)
    case "clip-rule": return place(Self.rule(value), &clipRule)
    case "stroke-width": return place(length().flatMap { $0 >= 0 ? $0 : nil }, &pen.width)
    case "stroke-linecap": return place(Pen.Cap(rawValue: value), &pen.cap)
    case "stroke-linejoin":
      let join = value == "miter-clip" || value == "arcs" ? nil : Pen.Join(rawValue: value)
      return place(join, &pen.join)
    case "stroke-miterlimit": return place(length().flatMap { $0 >= 1 ? $0 : nil }, &pen.miterLimit)
    case "stroke-dashoffset": return place(length(), &pen.dashPhase)
    case "stroke-dasharray":
      if value == "none" {
        pen.dash = []
        return true
      }
      var dashes: [Double] = []
      for word in value.split(whereSeparator: { $0 == "," || $0.isWhitespace }).prefix(1_000) {
        var scanner = SVGScanner(String(word))
        guard let dash = scanner.length(of: diagonal), dash >= 0 else { return false }
        dashes.append(dash)
      }
      pen.dash = dashes.allSatisfy { $0 == 0 } ? [] : dashes
      return true
    case "marker", "marker-start", "marker-mid", "marker-end":
      let own = value == "none" ? "" : value
      switch name {
      case "marker": markers = [own, own, own]
      case "marker-start": markers[0] = own
      case "marker-mid": markers[1] = own
      default: markers[2] = own
      }
      return true
    case "paint-order": return place(Self.paintOrder(value), &paintOrder)
    case "visibility":
      isVisible = value == "visible"
      return true
    default: return font.set(name, value)
    }
  }

  static func opacity(_ value: String) -> Double? {
    let isPercent = value.hasSuffix("%")
    guard let number = Double(isPercent ? String(value.dropLast()) : value), number.isFinite else {
      return nil
    }
    return min(max(isPercent ? number / 100 : number, 0), 1)
  }

  /// Parts that are not named come after those that are, in the usual order.
  private static func paintOrder(_ value: String) -> [PaintPart]? {
    if value == "normal" { return PaintPart.allCases }
    let words = value.split(whereSeparator: \.isWhitespace)
    let parts = words.compactMap { PaintPart(rawValue: String($0)) }
    guard parts.count == words.count, Set(parts).count == parts.count else { return nil }
    return parts + PaintPart.allCases.filter { !parts.contains($0) }
  }

  private static func rule(_ value: String) -> FillRule? {
    ["nonzero": .nonZero, "evenodd": .evenOdd][value]
  }

  private static func paint(_ value: String) -> Paint? {
    if value == "none" { return Paint.none }
    if value.lowercased() == "currentcolor" { return .current }
    if let (id, rest) = reference(value) {
      return .reference(id, fallback: rest.isEmpty || rest == "none" ? nil : CSSColor.color(rest))
    }
    return CSSColor.color(value).map { .color($0) }
  }

  /// The name in `url(#name)` and what follows it.
  static func reference(_ value: String) -> (id: String, rest: String)? {
    guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
    let inside = value[..<end].dropFirst(4).filter { $0 != "\"" && $0 != "'" && $0 != " " }
    guard inside.hasPrefix("#") else { return nil }
    return (String(inside.dropFirst()), String(value[value.index(after: end)...]).trimmed)
  }
}
