import Foundation

extension View {
  /// Shows a sheet over the view while the binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    presenting(isPresented.wrappedValue, alignment: .bottom) { Sheet(content: content) }
  }

  /// Shows a sheet over the view while the binding holds an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> Content
  ) -> some View {
    let item = item.wrappedValue
    return presenting(item != nil, alignment: .bottom) {
      Sheet { if let item { content(item) } }
    }
  }

  /// Shows a screen in place of the view while the binding is true.
  @ViewBuilder
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    if isPresented.wrappedValue { content() } else { self }
  }

  /// Shows a popover over the view while the binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(alignment: .center) {
      if isPresented.wrappedValue { Popover(arrowEdge: arrowEdge, content: content) }
    }
  }

  /// Shows an alert over the view while the binding is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message over the view while the binding is true.
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

  /// Shows an alert with one or two buttons over the view while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(isPresented.wrappedValue, alignment: .center) { content().dialog }
  }

  /// Shows a choice of actions over the view while the binding is true.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions with a message over the view while the binding is true.
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
      if isPresented { content().padding(.all, .md) }
    }
  }

  /// Accepted for source compatibility: a sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted for source compatibility.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// Accepted for source compatibility.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Dims the view and shows something over it.
  func presenting<Presented: View>(
    _ isPresented: Bool, alignment: Alignment, @ViewBuilder content: () -> Presented
  ) -> some View {
    overlay {
      if isPresented { Presentation(alignment: alignment, content: content()) }
    }
  }
}

/// The height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The part of the screen that the sheet covers, or a height in points above 1.
  let extent: CGFloat

  public static let small = PresentationDetent(extent: 0.25)
  public static let medium = PresentationDetent(extent: 0.5)
  public static let large = PresentationDetent(extent: 0.94)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: min(max(fraction.finite(or: 0.5), 0.05), 1))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(extent: max(height.finite(or: 2), 2))
  }
}

/// Dims what lies behind and shows something over it.
private struct Presentation<Content: View>: View {
  let alignment: Alignment
  let content: Content

  var body: some View {
    ZStack(alignment: alignment) {
      Rectangle().fill(Color.scrim).accessibilityHidden(true)
      content
    }
  }
}
