import Graphics
package import JSON

/// How the tokens of two libraries differ, mode by mode.
package struct TokenDiff: Sendable {
  package enum Kind: String, Sendable { case added, removed, changed, renamed }

  package struct Change: Sendable {
    package var kind: Kind
    package var name: String
    package var before: String?
    package var after: String?
    /// What the change means: how much lighter, how much longer.
    package var meaning: String?
    /// The modes that have the change; empty for all.
    package var modes: [String] = []
  }

  package private(set) var changes: [Change] = []
  package private(set) var modes: [String] = []
  /// Modes that only one of the libraries has.
  package private(set) var modesBefore: [String] = []
  package private(set) var modesAfter: [String] = []
  package private(set) var comparedModes = 0
  package private(set) var modeCount = 0

  package init(
    from old: TokenLibrary, to new: TokenLibrary
  ) throws(DocumentError) {
    let limit = TokenLint.modeLimit
    let before = old.modes(limit: limit)
    let after = new.modes(limit: limit)
    let namesBefore = before.map(old.name(of:))
    let namesAfter = after.map(new.name(of:))
    modesBefore = namesBefore.filter { !namesAfter.contains($0) }
    modesAfter = namesAfter.filter { !namesBefore.contains($0) }
    var pairs: [(name: String, old: TokenMode, new: TokenMode)] = []
    for (index, name) in namesBefore.enumerated() {
      guard let other = namesAfter.firstIndex(of: name) else { continue }
      pairs.append((name, before[index], after[other]))
    }
    // Two libraries without a mode in common are compared as they are by themselves.
    if pairs.isEmpty { pairs.append(("default", old.standardMode, new.standardMode)) }
    modes = pairs.map(\.name)
    comparedModes = pairs.count
    modeCount = max(old.modeCount, new.modeCount)
    var index: [String: Int] = [:]
    for pair in pairs {
      let one = try old.table(pair.old)
      let other = try new.table(pair.new)
      for change in Self.changes(from: one, to: other) {
        let key =
          "\(change.kind.rawValue) \(change.name) \(change.before ?? "") \(change.after ?? "")"
        if let known = index[key] {
          changes[known].modes.append(pair.name)
        } else {
          index[key] = changes.count
          var change = change
          change.modes = [pair.name]
          changes.append(change)
        }
      }
    }
    for index in changes.indices where changes[index].modes.count == pairs.count {
      changes[index].modes = []
    }
  }

  private static func changes(from old: TokenTable, to new: TokenTable) -> [Change] {
    var changes: [Change] = []
    var removed: [Token] = []
    for token in old.tokens {
      guard let other = new[token.name] else {
        removed.append(token)
        continue
      }
      let (before, after) = (words(token, in: old), words(other, in: new))
      guard before != after else { continue }
      changes.append(
        Change(
          kind: .changed, name: token.name, before: before, after: after,
          meaning: meaning(token.value, other.value)))
    }
    let added = new.tokens.filter { old[$0.name] == nil }
    var values: [String: [String]] = [:]
    for token in added { values[words(token, in: new), default: []].append(token.name) }
    var gone: [String: Int] = [:]
    for token in removed { gone[words(token, in: old), default: 0] += 1 }
    var renamed: Set<String> = []
    for token in removed {
      let value = words(token, in: old)
      // Only what is the same once on each side can be the same token by another name.
      if gone[value] == 1, let names = values[value], names.count == 1,
        old[token.name]?.parts.last == new[names[0]]?.parts.last
      {
        renamed.insert(names[0])
        changes.append(
          Change(kind: .renamed, name: token.name, before: value, after: names[0]))
      } else {
        changes.append(Change(kind: .removed, name: token.name, before: value))
      }
    }
    for token in added where !renamed.contains(token.name) {
      changes.append(Change(kind: .added, name: token.name, after: words(token, in: new)))
    }
    return changes
  }

  /// The value, with the token that it is an alias of.
  private static func words(_ token: Token, in table: TokenTable) -> String {
    let value: String
    switch token.value {
    case .success(let given): value = given.words
    case .failure(let fault): value = "invalid: \(fault.problem())"
    }
    return token.alias.map { "\($0) (\(value))" } ?? value
  }

  /// What a change means to people who see it.
  private static func meaning(
    _ old: Result<TokenValue, TokenFault>, _ new: Result<TokenValue, TokenFault>
  ) -> String? {
    guard case .success(let old) = old, case .success(let new) = new else { return nil }
    if old == new { return "the same value by another name" }
    switch (old, new) {
    case (.color(let one), .color(let other)):
      return colorMeaning(one.resolved, other.resolved)
    case (.dimension(let one), .dimension(let other)):
      let change = other.points(em: 16) - one.points(em: 16)
      guard change != 0 else { return "the same length in another unit" }
      return "\(numberWords(change.magnitude)) pt \(change > 0 ? "longer" : "shorter")"
    case (.number(let one), .number(let other)):
      return one == 0 ? nil : "× \(numberWords(other / one))"
    case (.duration(let one), .duration(let other)):
      let change = (other.seconds - one.seconds) * 1000
      return change == 0
        ? "the same time in another unit"
        : "\(numberWords(change.magnitude)) ms \(change > 0 ? "slower" : "faster")"
    case (.typography(let one), .typography(let other)):
      let before = Dictionary(
        one.parts.map { ($0.name, $0.words) }, uniquingKeysWith: { one, _ in one })
      let parts = other.parts.filter { before[$0.name] != $0.words }
      let gone = one.parts.filter { part in !other.parts.contains { $0.name == part.name } }
      let words =
        parts.map { "\($0.name) \(before[$0.name] ?? "none") → \($0.words)" }
        + gone.map { "\($0.name) \($0.words) → none" }
      return words.joined(separator: ", ")
    default:
      return old.type == new.type ? nil : "\(old.type.described) became \(new.type.described)"
    }
  }

  private static func colorMeaning(_ one: ResolvedColor, _ other: ResolvedColor) -> String {
    var words: [String] = []
    let change = other.relativeLuminance - one.relativeLuminance
    let ratio = ContrastRatio(luminances: one.relativeLuminance, other.relativeLuminance).value
    if one.opacity(0) == other.opacity(0) {
      words.append("the same color")
    } else if ratio < 1.02 {
      words.append("as light as before")
    } else {
      words.append(
        "\(change > 0 ? "lighter" : "darker"), \(numberWords((ratio * 100).rounded() / 100)):1 between them"
      )
    }
    if one.alpha != other.alpha {
      let (before, after) = (one.alpha * 100, other.alpha * 100)
      words.append("opacity \(numberWords(before.rounded())) % → \(numberWords(after.rounded())) %")
    }
    return words.joined(separator: ", ")
  }
}
