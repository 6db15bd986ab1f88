import JSON

/// Follows the reference objects of resolver documents.
///
/// They point anywhere in their document but into modifiers and the order, or into files; keys beside a
/// reference replace those that it leads to. See <https://www.designtokens.org/TR/2025.10/resolver/#reference-objects>.
struct ResolverReferences {
  /// A value with the document that it is in.
  struct Place {
    var value: JSONValue
    var root: JSONValue
    var file: Int
    /// The folder of the file, from that of the resolver document.
    var folder: String
    var dialect: TokenDialect

    func at(_ value: JSONValue) -> Place {
      var place = self
      place.value = value
      return place
    }
  }

  /// What a value is after its references: parts of which later ones have other keys than earlier ones.
  struct Object {
    struct Part {
      var place: Place
      /// The keys that are replaced, or are no content.
      var without: Set<String> = []
    }

    /// What the references lead to comes first.
    var parts: [Part]
    /// The references that were followed, to find those that lead to themselves.
    var names: [String] = []

    /// What the last reference leads to.
    var value: JSONValue { parts[0].place.value }

    func member(_ key: String) -> Place? {
      for part in parts where !part.without.contains(key) {
        if let member = part.place.value[key] { return part.place.at(member) }
      }
      return nil
    }

    var members: [(key: String, place: Place)] {
      parts.flatMap { part in
        part.place.value.members.filter { !part.without.contains($0.key) }
          .map { ($0.key, part.place.at($0.value)) }
      }
    }

    func checkKeys(_ known: [String], of owner: String) throws(DocumentError) {
      for part in parts where part.place.file == 0 {
        try part.place.value.checkKeys(known + ["$ref"], of: owner)
      }
    }
  }

  var shelf: TokenShelf
  private var open: [String] = []

  init(shelf: TokenShelf) {
    self.shelf = shelf
  }

  // MARK: Objects

  /// A value after its references.
  ///
  /// - Parameter allowsModifier: whether the first reference may lead to a modifier.
  mutating func object(
    at place: Place, allowsModifier: Bool = false
  ) throws(DocumentError) -> Object {
    var place = place
    var parts: [Object.Part] = []
    var names: [String] = []
    var replaced: Set<String> = []
    while place.value.kind == .object, let reference = place.value["$ref"] {
      replaced.insert("$ref")
      parts.insert(Object.Part(place: place, without: replaced), at: 0)
      replaced.formUnion(place.value.members.map(\.key))
      let (name, next) = try target(
        of: reference, in: place, allowsModifier: allowsModifier && names.isEmpty)
      guard !open.contains(name), !names.contains(name), open.count + names.count < 64 else {
        let circle = (open + names + [name]).joined(separator: " → ")
        throw error(reference, in: place, "the references lead in a circle: \(circle)")
      }
      names.append(name)
      place = next
    }
    parts.insert(Object.Part(place: place, without: replaced), at: 0)
    return Object(parts: parts, names: names)
  }

  private mutating func target(
    of reference: JSONValue, in place: Place, allowsModifier: Bool
  ) throws(DocumentError) -> (name: String, place: Place) {
    guard let text = reference.string else {
      throw reference.wrongKind(expected: "the path of a file or \"#/sets/NAME\"")
        .inFile(shelf.names[place.file])
    }
    guard !text.contains("://") else {
      throw error(
        reference, in: place, "files of the network are not read: put a copy beside this one")
    }
    let sides = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = String(sides[0])
    var found = place
    if !path.isEmpty {
      while path.hasPrefix("./") { path.removeFirst(2) }
      if !place.folder.isEmpty { path = "\(place.folder)/\(path)" }
      let (file, root, dialect) = try shelf.file(path, namedBy: reference, in: place.file)
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      found = Place(value: root, root: root, file: file, folder: folder, dialect: dialect)
    }
    found.value = found.root
    var pointer: [String] = []
    if sides.count > 1 {
      // The specification's example of a part of a file has no slash before it.
      let fragment = sides[1].isEmpty || sides[1].hasPrefix("/") ? sides[1] : "/\(sides[1])"
      guard let parts = JSONPointer(fragment: "#\(fragment)")?.parts else {
        throw reference.wrongKind(expected: "a JSON pointer such as \"#/sets/NAME\"")
          .inFile(shelf.names[place.file])
      }
      pointer = parts
    }
    if path.isEmpty, pointer.first == "resolutionOrder" {
      throw error(reference, in: place, "nothing may refer to what is in resolutionOrder")
    }
    if pointer.first == "modifiers", !allowsModifier {
      throw error(reference, in: place, "only resolutionOrder may refer to modifiers")
    }
    for part in pointer {
      let value = found.value
      let elements = Array(value.elements)
      if let index = Int(part), elements.indices.contains(index) {
        found.value = elements[index]
      } else if let member = value.kind == .object ? value[part] : nil {
        found.value = member
      } else {
        throw unknown(part, of: pointer, in: value, at: reference)
          .inFile(shelf.names[place.file])
      }
    }
    if path.isEmpty, found.value.text.indices.contains(reference.text.startIndex) {
      throw error(reference, in: place, "the reference leads to what it is in itself")
    }
    return ("\(path)#\(sides.count > 1 ? sides[1] : "")", found)
  }

  private func unknown(
    _ part: String, of pointer: [String], in value: JSONValue, at reference: JSONValue
  ) -> DocumentError {
    let known = value.members.map(\.key)
    guard pointer.count == 2,
      let kind = ["sets": "set", "modifiers": "modifier"][pointer[0]]
    else { return reference.unknownName(part, kind: "part of a pointer", known: known) }
    // A document without sets has none of this name.
    return reference.unknownName(pointer[1], kind: kind, known: part == pointer[1] ? known : [])
  }

  private func error(_ value: JSONValue, in place: Place, _ text: String) -> DocumentError {
    DocumentError(at: value, .notAllowed(text)).inFile(shelf.names[place.file])
  }

  // MARK: Tokens

  /// The tokens of a set.
  mutating func sources(of set: Object) throws(DocumentError) -> [TokenLibrary.Layer] {
    guard let sources = set.member("sources") else {
      throw DocumentError(
        at: set.value, .missingKey("sources", of: "a set", expected: "an array of tokens")
      ).inFile(shelf.names[set.parts[0].place.file])
    }
    return try layers(ofArray: sources, of: set)
  }

  /// The tokens of an array of sources, or of a reference to one.
  mutating func layers(
    ofArray place: Place, of owner: Object
  ) throws(DocumentError) -> [TokenLibrary.Layer] {
    let array = try object(at: place)
    let place = array.parts[0].place
    guard place.value.kind == .array else {
      throw place.value.wrongKind(expected: "an array of tokens and references to files")
        .inFile(shelf.names[place.file])
    }
    let names = owner.names + array.names
    open += names
    defer { open.removeLast(names.count) }
    var layers: [TokenLibrary.Layer] = []
    for source in place.value.elements {
      layers += try self.layers(ofSource: place.at(source))
      guard layers.count <= 10_000 else {
        throw error(source, in: place, "more than 10000 sources in one step")
      }
    }
    return layers
  }

  private mutating func layers(
    ofSource place: Place
  ) throws(DocumentError) -> [TokenLibrary.Layer] {
    guard place.value.kind == .object else {
      throw place.value.wrongKind(expected: "tokens, or {\"$ref\": \"FILE\"}")
        .inFile(shelf.names[place.file])
    }
    let source = try object(at: place)
    if !source.names.isEmpty {
      if source.value.kind == .array {
        return try layers(ofArray: source.parts[0].place, of: source)
      }
      if source.member("sources")?.value.kind == .array { return try sources(of: source) }
    }
    return source.parts.map { part in
      .group(
        part.place.value, file: part.place.file, dialect: part.place.dialect,
        without: part.without)
    }
  }
}
