import Testing

@testable import Import

@Suite("Import: what compiles")
struct FitTests {
  /// A file whose interface is its text.
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(
      original: "/app/\(name)", shown: name, compiled: "/out/\(name)", bytes: Array(text.utf8),
      raw: "", sha256: "", isRewritten: false)
  }

  /// Settles files by a compiler that finds errors in what it is given.
  private func settle(
    _ files: [SourceFile], errors: @escaping (_ primary: String, _ all: Set<String>) -> String?
  ) throws -> [String: SourceFile.Omission] {
    var fit = ModuleFit(
      files, elsewhere: [], stubs: ["MapKit"], names: { KnownNames(["background", "Text"]) }
    ) { primaries, included, _ in
      let all = Set(included.map(\.shown))
      let lines = primaries.compactMap { file in
        errors(file.shown, all).map { "\(file.compiled):1:1: error: \($0)" }
      }
      return [
        CompilerRun.Outcome(
          succeeded: lines.isEmpty, crashed: false, output: lines.joined(separator: "\n"))
      ]
    }
    try fit.settle(files)
    var omissions: [String: SourceFile.Omission] = [:]
    for file in files { omissions[file.shown] = file.omission }
    return omissions
  }

  @Test("A file with an error goes, then those that need it; the others stay")
  func leavesOutDependents() throws {
    let files = [
      file("Map.swift", "import MapKit\nstruct Place: View {}"),
      file("Screen.swift", "struct Screen { var body: some View { Place() } }"),
      file("App.swift", "struct Shop { var body: some View { Screen() } }"),
      file("Row.swift", "struct Row {}"),
    ]
    let omissions = try settle(files) { name, all in
      switch name {
      case "Map.swift": "cannot find 'Map' in scope"
      case "Screen.swift" where !all.contains("Map.swift"): "cannot find 'Place' in scope"
      case "App.swift" where !all.contains("Screen.swift"): "cannot find 'Screen' in scope"
      default: nil
      }
    }
    #expect(omissions.keys.sorted() == ["App.swift", "Map.swift", "Screen.swift"])
    #expect(omissions["Map.swift"]?.module == "MapKit")
    #expect(omissions["Screen.swift"]?.needs == ["Map.swift"])
    #expect(omissions["App.swift"]?.needs == ["Screen.swift"])
  }

  @Test("An error in what a macro expands to is one of the line with the macro")
  func macroExpansion() {
    let output = """
      /tmp/@__swiftmacro_3App5Cards_.swift:5:5: error: cannot find type 'Missing' in scope
          Card(data: $data)
          ^
      /tmp/@__swiftmacro_3App5Cards_.swift:3:8: note: in declaration of '_PreviewOfState'
      /out/Cards.swift:28:1: note: in expansion of macro 'Preview' here
      """
    let error = Diagnostics(output).errors.first
    #expect(error?.path == "/out/Cards.swift" && error?.line == 28 && error?.column == 1)
    #expect(error?.text == "cannot find type 'Missing' in scope")
  }

  @Test("What may come of another error in a file stays until that one is gone")
  func consequences() throws {
    let screen = file(
      "Screen.swift",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Missing()
            Text("Kept")
          }
        }
      }
      """)
    let slow = "the compiler is unable to type-check this expression in reasonable time"
    var errors = ["4:7: error: cannot find 'Missing' in scope", "5:7: error: \(slow)"]
    var fit = ModuleFit([screen], elsewhere: [], stubs: [], names: { KnownNames([]) }) { _, _, _ in
      defer { errors = [] }
      let lines = errors.map { "\(screen.compiled):\($0)" }
      return [
        CompilerRun.Outcome(
          succeeded: lines.isEmpty, crashed: false, output: lines.joined(separator: "\n"))
      ]
    }
    try fit.settle([screen])
    #expect(screen.omission == nil)
    #expect(screen.gaps.map(\.name) == ["Missing"])
    #expect(String(decoding: screen.bytes, as: UTF8.self).contains("Text(\"Kept\")"))
  }

  @Test("A type that is taken out is not one that other modules see")
  func seenTypes() throws {
    let source = file("Model.swift", "public struct Card {}\npublic struct Missing {}\n")
    source.publicTypes = source.facts.publicTypes
    let module = AppModule("Kit", origin: .package)
    let work = ModuleWork(module, name: "Kit")
    work.files = [source]
    #expect(work.seenTypes == ["struct Card", "struct Missing"])
    let gap = SourceFile.Gap(name: "struct Missing", cause: .init(line: 2, reason: ""))
    source.set([gap], Array("public struct Card {}\n".utf8))
    #expect(work.seenTypes == ["struct Card"])
    work.failure = "no file of it compiles"
    #expect(work.seenTypes.isEmpty)
  }

  @Test("A file of which an expression is too much for the compiler is tried with more memory")
  func slowExpressions() throws {
    let files = [file("Slow.swift", "struct Slow {}"), file("Map.swift", "struct Place {}")]
    var calls: [String] = []
    var fit = ModuleFit(files, elsewhere: [], stubs: [], names: { KnownNames([]) }) {
      primaries, _, megabytes in
      calls.append("\(megabytes): \(primaries.map(\.shown).joined(separator: " "))")
      let lines = primaries.compactMap { file in
        switch file.shown {
        case "Map.swift": "\(file.compiled):1:1: error: cannot find 'Map' in scope"
        case "Slow.swift" where megabytes < 512:
          // The second may come of the first.
          """
          \(file.compiled):1:1: error: the compiler is unable to type-check this expression
          \(file.compiled):2:1: error: cannot infer contextual base in reference to member 'red'
          """
        default: nil
        }
      }
      return [
        CompilerRun.Outcome(
          succeeded: lines.isEmpty, crashed: false, output: lines.joined(separator: "\n"))
      ]
    }
    try fit.settle(files)
    #expect(files.map { $0.omission == nil } == [true, false])
    #expect(calls == ["100: Slow.swift Map.swift", "512: Slow.swift"])
  }

  @Test("An error in a generated file leaves nothing out, and is not tried for ever")
  func endsAtErrorsOfGeneratedFiles() throws {
    let screen = file("Screen.swift", "struct Screen {}")
    var fit = ModuleFit([screen], elsewhere: [], stubs: [], names: { KnownNames([]) }) { _, _, _ in
      []
    }
    let outcome = CompilerRun.Outcome(
      succeeded: false, crashed: false,
      output: "/out/AssetSymbols.swift:43:44: error: ambiguous use of 'above'")
    #expect(try fit.settle(after: outcome) == false)
    #expect(screen.omission == nil)
  }

  @Test("Of two files that declare the same, the second goes, and those that use it stay")
  func keepsUsersOfClashes() throws {
    let files = [
      file("A.swift", "struct Card {}"), file("B.swift", "struct Card {}"),
      file("User.swift", "let card = Card()"),
    ]
    let omissions = try settle(files) { name, all in
      let clash = all.contains("A.swift") && all.contains("B.swift")
      switch name {
      case "B.swift" where clash: return "invalid redeclaration of 'Card'"
      case "User.swift" where clash: return "'Card' is ambiguous for type lookup in this context"
      default: return nil
      }
    }
    #expect(omissions.keys.sorted() == ["B.swift"])
  }

  @Test("A file that makes several others ambiguous goes in their place")
  func blamesTheCause() throws {
    let files = ["Extra", "One", "Two"].map { file("\($0).swift", "func \($0)() { glow() }") }
    let omissions = try settle(files) { name, all in
      guard name != "Extra.swift", all.contains("Extra.swift") else { return nil }
      return "ambiguous use of 'glow'\n/out/Extra.swift:1:1: note: found this candidate"
    }
    #expect(omissions.keys.sorted() == ["Extra.swift"])
  }

  @Test("A missing form has its nearest name")
  func namesTheNearest() throws {
    let omissions = try settle([file("A.swift", "let a = 1")]) { _, _ in
      "value of type 'Text' has no member 'backgruond'"
    }
    #expect(omissions["A.swift"]?.form == "backgruond")
    #expect(omissions["A.swift"]?.nearest == "background")
  }

  @Test("The interface of a file changes with its declarations and not with its bodies")
  func digestsInterfaces() {
    func interface(_ text: String) -> String { SourceFacts(Array(text.utf8)).interface }
    let base = "struct A: View { let n: Int; var body: some View { Text(\"a\") } }"
    #expect(interface(base) == interface(base.replacing("\"a\"", with: "\"b\"")))
    #expect(interface(base) != interface(base.replacing("n: Int", with: "n: Double")))
  }

  @Test("What a file declares: types, members, cases and what it extends")
  func findsDeclarations() {
    let text = """
      enum Fruit: Int { case apple, pear(Int), fig = 3
        func peel() { let knife = 1 } }
      extension Outer.Inner { static var core: Int { 1 } }
      """
    #expect(
      SourceFacts(Array(text.utf8)).declared.sorted() == [
        "Fruit", "Inner", "Outer", "apple", "core", "fig", "pear", "peel",
      ])
  }
}
