import Typography

/// The script each character is set in (UAX #24, §5).
///
/// Common and inherited characters take the script before them, at the start of the text the first
/// one after; a closing bracket takes the script of its opening half. A text without letters stays
/// common.
func resolvedScripts(of scalars: ArraySlice<UInt32>) -> [Script] {
  var resolved: [Script] = []
  resolved.reserveCapacity(scalars.count)
  var current = Script.common
  var openBrackets: [(bracket: BidiBracket, position: Int)] = []
  let trie = UnicodeData.trie
  for scalar in scalars {
    let properties = trie.properties(of: scalar)
    switch properties.script {
    case .common:
      let bracket = BidiBracket(scalar, type: properties.bracketType)
      switch bracket.type {
      case .none: break
      case .open:
        // Deeper nesting than in any real text only loses the pairing.
        if openBrackets.count < 64 { openBrackets.append((bracket, resolved.count)) }
      case .close:
        if let match = openBrackets.lastIndex(where: { $0.bracket.identity == bracket.identity }) {
          current = resolved[openBrackets[match].position]
          openBrackets.removeSubrange(match...)
        }
      }
    case .inherited: break
    case let script:
      if current == .common {
        for position in resolved.indices.reversed() where resolved[position] == .common {
          resolved[position] = script
        }
      }
      current = script
    }
    resolved.append(current)
  }
  return resolved
}
