public import Layout

/// Straight and curved segments in points, in the order in which they are drawn.
public struct ResolvedPath: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The segments in the order in which they are drawn.
  public var elements: [Element]

  /// Makes a path of segments.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The path with every point passed through `transform`.
  public func mapPoints(_ transform: (Point) -> Point) -> ResolvedPath {
    ResolvedPath(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quad(let control, let end):
          .quad(control: transform(control), end: transform(end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform(control1), control2: transform(control2), end: transform(end))
        case .close: .close
        }
      })
  }
}
