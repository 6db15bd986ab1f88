import Audit
import Components
import Foundation
import Testing

/// Links in texts are targets: a character of the grid is 5 pt wide, a line 10 pt high.
@MainActor @Suite("Audit: links in texts")
struct TextLinkRuleTests {
  private func judged(
    _ view: some View, profile: AuditProfile = .hig, rules: [AuditRule]
  ) -> AuditReport {
    audit(view.font(.system(size: 10)), profile: profile, rules: rules)
  }

  @Test(
    "A link in a sentence is exempt in every profile, and the tally says why",
    arguments: AuditProfile.allCases)
  func inSentences(profile: AuditProfile) {
    let report = judged(
      Text("Read the [terms](a) and the [policy](b)"), profile: profile, rules: [.targetSize])
    let tally = report.tally(of: .targetSize)
    #expect((tally.checked, tally.notApplicable) == (0, 2))
    #expect(tally.exemptions.map(\.count) == [2])
    #expect(tally.exemptions.first?.reason.contains("“Inline”") == true)
  }

  @Test("A text that is a link, and links with marks between them, are judged")
  func outsideOfSentences() {
    let one = judged(Text("[Terms](a)"), rules: [.targetSize])
    #expect(one.findings.map(\.measured) == ["25 × 10 pt"])
    let two = judged(Text("[Terms](a) | [Help](b)"), rules: [.targetSize])
    #expect(two.findings.map(\.path) == ["text/link[0]", "text/link[1]"])
    #expect(two.tally(of: .targetSize).exemptions.isEmpty)
    let said = judged(Text("[Terms](a)").targetExemption(.essential), rules: [.targetSize])
    #expect(said.tally(of: .targetSize).exemptions.map(\.count) == [1])
  }

  @Test("Each line of a link is another target to what stands near it (WCAG 2.5.8, spacing)")
  func spacing() {
    // "See all our old", "terms now": the link has 55 pt of the first line and 25 of the second, above the button.
    func view(_ gap: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: gap) {
        Text("See [all our old terms](a) now").frame(width: 100)
        Tile(width: 20, height: 20)
      }
    }
    // The middle of the button is 10 pt below its top: with 2 pt more nothing is in its circle of 12 pt.
    #expect(judged(view(1), profile: .wcagAA, rules: [.targetSize]).findings.map(\.path).count == 1)
    #expect(judged(view(2), profile: .wcagAA, rules: [.targetSize]).findings.isEmpty)
  }

  @Test("A text that says it is a link is no nest of its one link, but one of several")
  func nests() {
    func findings(_ text: Text) -> Int {
      judged(text.accessibilityAddTraits(.isLink), rules: [.nestedInteractive]).findings.count
    }
    #expect(findings(Text("[Terms](a)")) == 0)
    #expect(findings(Text("[Terms](a) [Help](b)")) == 2)
    #expect(findings(Text("Read the [terms](a)")) == 1)
  }

  @Test("The same words for the same place are no fault")
  func names() {
    let rules: [AuditRule] = [.labelDuplicate, .labelRepeated]
    func findings(_ one: String, _ other: String) -> [AuditRule] {
      let rows = VStack {
        HStack {
          Text("Ferns \(Text("[more](a)"))")
          Text("new")
        }
        HStack {
          Text(LocalizedStringKey("Palms [more](\(other))"))
          Text("old")
        }
        Text(LocalizedStringKey("Go [here](\(one)) or [here](\(other))"))
      }
      return judged(rows, rules: rules).found
    }
    #expect(findings("a", "a").isEmpty)
    #expect(findings("a", "b") == [.labelDuplicate, .labelRepeated])
  }

  @Test("Links that nobody hears of, or that let touches through, are controls like others")
  func reach() {
    let text = Text("Read the [terms](a) now")
    #expect(judged(text.accessibilityHidden(true), rules: [.controlHidden]).findings.count == 1)
    #expect(judged(text.allowsHitTesting(false), rules: [.controlUnresponsive]).findings.count == 1)
    #expect(judged(text.disabled(true), rules: [.controlUnresponsive]).findings.isEmpty)
    #expect(judged(text, rules: [.controlHidden, .controlUnresponsive]).findings.isEmpty)
  }

  @Test("Views that lead to the same place may share a name, to others not")
  func views() throws {
    let (one, other) = (URL(string: "https://a.b/1"), URL(string: "https://a.b/2"))
    func found(_ first: URL?, _ second: URL?) throws -> [AuditRule] {
      let (first, second) = (try #require(first), try #require(second))
      let rows = VStack {
        HStack {
          Text("Ferns")
          Link("Read more", destination: first)
        }
        HStack {
          Text(LocalizedStringKey("Palms [Read more](\(second.absoluteString))"))
          Link("READ MORE", destination: second)
        }
      }
      return judged(rows, rules: [.labelRepeated]).found
    }
    #expect(try found(one, one).isEmpty)
    #expect(try found(one, other) == [.labelRepeated])
  }

  @Test("What is drawn of a link that goes on in another line is its part of each")
  func parts() throws {
    let grid = GridTextMeasurer()
    let root = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: grid, width: 100, height: nil
    ).resolve(
      Text("See [all our old terms](a) now").font(.system(size: 10)).frame(width: 100))
    let tree = Placement(measurer: grid, scale: 1).place(root, width: 100, height: nil)
    let target = try #require(AuditedTargets(in: tree, profile: .hig).targets.first)
    #expect(target.parts.map(\.width) == [55, 25])
    #expect(target.shown == target.parts[0])
  }
}
