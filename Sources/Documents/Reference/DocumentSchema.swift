/// The JSON Schema (2020-12) of documents, made from the table that reads them.
@MainActor
package enum DocumentSchema {
  /// The address by which schemas refer to themselves; nothing is fetched from it.
  package static let address = "urn:stillframe:document:1"

  /// What `CivilDate` reads: months of 31, 30 and 28 days, and the 29th of February in leap years.
  package static var datePattern: String {
    let months = """
      [0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)\
      |02-(0[1-9]|1[0-9]|2[0-8]))
      """
    let leapYears = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)"
    return "^(?!0000)(\(months)|\(leapYears)-02-29)(T([01][0-9]|2[0-3]):[0-5][0-9])?$"
  }

  /// Words of small letters and digits between points.
  private static let symbolPattern = "^[a-z0-9]+(\\.[a-z0-9]+)*$"

  package static func text(_ table: DocumentTable = .standard) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", address)
      json.member("title", "Stillframe document")
      SchemaObject(properties: Document.properties).writeMembers(to: &json)
      json.member("$defs", object: .block) { json in writeDefinitions(of: table, to: &json) }
    }
    return json.text
  }

  /// A definition that schemas refer to by its name.
  package struct Definition {
    package var name: String
    package var schema: Schema
    var help: String
    /// Whether a control may stand for the values in it.
    var takesControls = true
  }

  /// The definitions of a table's documents, but for views, whose keys depend on their type.
  package static func definitions(of table: DocumentTable = .standard) -> [Definition] {
    let modifiers = table.modifiers.map { modifier in
      SchemaObject.Property(
        name: modifier.name, schema: modifier.schema, help: modifier.help, isRequired: false)
    }
    let shapes = table.shapeComponents.map { component in
      let type = SchemaObject.Property(
        name: "type", schema: .words([component.name]), help: component.help, isRequired: true)
      return Schema.object(SchemaObject(properties: [type] + component.properties))
    }
    return [
      Definition(name: "shape", schema: .anyOf(shapes), help: "A shape with its arguments."),
      Definition(
        name: "color", schema: DocumentValue<Color>.colorDefinition,
        help: "A role of the theme, #RRGGBB, #RRGGBBAA, or a colour with an opacity."),
      Definition(
        name: "font", schema: DocumentValue<Font>.fontDefinition,
        help: "A text style by name, or an object that describes a font."),
      Definition(
        name: "shapeStyle", schema: DocumentValue<AnyShapeStyle>.shapeStyleDefinition,
        help: "A colour, a gradient or a material."),
      Definition(
        name: "environment", schema: DocumentEnvironment.value.schema,
        help: "Values of the environment for the views inside.", takesControls: false),
      Definition(
        name: "symbol",
        // Names for completion; the forms that are composed of them are without number.
        schema: .anyOf([.words(IconTable.names), .pattern(symbolPattern)]),
        help: "The name of a symbol, such as heart, heart.fill or heart.circle.fill."),
      Definition(
        name: "modifier",
        schema: .object(SchemaObject(properties: modifiers, takesOneKey: true)),
        help: "One change of a view: an object with one key, the modifier's name."),
      Definition(
        name: "control",
        schema: .object(
          SchemaObject(properties: [
            SchemaObject.Property(
              name: DocumentTemplate.key, schema: .string, help: "One of \"controls\".",
              isRequired: true)
          ])),
        help: "The value of a control of the document.", takesControls: false),
    ]
  }

  private static func writeDefinitions(of table: DocumentTable, to json: inout JSONWriter) {
    for definition in definitions(of: table) {
      json.key(definition.name)
      definition.schema.write(
        to: &json, help: definition.help, takesControls: definition.takesControls)
    }
    writeView(of: table, to: &json)
    for component in table.components { write(component, to: &json) }
  }

  /// A view is chosen by its type, so that an editor completes the keys of that type and a validator
  /// complains about these alone.
  private static func writeView(of table: DocumentTable, to json: inout JSONWriter) {
    json.member("view", object: .block) { json in
      json.member("description", "A component with its arguments and modifiers.")
      json.member("type", "object")
      json.member("properties", object: .block) { json in
        json.member("type", object: .block) { json in
          json.member("description", "The component.")
          json.member("enum", table.components.map(\.name))
        }
      }
      json.member("required", ["type"])
      json.member("allOf", array: .block) { json in
        for component in table.components {
          json.object(.inline) { json in
            json.member("if", object: .inline) { json in
              json.member("properties", object: .inline) { json in
                json.member("type", object: .inline) { json in
                  json.member("const", component.name)
                }
              }
            }
            json.member("then", object: .inline) { json in
              json.member("$ref", "#/$defs/\(definitionName(component))")
            }
          }
        }
      }
    }
  }

  private static func write(_ component: DocumentComponent, to json: inout JSONWriter) {
    json.member(definitionName(component), object: .block) { json in
      json.member("description", component.help)
      json.member("type", "object")
      json.member("properties", object: .block) { json in
        json.member("type", object: .inline) { json in json.member("const", component.name) }
        for property in component.properties {
          json.key(property.name)
          property.schema.write(to: &json, help: property.help, takesControls: true)
        }
        json.member("modifiers", object: .block) { json in
          json.member("description", "Changes of the view, applied in order.")
          json.member("type", "array")
          json.member("items", object: .inline) { json in
            json.member("$ref", "#/$defs/modifier")
          }
        }
      }
      let required = component.properties.filter(\.isRequired).map(\.name)
      json.member("required", ["type"] + required)
      json.member("additionalProperties", false)
    }
  }

  private static func definitionName(_ component: DocumentComponent) -> String {
    "view-\(component.name)"
  }
}
