public import Foundation

/// The reader's preferred text size by UIKit's names, from the smallest to the largest.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is preferred.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = named("XS")
  public static let small = named("S")
  public static let medium = named("M")
  public static let large = named("L")
  public static let extraLarge = named("XL")
  public static let extraExtraLarge = named("XXL")
  public static let extraExtraExtraLarge = named("XXXL")
  public static let accessibilityMedium = named("AccessibilityM")
  public static let accessibilityLarge = named("AccessibilityL")
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ size: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(size)")
  }

  /// All sizes, in the order of `ContentSizeCategory`.
  private static let sizes = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The category of SwiftUI's; unspecified for none.
  public init(_ sizeCategory: ContentSizeCategory?) {
    let index = sizeCategory.flatMap(ContentSizeCategory.allCases.firstIndex)
    self = index.map { Self.sizes[$0] } ?? .unspecified
  }

  /// The category of a type size; unspecified for none.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self.init(dynamicTypeSize.flatMap { ContentSizeCategory($0) })
  }

  /// Whether the category is one of the five largest, for readers with low vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (first: Self, second: Self) -> Bool {
    (sizes.firstIndex(of: first) ?? -1) < (sizes.firstIndex(of: second) ?? -1)
  }

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension ContentSizeCategory {
  /// The category of UIKit's; `nil` for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard
      let found = Self.allCases.first(where: { UIContentSizeCategory($0) == uiSizeCategory })
    else { return nil }
    self = found
  }
}

extension DynamicTypeSize {
  /// The size of a category of UIKit's; `nil` for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(uiSizeCategory) else { return nil }
    self.init(category)
  }
}
