/// One labelled argument of a component or modifier as a document writes it.
@MainActor
package struct DocumentParameter<Value> {
  package var property: SchemaObject.Property
  /// Reads the argument from the object that may hold it.
  package var read: (JSONValue, String, DocumentContext) throws(DocumentError) -> Value

  private init(
    property: SchemaObject.Property,
    read: @escaping (JSONValue, String, DocumentContext) throws(DocumentError) -> Value
  ) {
    self.property = property
    self.read = read
  }

  /// An argument that must be given.
  package static func required(
    _ name: String, _ type: DocumentValue<Value>, _ help: String
  ) -> DocumentParameter {
    DocumentParameter(
      property: .init(name: name, schema: type.schema, help: help, isRequired: true)
    ) { object, owner, context throws(DocumentError) in
      guard let value = object[name] else {
        throw DocumentError(at: object, .missingKey(name, of: owner, expected: type.expected))
      }
      return try type.read(value, context)
    }
  }

  /// An argument that has a default.
  package static func optional(
    _ name: String, _ type: DocumentValue<Value>, default fallback: Value, _ help: String
  ) -> DocumentParameter {
    DocumentParameter(
      property: .init(name: name, schema: type.schema, help: help, isRequired: false)
    ) { object, _, context throws(DocumentError) in
      guard let value = object[name] else { return fallback }
      return try type.read(value, context)
    }
  }

  /// An argument that may be left out.
  package static func optional<Wrapped>(
    _ name: String, _ type: DocumentValue<Wrapped>, _ help: String
  ) -> DocumentParameter where Value == Wrapped? {
    DocumentParameter(
      property: .init(name: name, schema: type.schema, help: help, isRequired: false)
    ) { object, _, context throws(DocumentError) in
      guard let value = object[name] else { return nil }
      return try type.read(value, context)
    }
  }
}

/// The parameters of one component, modifier or record without their types.
@MainActor
struct DocumentSignature {
  var owner: String
  var properties: [SchemaObject.Property]

  init<each Part>(owner: String, _ parameters: repeat DocumentParameter<each Part>) {
    self.owner = owner
    var properties: [SchemaObject.Property] = []
    repeat properties.append((each parameters).property)
    self.properties = properties
  }

  var keys: [String] { properties.map(\.name) }
}
