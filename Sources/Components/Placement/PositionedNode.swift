public import Layout

/// A resolved node in its place: what stage 4 hands to the painter and to the audit.
///
/// Frames are absolute, from the top-left corner of the picture, in points on the pixel grid. No
/// closure is left in the tree.
public struct PositionedNode: Equatable, Sendable, TreeNode {
  private var box: NodeBox<Fields>

  private struct Fields: Equatable {
    var kind: ResolvedNode.Kind
    var branch = Branch<PositionedNode>()
    var name: String?
    var semantics = Semantics()
    var source: SourceLocation?
    var path = NodePath.root
    var layoutDirection: LayoutDirection
    var frame: Rect
    var layoutFrame: Rect
    var firstBaseline: Double?
    var lastBaseline: Double?
    var textMetrics: TextMetrics?
    var contentShape: ShapeGeometry?
    var hit: HitArea?
  }

  /// What the node is, with its attributes.
  public var kind: ResolvedNode.Kind {
    get { box.fields.kind }
    _modify { yield &box.fields.kind }
  }
  /// The nodes in this one, the first at the back.
  public var children: [PositionedNode] {
    get { branch.nodes }
    set { branch.nodes = newValue }
    _modify { yield &branch.nodes }
  }
  package var branch: Branch<PositionedNode> {
    get { box.fields.branch }
    _modify { yield &box.fields.branch }
  }
  public var name: String? {
    get { box.fields.name }
    _modify { yield &box.fields.name }
  }
  /// What the node means to assistive technology.
  public var semantics: Semantics {
    get { box.fields.semantics }
    _modify { yield &box.fields.semantics }
  }
  /// Where the node was written, where it is known.
  public var source: SourceLocation? {
    get { box.fields.source }
    _modify { yield &box.fields.source }
  }
  /// The path from the root to the node.
  public var path: NodePath {
    get { box.fields.path }
    _modify { yield &box.fields.path }
  }
  /// The direction in which leading runs to trailing in the node.
  public var layoutDirection: LayoutDirection {
    get { box.fields.layoutDirection }
    _modify { yield &box.fields.layoutDirection }
  }
  /// The box on the pixel grid.
  public var frame: Rect {
    get { box.fields.frame }
    _modify { yield &box.fields.frame }
  }
  /// The box as layout left it, between pixels.
  public var layoutFrame: Rect {
    get { box.fields.layoutFrame }
    _modify { yield &box.fields.layoutFrame }
  }
  /// The y coordinates of the first and last baseline, for text and symbols.
  public var firstBaseline: Double? {
    get { box.fields.firstBaseline }
    _modify { yield &box.fields.firstBaseline }
  }
  /// The y coordinate of the last baseline; the same as the first one for a single line.
  public var lastBaseline: Double? {
    get { box.fields.lastBaseline }
    _modify { yield &box.fields.lastBaseline }
  }
  /// The lines of a text.
  public var textMetrics: TextMetrics? {
    get { box.fields.textMetrics }
    _modify { yield &box.fields.textMetrics }
  }
  /// The shape in which the node answers to touch, where its author gave one.
  public var contentShape: ShapeGeometry? {
    get { box.fields.contentShape }
    _modify { yield &box.fields.contentShape }
  }
  /// The area that answers to touch, for controls.
  public var hit: HitArea? {
    get { box.fields.hit }
    _modify { yield &box.fields.hit }
  }

  /// Makes a node without children at the root, from left to right, with one frame for both.
  public init(kind: ResolvedNode.Kind, frame: Rect) {
    box = NodeBox(
      Fields(kind: kind, layoutDirection: .leftToRight, frame: frame, layoutFrame: frame))
  }

  /// A resolved node in its place, without its children.
  init(_ node: ResolvedNode, frame: Rect, layoutFrame: Rect, direction: LayoutDirection) {
    box = NodeBox(
      Fields(
        kind: node.kind, name: node.name, semantics: node.semantics, source: node.source,
        path: node.path, layoutDirection: direction, frame: frame, layoutFrame: layoutFrame))
  }
}

/// Where a control answers to touch, in absolute points.
public struct HitArea: Hashable, Sendable {
  /// What is seen of the control.
  public var visual: Rect
  /// The area the control would like, unclipped.
  public var wish: Rect
  /// What neighbours, clips and the canvas leave of the wish; `nil` where nothing is left.
  public var effective: Rect?
  /// What neighbours leave of the wish, unclipped and between pixels: the area that profiles judge.
  /// On the pixel grid, 43.9 points would be 44.
  public var claim: Rect

  /// - Parameter claim: what neighbours leave of the wish; by default all of it.
  public init(visual: Rect, wish: Rect, effective: Rect?, claim: Rect? = nil) {
    self.visual = visual
    self.wish = wish
    self.effective = effective
    self.claim = claim ?? wish
  }
}

/// A placed picture: the canvas and what is on it.
public struct PositionedTree: Equatable, Sendable {
  /// The canvas in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The node that contains all others.
  public var root: PositionedNode

  /// Makes a tree of a canvas in points at a scale in pixels per point.
  public init(size: Size, scale: Double, root: PositionedNode) {
    self.size = size
    self.scale = scale
    self.root = root
  }

  /// The direction of the picture as a whole.
  public var layoutDirection: LayoutDirection { root.layoutDirection }
}

extension PositionedNode {
  /// The priority of the node, or of the only element that it places or paints.
  package var elementPriority: Double {
    let given: Double? = first { node in
      node.semantics.sortPriority != 0 || node.children.count != 1
        ? .found(node.semantics.sortPriority) : .child(0)
    }
    return given ?? 0
  }

  /// Visits the node and everything below it, parents first.
  public func forEach(_ visit: (PositionedNode) -> Void) {
    walk(()) { node, _ in visit(node) }
  }

  /// Where the node was written, or the first one in it of which that is known: modifiers have no
  /// place of their own.
  package var nearestSource: SourceLocation? {
    var open = [self]
    while let node = open.popLast() {
      if let source = node.source { return source }
      open += node.children.reversed()
    }
    return nil
  }
}
