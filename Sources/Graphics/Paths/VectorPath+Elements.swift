extension VectorPath {
  /// One step of a path with its points.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    /// A rational quadratic.
    case conic(control: Point, end: Point, weight: Double)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The path with these steps.
  public init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  /// Appends one step.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let control, let end): addQuad(to: end, control: control)
    case .conic(let control, let end, let weight):
      addConic(to: end, control: control, weight: weight)
    case .cubic(let control1, let control2, let end):
      addCubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// The steps in order.
  public var elements: [Element] {
    var next = 0
    var nextWeight = 0
    return verbs.map { verb in
      defer { next += verb.pointCount }
      switch verb {
      case .move: return .move(points[next])
      case .line: return .line(points[next])
      case .quad: return .quad(control: points[next], end: points[next + 1])
      case .conic:
        defer { nextWeight += 1 }
        return .conic(
          control: points[next], end: points[next + 1], weight: weights[nextWeight])
      case .cubic:
        return .cubic(
          control1: points[next], control2: points[next + 1], end: points[next + 2])
      case .close: return .close
      }
    }
  }

  /// The same contours, each in the other direction.
  package func reversed() -> VectorPath {
    var result = VectorPath()
    var contour: [(element: Element, start: Point)] = []
    var start = Point.zero
    var current = Point.zero
    func finish(isClosed: Bool) {
      defer { contour = [] }
      guard !contour.isEmpty else { return }
      result.move(to: current)
      for (element, end) in contour.reversed() {
        switch element {
        case .quad(let control, _): result.addQuad(to: end, control: control)
        case .conic(let control, _, let weight):
          result.addConic(to: end, control: control, weight: weight)
        case .cubic(let control1, let control2, _):
          result.addCubic(to: end, control1: control2, control2: control1)
        case .move, .line, .close: result.addLine(to: end)
        }
      }
      if isClosed { result.close() }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        (start, current) = (point, point)
      case .close:
        finish(isClosed: true)
        current = start
      case .line(let end), .quad(_, let end), .conic(_, let end, _), .cubic(_, _, let end):
        contour.append((element, current))
        current = end
      }
    }
    finish(isClosed: false)
    return result
  }
}
