import Layout

/// Blurred silhouettes of shapes.
enum ShadowMask {
  /// The blurred coverage of a shape; `nil` if nothing of it can be visible.
  ///
  /// - Parameter sigma: in pixels.
  static func placed(
    _ shape: PlaneShape, toDevice: PlaneTransform, sigma: Double, visible: PixelRect,
    cache: RasterCache
  ) -> PlacedMask? {
    let sigma = GaussianBlur.usable(sigma)
    if let box = RoundedBox(shape, toDevice: toDevice),
      let mask = box.shadow(sigma: sigma, visible: visible, cache: cache)
    {
      return mask
    }
    guard let device = DeviceCoverage(shape, toDevice: toDevice) else { return nil }
    let reach = GaussianBlur.reach(sigma: sigma)
    let rect = device.bounds.grown(by: reach).intersection(visible.grown(by: reach))
    guard !rect.isEmpty else { return nil }
    func blurred(_ coverage: Coverage, in rect: PixelRect) -> MaskTile {
      var tile = MaskTile(coverage, rect: rect)
      MaskBlur.blur(&tile, sigma: sigma)
      return tile
    }
    // A circle at another place has the same shadow: the knobs of switches.
    guard case .ellipse(let ellipse) = shape, toDevice.isScaleAndTranslation else {
      return PlacedMask(blurred(device.coverage, in: rect), x: rect.minX, y: rect.minY)
    }
    let moved = toDevice.boundingBox(of: ellipse).offsetBy(
      dx: -Double(rect.minX), dy: -Double(rect.minY))
    let part = rect.offsetBy(x: -rect.minX, y: -rect.minY)
    let key = ShadowKey(rect: moved, width: part.width, height: part.height, sigma: sigma)
    let tile = cache.shadow(key) {
      let ellipse = DeviceCoverage(.ellipse(moved), toDevice: .identity)
      return blurred(ellipse?.coverage ?? device.coverage, in: part)
    }
    return PlacedMask(tile, x: rect.minX, y: rect.minY)
  }
}

extension RoundedBox {
  /// Nine slices: the mask of a box without its uniform middle, blurred, whose middle column and
  /// row are then repeated. `nil` if it is out of sight or its corners are too large for a tile.
  fileprivate func shadow(sigma: Double, visible: PixelRect, cache: RasterCache) -> PlacedMask? {
    let reach = GaussianBlur.reach(sigma: sigma)
    let touched = PixelRect(touching: rect)
    guard !touched.grown(by: reach).intersection(visible).isEmpty else { return nil }
    let across = Slices(rect.minX, rect.maxX, corner: cornerReach, reach: reach)
    let down = Slices(rect.minY, rect.maxY, corner: cornerReach, reach: reach)
    guard across.length * down.length <= 1 << 24 else { return nil }
    let reduced = Rect(
      minX: across.minimum, minY: down.minimum, maxX: across.maximum, maxY: down.maximum)
    let key = ShadowKey(
      rect: reduced, radii: radii, style: style, width: across.length, height: down.length,
      sigma: sigma)
    let tile = cache.shadow(key) { draw(key, across, down) }
    return PlacedMask(
      tile, x: across.start, y: down.start, stretchColumn: across.stretch,
      extraColumns: across.extra, stretchRow: down.stretch, extraRows: down.extra)
  }

  private func draw(_ key: ShadowKey, _ across: Slices, _ down: Slices) -> MaskTile {
    let shape = PlaneShape.roundedRect(key.rect, radii, style)
    let rect = PixelRect(minX: 0, minY: 0, maxX: across.length, maxY: down.length)
    let coverage = DeviceCoverage(shape, toDevice: .identity)?.coverage
    // An aligned box covers its bounds and nothing else, which the tile must still be told.
    let isBox = radii.largest == 0
    var tile = MaskTile(isBox ? .box(FixedBox(key.rect)) : coverage ?? .everything, rect: rect)
    MaskBlur.blur(
      &tile, sigma: key.sigma, mirrorsX: radii.isUniform && across.isSymmetric,
      mirrorsY: radii.isUniform && down.isSymmetric)
    return tile
  }
}

/// One axis of nine slices.
private struct Slices {
  /// Where the tile begins in the picture.
  let start: Int
  /// The edges of the reduced box in the tile.
  let minimum: Double
  let maximum: Double
  /// Pixels of the tile.
  let length: Int
  let stretch: Int
  let extra: Int

  init(_ from: Double, _ to: Double, corner: Double, reach: Int) {
    let first = clampedPixel(from.rounded(.down))
    let last = clampedPixel(to.rounded(.up))
    start = first - reach
    // Both ends keep their corner and all that the blur mixes into it.
    let end = clampedPixel(corner.rounded(.up)) + reach + 1
    extra = max(0, last - first - 2 * end - 1)
    stretch = reach + end
    minimum = from - Double(start)
    maximum = to - Double(start) - Double(extra)
    length = last - first - extra + 2 * reach
  }

  /// Whether the tile is its own mirror image.
  var isSymmetric: Bool { minimum + maximum == Double(length) }
}
