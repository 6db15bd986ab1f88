import Testing

@testable import Layout

@Suite("Layout: random trees")
struct LayoutPropertyTests {
  @Test("Frames are finite and sizes are not negative, whatever the numbers", arguments: 0..<40)
  func hostileNumbersStayFinite(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), isHostile: true)
    for _ in 0..<4 {
      var tree = try TestTree(trees.next())
      try tree.layOut()
      for frame in tree.frames() {
        #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test("A second layout of the same tree changes nothing", arguments: 0..<25)
  func layoutIsIdempotent(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    for _ in 0..<4 {
      var tree = try TestTree(trees.next())
      try tree.layOut()
      let first = tree.dump
      try tree.layOut(width: .definite(700))
      try tree.layOut()
      #expect(tree.dump == first)
    }
  }

  @Test("A change laid out incrementally is the tree laid out from scratch", arguments: 0..<60)
  func incrementalEqualsFromScratch(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1000)
    for _ in 0..<4 {
      var tree = try TestTree(trees.next())
      var donor = try TestTree(trees.next())
      try tree.layOut()
      for _ in 0..<5 {
        let node = numbers.pick(tree.nodes)
        if tree.texts[node] != nil, numbers.chance(0.5) {
          tree.setText(
            String(repeating: "HHH ", count: Int.random(in: 0...9, using: &numbers)), of: node)
        } else if node != tree.root {
          tree.tree[style: node] = donor.tree[style: numbers.pick(donor.nodes)]
        }
        try tree.layOut()
        var fresh = tree
        fresh.tree.forgetEverything()
        try fresh.layOut()
        #expect(
          tree.tree.dump(tree.root, showsBaselines: true)
            == fresh.tree.dump(fresh.root, showsBaselines: true))
      }
      try donor.layOut()
    }
  }

  @Test("Right to left is the mirror image of left to right", arguments: 0..<30)
  func directionsMirror(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), isMirrorable: true)
    for _ in 0..<4 {
      var tree = try TestTree(trees.next())
      try tree.layOut()
      let leftToRight = tree.frames()
      try tree.layOut(direction: .rightToLeft)
      let rightToLeft = tree.frames()
      for (node, (left, right)) in zip(tree.nodes, zip(leftToRight, rightToLeft)) {
        #expect(left.size == right.size && left.minY == right.minY)
        guard let parent = tree.tree.parent(of: node), !isHidden(node, in: tree.tree) else {
          continue
        }
        let width = tree.tree.frame(of: parent).width
        // Halving an odd number of 1/64 pt leaves the rest on one side.
        #expect(abs(width - left.maxX - right.minX) <= 1.0 / 32, "\(node)")
      }
    }
  }

  private func isHidden(_ node: NodeID, in tree: LayoutTree) -> Bool {
    var current: NodeID? = node
    while let id = current {
      if tree[style: id].display == .none { return true }
      current = tree.parent(of: id)
    }
    return false
  }

  @Test("Children that may shrink stay inside a container that is large enough", arguments: 0..<40)
  func childrenStayInside(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let children = (0..<8).map { _ in
      Box(Double.random(in: 1...200, using: &numbers), 10) {
        $0.minWidth = 0
        $0.flexGrow = numbers.pick([0, 1, 2])
      }
    }
    var tree = try TestTree(
      Box(
        {
          $0.width = 300
          $0.justifyContent = numbers.pick([.normal, .center, .spaceBetween, .flexEnd])
        }, children))
    try tree.layOut()
    let container = Rect(x: 0, y: 0, width: 300, height: 10)
    for frame in tree.frames().dropFirst() { #expect(container.contains(frame)) }
  }
}
