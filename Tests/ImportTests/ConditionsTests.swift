import Testing

@testable import Import

@Suite("Import: conditions")
struct ConditionsTests {
  private let conditions = Conditions(
    defines: ["DEBUG", "SHOP"], modules: ["Foundation"])

  private func rewritten(_ text: String) -> String? {
    conditions.rewritten(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "A condition is decided as on a phone with a simulator",
    arguments: [
      ("#if os(iOS)", "#if true"),
      ("#if os(macOS) || os(iOS)", "#if false || true"),
      ("#if !targetEnvironment(simulator)", "#if !true"),
      ("#if targetEnvironment(macCatalyst)", "#if false"),
      ("#if canImport(MapKit)", "#if false"),
      ("#if canImport(Foundation) && swift(>=5.9)", "#if true && swift(>=5.9)"),
      ("#if DEBUG && !RELEASE // why", "#if true && !false // why"),
      ("#elseif SHOP", "#elseif true"),
    ])
  func decides(line: String, expected: String) {
    #expect(rewritten("let a = 1\n\(line)\n#endif\n") == "let a = 1\n\(expected)\n#endif\n")
  }

  @Test("What the compiler knows, texts and comments stay as they are")
  func keepsTheRest() {
    let text = """
      // #if os(iOS)
      let a = "#if os(iOS)"
      #if compiler(>=6)
      if #available(iOS 17, *) {}
      #endif
      """
    #expect(rewritten(text) == nil)
  }

  @Test(
    "What only the runtime of Objective-C understands is taken away",
    arguments: [
      ("@objc func tap() {}", " func tap() {}"),
      ("@objc(tapped:) private func tap(_ a: Any) {}", " private func tap(_ a: Any) {}"),
      ("@objc (a) func", " (a) func"),
      ("@objcMembers final class A {}", " final class A {}"),
      ("@IBOutlet weak var label: UILabel!", " weak var label: UILabel!"),
      ("a(#selector(tap))", "a(Selector(\"tap\"))"),
      ("a(#selector(Self.tap(_:with:)), b)", "a(Selector(\"Self.tap(_:with:)\"), b)"),
      ("a(#keyPath(Person.home.city))", "a(\"home.city\")"),
      ("@UIApplicationMain", "@main"),
      (
        "extension A { override open func load() { f() } }",
        "extension A {  open func load_() { f() } }"
      ),
      ("extension A { open override var b: Int { 1 } }", "extension A { open  var b_: Int { 1 } }"),
    ])
  func takesForeignWordsAway(line: String, expected: String) {
    #expect(rewritten("let a = 1\n\(line)\n") == "let a = 1\n\(expected)\n")
  }

  @Test(
    "What has those words in it without meaning them stays",
    arguments: [
      "// @objc func tap() {}", "let objc = \"@objc\"", "@MainActor func selector() {}",
      "#selector", "#selector(", "#selector(a\n)", "@objcish func a() {}",
      "class A: B { override func load() {} }",
      "extension A { class C: B { override func load() {} } }",
    ])
  func keepsOtherWords(line: String) {
    #expect(rewritten("\(line)\n") == nil)
  }

  @Test("A part of a module is imported as the module")
  func shortensImports() {
    #expect(
      rewritten("import os.log\nimport struct Foundation.Date\n")
        == "import os\nimport struct Foundation.Date\n")
  }

  @Test("A module with a name that is taken is imported by its other one, and so are its types")
  func renamesModules() {
    var conditions = conditions
    conditions.renames = ["Layout": "AppLayout"]
    conditions.preferred = ["Layout": ["class Flow", "struct Card"]]
    let text = "@testable import Layout\nlet a = Layout.Gap.small + b.Layout.c\nlet Layout = 1\n"
    let expected = """
      @testable import AppLayout; import class AppLayout.Flow; import struct AppLayout.Card
      let a = AppLayout.Gap.small + b.Layout.c
      let Layout = 1

      """
    #expect(conditions.rewritten(Array(text.utf8)) == Array(expected.utf8))
  }
}
