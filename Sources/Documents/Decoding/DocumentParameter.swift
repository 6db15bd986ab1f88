/// What a document writes for a value, described when it is first needed: a document uses a small part of the table.
@MainActor
final class DeferredValue<Value> {
  private let describe: () -> DocumentValue<Value>
  private(set) lazy var value = describe()

  init(_ describe: @escaping () -> DocumentValue<Value>) { self.describe = describe }
}

/// One labelled argument of a component or modifier as a document writes it.
@MainActor
package struct DocumentParameter<Value> {
  let name: String
  private let help: String
  private let isRequired: Bool
  private let schema: () -> Schema
  /// Reads the argument from the object that may hold it.
  package let read: (JSONValue, String, DocumentContext) throws(DocumentError) -> Value

  package var property: SchemaObject.Property {
    SchemaObject.Property(name: name, schema: schema(), help: help, isRequired: isRequired)
  }

  /// An argument that must be given.
  package static func required(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Value>, _ help: String
  ) -> DocumentParameter {
    let type = DeferredValue(type)
    return DocumentParameter(
      name: name, help: help, isRequired: true, schema: { type.value.schema }
    ) { object, owner, context throws(DocumentError) in
      guard let value = object[name] else {
        throw DocumentError(
          at: object, .missingKey(name, of: owner, expected: type.value.expected))
      }
      return try type.value.read(value, context)
    }
  }

  /// An argument that has a default.
  package static func optional(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Value>,
    default fallback: Value, _ help: String
  ) -> DocumentParameter {
    let type = DeferredValue(type)
    return DocumentParameter(
      name: name, help: help, isRequired: false, schema: { type.value.schema }
    ) { object, _, context throws(DocumentError) in
      guard let value = object[name] else { return fallback }
      return try type.value.read(value, context)
    }
  }

  /// An argument that may be left out.
  package static func optional<Wrapped>(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Wrapped>, _ help: String
  ) -> DocumentParameter where Value == Wrapped? {
    let type = DeferredValue(type)
    return DocumentParameter(
      name: name, help: help, isRequired: false, schema: { type.value.schema }
    ) { object, _, context throws(DocumentError) in
      guard let value = object[name] else { return nil }
      return try type.value.read(value, context)
    }
  }
}

/// The parameters of one component, modifier or record without their types.
@MainActor
struct DocumentSignature {
  let owner: String
  let keys: [String]
  private let describe: () -> [SchemaObject.Property]

  init<each Part>(owner: String, _ parameters: repeat DocumentParameter<each Part>) {
    self.owner = owner
    var keys: [String] = []
    repeat keys.append((each parameters).name)
    self.keys = keys
    describe = {
      var properties: [SchemaObject.Property] = []
      repeat properties.append((each parameters).property)
      return properties
    }
  }

  var properties: [SchemaObject.Property] { describe() }
}
