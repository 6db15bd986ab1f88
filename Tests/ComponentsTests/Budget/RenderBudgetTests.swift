import Layout
import Testing

@testable import Components
@testable import Documents

@Suite("Budget: nodes and bytes")
@MainActor
struct RenderBudgetTests {
  /// Resolves a view with a budget.
  private func resolved(
    _ view: some View, _ budget: RenderBudget
  ) -> (root: ResolvedNode, overrun: BudgetError?) {
    let resolution = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: 200,
      height: 400,
      budget: budget
    ).resolution(of: view)
    return (resolution.root, resolution.overrun)
  }

  @Test("The standard budget multiplied: each unit, whole and at least one")
  func multiplies() {
    let half = RenderBudget(nodes: 5, pixels: 1_000, bytes: 1).multiplied(by: 0.5)
    #expect(half == RenderBudget(nodes: 2, pixels: 500, bytes: 1))
    #expect(RenderBudget.standard.multiplied(by: 1) == .standard)
  }

  @Test("The element that passes the limit is named, and nothing after it is resolved")
  func namesTheNode() throws {
    // Each element counts once for its place and once for itself.
    let view = VStack {
      HStack { ForEach(0..<4) { _ in AnyView(Spacer()) } }
      ZStack { ForEach(0..<1_000) { _ in AnyView(Spacer()) } }
    }
    let (root, overrun) = resolved(view, RenderBudget(nodes: 20))
    let error = try #require(overrun)
    #expect(error.unit == .nodes)
    #expect(error.count == 21)
    #expect(error.limit == 20)
    #expect("\(error.path)" == "vstack/zstack")
    // Eight of twenty went to the row: six elements are whole, and a mark is left of the seventh.
    #expect(root.children[1].children.count == 7)
    #expect(resolved(view, RenderBudget(nodes: 2_008)).overrun == nil)
    #expect(resolved(view, RenderBudget(nodes: 2_007)).overrun?.count == 2_008)
  }

  @Test("A byte of text counts 64")
  func countsText() {
    let text = Text(verbatim: "0123456789")
    #expect(resolved(text, RenderBudget(bytes: 640)).overrun == nil)
    let overrun = resolved(text, RenderBudget(bytes: 639)).overrun
    #expect(overrun?.unit == .bytes)
    #expect(overrun?.count == 640)
  }

  @Test("A picture counts what it decodes to, wherever it is shown, and once")
  func countsPictures() {
    // The header of a PNG file of 30 × 20 pixels: 2,400 bytes.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0,
    ]
    let view = VStack { ForEach(0..<5) { _ in Image(pngData: header) } }
    #expect(resolved(view, RenderBudget(bytes: 2_400)).overrun == nil)
    #expect(resolved(view, RenderBudget(bytes: 2_399)).overrun?.count == 2_400)
  }

  @Test("Each layout on the way to the places of presented views counts its nodes")
  func countsLayouts() throws {
    let view = Text(verbatim: "a").popover(isPresented: .constant(true)) { Text(verbatim: "b") }
    #expect(resolved(view, .standard).overrun == nil)
    let error = try #require(resolved(view, RenderBudget(nodes: 3)).overrun)
    #expect(error.unit == .nodes)
  }

  @Test("An element of a document is named by its file, line and column")
  func namesPlacesInDocuments() throws {
    let text = """
      {"version": 1, "view": {"type": "vstack", "children": [
        {"type": "divider"},
        {"type": "hstack", "children": [
          {"type": "text", "verbatim": "0123456789"}]}]}}
      """
    let document = try Document(
      parsing: Array(text.utf8), file: "card.json", fallbackName: "card",
      readFile: { _ in [] })
    let overrun = resolved(document.story.view(), RenderBudget(bytes: 100)).overrun
    let error = try #require(overrun)
    #expect(error.source == SourceLocation(file: "card.json", line: 4, column: 5))
    #expect(
      error.description
        == """
        card.json:4:5: vstack/hstack: the picture exceeds its budget here: 640 bytes of pictures \
        and text, of at most 100
        """)
  }
}
