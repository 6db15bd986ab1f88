import Components
import Layout
import Testing

@Suite("Deep trees")
struct DeepTreeTests {
  /// A chain of nodes above a leaf.
  private func chain(_ levels: Int, leaf: String) -> ResolvedNode {
    var node = ResolvedNode(.reader, name: leaf)
    for _ in 0..<levels { node = ResolvedNode(.overlay(.center), children: [node]) }
    return node
  }

  @Test("A tree of 200,000 levels is built, compared, copied and let go of")
  func letsGo() {
    let levels = 200_000
    let tree = chain(levels, leaf: "a")
    #expect(tree == chain(levels, leaf: "a"))
    #expect(tree != chain(levels, leaf: "b"))
    #expect(tree != chain(levels + 1, leaf: "a"))
    var copy = tree
    copy.name = "root"
    #expect(copy.children == tree.children)
  }

  @Test("What is changed in a copy stays as it was in the original, on every level")
  func copies() {
    let tree = chain(1_000, leaf: "a")
    let same = chain(1_000, leaf: "a")
    let part = tree.children[0]
    var copy = tree
    copy.update(()) { node, _ in
      node.zIndex += 1
      return ()
    }
    #expect(tree == same)
    #expect(part == same.children[0])
    #expect(copy != tree)
    copy.update(()) { node, _ in
      node.zIndex -= 1
      return ()
    }
    #expect(copy == tree)
    var placed = PositionedNode(kind: .reader, frame: .zero)
    let before = placed
    placed.name = "placed"
    #expect(before.name == nil)
    #expect(placed != before)
  }

  @Test("Walks see every level once, parents first")
  func walks() {
    var tree = chain(50_000, leaf: "a")
    var depths: [Int] = []
    tree.walk(0) { _, depth in
      depths.append(depth)
      return depth + 1
    }
    #expect(depths == Array(0...50_000))
    var left = 0
    tree.update(()) { node, _ in
      node.zIndex = 1
      return ()
    } leave: { node in
      left += 1
      node.zIndex += Double(node.children.count)
    }
    #expect(left == 50_001)
    var sum = 0.0
    tree.walk(()) { node, _ in sum += node.zIndex }
    #expect(sum == 50_001 + 50_000)
    #expect(tree.containsNode { $0.name == "a" ? true : nil })
  }

  @Test("A walk goes through siblings in order, and leaves out what is not entered")
  func order() {
    let tree = ResolvedNode(
      .overlay(.center),
      children: [
        ResolvedNode(.reader, children: [ResolvedNode(.reader, name: "b")], name: "a"),
        ResolvedNode(.reader, children: [ResolvedNode(.reader, name: "d")], name: "c"),
        ResolvedNode(.reader, name: "e"),
      ], name: "root")
    var events: [String] = []
    tree.walk(()) { node, _ in
      events.append(node.name ?? "")
      return node.name == "c" ? nil : ()
    } leave: {
      events.append("/" + ($0.name ?? ""))
    }
    #expect(events == ["root", "a", "b", "/b", "/a", "c", "e", "/e", "/root"])
  }
}
