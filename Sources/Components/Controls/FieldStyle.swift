import Foundation

/// What a field's content means to the form that it is in.
public enum FieldState: Equatable {
  case normal
  case focused
  case error(LocalizedStringKey)
  case success(LocalizedStringKey?)

  var message: LocalizedStringKey? {
    switch self {
    case .normal, .focused: nil
    case .error(let message): message
    case .success(let message): message
    }
  }

  var symbol: String {
    if case .error = self { "exclamationmark.circle.fill" } else { "checkmark.circle.fill" }
  }

  var messageColor: Color {
    if case .error = self { .errorText } else { .successText }
  }

  var accessibilityStates: [AccessibilityState] {
    switch self {
    case .normal, .success: []
    case .focused: [.focused]
    case .error: [.invalid]
    }
  }
}

/// What surrounds the text of a field.
struct FieldDecoration {
  var title: LocalizedStringKey?
  var state = FieldState.normal
  var symbol: String?
  var showsClearButton = false
  var showsRevealButton = false
  var revealsSecret = false
}

/// The look of text fields.
public protocol TextFieldStyle {
  /// The type of the field's look.
  associatedtype _Body: View

  /// The label of the field, its type hidden.
  typealias _Label = _TextFieldStyleLabel

  /// Whether fields have a box around their text.
  var _isBoxed: Bool { get }

  /// The look of one field, for custom styles.
  @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  /// False: a style has no box unless it says so.
  public var _isBoxed: Bool { false }

  /// The field as it is.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The label of a field in a custom style, its type hidden.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

/// Styles that fields draw themselves.
protocol BuiltInTextFieldStyle {}

extension PlainTextFieldStyle: BuiltInTextFieldStyle {}
extension RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {}
extension GlassTextFieldStyle: BuiltInTextFieldStyle {}

/// Text without a box; the style where none is set.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Text without a box.
  public init() {}

  /// False: there is no box.
  public var _isBoxed: Bool { false }
}

/// Text in an outlined box.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Text in an outlined box.
  public init() {}

  /// True: there is a box.
  public var _isBoxed: Bool { true }
}

/// The style where none is set.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style where none is set: text without a box.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// Text without a box.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in an outlined box.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  /// The design system's name of `roundedBorder`.
  public static var outlined: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A translucent box, for fields over a picture or a gradient.
public struct GlassTextFieldStyle: TextFieldStyle {
  /// Text in a translucent box.
  public init() {}

  /// True: there is a box.
  public var _isBoxed: Bool { true }
}

extension TextFieldStyle where Self == GlassTextFieldStyle {
  /// Text in a translucent box.
  public static var glass: GlassTextFieldStyle { GlassTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { PlainTextFieldStyle() }
}

private struct FieldDecorationKey: EnvironmentKey {
  static var defaultValue: FieldDecoration { FieldDecoration() }
}

extension EnvironmentValues {
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  var fieldDecoration: FieldDecoration {
    get { self[FieldDecorationKey.self] }
    set { self[FieldDecorationKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in the view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    transformingEnvironment { $0.textFieldStyle = style }
  }

  /// Puts a title above the text fields in the view.
  public func fieldTitle(_ title: LocalizedStringKey?) -> some View {
    transformingEnvironment { $0.fieldDecoration.title = title }
  }

  /// Shows the text fields in the view as focused, wrong or right.
  public func fieldState(_ state: FieldState) -> some View {
    transformingEnvironment { $0.fieldDecoration.state = state }
  }

  /// Puts a symbol before the text of the fields in the view.
  public func fieldIcon(_ systemName: String?) -> some View {
    transformingEnvironment { $0.fieldDecoration.symbol = systemName }
  }

  /// Adds a button that empties the fields in the view while they have text.
  public func clearButton(_ isShown: Bool = true) -> some View {
    transformingEnvironment { $0.fieldDecoration.showsClearButton = isShown }
  }

  /// Adds a button that shows the text of secure fields, and shows the text or not.
  public func revealButton(_ isShown: Bool = true, isRevealed: Bool = false) -> some View {
    transformingEnvironment {
      $0.fieldDecoration.showsRevealButton = isShown
      $0.fieldDecoration.revealsSecret = isRevealed
    }
  }
}

/// The box of a field with what is before and after its text.
struct FieldChrome<Content: View>: View {
  let content: Content
  let text: String
  var isSecure = false

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.field) private var chrome
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.fieldDecoration) private var decoration

  var body: some View {
    if style._isBoxed {
      row
        .padding(.horizontal, chrome.horizontalPadding ?? theme.space.sm)
        .padding(.vertical, chrome.verticalPadding ?? theme.space.xs)
        .frame(minHeight: theme.control.regular.height)
        .background(fill, in: shape)
        .overlay { shape.strokeBorder(outline, lineWidth: outlineWidth) }
        .overlay { focusRing }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: theme.space.xs) {
      if let symbol = decoration.symbol {
        Image(systemName: symbol)
          .foregroundStyle(isEnabled ? Color.textSecondary : .textDisabled)
          .accessibilityHidden(true)
          // Symbols stop growing, so that the text beside them has the room.
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
      content
      if isEnabled, isSecure, decoration.showsRevealButton {
        accessory(
          decoration.revealsSecret ? "eye.slash" : "eye",
          label: decoration.revealsSecret ? .hidePassword : .showPassword)
      } else if isEnabled, decoration.showsClearButton, !text.isEmpty {
        accessory("xmark.circle.fill", label: .clearText)
      }
    }
  }

  private func accessory(_ symbol: String, label: ControlWord) -> some View {
    Image(systemName: symbol)
      .foregroundStyle(Color.textSecondary)
      .accessibilityHidden(true)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .control(.button, named: "accessory", label: label)
      .hitTarget(.expand)
  }

  private var radius: CGFloat { chrome.radius ?? theme.radius.medium }
  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius) }

  private var fill: AnyShapeStyle {
    if style is GlassTextFieldStyle { return AnyShapeStyle(Material.ultraThick) }
    return AnyShapeStyle(isEnabled ? chrome.fill : chrome.disabledFill)
  }

  private var outline: Color {
    guard isEnabled else { return .border }
    switch shownState {
    case .normal: return chrome.outline
    case .focused: return .focusRing
    case .error: return .errorText
    case .success: return .successText
    }
  }

  private var outlineWidth: CGFloat {
    shownState == .normal
      ? chrome.outlineWidth ?? theme.control.borderWidth : theme.control.focusRingWidth
  }

  /// What the box shows of the state; the caret shows the focus in any case.
  private var shownState: FieldState {
    decoration.state == .focused && !chrome.showsFocus ? .normal : decoration.state
  }

  @ViewBuilder private var focusRing: some View {
    if shownState == .focused {
      let gap = theme.control.focusRingWidth
      RoundedRectangle(cornerRadius: radius + gap)
        .strokeBorder(Color.focusRing.opacity(0.3), lineWidth: gap)
        .padding(-gap)
    }
  }
}
