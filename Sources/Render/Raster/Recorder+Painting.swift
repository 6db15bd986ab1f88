import Components
import Layout

extension Recorder {
  /// Lays a colour over everything.
  mutating func fillAll(_ color: ResolvedColor) {
    let ink = SolidInk(color)
    if ink.alpha > 0 { add(.paint(.everything, .solid(ink)), bounds: state.bounds) }
  }

  mutating func fill(_ shape: consuming PlaneShape, _ paint: Paint) {
    guard let device = DeviceCoverage(shape, toDevice: state.toDevice) else { return }
    add(device, paint)
  }

  mutating func stroke(_ shape: PlaneShape, _ style: PenStroke, _ paint: Paint) {
    guard let outline = Stroker.outline(of: shape, style, scale: state.toDevice.meanScale)
    else { return }
    let edge = outline.edge.flatMap { RoundedBox($0, toDevice: state.toDevice) }
    let hole = outline.hole.flatMap { RoundedBox($0, toDevice: state.toDevice) }
    guard
      let device = DeviceCoverage(
        outline.path, outline.rule, toDevice: state.toDevice,
        edge: outline.hole == nil || hole != nil ? edge : nil, hole: hole)
    else { return }
    // A line inside a shape that has no parallel outline is a line of twice the width, cut off.
    guard outline.isClippedToShape,
      let inside = DeviceCoverage(shape, toDevice: state.toDevice)
    else { return add(device, paint) }
    let outer = state
    defer { state = outer }
    state.bounds = state.bounds.intersection(inside.bounds)
    state.clip = ClipNode(parent: state.clip, coverage: inside.coverage, bounds: state.bounds)
    add(device, paint)
  }

  private mutating func add(_ device: consuming DeviceCoverage, _ paint: Paint) {
    guard !device.bounds.intersection(state.bounds).isEmpty, let ink = ink(for: paint) else {
      return
    }
    var bounds = device.bounds
    if case .image(let shader) = ink, let limit = shader.limit {
      bounds = bounds.intersection(limit)
    }
    add(.paint(device.coverage, ink), bounds: bounds)
  }

  /// The paint in device pixels; `nil` if it is invisible.
  func ink(for paint: Paint) -> Ink? {
    let map = state.toDevice
    switch paint {
    case .solid(let color):
      let ink = SolidInk(color)
      return ink.alpha > 0 ? .solid(ink) : nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      guard let last = stops.last else { return nil }
      if let shader = GradientShader.shader(for: paint, toDevice: map) {
        return .gradient(shader)
      }
      // A gradient of no length is all beyond its end.
      return ink(for: .solid(last.color))
    case .spreadGradient(let gradient):
      return GradientShader.spread(gradient, toDevice: map).map { .gradient($0) }
    case .image(let image):
      return ImageShader(image, toDevice: map).map { .image($0) }
    }
  }

  // MARK: Text

  mutating func draw(_ run: GlyphRun, _ paint: Paint) {
    guard !state.bounds.isEmpty, let ink = ink(for: paint) else { return }
    let layout = GlyphPlacement(run, toDevice: state.toDevice)
    guard layout.isCacheable else {
      if let device = DeviceCoverage(layout.outline(), .nonZero, toDevice: .identity) {
        add(.paint(device.coverage, ink), bounds: device.bounds)
      }
      return
    }
    let glyphs = PlacedGlyphs(layout.tiles(cache: cache, visible: state.bounds))
    add(.paint(.glyphs(glyphs), ink), bounds: glyphs.bounds)
  }

  // MARK: Shadows

  mutating func drop(_ shadow: Shadow, of shape: PlaneShape) {
    let ink = SolidInk(shadow.color)
    guard ink.alpha > 0 else { return }
    let scale = state.toDevice.meanScale
    let moved = PlaneTransform.translation(x: shadow.offset.x, y: shadow.offset.y)
      .followed(by: state.toDevice)
    guard
      let mask = ShadowMask.placed(
        shape, toDevice: moved, sigma: shadow.sigma * scale, visible: state.bounds, cache: cache)
    else { return }
    add(.paint(.mask(mask), .solid(ink)), bounds: mask.bounds)
    hold(mask.byteCount)
  }

  mutating func drawInner(_ shadow: Shadow, of shape: PlaneShape) {
    let ink = SolidInk(shadow.color)
    guard ink.alpha > 0, let device = DeviceCoverage(shape, toDevice: state.toDevice) else {
      return
    }
    let scale = state.toDevice.meanScale
    let moved = PlaneTransform.translation(x: shadow.offset.x, y: shadow.offset.y)
      .followed(by: state.toDevice)
    let outer = state
    defer { state = outer }
    state.bounds = state.bounds.intersection(device.bounds)
    // What the blurred silhouette leaves free inside the shape is in shadow.
    if let mask = ShadowMask.placed(
      shape, toDevice: moved, sigma: shadow.sigma * scale, visible: state.bounds, cache: cache)
    {
      state.clip = ClipNode(
        parent: state.clip, coverage: .mask(mask), isInverted: true, bounds: state.bounds)
    }
    add(.paint(device.coverage, .solid(ink)), bounds: device.bounds)
  }

  // MARK: Filters and backdrops

  /// How far beyond its content a filter looks or draws, in pixels.
  func reachOf(_ filter: LayerFilter) -> Int { filter.reach(toDevice: state.toDevice) }

  /// Passes a layer's picture through a filter.
  ///
  /// - Parameter limit: the pixels of the result that matter.
  func apply(_ filter: LayerFilter, to surface: Surface, limit: PixelRect) -> Surface {
    guard !surface.rect.isEmpty else { return surface }
    let scale = state.toDevice.meanScale
    switch filter {
    case .colorMatrix(let matrix):
      surface.apply(FixedColorMatrix(matrix))
      return surface
    case .blur(let sigma, let isOpaque):
      return GaussianBlur.blurred(
        surface, sigma: sigma * scale, edges: isOpaque ? .extended : .transparent, limit: limit,
        jobs: jobs)
    case .dropShadow(let shadow):
      let offset = state.toDevice.offset(shadow.offset)
      return ContentShadow.beneath(
        surface, ink: SolidInk(shadow.color), sigma: shadow.sigma * scale,
        offset: (clampedPixel(offset.x.rounded()), clampedPixel(offset.y.rounded())),
        limit: limit, jobs: jobs)
    }
  }

  mutating func drawBackdrop(_ shape: PlaneShape, _ style: BackdropStyle) {
    guard let device = DeviceCoverage(shape, toDevice: state.toDevice),
      let target = drawnTarget()
    else { return }
    let visible = device.bounds.intersection(state.bounds).intersection(target.rect)
    let sigma = style.sigma * state.toDevice.meanScale
    guard !visible.isEmpty,
      let page = drawnPage(visible.grown(by: GaussianBlur.reach(sigma: sigma)))
    else { return }
    // A layer may reach beyond the page, where there is nothing to blur.
    let seen = visible.intersection(page.pixels.rect)
    guard !seen.isEmpty else { return }
    let blurred = withExtendedLifetime(page.owner) {
      GaussianBlur.backdrop(
        of: page.pixels, part: seen, sigma: sigma, tone: BackdropTone(style), jobs: jobs)
    }
    add(.paint(device.coverage, .surface(blurred, opacity: 65_536, mode: .normal)), bounds: seen)
  }
}

extension LayerFilter {
  /// How far beyond its content a filter looks or draws, in pixels.
  func reach(toDevice map: PlaneTransform) -> Int {
    func reach(_ sigma: Double) -> Int { GaussianBlur.reach(sigma: sigma * map.meanScale) }
    switch self {
    case .colorMatrix: return 0
    case .blur(let sigma, _): return reach(sigma)
    case .dropShadow(let shadow):
      let offset = map.offset(shadow.offset)
      return reach(shadow.sigma) + min(max(offset.x.magnitude, offset.y.magnitude), 2_048).pixels
    }
  }
}

extension PlaneTransform {
  /// A distance in the map's own coordinates, mapped.
  fileprivate func offset(_ distance: Point) -> Point {
    Point(x: a * distance.x + c * distance.y, y: b * distance.x + d * distance.y)
  }
}

extension Double {
  /// A whole number of pixels at least as large.
  fileprivate var pixels: Int { clampedPixel(rounded(.up)) }
}
