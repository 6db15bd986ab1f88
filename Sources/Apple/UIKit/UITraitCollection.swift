public import Components

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A phone or a tablet.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a view is shown in.
public final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// A phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Pixels per point.
  public let displayScale: CGFloat = 3
  /// Little room from side to side.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// Much room from top to bottom.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Makes traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .light) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }

  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other?.userInterfaceStyle != userInterfaceStyle
  }

  /// The traits of the screen: a phone in light appearance.
  public static let current = UITraitCollection()
}
