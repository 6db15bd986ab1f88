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
    var sampler = PointSampler(
      sample: InkSample(inked: background, bare: background), point: point, ink: ink)
    sampler.paint(layers)
    return sampler.sample
  }
}

/// Paints one point of a list of layers.
private struct PointSampler {
  /// A group that is being painted.
  private struct OpenGroup {
    enum End {
      case group(GroupStyle, over: InkSample)
      /// What was shown of a masked group; the mask comes next.
      case shown(over: InkSample, maskEnd: Int)
      case mask(of: InkSample, over: InkSample, ink: Ink?)
      case transformed(from: Point)
    }

    /// The index past the group's last layer.
    let past: Int
    let end: End
  }

  private(set) var sample: InkSample
  private var point: Point
  private var ink: Ink?
  private var open: [OpenGroup] = []

  init(sample: InkSample, point: Point, ink: Ink?) {
    self.sample = sample
    self.point = point
    self.ink = ink
  }

  mutating func paint(_ layers: [PaintedLayer]) {
    var index = 0
    while true {
      while let group = open.last, group.past == index {
        open.removeLast()
        end(group)
      }
      guard index < layers.count else { return }
      // What a group does not show is left out.
      index += paint(layers[index], at: index) ? 1 : layers[index].count + 1
    }
  }

  private mutating func end(_ group: OpenGroup) {
    switch group.end {
    case .group(let style, let outer): lay(sample, style, over: outer)
    case .shown(let outer, let maskEnd):
      open.append(OpenGroup(past: maskEnd, end: .mask(of: sample, over: outer, ink: ink)))
      sample = InkSample(inked: .clear, bare: .clear)
      ink = nil
    case .mask(let shown, let outer, let ink):
      self.ink = ink
      lay(shown, GroupStyle(opacity: sample.bare.alpha), over: outer)
    case .transformed(let point): self.point = point
    }
  }

  private mutating func lay(_ group: InkSample, _ style: GroupStyle, over outer: InkSample) {
    sample = outer
    sample.cover(with: group, style)
  }

  /// Whether the layers of a group are to be painted.
  private mutating func paint(_ layer: PaintedLayer, at index: Int) -> Bool {
    let past = index + layer.count + 1
    switch layer.content {
    case .fill(let coverage, let paint, let frame), .line(let coverage, let paint, let frame):
      guard coverage.contains(point) else { break }
      if case .material(let material) = paint {
        sample.cover(with: material)
      } else if let color = paint.color(at: point, in: frame) {
        sample.cover(with: PremultipliedShade(color))
      }
    case .picture(let picture, let tint, let frame):
      guard frame.holds(point), !frame.isEmpty else { break }
      guard let picture else {
        sample.isUnknown = true
        break
      }
      let color = picture.color(
        x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
      let shown = tint.map { $0.opacity(color.alpha) } ?? color
      sample.cover(with: PremultipliedShade(shown))
    case .ink(let order):
      guard let ink, ink.order == order,
        let color = ink.paint.color(at: point, in: ink.frame)
      else { break }
      sample.inked = PremultipliedShade(color).over(sample.inked)
      if color.alpha > 0 { sample.visibility = 1 }
    case .group(let style):
      open.append(OpenGroup(past: past, end: .group(style, over: sample)))
      sample = InkSample(inked: .clear, bare: .clear)
    case .clip(let coverage):
      return coverage.contains(point)
    case .masked(let shown):
      let end = OpenGroup.End.shown(over: sample, maskEnd: past)
      open.append(OpenGroup(past: index + 1 + shown, end: end))
      sample = InkSample(inked: .clear, bare: .clear)
    case .transformed(_, let inverse):
      open.append(OpenGroup(past: past, end: .transformed(from: point)))
      point = inverse.map(point)
    }
    return true
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

  fileprivate mutating func cover(with group: InkSample, _ style: GroupStyle) {
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

  /// A group whose layers are being looked at.
  private struct OpenGroup {
    /// The index past its last layer.
    let past: Int
    /// Its place in the result.
    let place: Int
    /// The rectangle in the coordinates of what is around the group.
    let box: Rect
    /// The index past the layers that a mask cuts.
    let shownPast: Int?
  }

  mutating func prune(_ layers: [PaintedLayer], to box: Rect) -> [PaintedLayer] {
    var result: [PaintedLayer] = []
    var open: [OpenGroup] = []
    var box = box
    var index = 0
    while true {
      if let group = open.last, group.shownPast == index {
        result[group.place].content = .masked(shown: result.count - group.place - 1)
      }
      while let group = open.last, group.past == index {
        open.removeLast()
        box = group.box
        close(group, in: &result)
        if let outer = open.last, outer.shownPast == index {
          result[outer.place].content = .masked(shown: result.count - outer.place - 1)
        }
      }
      guard index < layers.count else { return result }
      let layer = layers[index]
      guard let common = layer.bounds.intersection(box), let kept = kept(layer, in: box) else {
        index += layer.count + 1
        continue
      }
      if layer.count > 0 {
        var shownPast: Int?
        if case .masked(let shown) = layer.content { shownPast = index + 1 + shown }
        open.append(
          OpenGroup(
            past: index + layer.count + 1, place: result.count, box: box, shownPast: shownPast))
        box = common
        if case .transformed(_, let inverse) = layer.content {
          box = inverse.boundingBox(of: common)
        }
      }
      result.append(kept)
      index += 1
    }
  }

  /// Ends a group; one that shows nothing is left out.
  private func close(_ group: OpenGroup, in result: inout [PaintedLayer]) {
    result[group.place].count = result.count - group.place - 1
    var shown = result[group.place].count
    if case .masked(let count) = result[group.place].content { shown = count }
    if shown == 0 { result.removeSubrange(group.place...) }
  }

  /// What is kept of a layer, or of the beginning of a group, that touches a rectangle.
  private mutating func kept(_ layer: PaintedLayer, in box: Rect) -> PaintedLayer? {
    switch layer.content {
    case .fill(let coverage, let paint, let frame):
      // Bounds of controls are looked at exactly; glyphs keep away from round corners.
      let covered = keepsLines ? coverage : coverage.softened(under: box)
      if !covered.covers(box) || !paint.isUniform && !paint.isMaterial { isUniform = false }
      return PaintedLayer(content: .fill(covered, paint, frame: frame), bounds: layer.bounds)
    case .line(let coverage, _, _):
      guard keepsLines, coverage.mayTouch(box) else { return nil }
      isUniform = false
    case .picture:
      isUniform = false
      hasPicture = true
    case .ink(let order): return order == ink ? layer : nil
    case .group: break
    case .clip(let coverage): if !coverage.covers(box) { isUniform = false }
    case .masked, .transformed: isUniform = false
    }
    return layer
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
