/// The reader's preferred text size: seven regular sizes and five for accessibility.
public enum DynamicTypeSize: Int, Hashable, Codable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether this is one of the five sizes at which layouts stack and wrap instead of squeezing.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is the smaller one.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension DynamicTypeSize {
  /// Every size by its full name, smallest first; the order is that of `allCases`.
  public static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The case's name, such as `xLarge` or `accessibility3`.
  public var name: String { Self.names[rawValue] }

  /// The name with accessibility sizes abbreviated: `ax3` for `accessibility3`.
  public var shortName: String {
    isAccessibilitySize ? "ax\(rawValue - Self.accessibility1.rawValue + 1)" : name
  }

  /// The size with a full or abbreviated name, or `nil` for any other text.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { $0.name == name || $0.shortName == name }) else {
      return nil
    }
    self = size
  }
}
