import Layout

/// The outline of a shape as straight lines, fine enough to ask which points it encloses.
enum OutlineLines {
  /// The rings and open lines of a shape in a rectangle, trimmed as it says; a ring ends where it
  /// begins.
  static func of(_ geometry: ShapeGeometry, in frame: Rect) -> [[Point]] {
    FlatPath(geometry.path(in: frame.cgRect).resolved).contours.compactMap { contour in
      guard contour.points.count > 1 else { return nil }
      return contour.isClosed ? contour.points + contour.points.prefix(1) : contour.points
    }
  }

  /// The smallest upright rectangle around some lines.
  static func bounds(_ lines: [[Point]]) -> Rect {
    var box: Rect?
    for line in lines {
      for point in line {
        let dot = Rect(origin: point, size: .zero)
        box = box?.union(dot) ?? dot
      }
    }
    return box ?? .zero
  }
}
