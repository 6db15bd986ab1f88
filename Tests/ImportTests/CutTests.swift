import Testing

@testable import Import

@Suite("Import: what is taken out of files")
struct CutTests {
  /// A file without what has an error at a word; `nil` where nothing remains.
  private func cut(
    _ text: String, at word: String, tries: Int = 0, error: String = "cannot find it"
  ) throws -> String? {
    let before = text[..<(try #require(text.firstRange(of: word))).lowerBound]
    let line = before.count { $0 == "\n" } + 1
    let column =
      before.utf8.count
      - (before.utf8.lastIndex(of: 10).map {
        before.utf8.distance(from: before.utf8.startIndex, to: $0) + 1
      } ?? 0)
    let bytes = Array(text.utf8)
    let message = Diagnostics.Message(path: "", line: line, column: column + 1, text: error)
    var counts: [Int: Int] = [:]
    for _ in 0..<tries {
      _ = SourceCut(bytes).without([message], tries: &counts)
    }
    return SourceCut(bytes).without([message], tries: &counts)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static let screen = """
    import SwiftUI

    struct Screen: View {
      let place: Place
      @State private var isOn = false

      var body: some View {
        VStack {
          Map(place)
            .frame(height: 9)
          place.picture.resizable()
          Button("Go") {
            Player.shared.play()
            isOn = true
          }
          if isOn {
            Panel { Text("a") }
          }
        }
        .onAppear { Tracker(1) }
      }

      private func start() {
        Tracker.begin()
        isOn = true
      }

      func number() -> Int {
        Oracle.number()
      }
    }

    #Preview { Screen(place: Sample.place) }
    """

  @Test(
    "A view has a placeholder, a statement of an action goes, and lines stay",
    arguments: [
      ("Map(place)", "Map(place)", "SwiftUI.LeftOutView(\"Map\")"),
      (
        "picture", "place.picture.resizable()", "SwiftUI.LeftOutView(\"place.picture.resizable()\")"
      ),
      ("frame", ".frame(height: 9)", ".leftOutModifier(\"frame\")"),
      ("9", ".frame(height: 9)", ".leftOutModifier(\"frame\")"),
      ("Player", "Player.shared.play()", ""),
      ("Panel", "Panel { Text(\"a\") }", "SwiftUI.LeftOutView(\"Panel\")"),
      ("Tracker(1)", "Tracker(1)", ""),
      ("Tracker.begin", "Tracker.begin()", ""),
    ])
  func cutsStatements(word: String, old: String, new: String) throws {
    let expected = Self.screen.replacing(old, with: new)
    #expect(expected != Self.screen)
    #expect(try cut(Self.screen, at: word) == expected)
  }

  @Test("What returns a value, what has an error outside of its braces, and previews go whole")
  func cutsDeclarations() throws {
    let number = "func number() -> Int {\n    Oracle.number()\n  }"
    #expect(try cut(Self.screen, at: "Oracle") == Self.screen.replacing(number, with: "\n\n"))
    #expect(
      try cut(Self.screen, at: "Place\n") == Self.screen.replacing("let place: Place", with: ""))
    #expect(
      try cut(Self.screen, at: "State")
        == Self.screen.replacing(
          "@State private var isOn = false", with: ""))
    let preview = "#Preview { Screen(place: Sample.place) }"
    #expect(try cut(Self.screen, at: "Sample") == Self.screen.replacing(preview, with: ""))
    let provider = "struct P: PreviewProvider { static var previews: some View { A() } }"
    #expect(try cut("struct B {}\n\(provider)\n", at: "A()") == "struct B {}\n\n")
  }

  @Test("An argument goes with the property that it is for, and what has it stays")
  func cutsArguments() throws {
    let text =
      "struct A {\n  let b: B\n  let c: Int\n  init(b: B, c: Int) {\n    self.b = b\n    self.c = c\n  }\n"
      + "  static let all = [A(b: B(1), c: 1), A(b: B(f(2, 3)), c: 2)]\n  static let d = A(c: 0, b: B())\n}\n"
    let property = Diagnostics.Message(path: "", line: 2, column: 7, text: "")
    #expect(SourceCut(Array(text.utf8)).properties(with: [property]) == ["b"])
    func cut(at line: Int, _ column: Int) -> String? {
      var tries: [Int: Int] = [:]
      let error = Diagnostics.Message(path: "", line: line, column: column, text: "")
      return SourceCut(Array(text.utf8), removed: ["b"]).without([error], tries: &tries).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
    }
    #expect(cut(at: 8, 26) == text.replacing("b: B(1),", with: ""))
    #expect(cut(at: 8, 46) == text.replacing("b: B(f(2, 3)),", with: ""))
    #expect(cut(at: 9, 29) == text.replacing(", b: B()", with: ""))
    #expect(cut(at: 4, 11) == text.replacing("init(b: B,", with: "init("))
    #expect(cut(at: 5, 10) == text.replacing("self.b = b", with: ""))
    #expect(
      cut(at: 8, 14)
        == text.replacing(
          "  static let all = [A(b: B(1), c: 1), A(b: B(f(2, 3)), c: 2)]", with: "  "))
  }

  @Test(
    "An argument ends where its list does",
    arguments: [
      ("A(c: 1, b: Box<Int, Set<B>>())", "A(c: 1)"), ("A(b: x < y, c: 1)", "A( c: 1)"),
      ("A(b: N < x, c: y > 0)", "A( c: y > 0)"),
      // Neither in a dictionary nor in a case is it an argument: all of the value goes.
      ("[c: 1, b: B]", nil), ("{ switch b { case .c, b: B } }", nil),
    ])
  func argumentEnds(value: String, rest: String?) throws {
    let text = "struct A {\n  let a = 1\n  let all = \(value)\n}\n"
    let column = try #require(text.split(separator: "\n")[2].firstRange(of: "b:")).lowerBound
    let line = text.split(separator: "\n")[2]
    let error = Diagnostics.Message(
      path: "", line: 3, column: line.distance(from: line.startIndex, to: column) + 4, text: "")
    var tries: [Int: Int] = [:]
    let cut = SourceCut(Array(text.utf8), removed: ["b"]).without([error], tries: &tries)
    #expect(
      cut.map { String(decoding: $0.bytes, as: UTF8.self) }
        == text.replacing("let all = \(value)", with: rest.map { "let all = \($0)" } ?? ""))
  }

  @Test("A file that ends after what a type is to be loses the type")
  func cutsAtTheEnd() throws {
    let error = "cannot find type 'Missing' in scope"
    #expect(try cut("let a = 1\nclass A: Missing", at: "Missing", error: error) == "let a = 1\n")
  }

  @Test("The closure of a preview is a body, as long as a view remains in it")
  func cutsPreviews() throws {
    let text = "struct A {}\n#Preview(\"b\") {\n  let c = d\n  VStack { E(c).f(); G() }.h()\n}\n"
    #expect(try cut(text, at: ".h()") == text.replacing(".h()", with: #".leftOutModifier("h")"#))
    #expect(try cut(text, at: "G()") == text.replacing("G()", with: #"SwiftUI.LeftOutView("G")"#))
    #expect(try cut(text, at: "d\n") == text.replacing("let c = d", with: ""))
    #expect(try cut(text, at: "VStack") == "struct A {}\n\n\n\n\n")
    let two = text.replacing("; G() }.h()", with: " }\n  G()")
    #expect(try cut(two, at: "G()") == two.replacing("G()", with: #"SwiftUI.LeftOutView("G")"#))
    let provider = "struct A {}\nstruct B: PreviewProvider {\n  static var previews: some View {\n"
    let body = "    C { D() }.e()\n"
    #expect(
      try cut("\(provider)\(body)  }\n}\n", at: ".e()")
        == "\(provider)    C { D() }.leftOutModifier(\"e\")\n  }\n}\n")
    #expect(try cut("\(provider)\(body)  }\n}\n", at: "C {") == "struct A {}\n\n\n\n\n\n")
  }

  @Test("After some statements all of a member's code goes, and then the member")
  func losesPatience() throws {
    let text = "struct A {}\nfunc a() {\n  b()\n  c()\n}\n"
    #expect(try cut(text, at: "c()", tries: 4) == "struct A {}\nfunc a() {\n  \n\n}\n")
    #expect(try cut(text, at: "c()", tries: 5) == "struct A {}\n\n\n\n\n")
  }

  @Test("A view goes whole where it does not compile without the modifier either")
  func cutsModifiersOnce() throws {
    let text = "struct A: View {\n  var body: some View {\n    a.b().c { 1 } d: { 2 }.e\n  }\n}\n"
    let once = try #require(try cut(text, at: "c {"))
    #expect(once == text.replacing(".c { 1 } d: { 2 }", with: ".leftOutModifier(\"c\")"))
    #expect(
      try cut(once, at: "leftOut")
        == once.replacing(
          "a.b().leftOutModifier(\"c\").e",
          with: "SwiftUI.LeftOutView(\"a.b().e\")"))
    // Where a placeholder does not compile, all of the code goes.
    #expect(
      try cut(text.replacing("a.b()", with: "SwiftUI.LeftOutView(\"a\")"), at: "Left")
        == text.replacing("a.b().c { 1 } d: { 2 }.e", with: "SwiftUI.LeftOutView(\"var body\")"))
    let made = "struct A: View {\n  var body: some View {\n    Color.b(1).c()\n  }\n}\n"
    #expect(
      try cut(made, at: "b(")
        == made.replacing("Color.b(1).c()", with: #"SwiftUI.LeftOutView("Color.b(1).c()")"#))
    #expect(
      try cut(made, at: "c()") == made.replacing(".c()", with: #".leftOutModifier("c")"#))
    // What is in a view without its objects would stop.
    let object = made.replacing(".c()", with: ".environmentObject(c)")
    #expect(
      try cut(object, at: "c)")
        == object.replacing(
          "Color.b(1).environmentObject(c)",
          with: #"SwiftUI.LeftOutView("Color.b(1).environmentObject(c)")"#))
    let chain = made.replacing(".c()", with: "\n#if A\n.c()\n#endif\n.d()")
    #expect(
      try cut(chain, at: "c()") == chain.replacing(".c()", with: #".leftOutModifier("c")"#))
    // A condition is no view.
    let branch = "struct A: View {\n  var body: some View {\n    if a.b() { C() }\n  }\n}\n"
    #expect(
      try cut(branch, at: "b()")
        == branch.replacing("if a.b() { C() }", with: #"SwiftUI.LeftOutView("if a.b() { C() }")"#))
  }

  @Test(
    "A type loses the conformance that the compiler cannot write",
    arguments: [
      ("struct A: Codable", "Decodable", "struct A"),
      ("struct A<T: Hashable>: Codable, B", "Encodable", "struct A<T: Hashable>: B"),
      ("struct A: B, Hashable where A: C", "Equatable", "struct A: B where A: C"),
      ("struct A: Equatable, Hashable", "Equatable", "struct A: Hashable"),
    ])
  func cutsConformances(old: String, protocol name: String, new: String) throws {
    let error = "type 'A' does not conform to protocol '\(name)'"
    let cut = try cut("\(old) {\n  var b: Int\n}\n", at: "A", error: error)
    #expect(cut?.replacing("  ", with: " ") == "\(new) {\n var b: Int\n}\n")
    // What a type has to write itself is no reason to keep it.
    #expect(
      try self.cut(
        "struct A: View {}\nlet a = 1", at: "A", error: "does not conform to protocol 'View'")
        == "\nlet a = 1")
  }

  @Test(
    "A type loses what it says to be where that is not here",
    arguments: [
      ("class A: NSObject, Delegate", "class A: NSObject"),
      ("class A: Delegate, B", "class A: B"),
      ("class A: @preconcurrency Delegate, B", "class A: B"),
      ("class A: B, @preconcurrency Delegate, C", "class A: B, C"),
      ("extension A: Delegate", "extension A"),
      ("struct A: Delegate where B: C", "struct A where B: C"),
      // A part of another name says nothing alone.
      ("struct A: B & Delegate", ""),
      ("struct A: Delegate.B", ""),
    ])
  func cutsWhatIsNotHere(old: String, new: String) throws {
    let cut = try cut(
      "let a = 1\n\(old) {\n  var b: Int\n}\n", at: "Delegate",
      error: "cannot find type 'Delegate' in scope")
    let rest = new.isEmpty ? "\n\n" : "\(new) {\n  var b: Int\n}"
    let lines = cut?.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix(" ") ? String($0) : $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines?.joined(separator: "\n") == "let a = 1\n\(rest)\n")
  }

  @Test("Several errors of a member at once are one try")
  func triesOnce() throws {
    let text = "struct A: View {\n  var body: some View {\n    B()\n    C()\n  }\n}\n"
    var tries: [Int: Int] = [:]
    let errors = [(3, 5), (4, 5), (3, 6), (4, 6), (3, 7), (4, 7)].map {
      Diagnostics.Message(path: "", line: $0.0, column: $0.1, text: "")
    }
    let cut = SourceCut(Array(text.utf8)).without(errors, tries: &tries)
    #expect(
      cut.map { String(decoding: $0.bytes, as: UTF8.self) }
        == text.replacing("B()", with: #"SwiftUI.LeftOutView("B")"#)
        .replacing("C()", with: #"SwiftUI.LeftOutView("C")"#))
    #expect(tries == [2: 1])
  }

  @Test("A file of which nothing would remain goes, as where a condition would lose its end")
  func refuses() throws {
    #expect(try cut("import A\nextension B { var a: C { 1 } }\n", at: "B") == nil)
    #expect(
      try cut("struct A {\n#if X\nvar a: B { \n#else\nvar b: Int {\n#endif\n1 }\n}", at: "B") == nil
    )
    #expect(try cut("import A\nstruct B {}\n", at: "A") == nil)
  }

  @Test("Declarations with attributes, modifiers, several lines and closures have their ranges")
  func findsDeclarations() {
    let text = """
      @available(iOS 15, *)
      public final class Model: ObservableObject {
        @Published private(set) var names: [String] = {
          ["a"]
        }()
        lazy var total = first
          + second
        var isEmpty: Bool { names.isEmpty }
        override class func make() -> Model { Model() }
        init(_ action: @escaping () -> Void = {}) async throws {}
        subscript(_ index: Int) -> String { names[index] }
        enum Kind: Int { case one, two }
      }
      typealias Names = [String]
      """
    let outline = SourceOutline(Array(text.utf8))
    #expect(outline.declarations.map(\.name) == ["Model", "Names"])
    #expect(
      outline.declarations[0].members.map { "\($0.keyword) \($0.name)" } == [
        "var names", "var total", "var isEmpty", "func make", "init (", "subscript (", "enum Kind",
      ])
    #expect(outline.declarations[0].members[2].body != nil)
    #expect(outline.declarations[0].members[0].body == nil)
  }
}
