import Components
import Graphics
import Layout

/// A node of a placed tree with what it inherits from those around it.
struct AuditedNode: Sendable {
  private(set) var node: PositionedNode
  /// The position among all nodes, parents first: also the order of painting.
  let order: Int
  /// Where the nearest component around the node was written; beside it, where none around it knows.
  var source: SourceLocation?
  /// The box of the node in the picture.
  let bounds: Rect
  let transform: PlaneTransform
  /// What clips and the canvas leave open at the node; what can be scrolled to counts as open.
  let clip: Rect
  /// What the scroll views around the node and the canvas show now; what lies beyond is brought in by
  /// scrolling, and nothing on the way lies on it.
  let viewport: Rect
  /// Whether assistive technology skips the node.
  let isHidden: Bool
  let isDisabled: Bool
  /// Whether the node shows nothing, as content with no opacity does.
  let isInvisible: Bool
  /// Whether an element around is read in place of the node.
  var isSilenced = false
  /// Whether it, or a view around it, lets touches through, and says that it does not respond.
  var isUntouchable = false
  var isUnresponsive = false
  /// The innermost target around the node, by its position among the targets.
  let target: Int?
  /// The order of the node around; its own for the outermost one.
  var parent: Int
  /// The order of the first node after the subtree.
  var end = 0
  /// Whether a scroll view around moves the node, or would if its content were longer.
  var scrolls = false
  /// Whether the node lies behind something modal and cannot be reached.
  var isInert = false
  /// Whether a screen reader says anything for the node with everything in it.
  var isSpoken = false
  /// The smallest rectangle around everything in the subtree that is spoken, in its own coordinates.
  var spokenFrame: Rect?
  /// Whether the node is a target or has one in it.
  var hasTarget = false
  /// The priority of the node, or of the only element that it places or paints.
  var priority = 0.0

  /// - Parameter space: what the nodes around it do to the node.
  init(
    _ node: PositionedNode, order: Int, source: SourceLocation?, in space: PlacedSpace,
    isHidden: Bool, isDisabled: Bool, isInvisible: Bool, target: Int?, parent: Int
  ) {
    self.node = node
    self.order = order
    self.source = source
    bounds = space.transform.boundingBox(of: node.frame)
    transform = space.transform
    clip = space.clip
    viewport = space.scrollport
    self.isHidden = isHidden
    self.isDisabled = isDisabled
    self.isInvisible = isInvisible
    self.target = target
    self.parent = parent
  }

  /// The same in other colours.
  func recolored(as node: PositionedNode) -> AuditedNode {
    var copy = self
    copy.node = node
    return copy
  }

  /// Whether the node is neither shown nor spoken now.
  var isOutOfReach: Bool { isInvisible || isInert }

  /// Whether assistive technology finds the node.
  var isHeard: Bool { !isHidden && !isInvisible && !isInert }

  /// Whether assistive technology finds the node and what it says itself.
  var speaks: Bool { isHeard && !isSilenced }

  /// What is to be seen of the node now.
  var shownBounds: Rect { bounds.clipped(to: clip).clipped(to: viewport) }

  /// An element that a reader finds in place of what is in the node, which has it in its box and nothing to see.
  func aside(_ element: SpokenElement, number: Int) -> AuditedNode {
    var node = PositionedNode(kind: .element, frame: self.node.frame)
    node.layoutFrame = self.node.layoutFrame
    node.path = self.node.path.appending("spoken[\(number)]")
    node.semantics = element.semantics
    var aside = recolored(as: node)
    aside.parent = order
    aside.end = order
    aside.isSpoken = !(element.semantics.label ?? "").isSilent
    return aside
  }

  /// Whether another node lies somewhere inside this one.
  func contains(_ other: AuditedNode) -> Bool { other.order > order && other.order < end }
}

/// A node that answers to touch.
struct AuditedTarget: Sendable {
  var element: AuditedNode
  /// What a screen reader calls the target; `nil` where it has no name.
  let label: String?
  /// The area that answers to touch before anything cuts it, in the picture.
  let area: Rect
  /// Where it is touched: its area, or the parts of the lines that a link of a text goes through.
  let parts: [Rect]
  /// The targets around this one, by their position among the targets, the innermost first.
  let ancestors: [Int]
  /// The container that the target shares with its neighbours, by the order of its node.
  let container: Int

  var semantics: Semantics { element.node.semantics }

  /// What the target is as a link of a text; `nil` for others.
  var link: LinkContent? {
    if case .link(let link) = element.node.kind { link } else { nil }
  }

  /// Where a link leads; `nil` for what is none, or does not tell.
  private var destination: String? {
    link?.destination ?? (semantics.hasDetails ? semantics.details.destination : nil)
  }

  /// Whether both are links that lead to the same place.
  func leads(where other: AuditedTarget) -> Bool {
    destination != nil && destination == other.destination
  }

  /// Whether the focus of a keyboard or a screen reader is there.
  var isFocused: Bool {
    semantics.states.contains(.focused)
      || semantics.hasDetails && semantics.details.flags.contains(.focused)
  }

  /// Whether rules of size and place concern the target.
  var isReachable: Bool { !element.isInvisible && !element.isInert && !element.isDisabled }
}

/// A text that is shown.
struct AuditedText: Sendable {
  let element: AuditedNode
  let content: TextContent
  /// The boxes of the lines in the coordinates of the text's own subtree.
  let lines: [Rect]
  /// The boxes of the lines in the picture.
  let pageLines: [Rect]
  /// The smallest rectangle around all lines, in the picture.
  let pageBounds: Rect
  /// How many times larger than their fonts say the glyphs are shown.
  let scale: Double
}
