public import Foundation
import Layout

/// The outline of a two-dimensional shape, in points.
public nonisolated struct Path: Shape, Equatable {
  var resolved = VectorPath()

  /// Makes a path without segments.
  public init() {}

  /// Makes a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the path of an ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with one radius for all corners, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The same, with the smaller one of a size as the radius.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the path of a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The path itself, whatever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether the path has no segments.
  public var isEmpty: Bool { resolved.isEmpty }

  /// A path is drawn where its points say, in either layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Where the pen is, or `nil` before the first move.
  public var currentPoint: CGPoint? {
    resolved.currentPoint.map { CGPoint(x: $0.x, y: $0.y) }
  }

  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.resolved = resolved.mapPoints { point in
      transform(CGPoint(x: point.x, y: point.y)).point
    }
    return path
  }
}

extension CGPoint {
  var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

nonisolated extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { resolved.move(to: end.point) }

  public mutating func addLine(to end: CGPoint) { resolved.addLine(to: end.point) }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    resolved.addQuad(to: end.point, control: control.point)
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    resolved.addCubic(
      to: end.point, control1: control1.point, control2: control2.point)
  }

  /// Adds a line back to the point where the subpath began.
  public mutating func closeSubpath() { resolved.close() }

  /// Begins a subpath with lines through points; nothing where there are none.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the segments of another path.
  public mutating func addPath(_ path: Path) {
    resolved.append(path.resolved)
  }

  /// Adds a rectangle, clockwise from its top-left corner.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles, one after the other.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse that touches all sides of a rectangle, clockwise from its right end.
  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    appendArc(center: center, radii: radii, from: 0, sweep: 360)
    closeSubpath()
  }

  /// Adds a part of a circle, with a line to its start where a subpath is open.
  ///
  /// As in SwiftUI, `clockwise` is meant in a system whose y axis points up: on the screen `false`
  /// turns clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 360) - 360 }
      sweep = max(sweep, -360)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 360) + 360 }
      sweep = min(sweep, 360)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .degrees(sweep))
  }

  /// Adds a part of a circle: `delta` is clockwise on the screen, and may be negative.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let (cosine, sine) = UnitCircle.point(degrees: startAngle.degrees)
    let start = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    if isEmpty || resolved.verbs.last == .close { move(to: start) } else { addLine(to: start) }
    appendArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle.degrees,
      sweep: delta.degrees)
  }

  /// Adds a part of a circle that touches two lines, from where the pen is to a point and from there to
  /// another one, with a line to its start; only a line to the first point where the lines leave no room
  /// for it. Nothing before the first move.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let pen = resolved.currentPoint else { return }
    let corner = tangent1End.point
    func direction(to point: Point) -> Point? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
    }
    guard let back = direction(to: pen), let on = direction(to: tangent2End.point) else {
      return addLine(to: tangent1End)
    }
    let (cosine, cross) = (back.x * on.x + back.y * on.y, back.x * on.y - back.y * on.x)
    guard abs(cross) > 1e-12, radius > 0, radius.isFinite else { return addLine(to: tangent1End) }
    // The circle's centre is where the bisector of the corner is `radius` away from both lines.
    let radius = Double(radius)
    let reach = radius * (1 + cosine) / abs(cross)
    let start = Point(x: corner.x + back.x * reach, y: corner.y + back.y * reach)
    let end = Point(x: corner.x + on.x * reach, y: corner.y + on.y * reach)
    let side = cross > 0 ? 1.0 : -1
    let center = Point(x: start.x - side * back.y * radius, y: start.y + side * back.x * radius)
    resolved.addLine(to: start)
    func unit(_ point: Point) -> Point {
      Point(x: (point.x - center.x) / radius, y: (point.y - center.y) / radius)
    }
    appendArc(center: center, radius: radius, from: unit(start), to: unit(end))
  }

  /// Appends the shorter arc between two directions in halves, until each is of at most 22.5°.
  private mutating func appendArc(
    center: Point, radius: Double, from start: Point, to end: Point
  ) {
    let cosine = min(max(start.x * end.x + start.y * end.y, -1), 1)
    let (halfCosine, halfSine) = (((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot())
    guard cosine < 0.9238795325112867 else {
      guard halfSine > 0 else { return }
      let turn = start.x * end.y - start.y * end.x < 0 ? -1.0 : 1
      let k = turn * 4 / 3 * (1 - halfCosine) / halfSine
      func place(_ x: Double, _ y: Double) -> Point {
        Point(x: center.x + radius * x, y: center.y + radius * y)
      }
      return resolved.addCubic(
        to: place(end.x, end.y),
        control1: place(start.x - k * start.y, start.y + k * start.x),
        control2: place(end.x + k * end.y, end.y - k * end.x))
    }
    // Never opposite: the tangents of a corner turn by less than half a circle.
    let (x, y) = (start.x + end.x, start.y + end.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return }
    let middle = Point(x: x / length, y: y / length)
    appendArc(center: center, radius: radius, from: start, to: middle)
    appendArc(center: center, radius: radius, from: middle, to: end)
  }

  /// Adds a rectangle with one radius for all corners, in points: the smaller one of a size.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
      style: style)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, radii: cornerRadii.resolved, style: style.resolved)
  }

  /// Adds a rectangle with rounded corners, clockwise from the left end of its top edge.
  mutating func addRoundedRect(in rect: CGRect, radii: CornerRadii, style: CornerStyle) {
    let corners = RoundedCorners(rect: Rect(rect), radii: radii)
    guard corners.radii.largest > 0 else { return addRect(rect) }
    resolved.move(to: corners.topEdgeStart(style))
    for (corner, degrees) in zip(corners.clockwiseFromTopRight, [270.0, 0, 90, 180]) {
      resolved.addLine(to: corner.point(along: corner.extent(style), inward: 0))
      guard corner.radius > 0 else { continue }
      if style == .circular || corner.smoothness == 0 {
        let center = corner.point(along: corner.radius, inward: corner.radius)
        appendArc(
          center: CGPoint(x: center.x, y: center.y),
          radii: CGSize(width: corner.radius, height: corner.radius), from: degrees, sweep: 90)
      } else {
        for piece in corner.curve {
          resolved.addCubic(
            to: piece.end, control1: piece.control1, control2: piece.control2)
        }
      }
    }
    closeSubpath()
  }

  /// Appends cubics of at most 22.5°, each within 1e-7 of the radius from the true arc.
  private mutating func appendArc(
    center: CGPoint, radii: CGSize, from start: Double, sweep: Double
  ) {
    guard sweep != 0, abs(sweep) <= 36_000 else { return }
    let count = Int((abs(sweep) / 22.5).rounded(.up))
    let step = sweep / Double(count)
    // tan(step / 4) from the half angle, so that no tangent is needed.
    let (halfCosine, halfSine) = UnitCircle.point(degrees: step / 2)
    let k = 4 / 3 * (1 - halfCosine) / halfSine
    var (c0, s0) = UnitCircle.point(degrees: start)
    for index in 1...count {
      let (c1, s1) = UnitCircle.point(degrees: start + step * Double(index))
      func place(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: center.x + radii.width * x, y: center.y + radii.height * y)
      }
      addCurve(
        to: place(c1, s1), control1: place(c0 - k * s0, s0 + k * c0),
        control2: place(c1 + k * s1, s1 - k * c1))
      (c0, s0) = (c1, s1)
    }
  }
}
