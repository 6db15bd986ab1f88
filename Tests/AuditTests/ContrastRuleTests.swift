import Audit
import Components
import Layout
import Render
import Testing

/// Expected ratios are the WCAG 2.2 formula computed in Python from the colours in the test.
@MainActor @Suite("Audit: contrast")
struct ContrastRuleTests {
  private func gray(_ level: Int) -> Color {
    Color(.sRGB, white: Double(level) / 255, opacity: 1)
  }

  private func text(_ color: Color, size: CGFloat = 17, weight: Font.Weight = .regular) -> some View
  {
    Text("Contrast").font(.system(size: size, weight: weight)).foregroundStyle(color)
  }

  private func contrast(
    _ view: some View, _ profile: AuditProfile = .hig, background: ResolvedColor = .white
  ) -> AuditReport {
    audit(view, profile: profile, rules: [.contrastText], background: background)
  }

  @Test("On a material that imitates a system's, contrast is not run rather than passed")
  func approximateGlass() throws {
    func outcome(_ look: Look, _ surface: some ShapeStyle) throws -> AuditTally {
      let view = Text("Contrast").padding().background(surface).background(Color.white).look(look)
      return try #require(contrast(view).tallies.first { $0.rule == .contrastText })
    }
    let glass = try outcome(.iOS26, Material.regular)
    #expect(glass.passed == 0)
    #expect(glass.notRun.map(\.count) == [1])
    #expect(try outcome(.iOS26, Color.white).passed == 1)
    // The design system's materials are its own.
    #expect(try outcome(.stillframe, Material.thick).passed == 1)
  }

  @Test("Emoji are pictures: their text has no contrast, that of words beside them has")
  func emoji() throws {
    func tally(_ text: String) throws -> AuditTally {
      let report = contrast(Text(text).foregroundStyle(gray(0xF0)))
      return try #require(report.tallies.first { $0.rule == .contrastText })
    }
    #expect(try tally("⭐️ 😀").notApplicable == 1)
    #expect(try tally("⭐️ 4.9").failed == 1)
    // Drawn as a letter is, in the colour of the text.
    #expect(try tally("\u{2605}").failed == 1)
  }

  @Test("4.5:1 is never rounded up to")
  func boundary() throws {
    // #767676 on white is 4.5422:1, #777777 is 4.4781:1.
    #expect(contrast(text(gray(0x76))).findings.isEmpty)
    let finding = try #require(contrast(text(gray(0x77))).findings.first)
    #expect(finding.measured == "4.478:1 (#777777 on #FFFFFF)")
    #expect(finding.required == "4.5:1")
  }

  @Test("Large text needs less; each profile has its own idea of large")
  func largeText() {
    // #949494 on white is 3.0335:1.
    func passes(_ profile: AuditProfile, _ size: CGFloat, _ weight: Font.Weight) -> Bool {
      contrast(text(gray(0x94), size: size, weight: weight), profile).findings.isEmpty
    }
    #expect(passes(.hig, 18, .regular))
    #expect(!passes(.hig, 17, .regular))
    #expect(passes(.hig, 12, .bold))
    #expect(passes(.wcagAA, 24, .regular))
    #expect(!passes(.wcagAA, 23, .regular))
    #expect(passes(.wcagAA, 18.66, .bold))
    #expect(!passes(.wcagAA, 18.5, .bold))
    #expect(!passes(.wcagAAA, 24, .regular))
    #expect(passes(.android, 18, .regular))
    #expect(!passes(.android, 17, .regular))
  }

  @Test("Translucent text and surfaces are composited before they are compared")
  func compositing() throws {
    // Half black on white is #808080 unrounded: 3.9767:1.
    let finding = try #require(contrast(text(.black.opacity(0.5))).findings.first)
    #expect(finding.measured.hasPrefix("3.976:1"))
    // White at 80 % over black is 204/255 grey: black on it is 13.0776:1, white on it 1.6056:1.
    let card = text(.white).background(Color.white.opacity(0.8)).background(Color.black)
    #expect(try #require(contrast(card).findings.first).measured.hasPrefix("1.605:1"))
  }

  @Test("A group fades as one: the surface behind the text fades with it")
  func opacityGroup() throws {
    // Black on white at 30 % over black: ink black 0, backdrop 0.3 white: (0.0732 + .05) / .05.
    let group = text(.black).background(Color.white).opacity(0.3)
    let report = contrast(group, background: .black)
    #expect(try #require(report.findings.first).measured.hasPrefix("2.464:1"))
  }

  @Test("Only what lies under the lines counts")
  func surroundings() {
    let beside = HStack(spacing: 0) {
      text(.black)
      Rectangle().fill(.black).frame(width: 40, height: 20)
    }
    #expect(contrast(beside).findings.isEmpty)
  }

  @Test("White on a gradient fails at the end that fails, and passes where the text does not reach")
  func gradient() throws {
    // Black to white over 200 pt; text of 8 characters × 8.5 pt = 68 pt at the leading edge.
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    func white(_ alignment: Alignment) -> some View {
      text(.white).frame(width: 200, alignment: alignment).background(gradient)
    }
    // At 68 pt the backdrop is 0.34 white: 1.05 / (0.0946 + 0.05) = 7.2599.
    #expect(contrast(white(.leading)).findings.isEmpty)
    // The last glyph ends within 6 pt of the white end, where the backdrop is at least 0.97 white.
    let finding = try #require(contrast(white(.trailing)).findings.first)
    #expect(try #require(Double(finding.measured.prefix { $0 != ":" })) < 1.07)
  }

  @Test("The darkest place of a gradient lies between its stops")
  func gradientInterior() throws {
    // Black on red is 5.252:1 and on green 15.304:1; at the share 0.2735 of the way, where the
    // luminance of (1 − t, t, 0) is least, it is 3.9389:1 (minimised in Python).
    let gradient = LinearGradient(
      colors: [
        Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
        Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1),
      ], startPoint: .leading, endPoint: .trailing)
    let view = Text("Contrast").font(.system(size: 20)).foregroundStyle(Color.black)
      .background(gradient)
    let report = audit(view, profile: .wcagAAA, rules: [.contrastText])
    let finding = try #require(report.findings.first)
    #expect(finding.measured.hasPrefix("3.938:1"))
  }

  @Test("Glass is judged by the colours under the text")
  func material() {
    // Black text on the light regular material: bright enough over white, not over black.
    let glass = text(.black).padding(8).background(.ultraThinMaterial)
    #expect(contrast(glass).findings.isEmpty)
    #expect(contrast(glass.background(Color.black)).found == [.contrastText])
  }

  @Test("A picture is judged by its worst pixel under the text")
  func picture() throws {
    // The left half of the picture is black, the right half white; black text of 68 pt lies on both.
    let picture = try Image(pngData: halfAndHalf()).interpolation(.none).resizable()
      .frame(width: 80, height: 40)
    let finding = try #require(contrast(picture.overlay { text(.black) }).findings.first)
    #expect(finding.measured == "1:1 (#000000 on #000000)")
    // White text on the black half only: 4 characters are 34 pt of its 40.
    let left = picture.overlay(alignment: .leading) {
      Text("Dark").font(.system(size: 17)).foregroundStyle(.white)
    }
    #expect(contrast(left).findings.isEmpty)
  }

  @Test("Disabled, decorative and covered texts are exempt")
  func exemptions() {
    let faint = text(gray(0xEE))
    let disabled = faint.control(.button, named: "button").disabled(true)
    #expect(contrast(disabled).tally(of: .contrastText).notApplicable == 1)
    #expect(contrast(faint.accessibilityHidden(true)).tally(of: .contrastText).notApplicable == 1)
    let covered = faint.overlay(Color.white)
    #expect(contrast(covered).tally(of: .contrastText).notApplicable == 1)
    #expect(contrast(faint.opacity(0)).checked == 0)
  }

  @Test("Hidden words that an element speaks as its label are no decoration")
  func spokenElsewhere() {
    let field = VStack {
      Text("Contrast").foregroundStyle(gray(0xEE)).accessibilityHidden(true)
      Rectangle().control(.textField, named: "field", label: "Contrast")
    }
    #expect(contrast(field).found == [.contrastText])
  }

  @Test("Hidden words that are the value of an element are no decoration")
  func spokenAsValue() {
    let bar = VStack {
      Text(verbatim: "40%").foregroundStyle(gray(0xEE)).accessibilityHidden(true)
      Color.black.frame(width: 60, height: 20)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("40%")
    #expect(contrast(bar).found == [.contrastText])
    // Several texts, whose words the value joins; those of an ornament are not said.
    let parts = ProgressView(value: 0.5) {
      Text(verbatim: "Upload")
    } currentValueLabel: {
      HStack {
        Text(verbatim: "5 of").foregroundStyle(gray(0xEE))
        Text(verbatim: "10 MB").foregroundStyle(gray(0xEE))
      }
    }
    #expect(contrast(parts).found == [.contrastText, .contrastText])
    let ornament = Text(verbatim: "10 M").foregroundStyle(gray(0xEE)).accessibilityHidden(true)
      .accessibilityElement(children: .combine).accessibilityValue("5 of 10 MB")
    #expect(contrast(ornament).found.isEmpty)
  }

  @Test("A picture without a background cannot be judged, and that is said")
  func transparentCanvas() {
    let report = contrast(text(.black), background: .clear)
    #expect(report.checked == 0)
    #expect(report.tally(of: .contrastText).notRun.first?.reason == "nothing opaque lies behind it")
  }

  @Test("Round corners do not count as the backdrop of a line that they only graze")
  func roundCorners() {
    // A line of 17 × 10 in a capsule of 28 × 14: its corners lie 0.4 pt outside the round end.
    let badge = text(.white, size: 10).frame(height: 14).padding(.horizontal, 3)
      .background(Color.black, in: Capsule())
    #expect(contrast(badge).findings.isEmpty)
  }

  @Test("Symbols and the outlines of fields need 3:1")
  func nonText() {
    func symbol(_ level: Int) -> AuditReport {
      audit(
        Image(systemName: "plus").foregroundStyle(gray(level)).accessibilityLabel("Add"),
        rules: [.contrastNonText])
    }
    // #949494 on white is 3.0335:1, #959595 is 2.9948:1.
    #expect(symbol(0x94).findings.isEmpty)
    #expect(symbol(0x95).found == [.contrastNonText])

    func field(_ level: Int) -> AuditReport {
      audit(
        RoundedRectangle(cornerRadius: 8).strokeBorder(gray(level), lineWidth: 1)
          .frame(width: 100, height: 44)
          .control(.textField, named: "field", label: "Name"),
        rules: [.contrastNonText])
    }
    #expect(field(0x94).findings.isEmpty)
    #expect(field(0x95).found == [.contrastNonText])
  }

  @Test("A field is judged while its middle is in sight")
  func scrolledOutOfSight() {
    // A field of 44 in 60 points to look through, with the same paper below.
    func field(from y: CGFloat) -> AuditTally {
      audit(
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.clear.frame(width: 100, height: y)
              RoundedRectangle(cornerRadius: 8).strokeBorder(gray(0xC0), lineWidth: 1)
                .frame(width: 100, height: 44)
                .control(.textField, named: "field", label: "Name")
            }
          }.frame(height: 60)
          Rectangle().fill(.white).frame(width: 100, height: 60)
        }, rules: [.contrastNonText]
      ).tally(of: .contrastNonText)
    }
    #expect(field(from: 37).failed == 1)
    #expect(field(from: 39).notApplicable == 1)
  }
}

/// A picture of two pixels, black and white.
private func halfAndHalf() throws -> [UInt8] {
  var pixmap = try Pixmap(width: 2, height: 1)
  pixmap.bytes = [0, 0, 0, 255, 255, 255, 255, 255]
  return PNGEncoder.encode(pixmap)
}
