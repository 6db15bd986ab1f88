import JSON

/// Reads resolver documents of the Design Tokens format: sets that always hold, and modifiers whose contexts
/// are the modes.
struct ResolverDocument {
  private let root: JSONValue
  private let name: String
  private var shelf: TokenShelf
  private var axes: [TokenAxis] = []
  private var steps: [TokenLibrary.Step] = []
  private var notes: [String] = []
  /// The sets that are being read, to find those that lead to themselves.
  private var open: [String] = []

  static func library(
    _ root: JSONValue, _ input: TokenInput, _ shelf: inout TokenShelf
  ) throws(DocumentError) -> TokenLibrary {
    var document = ResolverDocument(root: root, name: input.name, shelf: shelf)
    do throws(DocumentError) {
      try document.read()
    } catch {
      throw error.inFile(input.name)
    }
    shelf = document.shelf
    return TokenLibrary(
      format: .resolver, name: input.name, axes: document.axes, notes: document.notes,
      files: shelf.names, root: root, steps: document.steps)
  }

  private init(root: JSONValue, name: String, shelf: TokenShelf) {
    self.root = root
    self.name = name
    self.shelf = shelf
  }

  private mutating func read() throws(DocumentError) {
    try root.checkKeys(
      [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
        "$defs",
        "$extensions",
      ], of: "a resolver document")
    guard let version = root["version"] else {
      throw DocumentError(
        at: root, .missingKey("version", of: "a resolver document", expected: "\"2025.10\""))
    }
    guard version.string == "2025.10" else { throw version.wrongKind(expected: "\"2025.10\"") }
    guard let order = root["resolutionOrder"], order.kind == .array else {
      throw (root["resolutionOrder"] ?? root).wrongKind(expected: "an array of sets and modifiers")
    }
    var known: Set<String> = []
    for item in order.elements {
      let (kind, itemName, value) = try entry(item)
      guard known.insert("\(kind) \(itemName)").inserted else {
        throw DocumentError(
          at: item, .notAllowed("the \(kind) \(messageQuoted(itemName)) is in the order twice"))
      }
      if kind == "set" {
        try readSet(value, named: itemName)
      } else {
        try readModifier(value, named: itemName)
      }
    }
    for (key, kind) in [("sets", "set"), ("modifiers", "modifier")] {
      for member in root[key]?.members ?? root.members where root[key] != nil {
        guard !known.contains("\(kind) \(member.key)"), kind == "modifier" else { continue }
        notes.append(
          "\(name):\(member.keyPosition): the \(kind) \(messageQuoted(member.key)) is not in resolutionOrder"
        )
      }
    }
  }

  /// What an element of the order is: a reference to a set or modifier, or one of its own.
  private func entry(
    _ item: JSONValue
  ) throws(DocumentError) -> (kind: String, name: String, value: JSONValue) {
    if let reference = item["$ref"] {
      guard let parts = reference.string.flatMap(JSONPointer.init(fragment:))?.parts,
        parts.count == 2, ["sets", "modifiers"].contains(parts[0])
      else {
        throw reference.wrongKind(expected: "\"#/sets/NAME\" or \"#/modifiers/NAME\"")
      }
      return (
        parts[0] == "sets" ? "set" : "modifier", parts[1],
        try named(parts[1], in: parts[0], at: reference)
      )
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
    return (kind, itemName, item)
  }

  private func named(
    _ key: String, in collection: String, at place: JSONValue
  ) throws(DocumentError) -> JSONValue {
    guard let value = root[collection]?[key] else {
      let known = root[collection]?.members.map(\.key) ?? []
      throw place.unknownName(
        key, kind: collection == "sets" ? "set" : "modifier", known: known)
    }
    return value
  }

  private mutating func readSet(_ value: JSONValue, named key: String) throws(DocumentError) {
    try value.checkKeys(
      ["sources", "description", "name", "type", "$extensions"], of: "a set")
    guard let sources = value["sources"] else {
      throw DocumentError(
        at: value, .missingKey("sources", of: "a set", expected: "an array of tokens"))
    }
    steps.append(TokenLibrary.Step(contexts: [try layers(sources)]))
  }

  private mutating func readModifier(_ value: JSONValue, named key: String) throws(DocumentError) {
    try value.checkKeys(
      ["contexts", "default", "description", "name", "type", "$extensions"], of: "a modifier")
    guard let contexts = value["contexts"], contexts.members.first(where: { _ in true }) != nil
    else {
      throw DocumentError(
        at: value["contexts"] ?? value,
        .missingKey("contexts", of: "a modifier", expected: "at least one context"))
    }
    var names: [String] = []
    var layers: [[TokenLibrary.Layer]] = []
    for member in contexts.members {
      names.append(member.key)
      layers.append(try self.layers(member.value))
    }
    var standard = 0
    if let given = value["default"] {
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
    steps.append(TokenLibrary.Step(axis: axes.count, contexts: layers))
    axes.append(TokenAxis(name: key, contexts: names, standard: standard))
  }

  /// The tokens of an array of sources.
  private mutating func layers(
    _ sources: JSONValue
  ) throws(DocumentError) -> [TokenLibrary.Layer] {
    guard sources.kind == .array else {
      throw sources.wrongKind(expected: "an array of tokens and references to files")
    }
    var layers: [TokenLibrary.Layer] = []
    for source in sources.elements {
      guard source.kind == .object else {
        throw source.wrongKind(expected: "tokens, or {\"$ref\": \"FILE\"}")
      }
      guard let reference = source["$ref"] else {
        layers.append(.group(source, file: 0, dialect: .standard))
        continue
      }
      for member in source.members where member.key != "$ref" && !member.key.hasPrefix("$") {
        throw DocumentError(
          atKeyOf: member,
          .notAllowed("what is beside \"$ref\" is not merged: give it a source of its own"))
      }
      layers += try referenced(reference)
      guard layers.count <= 10_000 else {
        throw DocumentError(at: reference, .notAllowed("more than 10000 sources in one step"))
      }
    }
    return layers
  }

  private mutating func referenced(
    _ reference: JSONValue
  ) throws(DocumentError) -> [TokenLibrary.Layer] {
    guard let text = reference.string else {
      throw reference.wrongKind(expected: "the path of a file or \"#/sets/NAME\"")
    }
    if text.hasPrefix("#") {
      guard let parts = JSONPointer(fragment: text)?.parts, parts.count == 2, parts[0] == "sets"
      else {
        throw DocumentError(
          at: reference, .notAllowed("sources may refer to \"#/sets/NAME\" and to files only"))
      }
      guard !open.contains(parts[1]), open.count < 64 else {
        let circle = (open + [parts[1]]).joined(separator: " → ")
        throw DocumentError(
          at: reference, .notAllowed("the set leads in a circle: \(circle)"))
      }
      let set = try named(parts[1], in: "sets", at: reference)
      guard let sources = set["sources"] else {
        throw DocumentError(
          at: set, .missingKey("sources", of: "a set", expected: "an array of tokens"))
      }
      open.append(parts[1])
      defer { open.removeLast() }
      return try layers(sources)
    }
    guard !text.contains("://") else {
      throw DocumentError(
        at: reference, .notAllowed("files of the network are not read: put a copy beside this one"))
    }
    let sides = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = String(sides[0])
    if path.hasPrefix("./") { path.removeFirst(2) }
    let (file, root, dialect) = try shelf.file(path, namedBy: reference, in: 0)
    var found = root
    if sides.count > 1 {
      let pointer = sides[1].hasPrefix("/") ? "#\(sides[1])" : "#/\(sides[1])"
      for part in JSONPointer(fragment: pointer)?.parts ?? [] {
        guard let member = found[part] else {
          throw reference.unknownName(
            part, kind: "part of a pointer", known: found.members.map(\.key))
        }
        found = member
      }
    }
    return [.group(found, file: file, dialect: dialect)]
  }
}
