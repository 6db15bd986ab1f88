package import JSON

/// Tokens as another tool reads them, and what that tool's form cannot say.
package struct TokenExport: Sendable {
  package enum Form: String, CaseIterable, Sendable { case dtcg, css, swift }

  package private(set) var text = ""
  /// What is not in the text, token by token, with the reason.
  package private(set) var omissions: [String] = []

  /// - Throws: what is wrong with the files; tokens that cannot be read are omissions.
  package init(_ library: TokenLibrary, as form: Form, tool: String) throws(DocumentError) {
    let modes = try TokenModeTables(library)
    switch form {
    case .dtcg:
      var writer = DesignTokenWriter(modes)
      text = writer.text()
      omissions = writer.omissions
    case .css:
      var writer = CSSWriter(modes, tool: tool)
      text = writer.text()
      omissions = writer.omissions
    case .swift:
      var writer = SwiftWriter(modes, tool: tool)
      text = writer.text()
      omissions = writer.omissions
    }
    omissions = modes.omissions + omissions
  }
}

/// The tokens of the standard mode, and of each other context of each axis what differs from it.
struct TokenModeTables {
  struct Context {
    var axis: TokenAxis
    var name: String
    /// Tokens that are not there in the standard mode, or have another value.
    var tokens: [Token]
  }

  let library: TokenLibrary
  let standard: TokenTable
  private(set) var contexts: [Context] = []
  private(set) var omissions: [String] = []

  init(_ library: TokenLibrary) throws(DocumentError) {
    self.library = library
    let standardMode = library.standardMode
    standard = try library.table(standardMode)
    var tables: [[Int: [String: Token]]] = []
    var count = 0
    for (index, axis) in library.axes.enumerated() {
      tables.append([:])
      for context in axis.contexts.indices where context != axis.standard {
        count += 1
        guard count <= TokenLint.modeLimit else {
          omissions.append(
            "\(axis.name)=\(axis.contexts[context]): only \(TokenLint.modeLimit) contexts are written"
          )
          continue
        }
        var mode = standardMode
        mode.contexts[index] = context
        let table = try library.table(mode)
        let absent = standard.tokens.count { table[$0.name] == nil }
        if absent > 0 {
          omissions.append(
            "\(axis.name)=\(axis.contexts[context]) has \(absent) tokens less, which keep the value of "
              + axis.contexts[axis.standard])
        }
        let changed = table.tokens.filter { differs($0) }
        tables[index][context] = Dictionary(
          changed.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
        contexts.append(Context(axis: axis, name: axis.contexts[context], tokens: changed))
      }
    }
    try findInteractions(tables)
    for token in standard.tokens {
      guard case .failure(let fault) = token.value else { continue }
      guard omissions.count < 200 else { break }
      omissions.append("\(token.name): \(fault.problem())")
    }
  }

  private func differs(_ token: Token) -> Bool {
    guard case .success(let value) = token.value else { return false }
    guard let other = standard[token.name] else { return true }
    guard case .success(let known) = other.value else { return true }
    return known != value || other.alias != token.alias
  }

  /// Tells combinations whose tokens are not those of their contexts one after the other.
  private mutating func findInteractions(
    _ tables: [[Int: [String: Token]]]
  ) throws(DocumentError) {
    guard library.axes.count > 1 else { return }
    for mode in library.modes(limit: TokenLint.modeLimit) {
      let moved = library.axes.indices.filter { mode.contexts[$0] != library.axes[$0].standard }
      guard moved.count > 1 else { continue }
      var count = 0
      for token in try library.table(mode).tokens {
        guard case .success(let value) = token.value else { continue }
        var expected = standard[token.name]
        for axis in moved {
          expected = tables[axis][mode.contexts[axis]]?[token.name] ?? expected
        }
        // An alias follows by itself.
        if token.alias != nil, expected?.alias == token.alias { continue }
        guard case .success(let known)? = expected?.value, known == value else {
          count += 1
          continue
        }
      }
      guard count > 0 else { continue }
      omissions.append(
        "\(library.name(of: mode)): \(count) tokens are not what its contexts make one by one")
    }
    if library.modeCount > TokenLint.modeLimit {
      omissions.append(
        "\(TokenLint.modeLimit) of \(library.modeCount) combinations of modes were compared")
    }
  }
}
