/// A text that depends on numbers, the device or the width.
public indirect enum StringVariation: Hashable, Sendable {
  case text(String)
  /// By the plural category of a number; `other` is used for those that are left out.
  case plural([PluralCategory: StringVariation])
  /// By the name of a device such as `iphone`; `other` for the rest.
  case device([String: StringVariation])
  /// By the number of columns that a text may take; the widest is used.
  case width([Int: StringVariation])

  /// The text for a number and a device.
  fileprivate func text(_ category: PluralCategory, device: String) -> String? {
    switch self {
    case .text(let text): text
    case .plural(let texts):
      (texts[category] ?? texts[.other])?.text(category, device: device)
    case .device(let texts):
      (texts[device] ?? texts["other"])?.text(category, device: device)
    case .width(let texts):
      texts.max { $0.key < $1.key }?.value.text(category, device: device)
    }
  }
}

extension StringVariation {
  /// All texts of it.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let texts): texts.values.flatMap(\.texts)
    case .device(let texts): texts.values.flatMap(\.texts)
    case .width(let texts): texts.values.flatMap(\.texts)
    }
  }
}

/// A text whose parts `%#@name@` are chosen each by a number of its own.
public struct StringFormat: Hashable, Sendable {
  /// A part.
  public struct Substitution: Hashable, Sendable {
    /// The position of its number among the values, from 1; `nil` for the next.
    public var argument: Int?
    /// The texts, in which `%arg` is the number.
    public var variation: StringVariation

    /// Makes a part.
    public init(argument: Int? = nil, variation: StringVariation) {
      self.argument = argument
      self.variation = variation
    }
  }

  /// The text around the parts.
  public var variation: StringVariation
  /// The parts by name.
  public var substitutions: [String: Substitution]

  /// Makes a format.
  public init(_ variation: StringVariation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// All texts of it, in no order.
  var texts: [String] { variation.texts + substitutions.values.flatMap(\.variation.texts) }

  /// The format with its parts chosen: what is left are placeholders such as `%1$@`.
  ///
  /// - Parameters:
  ///   - numbers: the values as they are written with ASCII digits; `nil` for one that is no number.
  ///   - locale: whose plural rules are used.
  ///   - device: a name of `.xcstrings` such as `iphone`.
  package func text(numbers: [String?], locale: String, device: String = "iphone") -> String? {
    var expansion = Expansion(
      format: self, numbers: numbers, locale: locale, device: device)
    let first = numbers.indices.first { numbers[$0] != nil } ?? 0
    guard let text = variation.text(expansion.category(of: first), device: device) else {
      return nil
    }
    return expansion.expand(text[...], owner: nil, depth: 0)
  }
}

private struct Expansion {
  /// Parts in parts deeper than this, and longer texts, are left as they are.
  static let maximumDepth = 8
  static let maximumBytes = 100_000

  let format: StringFormat
  let numbers: [String?]
  let locale: String
  let device: String
  var next = 0
  var byteCount = 0

  func category(of index: Int) -> PluralCategory {
    guard numbers.indices.contains(index), let number = numbers[index] else { return .other }
    return PluralCategory.of(number, language: locale)
  }

  /// - Parameter owner: the position of the number that the text belongs to, from 0.
  mutating func expand(_ text: Substring, owner: Int?, depth: Int) -> String {
    guard !format.substitutions.isEmpty else { return String(text) }
    var result = ""
    var rest = text
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      var position: Int?
      var tail = rest
      if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
        position = number - 1
        tail = rest.dropFirst(digits.count + 1)
      }
      if tail.hasPrefix("#@"), let end = tail.dropFirst(2).firstIndex(of: "@") {
        let name = String(tail.dropFirst(2)[..<end])
        rest = tail[tail.index(after: end)...]
        result += substituted(name, position: position, owner: owner, depth: depth)
      } else if owner != nil, tail.hasPrefix("arg") {
        result += "%\((owner ?? 0) + 1)$lld"
        rest = tail.dropFirst(3)
      } else if position != nil || tail.isEmpty {
        result += "%"
      } else {
        result += "%\((owner ?? takeNext()) + 1)$"
      }
    }
    return result + rest
  }

  private mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }

  private mutating func substituted(
    _ name: String, position: Int?, owner: Int?, depth: Int
  ) -> String {
    guard let part = format.substitutions[name] else { return "%#@\(name)@" }
    let index = part.argument.map { $0 - 1 } ?? position ?? owner ?? takeNext()
    guard depth < Self.maximumDepth, byteCount < Self.maximumBytes,
      let text = part.variation.text(category(of: index), device: device)
    else { return "" }
    byteCount += text.utf8.count
    return expand(text[...], owner: index, depth: depth + 1)
  }
}
