import Foundation
import Testing

@testable import Layout

/// What the limit of the call stack must not change: the layout, and the order of its cost.
@Suite("Layout: deep random trees")
struct DeepPropertyTests {
  @Test("The depth of the call stack does not change a layout", arguments: 0..<60)
  func depthIsInvisible(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed) &+ 500)
    for _ in 0..<4 {
      let box = trees.next().independentOfOrder
      var unlimited = try TestTree(box)
      unlimited.tree.callDepth = 1_000
      try unlimited.layOut()
      for depth in 1...3 {
        var limited = try TestTree(box)
        limited.tree.callDepth = depth
        try limited.layOut()
        #expect(
          limited.tree.dump(limited.root, showsBaselines: true)
            == unlimited.tree.dump(unlimited.root, showsBaselines: true), "depth \(depth)")
      }
    }
  }

  @Test(
    "Browsers' answers are met with a call stack of two levels too",
    arguments: ["fuzz-ui.json", "fuzz-core.json", "fuzz-full.json", "found-by-fuzzing.json"])
  func conformanceOnSmallestStack(file: String) throws {
    let cases = try ConformanceFile(contentsOf: ConformanceFile.fixture(file))
    let failures = try cases.failures { $0.callDepth = 2 }
    #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
  }

  /// Questions worked out per node, of a chain in which each level comes from `level`.
  private static func cost(
    levels: Int, callDepth: Int = LayoutTree.standardCallDepth,
    _ level: (Int) -> [Box]
  ) throws -> Double {
    var tree = LayoutTree()
    let root = tree.makeNode(LayoutStyle())
    var texts: [NodeID: SquareText] = [:]
    var parent = root
    for index in 0..<levels {
      // The first box of a level holds the next one.
      var next: NodeID?
      for box in level(index) {
        let node = tree.makeNode(box.style, isMeasured: box.text != nil)
        if let text = box.text { texts[node] = SquareText(text) }
        try tree.appendChild(node, to: parent)
        if next == nil { next = node }
      }
      parent = try #require(next)
    }
    tree.callDepth = callDepth
    try tree.computeLayout(root: root, width: .definite(1000), height: .definite(1000)) {
      node, request in
      texts[node]?.measure(request) ?? LeafMetrics(size: .zero)
    }
    return Double(tree.questionCount) / Double(tree.count)
  }

  /// Kinds of levels that ask their children for different things.
  enum Pattern: String, CaseIterable {
    case stacksWithSpacer, stacksWithText, grids, baselines, wraps, overlays, ratios, absolutes
    case percentages, equalShares, scrolling, priorities, outgrowing

    func level(_ index: Int) -> [Box] {
      let isRow = index.isMultiple(of: 2)
      var box = Box { $0.flexDirection = isRow ? .row : .column }
      var others: [Box] = []
      let spacer = Box {
        $0.flexGrow = 1; $0.flexBasis = 0
      }
      let text = Box(text: "HHH HH HHHH HH")
      switch self {
      case .stacksWithSpacer:
        box.style.alignItems = .center
        others = [spacer]
      case .stacksWithText: others = [text]
      case .grids:
        box.style.display = .grid
        box.style.gridColumns = isRow ? [.content, .flexible()] : [.content, .content]
        others = [text, spacer]
      case .baselines:
        box.style.alignItems = isRow ? .baseline : .lastBaseline
        others = [text]
      case .wraps:
        box.style.flexWrap = index % 3 == 0 ? .wrap : .nowrap
        others = [text, Box(10, 10)]
      case .overlays:
        box.style.display = isRow ? .overlay : .flex
        others = [text]
      case .ratios:
        if index % 5 == 0 { box.style.aspectRatio = 1.5 }
        others = [spacer]
      case .absolutes:
        others = [
          Box {
            $0.position = .absolute; $0.inset.start = 4
          }, text,
        ]
        if index % 4 == 0 { box.style.position = .absolute }
      case .percentages:
        box.style.height = index % 3 == 0 ? .percent(100) : .auto
        box.style.padding.top = .percent(1)
        others = [text]
      case .equalShares:
        box.style.hugsWidth = true
        box.style.offersEqualShares = isRow
        others = [Box(text: "HHH HH HHHH HH") { $0.hugsWidth = true }, spacer]
      case .scrolling:
        box.style.overflow = index % 3 == 0 ? .scroll : .visible
        others = [text]
      case .priorities:
        box.style.layoutPriority = 1
        others = [text, spacer]
      case .outgrowing:
        // Every third level has a cell of 30 points for what needs more.
        box.style.display = index % 3 == 0 ? .overlay : .flex
        box.style.flexDirection = .column
        if index % 3 == 0 { box.style.height = 30 }
        if index % 3 == 1 { (box.style.outgrowsCell, box.style.alignSelf) = (true, .stretch) }
        others = [Box(20, 25)]
      }
      return [box] + others
    }
  }

  @Test(
    "Every node is asked a bounded number of questions, however deep",
    arguments: Pattern.allCases)
  func costIsLinear(_ pattern: Pattern) throws {
    let shallow = try Self.cost(levels: 24, pattern.level)
    for levels in [40, 200, 1_500] {
      let deep = try Self.cost(levels: levels, pattern.level)
      #expect(deep <= max(12, 3 * shallow), "\(levels) levels: \(deep), \(shallow) without a limit")
    }
  }

  @Test("Random deep chains cost a bounded number of questions a node", arguments: 0..<12)
  func randomChains(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 77)
    let patterns = (0..<600).map { _ in numbers.pick(Pattern.allCases) }
    let offset = Int.random(in: 0..<7, using: &numbers)
    let cost = try Self.cost(levels: 600) { patterns[$0].level($0 + offset) }
    #expect(cost <= 12, "\(cost)")
  }
}

extension Box {
  /// Without the style whose layout depends on the order of the questions, as in browsers.
  fileprivate var independentOfOrder: Box {
    var box = self
    box.style.aspectRatio = nil
    box.children = children.map(\.independentOfOrder)
    return box
  }
}
