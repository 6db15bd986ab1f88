public import Layout

/// The concrete tree that leaves the resolver: what is there, in points and colours, unplaced.
///
/// Containers, leaves and modifiers are all nodes; a modifier is a node with one child. Below
/// this type nobody knows a token, a theme or a view.
public struct ResolvedNode: Equatable, Sendable, TreeNode {
  private var box: NodeBox<Fields>

  private struct Fields: Equatable {
    var kind: Kind
    var branch: Branch<ResolvedNode>
    var name: String?
    var semantics = Semantics()
    var source: SourceLocation?
    var layoutDirection: LayoutDirection?
    var contentShape: ShapeGeometry?
    var gridCell = GridCellStyle()
    var bottomReach: Double?
    var topReach: Double?
    var startsBelowBar = false
    var framesField = false
    var safeArea = SafeAreaPadding.none
    var closedEdges: Edge.Set = []
    var zIndex = 0.0
    var notes: [TokenNote] = []
    var path = NodePath.root
  }

  /// What the node is, with its attributes.
  public var kind: Kind {
    get { box.fields.kind }
    _modify { yield &box.fields.kind }
  }
  /// The nodes in this one, the first at the back.
  public var children: [ResolvedNode] {
    get { branch.nodes }
    set { branch.nodes = newValue }
    _modify { yield &branch.nodes }
  }
  package var branch: Branch<ResolvedNode> {
    get { box.fields.branch }
    _modify { yield &box.fields.branch }
  }
  /// The component's name in the author's words, such as `card`; `nil` for plumbing.
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
  /// The direction in which leading runs to trailing from here on; `nil` is the parent's.
  public var layoutDirection: LayoutDirection? {
    get { box.fields.layoutDirection }
    _modify { yield &box.fields.layoutDirection }
  }
  /// The shape in which the node answers to touch, where its author gave one.
  public var contentShape: ShapeGeometry? {
    get { box.fields.contentShape }
    _modify { yield &box.fields.contentShape }
  }
  /// How the node is placed in a grid around it.
  public var gridCell: GridCellStyle {
    get { box.fields.gridCell }
    _modify { yield &box.fields.gridCell }
  }
  /// The height in points of the safe area's bottom inset, under which the node runs on where it ends
  /// at that inset; layout does not change. `nil` for nodes that end where they are.
  public var bottomReach: Double? {
    get { box.fields.bottomReach }
    _modify { yield &box.fields.bottomReach }
  }
  /// The same for the top inset, and for a bar at the top of the screen whose content begins at the node's top.
  public var topReach: Double? {
    get { box.fields.topReach }
    _modify { yield &box.fields.topReach }
  }
  /// Whether the node is the content of a screen, which begins at the bottom of what is above it in its stack:
  /// fills that end there run on under that, up to the inset at the top.
  var startsBelowBar: Bool {
    get { box.fields.startsBelowBar }
    _modify { yield &box.fields.startsBelowBar }
  }
  /// Whether the node is a field with its title, which is hidden from readers, and its message.
  var framesField: Bool {
    get { box.fields.framesField }
    _modify { yield &box.fields.framesField }
  }
  /// What the padding of the node has to do with the safe area.
  var safeArea: SafeAreaPadding {
    get { box.fields.safeArea }
    _modify { yield &box.fields.safeArea }
  }
  /// Whether the node is the padding by which its child reaches under the safe area.
  var ignoresSafeArea: Bool { safeArea == .ignored }
  /// The edges of the safe area that the node does not reach because of its place in a column.
  var closedEdges: Edge.Set {
    get { box.fields.closedEdges }
    _modify { yield &box.fields.closedEdges }
  }
  /// Among siblings, nodes with a higher index are painted later.
  public var zIndex: Double {
    get { box.fields.zIndex }
    _modify { yield &box.fields.zIndex }
  }
  /// What the view chose by name, such as its style; only in a tree that is resolved with marks.
  var notes: [TokenNote] {
    get { box.fields.notes }
    _modify { yield &box.fields.notes }
  }
  /// Assigned by the resolver once the whole tree is known.
  public var path: NodePath {
    get { box.fields.path }
    _modify { yield &box.fields.path }
  }

  /// Makes a node without semantics, with the path of the root until the tree is known.
  public init(_ kind: Kind, children: [ResolvedNode] = [], name: String? = nil) {
    box = NodeBox(Fields(kind: kind, branch: Branch(children), name: name))
  }

  /// What a node is; every length is in points.
  // Behind a reference, so that a resolved node and the placed one made of it share it.
  public indirect enum Kind: Equatable, Sendable {
    // Containers
    case stack(StackStyle)
    /// Children on top of each other; the largest decides the size.
    case overlay(Alignment)
    /// Children on top of each other; the one at `base` decides the size.
    case layered(Alignment, base: Int)
    case grid(GridStyle)
    /// Children that have their places.
    case arranged(ArrangedStyle)
    case scroll(Axis.Set, clips: Bool)
    // Leaves
    case spacer(minLength: Double)
    case divider(thickness: Double, ResolvedColor)
    case text(TextContent)
    case shape(ShapeContent)
    case icon(IconContent)
    case image(ImageContent)
    /// A link in a text, as placement finds it.
    case link(LinkContent)
    // Modifiers of one child
    case frame(FrameStyle)
    case padding(EdgeDistances)
    case aspectRatio(Double?, fills: Bool)
    case fixedSize(Axis.Set)
    case layoutPriority(Double)
    case hitTarget(HitTargetStyle)
    case offset(x: Double, y: Double)
    case effect(VisualEffect)
    /// An accessibility element around its children; layout and paint pass through.
    case element
    /// A box as large as its room with its children at the top-leading corner.
    case reader
    // Content that depends on a size; the resolver replaces these in a bounded second pass.
    case sizeReader(SizeDependentContent)
    /// Laid out as its child is, which other content takes the place of.
    case replaced(SizeDependentContent)
    // What views say of themselves while they are resolved; the resolver leaves none behind.
    /// Its child's frame can be asked for.
    case mark(GeometryMark)
    /// Where a guide of its child is.
    case guide(AlignmentGuide)
    /// Something that its child tells the containers around it.
    case trait(ViewTraits)
    /// Children arranged by an author's layout, which the resolver replaces.
    case custom(CustomLayout)
    /// The first child that fits is kept.
    case fitting(Axis.Set)
  }
}
