public import Foundation

// The forms of alerts and sheets beside the ones that a binding to a Boolean controls.

extension View {
  /// Shows an alert whose title is a text while the binding is true.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .center) {
      AlertDialog(title, actions: actions, message: message)
    }
  }

  /// Shows an alert whose title is a text while the binding is true.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert whose title is shown as it is while the binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert about a value while the binding is true and there is one.
  public func alert<T, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    alert(titleKey, isPresented: .constant(isPresented.wrappedValue && data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows an alert about a value while the binding is true and there is one.
  public func alert<T, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about a value while the binding is true and there is one.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    alert(title, isPresented: .constant(isPresented.wrappedValue && data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows an alert with the description of an error while the binding is true.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(
      error?.errorDescription ?? "",
      isPresented: .constant(isPresented.wrappedValue && error != nil), actions: actions)
  }

  /// Shows an alert with the description of an error while the binding is true.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  /// Shows an alert while the binding holds an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(isPresented: .constant(alert != nil)) {
      alert ?? Alert(title: Text(verbatim: ""))
    }
  }

  /// Shows a choice of actions whose title is a text.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .bottom) {
      ActionSheetBody(
        title: titleVisibility == .hidden ? nil : title, message: AnyView(message()),
        actions: AnyView(actions()))
    }
  }

  /// Shows a choice of actions whose title is a text.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions whose title is shown as it is.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions with a message, whose title is shown as it is.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice of actions for a value while the binding is true and there is one.
  public func confirmationDialog<T, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: .constant(isPresented.wrappedValue && data != nil),
      titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    }
  }
}

/// Whether what is behind a sheet can be used.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled

  /// It can be used while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
/// What a drag in a sheet moves.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }
/// How large a sheet is on a wide screen.
public enum PresentationSizing: Hashable, Sendable {
  case automatic, fitted, form, page

  /// The size along some axes is that of the content; it does not show.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// The size grows with the content and does not shrink; it does not show.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}
