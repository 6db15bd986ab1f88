import Foundation
import Testing

@testable import Components
@testable import Resources

@Suite("Localization: what is told")
struct TranslationGapTests {
  private let tables = StringTables([
    "en": ["cart.title": "Cart", "Save": "Save", "late": "Late"],
    "de": ["cart.title": "Korb", "Save": "Sichern", "only": "Nur"],
  ])

  private func words(_ tables: StringTables, _ locale: String) -> WordSources {
    var words = WordSources()
    words.tables = tables
    words.locale = locale
    return words
  }

  private func gaps(
    _ keys: [LocalizedStringKey], _ tables: StringTables, _ locale: String,
    _ place: StringPlace = StringPlace()
  ) -> [PictureGap] {
    PictureGaps.found {
      for key in keys { _ = place.string(for: key, in: words(tables, locale)) }
    }.gaps
  }

  @Test(
    "Without tables a name of one is told, words are not",
    arguments: [
      ("login.title", true), ("LOGIN_TITLE", true), ("home.cart-row.title2", true),
      ("user_name", true), ("Save", false), ("Save as…", false), ("example.com", false),
      ("photo.JPG", false), ("v1.2", false), ("3.14", false), ("a.", false), ("iPhone", false),
      ("ada@example.org", false), ("No. 5", false), ("", false), ("a..b", false),
    ] as [(String, Bool)])
  func shapes(_ key: String, _ isTold: Bool) {
    let gaps = gaps([LocalizedStringKey(key)], StringTables(), "ru")
    #expect(gaps.count == (isTold ? 1 : 0))
    #expect(gaps.allSatisfy { $0.severity == .warning && $0.words?.shown == key })
  }

  @Test("A name with values is one, too")
  func withValues() {
    #expect(gaps(["cart.items \(3)"], StringTables(), "en").count == 1)
    #expect(gaps(["\(3) items"], StringTables(), "en").isEmpty)
  }

  @Test("A key that no table has is told; words in the language they are written in are not")
  func missing() {
    #expect(gaps(["Send", "cart.title"], tables, "en").isEmpty)
    #expect(gaps(["cart.sum"], tables, "en").map(\.words?.shown) == ["cart.sum"])
    let german = gaps(["Send", "Save"], tables, "de")
    #expect(german.map(\.text) == [#"no string table has the key "Send"; the key itself is shown"#])
    #expect(german[0].words == PictureGap.Words(shown: "Send", locale: "de"))
    let named = gaps(["Send"], tables, "en", StringPlace(table: "Localizable"))
    #expect(named.map(\.severity) == [.failure] && named[0].words == nil)
  }

  @Test("An untranslated text is told with what is shown; a language that no table has once")
  func untranslated() {
    let gap = gaps(["late"], tables, "de-AT")
    #expect(gap.map(\.words) == [PictureGap.Words(shown: "Late", locale: "de-AT")])
    let swedish = gaps(["late", "Save", "cart.title"], tables, "sv")
    #expect(
      swedish.map(\.text) == [
        "no string table has texts in sv, only in de, en; they are shown in en"
      ])
    #expect(swedish[0].words == PictureGap.Words(shown: nil, locale: "sv"))
    #expect(gaps(["late", "Save"], tables, "en-XA").isEmpty)
  }

  @Test("A catalog's key without a text, and a key that is taken literally, are told")
  func rawKeys() {
    let file = ResourceFile(
      path: "Localizable.xcstrings",
      bytes: Array(
        """
        {"sourceLanguage":"en","strings":{"login.title":{"localizations":{"de":{"stringUnit":
        {"state":"translated","value":"Anmelden"}}}},"app.name":{"shouldTranslate":false},
        "Cancel":{}},"version":"1.0"}
        """.utf8))
    var contents = ResourceContents()
    StringsFileReader.readers["xcstrings"]?(file, &contents)
    let english = gaps(["login.title", "app.name", "Cancel"], contents.strings, "en")
    #expect(
      english.map(\.text) == [
        #"the key "login.title" has no text in en; the key itself is shown"#
      ])
    #expect(gaps(["login.title"], contents.strings, "de").isEmpty)
    #expect(words(contents.strings, "de").gap(showing: "login.title") != nil)
    #expect(words(contents.strings, "de").gap(showing: "Cancel") == nil)
    #expect(words(contents.strings, "de").gap(showing: "other.title") == nil)
  }

  @Test("A default shows in its own language without a word, and is told in others")
  func defaults() {
    let place = StringPlace(name: "late.title")
    #expect(gaps(["Too late"], tables, "en", place).isEmpty)
    #expect(
      gaps(["Too late"], tables, "de", place).map(\.words?.shown) == ["Too late"])
  }

  // MARK: Strings that are made by code

  @MainActor
  private func made(_ locale: String, _ make: () -> String) -> (String, [PictureGap]) {
    var environment = EnvironmentValues()
    environment.stringTables = tables
    environment.stringTables.setTable(["row": "Zeile %lld", "a": "A"], named: "List", for: "de")
    environment.localeIdentifier = locale
    let found = PictureGaps.found { WordSources.using(environment, make) }
    return (found.value, found.gaps)
  }

  @Test("NSLocalizedString looks in the picture's tables, in every form")
  @MainActor
  func localizedString() {
    #expect(made("de") { NSLocalizedString("Save", comment: "") }.0 == "Sichern")
    #expect(made("de") { NSLocalizedString("Save", value: "Keep", comment: "") }.0 == "Sichern")
    #expect(made("de") { NSLocalizedString("x", value: "Keep", comment: "") }.0 == "Keep")
    #expect(made("de") { NSLocalizedString("a", tableName: "List", comment: "") }.0 == "A")
    #expect(made("de") { NSLocalizedString("a", tableName: nil, comment: "") }.0 == "a")
    #expect(made("de") { NSLocalizedString("Save", bundle: .main, comment: "") }.0 == "Sichern")
    #expect(
      made("de") {
        NSLocalizedString("a", tableName: "List", bundle: .main, value: "", comment: "")
      }.0 == "A")
    #expect(made("de") { NSLocalizedString("none.here", comment: "") }.1.count == 1)
    #expect(NSLocalizedString("Save", comment: "") == "Save")
  }

  #if !canImport(Darwin)
    @Test("String(localized:) looks in the picture's tables, with values, tables and defaults")
    @MainActor
    func localized() {
      #expect(made("de") { String(localized: "Save") }.0 == "Sichern")
      #expect(made("en") { String(localized: "Save") }.0 == "Save")
      #expect(made("de") { String(localized: "late", defaultValue: "Too late") }.0 == "Late")
      #expect(made("en") { String(localized: "x.y", defaultValue: "Words") }.0 == "Words")
      var tables = StringTables()
      tables.setTable(["n %lld": "%lld Mal"], for: "de")
      var words = words(tables, "de")
      #expect(StringPlace().string(for: "n \(1_234)", in: words) == "1.234 Mal")
      words.locale = "en"
      #expect(
        made("de") {
          String(localized: LocalizedStringResource("a", table: "List"))
        }.0 == "A")
      let english = LocalizedStringResource("cart.title", locale: Locale(identifier: "en"))
      #expect(made("de") { String(localized: english) }.0 == "Cart")
      #expect(String(localized: "Save") == "Save")
    }

    private final class Here {}

    @Test("A resource looks in the bundle of a folder, of a class and of the program")
    @MainActor
    func resourceBundles() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "words-" + UUID().uuidString + ".bundle")
      let folder = url.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: url) }
      try Data(#""own" = "Eigenes"; "Save" = "Behalten";"#.utf8).write(
        to: folder.appendingPathComponent("Localizable.strings"))
      let bundle = try #require(Bundle(url: url))
      let resources: [(LocalizedStringResource, String)] = [
        (LocalizedStringResource("own", bundle: .atURL(url)), "Eigenes"),
        (LocalizedStringResource("own", bundle: bundle), "Eigenes"),
        // Tables of the environment go before those of files.
        (LocalizedStringResource("Save", bundle: bundle), "Sichern"),
        (LocalizedStringResource("own", defaultValue: "Mine", bundle: bundle), "Eigenes"),
        (LocalizedStringResource("other", defaultValue: "Mine", bundle: bundle), "Mine"),
        // The tests are linked into one program, whose bundle are the given resources.
        (LocalizedStringResource("Save", bundle: .forClass(Here.self)), "Sichern"),
        (LocalizedStringResource("Save", bundle: .main), "Sichern"),
        (LocalizedStringResource("a", table: "List", bundle: .main), "A"),
        ("Save", "Sichern"),
      ]
      for (resource, text) in resources {
        #expect(made("de") { String(localized: resource) }.0 == text)
      }
      let missing = LocalizedStringResource(
        "own", bundle: .atURL(url.appendingPathComponent("missing")))
      let (text, gaps) = made("de") { String(localized: missing) }
      #expect(text == "own")
      #expect(gaps.count == 1)
    }

    @Test("A resource says its parts, and its language can be changed")
    @MainActor
    func resourceParts() {
      var resource = LocalizedStringResource(
        "cart.title", defaultValue: "Basket", table: "Shop", bundle: .forClass(Here.self),
        comment: "Above the list")
      #expect(resource.key == "cart.title")
      #expect(resource.defaultValue == "Basket")
      #expect(resource.table == "Shop")
      #expect(resource.bundle == .forClass(Here.self) && resource.bundle != .main)
      #expect(resource.localizedStringResource == resource)
      #expect(LocalizedStringResource("Save").defaultValue == "Save")
      // The language is that of the picture until it is given.
      #expect(made("de") { resource.locale.identifier }.0 == "de")
      resource.locale = Locale(identifier: "fr")
      #expect(made("de") { resource.locale.identifier }.0 == "fr")
      var save: LocalizedStringResource = "Save"
      #expect(made("de") { String(localized: save) }.0 == "Sichern")
      save.locale = Locale(identifier: "en")
      #expect(made("de") { String(localized: save) }.0 == "Save")
    }

    @Test("A resource is written and read with all that finds its text")
    @MainActor
    func codedResources() throws {
      let (count, name) = (3, "Ada")
      var french = LocalizedStringResource("Save", table: "Shop")
      french.locale = Locale(identifier: "fr")
      for resource: LocalizedStringResource in [
        "Save", french, "100 % of \(name)",
        LocalizedStringResource(
          "cart.title", defaultValue: "\(count) in the basket of \(name)",
          bundle: .atURL(URL(fileURLWithPath: "/words.bundle"))),
      ] {
        let written = try JSONEncoder().encode([resource])
        let read = try #require(
          try JSONDecoder().decode([LocalizedStringResource].self, from: written).first)
        #expect(read == resource)
        #expect(
          made("de") { String(localized: read) }.0 == made("de") { String(localized: resource) }.0)
      }
      let symbol: LocalizedStringResource = "A \(Image(systemName: "star"))"
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([symbol]) }
    }
  #endif

  // MARK: Files

  @Test("The files of a table that a language depends on are noted with their hashes")
  func uses() {
    var contents = ResourceContents()
    for (path, text) in [
      ("de.lproj/Localizable.strings", "\"a\" = \"A\";"),
      ("fr.lproj/Localizable.strings", "\"a\" = \"B\";"),
      ("en.lproj/Localizable.strings", "\"a\" = \"C\";"),
      ("de.lproj/Other.strings", "\"a\" = \"D\";"),
    ] {
      StringsFileReader.readers["strings"]?(
        ResourceFile(path: path, bytes: Array(text.utf8)), &contents)
    }
    var words = words(StringTables(), "de-AT")
    words.resources = Resources(contents)
    let uses = PictureGaps.found { StringPlace().string(for: "a", in: words) }.uses
    #expect(
      uses.map(\.key) == [
        "strings:de.lproj/Localizable.strings", "strings:en.lproj/Localizable.strings",
      ])
    #expect(uses[0].sha256 == SHA256.digest(Array("\"a\" = \"A\";".utf8)))
  }
}
