import SwiftSource
import Testing

@Suite("Previews in Swift source")
struct SourcePreviewsTests {
  private func previews(_ source: String) -> [PreviewDeclaration] {
    SourcePreviews(Array(source.utf8), path: "App/File.swift").declarations
  }

  @Test("A preview is found where the code has one, and nowhere else")
  func places() {
    let source = """
      // #Preview { }
      /* /* #Preview { } */ #Preview { } */
      let a = "#Preview { } \\(b("#Preview { }", { "}" }()))"
      let c = #"\\(#Preview"#, d = #/"/#
      let e = \"""
        #Preview { "
        \"""
      func f() { #Preview { } }
      struct G { #Preview("member") { } }
      #Preview { Text("}") }
      @available(iOS 17, *)
      #Preview("Two") { H() }
      """
    #expect(previews(source).map(\.line) == [10, 12])
    #expect(previews(source).map(\.name) == [nil, "Two"])
  }

  @Test("What is around a preview has to hold for it")
  func conditions() {
    let source = """
      #if DEBUG // while it is written
      #if os(iOS)
      #Preview("a") { }
      #elseif os(macOS)
      #Preview("b") { }
      #else
      #Preview("c") { }
      #endif
      #endif
      #Preview("d") { }
      """
    let conditions = previews(source).map {
      $0.conditions.map { $0.split(separator: " ").joined() }
    }
    #expect(
      conditions == [
        ["DEBUG", "os(iOS)"], ["DEBUG", "!(os(iOS))", "os(macOS)"],
        ["DEBUG", "!(os(iOS))", "!(os(macOS))"], [],
      ])
  }

  @Test("Traits and arguments are read from the list of arguments")
  func traits() {
    let source = """
      #Preview("a", traits: .sizeThatFitsLayout) { X().sizeThatFits() }
      #Preview(traits: .fixedLayout(width: 3 * w, height: 4), .landscapeLeft) { X() }
      #Preview("c", traits: .landscapeRight) { X() }
      #Preview("d", arguments: [f(1, 2), [3], { $0 }]) { X($0) }
      #Preview("e", arguments: all) { X($0) }
      #Preview { X().fixed() }
      """
    #expect(
      previews(source).map(\.size) == [.fitting, .fitting, .landscape, .device, .device, .device])
    #expect(previews(source).map(\.arguments) == [nil, nil, nil, 3, 0, nil])
  }

  @Test("The views of a provider are previews of their own where they can be counted")
  func providers() {
    let source = """
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            X()
              .previewLayout(.sizeThatFits)
              .previewDisplayName("Small")
            Y { Z() }
          }
          .padding()
        }
      }
      struct B_Previews: PreviewProvider {
        static var previews: some View {
          let model = Model()
          return X(model)
        }
      }
      private struct C_Previews: PreviewProvider { static var previews: some View { X() } }
      struct D: View { var body: some View { X() } }
      extension PreviewProvider { static var sample: Model { Model() } }
      struct E_Previews: PreviewProvider { static var previews: some View { X(); Y() } }
      """
    let found = previews(source)
    #expect(
      found.map(\.form) == [
        .provider(type: "A_Previews", part: 0, count: 2),
        .provider(type: "A_Previews", part: 1, count: 2),
        .provider(type: "B_Previews", part: 0, count: 1), .hidden(type: "C_Previews"),
        .provider(type: "E_Previews", part: 0, count: 2),
        .provider(type: "E_Previews", part: 1, count: 2),
      ])
    #expect(found.map(\.size) == [.fitting, .device, .device, .device, .device, .device])
    #expect(found.map(\.name) == ["Small", nil, nil, nil, nil, nil])
    #expect(found.map(\.line) == [4, 7, 14, 18, 21, 21])
  }

  @Test("Devices are read where their names are literals, and told otherwise")
  func devices() {
    let source = """
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            X().previewDevice("iPhone 8")
            Y().previewDevice(PreviewDevice(rawValue: "iPad mini (6th generation)"))
            Z(text: "iPad").previewDevice(.init(rawValue: name + "8"))
            Z(text: "iPad")
          }
          .previewDevice("iPhone 13")
        }
      }
      #Preview { X().previewDevice(name) }
      #Preview { X().previewDevice("iPhone SE (2nd generation)") }
      """
    #expect(
      previews(source).map(\.device) == [
        "iPhone 8", "iPad mini (6th generation)", "8", "iPhone 13", nil,
        "iPhone SE (2nd generation)",
      ])
    var list = PreviewList(module: "App")
    list.add(source.utf8, path: "File.swift")
    #expect(list.source.contains(#"size: .device, device: "iPhone 8", variants: variants,"#))
  }

  @Test("A list and an expansion agree on the name of a function")
  func symbols() throws {
    let macro = "\n\n@MainActor\n#Preview(\"a\") { X() }"
    let source = "import SwiftUI\nlet x = 1" + macro + "\n"
    let form = try #require(previews(source).first).form
    let symbol = SourcePreviews.symbol(
      path: "App/File.swift", line: 2 + SourcePreviews.lineOffset(in: macro), source: macro)
    #expect(form == .macro(symbol: symbol))
  }

  @Test("State of a preview becomes that of a view")
  func state() throws {
    let macro = """
      #Preview("a") {
        @Previewable @State var words = ["a",
          "b"]
        @Previewable @FocusState var focus: Bool
        let count = words.count
        X($words, count)
      }
      """
    let source = try #require(
      PreviewExpansion(of: macro, path: "App/File.swift", line: 1, name: "f")
    ).source
    let body = try #require(source.split(separator: "var body").last)
    #expect(!source.contains("Previewable"))
    #expect(body.contains("let count = words.count"))
    #expect(!body.contains("FocusState"))
    #expect(source.contains("@State var words = [\"a\",\n    \"b\"]"))
  }

  @Test("A preview's own property of an optional type ends with its line")
  func optionalState() throws {
    let macro = """
      #Preview {
        @Previewable @State var data: Data?
        @Previewable @State var name: String
          = isLong ? "long"
          : "short"
        X($data, name)
      }
      """
    let source = try #require(
      PreviewExpansion(of: macro, path: "App/File.swift", line: 1, name: "f")
    ).source
    let body = try #require(source.split(separator: "var body").last)
    #expect(source.contains("@State var data: Data?\n"))
    #expect(source.contains("= isLong ? \"long\"\n    : \"short\"\n"))
    #expect(body.contains("X($data, name)"))
  }

  @Test("A preview's own properties and its view may be on one line")
  func oneLine() throws {
    let macro = "#Preview { @Previewable @State var a = 1; @Previewable @State var b = 2; X($a) }"
    let source = try #require(
      PreviewExpansion(of: macro, path: "App/File.swift", line: 1, name: "f")
    ).source
    #expect(!source.contains(";") && source.contains("X($a)"))
    #expect(source.contains("@State var a = 1\n") && source.contains("@State var b = 2\n"))
  }

  @Test("Any bytes are read to their end")
  func damage() {
    let source = Array("#Preview(\"a\\(b(\"c\") { #if X\n struct A: PreviewProvider { /* ".utf8)
    for end in source.indices { _ = SourcePreviews(Array(source[..<end]), path: "") }
    for byte in UInt8.min...UInt8.max {
      for index in source.indices {
        var changed = source
        changed[index] = byte
        _ = SourcePreviews(changed, path: "")
      }
    }
  }
}
