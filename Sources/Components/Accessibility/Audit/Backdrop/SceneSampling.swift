import Layout

/// A stroke of imagined ink: which text or symbol it belongs to and what colours it.
struct Ink {
  let order: Int
  let paint: ResolvedPaint
  let frame: Rect
}

/// One point of a picture, with and without the ink that is asked about.
struct InkSample: Equatable {
  var inked: PremultipliedShade
  var bare: PremultipliedShade
  /// How much of the ink later layers leave, in `0...1`.
  var visibility = 0.0
  /// Whether a picture shows there whose pixels are not known.
  var isUnknown = false
}

/// The layers that matter in one rectangle, ready to be asked point by point.
struct LocalScene {
  private let layers: [PaintedLayer]
  private let background: PremultipliedShade
  /// Whether every layer looks the same all over the rectangle.
  let isUniform: Bool
  /// Whether a picture lies there, which may change from pixel to pixel.
  let hasPicture: Bool

  /// - Parameters:
  ///   - box: a rectangle of the picture.
  ///   - ink: the node whose ink will be asked about, by its order.
  ///   - keepsLines: whether lines count; as a backdrop of text they do not.
  init(_ scene: PaintedScene, in box: Rect, ink: Int? = nil, keepsLines: Bool = false) {
    var pruner = LayerPruner(ink: ink, keepsLines: keepsLines)
    layers = pruner.prune(scene.layers, to: box)
    background = PremultipliedShade(scene.background)
    isUniform = pruner.isUniform
    hasPicture = pruner.hasPicture
  }

  /// The part of the scene that matters in a smaller rectangle of the picture.
  func narrowed(to box: Rect) -> LocalScene { LocalScene(self, in: box) }

  private init(_ whole: LocalScene, in box: Rect) {
    var pruner = LayerPruner(ink: nil, keepsLines: true)
    layers = pruner.prune(whole.layers, to: box)
    background = whole.background
    isUniform = pruner.isUniform
    hasPicture = pruner.hasPicture
  }

  /// The colours at a point of the picture.
  func sample(at point: Point, ink: Ink?) -> InkSample {
    var sample = InkSample(inked: background, bare: background)
    Self.paint(layers, at: point, ink: ink, into: &sample)
    return sample
  }

  private static func paint(
    _ layers: [PaintedLayer], at point: Point, ink: Ink?, into sample: inout InkSample
  ) {
    for layer in layers { paint(layer, at: point, ink: ink, into: &sample) }
  }

  private static func paint(
    _ layer: PaintedLayer, at point: Point, ink: Ink?, into sample: inout InkSample
  ) {
    switch layer.content {
    case .fill(let coverage, let paint, let frame), .line(let coverage, let paint, let frame):
      guard coverage.contains(point) else { return }
      if case .material(let material) = paint {
        sample.cover(with: material)
      } else if let color = paint.color(at: point, in: frame) {
        sample.cover(with: PremultipliedShade(color))
      }
    case .picture(let picture, let tint, let frame):
      guard frame.holds(point), !frame.isEmpty else { return }
      guard let picture else { return sample.isUnknown = true }
      let color = picture.color(
        x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
      let shown = tint.map { $0.opacity(color.alpha) } ?? color
      sample.cover(with: PremultipliedShade(shown))
    case .ink(let order):
      guard let ink, ink.order == order,
        let color = ink.paint.color(at: point, in: ink.frame)
      else { return }
      sample.inked = PremultipliedShade(color).over(sample.inked)
      if color.alpha > 0 { sample.visibility = 1 }
    case .group(let layers, let style):
      sample.cover(withGroup: style) { paint(layers, at: point, ink: ink, into: &$0) }
    case .clip(let coverage, let layers):
      guard coverage.contains(point) else { return }
      paint(layers, at: point, ink: ink, into: &sample)
    case .masked(let layers, let mask):
      var cut = InkSample(inked: .clear, bare: .clear)
      paint(mask, at: point, ink: nil, into: &cut)
      let style = GroupStyle(opacity: cut.bare.alpha)
      sample.cover(withGroup: style) { paint(layers, at: point, ink: ink, into: &$0) }
    case .transformed(_, let inverse, let layers):
      paint(layers, at: inverse.map(point), ink: ink, into: &sample)
    }
  }
}

extension InkSample {
  fileprivate mutating func cover(with shade: PremultipliedShade) {
    inked = shade.over(inked)
    bare = shade.over(bare)
    visibility *= 1 - shade.alpha
    if shade.alpha >= 1 { isUnknown = false }
  }

  /// A material shows what lies behind it, saturated and tinted; its blur can only make it more even,
  /// so that the unblurred colours under a text are its worst case.
  fileprivate mutating func cover(with material: ResolvedMaterial) {
    let saturation = ColorMatrix.saturation(material.saturation)
    let tint = PremultipliedShade(material.tint)
    inked = tint.over(saturation.applied(to: inked))
    bare = tint.over(saturation.applied(to: bare))
    // Whatever is written behind glass is a blur, not a text.
    visibility = 0
  }

  fileprivate mutating func cover(
    withGroup style: GroupStyle, _ paint: (inout InkSample) -> Void
  ) {
    var group = InkSample(inked: .clear, bare: .clear)
    paint(&group)
    func finished(_ shade: PremultipliedShade) -> PremultipliedShade {
      (style.matrix?.applied(to: shade) ?? shade).faded(by: style.opacity)
    }
    let (inked, bare) = (finished(group.inked), finished(group.bare))
    visibility = max(visibility * (1 - bare.alpha), group.visibility * style.opacity)
    isUnknown = group.isUnknown || isUnknown && bare.alpha < 1
    self.inked = style.blendMode.blend(inked, over: self.inked)
    self.bare = style.blendMode.blend(bare, over: self.bare)
  }
}

/// Leaves out what does not touch a rectangle, and notes whether the rest is even.
private struct LayerPruner {
  private let ink: Int?
  private let keepsLines: Bool
  private(set) var isUniform = true
  private(set) var hasPicture = false

  init(ink: Int?, keepsLines: Bool) {
    self.ink = ink
    self.keepsLines = keepsLines
  }

  mutating func prune(_ layers: [PaintedLayer], to box: Rect) -> [PaintedLayer] {
    layers.compactMap { prune($0, to: box) }
  }

  private mutating func prune(_ layer: PaintedLayer, to box: Rect) -> PaintedLayer? {
    guard let common = layer.bounds.intersection(box) else { return nil }
    switch layer.content {
    case .fill(let coverage, let paint, let frame):
      // Bounds of controls are looked at exactly; glyphs keep away from round corners.
      let covered = keepsLines ? coverage : coverage.softened(under: box)
      if !covered.covers(box) || !paint.isUniform && !paint.isMaterial { isUniform = false }
      return PaintedLayer(content: .fill(covered, paint, frame: frame), bounds: layer.bounds)
    case .line(let coverage, _, _):
      guard keepsLines, coverage.mayTouch(box) else { return nil }
      isUniform = false
      return layer
    case .picture:
      isUniform = false
      hasPicture = true
      return layer
    case .ink(let order):
      return order == ink ? layer : nil
    case .group(let layers, let style):
      return kept(prune(layers, to: common), layer) { .group($0, style) }
    case .clip(let coverage, let layers):
      if !coverage.covers(box) { isUniform = false }
      return kept(prune(layers, to: common), layer) { .clip(coverage, $0) }
    case .masked(let layers, let mask):
      isUniform = false
      let cut = prune(mask, to: common)
      return kept(prune(layers, to: common), layer) { .masked($0, by: cut) }
    case .transformed(let transform, let inverse, let layers):
      isUniform = false
      return kept(prune(layers, to: inverse.boundingBox(of: common)), layer) {
        .transformed(transform, inverse: inverse, $0)
      }
    }
  }

  private func kept(
    _ layers: [PaintedLayer], _ layer: PaintedLayer,
    _ content: ([PaintedLayer]) -> PaintedLayer.Content
  ) -> PaintedLayer? {
    layers.isEmpty ? nil : PaintedLayer(content: content(layers), bounds: layer.bounds)
  }
}

extension ResolvedPaint {
  var isMaterial: Bool {
    if case .material = self { return true }
    return false
  }
}

extension ShapeCoverage {
  /// The rectangle around a rounded shape where the round corners only cut the empty corners of a
  /// line of text.
  fileprivate func softened(under box: Rect) -> ShapeCoverage {
    switch self {
    case .rounded(let rect, _), .ellipse(let rect):
      // Glyphs keep away from the corners of their line by a fifth of its height.
      let core = box.insetBy(dx: min(2, box.width / 10), dy: box.height / 5)
      return rect.contains(box) && covers(core) ? .rect(rect) : self
    default: return self
    }
  }
}
