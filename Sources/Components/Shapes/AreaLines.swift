import Layout

extension VectorPath {
  /// The contours as straight pieces, for asking what they enclose: within 0.01 pt of the curves,
  /// with coordinates up to a million points.
  var areaLines: [Polyline] {
    func usable(_ length: Double) -> Double {
      length.isNaN ? 0 : min(max(length, -1e6), 1e6)
    }
    return mapPoints { Point(x: usable($0.x), y: usable($0.y)) }
      .polylines(tolerance: 0.01).filter { $0.vertices.count > 1 }
  }
}

extension Polyline {
  /// The corners in order; the line goes back to the first where it is closed.
  var corners: [Point] { vertices.map { Point(x: $0.point.x, y: $0.point.y) } }
}
