import Graphics
import JSON

/// Follows the aliases of one mode and reads values.
///
/// Everything that is looked up is kept, so that a token that thousands refer to is read once and no chain of
/// aliases is walked twice.
final class TokenResolver {
  let tree: TokenTree
  let nodes: [Int]
  /// The node of each name.
  private var index: [String: Int] = [:]
  private var targets: [Int: Result<Int, TokenFault>] = [:]
  private var values: [Int: Result<TokenValue, TokenFault>] = [:]
  var measures: [Int: Result<TokenMeasure, TokenFault>] = [:]
  /// The first token with a colour modifier on the chain of each token's aliases.
  var modifiedLinks: [Int: Int?] = [:]
  let hasModifiers: Bool
  /// How many colour modifiers are being read within one another.
  var modifierDepth = 0
  /// The tokens whose numbers are being computed, outermost first.
  var computing: [Int] = []
  private(set) var referenced: Set<Int> = []
  private var depth = 0
  /// How many parts of the value that is being read were looked at.
  private var work = 0
  /// What a fault without a token points at.
  private let root: JSONValue

  /// The most references from one into the next.
  static let depthLimit = 128
  /// The most parts of one value, with those of all that it refers to.
  private static let workLimit = 20_000

  /// - Parameter root: the first file.
  init(_ tree: TokenTree, root: JSONValue) {
    self.tree = tree
    self.root = root
    nodes = tree.tokenNodes
    hasModifiers = nodes.contains { tree.nodes[$0].token?.modifier != nil }
    for node in nodes where index[tree.name(of: node)] == nil { index[tree.name(of: node)] = node }
  }

  func table() -> TokenTable {
    var tokens: [Token] = []
    tokens.reserveCapacity(nodes.count)
    var known: Set<String> = []
    for node in nodes {
      guard let raw = tree.nodes[node].token else { continue }
      let name = tree.name(of: node)
      var value = value(of: node)
      if !known.insert(name).inserted {
        value = .failure(
          TokenFault("two tokens are called \(messageQuoted(name))", at: raw.place, in: file(raw)))
      }
      tokens.append(
        Token(
          parts: tree.parts(of: node), name: name, value: value,
          // A token that changes what it refers to is no alias of it.
          alias: raw.modifier == nil ? alias(of: raw).map { tree.name(of: $0) } : nil,
          description: raw.description, deprecation: raw.deprecation, file: file(raw),
          place: raw.place))
    }
    for (offset, node) in nodes.enumerated() where offset < tokens.count {
      tokens[offset].isReferenced = referenced.contains(node)
    }
    return TokenTable(tokens, notes: tree.notes)
  }

  func file(_ token: RawToken) -> String { tree.files[token.file] }

  // MARK: Values

  func value(of node: Int) -> Result<TokenValue, TokenFault> {
    if let known = values[node] { return known }
    let result: Result<TokenValue, TokenFault>
    do throws(TokenFault) {
      result = .success(try read(node))
    } catch {
      result = .failure(error)
    }
    values[node] = result
    return result
  }

  private func read(_ node: Int) throws(TokenFault) -> TokenValue {
    guard let own = tree.nodes[node].token else { throw missing(node) }
    if case .broken(let fault) = own.value { throw fault }
    let outerWork = work
    work = 0
    defer { work = outerWork }
    let target = try target(of: node)
    guard let source = tree.nodes[target].token else { throw missing(target) }
    if case .broken(let fault) = source.value { throw fault }
    let name = try typeName(of: node, target: target)
    let reader = TokenValueReader(resolver: self, token: source)
    return try modified(try reader.value(source.value, type: name), from: node)
  }

  private func missing(_ node: Int) -> TokenFault {
    TokenFault(.unknownToken(tree.name(of: node)), at: root, in: tree.files.first ?? "")
  }

  /// The type of a token: its own, that of what it is an alias of, or that of its group.
  private func typeName(of node: Int, target: Int) throws(TokenFault) -> String? {
    if let type = tree.nodes[node].token?.type { return type }
    if target != node, let type = tree.nodes[target].token?.type ?? tree.inheritedType(of: target) {
      return type
    }
    return tree.inheritedType(of: node)
  }

  // MARK: Aliases

  /// The node of a name. Style Dictionary's `{a.b.value}` is the token `a.b`, unless there is one of that name.
  private func node(named name: String) -> Int? {
    if let node = index[name] { return node }
    for suffix in [".value", ".$value", ".$root"] where name.hasSuffix(suffix) {
      return index[String(name.dropLast(suffix.count))]
    }
    return nil
  }

  /// The token that a whole value refers to.
  func alias(of raw: RawToken) -> Int? {
    switch raw.value {
    case .alias(let name): node(named: name)
    case .json(let value): aliasName(value).flatMap(node(named:)) ?? pointedToken(value)
    case .color, .broken: nil
    }
  }

  /// The name in `{a.b}`, or in `$a.b` as Tokens Studio also writes it.
  func aliasName(_ value: JSONValue) -> String? {
    guard let text = value.string else { return nil }
    return Self.aliasName(text)
  }

  static func aliasName(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let name = text.dropFirst().dropLast()
    guard !name.contains("{"), !name.contains("}") else { return nil }
    // Tokens Studio allows spaces beside the braces.
    return String(name.trimmed)
  }

  /// The token at the end of a chain of aliases.
  func target(of node: Int) throws(TokenFault) -> Int {
    if let known = targets[node] { return try known.get() }
    var chain: [Int] = []
    var onChain: Set<Int> = []
    var current = node
    var outcome: Result<Int, TokenFault>?
    while outcome == nil {
      if let known = targets[current] {
        outcome = known
        break
      }
      if !onChain.insert(current).inserted {
        outcome = .failure(circle(chain, from: current))
        break
      }
      chain.append(current)
      do throws(TokenFault) {
        guard let next = try next(after: current) else {
          outcome = .success(current)
          break
        }
        referenced.insert(next)
        current = next
      } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { return node }
    for link in chain { targets[link] = outcome }
    return try outcome.get()
  }

  private func circle(_ chain: [Int], from start: Int) -> TokenFault {
    let raw = tree.nodes[start].token
    return .cycle(
      (chain + [start]).map { tree.name(of: $0) }, at: raw?.place ?? root,
      in: raw.map(file) ?? tree.files.first ?? "")
  }

  func next(after node: Int) throws(TokenFault) -> Int? {
    guard let raw = tree.nodes[node].token else { return nil }
    switch raw.value {
    case .color, .broken: return nil
    case .alias(let name):
      return try named(name, at: raw.place, file: file(raw))
    case .json(let value):
      if let name = aliasName(value) { return try named(name, at: value, file: file(raw)) }
      if raw.dialect == .studio, let text = value.string, text.hasPrefix("$"),
        let node = index[String(text.dropFirst())]
      {
        return node
      }
      return pointedToken(value)
    }
  }

  /// The token that a part of a value refers to.
  func alias(in value: JSONValue, of token: RawToken) -> Int? {
    if let name = aliasName(value) { return node(named: name) }
    guard token.dialect == .studio, let text = value.string, text.hasPrefix("$") else { return nil }
    return index[String(text.dropFirst())]
  }

  func named(_ name: String, at place: JSONValue, file: String) throws(TokenFault) -> Int {
    if let node = node(named: name) {
      referenced.insert(node)
      return node
    }
    if let group = group(named: name) {
      throw TokenFault(groupWords("{\(name)}", group), at: place, in: file)
    }
    throw TokenFault(.unknownToken(name), at: place, in: file)
  }

  /// The group of a name, as aliases write names.
  private func group(named name: String) -> Int? {
    var node = 0
    for part in name.split(separator: tree.separator) {
      guard let child = tree.nodes[node].index[String(part)] else { return nil }
      node = child
    }
    return node == 0 || tree.nodes[node].children.isEmpty ? nil : node
  }

  /// What to do about a reference to a group.
  private func groupWords(_ reference: String, _ group: Int) -> String {
    let names = tree.nodes[group].children.map { tree.nodes[$0].name }
    let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    return
      "\(messageQuoted(reference)) is a group and no token: name one of what it has (\(shown)); "
      + "a group takes over another one by \"$extends\""
  }

  // MARK: Pointers

  /// The token that `{"$ref": "#/a/b"}` points at, where it points at a token as a whole.
  private func pointedToken(_ value: JSONValue) -> Int? {
    guard value.kind == .object, let text = value["$ref"]?.string,
      let pointer = JSONPointer(fragment: text)
    else { return nil }
    let (node, path) = walk(pointer)
    let rest = path.first == "$value" ? path.dropFirst() : path
    return rest.isEmpty && tree.nodes[node].token != nil ? node : nil
  }

  /// The node that the beginning of a pointer leads to, and what is left of it.
  private func walk(_ pointer: JSONPointer) -> (node: Int, rest: ArraySlice<String>) {
    var node = 0
    var rest = pointer.parts[...]
    while let part = rest.first, let child = tree.nodes[node].index[part] {
      node = child
      rest.removeFirst()
    }
    return (node, rest)
  }

  /// Looks into a part of a value, as deep and as often as is allowed.
  func entering<Value>(
    _ value: JSONValue, of token: RawToken, _ read: () throws(TokenFault) -> Value
  ) throws(TokenFault) -> Value {
    depth += 1
    work += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, work < Self.workLimit else {
      throw TokenFault(
        "the value refers to itself, through more than \(Self.depthLimit) tokens, or to very many",
        at: value, in: file(token))
    }
    return try read()
  }

  /// What a part of a value is after aliases and references are followed, with the token that it is in.
  func following(
    _ value: JSONValue, of token: RawToken
  ) throws(TokenFault) -> (value: RawToken.Value, token: RawToken) {
    try entering(value, of: token) { () throws(TokenFault) in try followed(value, of: token) }
  }

  private func followed(
    _ value: JSONValue, of token: RawToken
  ) throws(TokenFault) -> (value: RawToken.Value, token: RawToken) {
    if let name = aliasName(value) {
      let target = try target(of: named(name, at: value, file: file(token)))
      return try content(of: target)
    }
    if token.dialect == .studio, let text = value.string, text.hasPrefix("$"),
      let node = index[String(text.dropFirst())]
    {
      return try content(of: target(of: node))
    }
    guard value.kind == .object, let reference = value["$ref"] else { return (.json(value), token) }
    guard let pointer = reference.string.flatMap(JSONPointer.init(fragment:)) else {
      throw TokenFault(
        reference, expected: "a pointer into this file such as \"#/palette/blue\"", in: file(token))
    }
    let (node, rest) = walk(pointer)
    guard tree.nodes[node].token != nil else {
      if rest.isEmpty, !tree.nodes[node].children.isEmpty {
        throw TokenFault(groupWords(reference.string ?? "", node), at: reference, in: file(token))
      }
      let known = tree.nodes[node].children.map { tree.nodes[$0].name }
      let name = rest.first ?? tree.name(of: node)
      throw TokenFault(
        .problem(
          .unknownName(
            name, kind: "part of a pointer", nearest: nearestName(to: name, in: known), known: known
          )), at: reference, in: file(token))
    }
    referenced.insert(node)
    var (found, owner) = try content(of: target(of: node))
    for part in rest where part != "$value" {
      guard case .json(let json) = found else { break }
      let member = json.kind == .array ? element(part, of: json) : json[part]
      guard let member else {
        throw TokenFault(
          .problem(
            .unknownName(
              part, kind: "part of a pointer",
              nearest: nearestName(to: part, in: json.members.map(\.key)),
              known: json.members.map(\.key))), at: reference, in: file(token))
      }
      (found, owner) = try following(member, of: owner)
    }
    return (found, owner)
  }

  private func element(_ part: String, of array: JSONValue) -> JSONValue? {
    guard let wanted = Int(part), wanted >= 0 else { return nil }
    return array.elements.enumerated().first { $0.offset == wanted }?.element
  }

  private func content(
    of node: Int
  ) throws(TokenFault) -> (value: RawToken.Value, token: RawToken) {
    guard let raw = tree.nodes[node].token else { throw missing(node) }
    if case .broken(let fault) = raw.value { throw fault }
    if case .json(let value) = raw.value, value.kind == .object, value["$ref"] != nil {
      return try following(value, of: raw)
    }
    return (raw.value, raw)
  }
}

extension StringProtocol {
  /// The text without the white space at its ends.
  var trimmed: SubSequence {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
