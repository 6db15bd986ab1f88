import Testing

@testable import Layout

@Suite("Overlays")
struct OverlayTests {
  @Test("An overlay is as large as its largest child and aligns the others in it")
  func aligned() throws {
    let overlay = Box(
      {
        $0.display = .overlay
        $0.alignItems = .center
        $0.justifyItems = .end
        $0.padding = .all(5)
      },
      [
        Box(60, 20), Box(20, 40),
        Box(10, 10) {
          $0.alignSelf = .start
          $0.justifySelf = .start
        },
      ])
    // Content 60 × 40 at 5,5.
    try #expect(
      dump(overlay) == """
        0,0 70×50
          5,15 60×20
          45,5 20×40
          5,5 10×10
        """)
    try #expect(
      dump(overlay, direction: .rightToLeft) == """
        0,0 70×50
          5,15 60×20
          5,5 20×40
          55,5 10×10
        """)
  }

  @Test("Stretched children fill the content box")
  func stretched() throws {
    let overlay = Box({ $0.display = .overlay }, [Box(30, 20), Box(), Box({ $0.margin.left = 4 })])
    try #expect(
      dump(overlay) == """
        0,0 30×20
          0,0 30×20
          0,0 30×20
          4,0 26×20
        """)
  }

  @Test("Absolute children lie on the base without changing its size, larger ones centred")
  func absoluteLayers() throws {
    let overlay = Box(
      { $0.display = .overlay },
      [
        Box(40, 20),
        Box({
          $0.position = .absolute
          $0.inset = .all(0)
        }),
        Box(60, 30) {
          $0.position = .absolute
          $0.inset = .all(0)
          $0.alignSelf = .center
          $0.justifySelf = .center
        },
        Box(8, 8) {
          $0.position = .absolute
          $0.alignSelf = .end
          $0.justifySelf = .center
        },
      ])
    // (40 − 60) / 2 = −10 and (20 − 30) / 2 = −5.
    try #expect(
      dump(overlay) == """
        0,0 40×20
          0,0 40×20
          0,0 40×20
          -10,-5 60×30
          16,12 8×8
        """)
  }

  @Test("Content limits the height of an overlay with a height of its own", arguments: [1, 32])
  func limitedByContent(callDepth: Int) throws {
    let tall = Box(
      {
        $0.display = .overlay
        $0.height = 93
        $0.maxHeight = .minContent
      }, [Box(60, 10), Box()])
    let short = Box(
      {
        $0.display = .overlay
        $0.height = 4
        $0.minHeight = .minContent
      }, [Box(60, 10), Box()])
    // The content is as high as its highest box, 10: at most that, and at least.
    var tree = try TestTree(Box({ $0.display = .grid }, [Box([tall]), Box([short])]))
    tree.tree.callDepth = callDepth
    try tree.layOut(width: .definite(60))
    #expect(
      tree.dump == """
        0,0 60×20
          0,0 60×10
            0,0 60×10
              0,0 60×10
              0,0 60×10
          0,10 60×10
            0,0 60×10
              0,0 60×10
              0,0 60×10
        """)
  }
}
