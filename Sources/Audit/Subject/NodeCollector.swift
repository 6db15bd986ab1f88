import Components
import Graphics
import Layout

/// Walks a placed tree once and notes what each node inherits.
struct NodeCollector {
  private struct Surroundings {
    var source: SourceLocation?
    var space: PlacedSpace
    var isHidden = false
    var isDisabled = false
    var isInvisible = false
    var isSilenced = false
    var isUntouchable = false
    var isUnresponsive = false
    var scrolls = false
    var targets: [Int] = []
    /// The nearest node around with several children, by its order.
    var container = 0
    /// Where the only thing in the node around was written, if that one only wraps it.
    var wrapped: SourceLocation??
  }

  private struct Target {
    let order: Int
    let area: Rect
    let ancestors: [Int]
    let container: Int
    /// What a screen reader says for it.
    var text: String?
  }

  private(set) var nodes: [AuditedNode] = []
  /// What a reader finds in place of the content of nodes: elements that nobody sees.
  private(set) var asides: [AuditedNode] = []
  /// The nodes around the one that is visited by their order, the outermost first.
  private var orders: [Int] = []
  /// For each node where the first thing in it that knows was written.
  private var sources: [SourceLocation?] = []
  /// What a screen reader says for the nodes before and around the one that is visited, and for each
  /// of those that are open where its own words begin.
  private var words: [String] = []
  private var wordStarts: [Int] = []
  /// The targets that are open, by their position among the targets.
  private var openTargets: [Int] = []
  private var found: [Target] = []
  private let canvas: Rect

  init(canvas: Rect) {
    self.canvas = canvas
  }

  mutating func collect(_ root: PositionedNode) {
    root.walk(Surroundings(space: PlacedSpace(canvas: canvas))) { node, around in
      enter(node, around)
    } leave: { node in
      leave(node)
    }
    shareSources()
  }

  /// The targets in the order of the tree.
  func targets() -> [AuditedTarget] {
    found.map { target in
      let element = nodes[target.order]
      var parts = [target.area]
      if case .link(let link) = element.node.kind {
        parts = link.layoutLines.map { element.transform.boundingBox(of: $0) }
      }
      return AuditedTarget(
        element: element, label: spokenName(of: element.node, saying: target.text),
        area: target.area, parts: parts, ancestors: target.ancestors, container: target.container)
    }
  }

  /// The controls among what a reader finds in place of the content of nodes: nobody touches them.
  func asideTargets() -> [AuditedTarget] {
    asides.filter(\.node.semantics.isInteractive).map { aside in
      AuditedTarget(
        element: aside, label: aside.isSpoken ? aside.node.semantics.label : nil, area: .zero,
        parts: [], ancestors: [], container: aside.order)
    }
  }

  // MARK: - The walk

  /// What holds in a node.
  private mutating func enter(_ node: PositionedNode, _ around: Surroundings) -> Surroundings {
    var inside = around
    let wrapped = around.wrapped ?? node.wrappedSource
    inside.wrapped = node.source == nil && node.children.count == 1 ? .some(wrapped) : nil
    if let source = wrapped { inside.source = source }
    if node.semantics.isHidden { inside.isHidden = true }
    if node.semantics.isDisabled { inside.isDisabled = true }
    if case .effect(.opacity(let opacity)) = node.kind, opacity <= 0 { inside.isInvisible = true }
    if node.semantics.hasDetails {
      let flags = node.semantics.details.flags
      if flags.contains(.untouchable) { inside.isUntouchable = true }
      if flags.contains(.unresponsive) { inside.isUnresponsive = true }
      if flags.contains(.responsive) { inside.isUnresponsive = false }
    }
    let order = nodes.count
    nodes.append(
      AuditedNode(
        node, order: order, source: inside.source, in: around.space, isHidden: inside.isHidden,
        isDisabled: inside.isDisabled, isInvisible: inside.isInvisible,
        target: around.targets.first, parent: orders.last ?? order))
    nodes[order].scrolls = inside.scrolls
    nodes[order].isSilenced = inside.isSilenced
    nodes[order].isUntouchable = inside.isUntouchable
    nodes[order].isUnresponsive = inside.isUnresponsive
    if let replacement = node.semantics.replacement {
      // One takes the place of the node itself.
      if node.semantics.children != .ignore {
        asides += replacement.enumerated().map { nodes[order].aside($1, number: $0) }
      }
      inside.isSilenced = true
    } else if node.semantics.children == .ignore {
      inside.isSilenced = true
    }
    if case .scroll = node.kind { inside.scrolls = true }
    if let hit = node.hit {
      found.append(
        Target(
          order: order, area: hit.claim, ancestors: around.targets, container: around.container))
      inside.targets.insert(found.count - 1, at: 0)
      openTargets.append(found.count - 1)
    }
    if node.children.count > 1 { inside.container = order }
    inside.space.enter(node, box: node.layoutFrame)
    sources.append(node.source)
    orders.append(order)
    wordStarts.append(words.count)
    return inside
  }

  private mutating func leave(_ node: PositionedNode) {
    let order = orders.removeLast()
    let parent = nodes[order].parent
    nodes[order].end = nodes.count
    if sources[parent] == nil { sources[parent] = sources[order] }
    listen(to: node, order)
    guard parent != order else { return }
    if nodes[order].hasTarget { nodes[parent].hasTarget = true }
    if let frame = nodes[order].spokenFrame {
      nodes[parent].spokenFrame = nodes[parent].spokenFrame?.union(frame) ?? frame
    }
    // That of the only child; with several, the node's own comes when it is left.
    nodes[parent].priority = nodes[order].priority
  }

  /// Notes what is spoken for a node, all of whose children have been left.
  private mutating func listen(to node: PositionedNode, _ order: Int) {
    let semantics = node.semantics
    let start = wordStarts.removeLast()
    var text: String?
    if case .text(let content) = node.kind { text = content.text.plainText }
    let isWritten = text.map { !isBlank($0) } ?? false
    if let label = semantics.label, !isBlank(label) {
      words.replaceSubrange(start..., with: CollectionOfOne(label))
    } else if semantics.children == .ignore {
      words.removeSubrange(start...)
    } else if let text {
      words.removeSubrange(start...)
      if isWritten { words.append(text) }
    }
    nodes[order].isSpoken = words.count > start
    if node.hit != nil {
      let target = openTargets.removeLast()
      found[target].text = words.count > start ? words[start...].joined(separator: ", ") : nil
    }
    // For those around it.
    if semantics.isHidden { words.removeSubrange(start...) }

    let isTarget = node.isTarget
    // A text with links in it is a text among others.
    if isTarget, node.semantics.targetExemption != .inline { nodes[order].hasTarget = true }
    if semantics.label != nil || isTarget || isWritten { nodes[order].spokenFrame = node.frame }
    if semantics.isHidden { nodes[order].spokenFrame = nil }
    if semantics.sortPriority != 0 || node.children.count != 1 {
      nodes[order].priority = semantics.sortPriority
    }
  }

  /// Gives nodes that do not know where they were written the place of the first thing in them that
  /// does, or else that of the node around.
  private mutating func shareSources() {
    for order in nodes.indices where nodes[order].source == nil {
      nodes[order].source = sources[order] ?? nodes[nodes[order].parent].source
    }
  }

  // MARK: - What a modal covers

  /// Marks the nodes that something modal keeps from being reached.
  ///
  /// A node counts as behind a dialog when a shape painted after the node and before the dialog's
  /// content, such as a scrim, covers both.
  mutating func markInertNodes() {
    guard
      let dialog = nodes.last(where: {
        !$0.isInvisible
          && ($0.node.semantics.role == .dialog || $0.node.semantics.traits.contains(.isModal))
      })
    else { return }
    let veils = nodes[..<dialog.order].filter { veil in
      guard case .shape(let content) = veil.node.kind, content.fill != nil else { return false }
      return !veil.isInvisible && veil.bounds.contains(dialog.bounds.clipped(to: canvas))
    }
    guard !veils.isEmpty else { return }
    for index in nodes[..<dialog.order].indices {
      let bounds = nodes[index].bounds.clipped(to: canvas)
      nodes[index].isInert = veils.contains { veil in
        veil.order > index && veil.bounds.contains(bounds)
          && !nodes[index].contains(veil)
      }
    }
  }
}

extension PositionedNode {
  /// Where the node was written, or else the one thing that it does nothing but wrap.
  fileprivate var wrappedSource: SourceLocation? {
    first { node in
      if let source = node.source { return .found(source) }
      return .onlyChild(of: node)
    }
  }
}
