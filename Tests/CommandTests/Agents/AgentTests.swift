import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Agents: the Model Context Protocol")
@MainActor
struct AgentTests {
  private func answers(_ lines: [String], in folder: String) throws -> [[String: Any]] {
    let run = try FaultyTool.run(
      ["mcp", "--story-timeout", "60"], in: folder, input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0, "\(run.messages)")
    return try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("Both ways of the protocol are spoken, and a story that stops is the answer of its tool")
  func conversation() throws {
    try withTemporaryFolder { folder in
      let meta = """
        "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
        "io.modelcontextprotocol/clientCapabilities":{}}
        """
      let all = try answers(
        [
          #"{"jsonrpc":"2.0","id":0,"method":"tools/list"}"#,
          #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(meta)}}"#,
          #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
          #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#,
          #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tree","arguments":{"story":"bad/trap"}}}"#,
          #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"tree","arguments":{"story":"good/number-1"}}}"#,
          #"{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"record"}}"#, "{",
        ], in: folder)
      var byID: [Int: [String: Any]] = [:]
      for answer in all { if let id = answer["id"] as? Int { byID[id] = answer } }
      func code(_ answer: [String: Any]?) -> Int? {
        (answer?["error"] as? [String: Any])?["code"] as? Int
      }
      func result(_ id: Int) -> [String: Any] { byID[id]?["result"] as? [String: Any] ?? [:] }
      #expect(code(byID[0]) == -32600)
      #expect(result(1)["resultType"] as? String == "complete")
      #expect(result(2)["protocolVersion"] as? String == "2025-06-18")
      let tools = (result(3)["tools"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      #expect(
        tools == [
          "list", "render", "tree", "tree_diff", "audit", "speech", "compare", "matrix",
        ])
      #expect(result(4)["isError"] as? Bool == true)
      #expect(result(5)["isError"] as? Bool == false)
      #expect(code(byID[6]) == -32602)
      #expect(all.contains { $0["id"] is NSNull && code($0) == -32700 })
    }
  }

  @Test("Tokens are counted as the documentation says")
  func tokens() {
    // Six letters are 2, the space before the word none, three digits 1, the sign 1, two letters 1.
    #expect(TokenCount.of("button 390×ab".utf8) == 5)
    // Four spaces are 1, a line feed 1, 7 digits 3.
    #expect(TokenCount.of("    \n1234567".utf8) == 5)
    #expect(TokenCount.of("".utf8) == 0)
  }

  @Test("A page says where the next one begins, and all pages together are the text")
  func pages() {
    let lines = (0..<200).map { "line \($0) of a text" }
    var shown: [String] = []
    while shown.count < lines.count {
      let page = TextPage(lines.joined(separator: "\n"), offset: shown.count, tokens: 200).text
      #expect(TokenCount.of(page.utf8) <= 200)
      var found = page.split(separator: "\n").map(String.init)
      if shown.count + found.count <= lines.count, found.last?.hasPrefix("…") == true {
        let next = found.removeLast()
        #expect(next.hasSuffix("\"offset\": \(shown.count + found.count)"))
      }
      shown += found
    }
    #expect(shown == lines)
  }

  @Test("An outline has what is seen, heard and touched, once")
  func outline() throws {
    let story = Story("card", variants: [.light]) {
      VStack { HStack { Button("Save") {} }; Text(verbatim: "Note").padding() }
    }
    let picture = try Picture(story, variant: .light)
    let all = try TreeOutlineText(TreePart()).text(of: picture.tree).split(separator: "\n")
    #expect(all.count == 4)
    #expect(all[1].hasPrefix(" button ") && all[1].contains("hit"))
    #expect(all[2].hasPrefix(#"  text "Save""#))
    #expect(all[3].hasPrefix(#" text "Note""#))
    #expect(throws: CommandFailure.self) {
      try TreeOutlineText(TreePart(node: "no/such")).text(of: picture.tree)
    }
  }
}
