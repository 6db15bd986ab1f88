import Foundation
import Layout

extension View {
  /// Shows a sheet over the screen while the binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    presentingSheet(isPresented.wrappedValue, content: content)
  }

  /// Shows a sheet over the screen while the binding holds an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> Content
  ) -> some View {
    let item = item.wrappedValue
    return presentingSheet(item != nil) { if let item { content(item) } }
  }

  @ViewBuilder
  private func presentingSheet<Content: View>(
    _ isPresented: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isPresented {
      let content = content()
      Presenting(content: self) { room in
        AnyView(PresentedSheet(content: content, canvas: room.canvas))
      }
    } else {
      self
    }
  }

  /// Shows a screen over this one while the binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    presentingCover(isPresented.wrappedValue, content: content)
  }

  /// Shows a screen over this one while the binding holds an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> Content
  ) -> some View {
    let item = item.wrappedValue
    return presentingCover(item != nil) { if let item { content(item) } }
  }

  @ViewBuilder
  private func presentingCover<Content: View>(
    _ isPresented: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isPresented {
      let content = content()
      Presenting(content: self) { _ in AnyView(PresentedCover(content: content)) }
    } else {
      self
    }
  }

  /// Shows an alert over the screen while the binding is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message over the screen while the binding is true.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .center) {
      AlertDialog(Text(titleKey), actions: actions, message: message)
    }
  }

  /// Shows an alert whose title is shown as it is.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .center) {
      AlertDialog(Text(title), actions: actions, message: message)
    }
  }

  /// Shows an alert with one or two buttons over the screen while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(isPresented.wrappedValue, alignment: .center) { content().dialog }
  }

  /// Shows a choice of actions over the screen while the binding is true.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions with a message over the screen while the binding is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .bottom) {
      ActionSheetBody(
        title: titleVisibility == .hidden ? nil : Text(titleKey), message: AnyView(message()),
        actions: AnyView(actions()))
    }
  }

  /// Shows a toast over an edge of the view.
  public func toast(
    isPresented: Bool = true, alignment: Alignment = .bottom, @ViewBuilder content: () -> Toast
  ) -> some View {
    overlay(alignment: alignment) {
      if isPresented { WideToast(toast: content()) }
    }
  }

  /// Dims the view and shows something over it.
  func presenting<Presented: View>(
    _ isPresented: Bool, alignment: Alignment, @ViewBuilder content: () -> Presented
  ) -> some View {
    let content = content()
    return PresentedIf(isPresented: isPresented, content: self) { room in
      DialogLayer(alignment: alignment, content: content, room: room)
    }
  }
}

/// A toast that does not grow into a bar on wide screens.
private struct WideToast: View {
  let toast: Toast

  @Environment(\.theme) private var theme

  var body: some View {
    toast
      .frame(maxWidth: theme.control.sheetWidth)
      .padding(.all, .md)
      .frame(maxWidth: .infinity)
  }
}

/// A view that shows something over its screen while a condition holds.
private struct PresentedIf<Content: View, Presented: View>: View {
  let isPresented: Bool
  let content: Content
  let makePresented: (PresentationCollector.Room) -> Presented

  init(
    isPresented: Bool, content: Content,
    makePresented: @escaping (PresentationCollector.Room) -> Presented
  ) {
    self.isPresented = isPresented
    self.content = content
    self.makePresented = makePresented
  }

  var body: some View {
    if isPresented {
      Presenting(content: content) { room in AnyView(makePresented(room)) }
    } else {
      content
    }
  }
}

/// A screen in the place of another one.
struct PresentedCover<Content: View>: View {
  let content: Content

  @Environment(\.safeAreaInsets) private var safeArea

  var body: some View {
    ImplicitColumn(content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(safeArea).keepingSafeArea()
      .background(Color.page)
  }
}
