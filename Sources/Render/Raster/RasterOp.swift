import Components
import Layout

/// One command in device pixels, ready to be drawn in any band.
struct RasterOp: Sendable {
  /// The pixels it may touch, clips included.
  let bounds: PixelRect
  let clip: ClipNode?
  let content: Content
  /// Rectangles in which it leaves nothing of what was drawn before, as far as its clip does not cut it.
  let opaqueParts: [PixelRect]

  init(bounds: PixelRect, clip: ClipNode?, content: Content) {
    self.bounds = bounds
    self.clip = clip
    self.content = content
    if bounds.width >= HiddenTiles.side, bounds.height >= HiddenTiles.side,
      case .paint(let coverage, let ink) = content, ink.isOpaque
    {
      opaqueParts = coverage.wholeParts(of: bounds)
    } else {
      opaqueParts = []
    }
  }

  enum Content: Sendable {
    case paint(Coverage, Ink)
    case group(GroupOp)
    /// Multiplies what has been drawn in the enclosing layer by the alpha of these.
    case mask([RasterOp])
  }
}

extension RasterOp {
  /// Whether drawing it through a few windows costs hardly more than through one.
  var isEverywhereAlike: Bool {
    switch content {
    case .paint(.everything, _), .paint(.mask, _): true
    case .paint, .group, .mask: false
    }
  }
}

/// How much of every pixel a command covers; what is large and rare is kept apart, so that operations are
/// small.
enum Coverage: Sendable {
  /// Every pixel of the bounds, wholly.
  case everything
  case box(FixedBox)
  case outline(Outline)
  case glyphs(PlacedGlyphs)
  indirect case mask(PlacedMask)

  /// Rectangles of pixels that are wholly covered: not all there are, but the large ones.
  func wholeParts(of bounds: PixelRect) -> [PixelRect] {
    switch self {
    case .everything: [bounds]
    case .box(let box): [box.wholePixels]
    case .outline(let outline): outline.wholeParts
    case .glyphs, .mask: []
    }
  }
}

/// What is laid on covered pixels.
enum Ink: Sendable {
  case solid(SolidInk)
  indirect case gradient(GradientShader)
  indirect case image(ImageShader)
  /// A finished surface at its own place.
  case surface(Surface, opacity: UInt32, mode: BlendMode)

  /// Whether every pixel that is wholly covered becomes the ink's own.
  var isOpaque: Bool {
    switch self {
    case .solid(let ink): ink.isOpaque
    case .gradient(let shader): shader.isOpaque
    case .image, .surface: false
    }
  }
}

/// A group drawn band by band into memory of its own, then combined.
final class GroupOp: Sendable {
  let ops: [RasterOp]
  /// 65,536 is opaque.
  let opacity: UInt32
  let mode: BlendMode
  let matrices: [FixedColorMatrix]

  init(ops: [RasterOp], opacity: UInt32, mode: BlendMode, matrices: [FixedColorMatrix]) {
    self.ops = ops
    self.opacity = opacity
    self.mode = mode
    self.matrices = matrices
  }
}

/// An outline and the way from its coordinates to device pixels.
final class Outline: Sendable {
  let path: VectorPath
  let transform: PlaneTransform
  let rule: FillRule
  /// Whether all of it is near enough for fixed-point arithmetic.
  let isNear: Bool
  /// What is in the whole rows where the outline is but upright edges: boxes beside one another.
  let bars: [FixedBox]
  /// Pixels that are wholly inside, where that is plain from the shape.
  let wholeParts: [PixelRect]

  init(
    path: VectorPath, transform: PlaneTransform, rule: FillRule, isNear: Bool, bars: [FixedBox],
    wholeParts: [PixelRect]
  ) {
    self.path = path
    self.transform = transform
    self.rule = rule
    self.isNear = isNear
    self.bars = isNear ? bars : []
    self.wholeParts = wholeParts
  }
}

/// An axis-aligned box with edges in 1/65,536 of a pixel.
struct FixedBox: Equatable, Sendable {
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int

  /// - Parameter rect: in device pixels and below 1e8 in magnitude.
  init(_ rect: Rect) {
    func fixed(_ value: Double) -> Int {
      Int((min(max(value, -1e9), 1e9) * 65_536).rounded(.toNearestOrEven))
    }
    minX = fixed(rect.minX)
    minY = fixed(rect.minY)
    maxX = fixed(rect.maxX)
    maxY = fixed(rect.maxY)
  }

  var isAligned: Bool { (minX | minY | maxX | maxY) & 0xFFFF == 0 }

  /// The pixels that are wholly inside.
  var wholePixels: PixelRect {
    PixelRect(
      minX: (minX + 0xFFFF) >> 16, minY: (minY + 0xFFFF) >> 16, maxX: maxX >> 16,
      maxY: maxY >> 16)
  }

  /// The covered part of the row or column at `position` between two edges.
  @inline(__always)
  static func overlap(_ position: Int, _ minimum: Int, _ maximum: Int) -> UInt32 {
    let start = max(minimum, position &<< 16)
    let end = min(maximum, (position &+ 1) &<< 16)
    return UInt32(truncatingIfNeeded: max(0, end &- start))
  }
}

/// A shape that limits later commands, and the clip it was pushed in.
final class ClipNode: Sendable {
  nonisolated(unsafe) private var outer: ClipNode?
  let coverage: Coverage
  /// Uses what the coverage leaves out.
  let isInverted: Bool
  /// Rectangles in which it cuts nothing.
  private let wholeParts: [PixelRect]
  /// The pixels of the node and all its parents together.
  let bounds: PixelRect
  let depth: Int

  init(
    parent: ClipNode?, coverage: Coverage, isInverted: Bool = false, bounds: PixelRect
  ) {
    unsafe outer = parent
    self.coverage = coverage
    self.isInverted = isInverted
    wholeParts = isInverted ? [] : coverage.wholeParts(of: bounds)
    self.bounds = bounds
    depth = (parent?.depth ?? 0) + 1
  }

  // Clips hold those around them, thousands deep.
  deinit { unsafe DeepRelease.release(&outer) }

  /// The clip that it was pushed in; set once.
  var parent: ClipNode? { unsafe outer }

  /// The first of this clip and its parents that cuts anything off a window inside its bounds.
  func cutting(_ window: PixelRect) -> ClipNode? {
    var node = self
    while node.wholeParts.contains(where: { $0.contains(window) }) {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return node
  }
}
