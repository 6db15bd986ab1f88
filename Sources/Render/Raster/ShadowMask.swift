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
    var tile = MaskTile(device.coverage, rect: rect)
    MaskBlur.blur(&tile, sigma: sigma)
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
    let key = ShadowKey(
      minX: across.minimum, minY: down.minimum, maxX: across.maximum, maxY: down.maximum,
      radii: SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft),
      style: style, sigma: sigma)
    let tile = cache.shadow(key) ?? draw(key, across, down, cache)
    return PlacedMask(
      tile, x: across.start, y: down.start, stretchColumn: across.stretch,
      extraColumns: across.extra, stretchRow: down.stretch, extraRows: down.extra)
  }

  private func draw(_ key: ShadowKey, _ across: Slices, _ down: Slices, _ cache: RasterCache)
    -> MaskTile
  {
    let reduced = Rect(minX: key.minX, minY: key.minY, maxX: key.maxX, maxY: key.maxY)
    let shape = PlaneShape.roundedRect(reduced, radii, style)
    let rect = PixelRect(minX: 0, minY: 0, maxX: across.length, maxY: down.length)
    let coverage = DeviceCoverage(shape, toDevice: .identity)?.coverage
    // An aligned box covers its bounds and nothing else, which the tile must still be told.
    let isBox = radii.largest == 0
    var tile = MaskTile(isBox ? .box(FixedBox(reduced)) : coverage ?? .everything, rect: rect)
    MaskBlur.blur(
      &tile, sigma: key.sigma, mirrorsX: radii.isUniform && across.isSymmetric,
      mirrorsY: radii.isUniform && down.isSymmetric)
    cache.store(tile, for: key)
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
