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
      of: tree, notes: TokenNotes(),
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

  @Test("Values have the names that they were looked up by, and literal ones have none")
  func namesTokens() throws {
    // Of `xs` and a radius, both 8 in the standard theme, each has its own name; 12 is a `medium` radius, and no space.
    let story = Story("names", canvas: StoryCanvas(width: 200, height: nil, look: .stillframe)) {
      VStack(spacing: 12) {
        Text("Hello").font(.headline).foregroundStyle(Color.textSecondary).padding(.all, .xs)
        RoundedRectangle(cornerRadius: 8).fill(Color.error)
      }
    }
    let renderer = Renderer()
    let scene = renderer.scene(for: story, variant: .light)
    let tree = renderer.place(scene)
    let nodes = GalleryNodes.nodes(
      of: tree,
      notes: renderer.tokenNotes(for: story, variant: .light, of: scene, placed: tree),
      sourceRoot: "/", heard: [], contrasts: [], grades: [])
    func row(_ type: String, _ name: String) throws -> String {
      let node = try #require(nodes.first { $0.identity.contains("\"type\":\"\(type)\"") })
      return try #require(node.look.rows.first { $0.contains("\"\(name)\"") })
    }
    #expect(try row("text", "Font").contains("\"headline\""))
    #expect(try row("text", "Colour").contains("\"textSecondary\""))
    #expect(try row("text", "Padding").contains("\"xs\""))
    #expect(try row("roundedRectangle", "Fill").contains("\"error\""))
    #expect(try row("vstack", "Spacing") == #"["Layout","Spacing","12 pt","",""]"#)
    #expect(try row("roundedRectangle", "Corner radius").hasSuffix(#","",""]"#))
  }

  private func placed(_ view: some View) -> PositionedTree {
    let renderer = Renderer()
    return renderer.place(
      renderer.scene(
        for: view, environment: EnvironmentValues(look: .stillframe), width: 200, height: nil))
  }
}
