import JSON

extension TokenResolver {
  /// The value at the end of a chain of aliases with the colour modifiers of all tokens on the way: the last one's
  /// first, as each token has the modified value of the one that it refers to.
  func modified(_ value: TokenValue, from node: Int) throws(TokenFault) -> TokenValue {
    guard hasModifiers else { return value }
    var tokens: [RawToken] = []
    var next = try firstModified(from: node)
    while let link = next, let raw = tree.nodes[link].token {
      tokens.append(raw)
      guard tokens.count < Self.depthLimit else {
        throw TokenFault(
          "more than \(Self.depthLimit) colour modifiers follow one another", at: raw.place,
          in: file(raw))
      }
      guard let further = try self.next(after: link) else { break }
      next = try firstModified(from: further)
    }
    var value = value
    for raw in tokens.reversed() {
      guard let modifier = raw.modifier else { continue }
      // A colour that is mixed with another one reads that one's modifiers, each with a good part of the stack.
      guard modifierDepth < 16 else {
        throw TokenFault(
          "the value refers to itself, or to others through more than 16 colour modifiers",
          at: modifier, in: file(raw))
      }
      modifierDepth += 1
      defer { modifierDepth -= 1 }
      value = try entering(modifier, of: raw) { () throws(TokenFault) in
        try TokenValueReader(resolver: self, token: raw).modified(value, by: modifier)
      }
    }
    return value
  }

  /// The first token with a modifier on the chain that begins with a token.
  private func firstModified(from node: Int) throws(TokenFault) -> Int? {
    // A circle is told here.
    _ = try target(of: node)
    var chain: [Int] = []
    var found: Int?
    var current: Int? = node
    while let link = current {
      if let known = modifiedLinks[link] {
        found = known
        break
      }
      chain.append(link)
      if tree.nodes[link].token?.modifier != nil {
        found = link
        break
      }
      current = try next(after: link)
    }
    for link in chain { modifiedLinks[link] = .some(found) }
    return found
  }
}
