import Testing

@testable import Layout

@Suite("Measured leaves and caching")
struct MeasureTests {
  @Test("A wrapped text takes all the room it was given; a hugging one its longest line")
  func hugging() throws {
    func column(hugs: Bool) -> Box {
      Box(
        {
          $0.flexDirection = .column
          $0.width = 65
          $0.alignItems = .start
        }, [Box(text: "HHHH HHH HH") { $0.hugsWidth = hugs }])
    }
    // Lines "HHHH", "HHH HH": the longest is 60 of 65.
    try #expect(dump(column(hugs: false)).contains("0,0 65×20"))
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.flexDirection = .column
    style.width = 65
    style.alignItems = .start
    let root = tree.makeNode(style)
    var leafStyle = LayoutStyle()
    leafStyle.hugsWidth = true
    let leaf = tree.makeNode(leafStyle, isMeasured: true)
    try tree.appendChild(leaf, to: root)
    try tree.computeLayout(root: root, width: .definite(100), height: .definite(100)) {
      Self.hug($1)
    }
    #expect(tree.frame(of: leaf) == Rect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("A hugging text in a row leaves what its lines do not need")
  func huggingInRow() throws {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.width = 65
    let root = tree.makeNode(style)
    var leafStyle = LayoutStyle()
    leafStyle.hugsWidth = true
    let leaf = tree.makeNode(leafStyle, isMeasured: true)
    try tree.appendChild(leaf, to: root)
    try tree.computeLayout(root: root, width: .definite(100), height: .definite(100)) {
      Self.hug($1)
    }
    #expect(tree.frame(of: leaf).width == 60)
  }

  /// "HHHH HHH HH" with the width of its longest line.
  private static func hug(_ request: MeasureRequest) -> LeafMetrics {
    var metrics = SquareText("HHHH HHH HH").measure(request)
    if case .definite(let room) = request.availableWidth, request.knownWidth == nil, room < 110 {
      metrics.size.width = room >= 60 ? 60 : 40
    }
    return metrics
  }

  @Test("A fraction of a point is rounded up, never down")
  func measuredSizesAreRoundedUp() throws {
    var tree = LayoutTree()
    let leaf = tree.makeNode(LayoutStyle(), isMeasured: true)
    try tree.computeLayout(root: leaf, width: .definite(100), height: .definite(100)) { _, _ in
      LeafMetrics(size: Size(width: 10.001, height: 5.5))
    }
    // The next 1/64 above 10.001 is 10 + 1/64.
    #expect(tree.frame(of: leaf) == Rect(x: 0, y: 0, width: 10.015625, height: 5.5))
  }

  @Test("A leaf of its natural size is measured once")
  func measuresOnce() throws {
    var tree = try TestTree(
      Box({ $0.alignItems = .start }, [Box(text: "HHH HH"), Box(text: "HH")]))
    // The root is sized by its content, which asks for both intrinsic widths of each leaf.
    try #expect(tree.layOut() == 4)
    var column = try TestTree(
      Box(
        {
          $0.flexDirection = .column
          $0.width = 200
        }, [Box(text: "HHH HH"), Box(text: "HH")]))
    try #expect(column.layOut() == 2)
  }

  @Test("Nothing is measured again while nothing has changed")
  func cleanTree() throws {
    var tree = try TestTree(Box([Box(text: "HHH HH"), Box(text: "HH")]))
    try tree.layOut()
    try #expect(tree.layOut() == 0)
    try #expect(tree.layOut(width: .definite(900)) == 0)
  }

  @Test("Only the changed leaf is measured again")
  func dirtyLeaf() throws {
    var tree = try TestTree(
      Box(
        { $0.flexDirection = .column },
        (0..<20).map { _ in Box([Box(text: "HHH"), Box(text: "HH HH")]) }))
    try tree.layOut()
    var measured: Set<NodeID> = []
    let leaf = tree.nodes[5]
    tree.tree.markDirty(leaf)
    try tree.tree.computeLayout(root: tree.root, width: .definite(1000), height: .definite(1000)) {
      measured.insert($0)
      return SquareText("HHHHHH").measure($1)
    }
    #expect(measured == [leaf])
    // Three more squares move the leaf's neighbour.
    #expect(tree.tree.frame(of: tree.nodes[6]).minX == 60)
  }

  @Test("A leaf beside words that may break moves what is around it as a new layout does")
  func leafBesideWords() throws {
    let row = Box(
      {
        $0.width = 100
        $0.offersEqualShares = true
      },
      [
        Box {
          $0.width = 80
          $0.flexShrink = 0
        },
        Box(
          { $0.flexDirection = .column },
          [
            Box(text: "HHHHHHHHH") { $0.breaksWords = true },
            Box(text: "HH") { $0.width = .maxContent },
          ]),
      ])
    var tree = try TestTree(row)
    try tree.layOut()
    let (column, leaf) = (tree.nodes[2], tree.nodes[4])
    func layOut(_ tree: inout TestTree) throws -> Double {
      try tree.tree.computeLayout(
        root: tree.root, width: .definite(1000), height: .definite(1000)
      ) { SquareText($0 == leaf ? "HHHHH" : "HHHHHHHHH").measure($1) }
      return tree.tree.frame(of: column).width
    }
    tree.tree.markDirty(leaf)
    #expect(try layOut(&tree) == 50)
  }

  @Test("A change ends where sizes stay: nothing else in a long list is measured or moved")
  func changeEnds() throws {
    var tree = try TestTree(
      Box(
        { $0.flexDirection = .column },
        (0..<20).map { _ in
          Box({ $0.width = 200 }, [Box(text: "HHH"), Box({ $0.flexGrow = 1 }, [Box(text: "HH")])])
        }))
    try tree.layOut()
    let before = tree.frames()
    // The text of the first row, which is 200 wide and a line high whatever it says.
    tree.setText("HHHHHHH", of: tree.nodes[2])
    try #expect(tree.layOut() < 5)
    let after = tree.frames()
    #expect(after[2].width == 70)
    #expect(after[3] == Rect(x: 70, y: 0, width: 130, height: 10))
    #expect(Array(after[4...].dropFirst()) == Array(before[4...].dropFirst()))
    // Two lines more make the list longer.
    tree.setText(String(repeating: "HHHHHHHHH ", count: 3), of: tree.nodes[2])
    try tree.layOut()
    #expect(tree.frames()[5].minY > before[5].minY)
  }

  @Test("A new style counts, an equal one does not")
  func styleChanges() throws {
    var tree = try TestTree(Box({ $0.width = 100 }, [Box(10, 10), Box(20, 10)]))
    try tree.layOut()
    tree.tree[style: tree.nodes[1]].flexGrow = 1
    try tree.layOut()
    #expect(tree.tree.frame(of: tree.nodes[1]).width == 80)
    tree.tree[style: tree.nodes[1]].display = .none
    try tree.layOut()
    #expect(tree.tree.frame(of: tree.nodes[1]) == .zero)
    #expect(tree.tree.frame(of: tree.nodes[2]).minX == 0)
    tree.tree[style: tree.nodes[1]].display = .flex
    try tree.layOut()
    #expect(tree.tree.frame(of: tree.nodes[1]).width == 80)
  }

  @Test("Copies of a tree are independent")
  func copies() throws {
    var tree = try TestTree(Box({ $0.width = 100 }, [Box(10, 10)]))
    try tree.layOut()
    var copy = tree
    copy.tree[style: copy.nodes[1]].width = 30
    try copy.layOut()
    #expect(tree.tree.frame(of: tree.nodes[1]).width == 10)
    #expect(copy.tree.frame(of: copy.nodes[1]).width == 30)
  }

  @Test("The root can be as narrow or as wide as its content")
  func intrinsicRoots() throws {
    var tree = try TestTree(Box([Box(text: "HHH HH"), Box(text: "HH")]))
    try tree.layOut(width: .minContent)
    #expect(tree.tree.frame(of: tree.root).width == 50)
    try tree.layOut(width: .maxContent)
    #expect(tree.tree.frame(of: tree.root).width == 80)
  }
}
