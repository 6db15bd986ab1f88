import Layout
import Testing

@testable import Audit
@testable import Components

@Suite("Audit: perceptual contrast and lenses")
@MainActor
struct PerceptualContrastTests {
  private func color(_ hex: UInt32) -> ResolvedColor {
    ResolvedColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The test values that the algorithm's author publishes with version 0.1.9.
  @Test(
    "Published values are met",
    arguments: [
      (0x888888, 0xFFFFFF, 63.056469930209424), (0xFFFFFF, 0x888888, -68.54146436644962),
      (0x000000, 0xAAAAAA, 58.146262578561334), (0xAAAAAA, 0x000000, -56.24113336839742),
      (0x112233, 0xDDEEFF, 91.66830811481631), (0xDDEEFF, 0x112233, -93.06770049484275),
      (0x112233, 0x444444, 8.32326136957393), (0x444444, 0x112233, -7.526878460278154),
    ] as [(UInt32, UInt32, Double)])
  func published(_ text: UInt32, _ backdrop: UInt32, _ expected: Double) {
    let value = PerceptualContrast(of: color(text), on: color(backdrop)).value
    #expect((value - expected).magnitude < 1e-9)
  }

  @Test("It runs only where it is asked for, and only advises")
  func isOptIn() {
    let view = Text(verbatim: "word").foregroundStyle(Color(white: 0.4))
    // #666666 on white: 5.74:1 is enough for WCAG, Lc 78 for running text; #777 would not be.
    #expect(audit(view).found == [])
    #expect(!AuditRule.standard.contains(.contrastAPCA))
    let pale = Text(verbatim: "word").foregroundStyle(Color(white: 0.46))
    let report = audit(pale, rules: [.contrastText, .contrastAPCA])
    #expect(report.found == [.contrastAPCA])
    #expect(report.findings.map(\.severity) == [.advice])
  }

  @Test("Through a lens, red on black is hardly seen, and that is advice")
  func lens() {
    let view = Text(verbatim: "stop").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let grid = GridTextMeasurer()
    let root = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: grid, width: 100, height: nil
    ).resolve(view)
    let tree = Placement(measurer: grid, scale: 2).place(root, width: 100, height: nil)
    func findings(_ vision: Vision) -> [AuditFinding] {
      Audit(rules: [.contrastText]).run(
        on: tree, background: .black, story: "", variant: "", vision: vision
      ).findings
    }
    // 0.2126 + 0.05 over 0.05 is 5.25:1. Protan: 0.152, 0.115 and 0 in linear light have a luminance
    // of 0.2126·0.152286 + 0.7152·0.114503 = 0.1143, so 3.28:1.
    #expect(findings(.full).isEmpty)
    #expect(findings(.protan).map(\.severity) == [.advice])
    #expect(findings(.protan).first?.measured.hasPrefix("3.28") == true)
  }
}
