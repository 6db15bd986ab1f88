import Testing

import Layout

@Suite("Flex: lengths and alignment")
struct FlexTests {
  @Test("Free space is shared in proportion to flexGrow")
  func growing() throws {
    let row = Box(
      { $0.width = 300 },
      [Box(60, 40), Box(0, 40) { $0.flexGrow = 1 }, Box(0, 40) { $0.flexGrow = 2 }])
    // 300 − 60 leaves 240: one third is 80, two thirds are 160.
    try #expect(
      dump(row) == """
        0,0 300×40
          0,0 60×40
          60,0 80×40
          140,0 160×40
        """)
  }

  @Test("Missing space is taken in proportion to flexShrink times the base size")
  func shrinking() throws {
    let row = Box(
      { $0.width = 100 },
      [Box(100, 10), Box(50, 10) { $0.flexShrink = 2 }])
    // 50 too much; weights 100 · 1 and 50 · 2 are equal, so each gives up 25.
    try #expect(
      dump(row) == """
        0,0 100×10
          0,0 75×10
          75,0 25×10
        """)
  }

  @Test("A text shrinks to its longest word and no further")
  func automaticMinimum() throws {
    var tree = try TestTree(
      Box({ $0.width = 50 }, [Box(text: "HH HHHH HH"), Box(30, 10) { $0.flexShrink = 0 }]))
    try tree.layOut()
    // 20 remain for the text, but its longest word is 4 × 10.
    #expect(tree.tree.frame(of: tree.nodes[1]) == Rect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("Items of lower priority shrink first, those of higher priority grow first")
  func priorities() throws {
    let shrinking = Box(
      { $0.width = 100 },
      [
        Box(80, 10) { $0.minWidth = 20 },
        Box(80, 10) {
          $0.minWidth = 20
          $0.layoutPriority = 1
        },
      ])
    // 60 too much: the first gives up all of its 60, the second nothing.
    try #expect(
      dump(shrinking) == """
        0,0 100×10
          0,0 20×10
          20,0 80×10
        """)
    let growing = Box(
      { $0.width = 100 },
      [
        Box(10, 10) { $0.flexGrow = 1 },
        Box(10, 10) {
          $0.flexGrow = 1
          $0.maxWidth = 50
          $0.layoutPriority = 1
        },
      ])
    // 80 to give away: the second takes 40 up to its maximum, the first the rest.
    try #expect(
      dump(growing) == """
        0,0 100×10
          0,0 50×10
          50,0 50×10
        """)
  }

  @Test("A line breaks before the item that does not fit; lines stretch to share the height")
  func wrapping() throws {
    let row = Box(
      {
        $0.width = 100
        $0.height = 60
        $0.flexWrap = .wrap
      }, [Box(60, 10), Box(60, 10), Box(40, 10)])
    // Lines of 10 and 10 in 60: each gets 20 more.
    try #expect(
      dump(row) == """
        0,0 100×60
          0,0 60×10
          0,30 60×10
          60,30 40×10
        """)
  }

  @Test("Order comes before document order, and equal orders keep it")
  func order() throws {
    let row = Box([
      Box(10, 10) { $0.order = 1 }, Box(20, 10), Box(30, 10) { $0.order = -1 }, Box(40, 10),
    ])
    try #expect(
      dump(row) == """
        0,0 100×10
          90,0 10×10
          30,0 20×10
          0,0 30×10
          50,0 40×10
        """)
  }

  @Test("Baselines of texts and boxes meet")
  func baselines() throws {
    let row = Box(
      { $0.alignItems = .baseline },
      [Box(text: "HH"), Box({ $0.padding.top = 7 }, [Box(text: "H")]), Box(5, 20)])
    // Text baselines are at 8 and 7 + 8 = 15; the box's lower edge at 20 counts as its baseline.
    var tree = try TestTree(row)
    try tree.layOut()
    #expect(
      tree.tree.dump(tree.root, showsBaselines: true) == """
        0,0 35×22 baseline 20
          0,12 20×10 baseline 8
          20,5 10×17 baseline 15
            0,7 10×10 baseline 8
          30,0 5×20
        """)
  }

  @Test("A safe alignment never overflows the start, an unsafe one does")
  func overflowAlignment() throws {
    func box(_ alignment: ItemAlignment) -> Box {
      Box(
        {
          $0.width = 100
          $0.height = 20
          $0.alignItems = alignment
        }, [Box(10, 50)])
    }
    var safe = try TestTree(box(.safe(.center)))
    try safe.layOut()
    #expect(safe.tree.frame(of: safe.nodes[1]).minY == 0)
    var unsafe = try TestTree(box(.center))
    try unsafe.layOut()
    // (20 − 50) / 2
    #expect(unsafe.tree.frame(of: unsafe.nodes[1]).minY == -15)
  }

  @Test("A node can have a direction of its own")
  func ownDirection() throws {
    let row = Box(
      {
        $0.width = 100
        $0.direction = .rightToLeft
      }, [Box(30, 10), Box({ $0.direction = .leftToRight }, [Box(5, 10), Box(6, 10)])])
    try #expect(
      dump(row) == """
        0,0 100×10
          70,0 30×10
          59,0 11×10
            0,0 5×10
            5,0 6×10
        """)
  }

  @Test("Logical edges follow the node's direction")
  func logicalEdges() throws {
    func row() -> Box {
      Box(
        {
          $0.width = 100
          $0.padding = EdgeDimensions(start: 10, end: 20)
        }, [Box({ $0.flexGrow = 1 })])
    }
    try #expect(dump(row()).hasSuffix("10,0 70×0"))
    try #expect(dump(row(), direction: .rightToLeft).hasSuffix("20,0 70×0"))
  }
}
