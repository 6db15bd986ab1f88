import Components
import Layout

/// What it costs to draw a list, in device pixels, found before anything is drawn.
///
/// A command costs the pixels that it may touch inside clips and layers. A layer costs its own pixels
/// once more, and again for every pass of its filters.
struct DrawingCost {
  /// The command that passed a limit, and what had been counted by then.
  struct Excess: Equatable {
    let command: Int
    let count: Int
  }

  private struct State {
    var toDevice: PlaneTransform
    /// The pixels that may change.
    var bounds: PixelRect
  }

  private struct Layer {
    var command: Int
    var style = LayerStyle()
    /// To return to at the end.
    var outer: State
    var savedCount: Int
    /// What the commands inside may touch.
    var touched = PixelRect.empty
  }

  private var count: Int
  private var state: State
  private var saved: [State] = []
  private var layers: [Layer]

  private init(canvas: PixelRect, toDevice: PlaneTransform) {
    count = canvas.area
    state = State(toDevice: toDevice, bounds: canvas)
    layers = [Layer(command: 0, outer: state, savedCount: 0)]
  }

  /// Where the cost of a list passes a limit; `nil` where it does not, and for pictures of a size that
  /// is refused anyway.
  static func excess(of list: DisplayList, scale: Double, over limit: Int) -> Excess? {
    let (width, height) = Rasterizer.pixelSize(of: list.size, scale: scale)
    guard (1...Pixmap.maximumSide).contains(width), (1...Pixmap.maximumSide).contains(height)
    else { return nil }
    var cost = DrawingCost(
      canvas: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      toDevice: .scale(x: scale, y: scale))
    guard cost.count <= limit else { return Excess(command: 0, count: cost.count) }
    for (index, command) in list.commands.enumerated() {
      let origin = cost.add(command, at: index)
      guard cost.count <= limit else { return Excess(command: origin, count: cost.count) }
    }
    return nil
  }

  /// Adds a command; what is counted belongs to the command whose index is returned.
  private mutating func add(_ command: DrawCommand, at index: Int) -> Int {
    switch command {
    case .fill(let shape, let paint):
      touch(shape.bounds)
      if case .image(let image) = paint { count += image.sourceCost }
    case .stroke(let shape, let style, _):
      touch(shape.bounds.insetBy(dx: -style.pen.width, dy: -style.pen.width))
    case .glyphs(let run, _): touch(run)
    case .image(let image):
      touch(image.frame)
      count += image.sourceCost
    case .dropShadow(let shape, let shadow):
      let reach = LayerFilter.dropShadow(shadow).reach(toDevice: state.toDevice)
      touch(shape.bounds, grownBy: reach, passes: 3)
    case .innerShadow(let shape, _): touch(shape.bounds, passes: 3)
    // In layers, the pictures around it are put together first.
    case .backdrop(let shape, _): touch(shape.bounds, passes: 3 + layers.count)
    case .pushClip(let shape):
      saved.append(state)
      state.bounds = state.bounds.intersection(pixels(of: shape.bounds))
    case .pushTransform(let transform):
      saved.append(state)
      state.toDevice = transform.followed(by: state.toDevice)
    case .popClip, .popTransform:
      if saved.count > layers[layers.count - 1].savedCount, let last = saved.popLast() {
        state = last
      }
    case .pushLayer(let style): open(style, at: index)
    case .pushMask: open(LayerStyle(), at: index)
    case .popLayer, .popMask:
      if layers.count > 1 { return close() }
    }
    return index
  }

  private mutating func open(_ style: LayerStyle, at index: Int) {
    layers.append(Layer(command: index, style: style, outer: state, savedCount: saved.count))
    state.bounds = state.bounds.grown(by: style.reach(toDevice: state.toDevice))
  }

  /// Ends the innermost layer, and gives what it shows to the one around it.
  private mutating func close() -> Int {
    let layer = layers.removeLast()
    if saved.count > layer.savedCount { saved.removeLast(saved.count - layer.savedCount) }
    state = layer.outer
    count += layer.touched.area * layer.style.passes
    let shown = layer.touched.grown(by: layer.style.reach(toDevice: state.toDevice))
    layers[layers.count - 1].touched.formUnion(shown.intersection(state.bounds))
    return layer.command
  }

  // MARK: Pixels

  private func pixels(of rect: Rect) -> PixelRect {
    PixelRect(touching: state.toDevice.boundingBox(of: rect))
  }

  private mutating func touch(
    _ rect: Rect, grownBy reach: Int = 0, passes: Int = 1, most: Int = .max
  ) {
    let touched = pixels(of: rect).grown(by: reach).intersection(state.bounds)
    layers[layers.count - 1].touched.formUnion(touched)
    count += min(touched.area, most) * passes
  }

  private mutating func touch(_ run: GlyphRun) {
    guard let first = run.glyphs.first else { return }
    var (low, high) = (Point(x: first.x, y: first.y), Point(x: first.x, y: first.y))
    for glyph in run.glyphs {
      low = Point(x: min(low.x, glyph.x), y: min(low.y, glyph.y))
      high = Point(x: max(high.x, glyph.x), y: max(high.y, glyph.y))
    }
    let box = Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    let side = clampedPixel((run.size * state.toDevice.meanScale).rounded(.up)) + 1
    touch(
      box.insetBy(dx: -run.size, dy: -run.size), most: run.glyphs.count * min(side * side, 1 << 30))
  }
}

extension PicturePaint {
  /// Pixels of the picture that are looked at once to make it smaller.
  fileprivate var sourceCost: Int {
    interpolation != .nearest ? image.pixmap.width * image.pixmap.height : 0
  }
}

extension PixelRect {
  fileprivate var area: Int { width * height }

  fileprivate mutating func formUnion(_ other: PixelRect) { self = union(other) }
}

extension LayerStyle {
  /// How far beyond its content a layer draws, in pixels.
  fileprivate func reach(toDevice map: PlaneTransform) -> Int {
    filters.reduce(0) { $0 + $1.reach(toDevice: map) }
  }

  /// How often each pixel of a layer is gone over: once to put it on what is beneath, and for each
  /// filter.
  fileprivate var passes: Int {
    filters.reduce(1) { sum, filter in
      switch filter {
      case .colorMatrix: sum + 1
      case .blur: sum + 6
      case .dropShadow: sum + 8
      }
    }
  }
}
