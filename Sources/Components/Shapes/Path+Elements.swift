public import Foundation
import Layout

nonisolated extension Path {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Visits the steps of the path in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in resolved.elements {
      switch element {
      case .move(let point): body(.move(to: point.cgPoint))
      case .line(let point): body(.line(to: point.cgPoint))
      case .quad(let control, let end):
        body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
      // No path of a view has one; a parabola is the nearest that an element can say.
      case .conic(let control, let end, _):
        body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
      case .cubic(let control1, let control2, let end):
        body(
          .curve(
            to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Whether a point is in the path's area.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathLines(area: resolved, isEvenOdd: eoFill).contains(p.point)
  }
}

extension Point {
  fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
