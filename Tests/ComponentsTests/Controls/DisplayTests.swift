import Components
import Layout
import Testing

@Suite("Components that show")
@MainActor
struct DisplayTests {
  @Test("Counts above the maximum are cut", arguments: [(3, "3"), (99, "99"), (100, "99+")])
  func badgeCount(count: Int, text: String) {
    #expect(resolved { Badge(count: count) }.texts == [text])
  }

  @Test("A literal is a key of the string tables, whichever view it stands in")
  func localizedLiterals() {
    let texts = resolved(environment: {
      $0.locale = .init(identifier: "ru")
      $0.stringTables = StringTables(["ru": ["Done": "Готово"]])
    }) {
      Text("Done")
      Button("Done") {}
      StatusBadge(.done)
    }.texts
    #expect(texts == ["Готово", "Готово", "Готово"])
  }

  @Test("A status badge has a symbol beside its colour")
  func statusBadge() {
    #expect(resolved { StatusBadge(.done) }.icons == ["checkmark"])
  }

  @Test("Every tone has a symbol where colour alone must not tell")
  func differentiateWithoutColor() {
    let root = resolved(environment: { $0.accessibilityDifferentiateWithoutColor = true }) {
      Badge("Late", tone: .warning)
    }
    #expect(root.icons == ["exclamationmark.triangle.fill"])
  }

  @Test(
    "Initials are the first letters of the first and the last word",
    arguments: [("Alex Doe", "AD"), ("maria da silva", "MS"), ("Prince", "P"), ("", ""), (" ", "")])
  func initials(name: String, initials: String) {
    #expect(resolved { Avatar(name) }.texts == [initials])
  }

  @Test(
    "A bar's colour follows its thresholds and values are clamped",
    arguments: [
      (0.69, ColorRole.successText, "69%"), (0.7, .warningText, "70%"), (0.9, .errorText, "90%"),
      (7, .errorText, "100%"), (-1, .successText, "0%"), (.nan, .successText, "0%"),
    ] as [(Double, ColorRole, String)])
  func progressThresholds(value: Double, role: ColorRole, spoken: String) {
    let root = resolved { ProgressBar(value: value) }
    #expect(root.first(named: "progressBar")?.semantics.value == spoken)
    // An empty bar has only its track.
    if value > 0 { #expect(root.fills.last == paint(role)) }
  }

  @Test("A ring has its percentage inside, and a symbol below where the limit is near")
  func progressRing() {
    let root = resolved {
      ProgressBar("Load", value: 0.78, form: .circular, showsPercentage: true)
    }
    #expect(root.texts == ["78%", "Load"])
    #expect(root.icons == ["exclamationmark.triangle.fill"])
    #expect(root.first(named: "progressBar")?.semantics.value == "78%")
  }

  @Test("The shimmer moves with the time, turns round in right-to-left and rests when asked")
  func shimmer() {
    func fill(_ change: (inout EnvironmentValues) -> Void) -> ResolvedPaint? {
      resolved(environment: change) { Skeleton(.rectangle) }.fills.first
    }
    let base = AppearanceContext().color(of: .skeletonBase)
    let light = AppearanceContext().color(of: .skeletonHighlight)
    let stops = [
      ResolvedPaint.GradientStop(color: base, location: 0),
      ResolvedPaint.GradientStop(color: light, location: 0.5),
      ResolvedPaint.GradientStop(color: base, location: 1),
    ]
    // Half of the 1.5 s sweep: the middle of the band is in the middle, 0.4 to each side.
    guard case .linearGradient(let found, let start, let end) = fill({ $0.renderTime = 0.75 })
    else {
      Issue.record("the fill is no gradient")
      return
    }
    #expect(found == stops)
    #expect(abs(start.x - 0.1) < 1e-9 && abs(end.x - 0.9) < 1e-9)
    guard
      case .linearGradient(_, let mirrored, _) = fill({
        $0.renderTime = 0.75
        $0.layoutDirection = .rightToLeft
      })
    else {
      Issue.record("the fill is no gradient")
      return
    }
    #expect(abs(mirrored.x - 0.9) < 1e-9)
    #expect(fill { $0.accessibilityReduceMotion = true } == .color(base))
  }

  @Test("A spinner's leading spoke moves on with the time")
  func spinner() {
    func alphas(at time: Double) -> [Double] {
      resolved(environment: { $0.renderTime = time }) { ActivityIndicator() }.fills.map { fill in
        if case .color(let color) = fill { color.alpha } else { 0 }
      }
    }
    #expect(alphas(at: 0).firstIndex(of: 1) == 0)
    // A quarter of the one-second turn is two of eight spokes.
    #expect(alphas(at: 0.25).firstIndex(of: 1) == 2)
    #expect(alphas(at: .nan).firstIndex(of: 1) == 0)
  }
}
