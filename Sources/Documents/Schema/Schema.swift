/// A fragment of JSON Schema (2020-12): what a document may write in one place.
package indirect enum Schema: Sendable {
  case boolean
  case string
  /// A string that matches a regular expression (ECMA-262).
  case pattern(String)
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// One of these words.
  case words([String])
  case array(Schema, minimumCount: Int = 0)
  case object(SchemaObject)
  case anyOf([Schema])
  /// A named definition in `$defs`.
  case reference(String)
}

/// An object with known keys only.
package struct SchemaObject: Sendable {
  package struct Property: Sendable {
    package var name: String
    package var schema: Schema
    package var help: String
    package var isRequired: Bool

    package init(name: String, schema: Schema, help: String, isRequired: Bool) {
      self.name = name
      self.schema = schema
      self.help = help
      self.isRequired = isRequired
    }
  }

  package var properties: [Property]
  /// Whether exactly one of the keys is given.
  package var takesOneKey: Bool

  package init(properties: [Property], takesOneKey: Bool = false) {
    self.properties = properties
    self.takesOneKey = takesOneKey
  }
}

extension Schema {
  /// - Parameter takesControls: whether a control of the document may stand for a simple value.
  package func write(
    to json: inout JSONWriter, help: String? = nil, takesControls: Bool = false
  ) {
    let schema = takesControls ? orControl : self
    json.object(schema.isShort ? .inline : .block) { json in
      if let help, !help.isEmpty { json.member("description", help) }
      schema.writeMembers(to: &json, takesControls: takesControls)
    }
  }

  /// What may be written where a control may stand for a simple value.
  private var orControl: Schema {
    let control = Schema.reference("control")
    return switch self {
    case _ where isSimple: .anyOf([self, control])
    case .anyOf(let choices): .anyOf(choices + [control])
    // What a reference stands for takes one itself.
    default: self
    }
  }

  func writeMembers(to json: inout JSONWriter, takesControls: Bool = false) {
    switch self {
    case .boolean: json.member("type", "boolean")
    case .string: json.member("type", "string")
    case .pattern(let expression):
      json.member("type", "string")
      json.member("pattern", expression)
    case .number(let range):
      json.member("type", "number")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .integer(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .words(let words):
      json.member("enum", words)
    case .array(let element, let minimumCount):
      json.member("type", "array")
      json.key("items")
      element.write(to: &json, takesControls: takesControls)
      if minimumCount > 0 { json.member("minItems", minimumCount) }
    case .object(let object):
      object.writeMembers(to: &json, takesControls: takesControls)
    case .anyOf(let choices):
      json.member("anyOf", array: .block) { json in
        for choice in choices {
          // One control for all simple choices.
          choice.write(to: &json, takesControls: takesControls && !choice.isSimple)
        }
      }
    case .reference(let name):
      json.member("$ref", "#/$defs/\(name)")
    }
  }

  private var isSimple: Bool {
    switch self {
    case .boolean, .string, .pattern, .number, .integer, .words: true
    case .array, .object, .anyOf, .reference: false
    }
  }

  private var isShort: Bool {
    switch self {
    case .boolean, .string, .pattern, .number, .integer, .reference: true
    case .words(let words): words.count <= 6
    case .array, .object, .anyOf: false
    }
  }
}

extension SchemaObject {
  func writeMembers(to json: inout JSONWriter, takesControls: Bool = false) {
    json.member("type", "object")
    if takesOneKey {
      json.member("minProperties", 1)
      json.member("maxProperties", 1)
    }
    json.member("properties", object: .block) { json in
      for property in properties {
        json.key(property.name)
        property.schema.write(
          to: &json, help: property.help, takesControls: takesControls && property.name != "type")
      }
    }
    let required = properties.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.member("required", required) }
    json.member("additionalProperties", false)
  }
}
