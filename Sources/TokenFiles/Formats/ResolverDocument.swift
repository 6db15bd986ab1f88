import JSON

/// Reads resolver documents of the Design Tokens format: sets that always hold, and modifiers whose contexts
/// are the modes.
struct ResolverDocument {
  private let name: String
  private let root: ResolverReferences.Place
  private var references: ResolverReferences
  private var axes: [TokenAxis] = []
  private var steps: [TokenLibrary.Step] = []
  private var notes: [String] = []

  private typealias Place = ResolverReferences.Place

  static func library(
    _ root: JSONValue, _ input: TokenInput, _ shelf: inout TokenShelf
  ) throws(DocumentError) -> TokenLibrary {
    var document = ResolverDocument(root: root, name: input.name, shelf: shelf)
    do throws(DocumentError) {
      try document.read()
    } catch {
      throw error.inFile(input.name)
    }
    shelf = document.references.shelf
    return TokenLibrary(
      format: .resolver, name: input.name, axes: document.axes, notes: document.notes,
      files: shelf.names, root: root, steps: document.steps)
  }

  private init(root: JSONValue, name: String, shelf: TokenShelf) {
    self.name = name
    references = ResolverReferences(shelf: shelf)
    self.root = Place(value: root, root: root, file: 0, folder: "", dialect: .standard)
  }

  private mutating func read() throws(DocumentError) {
    let value = root.value
    try value.checkKeys(
      [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
        "$defs",
        "$extensions",
      ], of: "a resolver document")
    guard let version = value["version"] else {
      throw DocumentError(
        at: value, .missingKey("version", of: "a resolver document", expected: "\"2025.10\""))
    }
    guard version.string == "2025.10" else { throw version.wrongKind(expected: "\"2025.10\"") }
    guard let order = value["resolutionOrder"], order.kind == .array else {
      throw (value["resolutionOrder"] ?? value)
        .wrongKind(expected: "an array of sets and modifiers")
    }
    var inline: Set<String> = []
    for item in order.elements {
      let (isSet, key, object) = try entry(item)
      if item["$ref"] == nil, !inline.insert(key).inserted {
        throw DocumentError(
          at: item["name"] ?? item,
          .notAllowed("\(messageQuoted(key)) is in the order twice by this name"))
      }
      if isSet { try readSet(object) } else { try readModifier(object, named: key, at: item) }
    }
    let known = Set(axes.map(\.name))
    for member in value["modifiers"]?.members ?? value.members where value["modifiers"] != nil {
      guard !known.contains(member.key) else { continue }
      notes.append(
        "\(name):\(member.keyPosition): the modifier \(messageQuoted(member.key)) is not in resolutionOrder"
      )
    }
  }

  /// What an element of the order is: a reference to a set or modifier, or one of its own.
  private mutating func entry(
    _ item: JSONValue
  ) throws(DocumentError) -> (isSet: Bool, name: String, object: ResolverReferences.Object) {
    var place = root
    place.value = item
    if let reference = item["$ref"] {
      guard let parts = reference.string.flatMap(JSONPointer.init(fragment:))?.parts,
        parts.count == 2, ["sets", "modifiers"].contains(parts[0])
      else {
        throw reference.wrongKind(expected: "\"#/sets/NAME\" or \"#/modifiers/NAME\"")
      }
      let object = try references.object(at: place, allowsModifier: true)
      return (parts[0] == "sets", parts[1], object)
    }
    guard let type = item["type"], let itemName = item["name"]?.string else {
      throw DocumentError(
        at: item,
        .missingKey(
          item["type"] == nil ? "type" : "name", of: "a set or modifier in resolutionOrder",
          expected: "or a \"$ref\" in its place"))
    }
    guard let kind = type.string, ["set", "modifier"].contains(kind) else {
      throw type.unknownName(
        type.string ?? type.found, kind: "type of step", known: ["set", "modifier"])
    }
    return (kind == "set", itemName, try references.object(at: place))
  }

  private mutating func readSet(_ object: ResolverReferences.Object) throws(DocumentError) {
    try object.checkKeys(
      ["sources", "description", "name", "type", "$extensions"], of: "a set")
    steps.append(TokenLibrary.Step(contexts: [try references.sources(of: object)]))
  }

  private mutating func readModifier(
    _ object: ResolverReferences.Object, named key: String, at item: JSONValue
  ) throws(DocumentError) {
    try object.checkKeys(
      ["contexts", "default", "description", "name", "type", "$extensions"], of: "a modifier")
    let value = object.value
    var names: [String] = []
    var layers: [[TokenLibrary.Layer]] = []
    if let contexts = object.member("contexts") {
      let contexts = try references.object(at: contexts)
      for (name, place) in contexts.members {
        names.append(name)
        layers.append(try references.layers(ofArray: place, of: object))
      }
    }
    guard !names.isEmpty else {
      throw DocumentError(
        at: object.member("contexts")?.value ?? value,
        .missingKey("contexts", of: "a modifier", expected: "at least one context"))
    }
    var standard = 0
    if let given = object.member("default")?.value {
      guard let index = given.string.flatMap({ names.firstIndex(of: $0) }) else {
        throw given.unknownName(given.string ?? given.found, kind: "context", known: names)
      }
      standard = index
    } else {
      notes.append(
        "\(name):\(value.position): the modifier \(messageQuoted(key)) has no default; \(messageQuoted(names[0])) is taken"
      )
    }
    if names.count == 1 {
      notes.append(
        "\(name):\(value.position): the modifier \(messageQuoted(key)) has only one context")
    }
    // One input chooses the context wherever a modifier is in the order.
    let axis = TokenAxis(name: key, contexts: names, standard: standard)
    if let known = axes.firstIndex(where: { $0.name == key }) {
      guard axes[known] == axis else {
        throw DocumentError(
          at: item,
          .notAllowed(
            "the modifier \(messageQuoted(key)) is in the order twice with other contexts"))
      }
      steps.append(TokenLibrary.Step(axis: known, contexts: layers))
    } else {
      steps.append(TokenLibrary.Step(axis: axes.count, contexts: layers))
      axes.append(axis)
    }
  }
}
