import Foundation
import Testing

@testable import Layout

@Suite("Layout: deep trees")
struct DepthTests {
  /// A chain of rows and columns of automatic size around a 10 × 10 box, 1 pt of padding each.
  private static func chain(_ depth: Int) throws -> (
    LayoutTree, NodeID, NodeID
  ) {
    var tree = LayoutTree(reservingCapacity: depth)
    var style = LayoutStyle()
    style.padding.left = 1
    let root = tree.makeNode(style)
    var node = root
    for level in 1..<depth {
      style.flexDirection = level.isMultiple(of: 2) ? .row : .column
      if level == depth - 1 {
        style.width = 10
        style.height = 10
      }
      let child = tree.makeNode(style)
      try tree.appendChild(child, to: node)
      node = child
    }
    return (tree, root, node)
  }

  /// Runs `body` on a thread with the stack of a Dispatch worker.
  private static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }

  @Test("A chain of automatic sizes lays out on a 512 KB stack", arguments: [100, 10_000])
  func deepChain(depth: Int) {
    Self.onSmallStack {
      do {
        var (tree, root, leaf) = try Self.chain(depth)
        try tree.computeLayout(root: root, width: .definite(1e6), height: .definite(1e6)) { _, _ in
          LeafMetrics(size: .zero)
        }
        // Every box adds its padding of 1; the innermost one is 10 wide with it.
        #expect(tree.frame(of: root).width == Double(depth - 1) + 10)
        #expect(tree.frame(of: leaf) == Rect(x: 1, y: 0, width: 10, height: 10))
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("A chain of 100,000 boxes lays out on a 512 KB stack")
  func deepestChain() {
    Self.onSmallStack {
      do {
        var tree = LayoutTree(reservingCapacity: 100_000)
        var style = LayoutStyle()
        style.width = 20
        style.height = 20
        style.flexShrink = 0
        style.padding.left = 1
        let root = tree.makeNode(style)
        var node = root
        for _ in 1..<100_000 {
          let child = tree.makeNode(style)
          try tree.appendChild(child, to: node)
          node = child
        }
        try tree.computeLayout(root: root, width: .definite(100), height: .definite(100)) { _, _ in
          LeafMetrics(size: .zero)
        }
        #expect(tree.frame(of: node) == Rect(x: 1, y: 0, width: 20, height: 20))
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("Wrapping columns, overlays, grids and absolute boxes may be nested as deep")
  func deepMixture() throws {
    Self.onSmallStack {
      do {
        var tree = LayoutTree()
        let root = tree.makeNode(LayoutStyle())
        var node = root
        for level in 1..<1_000 {
          var style = LayoutStyle()
          style.flexDirection = level.isMultiple(of: 2) ? .row : .column
          switch level % 11 {
          case 3: style.display = .overlay
          case 5: style.display = .grid
          case 7: style.flexWrap = .wrap
          case 9: style.position = .absolute
          default: break
          }
          if level == 999 {
            style.width = 10
            style.height = 10
          }
          let child = tree.makeNode(style)
          try tree.appendChild(child, to: node)
          node = child
        }
        try tree.computeLayout(root: root, width: .definite(1e6), height: .definite(1e6)) { _, _ in
          LeafMetrics(size: .zero)
        }
        #expect(tree.frame(of: node) == Rect(x: 0, y: 0, width: 10, height: 10))
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("Every container is laid out a fixed number of times, however deep it is")
  func costIsFlat() throws {
    var counts: [Double] = []
    for depth in [6, 12, 18] {
      var tree = LayoutTree()
      var style = LayoutStyle()
      let root = tree.makeNode(style)
      var parents = [root]
      // A binary tree whose leaves are measured; alternating directions, automatic sizes.
      let levels = depth / 2 + 2
      for level in 1...levels {
        var next: [NodeID] = []
        for parent in parents {
          for _ in 0..<2 {
            style.flexDirection = level.isMultiple(of: 2) ? .row : .column
            let node = tree.makeNode(style, isMeasured: level == levels)
            try tree.appendChild(node, to: parent)
            next.append(node)
          }
        }
        parents = next
      }
      var measured = 0
      try tree.computeLayout(root: root, width: .definite(1e5), height: .definite(1e5)) { node, _ in
        measured += 1
        return LeafMetrics(
          size: Size(width: Double(node.index % 7), height: Double(node.index % 5)))
      }
      counts.append(Double(measured) / Double(parents.count))
    }
    // Two intrinsic widths and at most two layouts per leaf.
    #expect(counts.allSatisfy { $0 <= 4 }, "\(counts)")
  }
}
