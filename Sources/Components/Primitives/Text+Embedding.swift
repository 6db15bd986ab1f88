public import Foundation

extension LocalizedStringKey {
  /// A text or a symbol inside another text, by its place among those of the key.
  struct Embedded: Hashable, Sendable {
    let index: Int
    let text: Text

    static func == (lhs: Embedded, rhs: Embedded) -> Bool { lhs.index == rhs.index }

    func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// The character that stands for an embedded text: one of the private use planes.
    static func marker(_ index: Int) -> Unicode.Scalar {
      Unicode.Scalar(0x10_0000 + UInt32(min(max(index, 0), 0xFFF))) ?? "\u{FFFC}"
    }

    /// The place that a character stands for, if it is a marker.
    static func index(of scalar: Unicode.Scalar) -> Int? {
      (0x10_0000...0x10_0FFF).contains(scalar.value) ? Int(scalar.value - 0x10_0000) : nil
    }
  }
}

@MainActor
extension LocalizedStringKey.StringInterpolation {
  /// A text with attributes of its own.
  public mutating func appendInterpolation(_ text: Text) { embed(text) }

  /// A symbol in the line of the text.
  public mutating func appendInterpolation(_ image: Image) { embed(Text(image)) }

  /// A text with attributes.
  public mutating func appendInterpolation(_ attributed: AttributedString) {
    embed(Text(attributed))
  }

  /// A date in the language of the environment.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    embed(Text(date, style: style))
  }

  /// A range of dates in the language of the environment.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { embed(Text(dates)) }

  /// A value in the language of the environment.
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    embed(Text(input, format: format))
  }

  /// A value as a formatter shows it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    embed(Text(subject, formatter: formatter))
  }

  private mutating func embed(_ text: Text) {
    let index = embedded.count
    embedded.append(LocalizedStringKey.Embedded(index: index, text: text))
    key += "%@"
    arguments.append(.text(String(LocalizedStringKey.Embedded.marker(index))))
  }
}
