/// The key of a text in the string tables, written as a literal with interpolations.
///
/// Where no table has the key, the key itself is shown with its values filled in.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A value that was interpolated into the key.
  public enum Argument: Hashable, Codable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
  }

  /// The key with a placeholder (`%@`, `%lld`, `%lf`) for each value.
  public let key: String
  /// The values in the order of their placeholders.
  public let arguments: [Argument]
  /// Texts and symbols among the values.
  let embedded: [Embedded]
  /// The table and the bundle that the key is looked up in.
  var place = StringPlace()

  /// A key without values, from a variable.
  public init(_ value: String) {
    key = value
    arguments = []
    embedded = []
  }

  /// A key without values, from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with values, from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    embedded = stringInterpolation.embedded
  }

  /// Collects the literal parts and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []
    var embedded: [Embedded] = []

    /// Begins an interpolation with room for its parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a literal part; percent signs are doubled, so that they are not taken for placeholders.
    public mutating func appendLiteral(_ literal: String) {
      // A percent sign of the author's own must not be taken for a placeholder.
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Adds a text, as `%@`.
    public mutating func appendInterpolation(_ value: String) {
      key += "%@"
      arguments.append(.text(value))
    }

    /// Adds a whole number, as `%lld`; it is limited to the range of `Int`.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      key += "%lld"
      arguments.append(.integer(Int(clamping: value)))
    }

    /// Adds a number, as `%lf`.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      key += "%lf"
      arguments.append(.number(Double(value)))
    }

    /// Adds any other value as its description, as `%@`.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      key += "%@"
      arguments.append(.text("\(value)"))
    }

    /// Adds a value formatted by a specifier of `printf`; by its description where that is unknown.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      key += specifier
      arguments.append(.text(Self.formatted(value, specifier: specifier)))
    }

    private static func formatted<Value>(_ value: Value, specifier: String) -> String {
      FormatSpecifier(specifier)?.text(of: value) ?? "\(value)"
    }
  }
}

extension LocalizedStringKey {
  /// A format with its placeholders replaced, one after the other, by the key's values.
  ///
  /// `%1$@` and the like name a value by its position.
  ///
  /// - Parameters:
  ///   - format: the text that a string table has for the key.
  ///   - locale: a BCP 47 tag; numbers are grouped and written as its language does.
  public func formatted(with format: String, locale: String = "en") -> String {
    // A text without values is no format: its percent signs stand for themselves.
    guard !arguments.isEmpty else { return format }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specification = rest.prefix { !"@diuxXofFeEgGcsaA".contains($0) }
      guard specification.count < rest.count, specification.count <= 8 else {
        result += "%"
        continue
      }
      rest = rest.dropFirst(specification.count + 1)
      var index = next
      if let dollar = specification.firstIndex(of: "$"),
        let position = Int(specification[..<dollar])
      {
        index = position - 1
      } else {
        next += 1
      }
      if arguments.indices.contains(index) { result += arguments[index].text(in: locale) }
    }
    return result + rest
  }

  /// The key with its own values filled in, for when no table has it.
  public var fallback: String { formatted(with: key) }
}

extension LocalizedStringKey.Argument {
  /// The value as text, without grouping and with six decimals.
  public var text: String {
    switch self {
    case .text(let text): text
    case .integer(let value): "\(value)"
    case .number(let value): fixedDecimalText(value, fractionDigits: 6)
    }
  }

  /// The value as a language writes it: numbers are grouped, fractions have six decimals.
  func text(in locale: String) -> String {
    switch self {
    case .text(let text): return text
    case .integer(let value):
      return NumberText(locale: FormatLocale.of(locale)).text(DecimalNumber(value))
    case .number(let value):
      var number = NumberText(locale: FormatLocale.of(locale))
      number.options.precision = .places(
        leastInteger: nil, mostInteger: nil, leastFraction: 6, mostFraction: 6)
      return number.text(DecimalNumber(value))
    }
  }
}
