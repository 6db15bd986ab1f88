package import Components
import Layout

/// Stage 5: turns a placed tree into draw commands, in painter's order.
package struct Painter {
  private let textPainter: TextPainter
  private var imagePainter = ImagePainter()
  private var meshPainter: MeshPainter
  private var commands: [DrawCommand] = []
  /// Where the commands of each node begin; gathered only to find the node of a command.
  private var origins: [(start: Int, node: PositionedNode)]?
  /// What is still to be done, the next last.
  private var steps: [Step] = []
  /// The outline of the node that is painted next, where the node around it looked for it: shadows
  /// around one another look once.
  private var nextOutline: Shape??

  private enum Step {
    case paint(PositionedNode)
    case add(DrawCommand)
  }

  private init(engine: TextEngine, scale: Double) {
    textPainter = TextPainter(engine: engine, grid: PixelGrid(scale: scale))
    meshPainter = MeshPainter(scale: scale)
  }

  /// The commands that draw a tree on a background.
  ///
  /// - Parameter engine: the text engine that measured the tree.
  package static func paint(
    _ tree: PositionedTree, on background: ResolvedColor, engine: TextEngine
  ) -> DisplayList {
    var painter = Painter(engine: engine, scale: tree.scale)
    painter.paintAll(from: tree.root)
    return DisplayList(size: tree.size, background: background, commands: painter.commands)
  }

  /// The node that a command of the tree's display list draws.
  static func origin(
    ofCommand index: Int, in tree: PositionedTree, engine: TextEngine
  ) -> PositionedNode? {
    var painter = Painter(engine: engine, scale: tree.scale)
    painter.origins = []
    painter.paintAll(from: tree.root)
    return painter.origins?.last { $0.start <= index }?.node
  }

  private mutating func paintAll(from root: PositionedNode) {
    steps = [.paint(root)]
    while let step = steps.popLast() {
      switch step {
      case .paint(let node): paint(node)
      case .add(let command): commands.append(command)
      }
    }
  }

  private mutating func paint(_ node: PositionedNode) {
    origins?.append((commands.count, node))
    let outline = nextOutline
    nextOutline = Silhouette.hasOutlineOfChild(node) ? outline : nil
    switch node.kind {
    case .text(let content): commands += textPainter.commands(for: content, node)
    case .shape(let content): paint(content, in: node.frame)
    case .icon(let content): commands += IconPainter.commands(for: content, in: node.frame)
    case .image(let content): commands += imagePainter.commands(for: content, in: node.frame)
    case .divider(_, let color): commands.append(.fill(.rect(node.frame), .solid(color)))
    case .effect(.shadow(let color, let radius, let offset)):
      paintShadow(Shadow(color: color, sigma: radius, offset: offset), node, outline)
    case .effect(let effect): paint(effect, node)
    case .scroll:
      paintChildren(of: node, within: .pushClip(.rect(node.frame)), .popClip)
    default: paintChildren(of: node)
    }
  }

  private mutating func paintChildren(of node: PositionedNode) {
    for child in node.children.reversed() { steps.append(.paint(child)) }
  }

  private mutating func paintChildren(
    of node: PositionedNode, within push: DrawCommand, _ pop: DrawCommand
  ) {
    commands.append(push)
    steps.append(.add(pop))
    paintChildren(of: node)
  }

  // MARK: - Shapes

  private mutating func paint(_ content: ShapeContent, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let shape = Shape(content.geometry, in: frame)
    if let fill = content.fill {
      paintFill(fill, shape.trimmed(content.geometry.trim), in: frame)
    }
    if let stroke = content.stroke, let paint = Paint(stroke.paint, in: frame) {
      guard stroke.pen.width > 0 else { return }
      commands.append(
        .stroke(shape, StrokeStyle(stroke, trim: content.geometry.trim), paint))
    }
  }

  private mutating func paintFill(_ fill: ResolvedPaint, _ shape: Shape, in frame: Rect) {
    if case .mesh(let mesh) = fill {
      commands.append(.pushClip(shape))
      commands += meshPainter.commands(for: mesh, in: frame)
      commands.append(.popClip)
      return
    }
    if case .color(let color) = fill, color.alpha == 0 { return }
    if case .material(let material) = fill {
      commands.append(
        .backdrop(
          shape,
          BackdropStyle(
            sigma: material.blurRadius, saturation: material.saturation, tint: material.tint)))
    } else if let paint = Paint(fill, in: frame) {
      commands.append(.fill(shape, paint))
    }
  }

  // MARK: - Effects

  private mutating func paint(_ effect: VisualEffect, _ node: PositionedNode) {
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      paintLayer(LayerStyle(opacity: opacity), node)
    case .shadow: break  // Painted with the outline that is known.
    case .clip(let geometry):
      let shape = Shape(geometry, in: node.frame).trimmed(geometry.trim)
      paintChildren(of: node, within: .pushClip(shape), .popClip)
    case .mask: paintMasked(node)
    case .blur(let radius): paintLayer(LayerStyle(filters: [.blur(sigma: radius)]), node)
    case .blend(let mode):
      let mode = BlendMode(rawValue: mode.rawValue) ?? .normal
      paintLayer(LayerStyle(blendMode: mode), node, isIsolated: mode != .normal)
    case .compositingGroup: paintLayer(LayerStyle(), node, isIsolated: true)
    case .colorMatrix(let matrix):
      paintLayer(
        LayerStyle(filters: [.colorMatrix(ColorMatrix(rows: matrix.factors))]), node)
    case .rotation(let degrees, let anchor):
      paintTransformed(.rotation(turns: degrees / 360), around: anchor, node)
    case .scale(let x, let y, let anchor):
      paintTransformed(.scale(x: x, y: y), around: anchor, node)
    case .transform(let map):
      paintTransformed(
        AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty),
        around: .zero, node)
    }
  }

  /// A layer that changes nothing is left out.
  private mutating func paintLayer(
    _ style: LayerStyle, _ node: PositionedNode, isIsolated: Bool = false
  ) {
    guard style != LayerStyle() || isIsolated else { return paintChildren(of: node) }
    paintChildren(of: node, within: .pushLayer(style), .popLayer)
  }

  /// A surface that covers all of its content casts the shadow of its own outline, which needs no
  /// layer; anything else casts that of what it paints.
  ///
  /// - Parameter known: the outline of the node, where it was looked for.
  private mutating func paintShadow(
    _ shadow: Shadow, _ node: PositionedNode, _ known: Shape??
  ) {
    guard shadow.color.alpha > 0 else { return paintChildren(of: node) }
    let outline = known ?? Silhouette.of(node)
    if node.children.count == 1 { nextOutline = outline }
    if let outline {
      commands.append(.dropShadow(outline, shadow))
      paintChildren(of: node)
    } else {
      paintLayer(LayerStyle(filters: [.dropShadow(shadow)]), node)
    }
  }

  /// The only child holds the content and, over it, the mask.
  private mutating func paintMasked(_ node: PositionedNode) {
    guard let pair = node.children.first?.children, pair.count == 2 else {
      return paintChildren(of: node)
    }
    commands.append(.pushLayer(LayerStyle()))
    steps += [
      .add(.popLayer), .add(.popMask), .paint(pair[1]), .add(.pushMask), .paint(pair[0]),
    ]
  }

  private mutating func paintTransformed(
    _ transform: AffineTransform, around anchor: Point, _ node: PositionedNode
  ) {
    let transform = transform.around(node.frame.point(at: anchor))
    guard transform.isFinite, transform.determinant != 0 else { return }
    paintChildren(of: node, within: .pushTransform(transform), .popTransform)
  }
}
