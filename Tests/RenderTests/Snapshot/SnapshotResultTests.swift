import Components
import Mutants
import Testing

@testable import Render
@testable import Snapshots

@Suite("Snapshot: gates and wording")
struct SnapshotResultTests {
  private let name: SnapshotName
  private let golden: Snapshot

  init() throws {
    name = try SnapshotName(story: "plan/card", variant: "light")
    golden = Snapshot(
      pixmap: try TestPicture("", 200, 120) { _, _ in (255, 255, 255, 255) }.pixmap,
      tree:
        "canvas 0,0 100×60\n  text \"Pro\" 8,8 30×12\n  button \"Buy\" 8,30 84×44 hit 8,30 84×44\n",
      audit: "")
  }

  private func result(
    dot: (Int, Int)? = nil, tree: String? = nil, audit: String = "", entry: Manifest.Entry? = nil,
    tolerance: SnapshotTolerance? = nil
  ) -> SnapshotResult {
    var pixmap = golden.pixmap
    if let dot { pixmap.bytes[(dot.1 * 200 + dot.0) * 4] = 100 }
    let actual = Snapshot(pixmap: pixmap, tree: tree ?? golden.tree, audit: audit)
    return SnapshotResult(
      name: name, golden: golden, entry: entry, actual: actual, tolerance: tolerance)
  }

  @Test("Each gate fails alone, and its words name the node and the command")
  func gates() {
    #expect(result().status == .passed)

    let pixels = result(dot: (20, 20))
    #expect(pixels.failedGates == [.pixels])
    #expect(
      SnapshotWording().explanation(pixels) == """
        plan/card · light: differs in pixels, at text "Pro"
          pixels: 1 of 24000 differ (0.004 %), most by 155 at 20,20: expected #ffffff, \
        actual #64ffff
            changed box 20,20 1×1
            in text "Pro"
          accept with: render-cli approve plan/card
        """)

    let tree = result(tree: golden.tree.replacing("hit 8,30 84×44", with: "hit 8,30 84×43"))
    #expect(tree.failedGates == [.tree])
    #expect(
      SnapshotWording(tool: "tool").explanation(tree) == """
        plan/card · light: differs in tree, at button "Buy"
          tree:
              canvas 0,0 100×60
                text "Pro" 8,8 30×12
            -   button "Buy" 8,30 84×44 hit 8,30 84×44
            +   button "Buy" 8,30 84×44 hit 8,30 84×43
          accept with: tool approve plan/card
        """)

    let audit = result(audit: "target-size button \"Buy\"\n")
    #expect(audit.failedGates == [.audit])
    #expect(SnapshotWording().explanation(audit).contains("+ target-size button \"Buy\""))
  }

  @Test("A tolerance lets pixels pass and nothing else")
  func tolerance() throws {
    let tolerance = SnapshotTolerance(pixelsPerWindow: 1, reason: "noise")
    let noise = result(dot: (20, 20), tolerance: tolerance)
    #expect(noise.status == .passed)
    #expect(SnapshotWording().summary(noise) == "plan/card · light: passes by its tolerance")
    let moved = result(dot: (20, 20), tree: "canvas 0,0 100×60\n", tolerance: tolerance)
    #expect(moved.failedGates == [.tree])
  }

  @Test("Goldens of another engine are named as such before their differences")
  func otherEngine() {
    let entry = Manifest.Entry(engine: EngineVersion.current + 1, hashes: golden.hashes)
    let lines = SnapshotWording().explanation(result(dot: (1, 1), entry: entry))
      .split(separator: "\n")
    #expect(lines[1].contains("the golden is of engine \(EngineVersion.current + 1)"))
  }

  @Test("Without files the hashes decide, and without those nothing is taken for granted")
  func hashes() {
    let entry = Manifest.Entry(hashes: golden.hashes)
    let same = SnapshotResult(name: name, golden: nil, entry: entry, actual: golden)
    #expect(same.outcome == .unchanged)
    let other = Snapshot(pixmap: golden.pixmap, tree: "canvas\n", audit: "x\n")
    let different = SnapshotResult(name: name, golden: nil, entry: entry, actual: other)
    #expect(different.outcome == .hashesDiffer([.tree, .audit]))
    let missing = SnapshotResult(name: name, golden: nil, entry: nil, actual: golden)
    #expect(missing.status == .missing)
    #expect(
      SnapshotWording().explanation(missing) == """
        plan/card · light: has no golden
          accept with: render-cli record plan/card
        """)
  }
}
