/// A node of a tree that can be walked, compared and let go of on a small stack.
package protocol TreeNode {
  var children: [Self] { get set }
}

/// The children of a node, in a box that ends without recursion.
///
/// A tree is as deep as a document, with all its modifiers: thousands of levels.
package struct Branch<Node: TreeNode> {
  private final class Box {
    var nodes: [Node]

    init(_ nodes: [Node]) {
      self.nodes = nodes
    }

    deinit {
      var rest: [Node]? = nodes
      nodes = []
      DeepRelease.release(&rest)
    }
  }

  private var box: Box?

  package init(_ nodes: [Node] = []) {
    box = nodes.isEmpty ? nil : Box(nodes)
  }

  package var nodes: [Node] {
    get { box?.nodes ?? [] }
    set { box = newValue.isEmpty ? nil : Box(newValue) }
    _modify {
      let own: Box
      if box != nil, isKnownUniquelyReferenced(&box), let box {
        own = box
      } else {
        own = Box(box?.nodes ?? [])
        box = own
      }
      yield &own.nodes
    }
  }
}

// Boxes are copied before they are changed, unless nobody else holds them.
extension Branch: @unchecked Sendable where Node: Sendable {}

extension Branch: Equatable where Node: Equatable {
  package static func == (lhs: Branch, rhs: Branch) -> Bool {
    guard lhs.box !== rhs.box else { return true }
    var pairs = [(lhs.nodes, rhs.nodes)]
    while let (left, right) = pairs.popLast() {
      guard left.count == right.count else { return false }
      for index in left.indices {
        var (one, other) = (left[index], right[index])
        let inner = (one.children, other.children)
        // Nodes without children compare without recursion.
        one.children = []
        other.children = []
        guard one == other else { return false }
        if !inner.0.isEmpty || !inner.1.isEmpty { pairs.append(inner) }
      }
    }
    return true
  }
}

// MARK: - Walks

extension TreeNode {
  /// Visits the node and everything below it, parents first.
  ///
  /// - Parameters:
  ///   - inherited: what the parent hands down to the node.
  ///   - enter: what the node hands down to its children; `nil` leaves them out.
  ///   - leave: is told when the children of a node that was entered have all been visited.
  package func walk<Inherited>(
    _ inherited: Inherited, enter: (Self, Inherited) -> Inherited?,
    leave: (Self) -> Void = { _ in }
  ) {
    guard let first = enter(self, inherited) else { return }
    var open = [OpenNode(nodes: children, inherited: first)]
    while let last = open.indices.last {
      let position = open[last].next
      guard position < open[last].nodes.count else {
        open.removeLast()
        leave(last > 0 ? open[last - 1].nodes[open[last - 1].next - 1] : self)
        continue
      }
      open[last].next += 1
      let node = open[last].nodes[position]
      if let inner = enter(node, open[last].inherited) {
        open.append(OpenNode(nodes: node.children, inherited: inner))
      }
    }
  }

  /// Changes the node and everything below it in place.
  ///
  /// - Parameters:
  ///   - inherited: what the parent hands down to the node.
  ///   - enter: changes a node before its children; what it hands down to them, or `nil` to leave
  ///     them as they are.
  ///   - leave: changes a node whose children are complete.
  package mutating func update<Inherited>(
    _ inherited: Inherited, enter: (inout Self, Inherited) -> Inherited?,
    leave: (inout Self) -> Void = { _ in }
  ) {
    guard let first = enter(&self, inherited) else { return }
    guard !children.isEmpty else { return leave(&self) }
    // The level that is being changed is in variables of its own, and goes up and down by exchange: an
    // array with a second owner would be copied for every one of its nodes.
    var nodes = takeChildren()
    var (next, inherited) = (0, first)
    var above: [OpenNode<Self, Inherited>] = []
    while true {
      if next < nodes.count {
        next += 1
        guard let inner = enter(&nodes[next - 1], inherited) else { continue }
        guard !nodes[next - 1].children.isEmpty else {
          leave(&nodes[next - 1])
          continue
        }
        var siblings = nodes[next - 1].takeChildren()
        swap(&siblings, &nodes)
        above.append(OpenNode(nodes: siblings, next: next, inherited: inherited))
        (next, inherited) = (0, inner)
      } else if var parent = above.popLast() {
        swap(&parent.nodes, &nodes)
        (next, inherited) = (parent.next, parent.inherited)
        nodes[next - 1].children = parent.nodes
        leave(&nodes[next - 1])
      } else {
        children = nodes
        return leave(&self)
      }
    }
  }

  /// A value of the node that is made from those of its children.
  ///
  /// - Parameters:
  ///   - reach: the value of a node whose children do not matter; `nil` asks them.
  ///   - combine: the value of a node from those of all its children.
  package func folded<Value>(
    reach: (Self) -> Value?, combine: (Self, [Value]) -> Value
  ) -> Value {
    if let value = reach(self) { return value }
    var open = [OpenNode(nodes: children, inherited: [Value]())]
    while true {
      let last = open.count - 1
      let position = open[last].next
      guard position < open[last].nodes.count else {
        let values = open.removeLast().inherited
        guard last > 0 else { return combine(self, values) }
        let parent = open[last - 1].nodes[open[last - 1].next - 1]
        open[last - 1].inherited.append(combine(parent, values))
        continue
      }
      open[last].next += 1
      let node = open[last].nodes[position]
      if let value = reach(node) {
        open[last].inherited.append(value)
      } else {
        open.append(OpenNode(nodes: node.children, inherited: []))
      }
    }
  }

  /// Whether a condition holds for the node or for something below it.
  ///
  /// - Parameter test: `nil` where the children decide.
  package func containsNode(where test: (Self) -> Bool?) -> Bool {
    var waiting = [[self]]
    while let nodes = waiting.popLast() {
      for node in nodes {
        switch test(node) {
        case true?: return true
        case false?: continue
        case nil: if !node.children.isEmpty { waiting.append(node.children) }
        }
      }
    }
    return false
  }

  /// Follows one child after another until a node gives a value.
  ///
  /// - Parameter step: the value, or the index of the child to go on with; `nil` ends in vain.
  package func first<Value>(along step: (Self) -> TreeStep<Value>) -> Value? {
    var node = self
    while true {
      switch step(node) {
      case .found(let value): return value
      case .child(let index):
        guard node.children.indices.contains(index) else { return nil }
        node = node.children[index]
      }
    }
  }

  private mutating func takeChildren() -> [Self] {
    let nodes = children
    children = []
    return nodes
  }
}

/// Where a walk down one way goes next.
package enum TreeStep<Value> {
  /// The way ends with a value, or without one.
  case found(Value?)
  case child(Int)

  /// The only child, where there is one.
  static func onlyChild(of node: some TreeNode) -> TreeStep {
    node.children.count == 1 ? .child(0) : .found(nil)
  }
}

/// A node whose children are being visited.
private struct OpenNode<Node, Inherited> {
  var nodes: [Node]
  var next: Int
  var inherited: Inherited

  init(nodes: [Node], next: Int = 0, inherited: Inherited) {
    self.nodes = nodes
    self.next = next
    self.inherited = inherited
  }
}
