import Foundation
import Testing

@testable import Resources

@Suite("Resources: files of texts")
struct StringFileTests {
  private func text(
    _ strings: StringTables, _ key: String, table: String? = nil, _ locale: String,
    _ numbers: [String?] = []
  ) -> String? {
    switch strings.match(key, in: table, locale: locale) {
    case .found(let entry, let tag), .untranslated(let entry, let tag):
      entry.text(numbers: numbers, locale: tag)
    default: nil
    }
  }

  @Test(
    "A language that no table has falls to that of Info.plist, then to English",
    arguments: [("<string>ru</string>", "да", "yes"), ("<string>$(A)</string>", nil, "yes")])
  func developmentRegion(region: String, russian: String?, english: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Info.plist",
      "<plist><dict><key>CFBundleDevelopmentRegion</key>\(region)</dict></plist>")
    try folder.write("ru.lproj/Localizable.strings", #""a.b" = "да";"#)
    try folder.write("en.lproj/Other.strings", #""a.b" = "yes";"#)
    let strings = try Resources(folder: folder.path).strings
    #expect(text(strings, "a.b", "en") == russian ?? "a.b")
    #expect(text(strings, "a.b", table: "Other", "fr") == english)
  }

  @Test("Plain pairs: escapes, comments, keys without quotation marks, a faulty pair between")
  func plain() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "de.lproj/Localizable.strings",
      #"""
      /* a comment; */ "a" = "Zeile\nzwei \"so\" \U00e4 \Ud83d\Ude00";
      // another
      plain.key = Wert;
      "broken" = ;
      "b" = "gut";
      """#)
    let resources = try Resources(folder: folder.path)
    #expect(text(resources.strings, "a", "de") == "Zeile\nzwei \"so\" ä 😀")
    #expect(text(resources.strings, "plain.key", "de-AT") == "Wert")
    #expect(text(resources.strings, "b", "de") == "gut")
    #expect(resources.issues.map(\.place) == ["line 4, column 12"])
    guard case .damaged = resources.strings.match("broken", locale: "de") else {
      Issue.record("a key that could not be read is not told")
      return
    }
  }

  @Test("UTF-16 of both orders, with and without a mark, is read as UTF-8 is")
  func encodings() throws {
    let units = Array("\"k\" = \"Привет\";".utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [[0xFE, 0xFF] + big, [0xFF, 0xFE] + little, big, little] {
      let folder = try TemporaryFolder()
      try folder.write("ru.lproj/T.strings", bytes)
      let resources = try Resources(folder: folder.path)
      #expect(text(resources.strings, "k", table: "T", "ru") == "Привет")
      #expect(resources.issues.isEmpty)
    }
    let folder = try TemporaryFolder()
    try folder.write("ru.lproj/T.strings", Array("\"a\" = \"".utf8) + [0xFF] + Array("\";".utf8))
    #expect(try Resources(folder: folder.path).issues.map(\.place) == ["line 1, column 8"])
  }

  @Test("A stringsdict chooses each variable by its own number, also one in another")
  func dictionary() throws {
    func variable(_ name: String, _ one: String, _ other: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@a@ &amp; %2$#@b@</string>
      \(variable("a", "%d bird", "%d birds"))\(variable("b", "%d tree", "%d trees"))</dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>S</string><key>20</key><string>Long</string></dict></dict>
      <key>bad</key><dict/></dict></plist>
      """)
    let resources = try Resources(folder: folder.path)
    #expect(text(resources.strings, "k", "en", ["1", "2"]) == "%1$d bird & %2$d trees")
    #expect(text(resources.strings, "w", "en") == "Long")
    #expect(resources.issues.count == 1 && resources.issues[0].place == "line 12, column 1")
  }

  @Test("A catalog: plurals, devices, parts with numbers of their own, states")
  func catalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
            "many": {"stringUnit": {"state": "needs_review", "value": "%lld файлов"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}},
          "de": {"stringUnit": {"state": "new", "value": ""}}}},
        "both": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@b@ in %#@t@"},
          "substitutions": {
            "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
            "t": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
        "Stillframe": {"shouldTranslate": false},
        "wrong": {"localizations": {"de": {"variations": {"plural": {"lots": {
          "stringUnit": {"state": "translated", "value": "x"}}}}}}}
      }}
      """)
    let resources = try Resources(folder: folder.path)
    let strings = resources.strings
    for (number, word) in [("1", "файл"), ("3", "файла"), ("11", "файлов"), ("21", "файл")] {
      #expect(text(strings, "%lld files", "ru-RU", [number]) == "%lld \(word)")
    }
    #expect(text(strings, "tap", "en") == "Tap")
    #expect(strings.match("tap", locale: "de") == strings.match("tap", locale: "fr"))
    guard case .untranslated = strings.match("tap", locale: "de") else {
      Issue.record("a new text counts as translated")
      return
    }
    #expect(text(strings, "both", "en", ["1", "5"]) == "%2$lld birds in %1$lld tree")
    #expect(strings.match("Stillframe", locale: "de") == .found(.text("Stillframe"), locale: "en"))
    #expect(strings.match("nothing", locale: "de") == .damaged(resources.issues[0].description))
    #expect(resources.issues.count == 1)
    #expect(strings.locales == ["en", "ru"])
  }

  @Test("Languages find the table of their script, their region's common one, their old name")
  func languages() {
    func found(_ locale: String, among tags: [String]) -> String? {
      let tables = StringTables(
        Dictionary(uniqueKeysWithValues: tags.map { ($0, ["k": .text($0)] as StringTable) }))
      return text(tables, "k", locale)
    }
    let expected: [(String, [String], String?)] = [
      ("pt-BR", ["en", "pt"], "pt"), ("pt-AO", ["pt", "pt-PT"], "pt-PT"),
      ("zh-Hant-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-HK", ["zh-Hant", "zh-HK"], "zh-HK"), ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("zh-Hant", ["zh-Hans", "en"], "en"), ("iw", ["he"], "he"), ("he-IL", ["iw"], "iw"),
      ("no", ["nb"], "nb"), ("nb-NO", ["no"], "no"), ("es-MX", ["es", "es-419"], "es-419"),
      ("es-MX", ["es"], "es"), ("en-AU", ["en", "en-GB"], "en-GB"), ("fr", ["de"], "k"),
    ]
    for (locale, tags, name) in expected {
      #expect(found(locale, among: tags) == name, "\(locale) among \(tags)")
    }
  }

  @Test("Parts that hold each other end")
  func cycles() {
    let format = StringFormat(
      .text("%#@a@"),
      substitutions: [
        "a": .init(variation: .plural([.other: .text("%#@b@%#@b@")])),
        "b": .init(variation: .plural([.other: .text("%#@a@%#@a@")])),
      ])
    #expect((format.text(numbers: ["1"], locale: "en") ?? "").utf8.count < 1_000_000)
  }
}
