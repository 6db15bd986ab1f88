import Layout

/// A shape in device pixels and the pixels it can touch.
struct DeviceCoverage {
  let coverage: Coverage
  let bounds: PixelRect

  /// `nil` for what covers nothing: empty, not finite, or too far away to mean anything.
  init?(_ shape: Shape, toDevice map: AffineTransform) {
    if case .rect(let rect) = shape, map.isScaleAndTranslation {
      let device = map.boundingBox(of: rect)
      guard !device.isEmpty, Flattening.isDrawable(device) else { return nil }
      self.init(box: device)
    } else {
      if case .path = shape {} else if shape.bounds.isEmpty { return nil }
      self.init(shape.path, shape.fillRule, toDevice: map)
    }
  }

  init(box device: Rect) {
    bounds = PixelRect(touching: device)
    let box = FixedBox(device)
    coverage = box.isAligned ? .everything : .box(box)
  }

  init?(_ path: Path, _ rule: FillRule, toDevice map: AffineTransform) {
    guard let box = path.deviceBounds(map), Flattening.isDrawable(box) else { return nil }
    bounds = PixelRect(touching: box)
    guard !bounds.isEmpty else { return nil }
    coverage = .outline(
      Outline(path: path, transform: map, rule: rule, isNear: CellLineSink.accepts(box)))
  }
}

extension Path {
  /// The box around the mapped points; `nil` if there is none or a coordinate is not finite.
  func deviceBounds(_ map: AffineTransform) -> Rect? {
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
