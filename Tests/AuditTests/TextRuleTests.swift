import Audit
import Components
import Layout
import Render
import Testing

@MainActor @Suite("Audit: text")
struct TextRuleTests {
  private func text(_ words: String, size: CGFloat = 20) -> some View {
    Text(words).font(.system(size: size))
  }

  private func found(_ view: some View, _ rule: AuditRule) -> [AuditRule] {
    audit(view, rules: [rule]).found
  }

  @Test("An ellipsis is found")
  func truncation() {
    // 11 characters of 10 pt: one line of 110 pt.
    let line = text("Hello world").lineLimit(1)
    #expect(found(line.frame(width: 110), .textTruncated).isEmpty)
    #expect(
      audit(text("Hello world").lineLimit(1).frame(width: 60), rules: [.textTruncated])
        .tally(of: .textTruncated).checked == 1)
    #expect(found(text("Hello world").lineLimit(1).frame(width: 60), .textTruncated).count == 1)
  }

  @Test("A clip lower than a line is found, a frame without a clip is not")
  func clipping() {
    // On the grid a line is as high as its em, 20 pt.
    #expect(found(text("Word").frame(height: 20).clipped(), .textClipped).isEmpty)
    #expect(found(text("Word").frame(height: 12).clipped(), .textClipped) == [.textClipped])
    #expect(found(text("Word").frame(height: 12).padding(20), .textClipped).isEmpty)
  }

  @Test("The canvas clips as well")
  func canvas() {
    #expect(found(text("Word").offset(x: -15), .textClipped) == [.textClipped])
    #expect(found(text("Word"), .textClipped).isEmpty)
  }

  @Test("Two texts on each other are found, neighbours are not")
  func overlap() {
    #expect(
      found(
        VStack(spacing: 0) {
          text("One"); text("Two")
        }, .textOverlap
      ).isEmpty)
    let shifted = ZStack(alignment: .topLeading) {
      text("One")
      text("Two").offset(y: 12)
    }.frame(height: 40, alignment: .topLeading)
    #expect(found(shifted, .textOverlap) == [.textOverlap])
  }

  @Test("A text that a surface covers overlaps nothing")
  func covered() {
    let sheet = ZStack {
      text("Below")
      Rectangle().fill(.white).frame(width: 200, height: 60)
      text("Above")
    }
    #expect(found(sheet, .textOverlap).isEmpty)
    #expect(
      found(
        ZStack {
          text("Below"); text("Above")
        }, .textOverlap) == [.textOverlap])
  }

  @Test("Below 11 points text is too small")
  func small() {
    #expect(found(text("Note", size: 11), .textTooSmall).isEmpty)
    #expect(found(text("Note", size: 10), .textTooSmall) == [.textTooSmall])
    #expect(found(text("Note", size: 20).scaleEffect(0.5), .textTooSmall) == [.textTooSmall])
  }

  @Test("Text that is withheld or shown to nobody is no text")
  func withheld() {
    #expect(audit(text("Note", size: 8).redacted(reason: .placeholder)).checked == 0)
    #expect(audit(text("Note", size: 8).hidden()).checked == 0)
  }

  @Test("Texts are judged to be translated where there are string tables, and only there")
  func untranslated() {
    func tally(_ tables: StringTables) -> AuditTally {
      var environment = EnvironmentValues(look: .stillframe)
      environment.stringTables = tables
      let renderer = Renderer()
      let scene = renderer.scene(
        for: Text("Save"), environment: environment, width: 200, height: nil)
      return Audit(rules: [.untranslated])
        .run(on: renderer.place(scene), of: scene, story: "s", variant: "light")
        .tally(of: .untranslated)
    }
    let tables = StringTables(["en": StringTable(["Save": "Save"])])
    #expect(tally(tables).passed == 1)
    #expect(tally(StringTables()).checked == 0 && tally(StringTables()).notApplicable == 1)
  }
}
