import Testing

import Layout

@Suite("Hit targets")
struct HitTargetTests {
  private let least = Size(width: 44, height: 44)

  private func target(
    _ x: Double, _ y: Double, _ side: Double, clip: Rect? = nil, in outer: Int? = nil
  )
    -> HitTarget
  {
    HitTarget(
      expanding: Rect(x: x, y: y, width: side, height: side), to: least, clip: clip,
      enclosing: outer)
  }

  @Test("A small target grows around its centre, a large one stays")
  func growth() {
    let areas = divideHitTargets([target(100, 100, 20), target(300, 100, 60)])
    #expect(areas[0] == Rect(x: 88, y: 88, width: 44, height: 44))
    #expect(areas[1] == Rect(x: 300, y: 100, width: 60, height: 60))
  }

  @Test("Neighbours meet in the middle of the gap between them")
  func division() {
    // Visuals 100…120 and 130…150, the gap's middle is 125; wishes reach 88…132 and 118…162.
    let areas = divideHitTargets([target(100, 100, 20), target(130, 100, 20)])
    #expect(areas[0] == Rect(minX: 88, minY: 88, maxX: 125, maxY: 132))
    #expect(areas[1] == Rect(minX: 125, minY: 88, maxX: 162, maxY: 132))
  }

  @Test("A neighbour takes no more than it wishes for")
  func borders() {
    // Visuals 100…120 and 136…176: the gap's middle is 128, but the larger one wishes for no more than 131…178.
    let large = HitTarget(
      visual: Rect(x: 136, y: 100, width: 40, height: 20),
      wish: Rect(x: 131, y: 88, width: 47, height: 44))
    let areas = divideHitTargets([target(100, 100, 20), large])
    #expect(areas[0] == Rect(minX: 88, minY: 88, maxX: 131, maxY: 132))
    #expect(areas[1] == Rect(minX: 131, minY: 88, maxX: 178, maxY: 132))
  }

  @Test("The axis with the larger gap is cut, the horizontal one if they are equal")
  func axes() {
    // Gaps: 2 across, 6 down → cut at y = 123.
    let down = divideHitTargets([target(100, 100, 20), target(122, 126, 20)])
    #expect(down[0] == Rect(minX: 88, minY: 88, maxX: 132, maxY: 123))
    #expect(down[1] == Rect(minX: 110, minY: 123, maxX: 154, maxY: 158))
    // Both gaps 4 → cut at x = 122.
    let tie = divideHitTargets([target(100, 100, 20), target(124, 124, 20)])
    #expect(tie[0].maxX == 122 && tie[0].maxY == 132)
    #expect(tie[1].minX == 122 && tie[1].minY == 112)
  }

  @Test("Each pair is settled from the original wishes, in any order of the list")
  func orderIndependence() {
    let targets = [target(100, 100, 20), target(124, 100, 20), target(112, 124, 20)]
    let areas = divideHitTargets(targets)
    let reversed = divideHitTargets(targets.reversed())
    #expect(areas == reversed.reversed())
    // Three in a triangle: 122 between the upper two, 122 below them.
    #expect(areas[0] == Rect(minX: 88, minY: 88, maxX: 122, maxY: 122))
    #expect(areas[1] == Rect(minX: 122, minY: 88, maxX: 156, maxY: 122))
    #expect(areas[2] == Rect(minX: 100, minY: 122, maxX: 144, maxY: 156))
  }

  @Test("A target and one inside it do not divide")
  func nesting() {
    let areas = divideHitTargets([target(100, 100, 60), target(110, 110, 20, in: 0)])
    #expect(areas[0] == Rect(x: 100, y: 100, width: 60, height: 60))
    #expect(areas[1] == Rect(x: 98, y: 98, width: 44, height: 44))
    // Also across a target in between, and a cycle does not hang.
    var looped = target(0, 0, 10, in: 1)
    looped.enclosing = 1
    _ = divideHitTargets([looped, target(5, 0, 10, in: 0)])
  }

  @Test("Overlapping visuals keep their overlap")
  func overlap() {
    let areas = divideHitTargets([target(100, 100, 30), target(120, 100, 30)])
    #expect(areas[0].maxX == 137)
    #expect(areas[1].minX == 113)
  }

  @Test("Clips cut areas; what is clipped away takes nothing from its neighbours")
  func clips() {
    let clip = Rect(x: 0, y: 0, width: 110, height: 200)
    let areas = divideHitTargets([
      target(100, 100, 20, clip: clip), target(130, 100, 20),
      target(140, 40, 20, clip: clip),
    ])
    #expect(areas[0] == Rect(minX: 88, minY: 88, maxX: 110, maxY: 132))
    // Nothing of the first reaches this one, and the third is invisible.
    #expect(areas[1] == Rect(x: 118, y: 88, width: 44, height: 44))
    #expect(areas[2].isEmpty)
  }

  @Test("Areas contain their visuals and never overlap a neighbour they are apart from")
  func manyTargets() {
    var numbers = SeededNumbers(seed: 7)
    var targets: [HitTarget] = []
    for row in 0..<30 {
      for column in 0..<30 {
        let side = Double(Int.random(in: 8...20, using: &numbers))
        targets.append(target(Double(column) * 30, Double(row) * 30, side))
      }
    }
    let areas = divideHitTargets(targets)
    for (index, area) in areas.enumerated() {
      #expect(area.contains(targets[index].visual))
      let right = index + 1
      if right % 30 != 0 { #expect(area.intersection(areas[right]) == nil) }
    }
  }

  @Test("Numbers that are not finite do no harm")
  func hostile() {
    let bad = Rect(x: .nan, y: -.infinity, width: .infinity, height: .nan)
    let areas = divideHitTargets([
      HitTarget(visual: bad, wish: bad, clip: bad, enclosing: 12), target(0, 0, 10),
    ])
    for area in areas {
      #expect(
        [area.minX, area.minY, area.width, area.height].allSatisfy { $0.isFinite && $0 < 1e10 })
    }
  }
}
