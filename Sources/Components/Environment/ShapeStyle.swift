/// What can fill a shape or colour a text.
///
/// A type conforms by giving another style for an environment, as a view gives a body.
public protocol ShapeStyle: Sendable {
  /// The style that this one gives for an environment; `Never` where it resolves to a paint itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style in an environment, with every token resolved. Styles with a `resolve(in:)` never
  /// implement this.
  func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint

  /// Whether what is drawn with the style may have shadows; most styles need not be asked for them.
  var _hasShadows: Bool { get }

  /// The shadows that what is drawn with the style has, the innermost first.
  func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow]
}

extension ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    resolve(in: environment)._resolvePaint(in: environment)
  }

  /// Whether it may have them: true where another style is given for an environment.
  public var _hasShadows: Bool { Resolved.self != Never.self }

  public func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    _hasShadows ? resolve(in: environment)._resolveShadows(in: environment) : []
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: styles that stand for no other one resolve to a paint themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves to a paint")
  }
}

extension Never: ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint { switch self {} }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    style._resolvePaint(in: environment)
  }

  /// Whether the style is the default foreground under another name, whose levels are its own roles.
  var isDefaultForeground: Bool { (style as? FixedShapeStyle)?.isDefaultForeground ?? false }

  /// Whether the hidden style may have shadows.
  public var _hasShadows: Bool { style._hasShadows }

  public func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    style._resolveShadows(in: environment)
  }
}

/// The style that the surroundings give to text, symbols and shapes.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    environment.foregroundPaint
  }

  /// True: the style that surrounds it may have shadows.
  public var _hasShadows: Bool { true }

  public func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    environment.foregroundShadows
  }
}

/// The style of the background that the surroundings give, or else that of a screen in the look.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    (environment.backgroundStyle ?? AnyShapeStyle(environment.look.values.screen))
      ._resolvePaint(in: environment)
  }

  /// What recedes from the background of a screen: UIKit's grounds, of which there are three.
  func paint(level: Int, in environment: EnvironmentValues) -> ResolvedPaint? {
    guard environment.backgroundStyle == nil else { return nil }
    let color: SystemColor =
      level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
    return Color(color)._resolvePaint(in: environment)
  }
}

extension LookValues {
  /// The fourth level of the foreground.
  fileprivate var faintest: Color {
    systemColors[.quaternaryLabel] == nil ? .separator : Color(SystemColor.quaternaryLabel)
  }
}

/// The tint of the surroundings, or the theme's accent where there is none.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    environment.tintPaint
  }
}

/// A level of the foreground style: the first is the style itself, the others recede.
public struct HierarchicalShapeStyle: ShapeStyle {
  private enum Level: Int { case primary, secondary, tertiary, quaternary, quinary }

  private let level: Level

  var isPrimary: Bool { level == .primary }

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
  public static let quinary = HierarchicalShapeStyle(level: .quinary)

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    if let given = environment.foregroundLevels.style(level.rawValue) {
      return given._resolvePaint(in: environment)
    }
    // A foreground that an author chose recedes by opacity; the default one by its own roles.
    if let chosen = environment.foregroundStyle, !chosen.isDefaultForeground {
      let paint = chosen._resolvePaint(in: environment)
      return switch level {
      case .primary: paint
      case .secondary: paint.opacity(0.75)
      case .tertiary: paint.opacity(0.5)
      case .quaternary, .quinary: paint.opacity(0.3)
      }
    }
    let color: Color =
      switch level {
      case .primary: .textPrimary
      case .secondary: .textSecondary
      case .tertiary: .textTertiary
      case .quaternary: environment.look.values.faintest
      case .quinary: environment.look.values.faintest.opacity(0.5)
      }
    return color._resolvePaint(in: environment)
  }
}

/// A style at a lower opacity.
public struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    style._resolvePaint(in: environment).opacity(opacity)
  }

  /// Whether the style behind it may have shadows.
  public var _hasShadows: Bool { style._hasShadows }

  public func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    style._resolveShadows(in: environment)
  }
}

extension ShapeStyle {
  /// The style with its alpha multiplied by a factor in `0...1`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the surroundings give to text, symbols and shapes.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background that the surroundings give, or else that of a screen in the look.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings, or the theme's accent where there is none.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// The paint of text, symbols and shapes that name none themselves.
  var foregroundPaint: ResolvedPaint {
    (foregroundStyle ?? AnyShapeStyle(defaultForeground ?? .textPrimary))._resolvePaint(in: self)
  }

  /// The shadows of text, symbols and shapes that name no style themselves.
  var foregroundShadows: [ResolvedShadow] {
    guard let foregroundStyle, foregroundStyle._hasShadows else { return [] }
    return foregroundStyle._resolveShadows(in: self)
  }

  /// The paint of controls and accented content.
  var tintPaint: ResolvedPaint {
    (tintStyle ?? AnyShapeStyle(Color.accentColor))._resolvePaint(in: self)
  }
}

/// A style that keeps to the foreground of the place where it was set.
struct FixedShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  private let outer: AnyShapeStyle?
  private let levels: ForegroundLevels

  init(_ style: some ShapeStyle, outside environment: EnvironmentValues) {
    self.style = style
    outer = environment.foregroundStyle
    levels = environment.foregroundLevels
  }

  func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    style._resolvePaint(in: outside(environment))
  }

  var isDefaultForeground: Bool {
    // The style itself first: it ends the walk outwards at once where it is a colour.
    (style as? HierarchicalShapeStyle)?.isPrimary == true && outer?.isDefaultForeground != false
  }

  var _hasShadows: Bool { style._hasShadows }

  func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    style._resolveShadows(in: outside(environment))
  }

  private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.foregroundStyle = outer
    environment.foregroundLevels = levels
    return environment
  }
}
