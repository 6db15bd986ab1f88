public import Foundation
import Layout

nonisolated extension Path {
  /// How far straight pieces may be from the curves that they stand for, in points: at three pixels
  /// a point no level of a pixel tells them apart.
  private static let tolerance = 0.002

  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let pen = style.resolved
    var path = Path()
    if pen.width > 0 { path.resolved = resolved.stroked(pen, tolerance: Self.tolerance) }
    return path
  }

  /// The stretch of the path between two fractions of its length, each in `0...1`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let stretch = PathTrim(from: from.finite(or: 0), to: to.finite(or: 1))
    var path = Path()
    // Places along a path, and the directions in which it ends there, need its curves more exactly
    // than its shape does.
    path.resolved = resolved.trimmed(stretch, tolerance: Self.tolerance / 16)
    return path
  }
}

extension ShapeGeometry {
  /// The outline in a rectangle, inset and trimmed as it says.
  nonisolated func path(in frame: CGRect) -> Path {
    let rect = frame.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
    guard !rect.isNull else { return Path() }
    var path = Path()
    switch outline {
    case .rectangle: path.addRect(rect)
    case .roundedRectangle(let radii, let style):
      path.addRoundedRect(in: rect, radii: radii.inset(by: inset), style: style)
    case .capsule(let style):
      let radius = Double(min(rect.width, rect.height) / 2)
      path.addRoundedRect(in: rect, radii: CornerRadii(radius), style: style)
    case .circle: path = Circle().path(in: rect)
    case .ellipse: path.addEllipse(in: rect)
    case .path(let fixed): path.resolved = fixed
    case .producer(let producer): path.resolved = producer.path(in: Rect(rect))
    }
    guard let trim else { return path }
    return path.trimmedPath(from: CGFloat(trim.from), to: CGFloat(trim.to))
  }
}
