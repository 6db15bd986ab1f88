import Testing

@testable import Layout

/// What hugs its content and has something in it that cannot be as narrow as the room.
@Suite("Hugging boxes")
struct HuggingTests {
  /// Two boxes of 90 and 60 that do not shrink.
  private static let wideRow = Box(
    { $0.hugsWidth = true },
    [Box(90, 10) { $0.flexShrink = 0 }, Box(60, 10) { $0.flexShrink = 0 }])
  private static let text = Box(text: "HHHH HHH HHH") { $0.hugsWidth = true }

  private static func column(
    _ alignment: ItemAlignment = .center, _ children: [Box] = [wideRow, text]
  ) -> Box {
    Box(
      {
        $0.flexDirection = .column
        $0.alignItems = alignment
        $0.hugsWidth = true
      }, children)
  }

  /// A screen of 100 pt with a box in the middle of it.
  private static func screen(_ box: Box) -> Box {
    Box(
      {
        $0.display = .overlay
        $0.width = 100
        $0.justifyItems = .center
        $0.alignItems = .start
      }, [box])
  }

  @Test("A row wider than the screen makes its column wider, but not the text beside it")
  func column() throws {
    // 90 + 60 = 150, 25 beyond both edges of the screen. The text still has 100, in which its lines
    // are "HHHH HHH" and "HHH", and is (150 − 100) / 2 from the column's edge.
    try #expect(
      dump(Self.screen(Self.column())) == """
        0,0 100×30
          -25,0 150×30
            0,0 150×10
              0,0 90×10
              90,0 60×10
            25,10 100×20
        """)
    try #expect(
      dump(Self.screen(Self.column()), direction: .rightToLeft) == """
        0,0 100×30
          -25,0 150×30
            0,0 150×10
              60,0 90×10
              0,0 60×10
            25,10 100×20
        """)
  }

  @Test("The text is aligned in what the row made of the column")
  func leadingEdge() throws {
    try #expect(
      dump(Self.screen(Self.column(.start))).contains("    0,10 100×20"))
    // The row's and the text's right edges are both at 150.
    try #expect(
      dump(Self.screen(Self.column(.start)), direction: .rightToLeft).contains("    50,10 100×20"))
  }

  @Test("An overlay offers its room to each layer and is as large as the largest")
  func overlay() throws {
    let layers = Box(
      {
        $0.display = .overlay
        $0.justifyItems = .center
        $0.alignItems = .center
        $0.hugsWidth = true
      }, [Self.wideRow, Self.text])
    // 150 × 20: the row is (20 − 10) / 2 from the top.
    try #expect(
      dump(Self.screen(layers)) == """
        0,0 100×20
          -25,0 150×20
            0,5 150×10
              0,0 90×10
              90,0 60×10
            25,0 100×20
        """)
  }

  @Test("Padding takes from the room, not from what is wider")
  func padding() throws {
    let padded = Box(
      {
        $0.display = .overlay
        $0.padding = .all(15)
        $0.justifyItems = .start
        $0.alignItems = .start
        $0.hugsWidth = true
      }, [Self.column()])
    // 150 + 2 · 15 = 180. The text has 100 − 2 · 15 = 70: lines "HHHH", "HHH HHH"; (150 − 70) / 2.
    try #expect(
      dump(Self.screen(padded)) == """
        0,0 100×60
          -40,0 180×60
            15,15 150×30
              0,0 150×10
                0,0 90×10
                90,0 60×10
              40,10 70×20
        """)
  }

  @Test("A wide row ends where a width is given")
  func givenWidth() throws {
    let frame = Box(
      {
        $0.display = .overlay
        $0.width = 80
        $0.justifyItems = .center
        $0.alignItems = .start
      }, [Self.column()])
    // (80 − 150) / 2 = −35; the text has 80.
    try #expect(
      dump(Self.screen(frame)) == """
        0,0 100×30
          10,0 80×30
            -35,0 150×30
              0,0 150×10
                0,0 90×10
                90,0 60×10
              35,10 80×20
        """)
  }

  @Test("In a row, what is too wide pushes its neighbour away")
  func neighbour() throws {
    let row = Box(
      {
        $0.width = 100
        $0.alignItems = .start
        $0.offersEqualShares = true
      },
      [
        Box({ $0.hugsWidth = true }, [Box(90, 10) { $0.flexShrink = 0 }]),
        Box(text: "HHHH HH") { $0.hugsWidth = true },
      ])
    // 10 are left for the text, whose longest word is 40.
    try #expect(
      dump(row) == """
        0,0 100×20
          0,0 90×10
            0,0 90×10
          90,0 40×20
        """)
  }

  @Test("Texts share a row that is too narrow for their longest words")
  func words() throws {
    let text = { Box(text: $0) { $0.breaksWords = true } }
    let row = Box(
      {
        $0.width = 100
        $0.alignItems = .start
        $0.offersEqualShares = true
      },
      [
        Box(20, 10) { $0.flexShrink = 0 }, text("HHHHHHHH"),
        Box({ $0.flexDirection = .column }, [text("HHHHHH"), text("HHH")]),
      ])
    // 80 are left for words of 80 and of 60 points; without a break they would need 140.
    try #expect(
      dump(row) == """
        0,0 100×20
          0,0 20×10
          20,0 40×10
          60,0 40×20
            0,0 40×10
            0,10 40×10
        """)
  }

  @Test("Rows within a row give up what their texts can, and keep what is fixed")
  func innerRows() throws {
    let label = {
      Box(
        {
          $0.hugsWidth = true
          $0.offersEqualShares = true
          $0.alignItems = .start
        }, [Box(10, 10) { $0.flexShrink = 0 }, Box(text: $0) { $0.breaksWords = true }])
    }
    let row = Box(
      {
        $0.width = 100
        $0.alignItems = .start
        $0.offersEqualShares = true
      }, [label("HHHHHHHH"), label("HHHHHH")])
    // Words of 80 and 60 points beside 10 each would need 160: 50 are offered to each.
    try #expect(
      dump(row) == """
        0,0 100×10
          0,0 50×10
            0,0 10×10
            10,0 40×10
          50,0 50×10
            0,0 10×10
            10,0 40×10
        """)
  }

  @Test("Words in the columns of a grid break before it is wider than the room")
  func gridWords() throws {
    let text = {
      Box(text: $0) {
        $0.breaksWords = true
        $0.hugsWidth = true
      }
    }
    let grid = Box(
      {
        $0.width = 100
        $0.display = .grid
        $0.gridColumns = [.content, .content, .content]
        $0.justifyItems = .start
        $0.alignItems = .start
      }, [text("HH"), text("HHHHHHHH"), text("HHHHHHHHH")])
    // 20 for the shortest; the others share the 80 that it leaves.
    try #expect(
      dump(grid) == """
        0,0 100×10
          0,0 20×10
          20,0 40×10
          60,0 40×10
        """)
    // Where the words have room side by side, columns give up width in proportion: 109 of 400.
    let roomy = Box(
      {
        $0.width = 291
        $0.display = .grid
        $0.gridColumns = [.content, .content]
        $0.justifyItems = .start
      }, [text("HHHHHHH HHHHHHH"), text("HHHHHH HHHHHH HHHHHH HHHH")])
    let places = try dump(roomy)
    #expect(places.contains("\n  117.7"), "\(places)")
  }

  @Test("Columns of a grid that cannot be narrower make it wider")
  func grid() throws {
    let grid = Box(
      {
        $0.display = .grid
        $0.gridColumns = [.content, .content]
        $0.justifyItems = .start
        $0.alignItems = .start
        $0.hugsWidth = true
      }, [Box(90, 10), Box(60, 10)])
    try #expect(
      dump(Self.screen(Self.column(.center, [grid, Self.text]))) == """
        0,0 100×30
          -25,0 150×30
            0,0 150×10
              0,0 90×10
              90,0 60×10
            25,10 100×20
        """)
  }

  @Test("A text beside a wide row that changes is the only one that is asked again")
  func changedText() throws {
    var tree = try TestTree(
      Self.screen(Self.column(.center, [Self.wideRow, Self.text, Self.text])))
    try tree.layOut()
    tree.setText("HHH", of: tree.nodes[6])
    try #expect(tree.layOut() <= 3)
    // One line, in the middle of the 150: (150 − 30) / 2.
    #expect(tree.frames()[6] == Rect(x: 60, y: 30, width: 30, height: 10))
    #expect(try tree.dump == tree.fromScratch().dump)
  }
}
