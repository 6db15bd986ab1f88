public import Components

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A phone or a tablet.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a view is shown in; what it does not say is unspecified.
public final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// A phone, or a tablet where there is much room.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 0 where it is unspecified.
  public let displayScale: CGFloat
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The reader's type size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Where lines begin.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Whether the reader asked for more contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Whether the reader asked for bold text.
  public let legibilityWeight: UILegibilityWeight

  private init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    scale: CGFloat = 0, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    category: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified, weight: UILegibilityWeight = .unspecified
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = category
    layoutDirection = direction
    accessibilityContrast = contrast
    legibilityWeight = weight
  }

  /// Makes traits of which nothing is known.
  public convenience init() { self.init(style: .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// The traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    let isRegular = environment.horizontalSizeClass == .regular
    self.init(
      style: environment.colorScheme == .dark ? .dark : .light, idiom: isRegular ? .pad : .phone,
      scale: environment.displayScale,
      horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
      category: UIContentSizeCategory(environment.dynamicTypeSize),
      direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
      weight: environment.legibilityWeight == .bold ? .bold : .regular)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other?.userInterfaceStyle != userInterfaceStyle
      || other?.accessibilityContrast != accessibilityContrast
  }

  /// The traits where a body is evaluated; outside of one, those of a phone in light appearance.
  public static var current: UITraitCollection {
    EnvironmentScope.current.map { UITraitCollection($0) } ?? phone
  }

  private static let phone = UITraitCollection(
    style: .light, idiom: .phone, scale: 3, horizontal: .compact, vertical: .regular,
    category: .large, direction: .leftToRight, contrast: .normal, weight: .regular)
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

/// Where lines begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// Whether the reader asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether the reader asked for bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
