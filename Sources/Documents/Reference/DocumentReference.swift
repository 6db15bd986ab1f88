/// The reference of documents in Markdown, made from the table that reads them.
@MainActor
package enum DocumentReference {
  package static func text(_ table: DocumentTable = .standard) -> String {
    var lines = ["## A document", ""]
    lines += properties(Document.properties)
    lines += ["", "## Components", ""]
    lines.append(
      "Each also takes `modifiers`: an array of objects with one key, a modifier's name.")
    for component in table.components {
      lines += ["", "### \(component.name)", "", component.help]
      if !component.properties.isEmpty { lines += [""] + properties(component.properties) }
    }
    lines += ["", "## Modifiers", "", "| modifier | value | what it does |", "|---|---|---|"]
    for modifier in table.modifiers {
      lines.append("| `\(modifier.name)` | \(modifier.schema.summary) | \(cell(modifier.help)) |")
    }
    lines += ["", "## Environment", ""]
    if case .object(let environment) = DocumentEnvironment.value.schema {
      lines += properties(environment.properties)
    }
    lines += [
      "", "## Colours", "", "Roles: " + words(in: DocumentValue<Color>.colorDefinition) + ".",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func properties(_ properties: [SchemaObject.Property]) -> [String] {
    ["| key | value | what it says |", "|---|---|---|"]
      + properties.map { property in
        let name = property.isRequired ? "**`\(property.name)`**" : "`\(property.name)`"
        return "| \(name) | \(property.schema.summary) | \(cell(property.help)) |"
      }
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func words(in schema: Schema) -> String {
    switch schema {
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .anyOf(let choices): choices.first.map(words) ?? ""
    default: ""
    }
  }
}

extension Schema {
  /// What may be written, in a few words for a table's cell.
  var summary: String {
    switch self {
    case .boolean: "`true`, `false`"
    case .string: "text"
    case .pattern: "text"
    case .number(let range): "\(Self.text(range.lowerBound))…\(Self.text(range.upperBound))"
    case .integer(let range): "\(range.lowerBound)…\(range.upperBound)"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .array(let element, _): "array of \(element.summary)"
    case .object(let object):
      "{" + object.properties.map { "`\($0.name)`" }.joined(separator: ", ") + "}"
    case .anyOf(let choices): choices.map(\.summary).joined(separator: " or ")
    case .reference(let name):
      name == "shapeStyle" ? "a style" : name == "environment" ? "an environment" : "a \(name)"
    }
  }

  private static func text(_ number: Double) -> String { JSONWriter.numberText(number) }
}
