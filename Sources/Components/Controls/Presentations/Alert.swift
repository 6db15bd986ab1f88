/// An alert with one or two buttons, in SwiftUI's older spelling.
public struct Alert {
  /// A button of an alert.
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

  @MainActor
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
