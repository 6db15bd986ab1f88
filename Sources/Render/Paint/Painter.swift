package import Components
import Layout

/// Stage 5: turns a placed tree into draw commands, in painter's order.
package struct Painter {
  /// `nil` leaves texts and symbols out, and notes down where they would be.
  private let textPainter: TextPainter?
  private let grid: PixelGrid
  private var imagePainter: ImagePainter
  private var meshPainter: MeshPainter
  private var commands: [DrawCommand] = []
  /// Where the commands of each node begin; gathered only to find the node of a command.
  private var origins: [(start: Int, node: PositionedNode)]?
  private var inks: [InkNote] = []
  /// How many nodes came before the one that is painted, parents first.
  private var order = -1
  /// What is still to be done, the next last.
  private var steps: [Step] = []
  /// The outline of the node that is painted next, where the node around it looked for it: shadows
  /// around one another look once.
  private var nextOutline: PlaneShape??

  private enum Step {
    case paint(PositionedNode)
    case add(DrawCommand)
  }

  private init(engine: TextEngine?, scale: Double) {
    let grid = PixelGrid(scale: scale)
    imagePainter = ImagePainter(engine: engine)
    textPainter = engine.map { TextPainter(engine: $0, grid: grid) }
    self.grid = grid
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

  /// The commands that draw what is behind texts and symbols, and the places of those among them. What
  /// symbols fill is behind what is painted after them.
  static func surfaces(
    of tree: PositionedTree, on background: ResolvedColor
  ) -> (list: DisplayList, inks: [InkNote]) {
    var painter = Painter(engine: nil, scale: tree.scale)
    painter.paintAll(from: tree.root)
    let list = DisplayList(size: tree.size, background: background, commands: painter.commands)
    return (list, painter.inks)
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
    order += 1
    origins?.append((commands.count, node))
    let outline = nextOutline
    nextOutline = Silhouette.hasOutlineOfChild(node) ? outline : nil
    switch node.kind {
    case .text(let content): paint(content, node)
    case .shape(let content): paint(content, in: node.frame)
    case .icon(let content):
      if textPainter == nil { noteInk() }
      if textPainter != nil || content.icon.isBackdrop {
        commands += IconPainter.commands(for: content, in: node.frame)
      }
      if textPainter == nil { inks[inks.count - 1].end = commands.count }
    case .image(let content): commands += imagePainter.commands(for: content, in: node.frame)
    case .divider(_, let color): commands.append(.fill(.rect(node.frame), .solid(color)))
    case .effect(.shadow(let color, let radius, let offset)):
      return paintShadow(Shadow(color: color, sigma: radius, offset: offset), node, outline)
    case .effect(let effect): return paint(effect, node)
    case .scroll(_, clips: true):
      return paintChildren(of: node, within: .pushClip(.rect(node.frame)), .popClip)
    default: return paintChildren(of: node)
    }
    skip(node)
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

  // MARK: - Texts

  private mutating func paint(_ content: TextContent, _ node: PositionedNode) {
    if let paint = content.redaction {
      commands += TextPainter.bars(for: node, paint: paint, grid: grid)
    } else if let textPainter {
      commands += textPainter.commands(for: content, node)
    } else {
      noteInk()
    }
  }

  private mutating func noteInk() {
    inks.append(InkNote(command: commands.count, end: commands.count, order: order))
  }

  /// Keeps count of the nodes in one that is not painted.
  private mutating func skip(_ node: PositionedNode) {
    guard !node.children.isEmpty else { return }
    node.walk(()) { _, _ in order += 1 }
    order -= 1
  }

  // MARK: - Shapes

  private mutating func paint(_ content: ShapeContent, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let shape = PlaneShape(content.geometry, in: frame)
    if let fill = content.fill {
      paintFill(fill, shape.trimmed(content.geometry.trim), in: frame)
    }
    if let stroke = content.stroke, stroke.pen.width > 0 {
      let pen = PenStroke(stroke, trim: content.geometry.trim)
      if case .picture(let pattern) = stroke.paint {
        commands += imagePainter.commands(for: pattern, in: frame) { .stroke(shape, pen, $0) }
      } else if let paint = Paint(stroke.paint, in: frame) {
        commands.append(.stroke(shape, pen, paint))
      }
    }
  }

  private mutating func paintFill(_ fill: ResolvedPaint, _ shape: PlaneShape, in frame: Rect) {
    if case .mesh(let mesh) = fill {
      commands.append(.pushClip(shape))
      commands += meshPainter.commands(for: mesh, in: frame)
      commands.append(.popClip)
      return
    }
    if case .picture(let pattern) = fill {
      commands += imagePainter.commands(for: pattern, in: frame) { .fill(shape, $0) }
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
      guard opacity > 0 else { return skip(node) }
      paintLayer(LayerStyle(opacity: opacity), node)
    case .shadow: break  // Painted with the outline that is known.
    case .clip(let geometry):
      let shape = PlaneShape(geometry, in: node.frame).trimmed(geometry.trim)
      paintChildren(of: node, within: .pushClip(shape), .popClip)
    case .mask: paintMasked(node)
    case .blur(let radius): paintLayer(LayerStyle(filters: [.blur(sigma: radius)]), node)
    case .blend(let mode):
      paintLayer(LayerStyle(blendMode: mode), node, isIsolated: mode != .normal)
    case .compositingGroup: paintLayer(LayerStyle(), node, isIsolated: true)
    case .colorMatrix(let matrix):
      paintLayer(
        LayerStyle(filters: [.colorMatrix(matrix)]), node)
    case .rotation(let degrees, let anchor):
      paintTransformed(.rotation(turns: degrees / 360), around: anchor, node)
    case .scale(let x, let y, let anchor):
      paintTransformed(.scale(x: x, y: y), around: anchor, node)
    case .transform(let map):
      paintTransformed(
        PlaneTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty),
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
    _ shadow: Shadow, _ node: PositionedNode, _ known: PlaneShape??
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
    // The node that holds the pair paints nothing.
    order += 1
    commands.append(.pushLayer(LayerStyle()))
    steps += [
      .add(.popLayer), .add(.popMask), .paint(pair[1]), .add(.pushMask), .paint(pair[0]),
    ]
  }

  private mutating func paintTransformed(
    _ transform: PlaneTransform, around anchor: Point, _ node: PositionedNode
  ) {
    let transform = transform.around(node.frame.point(at: anchor))
    guard transform.isFinite, transform.determinant != 0 else { return skip(node) }
    paintChildren(of: node, within: .pushTransform(transform), .popTransform)
  }
}
