/// One modifier of a document: how its value is written, and what it does.
@MainActor
package struct DocumentModifier {
  package var name: String
  /// One sentence for the reference and for editors.
  package var help: String
  private var describe: () -> Schema
  var apply: (DocumentElement, JSONValue, DocumentContext) throws(DocumentError) -> DocumentElement

  package var schema: Schema { describe() }

  init(
    name: String, help: String, schema: @autoclosure @escaping () -> Schema,
    apply:
      @escaping (DocumentElement, JSONValue, DocumentContext) throws(DocumentError) ->
      DocumentElement
  ) {
    (self.name, self.help, self.apply) = (name, help, apply)
    describe = schema
  }

  /// A modifier with one unlabelled argument.
  static func single<Value, Content: View>(
    _ name: String, _ type: @autoclosure @escaping () -> DocumentValue<Value>, _ help: String,
    apply: @escaping (AnyView, Value) -> Content
  ) -> DocumentModifier {
    let type = DeferredValue(type)
    return DocumentModifier(name: name, help: help, schema: type.value.schema) {
      element, value, context throws(DocumentError) in
      DocumentElement(apply(element.view, try type.value.read(value, context)))
    }
  }

  /// A modifier without arguments: `true` applies it, `false` leaves the view as it is.
  static func flag<Content: View>(
    _ name: String, _ help: String, apply: @escaping (AnyView) -> Content
  ) -> DocumentModifier {
    DocumentModifier(name: name, help: help, schema: .boolean) {
      element, value, context throws(DocumentError) in
      guard try DocumentValue.boolean.read(value, context) else { return element }
      return DocumentElement(apply(element.view))
    }
  }

  /// A modifier whose value is an object of labelled arguments.
  static func labelled<each Part, Content: View>(
    _ name: String, _ help: String, _ parameters: repeat DocumentParameter<each Part>,
    apply: @escaping (AnyView, repeat each Part) -> Content
  ) -> DocumentModifier {
    let signature = DocumentSignature(owner: name, repeat each parameters)
    return DocumentModifier(
      name: name, help: help, schema: .object(SchemaObject(properties: signature.properties))
    ) {
      element, value, context throws(DocumentError) in
      guard value.kind == .object else {
        throw value.wrongKind(
          expected: "an object with \(list(of: signature.keys)) for \(name)")
      }
      try value.checkKeys(signature.keys, of: name)
      let parts = (repeat try (each parameters).read(value, name, context))
      return DocumentElement(apply(element.view, repeat each parts))
    }
  }

  /// A modifier that is written short, or as an object where it has more to say.
  func orShort<Value, Content: View>(
    _ type: @autoclosure @escaping () -> DocumentValue<Value>,
    when isShort: @escaping (JSONValue) -> Bool = { $0.kind != .object },
    apply short: @escaping (AnyView, Value) -> Content
  ) -> DocumentModifier {
    let type = DeferredValue(type)
    var copy = self
    let apply = self.apply
    copy.describe = { .anyOf([type.value.schema, schema]) }
    copy.apply = { element, value, context throws(DocumentError) in
      guard isShort(value) else { return try apply(element, value, context) }
      return DocumentElement(short(element.view, try type.value.read(value, context)))
    }
    return copy
  }
}

/// "a, b and c", each in quotes.
func list(of keys: [String]) -> String {
  let quoted = keys.map { "\"\($0)\"" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
