import Components
import Testing

@testable import Components

@Suite("Text: Markdown and keys")
struct TextResolutionTests {
  @Test(
    "Emphasis, code, strikethrough and links become spans",
    arguments: [
      ("plain", "plain"),
      ("a **b** c", "a |b:bold| c"),
      ("a *b* c", "a |b:italic| c"),
      ("***x***", "x:bold italic"),
      ("`let x`", "let x:code"),
      ("~~old~~ new", "old:strike| new"),
      ("see [docs](https://a.b)", "see |docs:link"),
      ("snake_case_name", "snake_case_name"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("open **bold", "open **bold"),
      ("\\*not\\*", "*not*"),
    ])
  func markdown(source: String, expected: String) {
    let spans = InlineMarkdown.spans(of: source).map { span in
      var marks: [String] = []
      if span.isBold { marks.append("bold") }
      if span.isItalic { marks.append("italic") }
      if span.isCode { marks.append("code") }
      if span.isStruckThrough { marks.append("strike") }
      if span.link != nil { marks.append("link") }
      return marks.isEmpty ? span.text : "\(span.text):\(marks.joined(separator: " "))"
    }
    #expect(spans.joined(separator: "|") == expected)
  }

  @Test("Interpolated values fill the placeholders of a key")
  func interpolation() {
    let key: LocalizedStringKey = "\(3) items, 50% off, \("Ada") pays \(1.5, specifier: "%.2f")"
    #expect(key.key == "%lld items, 50%% off, %@ pays %.2f")
    #expect(key.fallback == "3 items, 50% off, Ada pays 1.50")
    #expect(key.formatted(with: "%2$@: %1$lld") == "Ada: 3")
  }

  @Test(
    "Numbers are written as printf does",
    arguments: [
      ("%02d", 7, "07"), ("%03d", -7, "-07"), ("%3d|", 7, "7"), ("%3d", 7, "  7"),
      ("%-3d", 7, "7  "), ("%+d", 7, "+7"), ("%lld", 70, "70"), ("%x", 255, "ff"),
      ("%04X", 255, "00FF"), ("%q", 7, "7"),
    ])
  func specifiers(specifier: String, value: Int, expected: String) {
    let key: LocalizedStringKey = "\(value, specifier: specifier)"
    #expect(key.arguments == [.text(expected)])
  }

  @Test("Decimals are padded and signed as printf does")
  func decimalSpecifiers() {
    let key: LocalizedStringKey =
      "\(2.345, specifier: "%06.2f") \(-1.5, specifier: "%.0f") \(1.0, specifier: "%f")"
    // 2.345 is a little more than it says.
    #expect(key.arguments == [.text("002.35"), .text("-2"), .text("1.000000")])
  }

  @Test("Case mapping covers the alphabets of the embedded faces")
  func caseMapping() {
    #expect(
      CaseMapping.uppercase("straße é ÿ žluť привет ёж αβγς") == "STRAẞE É Ÿ ŽLUŤ ПРИВЕТ ЁЖ ΑΒΓΣ")
    #expect(
      CaseMapping.lowercase("STRASSE É Ÿ ŽLUŤ ПРИВЕТ ЁЖ ΑΒΓ") == "strasse é ÿ žluť привет ёж αβγ")
  }

  @Test(
    "Variants are named by what differs from the default, in a fixed order",
    arguments: [
      (Variant.light, "light"), (.dark, "dark"), (.rtl, "rtl"), (.ax3, "ax3"),
      (
        Variant(
          colorScheme: .dark, layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility5),
        "dark-rtl-ax5"
      ),
      (
        Variant(contrast: .increased, width: 320, scale: 3, vision: .deutan),
        "contrast-w320-3x-deutan"
      ),
      (Variant(reduceMotion: true, differentiateWithoutColor: true), "still-symbols"),
    ])
  func variantNames(variant: Variant, name: String) {
    #expect(variant.name == name)
    #expect(Variant(name: name) == variant)
  }

  @Test(
    "A name that is no variant's is refused", arguments: ["", "darkk1", "rtl-dark", "w0", "dark-"])
  func wrongVariantNames(name: String) {
    #expect(Variant(name: name) == nil)
  }
}
