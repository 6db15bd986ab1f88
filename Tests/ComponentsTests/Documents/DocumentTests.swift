import Testing

@testable import Components
@testable import Documents

@Suite("Documents: decoding")
@MainActor
struct DocumentTests {
  @Test("A document becomes the nodes of the same view in Swift")
  func decodesToTheSameNodes() throws {
    let story = try document(
      """
      {"version": 1, "name": "card", "view":
        {"type": "vstack", "alignment": "leading", "spacing": 4, "children": [
          {"type": "text", "value": "**Order** 12", "modifiers": [{"font": "headline"}]},
          {"type": "hstack", "spacing": "md", "children": [
            {"type": "circle", "modifiers": [{"fill": "success"}, {"frame": {"width": 8, "height": 8}}]},
            {"type": "spacer"},
            {"type": "image", "systemName": "shippingbox"}
          ]}
        ], "modifiers": [
          {"padding": {"horizontal": 16, "top": 8}},
          {"background": {"style": "surface", "in": {"type": "roundedRectangle", "cornerRadius": 12}}},
          {"frame": {"maxWidth": "infinity"}}
        ]}}
      """)
    let swift = VStack(alignment: .leading, spacing: 4) {
      (Text(verbatim: "Order").bold() + Text(verbatim: " 12")).font(.headline)
      HStack(spacing: 16) {
        Circle().fill(Color.success).frame(width: 8, height: 8)
        Spacer()
        Image(systemName: "shippingbox")
      }
    }
    .padding(.top, 8).padding(.leading, 16).padding(.trailing, 16)
    .background(Color.surface, in: RoundedRectangle(cornerRadius: 12))
    .frame(maxWidth: .infinity)
    expectSame(story.view(), swift)
  }

  @Test("A radius token is the theme's, wherever it stands")
  func themeRadius() throws {
    let story = try document(
      """
      {"version": 1, "view": {"type": "vstack", "spacing": 4, "children": [
        {"type": "roundedRectangle", "cornerRadius": "large", "modifiers": [{"fill": "error"}]},
        {"type": "text", "value": "a", "modifiers": [{"cornerRadius": "large"}]},
        {"type": "text", "value": "b", "modifiers": [
          {"clipShape": {"type": "roundedRectangle", "cornerRadius": "large"}}]},
        {"type": "text", "value": "c", "modifiers": [
          {"background": {"style": "surface", "in": {"type": "roundedRectangle", "cornerRadius": "large"}}}]}
      ]}}
      """)
    var theme = Theme(name: "team")
    theme.radius.large = 24
    let round = RoundedRectangle(cornerRadius: 24)
    let swift = VStack(spacing: 4) {
      round.fill(Color.error)
      Text(verbatim: "a").clipShape(round)
      Text(verbatim: "b").clipShape(round)
      Text(verbatim: "c").background(Color.surface, in: round)
    }
    expectSame(story.view().theme(theme), swift.theme(theme))
  }

  @Test("Nodes know the line of the document that they come from")
  func knowsLines() throws {
    let story = try document(
      """
      {"version": 1, "view": {"type": "vstack",
        "children": [
          {"type": "text", "value": "a"},
          {"type": "rectangle"}
        ]}}
      """)
    let context = ResolveContext(environment: EnvironmentValues(look: .stillframe))
    let root = try #require(story.view()._resolve(in: context).first)
    #expect(root.source == Components.SourceLocation(file: "card.json", line: 1, column: 24))
    #expect(root.children.map { $0.source?.line } == [3, 4])
  }

  @Test("The environment lies under every variant, and the names say so")
  func mergesEnvironment() throws {
    let story = try document(
      """
      {"version": 1, "environment": {"colorScheme": "dark", "dynamicTypeSize": "ax1"},
       "variants": ["light", "rtl", "ax3", "dark"], "view": {"type": "spacer"}}
      """)
    #expect(story.variants.map(\.name) == ["dark-ax1", "dark-rtl-ax1", "dark-ax3"])
  }

  @Test("A view with a colour of its own is a view, also as a background")
  func backgroundView() throws {
    let text = """
      {"version": 1, "view": {"type": "divider", "modifiers": [
        {"background": {"type": "activityIndicator", "color": "primary"}}]}}
      """
    _ = try Document(
      parsing: Array(text.utf8), file: "a.json", fallbackName: "a", readFile: { _ in [] })
  }

  @Test("Size, device, scale and background set the canvas")
  func setsCanvas() throws {
    let plain = try document("{\"version\": 1, \"view\": {\"type\": \"spacer\"}}")
    #expect(plain.id == "fallback")
    #expect(plain.canvas == StoryCanvas())
    let story = try document(
      """
      {"version": 1, "name": "a/b", "size": {"device": "iphone-se"}, "background": "transparent",
       "environment": {"time": 0.5, "locale": "he"}, "view": {"type": "spacer"}}
      """)
    #expect(story.id == "a/b")
    #expect(
      story.canvas
        == StoryCanvas(
          width: 375, height: 667, scale: 2, backdrop: .transparent, device: .iPhoneSE,
          locale: "he", time: 0.5))
  }

  @Test("Percent signs are themselves, Markdown counts, verbatim text does not change")
  func readsText() throws {
    let story = try document(
      """
      {"version": 1, "view": {"type": "vstack", "children": [
        {"type": "text", "value": "20 % off *now*"}, {"type": "text", "verbatim": "*as is*"},
        {"type": "text", "runs": ["a ", {"value": "b", "fontWeight": "bold"}]}]}}
      """)
    let expected = VStack {
      Text(verbatim: "20 % off ") + Text(verbatim: "now").italic()
      Text(verbatim: "*as is*")
      Text("a ") + Text("b").fontWeight(.bold)
    }
    expectSame(story.view(), expected)
  }

  private func document(_ text: String) throws -> Story {
    try Document(parsing: Array(text.utf8), file: "card.json", fallbackName: "fallback") { _ in [] }
      .story
  }

  /// Compares the trees line by line, so that a difference can be read.
  private func expectSame(_ document: some View, _ swift: some View) {
    let (one, other) = (lines(of: document), lines(of: swift))
    for (index, pair) in zip(one, other).enumerated() where pair.0 != pair.1 {
      Issue.record("line \(index)\ndocument: \(pair.0)\nSwift:    \(pair.1)")
      return
    }
    #expect(one.count == other.count)
  }

  private func lines(of view: some View) -> [String] {
    func dump(_ node: ResolvedNode, _ depth: Int) -> [String] {
      ["\(depth) \(node.kind) \(node.name ?? "") \(node.semantics)"]
        + node.children.flatMap { dump($0, depth + 1) }
    }
    return nodes(of: view).flatMap { dump($0, 0) }
  }

  /// The nodes without their sources.
  private func nodes(of view: some View) -> [ResolvedNode] {
    view._resolve(in: ResolveContext(environment: EnvironmentValues(look: .stillframe))).map(
      withoutSource)
  }

  private func withoutSource(_ node: ResolvedNode) -> ResolvedNode {
    var node = node
    node.source = nil
    node.children = node.children.map(withoutSource)
    return node
  }
}
