package import Graphics
package import Components
import Layout

/// A stroke of imagined ink: which text or symbol it belongs to and what colours it.
package struct SampledInk {
  package let order: Int
  private let paint: SampledPaint?

  /// No ink, which no node has.
  package static var none: SampledInk { SampledInk(order: -1) }

  private init(order: Int) {
    self.order = order
    paint = nil
  }

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
  package var isUniform: Bool { paint.map { $0.shade != nil } ?? true }

  /// The colour, where it is the same everywhere.
  package var uniformShade: Shade? { paint?.shade }

  func shade(at point: Point) -> Shade? { paint?.shade(at: point) }
}

/// One point of a picture, with and without the ink that is asked about.
package struct InkSample: Equatable {
  package internal(set) var inked: Shade
  package internal(set) var bare: Shade
  /// Whether the ink was painted, so that the two may differ.
  var isInked = false
  /// How much of the ink later steps leave, in `0...1`.
  package internal(set) var visibility = 0.0
  /// Whether a blur or a shadow, which the sample does not have, may reach the point.
  package internal(set) var isNearBlur = false
  /// How many translucent layers lie on one another there.
  package internal(set) var translucentLayers = 0

  init(_ shade: Shade, isNearBlur: Bool = false) {
    inked = shade
    bare = shade
    self.isNearBlur = isNearBlur
  }

  // Written out: what the compiler makes of it elsewhere compares by the generic pixel's own function.
  @inline(never)
  package static func == (left: InkSample, right: InkSample) -> Bool {
    left.inked.isSame(as: right.inked) && left.bare.isSame(as: right.bare)
      && left.isInked == right.isInked && left.visibility == right.visibility
      && left.isNearBlur == right.isNearBlur && left.translucentLayers == right.translucentLayers
  }
}

/// The items of a scene that matter in one rectangle, ready to be asked point by point.
package struct LocalScene {
  /// The rectangle of the page.
  package let box: Rect
  let items: [PointScene.Item]
  /// What the items that are the same all over the rectangle and come before all others make.
  let start: InkSample
  /// Whether every item looks the same all over the rectangle.
  package let isUniform: Bool
  /// Whether a picture is there, which may change from pixel to pixel.
  package let hasPicture: Bool
  /// Whether some of the ink may be seen.
  package let showsInk: Bool
  private let groups = OpenGroups()

  /// - Parameters:
  ///   - box: a rectangle of the page.
  ///   - ink: the node whose ink will be asked about, by its number.
  ///   - keepsLines: whether lines count; as a backdrop of text they do not.
  package init(
    _ scene: PointScene, in box: Rect, ink: SampledInk? = nil, keepsLines: Bool = false
  ) {
    let place = ink.flatMap { scene.place(ofInk: $0.order) }
    let isAsked = place.map { !scene.isCovered(from: $0 + 1, in: box, keepsLines: keepsLines) }
    guard ink == nil || isAsked == true else {
      self.init(hiddenInkOn: scene.background, in: box)
      return
    }
    var pruner = ItemPruner(box: box, ink: place, keepsLines: keepsLines)
    pruner.prune(scene.items)
    self.init(pruner, from: InkSample(scene.background))
  }

  /// The part of the scene that matters in a smaller rectangle of the page.
  package func narrowed(to box: Rect) -> LocalScene {
    var pruner = ItemPruner(box: box, ink: nil, keepsLines: true)
    pruner.prune(items)
    return LocalScene(pruner, from: start)
  }

  private init(_ pruner: ItemPruner, from first: InkSample) {
    box = pruner.box
    let even = pruner.evenBeginning
    var sampler = PointSampler(sample: first, point: pruner.box.center, groups: groups)
    sampler.paint(pruner.items[..<even], ink: .none)
    start = sampler.sample
    items = even == 0 ? pruner.items : Array(pruner.items[even...])
    isUniform = items.allSatisfy(\.isEven)
    hasPicture = pruner.hasPicture
    showsInk = pruner.keepsInk
  }

  private init(hiddenInkOn background: Shade, in box: Rect) {
    self.box = box
    items = []
    start = InkSample(background)
    (isUniform, hasPicture, showsInk) = (true, false, false)
  }

  /// The colours at a point of the page.
  package func sample(at point: Point, ink: SampledInk = .none) -> InkSample {
    var sampler = PointSampler(sample: start, point: point, groups: groups)
    sampler.paint(items[...], ink: ink)
    return sampler.finished
  }
}
