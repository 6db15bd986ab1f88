/// Everything that a document may say, in the order of the reference: the reader, the JSON Schema and
/// the reference are made from this one table.
@MainActor
package struct DocumentTable {
  package var components: [DocumentComponent]
  package var modifiers: [DocumentModifier]
  private var componentIndex: [String: Int] = [:]
  private var modifierIndex: [String: Int] = [:]

  init(components: [DocumentComponent], modifiers: [DocumentModifier]) {
    self.components = components
    self.modifiers = modifiers
    for (index, component) in components.enumerated() { componentIndex[component.name] = index }
    for (index, modifier) in modifiers.enumerated() { modifierIndex[modifier.name] = index }
  }

  package static let standard = DocumentTable(
    components: primitives + containers + inclusions + shapes + pictures + controls + forms + lists
      + bars + feedback + overlays,
    modifiers: layoutModifiers + paintModifiers + shapeModifiers + textModifiers
      + controlModifiers + formModifiers + overlayModifiers + surfaceModifiers
      + environmentModifiers
      + accessibilityModifiers)

  // MARK: Reading

  func view(_ value: JSONValue, _ context: DocumentContext) throws(DocumentError) -> AnyView {
    guard let modifiers = value["modifiers"] else { return try element(value, context).view }
    guard modifiers.kind == .array else {
      throw modifiers.wrongKind(expected: "an array of modifiers such as [{\"padding\": 16}]")
    }
    let inner = try context.inside(modifiers)
    var element = try self.element(value, inner)
    for modifier in modifiers.elements {
      element = try apply(modifier, to: element, inner)
    }
    return element.view
  }

  /// The components that make shapes.
  var shapeComponents: [DocumentComponent] { components.filter(\.isShape) }

  /// The shape that an object of a shape component makes, which takes no modifiers.
  func shape(
    _ value: JSONValue, _ context: DocumentContext
  ) throws(DocumentError) -> DocumentShape {
    let component = try component(of: value, isShape: true)
    try value.checkKeys(["type"] + component.signature.keys, of: component.name)
    guard let shape = try component.make(value, context).shape else {
      throw value.wrongKind(expected: "a shape")
    }
    return shape
  }

  private func element(
    _ value: JSONValue, _ context: DocumentContext
  ) throws(DocumentError) -> DocumentElement {
    let component = try component(of: value, isShape: false)
    try value.checkKeys(["type"] + component.signature.keys + ["modifiers"], of: component.name)
    return try component.make(value, context).located(
      SourceLocation(
        file: context.name, line: value.position.line, column: value.position.column),
      parts: context.parts)
  }

  /// The component that an object names: a shape's where only shapes are meant.
  private func component(
    of value: JSONValue, isShape: Bool
  ) throws(DocumentError) -> DocumentComponent {
    let what = isShape ? "a shape" : "a view"
    guard value.kind == .object else {
      throw value.wrongKind(expected: "\(what): an object with a \"type\"")
    }
    guard let type = value["type"] else {
      throw DocumentError(
        at: value, .missingKey("type", of: what, expected: "the name of a component"))
    }
    guard let name = type.string else { throw type.wrongKind(expected: "the name of a component") }
    guard let index = componentIndex[name], components[index].isShape || !isShape else {
      let known = isShape ? shapeComponents : components
      throw type.unknownName(
        name, kind: isShape ? "shape" : "component", known: known.map(\.name))
    }
    return components[index]
  }

  private func apply(
    _ value: JSONValue, to element: DocumentElement, _ context: DocumentContext
  ) throws(DocumentError) -> DocumentElement {
    let members = Array(value.members)
    guard let member = members.first, members.count == 1 else {
      throw value.wrongKind(
        expected: "a modifier: an object with one key, its name, such as {\"padding\": 16}")
    }
    guard let index = modifierIndex[member.key] else {
      let known = modifiers.map(\.name)
      throw DocumentError(
        atKeyOf: member,
        .unknownName(
          member.key, kind: "modifier", nearest: nearestName(to: member.key, in: known),
          known: known))
    }
    return try modifiers[index].apply(element, member.value, context)
  }
}

extension DocumentValue where Value == AnyView {
  /// Any view.
  package static var view: DocumentValue {
    DocumentValue(expected: "a view", schema: .reference("view")) {
      value, context throws(DocumentError) in
      try context.view(at: value)
    }
  }
}

extension DocumentValue where Value == DocumentChildren {
  /// Views side by side, as a builder takes them.
  static var children: DocumentValue {
    DocumentValue<[AnyView]>.array(of: .view, named: "views").map { DocumentChildren(views: $0) }
  }
}

extension DocumentParameter where Value == DocumentChildren {
  /// The content of a container.
  static var children: DocumentParameter {
    .optional("children", .children, default: DocumentChildren(views: []), "The views inside.")
  }
}
