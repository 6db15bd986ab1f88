import Components

/// A tool that agents call: a request of a batch, or a command of the tool that writes.
@MainActor
struct AgentTool {
  enum Action {
    /// The operation of a batch that it is.
    case job(String)
    case list
    /// A command, which takes stories and documents as operands.
    case command
  }

  var name: String
  var title: String
  var help: String
  var action: Action
  var needed: [String] = []
  var writes: Bool { if case .command = action { true } else { false } }

  static let all = [
    AgentTool(
      name: "list", title: "List stories",
      help: "Stories and their variants; with folder, the documents in it.", action: .list),
    AgentTool(
      name: "render", title: "Render a picture",
      help: """
        A story or document as a picture. "overlay": ["speech"] draws numbered boxes around what a screen \
        reader stops at, and the answer says what each number is; hit shows touch areas.
        """, action: .job("render")),
    AgentTool(
      name: "tree", title: "Layout tree",
      help: """
        What is on the screen, in points: texts, elements, roles, touch areas. Ask for a part by node and \
        depth, for more by offset, for all nodes by format text.
        """, action: .job("tree")),
    AgentTool(
      name: "tree_diff", title: "Compare two trees",
      help: "What differs in layout and findings, in a designer's words and line by line.",
      action: .job("treediff")),
    AgentTool(
      name: "audit", title: "Audit accessibility",
      help: "Accessibility findings with measured values and how to mend each.",
      action: .job("audit")),
    AgentTool(
      name: "speech", title: "Screen reader", help: "What a screen reader says, stop by stop.",
      action: .job("speech")),
    AgentTool(
      name: "compare", title: "Compare two pictures",
      help: "How many pixels differ and where, with a picture of both and of the difference.",
      action: .job("compare")),
    AgentTool(
      name: "matrix", title: "Contact sheet",
      help: "A story along axes such as scheme and type-size, on one sheet.", action: .job("matrix")),
    AgentTool(
      name: "verify", title: "Verify goldens",
      help: "Compares with goldens, and keeps what differs for approve.", action: .command),
    AgentTool(
      name: "record", title: "Record goldens", help: "Writes goldens that are missing.",
      action: .command),
    AgentTool(
      name: "approve", title: "Approve changes",
      help: "Takes what the last verify rendered as goldens. Look at it first.", action: .command),
  ]

  /// The members that are those of a batch's request.
  private var jobKeys: [String] {
    guard case .job(let operation) = action else { return [] }
    return (BatchReader.keys[operation] ?? []).filter { !["as", "megabytes"].contains($0) }
      .filter { $0 != "format" || operation != "render" && !isPicture }
  }

  /// Whether the answer has a picture.
  var isPicture: Bool { ["render", "compare", "matrix"].contains(name) }

  /// What an answer of words may have beside.
  private static let pageMembers: [(String, BatchMember.Kind, String)] = [
    ("tokens", .integer(100...20_000), "How long the answer may be; 2000 by default."),
    ("offset", .integer(0...10_000_000), "How many lines to leave out before."),
  ]

  /// All members of its arguments.
  func members(canWrite: Bool) -> [(key: String, member: BatchMember)] {
    var members: [(String, BatchMember)] = []
    switch action {
    case .job(let operation):
      members = jobKeys.map { ($0, BatchMember($0, of: operation)) }
      if name == "render", canWrite {
        members.append(
          ("output", BatchMember(.text, "The path of a .png below the root that is written.")))
      }
    case .list:
      members = [
        ("pattern", BatchMember(.text, "Ids, with * for any characters, such as button/*.")),
        ("folder", BatchMember(.text, "A folder below the root, whose documents are listed.")),
      ]
    case .command:
      members = [
        ("patterns", BatchMember(.texts, "Ids, patterns such as button/*, or paths of documents."))
      ]
    }
    return members + Self.pageMembers.map { ($0.0, BatchMember($0.1, $0.2)) }
  }

  func write(canWrite: Bool, into json: inout JSONWriter) {
    json.object(.compact) { json in
      json.member("name", name)
      json.member("title", title)
      json.member("description", help)
      json.member("inputSchema", object: .compact) { json in
        json.member("type", "object")
        json.member("additionalProperties", false)
        json.member("properties", object: .compact) { json in
          for (key, member) in members(canWrite: canWrite) {
            member.write(key, isShort: true, into: &json)
          }
        }
        let needed =
          if case .job(let operation) = action { BatchReader.needed[operation] ?? [] } else {
            name == "record" ? ["patterns"] : [String]()
          }
        if !needed.isEmpty { json.member("required", needed) }
      }
      json.member("annotations", object: .compact) { json in
        json.member("readOnlyHint", !writes && !(name == "render" && canWrite))
        json.member("destructiveHint", name == "approve")
        json.member("openWorldHint", false)
      }
    }
  }
}
