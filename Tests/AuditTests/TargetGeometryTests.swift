import Layout
import Testing

@testable import Audit
@testable import Components

@Suite("Audit: targets against geometry by trial")
@MainActor
struct TargetGeometryTests {
  private struct Target {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private static let canvas = 120

  @Test("Size, clip and overlap agree with trying every square of whole points", arguments: 0..<40)
  func agreesWithTrial(_ seed: Int) {
    var random = SmallRandom(seed: UInt64(seed + 1))
    let targets = (0..<(2 + random.next(4))).map { _ in
      Target(
        x: random.next(110) - 10, y: random.next(110) - 10, width: 40 + random.next(30),
        height: 40 + random.next(30))
    }
    for profile in AuditProfile.allCases {
      let report = audit(
        page(targets), profile: profile, rules: [.targetSize, .targetOverlap, .targetClipped],
        width: Double(Self.canvas), height: Double(Self.canvas))
      for (index, target) in targets.enumerated() {
        let found = report.findings.filter { $0.path.hasSuffix("t\(index)") }.map(\.rule)
        #expect(
          found == expected(target, above: targets[(index + 1)...], profile),
          "\(targets) \(index) \(profile)")
      }
    }
  }

  /// The one rule that a target breaks, by squares tried at every whole point.
  private func expected(
    _ target: Target, above others: ArraySlice<Target>, _ profile: AuditProfile
  ) -> [AuditRule] {
    let side = Int(profile.targetSide)
    if target.width < side || target.height < side { return [.targetSize] }
    func hasSquare(_ isFree: (Int, Int) -> Bool) -> Bool {
      for x in target.x...(target.x + target.width - side) {
        for y in target.y...(target.y + target.height - side) where isFree(x, y) { return true }
      }
      return false
    }
    func isInside(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x + side <= Self.canvas && y + side <= Self.canvas
    }
    if !hasSquare(isInside) { return [.targetClipped] }
    let isFree = hasSquare { x, y in
      isInside(x, y)
        && others.allSatisfy { other in
          other.x >= x + side || other.x + other.width <= x || other.y >= y + side
            || other.y + other.height <= y
        }
    }
    return isFree ? [] : [.targetOverlap]
  }

  private func page(_ targets: [Target]) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(Array(targets.enumerated()), id: \.offset) { index, target in
        Rectangle().fill(Color(white: 0))
          .frame(width: CGFloat(target.width), height: CGFloat(target.height))
          .control(.button, named: "t\(index)", label: "Target \(index)")
          .offset(x: CGFloat(target.x), y: CGFloat(target.y))
      }
    }
    .hitTarget(.none)
  }
}
