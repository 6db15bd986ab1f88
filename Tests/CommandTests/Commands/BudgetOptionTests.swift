import Components
import Testing

@testable import Commands

@Suite("Option: --budget")
@MainActor
struct BudgetOptionTests {
  private let soft = """
    {"version": 1, "name": "soft", "size": {"width": 400, "height": 400, "scale": 1},
     "variants": ["light"], "view":
      {"type": "color", "value": "primary", "modifiers": [{"blur": 4}]}}
    """

  @Test(
    "What is beyond the budget is refused with its place and what to do, and nothing is written")
  func refuses() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/soft.json"
      try FileSystem.write(Array(soft.utf8), to: file)
      // 160,000 pixels for the page, for the fill, and seven times for the blur.
      let result = run("render", file, "-o", "\(folder)/a.png", "--budget", "0.0001")
      #expect(result.status == .badInput)
      #expect(result.messages.contains("\(file):3:3: "))
      #expect(result.messages.contains("of at most 429496"))
      #expect(result.messages.contains("--budget 2"))
      #expect(!FileSystem.exists("\(folder)/a.png"))
      #expect(run("render", file, "-o", "\(folder)/a.png").status == .clean)
    }
  }

  @Test("Stages before drawing are refused by their own units")
  func refusesTrees() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/many.json"
      let views = Array(repeating: "{\"type\": \"divider\"}", count: 100).joined(separator: ",")
      let text = """
        {"version": 1, "name": "many", "variants": ["light"],
         "view": {"type": "vstack", "children": [\(views)]}}
        """
      try FileSystem.write(Array(text.utf8), to: file)
      // Ten nodes.
      for words in [
        ["tree", file], ["audit", file], ["render", file, "-o", "\(folder)/a.png"],
        ["matrix", file, "-o", "\(folder)/b.png"], ["record", file, "--force"],
      ] {
        let result = run(words + ["--budget", "0.00001"])
        #expect(result.status == .badInput, "\(words)")
        #expect((result.messages + result.output).contains("11 views to resolve"), "\(words)")
      }
      #expect(!FileSystem.exists("\(folder)/Snapshots/many/light.png"))
    }
  }

  @Test("A story in Swift has the same budget")
  func refusesStories() {
    let story = Story("many") { VStack { ForEach(0..<100) { _ in Divider() } } }
    let result = run("tree", "many", "--budget", "0.00001", stories: [story])
    #expect(result.status == .badInput)
    #expect(result.messages.contains("vstack: the picture exceeds its budget here: 11 views"))
    #expect(run("tree", "many", stories: [story]).status == .clean)
  }
}
