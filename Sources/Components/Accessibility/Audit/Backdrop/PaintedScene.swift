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
    tree.root.walk(()) { node, _ in
      builder.enter(node)
    } leave: { node in
      builder.leave(node)
    }
    layers = builder.layers
  }
}

/// One surface in the coordinates of what contains it, or the beginning of a group of surfaces.
///
/// Groups lie flat in one list, as deep as they are nested: a group's layers follow it.
struct PaintedLayer: Sendable {
  var content: Content
  /// All that the layer can touch.
  var bounds: Rect
  /// How many of the layers that follow are in the group.
  var count = 0

  enum Content: Sendable {
    case fill(ShapeCoverage, ResolvedPaint, frame: Rect)
    /// Lines are seen as bounds of controls; as a backdrop they are too thin to matter.
    case line(ShapeCoverage, ResolvedPaint, frame: Rect)
    /// A picture stretched to a frame; `nil` pixels could not be decoded.
    case picture(SampledPicture?, tint: ResolvedColor?, frame: Rect)
    /// The ink of a text or symbol, by the order of its node.
    case ink(Int)
    case group(GroupStyle)
    case clip(ShapeCoverage)
    /// The first layers of the group are shown as far as the others are opaque.
    case masked(shown: Int)
    case transformed(PageTransform, inverse: PageTransform)
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
  private(set) var layers: [PaintedLayer] = []
  private var open: [OpenNode] = []

  /// A node that is being visited.
  private struct OpenNode {
    let order: Int
    /// How many layers there were before those of the node.
    let start: Int
    /// Whether the node's two children are a content and its mask.
    let isMaskPair: Bool
    /// Whether the node's child is such a pair.
    let holdsMaskPair: Bool
    var childCount = 0
    /// How many layers there were before those of the second child.
    var middle: Int?
  }

  init(pictures: (any PictureSampling)?) {
    self.pictures = pictures
  }

  /// Begins with a node; the subtree is visited whole so that nodes keep their order.
  mutating func enter(_ node: PositionedNode) {
    var isMaskPair = false
    if let last = open.indices.last {
      isMaskPair = open[last].holdsMaskPair
      open[last].childCount += 1
      if open[last].childCount == 2 { open[last].middle = layers.count }
    }
    let group = group(of: node)
    var holdsMaskPair = false
    if case .masked? = group?.content { holdsMaskPair = true }
    open.append(
      OpenNode(
        order: order, start: layers.count, isMaskPair: isMaskPair, holdsMaskPair: holdsMaskPair))
    order += 1
    if let group { layers.append(group) }
  }

  /// Ends a node: what it paints stands in place of its content, or around it.
  mutating func leave(_ node: PositionedNode) {
    let own = open.removeLast()
    if own.isMaskPair, let middle = own.middle, let mask = open.last?.start {
      layers[mask].content = .masked(shown: middle - mask - 1)
    }
    switch node.kind {
    case .text(let text):
      let paint = text.redaction.map { fill(.rect(node.frame), $0, node.frame) }
      replace(from: own.start, by: [paint ?? ink(own.order, in: node.frame)])
    case .icon: replace(from: own.start, by: [ink(own.order, in: node.frame)])
    case .shape(let shape): replace(from: own.start, by: surfaces(of: shape, in: node.frame))
    case .image(let image):
      let picture = PaintedLayer.Content.picture(
        picture(for: image.data), tint: image.tint, frame: node.frame)
      replace(from: own.start, by: [PaintedLayer(content: picture, bounds: node.frame)])
    case .divider(_, let color):
      let line = PaintedLayer.Content.line(.rect(node.frame), .color(color), frame: node.frame)
      replace(from: own.start, by: [PaintedLayer(content: line, bounds: node.frame)])
    case .effect(.opacity(let opacity)) where opacity <= 0: replace(from: own.start, by: [])
    default: close(node, from: own.start)
    }
  }

  private mutating func replace(from start: Int, by painted: [PaintedLayer]) {
    layers.removeSubrange(start...)
    layers += painted
  }

  /// Ends the group of a node, if it has one.
  private mutating func close(_ node: PositionedNode, from start: Int) {
    guard start < layers.count, group(of: node) != nil else { return }
    layers[start].count = layers.count - start - 1
    switch layers[start].content {
    case .masked(let shown):
      guard shown > 0 else { return replace(from: start, by: []) }
      layers[start].bounds = bounds(of: start + 1..<start + 1 + shown)
    case .group: layers[start].bounds = bounds(of: start + 1..<layers.count)
    case .transformed(let transform, _):
      layers[start].bounds = transform.boundingBox(of: bounds(of: start + 1..<layers.count))
    default: break
    }
    if layers[start].count == 0 { layers.removeLast() }
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

  /// The group that a node makes of its content, before that is known.
  private func group(of node: PositionedNode) -> PaintedLayer? {
    let frame = node.frame
    func clip(_ coverage: ShapeCoverage) -> PaintedLayer {
      PaintedLayer(content: .clip(coverage), bounds: coverage.bounds)
    }
    func group(_ style: GroupStyle) -> PaintedLayer {
      PaintedLayer(content: .group(style), bounds: frame)
    }
    func transformed(_ transform: PageTransform) -> PaintedLayer {
      // What has no inverse is flat and shows nothing.
      guard let inverse = transform.inverse else { return clip(.rect(.zero)) }
      return PaintedLayer(content: .transformed(transform, inverse: inverse), bounds: frame)
    }
    guard case .effect(let effect) = node.kind else {
      if case .scroll(_, clips: true) = node.kind { return clip(.rect(frame)) }
      return nil
    }
    switch effect {
    case .opacity(let opacity): return opacity < 1 ? group(GroupStyle(opacity: opacity)) : nil
    case .clip(let geometry): return clip(ShapeCoverage(geometry, in: frame))
    case .blend(let mode): return group(GroupStyle(blendMode: mode))
    case .compositingGroup: return group(GroupStyle())
    case .colorMatrix(let matrix): return group(GroupStyle(matrix: matrix))
    case .rotation(let degrees, let anchor):
      return transformed(.rotation(degrees: degrees, around: frame.point(at: anchor)))
    case .scale(let x, let y, let anchor):
      return transformed(.scale(x: x, y: y, around: frame.point(at: anchor)))
    case .transform(let map): return transformed(.plane(map, from: frame.origin))
    case .mask:
      guard node.children.count == 1, node.children[0].children.count == 2 else { return nil }
      return PaintedLayer(content: .masked(shown: 0), bounds: frame)
    case .shadow, .blur: return nil
    }
  }

  /// The rectangle around layers and groups that follow one another.
  private func bounds(of range: Range<Int>) -> Rect {
    var box: Rect?
    var index = range.lowerBound
    while index < range.upperBound {
      box = box?.union(layers[index].bounds) ?? layers[index].bounds
      index += layers[index].count + 1
    }
    return box ?? .zero
  }
}
