import Layout

/// A run of glyphs in device pixels.
///
/// Upright text sits on whole pixel rows, and across on quarters of a pixel, so that four masks
/// serve every occurrence of a glyph. Rotated or skewed text is drawn as outlines, exactly placed.
struct GlyphPlacement {
  private let run: GlyphRun
  private let toDevice: PlaneTransform
  /// Pixels per em across and down.
  private let width: Double
  private let height: Double

  /// Larger glyphs are outlines at the same places: a mask would cost more than it saves.
  private static let largestMask = 256.0

  init(_ run: GlyphRun, toDevice: PlaneTransform) {
    self.run = run
    self.toDevice = toDevice
    width = run.size * run.stretch * toDevice.a
    height = run.size * toDevice.d
  }

  /// Whether the glyphs can be placed as masks.
  var isCacheable: Bool {
    toDevice.isScaleAndTranslation && width > 0 && height > 0
      && max(width, height) <= Self.largestMask
  }

  /// Font units to points around a glyph's origin.
  private var glyphToPoints: PlaneTransform {
    let unit = run.size / Double(max(run.source.unitsPerEm, 1))
    return PlaneTransform(
      a: run.stretch * unit, b: 0, c: run.shear * unit, d: -unit, tx: 0, ty: 0)
  }

  /// Every glyph's outline in device pixels.
  func outline() -> VectorPath {
    var result = VectorPath()
    guard toDevice.isFinite else { return result }
    for glyph in run.glyphs {
      var place = toDevice.apply(to: Point(x: glyph.x, y: glyph.y))
      guard place.x.magnitude < 1e8, place.y.magnitude < 1e8 else { continue }
      if toDevice.isScaleAndTranslation {
        let (x, y) = Self.snapped(place)
        place = Point(x: Double(x) / 4, y: Double(y))
      }
      var map = glyphToPoints.followed(by: toDevice)
      map.tx = place.x
      map.ty = place.y
      result.append(run.source.glyphPath(glyph.id).transformed(by: map))
    }
    return result
  }

  /// The mask of every glyph that may be visible, and its place.
  func tiles(cache: RasterCache, visible: PixelRect) -> [PlacedGlyphs.Glyph] {
    let face = cache.faceNumber(run.source.identifier)
    // No glyph of an ordinary face reaches farther than this from its origin; those that do are
    // still drawn where their own bounds are visible.
    return run.glyphs.compactMap { glyph in
      let place = toDevice.apply(to: Point(x: glyph.x, y: glyph.y))
      guard place.x.magnitude < 1e8, place.y.magnitude < 1e8 else { return nil }
      let (quarters, y) = Self.snapped(place)
      let key = GlyphKey(
        face: face, glyph: glyph.id, phase: UInt8(quarters & 3), width: width, height: height,
        shear: run.shear)
      let tile = cache.glyph(key) ?? draw(key, into: cache)
      let x = quarters >> 2
      guard !tile.rect.offsetBy(x: x, y: y).intersection(visible).isEmpty else { return nil }
      return PlacedGlyphs.Glyph(tile: tile, x: x, y: y)
    }
  }

  /// The nearest quarter of a pixel across and the nearest whole one down, halves upwards.
  private static func snapped(_ place: Point) -> (quarters: Int, y: Int) {
    (Int((place.x * 4 + 0.5).rounded(.down)), Int((place.y + 0.5).rounded(.down)))
  }

  private func draw(_ key: GlyphKey, into cache: RasterCache) -> GlyphTile {
    var map = glyphToPoints.followed(by: toDevice)
    map.tx = Double(key.phase) / 4
    map.ty = 0
    let tile = GlyphTile(run.source.glyphPath(key.glyph), toDevice: map)
    cache.store(tile, for: key)
    return tile
  }
}

extension GlyphTile {
  /// Draws an outline into a mask of its size.
  init(_ path: VectorPath, toDevice map: PlaneTransform) {
    // A face can declare any outline; a mask beyond this is no glyph of at most 256 pixels per em.
    guard let device = DeviceCoverage(path, .nonZero, toDevice: map),
      device.bounds.width <= 4_096, device.bounds.height <= 4_096
    else {
      self = .empty
      return
    }
    let mask = MaskTile(device.coverage, rect: device.bounds)
    self.init(
      rect: device.bounds, values: mask.values.map { UInt8((UInt32($0) * 255 + 32_767) / 65_535) })
  }
}
