import Layout

/// Turns an outline into the outline of a line along it.
enum Stroker {
  struct Outline {
    var path: Path
    var rule: FillRule = .nonZero
    /// The line is twice as wide as asked for and must be cut off at the shape's edge.
    var isClippedToShape = false
  }

  /// The stroke of a shape; `nil` if there is nothing to draw.
  ///
  /// - Parameter scale: device pixels per point, which decides how finely curves are followed.
  static func outline(of shape: Shape, _ style: StrokeStyle, scale: Double) -> Outline? {
    guard style.width > 0, style.width.isFinite, scale > 0, scale.isFinite else { return nil }
    let isPlain = style.dash.isEmpty && style.trim == nil
    switch style.placement {
    case .inner:
      if isPlain, let ring = ring(shape, outset: 0, inset: style.width, style.join) {
        return Outline(path: ring)
      }
      if case .path = shape {
        var wide = style
        wide.width = style.width * 2
        return Outline(
          path: stroke(shape.path, wide, scale: scale), isClippedToShape: true)
      }
      return Outline(path: stroke(shape.inset(by: style.width / 2).path, style, scale: scale))
    case .center:
      let half = style.width / 2
      if isPlain, let ring = ring(shape, outset: half, inset: half, style.join) {
        return Outline(path: ring)
      }
      return Outline(path: stroke(shape.path, style, scale: scale))
    }
  }

  /// The space between two parallel outlines, where both are exact shapes; `nil` elsewhere.
  private static func ring(
    _ shape: Shape, outset: Double, inset: Double, _ join: StrokeStyle.Join
  ) -> Path? {
    let bounds = shape.bounds
    guard !bounds.isEmpty else { return nil }
    switch shape {
    case .rect where join == .miter: break
    case .ellipse(let rect) where rect.width == rect.height: break
    case .roundedRect(let rect, let radii, let style):
      // An offset of the smooth corner is no such corner; only along its own edge may it be one.
      guard style == .circular || outset == 0 else { return nil }
      let fitting = RoundedCorners(rect: rect, radii: radii).radii
      let corners = [
        fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft,
      ]
      guard join == .miter || corners.allSatisfy({ $0 > 0 }) else { return nil }
    default: return nil
    }
    var path = shape.inset(by: -outset).path
    let hole = shape.inset(by: inset)
    if !hole.bounds.isEmpty { path.append(hole.path.reversed()) }
    return path
  }

  private static func stroke(_ path: Path, _ style: StrokeStyle, scale: Double) -> Path {
    let tolerance = Flattening.deviceTolerance / scale
    let pattern = DashPattern(style.pen)
    // Places along the outline need its length more exactly than its shape.
    let isMeasured = pattern != nil || style.trim != nil
    var lines = path.polylines(tolerance: isMeasured ? tolerance / 16 : tolerance)
    if let trim = style.trim { lines = Trimming.trimmed(lines, from: trim.from, to: trim.to) }
    if let pattern { lines = pattern.dashed(lines) }
    var builder = StrokeBuilder(style.pen, tolerance: tolerance)
    for line in lines { builder.add(line) }
    var outline = Path()
    for contour in builder.contours {
      for (index, point) in contour.enumerated() {
        let place = Point(x: point.x, y: point.y)
        if index == 0 { outline.move(to: place) } else { outline.addLine(to: place) }
      }
      outline.close()
    }
    return outline
  }
}

extension Path {
  /// The contours as straight pieces within `tolerance` points of the curves.
  func polylines(tolerance: Double) -> [Polyline] {
    guard let bounds = deviceBounds(.identity), Flattening.isDrawable(bounds) else { return [] }
    var sink = PolylineSink()
    Flattening(tolerance: tolerance).flatten(self, by: .identity, into: &sink)
    sink.finish()
    return sink.lines
  }

  /// The part of the outline between two fractions of its whole length, as straight pieces.
  ///
  /// - Parameter tolerance: how far a piece may be from its curve, in points.
  package func trimmed(from: Double, to: Double, tolerance: Double = 0.001) -> Path {
    if from <= 0, to >= 1 { return self }
    var result = Path()
    for line in Trimming.trimmed(polylines(tolerance: tolerance), from: from, to: to) {
      for (index, vertex) in line.vertices.enumerated() {
        let point = Point(x: vertex.point.x, y: vertex.point.y)
        if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
      }
      if line.isClosed { result.close() }
    }
    return result
  }

  /// The same contours, each in the other direction.
  func reversed() -> Path {
    var result = Path()
    var contour: [(verb: Verb, points: [Point], weight: Double)] = []
    var start = Point.zero
    var isClosed = false
    func finish() {
      guard !contour.isEmpty else { return }
      result.move(to: contour[contour.count - 1].points.last ?? start)
      for index in contour.indices.reversed() {
        let step = contour[index]
        let end = index > 0 ? contour[index - 1].points.last ?? start : start
        switch step.verb {
        case .quad: result.addQuad(to: end, control: step.points[0])
        case .conic: result.addConic(to: end, control: step.points[0], weight: step.weight)
        case .cubic:
          result.addCubic(to: end, control1: step.points[1], control2: step.points[0])
        case .move, .line, .close: result.addLine(to: end)
        }
      }
      if isClosed { result.close() }
      contour = []
      isClosed = false
    }
    forEachStep { verb, points, weight in
      switch verb {
      case .move:
        finish()
        start = points[0]
      case .close:
        isClosed = true
        finish()
      default: contour.append((verb, points, weight))
      }
    }
    finish()
    return result
  }

  /// Every verb with its points and, for conics, its weight.
  private func forEachStep(_ body: (Verb, [Point], Double) -> Void) {
    var next = 0
    var nextWeight = 0
    for verb in verbs {
      let count: Int
      switch verb {
      case .move, .line: count = 1
      case .quad, .conic: count = 2
      case .cubic: count = 3
      case .close: count = 0
      }
      body(verb, Array(points[next..<next + count]), verb == .conic ? weights[nextWeight] : 1)
      next += count
      if verb == .conic { nextWeight += 1 }
    }
  }
}
