import Components
import Graphics
import Layout

/// The spacing exception of WCAG 2.2, success criterion 2.5.8.
///
/// An undersized target passes when a circle of 24 px diameter, centred on its bounding box, meets
/// neither another target nor the circle of another undersized target.
struct TargetSpacing {
  private let targets: [AuditedTarget]
  private let side: Double

  init(_ subject: AuditSubject) {
    targets = subject.targets
    side = subject.profile.targetSide
  }

  /// Whether the room around an undersized target makes up for its size.
  func excuses(_ index: Int) -> Bool {
    let target = targets[index]
    let center = target.area.center
    return targets.indices.allSatisfy { other in
      let neighbour = targets[other]
      // A target and one inside it are the business of another rule.
      guard other != index, !neighbour.element.isInvisible, !neighbour.element.isInert,
        !target.ancestors.contains(other), !neighbour.ancestors.contains(index)
      else { return true }
      guard neighbour.parts.allSatisfy({ $0.distance(to: center) >= side / 2 - 1e-6 }) else {
        return false
      }
      let isUndersized = !neighbour.area.fits(side)
      return !isUndersized || neighbour.area.center.distance(to: center) >= side - 1e-6
    }
  }
}

extension Rect {
  /// How far a point lies from the rectangle; 0 inside.
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(
      x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    return nearest.distance(to: point)
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
