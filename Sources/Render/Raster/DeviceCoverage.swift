import Layout

/// A shape in device pixels and the pixels it can touch.
struct DeviceCoverage {
  let coverage: Coverage
  let bounds: PixelRect

  /// `nil` for what covers nothing: empty, not finite, or too far away to mean anything.
  init?(_ shape: PlaneShape, toDevice map: PlaneTransform) {
    switch shape {
    case .rect(let rect) where map.isScaleAndTranslation:
      let device = map.boundingBox(of: rect)
      guard !device.isEmpty, Flattening.isDrawable(device) else { return nil }
      self.init(box: device)
    case .path(let path, let rule):
      self.init(path, rule, toDevice: map)
    case .rect, .roundedRect, .ellipse:
      guard !shape.bounds.isEmpty else { return nil }
      self.init(
        shape.path, shape.fillRule, toDevice: map, edge: RoundedBox(shape, toDevice: map))
    }
  }

  init(box device: Rect) {
    bounds = PixelRect(touching: device)
    let box = FixedBox(device)
    coverage = box.isAligned ? .everything : .box(box)
  }

  /// - Parameters:
  ///   - edge: what the path is the outline of, as far as it is such a box.
  ///   - hole: what the path leaves out of it.
  init?(
    _ path: VectorPath, _ rule: FillRule, toDevice map: PlaneTransform, edge: RoundedBox? = nil,
    hole: RoundedBox? = nil
  ) {
    guard let box = path.deviceBounds(map), Flattening.isDrawable(box) else { return nil }
    bounds = PixelRect(touching: box)
    guard !bounds.isEmpty else { return nil }
    coverage = .outline(
      Outline(
        path: path, transform: map, rule: rule, isNear: CellLineSink.accepts(box),
        bars: edge?.bars(around: hole) ?? [],
        wholeParts: hole == nil ? edge?.coveredBars ?? [] : []))
  }
}
