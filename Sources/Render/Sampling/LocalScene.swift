package import Graphics
package import Components
import Layout

/// A stroke of imagined ink: which text or symbol it belongs to and what colours it.
package struct SampledInk {
  let order: Int
  private let paint: SampledPaint?

  /// - Parameters:
  ///   - order: the number of the node in its tree, parents first.
  ///   - paint: what colours it.
  ///   - frame: the node's frame, which gradients fill.
  ///   - toPage: from the coordinates of the frame to those of the page.
  ///   - scale: pixels per point.
  package init(
    order: Int, paint: ResolvedPaint, frame: Rect, toPage: PlaneTransform, scale: Double
  ) {
    self.order = order
    self.paint = Paint(paint, in: frame).flatMap {
      SampledPaint($0, toPage: toPage, scale: scale)
    }
  }

  /// Whether the ink is one colour everywhere.
  package var isUniform: Bool { paint?.isUniform ?? true }

  func shade(at point: Point) -> Shade? { paint?.shade(at: point) }
}

/// One point of a picture, with and without the ink that is asked about.
package struct InkSample: Equatable {
  package internal(set) var inked: Shade
  package internal(set) var bare: Shade
  /// How much of the ink later steps leave, in `0...1`.
  package internal(set) var visibility = 0.0
  /// Whether a blur or a shadow, which the sample does not have, may reach the point.
  package internal(set) var isNearBlur = false
  /// How many translucent layers lie on one another there.
  package internal(set) var translucentLayers = 0
}

/// The items of a scene that matter in one rectangle, ready to be asked point by point.
package struct LocalScene {
  private let items: [PointScene.Item]
  private let background: Shade
  /// Whether every item looks the same all over the rectangle.
  package let isUniform: Bool
  /// Whether a picture is there, which may change from pixel to pixel.
  package let hasPicture: Bool

  /// - Parameters:
  ///   - box: a rectangle of the page.
  ///   - ink: the node whose ink will be asked about, by its number.
  ///   - keepsLines: whether lines count; as a backdrop of text they do not.
  package init(
    _ scene: PointScene, in box: Rect, ink: SampledInk? = nil, keepsLines: Bool = false
  ) {
    self.init(
      scene.items, on: scene.background,
      ItemPruner(ink: ink?.order, keepsLines: keepsLines), in: box)
  }

  /// The part of the scene that matters in a smaller rectangle of the page.
  package func narrowed(to box: Rect) -> LocalScene {
    LocalScene(items, on: background, ItemPruner(ink: nil, keepsLines: true), in: box)
  }

  private init(
    _ items: [PointScene.Item], on background: Shade, _ pruner: ItemPruner, in box: Rect
  ) {
    var pruner = pruner
    self.items = pruner.prune(items, to: box)
    self.background = background
    isUniform = pruner.isUniform
    hasPicture = pruner.hasPicture
  }

  /// The colours at a point of the page.
  package func sample(at point: Point, ink: SampledInk? = nil) -> InkSample {
    var sampler = PointSampler(
      sample: InkSample(inked: background, bare: background), point: point, ink: ink)
    sampler.paint(items)
    return sampler.sample
  }
}

/// Leaves out what does not touch a rectangle, and notes whether the rest is even.
private struct ItemPruner {
  private let ink: Int?
  private let keepsLines: Bool
  private(set) var isUniform = true
  private(set) var hasPicture = false

  init(ink: Int?, keepsLines: Bool) {
    self.ink = ink
    self.keepsLines = keepsLines
  }

  /// A group whose items are being looked at.
  private struct OpenGroup {
    /// The index past its last item.
    let past: Int
    /// Its place in the result.
    let place: Int
  }

  mutating func prune(_ items: [PointScene.Item], to box: Rect) -> [PointScene.Item] {
    var result: [PointScene.Item] = []
    var open: [OpenGroup] = []
    var index = 0
    while true {
      while let group = open.last, group.past == index {
        open.removeLast()
        close(group, in: &result)
      }
      guard index < items.count else { return result }
      let item = items[index]
      guard item.bounds.intersection(box) != nil, let kept = kept(item, in: box) else {
        index += item.count + 1
        continue
      }
      if item.isGroup {
        open.append(OpenGroup(past: index + item.count + 1, place: result.count))
      }
      result.append(kept)
      index += 1
    }
  }

  /// Ends a group; a layer or clip that shows nothing is left out.
  private func close(_ group: OpenGroup, in result: inout [PointScene.Item]) {
    result[group.place].count = result.count - group.place - 1
    switch result[group.place].content {
    case .mask: return
    case .layer(let style) where style.looksAround: return
    default: break
    }
    var index = group.place + 1
    while index < result.count {
      guard case .mask = result[index].content else { return }
      index += result[index].count + 1
    }
    result.removeSubrange(group.place...)
  }

  /// What is kept of an item, or of the beginning of a group, that touches a rectangle.
  private mutating func kept(_ item: PointScene.Item, in box: Rect) -> PointScene.Item? {
    var item = item
    switch item.content {
    case .fill(let shape, let paint):
      // Bounds of controls are looked at exactly; glyphs keep away from round corners.
      let covered = keepsLines ? shape : shape.softened(under: box)
      if !paint.isUniform || !covered.covers(box) { isUniform = false }
      if paint.isPicture { hasPicture = true }
      item.content = .fill(covered, paint)
    case .line(let shape, _):
      guard keepsLines, shape.mayTouch(box) else { return nil }
      isUniform = false
    case .backdrop(let shape, let tone):
      let covered = keepsLines ? shape : shape.softened(under: box)
      if !covered.covers(box) { isUniform = false }
      item.content = .backdrop(covered, tone)
    case .ink(let order): return order == ink ? item : nil
    case .clip(let shape): if !shape.covers(box) { isUniform = false }
    case .mask: isUniform = false
    case .layer, .shadow: break
    }
    return item
  }
}

extension PointScene.Item {
  var isGroup: Bool {
    switch content {
    case .clip, .layer, .mask: true
    default: false
    }
  }
}
