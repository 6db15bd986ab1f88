import Foundation
import Layout
import Render
import Testing

@testable import Audit
@testable import Components

@Suite("Audit: sweeps")
struct AuditSweepTests {
  @Test("A sweep takes sizes, directions, schemes, contrasts and locales with each other")
  func crossed() {
    var sweep = AuditSweep()
    sweep.settings = []
    let variants = sweep.variants(of: Variant(reduceMotion: true))
    // 12 sizes × 2 directions × 2 schemes × 2 contrasts × 2 locales.
    #expect(variants.count == 192 && Set(variants).count == 192)
    #expect(variants.allSatisfy { $0.reduceMotion })
    #expect(variants.map(\.dynamicTypeSize) == variants.map(\.dynamicTypeSize).sorted())
    #expect(variants.contains { $0.name == "dark-rtl-ax5-contrast-still-en_xa" })
  }

  @Test("Every setting is tried by itself and with all others at every corner")
  func corners() {
    let all = AuditSweep().variants(of: .light)
    // 192 and, at 2 sizes × 2 directions × 2 schemes, 8 settings and all of them together.
    #expect(all.count == 264 && Set(all).count == 264)
    #expect(all.map(\.dynamicTypeSize) == all.map(\.dynamicTypeSize).sorted())
    for size in ["xsmall", "ax5"] {
      for corner in ["ltr-\(size)", "rtl-\(size)", "dark-ltr-\(size)", "dark-rtl-\(size)"] {
        for setting in [
          "bold", "opaque", "still", "symbols", "w320", "he", "ar", "ru",
          "bold-opaque-still-symbols-ru-w320",
        ] {
          #expect(all.contains { $0.name == "\(corner)-\(setting)" }, "\(corner)-\(setting)")
        }
      }
    }
  }

  @Test("What a story has set is not tried again, and a held axis makes fewer corners")
  func heldAxes() {
    // Without motion as it is: still alone is in the 192.
    #expect(AuditSweep().variants(of: Variant(reduceMotion: true)).count == 256)
    var sweep = AuditSweep()
    sweep.typeSizes = [.accessibility1]
    sweep.colorSchemes = [.dark]
    sweep.settings = [.boldText, .narrow]
    // 2 directions × 2 contrasts × 2 locales; 2 directions × (2 settings and both).
    #expect(sweep.variants(of: .light).count == 14)
  }

  @Test("A setting that changes nothing has the findings of the appearance without it")
  @MainActor
  func equalScenes() {
    let story = Story("card") {
      VStack {
        Text("Pay").foregroundStyle(Color(white: 0.9))
        Button("Pay") {}.buttonStyle(.plain).hitTarget(.none)
      }
    }
    let audit = Audit()
    let variants = [
      Variant.light, Variant(reduceMotion: true), Variant(legibilityWeight: .bold),
      Variant(colorScheme: .dark), Variant(reduceMotion: true, textSpacing: true),
      Variant(reduceTransparency: true, differentiateWithoutColor: true),
    ]
    let together = audit.run(on: story, variants: variants)
    var apart = AuditReport(profile: audit.profile)
    for variant in variants { apart.merge(audit.run(on: story, variants: [variant])) }
    #expect(together == apart && !apart.findings.isEmpty)
    #expect(together.pictures.map(\.variant) == variants.map(\.name))

    let known = AuditedScenes()
    let scene = Renderer().scene(for: story, variant: .light)
    func isKnown(_ variant: Variant, _ story: String) -> Bool {
      known.knowledge(of: scene, in: variant, of: story, by: audit) != nil
    }
    #expect(!isKnown(.light, "card"))
    let subject = AuditSubject(
      tree: Renderer().place(scene), background: scene.background, profile: .hig, vision: .full)
    known.keep(AuditReport(profile: .hig), on: subject, of: scene, in: .light)
    let still = Variant(reduceMotion: true)
    #expect(isKnown(still, "card"))
    // Others are asked for, or compared with what may weigh otherwise.
    #expect(!isKnown(Variant(textSpacing: true), "card"))
    #expect(!isKnown(still, "row") && !isKnown(still, "card"))
  }

  @Test("A scene in other colours is placed and judged as if nothing were known")
  @MainActor
  func recolored() throws {
    let story = Story("card") {
      VStack {
        Text("Pay").foregroundStyle(Color(white: 0.55))
        Image(systemName: "star").zIndex(1)
        Tag().fill(.tint).frame(width: 40, height: 20).clipShape(Circle())
        Text("Sum").padding().background(.thinMaterial).overlay { Divider() }.shadow(radius: 2)
        Button("Pay") {}.buttonStyle(.plain).hitTarget(.none)
      }
    }
    let audit = Audit(profile: .wcagAA)
    let variants = ColorSchemeContrast.allCases.flatMap { contrast in
      ColorScheme.allCases.map { Variant(colorScheme: $0, contrast: contrast) }
    }
    let together = audit.run(on: story, variants: variants)
    var apart = AuditReport(profile: audit.profile)
    for variant in variants { apart.merge(audit.run(on: story, variants: [variant])) }
    #expect(together == apart && !apart.findings.isEmpty)

    let renderer = Renderer()
    let light = renderer.scene(for: story, variant: .light)
    let dark = renderer.scene(for: story, variant: .dark)
    #expect(light.root.difference(from: light.root) == .none)
    #expect(light.root.difference(from: dark.root) == .colors)
    let placed = renderer.place(dark)
    #expect(try #require(renderer.place(light).recolored(as: dark.root)) == placed)
    // Another width is another layout, which the tree alone does not tell.
    let large = renderer.scene(for: story, variant: .ax3)
    #expect(light.root.difference(from: large.root) == .more)
    // What is opaque in one of them only hides what the other shows.
    let opacity = { (alpha: Double) in
      renderer.scene(
        for: Color.black.opacity(alpha), environment: EnvironmentValues(), width: 9, height: 9
      ).root
    }
    #expect(opacity(0.5).difference(from: opacity(0.4)) == .colors)
    #expect(opacity(0.5).difference(from: opacity(1)) == .more)
    #expect(opacity(0.5).difference(from: opacity(0)) == .more)
  }

  @Test("A story that is tried in another language is not in that one")
  @MainActor
  func ownLanguage() {
    let audit = Audit(profile: .wcagAA, rules: [.languageOfParts])
    let variants = ["en-XA", "he", "ru"].map { Variant(locale: $0) }
    let cases: [(locale: String?, foreign: [String])] = [
      ("ru", []), (nil, ["en_xa", "he"]), ("de", ["en_xa", "he"]),
    ]
    for (locale, foreign) in cases {
      let story = Story("card", canvas: StoryCanvas(locale: locale)) { Text(verbatim: "Привет") }
      let report = audit.run(on: story, variants: variants)
      #expect(report.findings.map(\.variant) == foreign)
    }
  }

  /// A shape of an author, whose path is another function each time.
  private struct Tag: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func finding(_ variant: Variant, _ path: String) -> AuditFinding {
    AuditFinding(
      rule: .textTruncated, severity: .warning, story: "card", variant: variant.name, path: path,
      source: nil, measured: "cut", required: "", advice: "", frame: .zero)
  }

  @Test("Settings that bind markup make advice of what depends on room, and of nothing else")
  @MainActor
  func markupAlone() throws {
    let story = Story("s", canvas: StoryCanvas(width: 120, look: .stillframe)) {
      VStack {
        Button {
        } label: {
          Rectangle().frame(width: 60, height: 60)
        }
        .buttonStyle(.plain)
        Text(verbatim: "Watering cans for every garden").lineLimit(1)
      }
    }
    var spaced = Variant.light
    spaced.textSpacing = true
    let report = Audit(rules: [.labelMissing, .textTruncated])
      .run(on: story, variants: [.light, spaced])
    #expect(
      report.findings.map { "\($0.variant) \($0.rule.rawValue) \($0.severity.rawValue)" } == [
        "light label-missing error", "light text-truncated warning",
        "spaced label-missing error", "spaced text-truncated advice",
      ])
  }

  @Test("A barrier is as grave as where it is gravest, and told there")
  func gravest() throws {
    var spaced = Variant.light
    spaced.textSpacing = true
    var (first, second) = (finding(spaced, "title"), finding(Variant(width: 320), "title"))
    (first.severity, second.measured) = (.advice, "cut after 2 lines")
    var report = AuditReport(profile: .wcagAA)
    report.findings = [first, second]
    let condensed = report.condensed(over: [spaced, Variant(width: 320)])
    let told = try #require(condensed.findings.first)
    #expect(condensed.findings.count == 1 && told.severity == .warning)
    #expect(told.measured == "cut after 2 lines" && told.variant == "w320")
    #expect(told.spread?.variants == [spaced, Variant(width: 320)])
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
    // 2 sizes × 16 and 9 settings × 4 at xSmall; 4 sizes × 1 direction × 8 and 9 × 2 at ax5.
    #expect(
      spreads.map(\.text) == [
        "first at xSmall, up to small; 68 of 264 appearances",
        "first at ax2; only right-to-left; 50 of 264 appearances",
      ])
  }

  @Test("A spread names what all appearances with the barrier have in common")
  func commonSettings() {
    let all = AuditSweep().variants(of: .light)
    func text(_ isSo: (Variant) -> Bool) -> String {
      AuditSpread(looked: all, variants: all.filter(isSo)).text
    }
    // Alone and with all others, at 8 corners.
    #expect(
      text { $0.legibilityWeight == .bold }
        == "first at xSmall; only with bold text; 16 of 264 appearances")
    #expect(
      text { $0.locale == "he" && $0.dynamicTypeSize == .accessibility5 }
        == "only at ax5; only in he; 4 of 264 appearances")
    #expect(
      text { $0.width == 320 && $0.colorScheme == .dark }
        == "first at xSmall; only dark; only 320 pt wide; 8 of 264 appearances")
    // Made-up words break from the smallest size, real ones from ax3.
    #expect(
      text {
        $0.layoutDirection == .leftToRight && $0.locale == "en-XA"
          || $0.dynamicTypeSize >= .accessibility3 && $0.locale == nil
      }.hasPrefix("first at ax3; in the pseudo-locale from xSmall; "))
    // Half of the 192: a contrast is told only where the other one was looked at.
    #expect(
      text { $0.contrast == .increased }
        == "at every size; only with increased contrast; 96 of 264 appearances")
  }
}
