/// The horizontal or the vertical direction.
public enum Axis: Int8, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// The word `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any selection of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown ones are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
