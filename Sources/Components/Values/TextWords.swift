/// Which part of a text gives way to an ellipsis.
public enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// Upper or lower case for a whole text.
public enum TextCasing: Hashable, Sendable { case uppercase, lowercase }

/// The size of a symbol relative to the text beside it.
public enum SymbolScale: Hashable, Sendable { case small, medium, large }

/// How large a text is beside the rest of its line.
public struct TextScale: Hashable, Sendable {
  private let isSecondary: Bool

  /// The full size.
  public static let `default` = TextScale(isSecondary: false)
  /// Four fifths of the size.
  public static let secondary = TextScale(isSecondary: true)

  /// Secondary text has four fifths of the size.
  static let secondaryFactor = 0.8
}
