/// A node of a tree that can be walked, compared and let go of on a small stack.
package protocol TreeNode {
  var branch: Branch<Self> { get set }
}

extension TreeNode {
  /// The nodes inside, in order.
  package var children: [Self] {
    get { branch.nodes }
    set { branch.nodes = newValue }
    _modify { yield &branch.nodes }
  }
}

/// The children of a node, in a box that ends without recursion.
///
/// A tree is as deep as a document, with all its modifiers: thousands of levels.
package struct Branch<Node: TreeNode> {
  private final class Box {
    // Only `Branch` touches it, never while it is being changed.
    @safe @exclusivity(unchecked) var nodes: [Node]

    init(_ nodes: [Node]) {
      self.nodes = nodes
    }

    deinit {
      var isLeaf = true
      for index in nodes.indices where nodes[index].branch.box != nil {
        isLeaf = false
        break
      }
      // Leaves end without recursion, and a few levels with it, which is faster.
      if isLeaf || DeepRelease.releaseAtOnce({ nodes = [] }) { return }
      DeepRelease.release { keep in
        for index in nodes.indices {
          if let box = nodes[index].branch.box { keep(box) }
        }
        nodes = []
      }
    }
  }

  private var box: Box?

  package init(_ nodes: [Node] = []) {
    box = nodes.isEmpty ? nil : Box(nodes)
  }

  package var nodes: [Node] {
    get { box?.nodes ?? [] }
    set {
      if box != nil, isKnownUniquelyReferenced(&box) {
        box?.nodes = newValue
      } else {
        box = newValue.isEmpty ? nil : Box(newValue)
      }
    }
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

  /// Takes the nodes out, so that they can be changed in place; the box stays for them.
  fileprivate mutating func takeNodes() -> [Node] {
    guard isKnownUniquelyReferenced(&box), let box else { return nodes }
    var taken: [Node] = []
    swap(&taken, &box.nodes)
    return taken
  }

  /// What copies of the branch have in common until one of them is changed, as long as it is held; `nil` where there is
  /// nothing in it.
  var identity: AnyObject? { box }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { box?.nodes.isEmpty ?? true }
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
        let inner = (one.branch, other.branch)
        // Nodes with the same children, or with none, compare without recursion.
        if inner.0.box !== inner.1.box, !inner.0.isEmpty || !inner.1.isEmpty {
          one.children = []
          other.children = []
          pairs.append((inner.0.nodes, inner.1.nodes))
        }
        guard one == other else { return false }
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
    guard var inherited = enter(self, inherited) else { return }
    // The siblings that are being visited.
    var siblings = children
    var next = 0
    var outer: [OpenNode<Self, Inherited>] = []
    while true {
      guard next < siblings.count else {
        guard let around = outer.popLast() else { break }
        (siblings, next, inherited) = (around.nodes, around.next, around.inherited)
        leave(siblings[next - 1])
        continue
      }
      let node = siblings[next]
      next += 1
      guard let inner = enter(node, inherited) else { continue }
      if node.branch.isEmpty {
        leave(node)
      } else {
        outer.append(OpenNode(nodes: siblings, next: next, inherited: inherited))
        (siblings, next, inherited) = (node.children, 0, inner)
      }
    }
    leave(self)
  }

  /// How many nodes the tree has.
  package var count: Int {
    var count = 1
    var waiting = [children]
    while let nodes = waiting.popLast() {
      count += nodes.count
      for index in nodes.indices where !nodes[index].branch.isEmpty {
        waiting.append(nodes[index].children)
      }
    }
    return count
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
    guard !branch.isEmpty else { return leave(&self) }
    // The siblings that are being changed are in nobody else's hands: they are changed in place.
    var list = OpenNode(nodes: branch.takeNodes(), inherited: first)
    var outer: [OpenNode<Self, Inherited>] = []
    while true {
      let position = list.next
      guard position < list.nodes.count else {
        guard var around = outer.popLast() else { break }
        let parent = around.next - 1
        around.nodes[parent].children = list.nodes
        leave(&around.nodes[parent])
        list = around
        continue
      }
      list.next += 1
      let inherited = list.inherited
      guard let inner = enter(&list.nodes[position], inherited) else { continue }
      guard !list.nodes[position].branch.isEmpty else {
        leave(&list.nodes[position])
        continue
      }
      let nodes = list.nodes[position].branch.takeNodes()
      outer.append(list)
      list = OpenNode(nodes: nodes, inherited: inner)
    }
    children = list.nodes
    leave(&self)
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
      for index in nodes.indices {
        switch test(nodes[index]) {
        case true?: return true
        case false?: continue
        case nil: if !nodes[index].branch.isEmpty { waiting.append(nodes[index].children) }
        }
      }
    }
    return false
  }

  /// Follows one child after another until a node gives a value.
  ///
  /// - Parameter step: the value, or the index of the child to go on with; `nil` ends in vain.
  package func first<Value>(along step: (Self) -> TreeStep<Value>) -> Value? {
    var next = step(self)
    var nodes = children
    while true {
      switch next {
      case .found(let value): return value
      case .child(let index):
        guard nodes.indices.contains(index) else { return nil }
        let node = nodes[index]
        next = step(node)
        nodes = node.children
      }
    }
  }
}

/// Where a walk down one way goes next.
package enum TreeStep<Value> {
  /// The way ends with a value, or without one.
  case found(Value?)
  case child(Int)

  /// The only child, where there is one.
  package static func onlyChild(of node: some TreeNode) -> TreeStep {
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
