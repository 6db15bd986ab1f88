import Graphics

/// Reads the `d` of a path (SVG 2 §9.3). What follows an error is left out, as the specification asks.
struct SVGPath {
  private(set) var path = VectorPath()
  /// Whether all of it was understood.
  private(set) var isComplete = true
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a curve, which a smooth curve mirrors.
  private var cubicControl: Point?
  private var quadControl: Point?

  init(_ text: String) {
    var scanner = SVGScanner(text)
    guard var command = scanner.letter() else {
      scanner.skipSpace()
      isComplete = scanner.isAtEnd
      return
    }
    guard command == "M" || command == "m" else {
      isComplete = false
      return
    }
    while true {
      guard add(command, &scanner) else {
        isComplete = false
        return
      }
      scanner.skipSpace()
      if scanner.isAtEnd { return }
      if let next = scanner.letter() {
        command = next
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      } else if command == "Z" || command == "z" {
        isComplete = false
        return
      }
    }
  }

  private mutating func add(_ command: Character, _ scanner: inout SVGScanner) -> Bool {
    let isRelative = command.isLowercase
    let origin = isRelative ? current : .zero
    func points(_ count: Int) -> [Point]? {
      scanner.numbers(2 * count).map { v in
        (0..<count).map { Point(x: origin.x + v[2 * $0], y: origin.y + v[2 * $0 + 1]) }
      }
    }
    var nextCubic: Point?
    var nextQuad: Point?
    switch command.lowercased() {
    case "m":
      guard let p = points(1) else { return false }
      path.move(to: p[0])
      start = p[0]
      current = p[0]
    case "l":
      guard let p = points(1) else { return false }
      line(to: p[0])
    case "h":
      guard let x = scanner.number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case "v":
      guard let y = scanner.number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case "c":
      guard let p = points(3) else { return false }
      path.addCubic(to: p[2], control1: p[0], control2: p[1])
      (nextCubic, current) = (p[1], p[2])
    case "s":
      guard let p = points(2) else { return false }
      path.addCubic(to: p[1], control1: mirrored(cubicControl), control2: p[0])
      (nextCubic, current) = (p[0], p[1])
    case "q":
      guard let p = points(2) else { return false }
      path.addQuad(to: p[1], control: p[0])
      (nextQuad, current) = (p[0], p[1])
    case "t":
      guard let p = points(1) else { return false }
      let control = mirrored(quadControl)
      path.addQuad(to: p[0], control: control)
      (nextQuad, current) = (control, p[0])
    case "a":
      guard let v = scanner.numbers(3), let large = scanner.flag(), let sweep = scanner.flag(),
        let p = points(1)
      else { return false }
      arc(radii: (v[0], v[1]), degrees: v[2], isLarge: large, isClockwise: sweep, to: p[0])
    case "z":
      path.close()
      current = start
    default: return false
    }
    (cubicControl, quadControl) = (nextCubic, nextQuad)
    return true
  }

  private mutating func line(to point: Point) {
    path.addLine(to: point)
    current = point
  }

  private func mirrored(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// SVG 2 appendix B.2.4: from ends to a centre. On the unit circle that the ellipse is made of, arcs are
  /// halved until they are short, so no angle is needed.
  private mutating func arc(
    radii: (Double, Double), degrees: Double, isLarge: Bool, isClockwise: Bool, to end: Point
  ) {
    var (rx, ry) = (radii.0.magnitude, radii.1.magnitude)
    guard rx > 0, ry > 0 else { return line(to: end) }
    guard end != current else { return }
    let turn = PlaneTransform.rotation(degrees: degrees)
    let (cosine, sine) = (turn.a, turn.b)
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let product = rx * rx * y * y + ry * ry * x * x
    let root = (max(rx * rx * ry * ry - product, 0) / product).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = Point(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2,
      y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let toPage = PlaneTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
    let first = Point(x: (x - cx) / rx, y: (y - cy) / ry)
    let last = Point(x: (-x - cx) / rx, y: (-y - cy) / ry)
    var stack: [(Point, Point, Bool, Int)] = [(first, last, isLarge, 0)]
    while let (a, b, isLong, depth) = stack.popLast() {
      // The middle of the arc lies across the chord; of a half circle, a quarter turn from its start.
      var middle = Point(x: a.x + b.x, y: a.y + b.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      if length < 1e-6 {
        middle = isClockwise ? Point(x: -a.y, y: a.x) : Point(x: a.y, y: -a.x)
      } else {
        let sign = isLong ? -1.0 : 1.0
        middle = Point(x: sign * middle.x / length, y: sign * middle.y / length)
      }
      let half = a.x * middle.x + a.y * middle.y
      if depth > 0, !isLong, length > 1.4 || depth > 4 {
        // An arc of less than a quarter turn: its control point is where the tangents meet.
        let reach = max(half, 0.1)
        path.addConic(
          to: toPage.apply(to: b),
          control: toPage.apply(to: Point(x: middle.x / reach, y: middle.y / reach)), weight: reach)
      } else {
        stack.append((middle, b, false, depth + 1))
        stack.append((a, middle, false, depth + 1))
      }
    }
    current = end
  }
}
