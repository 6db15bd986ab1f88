import Testing

import Layout

@Suite("Grids")
struct GridTests {
  private func grid(
    _ columns: [GridTrack], width: Double = 100, gap: Double = 10, _ children: [Box],
    _ configure: (inout LayoutStyle) -> Void = { _ in }
  ) -> Box {
    Box(
      {
        $0.display = .grid
        $0.gridColumns = columns
        $0.width = .points(width)
        $0.rowGap = .points(gap)
        $0.columnGap = .points(gap)
        $0.alignItems = .start
        $0.justifyItems = .start
        configure(&$0)
      }, children)
  }

  @Test("Flexible columns share what fixed ones leave")
  func fixedAndFlexible() throws {
    let box = grid(
      [.fixed(20), .flexible(), .flexible(maximum: 25)],
      [Box(5, 5), Box(5, 8), Box(5, 5), Box(5, 6)])
    // 100 − 20 − 2 · 10 = 60: 30 for the first; the second may only have 25.
    try #expect(
      dump(box) == """
        0,0 100×24
          0,0 5×5
          30,0 5×8
          70,0 5×5
          0,18 5×6
        """)
  }

  @Test("An adaptive track makes as many columns as fit")
  func adaptive() throws {
    let box = grid(
      [.adaptive(minimum: 25)], [Box(5, 5), Box(5, 5), Box(5, 5), Box(5, 5)])
    // Three columns of 25 and two gaps are 95 ≤ 100, four would be 130; each gets 80 / 3.
    try #expect(
      dump(box) == """
        0,0 100×20
          0,0 5×5
          36.656,0 5×5
          73.313,0 5×5
          0,15 5×5
        """)
  }

  @Test("Content columns are as wide as their widest cell; a growing cell takes the rest")
  func content() throws {
    let box = grid(
      [.content, .content],
      [Box(30, 5), Box(10, 5), Box(20, 5), Box({ $0.flexGrow = 1 }, [Box(3, 3)])])
    // Columns of 30 and, with the rest, 60; rows of 5 and 5 with a gap of 10.
    try #expect(
      dump(box) == """
        0,0 100×20
          0,0 30×5
          40,0 10×5
          0,15 20×5
          40,15 3×3
            0,0 3×3
        """)
  }

  @Test("Spans cover columns and rows, and cells flow around them")
  func spans() throws {
    let box = grid(
      [.flexible(), .flexible(), .flexible()], width: 110, gap: 10,
      [
        Box({ $0.columnSpan = 2 }, [Box(40, 5)]),
        Box({
          $0.rowSpan = 2
          $0.minHeight = 40
        }), Box(5, 5), Box(5, 5),
      ]
    ) { $0.justifyItems = .stretch }
    // Columns of 30 at 0, 40, 80; rows of 5 and 25, so that 5 + 10 + 25 = 40.
    try #expect(
      dump(box) == """
        0,0 110×40
          0,0 70×5
            0,0 40×5
          80,0 30×40
          0,15 5×5
          40,15 5×5
        """)
  }

  @Test("A row can be begun before the last one is full, and columns mirror")
  func rowsAndDirection() throws {
    let box = grid(
      [.fixed(30), .fixed(30)], width: 70, [Box(5, 5), Box(5, 5) { $0.startsGridRow = true }])
    try #expect(
      dump(box, direction: .rightToLeft) == """
        0,0 70×20
          65,0 5×5
          65,15 5×5
        """)
  }

  @Test("Rows that may grow are equally high in the height that is left")
  func growingRows() throws {
    let grows = Box(5, 5) {
      $0.growsGridRow = true
      $0.height = .stretch
    }
    let box = grid([.content, .content], [grows, Box(5, 8), Box(5, 5), Box(5, 6), grows, grows]) {
      $0.height = .points(76)
    }
    // 76 − 2 · 10 − 6 for the row in between: 25 for each of the others.
    try #expect(
      dump(box) == """
        0,0 100×76
          0,0 5×25
          15,0 5×8
          0,35 5×5
          15,35 5×6
          0,51 5×25
          15,51 5×25
        """)
  }

  @Test("Cells of a row can share a baseline")
  func baselines() throws {
    let box = grid(
      [.content, .content], [Box(text: "H"), Box({ $0.padding.top = 6 }, [Box(text: "H")])]
    ) {
      $0.alignItems = .baseline
    }
    var tree = try TestTree(box)
    try tree.layOut()
    // Baselines at 8 and 6 + 8: the first cell moves down by 6.
    #expect(tree.tree.frame(of: tree.nodes[1]).minY == 6)
    #expect(tree.tree.frame(of: tree.nodes[2]).minY == 0)
    #expect(tree.tree.firstBaseline(of: tree.root) == 14)
  }

  @Test("A grid as wide as its content has its tracks' intrinsic widths")
  func intrinsicWidth() throws {
    var tree = try TestTree(
      grid([.fixed(20), .flexible(minimum: 5), .content], [Box(1, 1), Box(30, 1), Box(7, 1)]) {
        $0.width = .maxContent
      })
    try tree.layOut()
    // 20 + 30 + 7 and two gaps of 10.
    #expect(tree.tree.frame(of: tree.root).width == 77)
  }
}
