import Audit
import Components
import Layout
import Testing

@MainActor @Suite("Audit: targets")
struct TargetRuleTests {
  private func size(
    _ width: CGFloat, _ height: CGFloat, _ profile: AuditProfile
  ) -> AuditReport {
    audit(Tile(width: width, height: height), profile: profile, rules: [.targetSize])
  }

  @Test(
    "The least side is the profile's, to the point",
    arguments: [(AuditProfile.hig, 44.0), (.wcagAAA, 44), (.android, 48)])
  func leastSide(profile: AuditProfile, side: Double) {
    #expect(size(side, side, profile).tally(of: .targetSize).passed == 1)
    #expect(size(side - 1, side, profile).tally(of: .targetSize).failed == 1)
    #expect(size(side, side - 0.5, profile).tally(of: .targetSize).failed == 1)
  }

  @Test("A finding says what was measured, what is required, and where")
  func wording() throws {
    let finding = try #require(size(43, 44, .hig).findings.first)
    #expect(finding.measured == "43 × 44 pt")
    #expect(finding.required == "44 × 44 pt")
    #expect(finding.path == "tile")
    #expect(finding.frame == Rect(x: 0, y: 0, width: 43, height: 44))
    #expect(finding.severity == .error)
  }

  @Test("The hit area counts, not what is seen")
  func expandedArea() {
    let icon = Rectangle().frame(width: 20, height: 20)
      .control(.button, named: "icon", label: "Close")
    #expect(audit(icon.hitTarget(.expand).padding(20), rules: [.targetSize]).findings.isEmpty)
    #expect(audit(icon.hitTarget(.reserve), rules: [.targetSize]).findings.isEmpty)
    #expect(audit(icon.hitTarget(.none), rules: [.targetSize]).found == [.targetSize])
  }

  @Test("Disabled and exempt targets are not judged")
  func exemptions() {
    let disabled = audit(Tile(width: 10, height: 10).disabled(true), rules: [.targetSize])
    #expect(disabled.tally(of: .targetSize).notApplicable == 1)
    let inline = audit(
      Tile(width: 10, height: 10).targetExemption(.inline), rules: [.targetSize])
    #expect(inline.tally(of: .targetSize).notApplicable == 1)
    #expect(inline.checked == 0)
  }

  // MARK: - The spacing exception of WCAG 2.5.8

  @Test("Undersized targets pass while their 24 px circles stay apart")
  func spacing() {
    // Two targets of 20 px: their middles are 20 + gap apart, and 24 is enough.
    func row(_ gap: CGFloat) -> AuditReport {
      audit(
        HStack(spacing: gap) {
          Tile(width: 20, height: 20)
          Tile(width: 20, height: 20)
        }, profile: .wcagAA, rules: [.targetSize])
    }
    #expect(row(4).findings.isEmpty)
    #expect(row(3.5).findings.count == 2)
  }

  @Test("A circle must not meet a neighbour that is large enough itself")
  func spacingBesideLargeTarget() {
    // The middle of the small one is 10 + gap from the edge of the large one, and 12 is enough.
    func row(_ gap: CGFloat) -> AuditReport {
      audit(
        HStack(spacing: gap) {
          Tile(width: 20, height: 20)
          Tile(width: 40, height: 40)
        }, profile: .wcagAA, rules: [.targetSize])
    }
    #expect(row(2).findings.isEmpty)
    #expect(row(1.5).findings.count == 1)
    #expect(row(1.5).findings.first?.path == "hstack/tile[0]")
  }

  @Test("The enhanced criterion knows no spacing exception")
  func noSpacingAtAAA() {
    #expect(size(24, 24, .wcagAA).findings.isEmpty)
    #expect(size(20, 20, .wcagAA).findings.isEmpty)
    #expect(size(24, 24, .wcagAAA).found == [.targetSize])
  }

  @Test("The spacing exception agrees with circles drawn point by point")
  func spacingAgainstBruteForce() {
    var random = SmallRandom(seed: 7)
    for _ in 0..<150 {
      let rects = (0..<4).map { _ in
        Rect(
          x: Double(random.next(80)), y: Double(random.next(80)),
          width: Double(4 + random.next(32)), height: Double(4 + random.next(32)))
      }
      let report = audit(
        ZStack(alignment: .topLeading) {
          ForEach(0..<4, id: \.self) { index in
            Tile(width: rects[index].width, height: rects[index].height)
              .offset(x: rects[index].minX, y: rects[index].minY)
          }
        }, profile: .wcagAA, rules: [.targetSize], width: 200, height: 200)
      let expected = rects.indices.count { !isExcusedByDrawing($0, rects) }
      #expect(report.findings.count == expected, "\(rects)")
    }
  }

  /// The criterion by brute force: no sampled point of the circle lies in another target or in the
  /// circle of another undersized one. Integer sides make every near miss at least 0.01 pt wide.
  private func isExcusedByDrawing(_ index: Int, _ rects: [Rect]) -> Bool {
    func isSmall(_ rect: Rect) -> Bool { rect.width < 24 || rect.height < 24 }
    guard isSmall(rects[index]) else { return true }
    let center = rects[index].center
    func touches(_ other: Rect) -> Bool {
      // The nearest point of a rectangle, found by walking its area in steps of half a point.
      var x = other.minX
      while x <= other.maxX {
        var y = other.minY
        while y <= other.maxY {
          if (x - center.x) * (x - center.x) + (y - center.y) * (y - center.y) < 143.999 {
            return true
          }
          y += 0.5
        }
        x += 0.5
      }
      guard isSmall(other) else { return false }
      let (dx, dy) = (other.midX - center.x, other.midY - center.y)
      return dx * dx + dy * dy < 575.999
    }
    return rects.indices.allSatisfy { $0 == index || !touches(rects[$0]) }
  }

  // MARK: - Overlaps and clips

  @Test("Targets of just the right size may touch and not overlap")
  func overlap() throws {
    func row(_ gap: CGFloat) -> AuditReport {
      audit(
        ZStack(alignment: .topLeading) {
          Tile(width: 44, height: 44, label: "One")
          Tile(width: 44, height: 44, label: "Two").offset(x: 44 + gap)
        }.frame(width: 100, height: 44, alignment: .topLeading), rules: AuditRule.standard)
    }
    #expect(row(0).findings.isEmpty)
    let finding = try #require(row(-1).findings.first)
    #expect(row(-1).found == [.targetOverlap])
    // The second tile lies above the first and leaves 43 of its 44 points.
    #expect(finding.frame.minX == 0)
    #expect(finding.measured == "43 × 44 pt free")
  }

  @Test("Overlap is judged by the largest rectangle that stays free")
  func overlapLeavingEnough() {
    let report = audit(
      ZStack(alignment: .topLeading) {
        Tile(width: 60, height: 60, label: "One")
        Tile(width: 60, height: 60, label: "Two").offset(x: 54)
      }.frame(width: 120, height: 60, alignment: .topLeading), rules: [.targetOverlap])
    #expect(report.findings.isEmpty)
    #expect(report.tally(of: .targetOverlap).passed == 2)
  }

  @Test("A clip must leave as much as the profile asks")
  func clip() throws {
    func clipped(_ height: CGFloat) -> AuditReport {
      audit(
        Tile(width: 44, height: 44).frame(width: 60, height: height, alignment: .top).clipped())
    }
    #expect(clipped(44).findings.isEmpty)
    #expect(clipped(30).found == [.targetClipped])
    #expect(clipped(30).findings.first?.measured == "44 × 30 pt left")
  }

  @Test("What can be scrolled to is not clipped")
  func scrolling() {
    let report = audit(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<6) { Tile(width: 44, height: 44, label: "\($0)") } }
      }.frame(height: 100), rules: [.targetClipped])
    #expect(report.findings.isEmpty)
    #expect(report.tally(of: .targetClipped).passed == 6)
  }

  @Test("A bar below a scroll view lies on nothing that is scrolled out of sight, one over it does")
  func scrolledOutOfSight() {
    // The row goes from 30 to 90, 30 beyond the scroll view.
    let list = ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 30)
        Tile(width: 100, height: 60, label: "Row")
      }
    }.frame(width: 100, height: 60)
    let below = VStack(spacing: 0) {
      list
      Tile(width: 100, height: 44, label: "Bar")
    }
    #expect(audit(below, rules: [.targetOverlap]).tally(of: .targetOverlap).passed == 2)
    let over = ZStack(alignment: .bottom) {
      list
      Tile(width: 100, height: 44, label: "Bar")
    }
    #expect(audit(over, rules: [.targetOverlap]).found == [.targetOverlap])
  }

  @Test("A button inside a button is found, one beside it is not")
  func nesting() {
    let nested = HStack {
      Text("Open")
      Tile(width: 44, height: 44)
    }.frame(height: 60).control(.button, named: "row", label: "Open").hitTarget(.none)
    #expect(audit(nested).found == [.nestedInteractive])
  }
}

/// A small generator whose sequence is the same everywhere (an LCG by Knuth).
struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number in `0..<bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
