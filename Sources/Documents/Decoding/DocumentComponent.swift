/// One `type` of a document: how it is written, and the view that it makes.
@MainActor
package struct DocumentComponent {
  package var name: String
  /// One sentence for the reference and for editors.
  package var help: String
  let signature: DocumentSignature
  /// Whether what it makes is a shape, which cuts and fills as well.
  var isShape = false
  /// Makes the element from the arguments in an object.
  var make: (JSONValue, DocumentContext) throws(DocumentError) -> DocumentElement

  package var properties: [SchemaObject.Property] { signature.properties }

  /// A component whose arguments are the given parameters.
  static func element<each Part>(
    _ name: String, _ help: String, _ parameters: repeat DocumentParameter<each Part>,
    make: @escaping (repeat each Part) throws -> DocumentElement
  ) -> DocumentComponent {
    let signature = DocumentSignature(owner: name, repeat each parameters)
    return DocumentComponent(name: name, help: help, signature: signature) {
      value, context throws(DocumentError) in
      let arguments = (repeat try (each parameters).read(value, name, context))
      return try value.refusing { try make(repeat each arguments) }
    }
  }

  /// A component that makes a shape.
  static func shape<each Part>(
    _ name: String, _ help: String, _ parameters: repeat DocumentParameter<each Part>,
    make: @escaping (repeat each Part) throws -> DocumentShape
  ) -> DocumentComponent {
    var component = element(name, help, repeat each parameters) { (parts: repeat each Part) in
      DocumentElement(try make(repeat each parts))
    }
    component.isShape = true
    return component
  }

  /// A component that makes a view.
  static func view<each Part, Content: View>(
    _ name: String, _ help: String, _ parameters: repeat DocumentParameter<each Part>,
    make: @escaping (repeat each Part) throws -> Content
  ) -> DocumentComponent {
    element(name, help, repeat each parameters) { (parts: repeat each Part) in
      DocumentElement(try make(repeat each parts))
    }
  }
}
