import Components

/// An outline on a square of 100 × 100 units, scaled to the view; it does not turn round with the
/// direction of reading.
struct Sketch: Shape {
  let layoutDirectionBehavior = LayoutDirectionBehavior.fixed
  private let draw: @Sendable (inout SketchPen) -> Void

  init(_ draw: @escaping @Sendable (inout SketchPen) -> Void) {
    self.draw = draw
  }

  func path(in rect: CGRect) -> Path {
    var pen = SketchPen(rect: rect)
    draw(&pen)
    return pen.path
  }
}

/// Draws in the units of a sketch.
struct SketchPen {
  fileprivate(set) var path = Path()
  private let origin: CGPoint
  private let unit: (x: CGFloat, y: CGFloat)

  fileprivate init(rect: CGRect) {
    origin = rect.origin
    unit = (rect.width / 100, rect.height / 100)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: origin.x + x * unit.x, y: origin.y + y * unit.y)
  }

  mutating func move(_ x: CGFloat, _ y: CGFloat) { path.move(to: place(x, y)) }

  mutating func line(_ x: CGFloat, _ y: CGFloat) { path.addLine(to: place(x, y)) }

  /// A curve towards a control point and on to its end.
  mutating func curve(_ cx: CGFloat, _ cy: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    path.addQuadCurve(to: place(x, y), control: place(cx, cy))
  }

  mutating func close() { path.closeSubpath() }

  mutating func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    let corner = place(x - radius, y - radius)
    path.addEllipse(
      in: CGRect(
        x: corner.x, y: corner.y, width: 2 * radius * unit.x, height: 2 * radius * unit.y))
  }

  /// A leaf from its stalk to its tip, `width` to either side of the line between them.
  mutating func leaf(
    from base: (x: CGFloat, y: CGFloat), to tip: (x: CGFloat, y: CGFloat), width: CGFloat
  ) {
    move(base.x, base.y)
    side(from: base, to: tip, bulge: width)
    side(from: tip, to: base, bulge: width)
    close()
  }

  private mutating func side(
    from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat), bulge: CGFloat
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    // A quadratic curve reaches half way to its control point.
    curve(
      (start.x + end.x) / 2 + dy / length * bulge * 2,
      (start.y + end.y) / 2 - dx / length * bulge * 2, end.x, end.y)
  }

  /// An outline given along the line from `base` to `tip`: how far along it, and how far to one side
  /// in parts of `width`; drawn again on the other side.
  mutating func mirrored(
    from base: (x: CGFloat, y: CGFloat), to tip: (x: CGFloat, y: CGFloat), width: CGFloat,
    _ half: [(along: CGFloat, across: CGFloat)]
  ) {
    let (dx, dy) = (tip.x - base.x, tip.y - base.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    func point(_ along: CGFloat, _ across: CGFloat) -> (CGFloat, CGFloat) {
      (
        base.x + dx * along - dy / length * width * across,
        base.y + dy * along + dx / length * width * across
      )
    }
    let outline = half + half.reversed().map { ($0.along, -$0.across) }
    for (index, step) in outline.enumerated() {
      let (x, y) = point(step.along, step.across)
      if index == 0 { move(x, y) } else { line(x, y) }
    }
    close()
  }
}
