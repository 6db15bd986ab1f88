import Testing

import Layout

@Suite("Absolute and static boxes")
struct AbsoluteTests {
  @Test("Opposite insets stretch an automatic size; one inset places a box of its own size")
  func insets() throws {
    let parent = Box(
      {
        $0.width = 100
        $0.height = 50
        $0.border = .all(1)
      },
      [
        Box({
          $0.position = .absolute
          $0.inset = .all(10)
        }),
        Box(20, 20) {
          $0.position = .absolute
          $0.inset.right = 5
          $0.inset.bottom = .percent(50)
        },
      ])
    // The padding box is 98 × 48 at 1,1. Second: x = 1 + 98 − 5 − 20, y = 1 + 48 − 24 − 20.
    try #expect(
      dump(parent) == """
        0,0 100×50
          11,11 78×28
          74,5 20×20
        """)
  }

  @Test("A static parent hands its absolute children on to the next ancestor")
  func staticParents() throws {
    let root = Box(
      {
        $0.width = 100
        $0.height = 100
        $0.padding.left = 30
      },
      [
        Box(
          {
            $0.position = .static
            $0.width = 40
            $0.inset.left = 99
          },
          [
            Box(10, 10) {
              $0.position = .absolute
              $0.inset.left = 0
              $0.inset.bottom = 0
            }
          ])
      ])
    // The static box is not shifted; its child sits in the root's lower left corner, 30 to the left.
    try #expect(
      dump(root) == """
        0,0 100×100
          30,0 40×100
            -30,90 10×10
        """)
  }

  @Test("Without insets a box is where it would be as the only child")
  func staticPosition() throws {
    let root = Box(
      {
        $0.width = 100
        $0.height = 60
        $0.justifyContent = .center
        $0.alignItems = .flexEnd
      }, [Box(30, 10), Box(20, 20) { $0.position = .absolute }])
    try #expect(
      dump(root) == """
        0,0 100×60
          35,50 30×10
          40,40 20×20
        """)
  }

  @Test("Moving an absolute box leaves the rest alone and is found again below clean parents")
  func relayout() throws {
    var tree = try TestTree(
      Box(
        {
          $0.width = 100
          $0.height = 100
        },
        [
          Box({ $0.flexGrow = 1 }, [Box(5, 5) { $0.position = .absolute }]), Box(text: "HH HH"),
        ]))
    try tree.layOut()
    tree.tree[style: tree.nodes[2]].inset.left = 12
    let measured = try tree.layOut()
    #expect(tree.tree.frame(of: tree.nodes[2]).minX == 12)
    #expect(measured == 0)
  }
}
