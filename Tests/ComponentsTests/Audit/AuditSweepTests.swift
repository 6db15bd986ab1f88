import Layout
import Testing

@testable import Components

@Suite("Audit: sweeps")
struct AuditSweepTests {
  @Test("A sweep has every combination once, the smallest type first")
  func variants() {
    let variants = AuditSweep().variants(of: Variant(reduceMotion: true))
    // 12 sizes × 2 directions × 2 schemes × 2 contrasts × 2 locales.
    #expect(variants.count == 192 && Set(variants).count == 192)
    #expect(AuditSweep().count == 192)
    #expect(variants.allSatisfy { $0.reduceMotion })
    #expect(variants.map(\.dynamicTypeSize) == variants.map(\.dynamicTypeSize).sorted())
    #expect(variants.contains { $0.name == "dark-rtl-ax5-contrast-still-en_xa" })
  }

  private func finding(_ variant: Variant, _ path: String) -> AuditFinding {
    AuditFinding(
      rule: .textTruncated, severity: .warning, story: "card", variant: variant.name, path: path,
      source: nil, measured: "cut", required: "", advice: "", frame: .zero)
  }

  @Test("A barrier is told once, at the first size that has it")
  func condenses() throws {
    let variants = AuditSweep().variants(of: .light)
    var report = AuditReport(profile: .hig)
    for variant in variants {
      if variant.dynamicTypeSize >= .accessibility2, variant.layoutDirection == .rightToLeft {
        report.findings.append(finding(variant, "title"))
      }
      if variant.dynamicTypeSize <= .small { report.findings.append(finding(variant, "note")) }
    }
    let condensed = report.condensed(over: variants)
    #expect(condensed.findings.map(\.path) == ["note", "title"])
    #expect(condensed.findings.map(\.variant) == ["ltr-xsmall", "rtl-ax2"])
    let spreads = try condensed.findings.map { try #require($0.spread) }
    #expect(spreads.map(\.firstTypeSize) == [.xSmall, .accessibility2])
    // 2 sizes × 16; 4 sizes × 1 direction × 8.
    #expect(
      spreads.map(\.text) == [
        "first at xSmall, up to small; 32 of 192 appearances",
        "first at ax2; only right-to-left; 32 of 192 appearances",
      ])
  }
}
