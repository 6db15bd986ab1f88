import Foundation

/// A surface that slides up from the bottom, with a handle to drag it by.
public struct Sheet<Content: View>: View {
  private let title: Text?
  private let showsDragIndicator: Bool
  private let content: Content

  /// A sheet as high as its content.
  public init(
    _ title: LocalizedStringKey? = nil, showsDragIndicator: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title.map { Text($0) }
    self.showsDragIndicator = showsDragIndicator
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.safeAreaInsets) private var safeArea
  @Environment(\.formSheetWidth) private var formWidth

  public var body: some View {
    SheetSurface {
      VStack(spacing: theme.space.md) {
        if showsDragIndicator, formWidth == nil { DragIndicator() }
        if let title {
          title.font(.headline).accessibilityAddTraits(.isHeader)
        }
        content
      }
      .padding(.horizontal, theme.space.md)
      .padding(.top, formWidth == nil ? theme.space.xs : theme.space.md)
      .padding(.bottom, theme.space.md + (formWidth == nil ? safeArea.bottom : 0))
    }
  }
}

/// The surface of a sheet: round at the top, and at the bottom too where it is a card.
struct SheetSurface<Content: View>: View {
  private let cornerRadius: CGFloat?
  private let background: AnyShapeStyle?
  private let content: Content

  init(
    cornerRadius: CGFloat? = nil, background: AnyShapeStyle? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.cornerRadius = cornerRadius
    self.background = background
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.formSheetWidth) private var formWidth

  var body: some View {
    let radius = cornerRadius ?? theme.radius.sheet
    let bottom = formWidth == nil ? 0 : radius
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: radius)
    content
      .frame(maxWidth: formWidth ?? theme.control.sheetWidth)
      .clipShape(shape)
      .background {
        shape
          .fill(background ?? AnyShapeStyle(Color.surfaceElevated))
          .elevation(.level4)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.dialog)
      .component("sheet", source: nil)
  }
}

/// The handle of a sheet.
struct DragIndicator: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Capsule()
      .fill(Color.controlBorder)
      .frame(width: theme.control.dragIndicatorWidth, height: theme.control.dragIndicatorHeight)
      .accessibilityHidden(true)
  }
}

/// A question or a message in the middle of the screen, with its answers below.
public struct AlertDialog<Actions: View, Message: View>: View {
  private let title: Text
  private let message: Message
  private let actions: Actions

  init(
    _ title: Text, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {
    self.title = title
    self.actions = actions()
    self.message = message()
  }

  /// A dialog.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(title), actions: actions, message: message)
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    DialogContent {
      VStack(spacing: theme.space.md) {
        VStack(spacing: theme.space.xxs) {
          title.font(.headline).accessibilityAddTraits(.isHeader)
          message.font(.footnote).foregroundStyle(Color.textSecondary)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, theme.space.xs)
        VStack(spacing: theme.space.xs) { actions }
          .buttonStyle(.dialog)
          .buttonSizing(.flexible)
      }
      .padding(theme.space.md)
    }
    .frame(maxWidth: theme.control.dialogWidth)
    .background {
      // Round enough to follow the buttons in its corners.
      RoundedRectangle(cornerRadius: theme.radius.sheet)
        .fill(Color.surfaceElevated)
        .elevation(.level4)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.dialog)
    .component("alert", source: nil)
  }
}

/// The buttons of dialogs: destructive ones are red, the one that cancels is neutral, the others tonal.
public struct DialogButtonStyle: ButtonStyle {
  /// Buttons of dialogs.
  public init() {}

  /// The label on a neutral or a tinted background.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(
      configuration: configuration, look: configuration.role == .cancel ? .neutral : .tonal)
  }
}

extension ButtonStyle where Self == DialogButtonStyle {
  /// Buttons of dialogs.
  public static var dialog: DialogButtonStyle { DialogButtonStyle() }
}

/// An alert with one or two buttons, in SwiftUI's older spelling.
@MainActor
public struct Alert {
  /// A button of an alert.
  @MainActor
  public struct Button {
    let title: Text
    let role: ButtonRole?

    /// A button without a role; `action` is never called.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil)
    }

    /// A button that cancels; `action` is never called.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel)
    }

    /// The same, with the title “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: Text("Cancel"), role: .cancel)
    }

    /// A button that destroys something; `action` is never called.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive)
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// An alert with one button, which is “OK” where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var dialog: some View {
    AlertDialog(title) {
      ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
        Components.Button(role: button.role, action: {}, label: { button.title })
      }
    } message: {
      message
    }
  }
}

/// Actions below each other at the bottom of the screen.
struct ActionSheetBody: View {
  let title: Text?
  let message: AnyView
  let actions: AnyView

  @Environment(\.theme) private var theme

  var body: some View {
    Sheet {
      DialogContent {
        VStack(spacing: theme.space.xxs) {
          title?
            .font(.system(.subheadline, weight: .semibold))
            .accessibilityAddTraits(.isHeader)
          message.font(.footnote)
        }
        .foregroundStyle(Color.textSecondary)
        .multilineTextAlignment(.center)
        VStack(spacing: theme.space.xs) { actions }
          .buttonStyle(.dialog)
          .controlSize(.large)
          .buttonSizing(.flexible)
      }
    }
  }
}
