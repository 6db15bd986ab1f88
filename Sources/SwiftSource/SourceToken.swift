/// A piece of Swift source that is neither space nor comment.
public struct SourceToken: Equatable, Sendable {
  /// What kind of piece it is.
  public enum Kind: Equatable, Sendable {
    /// An identifier, keyword or number.
    case word
    /// A literal in quotes, with all that is interpolated into it.
    case string
    /// `#if`, `#elseif`, `#else` or `#endif`, with the rest of its line.
    case condition
    /// Any other character, or a run of operators.
    case symbol
  }

  public let kind: Kind
  /// Offsets of its bytes.
  public let range: Range<Int>
  /// The line that it begins in, counted from 1.
  public let line: Int
  /// Its text.
  public let text: String
}
