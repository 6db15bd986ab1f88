extension VectorPath {
  /// The contours as straight pieces within `tolerance` points of the curves; none where a
  /// coordinate is not a number of a usable size.
  package func polylines(tolerance: Double) -> [Polyline] {
    guard let bounds = deviceBounds(.identity), Flattening.isDrawable(bounds) else { return [] }
    var sink = PolylineSink()
    Flattening(tolerance: tolerance).flatten(self, by: .identity, into: &sink)
    sink.finish()
    return sink.lines
  }

  /// The outline of a line along the path, for the non-zero rule.
  ///
  /// - Parameter tolerance: how far it may be from the exact outline, in points.
  package func stroked(_ pen: Pen, trim: PathTrim? = nil, tolerance: Double) -> VectorPath {
    let pattern = DashPattern(pen)
    // Places along the outline need its length more exactly than its shape.
    let isMeasured = pattern != nil || trim != nil
    var lines = polylines(tolerance: isMeasured ? tolerance / 16 : tolerance)
    if let trim { lines = Trimming.trimmed(lines, from: trim.from, to: trim.to) }
    if let pattern { lines = pattern.dashed(lines) }
    var builder = StrokeBuilder(pen, tolerance: tolerance)
    var outline = VectorPath()
    for line in lines {
      builder.add(line)
      for contour in builder.takeContours() { outline.addLines(contour, isClosed: true) }
    }
    return outline
  }

  /// The part of the outline between two fractions of its whole length, as straight pieces.
  ///
  /// - Parameter tolerance: how far a piece may be from its curve, in points.
  package func trimmed(_ trim: PathTrim, tolerance: Double) -> VectorPath {
    if trim.from <= 0, trim.to >= 1 { return self }
    var result = VectorPath()
    for line in Trimming.trimmed(
      polylines(tolerance: tolerance), from: trim.from, to: trim.to)
    {
      result.addLines(line.vertices.map(\.point), isClosed: line.isClosed)
    }
    return result
  }

  private mutating func addLines(_ corners: [SIMD2<Double>], isClosed: Bool) {
    guard let first = corners.first else { return }
    move(to: Point(x: first.x, y: first.y))
    addLines(corners.dropFirst().lazy.map { Point(x: $0.x, y: $0.y) })
    if isClosed { close() }
  }

  /// The box around the mapped points; `nil` if there is none or a coordinate is not finite.
  package func deviceBounds(_ map: PlaneTransform) -> Rect? {
    guard map.isFinite, let first = points.first else { return nil }
    var low = SIMD2(map.apply(to: first).x, map.apply(to: first).y)
    var high = low
    // Any NaN or infinity makes this sum NaN, where comparisons would pass it by.
    var probe = SIMD2<Double>.zero
    for point in points {
      let mapped = map.apply(to: point)
      let place = SIMD2(mapped.x, mapped.y)
      low.replace(with: place, where: place .< low)
      high.replace(with: place, where: place .> high)
      probe += place * 0
    }
    guard probe.x + probe.y == 0 else { return nil }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }
}
