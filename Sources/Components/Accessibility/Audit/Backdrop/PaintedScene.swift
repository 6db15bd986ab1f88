import Layout

/// What a placed tree paints, kept as surfaces that can be asked for their colour at a point.
///
/// It follows the painter's order. Shadows, glyphs of other texts and symbols are decoration and
/// are left out; a blur is seen as what it blurs.
struct PaintedScene: Sendable {
  let background: ResolvedColor
  let canvas: Rect
  let layers: [PaintedLayer]

  init(
    _ tree: PositionedTree, background: ResolvedColor, pictures: (any PictureSampling)?
  ) {
    var builder = PaintedSceneBuilder(pictures: pictures)
    self.background = background
    canvas = Rect(origin: .zero, size: tree.size)
    layers = builder.layers(of: tree.root)
  }
}

/// One surface or group of surfaces in the coordinates of what contains it.
struct PaintedLayer: Sendable {
  let content: Content
  /// All that the layer can touch.
  let bounds: Rect

  indirect enum Content: Sendable {
    case fill(ShapeCoverage, ResolvedPaint, frame: Rect)
    /// Lines are seen as bounds of controls; as a backdrop they are too thin to matter.
    case line(ShapeCoverage, ResolvedPaint, frame: Rect)
    /// A picture stretched to a frame; `nil` pixels could not be decoded.
    case picture(SampledPicture?, tint: ResolvedColor?, frame: Rect)
    /// The ink of a text or symbol, by the order of its node.
    case ink(Int)
    case group([PaintedLayer], GroupStyle)
    case clip(ShapeCoverage, [PaintedLayer])
    /// The first layers shown as far as the second ones are opaque.
    case masked([PaintedLayer], by: [PaintedLayer])
    case transformed(PageTransform, inverse: PageTransform, [PaintedLayer])
  }
}

/// What happens to a group before it meets what lies behind it.
struct GroupStyle: Sendable {
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var matrix: ColorMatrix?
}

/// Turns a placed tree into painted layers.
struct PaintedSceneBuilder {
  private let pictures: (any PictureSampling)?
  private var decoded: [EncodedImage: SampledPicture?] = [:]
  private var order = 0

  init(pictures: (any PictureSampling)?) {
    self.pictures = pictures
  }

  /// The layers of a subtree, which is visited whole so that nodes keep their order.
  mutating func layers(of node: PositionedNode) -> [PaintedLayer] {
    let own = order
    order += 1
    if case .effect(.mask) = node.kind { return masked(node) }
    var content: [PaintedLayer] = []
    for child in node.children { content += layers(of: child) }
    switch node.kind {
    case .text(let text):
      guard let redaction = text.redaction else { return [ink(own, in: node.frame)] }
      return [fill(.rect(node.frame), redaction, node.frame)]
    case .icon: return [ink(own, in: node.frame)]
    case .shape(let shape): return surfaces(of: shape, in: node.frame)
    case .image(let image):
      let picture = PaintedLayer.Content.picture(
        picture(for: image.data), tint: image.tint, frame: node.frame)
      return [PaintedLayer(content: picture, bounds: node.frame)]
    case .divider(_, let color):
      return [
        PaintedLayer(
          content: .line(.rect(node.frame), .color(color), frame: node.frame), bounds: node.frame)
      ]
    case .scroll: return clipped(content, to: .rect(node.frame))
    case .effect(let effect): return applying(effect, to: content, in: node.frame)
    default: return content
    }
  }

  // MARK: - Leaves

  private func ink(_ order: Int, in frame: Rect) -> PaintedLayer {
    // Overhangs and lines wider than their box are still ink of the text.
    PaintedLayer(content: .ink(order), bounds: frame.insetBy(dx: -1e4, dy: -1e4))
  }

  private func fill(
    _ coverage: ShapeCoverage, _ paint: ResolvedPaint, _ frame: Rect
  ) -> PaintedLayer {
    let bounds = coverage.bounds
    // What is as thin as a line is one, however it was drawn.
    let isLine = min(bounds.width, bounds.height) <= 2
    return PaintedLayer(
      content: isLine
        ? .line(coverage, paint, frame: frame) : .fill(coverage, paint, frame: frame),
      bounds: bounds)
  }

  private func surfaces(of shape: ShapeContent, in frame: Rect) -> [PaintedLayer] {
    guard !frame.isEmpty else { return [] }
    var result: [PaintedLayer] = []
    if let paint = shape.fill {
      result.append(fill(ShapeCoverage(shape.geometry, in: frame), paint, frame))
    }
    if let stroke = shape.stroke, stroke.pen.width > 0 {
      let coverage = ShapeCoverage(stroke: stroke, of: shape.geometry, in: frame)
      result.append(
        PaintedLayer(
          content: .line(coverage, stroke.paint, frame: frame), bounds: coverage.bounds))
    }
    return result
  }

  private mutating func picture(for image: EncodedImage) -> SampledPicture? {
    if let known = decoded[image] { return known }
    let picture = pictures?.picture(for: image)
    decoded[image] = .some(picture)
    return picture
  }

  // MARK: - Groups

  private mutating func masked(_ node: PositionedNode) -> [PaintedLayer] {
    guard let pair = node.children.first, node.children.count == 1, pair.children.count == 2 else {
      return node.children.flatMap { layers(of: $0) }
    }
    order += 1
    let content = layers(of: pair.children[0])
    let mask = layers(of: pair.children[1])
    return [PaintedLayer(content: .masked(content, by: mask), bounds: Self.bounds(of: content))]
  }

  private func clipped(
    _ content: [PaintedLayer], to coverage: ShapeCoverage
  ) -> [PaintedLayer] {
    content.isEmpty
      ? [] : [PaintedLayer(content: .clip(coverage, content), bounds: coverage.bounds)]
  }

  private func applying(
    _ effect: VisualEffect, to content: [PaintedLayer], in frame: Rect
  ) -> [PaintedLayer] {
    guard !content.isEmpty else { return [] }
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return [] }
      return opacity < 1 ? group(content, GroupStyle(opacity: opacity)) : content
    case .clip(let geometry): return clipped(content, to: ShapeCoverage(geometry, in: frame))
    case .blend(let mode): return group(content, GroupStyle(blendMode: mode))
    case .compositingGroup: return group(content, GroupStyle())
    case .colorMatrix(let matrix): return group(content, GroupStyle(matrix: matrix))
    case .rotation(let degrees, let anchor):
      return transformed(
        content, .rotation(degrees: degrees, around: frame.point(at: anchor)))
    case .scale(let x, let y, let anchor):
      return transformed(content, .scale(x: x, y: y, around: frame.point(at: anchor)))
    case .transform(let map): return transformed(content, .plane(map, from: frame.origin))
    case .shadow, .blur, .mask: return content
    }
  }

  private func group(_ content: [PaintedLayer], _ style: GroupStyle) -> [PaintedLayer] {
    [PaintedLayer(content: .group(content, style), bounds: Self.bounds(of: content))]
  }

  private func transformed(
    _ content: [PaintedLayer], _ transform: PageTransform
  ) -> [PaintedLayer] {
    guard let inverse = transform.inverse else { return [] }
    return [
      PaintedLayer(
        content: .transformed(transform, inverse: inverse, content),
        bounds: transform.boundingBox(of: Self.bounds(of: content)))
    ]
  }

  private static func bounds(of layers: [PaintedLayer]) -> Rect {
    guard let first = layers.first else { return .zero }
    return layers.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}
