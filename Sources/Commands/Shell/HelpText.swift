/// The wording and layout of `--help`, made from the manuals.
enum HelpText {
  static func tool(_ name: String, commands: [CommandManual]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      Renders declarative UI to pixels, a laid-out tree and an accessibility audit.

      Usage: \(name) COMMAND [OPERANDS] [OPTIONS]

      Commands:
      \(list.joined(separator: "\n"))

      Options:
        -h, --help  Show this help; after a command, the command's.
        --version   Show the version.

      Examples:
        \(name) list
            Show all stories and their variants.
        \(name) render Examples/order-card.json -o card.png
            Render a document to a PNG.
        \(name) verify
            Compare all stories with their goldens.

      Exit status: 0 clean, 1 findings or differences, 2 incomplete, 64 wrong usage,
      65 wrong input, 66 missing input, 70 internal error, 73 or 74 cannot write.

      Run '\(name) COMMAND --help' for the options of a command.

      """
  }

  static func command(_ manual: CommandManual, tool: String) -> String {
    var sections = [manual.summary, "Usage: \(synopsis(manual, tool: tool))"]
    if !manual.discussion.isEmpty { sections.append(manual.discussion) }
    sections.append("Options:\n" + options(manual.options + [CommandManual.help]))
    let examples = manual.examples.map { "  \(tool) \($0.words)\n      \($0.meaning)" }
    sections.append("Examples:\n" + examples.joined(separator: "\n"))
    return sections.joined(separator: "\n\n") + "\n"
  }

  static func synopsis(_ manual: CommandManual, tool: String) -> String {
    var words = [tool, manual.name]
    if !manual.operands.isEmpty {
      words.append(manual.operandCount.lowerBound == 0 ? "[\(manual.operands)]" : manual.operands)
    }
    if !manual.options.isEmpty { words.append("[OPTIONS]") }
    return words.joined(separator: " ")
  }

  /// Signature and help side by side, the help wrapped to 96 columns.
  private static func options(_ options: [OptionManual]) -> String {
    let column = 30
    return options.map { option in
      let signature = "  \(option.signature)"
      let lines = wrapped(option.help, to: 96 - column)
      let indent = String(repeating: " ", count: column)
      let body = lines.joined(separator: "\n" + indent)
      return signature.count <= column - 2
        ? padded(signature, to: column) + body : "\(signature)\n\(indent)\(body)"
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    return lines + [line]
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
