import Components
import Layout

/// Turns commands in points into operations in device pixels, and draws whole pictures on the way
/// where a filter or a backdrop needs them.
struct Recorder {
  /// The most groups around one another that are drawn band by band.
  static let deepestGroup = 32
  /// Bytes of finished pictures that may wait for the bands to be drawn.
  private static let pendingLimit = 64 << 20

  let jobs: Int
  let cache: RasterCache
  var state: State
  private var saved: [State] = []
  private var layers: [OpenLayer]

  struct State {
    var toDevice: PlaneTransform
    var clip: ClipNode?
    /// The pixels that may change: the target and all rectangles clipped to.
    var bounds: PixelRect
  }

  private struct OpenLayer {
    enum Destination {
      case target(PixelTarget)
      /// A picture of its own, allocated when it is first drawn into.
      case surface(Surface?)
      case group
      case mask
      case direct
    }

    var destination: Destination
    /// Whether nothing has been drawn yet into memory that holds anything.
    var isUndefined = false
    var style = LayerStyle()
    var ops: [RasterOp] = []
    var pendingBytes = 0
    /// What the commands inside may touch.
    var bounds = PixelRect.empty
    /// To return to at the end.
    var outer: State
    var savedCount = 0
  }

  /// - Parameter isUndefined: the target holds anything, and is transparent before it is drawn into.
  init(
    target: PixelTarget, isUndefined: Bool, toDevice: PlaneTransform, jobs: Int, cache: RasterCache
  ) {
    self.jobs = jobs
    self.cache = cache
    state = State(toDevice: toDevice, clip: nil, bounds: target.rect)
    layers = [
      OpenLayer(
        destination: .target(target), isUndefined: isUndefined, bounds: target.rect, outer: state)
    ]
  }

  /// A recorder of a picture that is drawn at last, part by part where nothing before needs pixels of it.
  init(rect: PixelRect, toDevice: PlaneTransform, jobs: Int, cache: RasterCache) {
    self.jobs = jobs
    self.cache = cache
    state = State(toDevice: toDevice, clip: nil, bounds: rect)
    layers = [OpenLayer(destination: .surface(nil), bounds: rect, outer: state)]
  }

  /// Draws the commands; pops that match nothing are ignored, open scopes are closed at the end.
  mutating func play(_ commands: [DrawCommand]) {
    record(commands)
    flush()
  }

  /// What the commands draw, of which no more is drawn yet than filters and backdrops need.
  mutating func recording(of commands: [DrawCommand]) -> RecordedPicture {
    record(commands)
    if case .surface(.some) = layers[0].destination { flush() }
    if case .surface(let surface?) = layers[0].destination { return RecordedPicture(surface) }
    return RecordedPicture(layers[0].ops, in: layers[0].bounds, renderers: cache.renderers)
  }

  private mutating func record(_ commands: [DrawCommand]) {
    layers[0].ops.reserveCapacity(layers[0].ops.count + commands.count)
    let plans = LayerPlan.plans(for: commands, deepestGroup: Self.deepestGroup)
    for index in commands.indices {
      play(commands, index, plan: plans[index])
    }
    while layers.count > 1 { closeLayer() }
  }

  private mutating func play(_ commands: [DrawCommand], _ index: Int, plan: LayerPlan) {
    switch commands[index] {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let style, let paint): stroke(shape, style, paint)
    case .glyphs(let run, let paint): draw(run, paint)
    case .image(let image): fill(.rect(image.frame), .image(image))
    case .dropShadow(let shape, let shadow): drop(shadow, of: shape)
    case .innerShadow(let shape, let shadow): drawInner(shadow, of: shape)
    case .backdrop(let shape, let style): drawBackdrop(shape, style)
    case .pushClip(let shape): pushClip(shape)
    case .pushTransform(let transform):
      saved.append(state)
      state.toDevice = transform.followed(by: state.toDevice)
    case .popClip, .popTransform: restore()
    case .pushLayer(let style): openLayer(style, plan)
    case .pushMask: openMask()
    case .popLayer, .popMask: if layers.count > 1 { closeLayer() }
    }
  }

  // MARK: Scopes

  private mutating func restore() {
    guard saved.count > layers[layers.count - 1].savedCount, let last = saved.popLast() else {
      return
    }
    state = last
  }

  private mutating func pushClip(_ shape: PlaneShape) {
    saved.append(state)
    guard let device = DeviceCoverage(shape, toDevice: state.toDevice) else {
      state.bounds = .empty
      return
    }
    state.bounds = state.bounds.intersection(device.bounds)
    if case .everything = device.coverage { return }
    state.clip = ClipNode(
      parent: state.clip, coverage: device.coverage, bounds: state.bounds)
  }

  private mutating func openLayer(_ style: LayerStyle, _ plan: LayerPlan) {
    var layer = OpenLayer(destination: .direct, style: style, outer: state)
    switch plan {
    case .direct: break
    case .group:
      layer.destination = .group
      state.clip = nil
    case .surface:
      layer.destination = .surface(nil)
      state.clip = nil
      let reach = style.filters.reduce(0) { $0 + reachOf($1) }
      state.bounds = state.bounds.grown(by: reach)
    }
    layer.bounds = state.bounds
    layer.savedCount = saved.count
    layers.append(layer)
  }

  private mutating func openMask() {
    var layer = OpenLayer(destination: .mask, outer: state)
    state.clip = nil
    state.bounds = layers[drawingLayer].bounds
    layer.bounds = state.bounds
    layer.savedCount = saved.count
    layers.append(layer)
  }

  private mutating func closeLayer() {
    let layer = layers.removeLast()
    if saved.count > layer.savedCount { saved.removeLast(saved.count - layer.savedCount) }
    state = layer.outer
    let opacity = unitWeight(layer.style.opacity)
    switch layer.destination {
    case .direct, .target: break
    case .mask:
      append(RasterOp(bounds: layers[drawingLayer].bounds, clip: nil, content: .mask(layer.ops)))
    case .group:
      let bounds = layer.ops.reduce(PixelRect.empty) { $0.union($1.touched) }
      let group = GroupOp(
        ops: layer.ops, opacity: opacity, mode: layer.style.blendMode,
        matrices: layer.style.filters.compactMap { filter in
          if case .colorMatrix(let matrix) = filter { FixedColorMatrix(matrix) } else { nil }
        })
      add(.group(group), bounds: bounds)
    case .surface(let begun):
      let bounds = layer.ops.reduce(PixelRect.empty) { $0.union($1.touched) }
      var surface = begun ?? Surface(undefined: bounds.intersection(layer.bounds))
      draw(layer.ops, into: surface.target, isUndefined: begun == nil)
      let filters = layer.style.filters
      for (index, filter) in filters.enumerated() {
        let later = filters[(index + 1)...].reduce(0) { $0 + reachOf($1) }
        surface = apply(filter, to: surface, limit: state.bounds.grown(by: later))
      }
      add(
        .paint(.everything, .surface(surface, opacity: opacity, mode: layer.style.blendMode)),
        bounds: surface.rect)
      hold(surface.byteCount)
    }
  }

  // MARK: Operations

  /// The innermost layer that keeps operations of its own.
  private var drawingLayer: Int {
    var index = layers.count - 1
    while index > 0, case .direct = layers[index].destination { index -= 1 }
    return index
  }

  /// Adds an operation under the current clip.
  mutating func add(_ content: consuming RasterOp.Content, bounds: PixelRect) {
    let visible = bounds.intersection(state.bounds)
    guard !visible.isEmpty else { return }
    append(RasterOp(bounds: visible, clip: state.clip, content: content))
  }

  private mutating func append(_ op: consuming RasterOp) {
    layers[drawingLayer].ops.append(op)
  }

  /// Counts memory that operations keep until they are drawn; where it is too much, they are.
  mutating func hold(_ bytes: Int) {
    let index = drawingLayer
    layers[index].pendingBytes += bytes
    guard layers[index].pendingBytes > Self.pendingLimit else { return }
    // A group has no pixels before its end: as a picture of its own it has the same ones.
    if case .group = layers[index].destination { layers[index].destination = .surface(nil) }
    flush()
  }

  /// Draws what has been recorded for the innermost picture.
  private mutating func flush() {
    _ = drawnTarget()
  }

  /// The innermost picture with everything recorded so far drawn; `nil` inside a group, which the
  /// plan rules out where it matters.
  mutating func drawnTarget() -> PixelTarget? { drawnTarget(of: drawingLayer) }

  /// A part of all that is behind what is drawn next, as far as it is on the page: the pictures around the innermost
  /// one, which is over them.
  ///
  /// - Returns: the pixels, and what holds them where they are a copy.
  mutating func drawnPage(_ part: PixelRect) -> (pixels: PixelTarget, owner: Surface?)? {
    let innermost = drawingLayer
    guard innermost > 0 else { return drawnTarget().map { ($0, nil) } }
    var page: Surface?
    for index in 0...innermost {
      guard let picture = drawnTarget(of: index) else { continue }
      if let page {
        page.cover(with: picture)
      } else {
        page = Surface(copying: picture, part.intersection(picture.rect))
      }
    }
    return page.map { ($0.target, $0) }
  }

  private mutating func drawnTarget(of index: Int) -> PixelTarget? {
    let target: PixelTarget
    switch layers[index].destination {
    case .target(let existing): target = existing
    case .surface(let begun):
      let surface = begun ?? Surface(undefined: layers[index].bounds)
      if begun == nil { layers[index].isUndefined = true }
      layers[index].destination = .surface(surface)
      target = surface.target
    case .group, .mask, .direct: return nil
    }
    draw(layers[index].ops, into: target, isUndefined: layers[index].isUndefined)
    layers[index].isUndefined = false
    layers[index].ops.removeAll()
    layers[index].pendingBytes = 0
    return target
  }

  private func draw(_ ops: [RasterOp], into target: PixelTarget, isUndefined: Bool) {
    guard isUndefined || !ops.isEmpty, !target.rect.isEmpty else { return }
    let bins = BandBins(ops, target: target.rect)
    BandScheduler.run(bands: bins.count, jobs: jobs) {
      cache.renderers.lease(
        width: target.rect.width, rows: min(BandScheduler.rows, target.rect.height))
    } body: { lease, band in
      let indices = bins.indices(of: band)
      guard isUndefined || !indices.isEmpty else { return }
      lease.renderer.draw(
        ops, at: indices, into: target.cropped(to: bins.rect(of: band)), isUndefined: isUndefined)
    }
  }
}

extension RasterOp {
  /// The pixels it may make visible; a mask makes none.
  var touched: PixelRect {
    if case .mask = content { .empty } else { bounds }
  }
}

extension Paint {
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha == 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 1 }
    case .spreadGradient(let gradient): gradient.isOpaque
    case .image: false
    }
  }
}
