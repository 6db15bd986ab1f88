import Foundation
import Layout

/// Dims what is behind and shows a dialog over it that scrolls where it is higher than the screen.
struct DialogLayer<Content: View>: View {
  typealias Body = Never

  let alignment: Alignment
  let content: Content
  let room: PresentationCollector.Room

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let isForm = context.environment.theme.control.showsFormSheets(on: room.canvas)
    let context = context.with {
      $0.formSheetWidth = isForm ? $0.theme.control.dialogWidth : nil
      // A dialog is the system's: it has nothing of the view that asks for it.
      $0.dropForeground()
    }
    let alignment = isForm ? .center : alignment
    let whole = content._resolve(in: context)
    let top = context.environment.safeAreaInsets.top
    if height(of: whole) <= room.canvas.height - Double(top) {
      return layer(ResolvedContent(nodes: whole), alignment)._resolve(in: context)
    }
    let scrolling = content._resolve(in: context.with { $0.dialogScrolls = true })
    return layer(ResolvedContent(nodes: scrolling).padding(.top, top), alignment)._resolve(
      in: context)
  }

  private func height(of nodes: [ResolvedNode]) -> Double {
    guard let node = nodes.first else { return 0 }
    return room.placement.place(node, width: room.canvas.width, height: nil).size.height
  }

  private func layer(_ dialog: some View, _ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      Rectangle().fill(Color.scrim).accessibilityHidden(true)
      dialog
    }
  }
}

/// What a dialog says and asks; it scrolls where the dialog is higher than the screen.
struct DialogContent<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.theme) private var theme
  @Environment(\.dialogScrolls) private var scrolls

  var body: some View {
    if scrolls {
      ScrollView { VStack(spacing: theme.space.md) { content } }
    } else {
      content
    }
  }
}

private struct DialogScrollsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the dialog around the view is higher than the screen.
  fileprivate var dialogScrolls: Bool {
    get { self[DialogScrollsKey.self] }
    set { self[DialogScrollsKey.self] = newValue }
  }
}
