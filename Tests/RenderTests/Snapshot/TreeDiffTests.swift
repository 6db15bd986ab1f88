import Mutants
import Layout
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: comparing trees")
struct TreeDiffTests {
  private let tree = """
    canvas 0,0 100×60
      card 0,0 100×60
        text "Pro" 8,8 30×12 baseline 17
        text "Cheap" 8,24 40×12 baseline 33
      button "Buy" 8,40 84×44 hit 8,40 84×44 button

    """

  @Test("Equal texts have no changed line")
  func equal() {
    let diff = TreeDiff(expected: tree, actual: tree)
    #expect(diff.isMatch)
    #expect(diff.lines.count == 5)
    #expect(diff.text() == "")
  }

  @Test("A changed line is shown with its neighbours and the nodes it lies in")
  func changedLine() {
    let actual = tree.replacing("\"Cheap\" 8,24", with: "\"Cheap\" 9,24")
    #expect(
      TreeDiff(expected: tree, actual: actual).text(context: 0) == """
          canvas 0,0 100×60
            card 0,0 100×60
          …
        -     text "Cheap" 8,24 40×12 baseline 33
        +     text "Cheap" 9,24 40×12 baseline 33
        """)
  }

  @Test("The script is a shortest one and gives both texts back")
  func shortestScript() {
    // The example of Myers' paper: ABCABBA to CBABAC takes five steps.
    let diff = TreeDiff(expected: "A\nB\nC\nA\nB\nB\nA", actual: "C\nB\nA\nB\nA\nC")
    #expect(diff.removed.count + diff.added.count == 5)
    #expect(diff.lines.filter { $0.kind != .added }.map(\.text).joined() == "ABCABBA")
    #expect(diff.lines.filter { $0.kind != .removed }.map(\.text).joined() == "CBABAC")
  }

  @Test("Random edits are found, and both texts come back")
  func randomEdits() {
    var random = SeededRandom(4)
    for _ in 0..<60 {
      let old = (0..<30).map { _ in "\(random.next() % 6)" }
      var new = old
      for _ in 0..<Int(random.next() % 8) {
        let place = Int(random.next() % UInt64(new.count))
        if random.next() % 2 == 0 { new.remove(at: place) } else { new.insert("x", at: place) }
      }
      let diff = TreeDiff(
        expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))
      #expect(diff.lines.filter { $0.kind != .added }.map(\.text) == old)
      #expect(diff.lines.filter { $0.kind != .removed }.map(\.text) == new)
      #expect(diff.removed.count + diff.added.count <= 8)
    }
  }

  @Test("Texts without anything in common end, and are shown whole")
  func nothingInCommon() {
    let old = (0..<3_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<3_000).map { "new \($0)" }.joined(separator: "\n")
    let diff = TreeDiff(expected: old, actual: new)
    #expect(diff.removed.count == 3_000)
    #expect(diff.added.count == 3_000)
    #expect(diff.text(limit: 10).split(separator: "\n").count == 11)
  }

  @Test("A box of pixels is named after the deepest node that covers it")
  func locatesNodes() {
    let outline = TreeOutline(tree)
    #expect(outline.nodes.count == 5)
    // The picture is 200 pixels wide for 100 points: scale 2.
    func title(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String? {
      outline.node(
        covering: ChangedBox(x: x, y: y, width: width, height: height), pixelWidth: 200)?.title
    }
    #expect(title(20, 18, 10, 8) == "text \"Pro\"")
    #expect(title(20, 18, 60, 40) == "card")
    #expect(title(150, 90, 10, 10) == "button \"Buy\"")
  }

  @Test("Quotes inside a label do not end it")
  func quotedLabels() {
    let outline = TreeOutline("text \"a \\\" 1,2 3×4\" 5,6 7×8 baseline 9\n")
    #expect(outline.nodes.first?.frame.minX == 5)
    #expect(TreeOutline("no frame here\n\n  text").nodes.isEmpty)
  }
}
