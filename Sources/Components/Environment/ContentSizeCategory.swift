/// The reader's preferred text size by its old names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the five largest, for readers with low vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category of a type size: both lists have twelve steps in the same order.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    self = Self.allCases[dynamicTypeSize.rawValue]
  }
}

extension DynamicTypeSize {
  /// The size of a category: both lists have twelve steps in the same order.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }
}

extension EnvironmentValues {
  /// The old name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
