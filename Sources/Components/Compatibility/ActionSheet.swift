/// A choice of actions, in SwiftUI's older spelling.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// A choice with a title, a message under it and buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows a choice of actions while the binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil)
  }

  /// Shows a choice of actions while the binding holds an item.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting(item.wrappedValue.map(content))
  }

  private func presenting(_ sheet: ActionSheet?) -> some View {
    confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: .constant(sheet != nil),
      titleVisibility: .visible
    ) {
      ForEach(Array((sheet?.buttons ?? []).enumerated()), id: \.offset) { _, button in
        Components.Button(role: button.role, action: {}, label: { button.title })
      }
    } message: {
      sheet?.message
    }
  }
}
