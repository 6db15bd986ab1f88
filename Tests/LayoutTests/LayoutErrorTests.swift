import Testing

@testable import Layout

@Suite("Layout: bad input")
struct LayoutErrorTests {
  @Test("Cycles are refused with the paths of both nodes")
  func cycles() throws {
    var tree = try TestTree(Box([Box([Box(1, 1)])]))
    let error = #expect(throws: LayoutError.self) {
      try tree.tree.appendChild(tree.root, to: tree.nodes[2])
    }
    #expect(error == .cycle(child: "/", parent: "/0/0"))
    #expect(
      error?.description
        == "/ cannot become a child of /0/0: it is that node or one of its ancestors")
    #expect(throws: LayoutError.cycle(child: "/", parent: "/")) {
      try tree.tree.appendChild(tree.root, to: tree.root)
    }
  }

  @Test("Ids of other trees, second parents and children of leaves are refused")
  func building() throws {
    var tree = try TestTree(Box([Box(1, 1), Box(text: "H")]))
    let stranger = NodeID(index: 99)
    #expect(throws: LayoutError.unknownNode(index: 99)) {
      try tree.tree.appendChild(stranger, to: tree.root)
    }
    #expect(throws: LayoutError.unknownNode(index: -1)) {
      try tree.tree.computeLayout(
        root: NodeID(index: -1), width: .maxContent, height: .maxContent
      ) { _, _ in LeafMetrics(size: .zero) }
    }
    #expect(throws: LayoutError.alreadyAttached(child: "/0", parent: "/")) {
      try tree.tree.appendChild(tree.nodes[1], to: tree.root)
    }
    let child = tree.tree.makeNode(LayoutStyle())
    #expect(throws: LayoutError.measuredParent(path: "/1")) {
      try tree.tree.appendChild(child, to: tree.nodes[2])
    }
  }

  @Test(
    "A measure function that returns nonsense is named",
    arguments: [Double.nan, .infinity, -1])
  func nonsense(width: Double) throws {
    var tree = try TestTree(Box([Box(1, 1), Box(text: "H")]))
    let error = #expect(throws: LayoutError.self) {
      try tree.tree.computeLayout(
        root: tree.root, width: .definite(100), height: .definite(100)
      ) { _, _ in LeafMetrics(size: Size(width: width, height: 1)) }
    }
    guard case .invalidMeasurement(let path, _, _) = error else {
      Issue.record("not \(String(describing: error))")
      return
    }
    #expect(path == "/1")
    // The tree recovers once the function does.
    try tree.layOut()
    #expect(tree.tree.frame(of: tree.nodes[2]).width == 10)
  }

  @Test("Numbers are normalised where a style is built")
  func normalisation() {
    #expect(Dimension.points(.nan) == .zero)
    #expect(Dimension.points(.infinity) == .points(1e30))
    #expect(Dimension.points(1e30).value == .points(4_187_500))
    #expect(Dimension.percent(-.infinity) == .percent(-1e30))
    var style = LayoutStyle()
    style.flexGrow = -.infinity
    style.flexShrink = .nan
    style.aspectRatio = -1
    style.layoutPriority = .nan
    #expect(style.flexGrow == 0)
    #expect(style.flexShrink == 0)
    #expect(style.aspectRatio == nil)
    #expect(style.layoutPriority == 0)
  }

  @Test("Negative sizes and paddings count as zero")
  func negativeSizes() throws {
    let box = Box(
      {
        $0.width = -10
        $0.padding = .all(-5)
        $0.border = .all(-5)
        $0.columnGap = -3
      }, [Box(-1, -1), Box(4, 4) { $0.flexShrink = 0 }])
    try #expect(
      dump(box) == """
        0,0 0×4
          0,0 0×0
          0,0 4×4
        """)
  }

  @Test("Gigantic sums saturate")
  func gigantic() throws {
    var tree = try TestTree(
      Box(
        { $0.flexDirection = .column },
        (0..<100).map { _ in Box(1e30, 1e30) { $0.flexShrink = 0 } }))
    try tree.layOut()
    let height = tree.tree.frame(of: tree.root).height
    #expect(height > 1e7 && height.isFinite)
  }

  @Test("Property names and values are checked")
  func properties() throws {
    var style = LayoutStyle()
    #expect(throws: StylePropertyError.unknownProperty("flexGow")) {
      try style.set(property: "flexGow", value: .number(1))
    }
    let error = #expect(throws: StylePropertyError.self) {
      try style.set(property: "flexWrap", value: .string("wrapped"))
    }
    #expect(
      error?.description
        == "flexWrap cannot be \"wrapped\"; expected one of nowrap, wrap, wrap-reverse")
    try style.set(property: "minWidth", value: .string("12.5%"))
    #expect(style.minWidth == .percent(12.5))
    try style.set(property: "alignSelf", value: .string("safe flex-end"))
    #expect(style.alignSelf == .safe(.flexEnd))
  }
}
