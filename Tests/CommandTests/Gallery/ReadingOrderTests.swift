import Components
import Layout
import Render
import Testing

@testable import Commands

@Suite("Gallery: reading order and tokens")
@MainActor
struct ReadingOrderTests {
  @Test("Elements are numbered as they are read: by priority, controls as one, hidden ones not")
  func numbersElements() throws {
    let view = VStack {
      Text("last")
      Text("first").accessibilitySortPriority(2)
      Text("never").accessibilityHidden(true)
      Button("one") {}
    }
    let tree = placed(view)
    let nodes = GalleryNodes.nodes(
      of: tree, names: TokenNames(EnvironmentValues(look: .stillframe).appearance),
      sourceRoot: "/", heard: Utterance.all(of: tree.root, language: "en", reader: .voiceOver),
      contrasts: [], grades: [])
    let numbered = nodes.filter { $0.place.contains("\"order\":") }
    let words = numbered.map { node in
      let text = ["first", "last", "button"].first { node.identity.contains("\"\($0)\"") }
      let number = (1...3).first { node.place.contains("\"order\":\($0)") }
      return "\(number ?? 0) \(text ?? "")"
    }
    #expect(words.sorted() == ["1 first", "2 last", "3 button"])
  }

  @Test("Colours, lengths and fonts are named by the theme's tokens with their values")
  func namesTokens() {
    let names = TokenNames(EnvironmentValues(look: .stillframe).appearance)
    let palette = Theme.standard.palette
    let primary = palette[.textPrimary].light
    #expect(names.roles(of: primary, use: .ink).first == "textPrimary")
    #expect(names.roles(of: primary.opacity(0.5), use: .ink).contains("textPrimary"))
    #expect(names.roles(of: .clear, use: .fill).isEmpty)
    // The scales' own numbers: md is 16, medium 12; body is 17 on 22.
    #expect(names.space(16) == "md" && names.radius(12) == "medium" && names.space(17) == nil)
    #expect(names.textStyle(of: FontRequest(size: 17, leading: 22, weight: 400)) == "body")
    #expect(names.textStyle(of: FontRequest(size: 17, leading: 22, weight: 600)) == "headline")
    #expect(names.textStyle(of: FontRequest(size: 99, leading: 100)) == nil)
  }

  private func placed(_ view: some View) -> PositionedTree {
    let renderer = Renderer()
    return renderer.place(
      renderer.scene(
        for: view, environment: EnvironmentValues(look: .stillframe), width: 200, height: nil))
  }
}
