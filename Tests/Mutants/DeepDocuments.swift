import Components
import Documents

/// Small documents that are as deep as documents may be, one for every way to nest views and for
/// every modifier, made from the table that reads documents.
@MainActor
package struct DeepDocuments {
  /// How many levels of arrays and objects a document has at most.
  private let levels: Int
  /// How many modifiers a view has at most.
  private let modifiers: Int
  private let table = DocumentTable.standard

  package init(levels: Int = 512, modifiers: Int = 4_000) {
    self.levels = levels
    self.modifiers = modifiers
  }

  /// The documents by what is deep in them.
  package var all: [(name: String, text: String)] { nestedViews + nestedModifiers + chains }

  /// A text of many runs.
  package static func runs(_ count: Int) -> String {
    let runs = [String](repeating: "\"a\"", count: count).joined(separator: ",")
    return document("{\"type\":\"text\",\"runs\":[\(runs)]}")
  }

  // MARK: - Nesting

  private static let leaf = "{\"type\":\"text\",\"value\":\"x\"}"

  /// Views within views, for each place where a component takes views.
  private var nestedViews: [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for component in table.components {
      let required = component.properties.filter { $0.isRequired }
      for slot in component.properties {
        guard let form = Self.slot(slot.schema) else { continue }
        let members = required.filter { $0.name != slot.name }
          .map { ",\"\($0.name)\":\(Self.sample($0.schema))" }.joined()
        let before =
          "{\"type\":\"\(component.name)\"\(members),\"\(slot.name)\":" + (form == 2 ? "[" : "")
        result.append(
          ("\(component.name).\(slot.name)", nested(before, form == 2 ? "]}" : "}", form)))
      }
    }
    return result
  }

  /// Views in the modifiers of views in modifiers.
  private var nestedModifiers: [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for modifier in table.modifiers {
      let start = "{\"type\":\"text\",\"value\":\"x\",\"modifiers\":[{\"\(modifier.name)\":"
      for schema in Self.choices(of: modifier.schema) {
        if Self.slot(schema) == 1 {
          result.append((modifier.name, nested(start, "}]}", 3)))
        } else if case .object(let object) = schema {
          for slot in object.properties where Self.slot(slot.schema) == 1 {
            let members = object.properties.filter { $0.isRequired && $0.name != slot.name }
              .map { "\"\($0.name)\":\(Self.sample($0.schema))," }.joined()
            result.append(
              (
                "\(modifier.name).\(slot.name)",
                nested("\(start){\(members)\"\(slot.name)\":", "}}]}", 4)
              ))
          }
        }
      }
    }
    return result
  }

  /// As many of one modifier as a view may have.
  private var chains: [(name: String, text: String)] {
    table.modifiers.map { modifier in
      let view =
        switch modifier.name {
        case "resizable", "renderingMode", "interpolation": "\"image\",\"systemName\":\"star\""
        case "fill", "stroke", "strokeBorder", "trim": "\"circle\""
        default: "\"text\",\"value\":\"x\""
        }
      let one = "{\"\(modifier.name)\":\(Self.sample(modifier.schema))}"
      let list = [String](repeating: one, count: modifiers).joined(separator: ",")
      return (
        "\(modifiers) × \(modifier.name)",
        Self.document("{\"type\":\(view),\"modifiers\":[\(list)]}")
      )
    }
  }

  /// - Parameter step: how many levels one view adds.
  private func nested(_ before: String, _ after: String, _ step: Int) -> String {
    // One level is the document and one the innermost view.
    let count = (levels - 2) / step
    return Self.document(
      String(repeating: before, count: count) + Self.leaf + String(repeating: after, count: count))
  }

  private static func document(_ view: String) -> String {
    "{\"version\":1,\"name\":\"deep\",\"view\":\(view)}"
  }

  // MARK: - Values

  /// How many levels a view in a value of the schema adds; `nil` where it takes none.
  private static func slot(_ schema: Schema) -> Int? {
    switch schema {
    case .reference("view"): 1
    case .array(.reference("view"), _): 2
    case .anyOf(let choices): choices.lazy.compactMap { slot($0) }.first
    default: nil
    }
  }

  private static func choices(of schema: Schema) -> [Schema] {
    if case .anyOf(let choices) = schema { return choices }
    return [schema]
  }

  /// A value that the schema allows.
  private static func sample(_ schema: Schema) -> String {
    switch schema {
    case .boolean: "true"
    case .string: "\"star\""
    case .pattern(let expression): expression.hasPrefix("^[A-Za-z]{2,8}") ? "\"en\"" : "\"star\""
    case .number(let range):
      "\(min(max(1, range.lowerBound), range.upperBound))"
    case .integer(let range): "\(min(max(1, range.lowerBound), range.upperBound))"
    case .words(let words): "\"\(words.first ?? "")\""
    case .array(let element, let count):
      "[" + [String](repeating: sample(element), count: max(1, count)).joined(separator: ",") + "]"
    case .object(let object): sample(object)
    case .anyOf(let choices): choices.first.map { sample($0) } ?? "null"
    case .reference("view"): leaf
    case .reference("font"): "\"body\""
    case .reference("environment"): "{\"isEnabled\":true}"
    case .reference("symbol"): "\"star\""
    case .reference: "\"primary\""
    }
  }

  private static func sample(_ object: SchemaObject) -> String {
    var members = object.properties.filter(\.isRequired)
    if members.isEmpty, object.takesOneKey { members = Array(object.properties.prefix(1)) }
    return "{" + members.map { "\"\($0.name)\":\(sample($0.schema))" }.joined(separator: ",") + "}"
  }
}
