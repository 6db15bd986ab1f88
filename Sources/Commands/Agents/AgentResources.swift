import Components
import Documents

/// What agents read beside the answers of tools: schema, documentation and stories.
@MainActor
struct AgentResources {
  struct Resource {
    var address: String
    var title: String
    var type: String
    var text: () -> String
  }

  static let templates: [(address: String, title: String, type: String)] = [
    (
      "stillframe://docs/documents/{component}", "A component of documents, with its keys",
      "text/markdown"
    ),
    ("stillframe://docs/commands/{command}", "The flags of a command", "text/plain"),
    ("stillframe://stories/{id}", "A story with its variants", "application/json"),
  ]

  let registry: StoryRegistry
  /// Of all commands, in the order of the help.
  let manuals: [CommandManual]
  let tool: String

  /// Those that are listed; the templates lead to more.
  var listed: [Resource] {
    [
      Resource(
        address: "stillframe://schema", title: "The JSON Schema of documents",
        type: "application/schema+json"
      ) { DocumentSchema.text() },
      Resource(
        address: "stillframe://docs", title: "What documents and commands there are to read of",
        type: "text/markdown", text: index),
      Resource(
        address: "stillframe://docs/documents", title: "The reference of documents",
        type: "text/markdown"
      ) { DocumentReference.text() },
      Resource(
        address: "stillframe://stories", title: "All stories with their variants",
        type: "application/json", text: stories),
    ]
  }

  /// What an address stands for; `nil` where there is nothing.
  func resource(_ address: String) -> Resource? {
    if let found = listed.first(where: { $0.address == address }) { return found }
    for template in Self.templates {
      guard let brace = template.address.firstIndex(of: "{") else { continue }
      let start = template.address[..<brace]
      guard address.hasPrefix(start) else { continue }
      guard let text = text(String(address.dropFirst(start.count)), below: String(start)) else {
        continue
      }
      return Resource(address: address, title: template.title, type: template.type) { text }
    }
    return nil
  }

  private func text(_ name: String, below start: String) -> String? {
    switch start {
    case "stillframe://docs/documents/": return Self.section(name)
    case "stillframe://docs/commands/":
      return manuals.first { $0.name == name }.map { HelpText.command($0, tool: tool) }
    default: return registry.stories.first { $0.id == name }.map { text([$0]) }
    }
  }

  private func index() -> String {
    var lines = ["# Documents", "", "stillframe://docs/documents/NAME, of the components", ""]
    lines.append(Self.components.joined(separator: ", "))
    lines += ["", "# Commands", "", "stillframe://docs/commands/NAME", ""]
    lines += manuals.map { "- \($0.name): \($0.summary)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var components: [String] {
    DocumentReference.text().split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
  }

  /// The part of the reference about a component.
  private static func section(_ name: String) -> String? {
    let lines = DocumentReference.text().split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "### \(name)") else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("##") } ?? lines.endIndex
    return lines[start..<end].joined(separator: "\n")
  }

  private func stories() -> String { text(registry.stories) }

  private func text(_ stories: [Story]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("stories", array: .block) { json in
        for story in stories {
          json.object(.inline) {
            $0.member("id", story.id)
            $0.member("variants", story.variants.map(\.name))
          }
        }
      }
    }
    return json.text
  }
}
