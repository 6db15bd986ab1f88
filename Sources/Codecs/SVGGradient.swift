import Graphics
import XML

/// A gradient element with what it takes from those that it refers to (SVG 2 §14).
struct SVGGradient {
  private(set) var attributes: [String: String] = [:]
  private(set) var stops: [GradientStop] = []
  private(set) var isRadial = false
  /// What of it is not drawn.
  private(set) var gaps: [String] = []

  /// - Parameter find: elements by their ids.
  init?(
    _ id: String, in document: XMLDocument, sheet: SVGStyleSheet, style: SVGStyle,
    find: [String: Int]
  ) {
    guard var element = find[id], Self.kinds.contains(document.names[element]) else { return nil }
    isRadial = document.names[element] == "radialGradient"
    // A chain longer than this is a circle.
    for _ in 0..<16 {
      attributes.merge(document.attributes[element]) { own, _ in own }
      if stops.isEmpty {
        stops = Self.stops(of: element, in: document, sheet: sheet, style: style)
      }
      guard let href = document.attributes[element]["href"], href.hasPrefix("#"),
        let next = find[String(href.dropFirst())], Self.kinds.contains(document.names[next])
      else { break }
      element = next
    }
  }

  private static let kinds: Set<String> = ["linearGradient", "radialGradient"]

  private static func stops(
    of element: Int, in document: XMLDocument, sheet: SVGStyleSheet, style: SVGStyle
  ) -> [GradientStop] {
    var stops: [GradientStop] = []
    for child in document.children[element] where document.names[child] == "stop" {
      let properties = sheet.properties(of: child, in: document)
      let text = properties["stop-color"] ?? "black"
      let color =
        text.lowercased() == "currentcolor" ? style.color : CSSColor.color(text.trimmed) ?? .black
      let opacity = properties["stop-opacity"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 1
      let offset =
        document.attributes[child]["offset"].flatMap { SVGStyle.opacity($0.trimmed) } ?? 0
      stops.append(
        GradientStop(
          color: color.opacity(opacity), location: max(offset, stops.last?.location ?? 0)))
    }
    return stops
  }

  /// The paint for a shape with a box; `nil` paints nothing.
  ///
  /// - Parameter reach: how far the paint goes beyond the box.
  mutating func paint(
    box: Rect?, viewport: Size, opacity: Double, reach: Double
  ) -> VectorPaint? {
    guard let last = stops.last else { return nil }
    let colors = stops.map {
      GradientStop(color: $0.color.opacity(opacity), location: $0.location)
    }
    let isOwn = attributes["gradientUnits"] == "userSpaceOnUse"
    var transform = PlaneTransform.identity
    if let text = attributes["gradientTransform"] {
      if let own = PlaneTransform(svg: text) {
        transform = own
      } else {
        gaps.append("gradientTransform=\"\(text.prefix(40))\" is not understood")
      }
    }
    if !isOwn {
      // A box without area has no coordinates for a gradient: the shape is not painted.
      guard let box, box.width > 0, box.height > 0 else { return nil }
      transform = transform.followed(
        by: PlaneTransform(
          a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    guard transform.inverted != nil, stops.count > 1 else {
      return .solid(last.color.opacity(opacity))
    }
    func value(_ name: String, _ fallback: String, _ whole: Double) -> Double {
      var scanner = SVGScanner(attributes[name] ?? fallback)
      return scanner.length(of: isOwn ? whole : 1) ?? 0
    }
    if isRadial {
      let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
        .squareRoot()
      let center = Point(
        x: value("cx", "50%", viewport.width), y: value("cy", "50%", viewport.height))
      let radius = value("r", "50%", diagonal)
      guard radius > 0 else { return .solid(last.color.opacity(opacity)) }
      let focus = Point(
        x: attributes["fx"] == nil ? center.x : value("fx", "50%", viewport.width),
        y: attributes["fy"] == nil ? center.y : value("fy", "50%", viewport.height))
      let inner = GradientCircle(
        center: focus, radius: max(value("fr", "0%", diagonal), 0))
      let outer = GradientCircle(center: center, radius: radius)
      let (dx, dy) = (center.x - focus.x, center.y - focus.y)
      let slack = radius - inner.radius - (dx * dx + dy * dy).squareRoot()
      let farthest = corners(box, reach, transform).map { corner in
        let (x, y) = (corner.x - focus.x, corner.y - focus.y)
        return (x * x + y * y).squareRoot()
      }
      guard let far = farthest.max(), slack > 0,
        let many = repeated(colors, from: 0, to: far / slack)
      else { return .radial(colors, from: inner, to: outer, transform) }
      let end = many.end
      let last = GradientCircle(
        center: Point(x: focus.x + dx * end, y: focus.y + dy * end),
        radius: inner.radius + (radius - inner.radius) * end)
      return .radial(many.stops, from: inner, to: last, transform)
    }
    let from = Point(x: value("x1", "0%", viewport.width), y: value("y1", "0%", viewport.height))
    let to = Point(x: value("x2", "100%", viewport.width), y: value("y2", "0%", viewport.height))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let squared = dx * dx + dy * dy
    let places = corners(box, reach, transform).map { corner in
      squared > 0 ? ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / squared : 0
    }
    guard let low = places.min(), let high = places.max(), squared > 0,
      let many = repeated(colors, from: low, to: high)
    else { return .linear(colors, from: from, to: to, transform) }
    return .linear(
      many.stops, from: Point(x: from.x + dx * many.start, y: from.y + dy * many.start),
      to: Point(x: from.x + dx * many.end, y: from.y + dy * many.end), transform)
  }

  /// The corners of what is painted, in the coordinates of the gradient.
  private func corners(_ box: Rect?, _ reach: Double, _ transform: PlaneTransform) -> [Point] {
    guard let box, let back = transform.inverted else { return [] }
    return [box.minX - reach, box.maxX + reach].flatMap { x in
      [box.minY - reach, box.maxY + reach].map { back.apply(to: Point(x: x, y: $0)) }
    }
  }

  /// The colours as often as `spreadMethod` shows them between two places; `nil` where it shows them once.
  private mutating func repeated(
    _ colors: [GradientStop], from low: Double, to high: Double
  ) -> (stops: [GradientStop], start: Double, end: Double)? {
    guard let spread = attributes["spreadMethod"]?.trimmed, spread != "pad" else { return nil }
    guard spread == "reflect" || spread == "repeat" else {
      gaps.append("spreadMethod=\"\(spread.prefix(40))\" is not understood")
      return nil
    }
    let (start, end) = (min(low, 0).rounded(.down), max(high, 1).rounded(.up))
    let count = end - start
    guard count * Double(colors.count) <= 10_000 else {
      gaps.append("a gradient that is repeated \(count) times is drawn once")
      return nil
    }
    var stops: [GradientStop] = []
    for turn in Int(start)..<Int(end) {
      let isBack = spread == "reflect" && turn % 2 != 0
      // Each turn ends with the colours of its ends.
      var own =
        isBack
        ? colors.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        : colors
      own.insert(GradientStop(color: own[0].color, location: 0), at: 0)
      own.append(GradientStop(color: own[own.count - 1].color, location: 1))
      stops += own.map {
        GradientStop(
          color: $0.color, location: (Double(turn) - start + $0.location) / count)
      }
    }
    return (stops, start, end)
  }
}
