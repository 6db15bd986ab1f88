/// Reads one property's value, or says what it should have been.
struct StyleValueReader {
  let property: String
  let value: StyleValue

  func number(orKeyword keyword: String) throws(StylePropertyError) -> Double? {
    if case .string(keyword) = value { return nil }
    return try number()
  }

  func number() throws(StylePropertyError) -> Double {
    guard case .number(let number) = value else { throw invalid("a number") }
    return number
  }

  func points() throws(StylePropertyError) -> Dimension { .points(try number()) }

  /// A number of points, a percentage or, where allowed, `auto`.
  func length(auto: Bool = false) throws(StylePropertyError) -> Dimension {
    switch value {
    case .number(let points): return .points(points)
    case .string("auto") where auto: return .auto
    case .string(let text):
      if let percentage = Self.percentage(text) { return .percent(percentage) }
      throw invalid("a number, a percentage" + (auto ? " or auto" : ""))
    }
  }

  /// A length or a sizing keyword.
  func size(none: Bool = false, content: Bool = false) throws(StylePropertyError) -> Dimension {
    guard case .string(let text) = value else { return try length() }
    switch text {
    case "auto": return .auto
    case "min-content": return .minContent
    case "max-content": return .maxContent
    case "fit-content": return .fitContent
    case "stretch": return .stretch
    case "none" where none: return .auto
    case "content" where content: return .content
    default:
      if let percentage = Self.percentage(text) { return .percent(percentage) }
      throw invalid("a number, a percentage or a sizing keyword")
    }
  }

  func overflow() throws(StylePropertyError) -> LayoutStyle.Overflow {
    try keyword(["visible": .visible, "hidden": .hidden, "clip": .clip, "scroll": .scroll])
  }

  func keyword<Value>(
    _ keywords: KeyValuePairs<String, Value>
  ) throws(StylePropertyError) -> Value {
    if case .string(let text) = value, let match = keywords.first(where: { $0.key == text }) {
      return match.value
    }
    throw invalid("one of " + keywords.map(\.key).joined(separator: ", "))
  }

  func itemAlignment() throws(StylePropertyError) -> ItemAlignment {
    let (text, overflow) = overflowPrefix()
    let position: ItemAlignment.Position =
      switch text {
      case "auto": .auto
      case "normal": .normal
      case "stretch": .stretch
      case "start": .start
      case "end": .end
      case "flex-start": .flexStart
      case "flex-end": .flexEnd
      case "self-start": .selfStart
      case "self-end": .selfEnd
      case "left": .left
      case "right": .right
      case "center": .center
      case "baseline", "first baseline": .baseline
      case "last baseline": .lastBaseline
      default: throw invalid("an alignment keyword such as center or safe flex-end")
      }
    return ItemAlignment(position, overflow: overflow)
  }

  func contentAlignment() throws(StylePropertyError) -> ContentAlignment {
    let (text, overflow) = overflowPrefix()
    let position: ContentAlignment.Position =
      switch text {
      case "normal": .normal
      case "stretch": .stretch
      case "start": .start
      case "end": .end
      case "flex-start": .flexStart
      case "flex-end": .flexEnd
      case "left": .left
      case "right": .right
      case "center": .center
      case "space-between": .spaceBetween
      case "space-around": .spaceAround
      case "space-evenly": .spaceEvenly
      case "baseline", "first baseline": .baseline
      case "last baseline": .lastBaseline
      default: throw invalid("an alignment keyword such as space-between or safe center")
      }
    return ContentAlignment(position, overflow: overflow)
  }

  private func overflowPrefix() -> (text: String, overflow: AlignmentOverflow) {
    guard case .string(let text) = value else { return ("", .automatic) }
    if text.hasPrefix("safe ") { return (String(text.dropFirst(5)), .safe) }
    if text.hasPrefix("unsafe ") { return (String(text.dropFirst(7)), .unsafe) }
    return (text, .automatic)
  }

  private static func percentage(_ text: String) -> Double? {
    guard text.utf8.last == UInt8(ascii: "%") else { return nil }
    return Double(text.dropLast())
  }

  private func invalid(_ expected: String) -> StylePropertyError {
    .invalidValue(property: property, value: value, expected: expected)
  }
}
