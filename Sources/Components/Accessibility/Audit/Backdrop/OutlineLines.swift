import Layout

/// The outline of a shape as straight lines, fine enough to ask which points it encloses.
enum OutlineLines {
  /// The rings and open lines of a shape in a rectangle, trimmed as it says; a ring ends where it
  /// begins.
  static func of(_ geometry: ShapeGeometry, in frame: Rect) -> [[Point]] {
    geometry.path(in: frame.cgRect).resolved.areaLines.map { line in
      line.isClosed ? line.corners + line.corners.prefix(1) : line.corners
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
