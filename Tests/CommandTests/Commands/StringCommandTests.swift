import Audit
import Components
import Foundation
import Testing

@testable import Commands

@Suite("Commands: strings")
@MainActor
struct StringCommandTests {
  private func write(_ text: String, to path: String) throws {
    try FileSystem.write(Array(text.utf8), to: path, createsFolders: true)
  }

  private func writeTexts(to folder: String, title: String = "Anmelden") throws {
    try write(
      "\"login.title\" = \"Sign in\";\n\"login.help\" = \"Help\";",
      to: "\(folder)/en.lproj/Localizable.strings")
    try write(
      "\"login.title\" = \"\(title)\";", to: "\(folder)/de.lproj/Localizable.strings")
    try write(
      "\"login.title\" = \"設定\";\n\"login.help\" = \"?\";",
      to: "\(folder)/ja.lproj/Localizable.strings")
  }

  private func writeDocument(_ key: String, to path: String) throws {
    try write(
      """
      {"version": 1, "name": "login", "variants": ["light"], "view": {"type": "text", "value": "\(key)"}}
      """, to: path)
  }

  private let stories = [
    Story("title", variants: [Variant(locale: "de")]) { Text("login.title") },
    Story("dot", variants: [.light]) { Circle().frame(width: 8, height: 8) },
  ]

  @Test("Texts of a document are keys of --strings; other files in the folder are left alone")
  func documents() throws {
    try withTemporaryFolder { folder in
      try writeTexts(to: "\(folder)/Texts")
      try write("no font", to: "\(folder)/Texts/a.ttf")
      let path = "\(folder)/login.json"
      try writeDocument("login.title", to: path)
      let words = ["tree", path, "--strings", "\(folder)/Texts", "--locale"]
      #expect(run(words + ["de"]).output.contains("Anmelden"))
      #expect(run(words + ["en"]).output.contains("Sign in"))
      #expect(run(["tree", path]).output.contains("login.title"))
      let doctor = run("doctor", path, "--strings", "\(folder)/Texts")
      #expect(doctor.status == .clean)
      #expect(doctor.output.contains("2 texts in \(folder)/Texts"))
      #expect(run("tree", path, "--strings", "\(folder)/none").status == .missingInput)
    }
  }

  @Test("doctor and audit tell raw keys, texts without translation and languages without texts")
  func tells() throws {
    try withTemporaryFolder { folder in
      try writeTexts(to: "\(folder)/Texts")
      let path = "\(folder)/login.json"
      try writeDocument("login.title", to: path)
      let raw = run("doctor", path)
      #expect(raw.status == .findings)
      #expect(raw.output.contains("\"login.title\" looks like the key of a string table"))
      let audit = run("audit", path, "--rules", "untranslated")
      #expect(audit.status == .findings && audit.output.contains("warning: untranslated"))
      let words = ["--strings", "\(folder)/Texts"]
      let clean = run(["audit", path, "--rules", "untranslated"] + words)
      #expect(!clean.output.contains("login [light]"))
      // Without tables nobody knows whether a text is translated.
      try writeDocument("Save", to: path)
      #expect(run("audit", path, "--rules", "untranslated").status == .incomplete)
      try writeDocument("login.title", to: path)
      let swedish = run(["doctor", path, "--locale", "sv"] + words)
      #expect(swedish.output.contains("no string table has texts in sv, only in de, en, ja"))
      try writeDocument("login.help", to: path)
      let german = run(["doctor", path, "--locale", "de"] + words)
      #expect(german.output.contains("\"login.help\" is not translated into de; it is shown in en"))
      try writeDocument("login.foot", to: path)
      #expect(run(["doctor", path] + words).output.contains("no string table has the key"))
      try writeDocument("Save", to: path)
      #expect(run("doctor", path).status == .clean)
    }
  }

  @Test("The manifest names the texts of a golden; others that change fail nothing and say nothing")
  func manifest() throws {
    try withTemporaryFolder { folder in
      let texts = "\(folder)/Texts"
      try writeTexts(to: texts)
      let words = ["--strings", texts, "--snapshots", "\(folder)/Snapshots"]
      #expect(run(["record"] + words, stories: stories).status == .clean)
      let manifest = try String(contentsOfFile: "\(folder)/Snapshots/manifest.txt", encoding: .utf8)
      for language in ["de", "en"] {
        let path = "\(language).lproj/Localizable.strings"
        let sha = try #require(try Resources(folder: texts).strings.sha256(ofFile: path))
        #expect(manifest.contains("=\(sha)"), "\(path)")
      }
      #expect(manifest.components(separatedBy: " strings:").count == 3)
      let verify = ["verify"] + words + ["--artifacts", "\(folder)/failures"]
      #expect(run(verify, stories: stories).output == "2 passed\n")
      try write(
        "\"login.title\" = \"Sign in\";", to: "\(texts)/en.lproj/Localizable.strings")
      let same = run(verify, stories: stories)
      #expect(same.output == "2 passed (2 unchanged)\n" && same.messages == "")
      try writeTexts(to: texts, title: "Einloggen")
      let changed = run(verify, stories: stories)
      #expect(changed.output.contains("1 passed (1 unchanged), 1 differ"))
      #expect(
        changed.messages.contains("strings:de.lproj/Localizable.strings is another file"))
    }
  }

  @Test("A changed file of texts selects the goldens that name it; one that is new selects all")
  func changedFiles() throws {
    try withTemporaryFolder { folder in
      let texts = "\(folder)/Texts"
      try writeTexts(to: texts)
      let root = "\(folder)/Snapshots"
      let record = ["record", "--strings", texts, "--snapshots", root]
      let stories = [
        stories[0], Story("help", variants: [Variant(locale: "ja")]) { Text("login.help") },
      ]
      #expect(run(record, stories: stories).status != .usage)
      try writeTexts(to: texts, title: "Einloggen")
      let resources = try Resources(strings: [texts])
      let subjects = stories.map { Subject(story: $0, origin: .registry) }
      let plan = try SnapshotPlan(subjects, root: root, registered: [])
      @MainActor func chosen(_ names: [String], new: [String] = []) -> [String] {
        let changes = ChangedFiles(names: names, new: new, top: folder)
        return plan.items.filter { changes.affect($0, root: root, resources: resources) }
          .map(\.subject.id)
      }
      let german = "Texts/de.lproj/Localizable.strings"
      let french = "Texts/fr.lproj/Localizable.strings"
      #expect(chosen([german]) == ["title"])
      #expect(chosen([french], new: [french]).sorted() == ["help", "title"])
    }
  }

  @Test("Sweeps, sheets and galleries show the languages of the tables")
  func languages() {
    var tables = StringTables(["en": ["a": "A"], "de": ["a": "Ä"], "pt-BR": ["a": "Ã"]])
    tables.developmentLanguage = "en"
    var contents = ResourceContents()
    contents.strings = tables
    let canvas = StoryCanvas(resources: Resources(contents))
    let story = Story("a", variants: [.light], canvas: canvas) { Text("a") }
    var sweep = AuditSweep()
    sweep.speak(tables.locales, besides: "en")
    let spoken = Set(sweep.variants(of: .light).compactMap(\.locale))
    #expect(spoken == ["en-XA", "de", "pt-br"])
    var plain = AuditSweep()
    plain.speak([], besides: "en")
    #expect(plain == AuditSweep())
    let axis = MatrixAxis.locale.values(from: .light, of: story)
    #expect(axis.map(\.label) == ["de", "en", "pt-br"])
    let crossed = GalleryAxes([.scheme, .locale], typeSizes: []).variants(of: story)
    // 2 schemes × 3 languages, of which English is the story's own.
    #expect(crossed.count == 6 && Set(crossed.map(\.variant.locale)) == [nil, "de", "pt-br"])
    let standard = GalleryAxes.standard.variants(of: story).filter { $0.variant.locale != nil }
    #expect(standard.map(\.variant.locale) == ["de", "pt-br"])
  }

  @Test("audit --strings tells every key and language without glyphs or translation")
  func audits() throws {
    try withTemporaryFolder { folder in
      try writeTexts(to: folder)
      let text = run("audit", "--strings", folder, stories: stories)
      #expect(text.status == .findings)
      #expect(text.output.contains("Localizable [ja]\n  error: glyph-missing"))
      #expect(text.output.contains("設 (U+8A2D), 定 (U+5B9A): Han, in ja"))
      #expect(text.output.contains("login.help"))
      #expect(!text.output.contains("title ["))
      let lines = text.output.split(separator: "\n").map(String.init)
      func cells(_ language: String) -> [String] {
        let row = lines.first { $0.hasPrefix("Localizable  \(language) ") } ?? ""
        return row.split(separator: " ").suffix(3).map(String.init)
      }
      // Strings, without glyphs, untranslated.
      #expect(cells("de") == ["2", "0", "1"])
      #expect(cells("en") == ["2", "0", "0"])
      #expect(cells("ja") == ["2", "1", "0"])
      struct Report: Decodable {
        struct Row: Decodable, Equatable {
          var locale: String
          var strings: Int
          var withoutGlyphs: Int
          var untranslated: Int
        }
        var strings: [Row]
      }
      let json = run("audit", "--strings", folder, "--json")
      let report = try JSONDecoder().decode(Report.self, from: Data(json.bytes))
      #expect(
        report.strings == [
          .init(locale: "de", strings: 2, withoutGlyphs: 0, untranslated: 1),
          .init(locale: "en", strings: 2, withoutGlyphs: 0, untranslated: 0),
          .init(locale: "ja", strings: 2, withoutGlyphs: 1, untranslated: 0),
        ])
    }
  }

  @Test("Strings that a story's code makes are in the language of each picture")
  func madeByCode() throws {
    try withTemporaryFolder { folder in
      try writeTexts(to: folder)
      let story = Story("made", variants: [.light, Variant(locale: "de")]) {
        Text(verbatim: NSLocalizedString("login.title", comment: ""))
      }
      let words = ["tree", "made", "--strings", folder]
      #expect(run(words, stories: [story]).output.contains("Sign in"))
      #expect(run(words + ["--locale", "de"], stories: [story]).output.contains("Anmelden"))
      #expect(run("doctor", "made", stories: [story]).output.contains("looks like the key"))
    }
  }
}
