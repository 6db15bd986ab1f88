import Graphics

/// What a button is for, beyond being pressed.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Destroys something; most styles make it red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are; dialogs make it grey.
  public static let cancel = ButtonRole(name: "cancel")
  /// Agrees to something; it looks as any button.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown; it looks as any button.
  public static let close = ButtonRole(name: "close")
}

/// What a button style has to work with.
@MainActor
public struct ButtonStyleConfiguration {
  /// The button's label, its type hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label to show.
  public let label: Label
  /// Whether the button is shown as pressed; a disabled one never is.
  public let isPressed: Bool
}

/// The look of a button; the button itself keeps its action, its role and its hit area.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style has to work with.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, its type hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label to show.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  public func trigger() { action() }
}

/// The look and the behaviour of a button.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that applies to the buttons of a place, its type hidden.
struct AnyButtonStyle {
  let makeBody: @MainActor (ButtonStyleConfiguration, @escaping @MainActor () -> Void) -> AnyView
  /// What authors call the style.
  let name: @MainActor () -> String

  @MainActor
  init(_ style: some ButtonStyle) {
    name = {
      (style as? ComponentButtonStyle).map { "\($0.look)" } ?? styleName(style, of: "ButtonStyle")
    }
    makeBody = { configuration, _ in
      AnyView(StyledBody { style.makeBody(configuration: configuration) })
    }
  }

  @MainActor
  init(_ style: some PrimitiveButtonStyle) {
    name = { styleName(style, of: "ButtonStyle") }
    makeBody = { configuration, action in
      let label = PrimitiveButtonStyleConfiguration.Label(content: configuration.label.content)
      let primitive = PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: label, action: action)
      return AnyView(StyledBody { style.makeBody(configuration: primitive) })
    }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

private struct PressedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LoadingKey: EnvironmentKey {
  static var defaultValue: LoadingPlacement? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }

  /// Whether controls are shown as if a finger were on them.
  var isPressed: Bool {
    get { self[PressedKey.self] }
    set { self[PressedKey.self] = newValue }
  }

  /// Where the spinner of a busy button is; `nil` while it is not busy.
  var loadingPlacement: LoadingPlacement? {
    get { self[LoadingKey.self] }
    set { self[LoadingKey.self] = newValue }
  }
}

/// The outline of buttons that have one.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }

  let kind: Kind

  /// What authors call the shape.
  var name: String {
    switch kind {
    case .rounded(nil): "roundedRectangle"
    case .rounded(let radius?): "roundedRectangle of \(decimalText(Double(radius)))"
    case .automatic, .capsule, .circle: "\(kind)"
    }
  }

  /// A capsule, as high as one line of the label.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule, as high as one line of the label.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around a single symbol.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with the theme's medium radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As wide as the label.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// As wide as the label.
  public static let fitted = ButtonSizing(isFlexible: false)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)
}

/// Where the spinner of a busy button is.
public enum LoadingPlacement: Hashable, Sendable {
  /// In the middle, in place of the label; the button keeps its width.
  case replacingLabel
  /// Before the label.
  case besideLabel
}

extension View {
  /// Sets the look of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformingEnvironment { $0.buttonStyle = AnyButtonStyle(style) }
  }

  /// Sets the look and behaviour of the buttons in the view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    transformingEnvironment { $0.buttonStyle = AnyButtonStyle(style) }
  }

  /// Sets the outline of the buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformingEnvironment { $0.buttonBorderShape = shape }
  }

  /// Sets how wide the buttons in the view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    transformingEnvironment { $0.buttonSizing = sizing }
  }

  /// Shows the controls in the view as if a finger were on them.
  public func pressed(_ isPressed: Bool = true) -> some View {
    transformingEnvironment { $0.isPressed = isPressed }
  }

  /// Shows the buttons in the view as busy.
  public func loading(
    _ isLoading: Bool = true, placement: LoadingPlacement = .replacingLabel
  ) -> some View {
    transformingEnvironment { $0.loadingPlacement = isLoading ? placement : nil }
  }
}
