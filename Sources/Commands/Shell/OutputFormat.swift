import Components

/// Whether a command prints text for people or JSON for programs: `--format text|json` or `--json`.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// The version of every JSON output; it rises when a member changes its meaning or goes away.
  static let schemaVersion = 1

  static let options = [
    OptionManual("--format", .choice(["text", "json"]), "How to print; text by default."),
    OptionManual("--json", .none, "Short for --format json."),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    let format = try arguments.choice("--format")
    if arguments.has("--json") {
      guard format == nil || format == "json" else {
        throw .conflict("--json", "--format \(format ?? "")", reason: "they ask for two formats")
      }
      self = .json
    } else {
      self = format == "json" ? .json : .text
    }
  }
}

extension JSONWriter {
  /// The text of a command's answer: an object that begins with the version of its form.
  @MainActor
  static func answer(_ content: (inout JSONWriter) throws -> Void) rethrows -> String {
    var json = JSONWriter()
    try json.object { json in
      json.member("schemaVersion", OutputFormat.schemaVersion)
      try content(&json)
    }
    return json.text
  }
}
