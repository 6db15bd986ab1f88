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
      ("^[3 cup](inflect: true) of **tea**", "3 cups of |tea:bold"),
      ("^[1 cups](inflect: true)", "1 cup"),
      ("^[**2** city](inflect: true)", "2:bold| cities"),
      ("^[0 person](inflect: true)", "0 people"),
      ("^[5 glass](inflect: true)", "5 glasses"),
      ("^[Anna](inflect: true, partOfSpeech: noun)", "Anna"),
      ("x^2 ^[a", "x^2 ^[a"),
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

  @Test(
    "Markers without a partner are read in one pass, however many there are",
    arguments: ["[", "*a ", "_a ", "`\\`", "[a](b ", "[]( ", "~~a ", "*", "^[", "^[a]( "])
  func lonelyMarkers(piece: String) {
    // Passing over the rest for each of them would be 10¹⁰ steps and more.
    let source = String(repeating: piece, count: 200_000)
    let length = InlineMarkdown.spans(of: source).reduce(0) { $0 + $1.text.utf8.count }
    #expect(length <= source.utf8.count && length >= source.utf8.count / 4)
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
      ("%02d", 7, "07"), ("%03d", -7, "-07"), ("%3d|", 7, "  7"), ("%3d", 7, "  7"),
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

  @Test("Text behind a conversion stays in the key")
  func specifierTails() {
    let percent: LocalizedStringKey = "\(12.3, specifier: "%.0f%%")"
    #expect(percent.key == "%.0f%%")
    #expect(percent.arguments == [.text("12")])
    #expect(percent.fallback == "12%")
    let items: LocalizedStringKey = "\(3, specifier: "%i items")"
    #expect(items.fallback == "3 items")
    let distance: LocalizedStringKey = "\(4.25, specifier: "%5.1f km")"
    #expect(distance.fallback == "  4.2 km")
  }

  @Test(
    "A half is rounded to the even neighbour, as printf does",
    arguments: [
      ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%.0f", 2.5, "2"), ("%.0f", -2.5, "-2"),
      ("%.2f", 0.125, "0.12"), ("%.2f", 0.375, "0.38"),
      // 2.345 is a little more than it says, 2.675 a little less.
      ("%.2f", 2.345, "2.35"), ("%.2f", 2.675, "2.67"),
      // Nine decimals are the most.
      ("%.12f", 0.5, "0.500000000"),
    ])
  func roundedSpecifiers(specifier: String, value: Double, expected: String) {
    let key: LocalizedStringKey = "\(value, specifier: specifier)"
    #expect(key.arguments == [.text(expected)])
  }

  @Test("Numbers that are not printf's are rounded half away from zero")
  func roundedNumbers() {
    #expect(fixedDecimalText(2.5, fractionDigits: 0) == "3")
    #expect(fixedDecimalText(-0.125, fractionDigits: 2) == "-0.13")
  }

  @Test("The largest and the smallest integers are written whole")
  func largeIntegers() {
    let key: LocalizedStringKey =
      "\(UInt64.max, specifier: "%llu") \(UInt64.max, specifier: "%llx")"
    #expect(key.arguments == [.text("18446744073709551615"), .text("ffffffffffffffff")])
    let least: LocalizedStringKey = "\(Int64.min, specifier: "%lld")"
    #expect(least.arguments == [.text("-9223372036854775808")])
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
