import Testing

@testable import Components

@Suite("Localization: string tables")
struct StringTableTests {
  private let tables = StringTables([
    "en": ["cart": "Cart", "%lld items": [.one: "%lld item", .other: "%lld items"]],
    "ru": [
      "cart": "Корзина",
      "%lld items": [
        .one: "%lld товар", .few: "%lld товара", .many: "%lld товаров", .other: "%lld товара",
      ],
    ],
    "he": [
      "cart": "עגלה", "%lld items": [.one: "פריט אחד", .two: "שני פריטים", .other: "%lld פריטים"],
    ],
    "ar": [
      "%lld items": [
        .zero: "لا عناصر", .one: "عنصر واحد", .two: "عنصران", .few: "%lld عناصر",
        .many: "%lld عنصرًا", .other: "%lld عنصر",
      ],
      "%@ of %@": "%2$@ / %1$@",
    ],
    "ru-KZ": ["cart": "Себет"],
  ])

  private func text(_ key: LocalizedStringKey, _ locale: String) -> String {
    tables.string(for: key, locale: locale)
  }

  @Test("The table of the locale, then of its parents, then English, then the key itself")
  func lookup() {
    #expect(text("cart", "ru") == "Корзина")
    #expect(text("cart", "ru_RU") == "Корзина")
    #expect(text("cart", "RU-kz") == "Себет")
    #expect(text("cart", "iw-IL") == "עגלה")
    #expect(text("cart", "he-u-nu-arab") == "עגלה")
    #expect(text("cart", "ar") == "Cart")
    #expect(text("missing", "ar") == "missing")
  }

  @Test("The number chooses the plural")
  func plurals() {
    #expect(
      [1, 2, 5, 21].map { text("\($0) items", "ru") } == [
        "1 товар", "2 товара", "5 товаров", "21 товар",
      ])
    #expect([1, 2, 3].map { text("\($0) items", "he") } == ["פריט אחד", "שני פריטים", "3 פריטים"])
    #expect(
      [0, 2, 7, 11, 100].map { text("\($0) items", "ar") } == [
        "لا عناصر", "عنصران", "7 عناصر", "11 عنصرًا", "100 عنصر",
      ])
    #expect(text("\(1) items", "en") == "1 item")
    #expect(text("\(1.5) items", "en") == "1.500000 items")
  }

  @Test("Values go where the translation wants them")
  func positions() {
    #expect(text("\("a") of \("b")", "ar") == "b / a")
    #expect(text("\("a") of \("b")", "en") == "a of b")
  }
}

@Suite("Localization: pseudo-locales")
struct PseudoLocaleTests {
  @Test("Accents, at least 40 % more text, brackets")
  func accented() {
    // "Save" has 4 characters: 40 % are 1.6, rounded up to 2; " one" adds 4.
    #expect(PseudoLocale.accented.transformed("Save") == "[Šåvé one]")
    // 24 characters call for 10: " one two three" adds 14, " one two" only 8.
    #expect(
      PseudoLocale.accented.transformed("Delete all these records")
        == "[Đéļéţé åļļ ţĥéšé ŕéçöŕđš one two three]")
    #expect(PseudoLocale.accented.transformed("") == "")
    // Numbers are as long in every language: 5 of the 11 characters call for 2.
    #expect(PseudoLocale.accented.transformed("12:30 – 14:00") == "12:30 – 14:00")
    #expect(PseudoLocale.accented.transformed("%lld%%") == "%lld%%")
    #expect(PseudoLocale.accented.transformed("Save 123456") == "[Šåvé 123456 one]")
  }

  @Test("Placeholders and the syntax of links stay whole")
  func syntax() {
    #expect(PseudoLocale.accented.transformed("%lld of %2$@ at 5%%") == "[%lld öf %2$@ åţ 5%% one]")
    #expect(
      PseudoLocale.accented.transformed("See [the *terms*](https://a.example)")
        == "\\[Šéé [ţĥé *ţéŕmš*](https://a.example) one two]")
  }

  @Test("Right to left: each word in an override, spaces between")
  func rightToLeft() {
    #expect(
      PseudoLocale.rightToLeft.transformed("two %@ words")
        == "\u{200F}\u{202E}two\u{202C}\u{200F} %@ \u{200F}\u{202E}words\u{202C}\u{200F}")
  }

  @Test("A pseudo-locale transforms the English text and leaves values alone")
  func tables() {
    let tables = StringTables(["en": ["hi %@": "Hello, %@"]])
    #expect(tables.string(for: "hi \("Ann")", locale: "en_XA") == "[Ĥéļļö, Ann one]")
    #expect(PseudoLocale(locale: "ar-xb") == .rightToLeft)
    #expect(PseudoLocale(locale: "ar") == nil)
  }
}
