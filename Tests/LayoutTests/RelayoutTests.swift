import Testing

@testable import Layout

/// After any changes, a layout is that of a tree built from scratch.
@Suite("Layout: changes")
struct RelayoutTests {
  @Test("Random changes of random trees, with all items kept", arguments: 0..<100)
  func smallTrees(seed: Int) throws {
    try Changes(seed: UInt64(seed)).compare(rounds: 12) { trees, _ in
      var box = trees.next()
      box.removeRatios()
      return box
    }
  }

  @Test("Random changes of rows and columns with many children", arguments: 0..<12)
  func wideTrees(seed: Int) throws {
    try Changes(seed: UInt64(seed) &+ 9_000, wideChildCount: LayoutTree.standardWideChildCount)
      .compare(rounds: 10) { trees, numbers in
        var box = trees.next()
        let boxesOnly = numbers.chance(0.5)
        for _ in 0..<Int.random(in: 40...70, using: &numbers) {
          var child = trees.next()
          if boxesOnly || numbers.chance(0.5) { child.children = [] }
          box.children.append(child)
        }
        box.removeRatios()
        // Around it one more, in which the wide one is asked more than once.
        return numbers.chance(0.5)
          ? box : Box({ $0.flexDirection = numbers.pick([.row, .column]) }, [box, Box(10, 10)])
      }
  }

  @Test(
    "Browsers' answers are met where all items are kept",
    arguments: ["fuzz-ui.json", "fuzz-core.json", "fuzz-full.json", "found-by-fuzzing.json"])
  func conformanceWithKeptItems(file: String) throws {
    let cases = try ConformanceFile(contentsOf: ConformanceFile.fixture(file))
    let failures = try cases.failures { $0.wideChildCount = 1 }
    #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
  }

  @Test("A changed child of a thousand is the only one that is asked again")
  func onlyTheChangedChild() throws {
    let children = (0..<1_000).map { index in
      Box(text: "HH HHH") { $0.flexBasis = .points(Double(20 + index % 7)) }
    }
    for direction in [LayoutStyle.FlexDirection.row, .column] {
      var tree = try TestTree(
        Box(
          {
            $0.flexDirection = direction
            $0.flexWrap = .wrap
            $0.width = 900
            $0.height = 800
            $0.alignItems = .start
            $0.alignContent = .start
          }, children))
      #expect(try tree.layOut() >= 1_000)
      tree.setText("HHHH HHHHH HH", of: tree.nodes[500])
      #expect(try tree.layOut() < 10)
      #expect(try tree.dump == tree.fromScratch().dump)
    }
  }

  @Test("A box that hugs keeps to limits of the room it is in now")
  func hugsWithinLimitsOfTheRoom() throws {
    for limit in [Dimension.percent(25), .stretch, .fitContent] {
      let hug = Box(
        {
          $0.width = 900
          $0.hugsWidth = true
          $0.minWidth = limit
        }, [Box(10, 10)])
      var tree = try TestTree(hug)
      for width in [400.0, 800, 20, 400] {
        try tree.layOut(width: .definite(width))
        var fresh = try TestTree(hug)
        try fresh.layOut(width: .definite(width))
        #expect(tree.dump == fresh.dump, "\(limit) of \(width)")
      }
    }
  }

  @Test("A copy of a tree and the tree change apart from each other")
  func copiesAreIndependent() throws {
    var first = try TestTree(
      Box(
        {
          $0.flexDirection = .column
          $0.width = 100
          $0.height = 4_000
        },
        (0..<100).map { index in
          Box {
            $0.height = .points(Double(index % 5))
            $0.flexGrow = 1
          }
        }))
    try first.layOut()
    let before = first.dump
    var second = first
    second.tree[style: second.nodes[50]].height = 300
    try second.layOut()
    #expect(first.dump == before)
    first.tree[style: first.nodes[20]].height = 500
    try first.layOut()
    #expect(try first.dump == first.fromScratch().dump)
    #expect(try second.dump == second.fromScratch().dump)
    second.tree[style: second.nodes[50]].height = 4
    try second.layOut()
    #expect(second.dump == before)
  }

  @Test("Equal styles are kept once, and those no node has any more not at all")
  func stylesAreShared() throws {
    var tree = LayoutTree()
    var nodes: [NodeID] = []
    for index in 0..<1_000 {
      var style = LayoutStyle()
      style.width = .points(Double(index % 10))
      nodes.append(tree.makeNode(style))
    }
    #expect(tree.styleTable.styles.count == 10)
    for step in 0..<1_000 { tree[style: nodes[3]].height = .points(Double(step)) }
    #expect(tree.styleTable.styles.count == 11)
    #expect(tree[style: nodes[3]].height == .points(999))
    #expect(tree[style: nodes[13]].height == .auto)
  }
}

/// Makes random changes of a tree and compares each layout with one from scratch.
private struct Changes {
  private var trees: RandomTrees
  private var numbers: SeededNumbers
  private let wideChildCount: Int

  init(seed: UInt64, wideChildCount: Int = 1) {
    trees = RandomTrees(seed: seed &+ 3_000)
    numbers = SeededNumbers(seed: seed &+ 4_000)
    self.wideChildCount = wideChildCount
  }

  func compare(
    rounds: Int, _ makeBox: (inout RandomTrees, inout SeededNumbers) -> Box
  ) throws {
    var changes = self
    try changes.run(rounds: rounds, makeBox)
  }

  private mutating func run(
    rounds: Int, _ makeBox: (inout RandomTrees, inout SeededNumbers) -> Box
  ) throws {
    var tree = try TestTree(makeBox(&trees, &numbers))
    tree.tree.wideChildCount = wideChildCount
    let donor = try TestTree(makeBox(&trees, &numbers))
    var direction = LayoutStyle.Direction.leftToRight
    try tree.layOut()
    for round in 0..<rounds {
      if numbers.chance(0.1) {
        direction = direction == .leftToRight ? .rightToLeft : .leftToRight
      }
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        try change(&tree, donor: donor)
      }
      // A copy that lives on must not be touched, nor its layout reach this tree.
      var copy: TestTree?
      if numbers.chance(0.2) {
        copy = tree
        try copy?.layOut(width: .definite(500), direction: direction)
      }
      if numbers.chance(0.2) { try tree.layOut(width: .definite(700), direction: direction) }
      try tree.layOut(direction: direction)
      let fresh = try tree.fromScratch(direction: direction)
      #expect(
        tree.tree.dump(tree.root, showsBaselines: true)
          == fresh.tree.dump(fresh.root, showsBaselines: true), "round \(round)")
      if let copy, numbers.chance(0.5) { tree = copy }
    }
  }

  private mutating func change(_ tree: inout TestTree, donor: TestTree) throws {
    let node = numbers.pick(tree.nodes)
    let isText = tree.texts[node] != nil
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0 where !isText:
      var box = trees.next()
      box.children = Array(box.children.prefix(3))
      box.removeRatios()
      try tree.append(box, to: node)
    case 1..<5 where isText:
      tree.setText(
        String(repeating: "HHH ", count: Int.random(in: 0...9, using: &numbers)), of: node)
    case 1..<5:
      var style = tree.tree[style: node]
      style.height = .points(Double(Int.random(in: 0...90, using: &numbers)))
      tree.setStyle(style, of: node)
    case 5:
      var style = tree.tree[style: node]
      style.flexGrow = numbers.pick([0, 1, 2.5])
      style.margin.top = numbers.pick([0, 3, .auto])
      tree.setStyle(style, of: node)
    default:
      if node != tree.root {
        var style = donor.tree[style: numbers.pick(donor.nodes)]
        style.aspectRatio = nil
        tree.setStyle(style, of: node)
      }
    }
  }
}

extension Box {
  /// Takes the property away whose layout depends on the order of the questions, as in browsers.
  fileprivate mutating func removeRatios() {
    style.aspectRatio = nil
    for index in children.indices { children[index].removeRatios() }
  }
}
