public import Foundation

// Predicates in words, which Foundation on Linux marks as unavailable. Objects have no key-value coding there: what a
// key path names is looked up in dictionaries and in stored properties.

extension NSPredicate {
  /// A condition in Apple's language of predicates ("Predicate Format String Syntax"); a format that is none ends the
  /// program, as it does on Apple's systems.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// The same, with the values for the places in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, arguments: argumentArray ?? [])
    let condition = parser.condition()
    self.init { value, _ in condition(value) }
  }
}

/// Reads a condition: `OR` binds least, then `AND`, then `NOT`.
private struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Expression = (Any?) -> Any?

  private let format: String
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, arguments: [Any]) {
    self.format = format
    tokens = PredicateToken.all(of: format)
    self.arguments = arguments[...]
  }

  mutating func condition() -> Condition {
    let condition = alternatives()
    if position < tokens.count { fail() }
    return condition
  }

  private mutating func alternatives() -> Condition {
    var condition = conjunction()
    while takes("OR", "||") {
      let (first, second) = (condition, conjunction())
      condition = { first($0) || second($0) }
    }
    return condition
  }

  private mutating func conjunction() -> Condition {
    var condition = negation()
    while takes("AND", "&&") {
      let (first, second) = (condition, negation())
      condition = { first($0) && second($0) }
    }
    return condition
  }

  private mutating func negation() -> Condition {
    if takes("NOT", "!") {
      let condition = negation()
      return { !condition($0) }
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    if takes("(") {
      let condition = alternatives()
      guard takes(")") else { fail() }
      return condition
    }
    return comparison()
  }

  private mutating func comparison() -> Condition {
    let left = expression()
    guard position < tokens.count, case .word(let name) = tokens[position],
      let compare = PredicateComparison.named[name.uppercased()]
    else { fail() }
    position += 1
    var options = String.CompareOptions()
    if takes("[") {
      guard position < tokens.count, case .word(let letters) = tokens[position] else { fail() }
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        // The order of a language, or none beyond that of code units.
        default: fail()
        }
      }
      position += 1
      guard takes("]") else { fail() }
    }
    let right = expression()
    return { compare(left($0), right($0), options) }
  }

  private mutating func expression() -> Expression {
    guard position < tokens.count else { fail() }
    defer { position += 1 }
    switch tokens[position] {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .place(let kind):
      guard let value = arguments.popFirst() else { fail() }
      if kind == "K" { return Self.path("\(value)") }
      return { _ in value }
    case .word("{"):
      position += 1
      var elements: [Expression] = []
      while position < tokens.count, tokens[position] != .word("}") {
        elements.append(expression())
        _ = takes(",")
      }
      return { [elements] object in elements.map { $0(object) as Any } }
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return { $0 }
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      default: return Self.path(word)
      }
    }
  }

  /// What a key path leads to, through dictionaries and stored properties. A key that is none ends the program, as it
  /// does on Apple's systems; `nil` has no keys.
  private static func path(_ path: String) -> Expression {
    let keys = path.split(separator: ".").map(String.init).drop { $0.uppercased() == "SELF" }
    return { object in
      keys.reduce(object) { value, key in
        guard let value = unwrapped(value) else { return nil }
        if let dictionary = value as? [String: Any] { return dictionary[key] }
        if key == "length", let text = value as? String { return text.utf16.count }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
          if let child = current.children.first(where: { $0.label == key }) { return child.value }
          mirror = current.superclassMirror
        }
        fatalError(
          "a predicate asks for \"\(key)\", which is no stored property of \(type(of: value))")
      }
    }
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard position < tokens.count, case .word(let word) = tokens[position],
      words.contains(word.uppercased())
    else { return false }
    position += 1
    return true
  }

  private func fail() -> Never {
    fatalError("\"\(format)\" is no predicate: it cannot be read from its part \(position + 1) on")
  }
}

/// A part of a format.
private enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// A place for an argument, by the letter of its kind.
  case place(Character)

  static func all(of format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = format[...]
    while let first = rest.first {
      switch first {
      case _ where first.isWhitespace: rest.removeFirst()
      case "\"", "'":
        rest.removeFirst()
        let text = rest.prefix { $0 != first }
        tokens.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 1)
      case "%":
        rest.removeFirst()
        // Lengths of numbers, such as `l` in `%ld`, change nothing here.
        while rest.first == "l" || rest.first == "h" || rest.first == "q" { rest.removeFirst() }
        tokens.append(.place(rest.popFirst() ?? "@"))
      case _ where first.isNumber || first == "-":
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        tokens.append(.number(Double(digits) ?? .nan))
        rest = rest.dropFirst(digits.count)
      case _ where first.isLetter || first == "_" || first == "@" || first == "#":
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#.".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      case _ where "=<>!&|".contains(first):
        let pair = String(rest.prefix(2))
        let isPair = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair)
        tokens.append(.word(isPair ? pair : String(first)))
        rest = rest.dropFirst(isPair ? 2 : 1)
      default:
        tokens.append(.word(String(first)))
        rest.removeFirst()
      }
    }
    return tokens
  }
}

private enum PredicateComparison {
  typealias Compare = (Any?, Any?, String.CompareOptions) -> Bool

  static var named: [String: Compare] {
    [
      "=": isEqual, "==": isEqual,
      "!=": { !isEqual($0, $1, $2) }, "<>": { !isEqual($0, $1, $2) },
      "<": { order($0, $1, $2) == .orderedAscending },
      ">": { order($0, $1, $2) == .orderedDescending },
      "<=": isAtMost, "=<": isAtMost,
      ">=": { isAtMost($1, $0, $2) }, "=>": { isAtMost($1, $0, $2) },
      "BEGINSWITH": { text($0, holds: $1, $2.union(.anchored)) },
      "ENDSWITH": { text($0, holds: $1, $2.union([.anchored, .backwards])) },
      "CONTAINS": { whole, part, options in
        if let values = whole as? [Any] { return values.contains { isEqual($0, part, options) } }
        return text(whole, holds: part, options)
      },
      "IN": { part, whole, options in
        if let values = whole as? [Any] { return values.contains { isEqual($0, part, options) } }
        return text(whole, holds: part, options)
      },
      "BETWEEN": { value, limits, options in
        guard let limits = limits as? [Any], limits.count == 2 else { return false }
        return isAtMost(limits[0], value, options) && isAtMost(value, limits[1], options)
      },
      "MATCHES": { matches($0, $1.map { "\($0)" }, $2) },
      "LIKE": { value, pattern, options in
        // Its wildcards stand for line breaks, too.
        let pattern = pattern.map {
          NSRegularExpression.escapedPattern(for: "\($0)")
            .replacingOccurrences(of: "\\*", with: "(?s:.*)")
            .replacingOccurrences(of: "\\?", with: "(?s:.)")
        }
        return matches(value, pattern, options)
      },
    ]
  }

  private static func isEqual(
    _ first: Any?, _ second: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard let first = unwrapped(first), let second = unwrapped(second) else {
      return unwrapped(first) == nil && unwrapped(second) == nil
    }
    if let order = order(first, second, options) { return order == .orderedSame }
    return (first as? AnyHashable) == (second as? AnyHashable)
  }

  private static func isAtMost(
    _ first: Any?, _ second: Any?, _ options: String.CompareOptions
  ) -> Bool {
    order(first, second, options).map { $0 != .orderedDescending } ?? false
  }

  /// Which comes first; `nil` for what cannot be compared.
  private static func order(
    _ first: Any?, _ second: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    guard let first = unwrapped(first), let second = unwrapped(second) else { return nil }
    if let first = first as? String, let second = second as? String {
      return first.compare(second, options: options)
    }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    guard let first = number(first), let second = number(second) else { return nil }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  private static func text(
    _ whole: Any?, holds part: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return whole.range(of: part, options: options) != nil
  }

  private static func matches(
    _ value: Any?, _ pattern: String?, _ options: String.CompareOptions
  ) -> Bool {
    guard var value = value as? String, var pattern else { return false }
    if options.contains(.diacriticInsensitive) {
      value = value.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { fatalError("\"\(pattern)\", which a predicate compares with, is no regular expression") }
    let all = NSRange(value.startIndex..., in: value)
    return expression.firstMatch(in: value, range: all)?.range == all
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

/// What is in an optional that a mirror gives as a value.
private func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first?.value
}
