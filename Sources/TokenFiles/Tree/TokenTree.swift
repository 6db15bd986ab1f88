import JSON

/// The groups and tokens of one mode, merged from all files that have a part in it.
///
/// Nodes are in one array, so that a hundred thousand tokens cost no allocations of their own.
struct TokenTree: Sendable {
  struct Node: Sendable {
    var name: String
    var parent: Int?
    var children: [Int] = []
    var index: [String: Int] = [:]
    /// The type that a group gives its tokens.
    var type: String?
    var token: RawToken?
    /// The group that this one extends, where it says so.
    var extends: (reference: JSONValue, file: Int)?
    var state = State.open
  }

  enum State: Sendable { case open, busy, done }

  /// The most groups and tokens of one mode; `$extends` can multiply them.
  static let limit = 1_000_000
  /// The deepest nesting of groups that extend groups.
  private static let depthLimit = 1_500

  private(set) var nodes = [Node(name: "", parent: nil)]
  /// How messages name the files.
  let files: [String]
  /// What stands between the parts of a name.
  let separator: String
  /// The names of the mode, for tokens that have a value for each.
  let mode: Set<String>
  /// Whether files are merged only by their order, so that what one of them replaces is told.
  let tellsReplaced: Bool
  /// What was read and has no effect.
  private(set) var notes: [String] = []

  init(
    files: [String], separator: String, mode: Set<String> = [], tellsReplaced: Bool = false
  ) {
    self.mode = mode
    self.tellsReplaced = tellsReplaced
    self.files = files
    self.separator = separator
  }

  // MARK: Building

  /// Merges a group of a file; what is there already is replaced.
  ///
  /// - Parameter replaced: the keys of members that are left out.
  mutating func insert(
    _ group: JSONValue, at node: Int = 0, file: Int, dialect: TokenDialect,
    without replaced: Set<String> = []
  ) throws(TokenFault) {
    guard group.kind == .object else {
      throw TokenFault(group, expected: "a group of tokens", in: files[file])
    }
    for member in group.members where replaced.isEmpty || !replaced.contains(member.key) {
      let (key, value) = (member.key, member.value)
      if key.hasPrefix("$"), key != "$root" {
        do throws(TokenFault) {
          try readProperty(key, value, of: node, file: file)
        } catch {
          try insert(error, named: key, of: node, at: value, file: file)
        }
        continue
      }
      guard value.kind == .object else {
        // Other tools keep names and versions beside their groups.
        if dialect == .studio {
          note("\(member.key) is no token", at: value, file: file)
          continue
        }
        let fault = TokenFault(value, expected: "a token or a group of tokens", in: files[file])
        try insert(fault, named: key, of: node, at: value, file: file)
        continue
      }
      let child = try child(named: key, of: node, at: value, file: file)
      if let token = token(value, file: file, dialect: dialect) {
        if tellsReplaced, let known = nodes[child].token, known.file != file {
          note(
            "\(name(of: child)) replaces that of \(files[known.file]), which is read before",
            at: value, file: file)
        }
        nodes[child].token = token
        // A token that replaces a group leaves nothing of it.
        nodes[child].children = []
        nodes[child].index = [:]
        try checkMembers(of: value, at: child, file: file, dialect: dialect)
      } else {
        nodes[child].token = nil
        try insert(value, at: child, file: file, dialect: dialect)
      }
    }
  }

  /// Adds what is wrong with a member of a group in its place.
  private mutating func insert(
    _ fault: TokenFault, named name: String, of node: Int, at place: JSONValue, file: Int
  ) throws(TokenFault) {
    let child = try child(named: name, of: node, at: place, file: file)
    nodes[child].token = RawToken(
      value: .broken(fault), dialect: .standard, file: file, place: place)
  }

  /// Adds one token by the parts of its name, beside whatever has a longer name.
  mutating func insert(_ token: RawToken, named parts: [String]) throws(TokenFault) {
    var node = 0
    for part in parts {
      node = try child(named: part, of: node, at: token.place, file: token.file)
    }
    nodes[node].token = token
  }

  private mutating func child(
    named name: String, of node: Int, at place: JSONValue, file: Int
  ) throws(TokenFault) -> Int {
    if let child = nodes[node].index[name] { return child }
    guard nodes.count < Self.limit else {
      throw TokenFault(
        "more than \(Self.limit) groups and tokens, which is the most of one mode", at: place,
        in: files[file])
    }
    let child = nodes.count
    nodes.append(Node(name: name, parent: node))
    nodes[node].children.append(child)
    nodes[node].index[name] = child
    return child
  }

  private mutating func readProperty(
    _ key: String, _ value: JSONValue, of node: Int, file: Int
  ) throws(TokenFault) {
    switch key {
    case "$type":
      guard let type = value.string else {
        throw TokenFault(value, expected: "the name of a type", in: files[file])
      }
      nodes[node].type = type
    case "$extends": nodes[node].extends = (value, file)
    case "$ref":
      throw TokenFault(
        "a group takes over another one by \"$extends\"; \"$ref\" is for tokens", at: value,
        in: files[file])
    case "$description", "$deprecated", "$extensions", "$schema", "$themes", "$metadata",
      "$version":
      break
    default: note("\(key) is not of the format", at: value, file: file)
    }
  }

  private func token(_ value: JSONValue, file: Int, dialect: TokenDialect) -> RawToken? {
    var content = value["$value"]
    var type = value["$type"]
    var isReference = false
    if let values = TokenChoices.values(of: value) {
      var member = TokenChoices.member(of: values, in: mode)
      while let inner = member, let values = TokenChoices.values(of: inner) {
        member = TokenChoices.member(of: values, in: mode)
      }
      content = member?["$value"] ?? member?["value"] ?? member
      type = type ?? value["type"] ?? member?["$type"] ?? member?["type"]
    } else if let overridden = value["$extensions"]?["org.primer.overrides"]
      ?? TokenChoices.modes(beside: value),
      let member = overridden.members.first(where: { mode.contains(TokenChoices.normal($0.key)) })
    {
      content = member.value["$value"] ?? member.value
    }
    var dialect = dialect
    // Some plugins of Figma write styles in the older form beside variables in the newer one.
    if content == nil, value["value"] != nil, value["type"]?.string != nil { dialect = .studio }
    if content == nil, dialect == .studio, let plain = value["value"] {
      // A group may have a token that is called value.
      let isToken =
        plain.kind != .object || value["type"]?.string != nil || Self.schemaType(value) != nil
      if isToken { content = plain }
      type = type ?? value["type"]
    }
    // Beside groups and tokens it is no token's.
    if content == nil, value["$ref"] != nil,
      !value.members.contains(where: { !$0.key.hasPrefix("$") && $0.value.kind == .object })
    {
      content = value
      isReference = true
    }
    if content == nil, dialect == .studio, let name = value["aliasOf"]?.string {
      // Fluent's tokens name what they are aliases of.
      return RawToken(
        value: .alias(name), type: type?.string, dialect: dialect, file: file, place: value)
    }
    guard let content else { return nil }
    // Spectrum's tokens say by their schema what cannot be guessed.
    let name = FigmaExtensions.type(of: value, type?.string) ?? Self.schemaType(value)
    var token = RawToken(
      value: .json(content), type: name, dialect: dialect, file: file, place: value)
    token.description = (value["$description"] ?? value["description"])?.string
    if let deprecated = value["$deprecated"] {
      token.deprecation = deprecated.string ?? (deprecated.boolean == true ? "" : nil)
    }
    if !isReference {
      token.modifier = value["$extensions"]?["studio.tokens"]?["modify"]
      // Primer writes the opacity of a colour beside it.
      if token.modifier == nil, let alpha = value["alpha"], alpha.number != nil {
        token.modifier = alpha
      }
    }
    return token
  }

  private static let schemaTypes = [
    "font-weight.json": "fontWeight", "font-family.json": "fontFamily",
    "drop-shadow.json": "shadow", "typography.json": "typography",
  ]

  private static func schemaType(_ token: JSONValue) -> String? {
    let schema = token["$schema"]?.string?.split(separator: "/").last.map(String.init)
    return schema.flatMap { schemaTypes[$0] }
  }

  /// What Style Dictionary writes beside a token.
  private static let otherMembers: Set<String> = [
    "original", "filePath", "isSource", "name", "attributes", "path", "key", "value", "type",
    "comment", "description", "deprecated", "sets", "alpha",
  ]

  /// Tells of tokens inside tokens, which would be lost, and of what has no effect.
  private mutating func checkMembers(
    of token: JSONValue, at node: Int, file: Int, dialect: TokenDialect
  ) throws(TokenFault) {
    if dialect == .studio, let unit = token["unit"]?.string,
      (token["$value"] ?? token["value"])?.kind == .number,
      TokenLength.Unit(word: unit) == nil, !TokenDuration.units.contains(unit)
    {
      note("the unit \(messageQuoted(unit)) has no effect", at: token, file: file)
    }
    guard dialect == .standard else { return }
    for member in token.members where !member.key.hasPrefix("$") {
      guard !Self.otherMembers.contains(member.key) else { continue }
      guard member.value["$value"] != nil || member.value["$ref"] != nil else {
        note("\(member.key) of a token is not of the format", at: member.value, file: file)
        continue
      }
      let fault = TokenFault(
        "a token has no tokens inside it: call the outer one \"$root\" of a group",
        at: member.value, in: files[file])
      try insert(fault, named: member.key, of: node, at: member.value, file: file)
    }
  }

  private mutating func note(_ text: String, at value: JSONValue, file: Int) {
    guard notes.count < 20 else { return }
    let place = "\(files[file]):\(value.position): \(text)"
    if !notes.contains(place) { notes.append(place) }
  }

  // MARK: Groups that extend others

  /// Copies into every group what it extends and does not have itself.
  mutating func extend() throws(TokenFault) {
    guard nodes.contains(where: { $0.extends != nil }) else { return }
    try extend(0, depth: 0)
  }

  private mutating func extend(_ node: Int, depth: Int) throws(TokenFault) {
    guard nodes[node].state == .open else { return }
    nodes[node].state = .busy
    if let (reference, file) = nodes[node].extends {
      do throws(TokenFault) {
        try extend(node, by: reference, file: file, depth: depth)
      } catch {
        guard nodes.count < Self.limit else { throw error }
        try insert(error, named: "$extends", of: node, at: reference, file: file)
      }
    }
    for child in nodes[node].children { try extend(child, depth: depth + 1) }
    nodes[node].state = .done
  }

  private mutating func extend(
    _ node: Int, by reference: JSONValue, file: Int, depth: Int
  ) throws(TokenFault) {
    let target = try group(of: reference, file: file)
    guard nodes[target].state != .busy, depth < Self.depthLimit else {
      let names = [name(of: node), name(of: target)].map { $0.isEmpty ? "the file" : $0 }
      throw TokenFault(
        depth < Self.depthLimit
          ? "\(names[0]) extends \(names[1]), which has or extends \(names[0]) itself"
          : "groups extend others more than \(Self.depthLimit) levels deep",
        at: reference, in: files[file])
    }
    try extend(target, depth: depth + 1)
    if nodes[node].type == nil { nodes[node].type = inheritedType(of: target) }
    try copy(target, into: node, at: reference, file: file)
  }

  private mutating func copy(
    _ source: Int, into target: Int, at place: JSONValue, file: Int
  ) throws(TokenFault) {
    for child in nodes[source].children {
      // What is wrong there is told there.
      if case .broken? = nodes[child].token?.value { continue }
      let name = nodes[child].name
      let isNew = nodes[target].index[name] == nil
      let copied = try self.child(named: name, of: target, at: place, file: file)
      if isNew {
        nodes[copied].token = nodes[child].token
        nodes[copied].type = nodes[child].type
        nodes[copied].state = .done
      } else if nodes[copied].token != nil || nodes[child].token != nil {
        // What a group says itself replaces what it extends as a whole.
        continue
      } else if nodes[copied].type == nil {
        nodes[copied].type = nodes[child].type
      }
      try copy(child, into: copied, at: place, file: file)
    }
  }

  private func group(of reference: JSONValue, file: Int) throws(TokenFault) -> Int {
    let expected = "a group such as \"{button}\" or {\"$ref\": \"#/button\"}"
    guard let text = (reference["$ref"] ?? reference).string else {
      throw TokenFault(reference, expected: expected, in: files[file])
    }
    var parts: [String]
    if text.hasPrefix("{"), text.hasSuffix("}") {
      parts = text.dropFirst().dropLast().split(separator: ".").map(String.init)
    } else if let pointer = JSONPointer(fragment: text) {
      parts = pointer.parts
    } else {
      throw TokenFault(reference, expected: expected, in: files[file])
    }
    var node = 0
    for part in parts {
      guard let child = nodes[node].index[part] else {
        let known = nodes[node].children.map { nodes[$0].name }
        throw TokenFault(
          .problem(
            .unknownName(
              part, kind: "group to extend", nearest: nearestName(to: part, in: known),
              known: known)), at: reference, in: files[file])
      }
      node = child
    }
    guard nodes[node].token == nil else {
      throw TokenFault(
        "\(name(of: node)) is a token; only groups are extended", at: reference, in: files[file])
    }
    return node
  }

  // MARK: Looking

  /// The parts of a node's name.
  func parts(of node: Int) -> [String] {
    var parts: [String] = []
    var node = node
    while let parent = nodes[node].parent {
      parts.append(nodes[node].name)
      node = parent
    }
    return parts.reversed()
  }

  func name(of node: Int) -> String { parts(of: node).joined(separator: separator) }

  /// The type that the nearest group around a node gives.
  func inheritedType(of node: Int) -> String? {
    var place: Int? = node
    while let node = place {
      if let type = nodes[node].type { return type }
      place = nodes[node].parent
    }
    return nil
  }

  /// The nodes that are tokens, in the order of the files.
  var tokenNodes: [Int] {
    var found: [Int] = []
    var open = [0]
    while let node = open.popLast() {
      if nodes[node].token != nil { found.append(node) }
      open.append(contentsOf: nodes[node].children.reversed())
    }
    return found
  }
}
