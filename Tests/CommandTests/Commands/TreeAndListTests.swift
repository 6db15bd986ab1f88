import Components
import Testing

@testable import Commands

@Suite("Commands: list and tree")
@MainActor
struct TreeAndListTests {
  @Test("A document needs none of the tool's stories")
  func documentAlone() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/card.json"
      try #"{"version": 1, "view": {"type": "text", "value": "alone"}}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
      var made = 0
      func stories() -> [Story] {
        made += 1
        return []
      }
      var tool = Tool(
        context: CommandContext(
          toolName: "render-cli", console: .recording(), stories: stories(), environment: [:]))
      #expect(tool.run(["tree", file]) == .clean)
      #expect(tool.context.console.recordedText.contains("alone"))
      #expect(made == 0)
      _ = tool.run(["list"])
      #expect(made == 1)
    }
  }

  @Test("Stories are listed with their variants, and chosen by pattern")
  func listsStories() {
    #expect(
      run("list", stories: smallStories).output == """
        shapes/square  light dark
        shapes/dot     light

        """)
    #expect(run("list", "shapes/d*", stories: smallStories).output == "shapes/dot  light\n")
    #expect(
      run("list", "shapes/dot", "--json", stories: smallStories).output == """
        {
          "schemaVersion": 1,
          "stories": [
            {"id": "shapes/dot", "variants": ["light"]}
          ]
        }

        """)
  }

  @Test(
    "A pattern is an id, the beginning of one, or has stars",
    arguments: [
      ("button/primary", "button/primary", true), ("button", "button/primary", true),
      ("butt", "button/primary", false), ("*primary", "button/primary", true),
      ("button/*/dark", "button/primary/dark", true), ("*a*b*", "xaybz", true),
      ("*a*b", "xbya", false), ("*", "anything", true), ("ab*ba", "aba", false),
    ])
  func matchesPatterns(pattern: String, id: String, matches: Bool) {
    #expect(StoryPattern(pattern).matches(id) == matches)
  }

  @Test("The tree is the one that goldens compare, or JSON")
  func printsTree() throws {
    let text = run("tree", "shapes/square", stories: smallStories)
    #expect(text.status == .clean)
    #expect(text.output == "canvas 0,0 8×6\n  rectangle 0,0 8×6\n")
    let json = run("tree", "shapes/square", "--json", "--scheme", "dark", stories: smallStories)
    #expect(
      json.output.hasPrefix(
        """
        {
          "schemaVersion": 1,
          "story": "shapes/square",
          "variant": "dark",
          "canvas": {"width": 8, "height": 6, "scale": 2},
          "nodes": [
            {
              "type": "rectangle",
        """))
    #expect(json.output.contains("\"frame\": [0, 0, 8, 6]"))
  }

  @Test("Every stage prints something of its own", arguments: ["resolved", "layout", "display"])
  func printsStages(stage: String) {
    let result = run("tree", "shapes/square", "--stage", stage, stories: smallStories)
    #expect(result.status == .clean)
    #expect(result.output != run("tree", "shapes/square", stories: smallStories).output)
    #expect(!result.output.isEmpty)
  }

  @Test("Stages that are text only refuse JSON")
  func refusesJSON() {
    let result = run("tree", "shapes/dot", "--json", "--stage", "display", stories: smallStories)
    #expect(
      result.messages == """
        error: '--json' and '--stage display' cannot be used together: this stage is text only
        Run 'render-cli tree --help' for help.

        """)
    #expect(result.status == .usage)
  }
}
