import Audit
import Components
import Layout
import Testing

/// Trees, audits and overlays speak of one hit area.
@MainActor @Suite("Audit: hit areas")
struct HitAreaAgreementTests {
  private func square(_ side: CGFloat, _ label: String = "Go") -> some View {
    Rectangle().frame(width: side, height: side).control(.button, named: "button", label: label)
  }

  private func placed(_ view: some View) -> PositionedTree {
    let grid = GridTextMeasurer()
    let root = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: grid, width: nil, height: nil
    ).resolve(view)
    return Placement(measurer: grid, scale: 1).place(root, width: nil, height: nil)
  }

  @Test("A custom content shape is the area, for the tree and for the audit")
  func contentShape() throws {
    // 60 without 10 on either side is 40.
    let view = Rectangle().frame(width: 60, height: 60)
      .contentShape(Rectangle().inset(by: 10))
      .control(.button, named: "button", label: "Go")
      .hitTarget(.none)
    #expect(placedText { view }.contains("hit 10,10 40×40"))
    let finding = try #require(audit(view, rules: [.targetSize]).findings.first)
    #expect(finding.measured == "40 × 40 pt")
  }

  @Test("What neighbours divide is the area, for the tree and for the audit")
  func division() throws {
    func row(_ gap: CGFloat) -> some View {
      HStack(spacing: gap) {
        square(20, "One")
        square(20, "Two")
      }
      .hitTarget(.expand)
      .padding(20)
    }
    // 20 points and half of the gap, and 12 on the outer side: 32 + gap / 2, which is 44 from 24 on.
    #expect(placedText { row(10) }.contains("hit 8,8 37×44"))
    let report = audit(row(10), rules: [.targetSize, .targetOverlap])
    #expect(report.findings.map(\.measured) == ["37 × 44 pt", "37 × 44 pt"])
    #expect(audit(row(24), rules: [.targetSize, .targetOverlap]).findings.isEmpty)
  }

  @Test("Overlays show what the tree says", arguments: AuditProfile.allCases)
  func overlay(_ profile: AuditProfile) {
    let tree = placed(
      HStack(spacing: 10) {
        square(20, "One")
        square(20, "Two")
        Rectangle().frame(width: 60, height: 60).contentShape(Rectangle().inset(by: 10))
          .control(.button, named: "button", label: "Three")
      }
      .hitTarget(.expand)
      .padding(20))
    var areas: [Rect?] = []
    tree.root.forEach { node in
      if let hit = node.hit { areas.append(hit.effective) }
    }
    let targets = AuditedTargets(in: tree, profile: profile).targets
    #expect(targets.map(\.area) == areas)
    #expect(areas.count == 3)
  }

  @Test("Rows that are scrolled out of sight divide as those in sight do")
  func scrolled() {
    // Rows of 20 with nothing between: expanding to 44 leaves each its own 20.
    func tally(_ height: CGFloat) -> Int {
      audit(
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6) { square(20, "\($0)") } }
        }
        .frame(width: 100, height: height).hitTarget(.expand), rules: [.targetSize]
      ).tally(of: .targetSize).failed
    }
    #expect(tally(120) == 6)
    #expect(tally(40) == 6)
  }

  @Test("A view with the role of a control has a hit area in the tree")
  func role() {
    let view = Rectangle().frame(width: 30, height: 20).padding(5)
      .accessibilityLabel("Go").accessibilityAddTraits(.isButton)
    #expect(placedText { view }.contains("hit 0,0 40×30"))
    #expect(audit(view, rules: [.targetSize]).findings.map(\.measured) == ["40 × 30 pt"])
  }
}
