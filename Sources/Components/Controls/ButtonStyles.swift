/// Tinted text without a background: the style where none is set.
public struct DefaultButtonStyle: ButtonStyle {
  /// The style where none is set.
  public init() {}

  /// The label in the tint, red if the button destroys something; alone in the row of a list it answers in
  /// all of the row.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLook(configuration: configuration, isTinted: true, fillsRow: true)
  }
}

/// Tinted text without a background.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Tinted text.
  public init() {}

  /// The label in the tint, red if the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLook(configuration: configuration, isTinted: true)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// The label as it is.
  public init() {}

  /// The label, paler while the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLook(configuration: configuration, isTinted: false)
  }
}

/// One of the design system's button looks.
public struct ComponentButtonStyle: ButtonStyle {
  let look: ButtonLook

  /// The label with the background and outline of the look.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(configuration: configuration, look: look)
  }
}

/// Tinted text on a tinted background.
public struct BorderedButtonStyle: ButtonStyle {
  /// Tinted text on a tinted background.
  public init() {}

  /// The label on a tinted background.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(configuration: configuration, look: .tonal)
  }
}

/// The most prominent look.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The most prominent look.
  public init() {}

  /// The label on a solid background.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(configuration: configuration, look: .filled)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set: tinted text.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted text without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == ComponentButtonStyle {
  /// The main action over a picture or a gradient.
  public static var glassProminent: ComponentButtonStyle { ComponentButtonStyle(look: .filled) }
  /// SwiftUI's name of `tonal`.
  public static var bordered: ComponentButtonStyle { ComponentButtonStyle(look: .tonal) }
  /// SwiftUI's name of `filled`.
  public static var borderedProminent: ComponentButtonStyle { ComponentButtonStyle(look: .filled) }

  // The names that SwiftUI does not have give way to an app's own.

  /// The one main action of a screen.
  @_disfavoredOverload public static var filled: ComponentButtonStyle {
    ComponentButtonStyle(look: .filled)
  }
  /// Another name of `filled`.
  @_disfavoredOverload public static var primary: ComponentButtonStyle {
    ComponentButtonStyle(look: .filled)
  }
  /// An action beside the main one.
  @_disfavoredOverload public static var outlined: ComponentButtonStyle {
    ComponentButtonStyle(look: .outlined)
  }
  /// Another name of `outlined`.
  @_disfavoredOverload public static var secondary: ComponentButtonStyle {
    ComponentButtonStyle(look: .outlined)
  }
  /// An action of middle weight on a tinted background.
  @_disfavoredOverload public static var tonal: ComponentButtonStyle {
    ComponentButtonStyle(look: .tonal)
  }
  /// An action that stays in the background.
  @_disfavoredOverload public static var ghost: ComponentButtonStyle {
    ComponentButtonStyle(look: .ghost)
  }
  /// An action that destroys something.
  @_disfavoredOverload public static var danger: ComponentButtonStyle {
    ComponentButtonStyle(look: .danger)
  }
  /// An action over a picture or a gradient.
  @_disfavoredOverload public static var glass: ComponentButtonStyle {
    ComponentButtonStyle(look: .glass)
  }
}
