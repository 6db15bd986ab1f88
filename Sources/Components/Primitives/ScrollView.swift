import Foundation
import Layout

/// A view whose content may be larger than itself; a picture shows its beginning, or the part that is scrolled to.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that scrolls along some axes; no indicators are shown in a picture.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let inquiry = ContainerSize.Inquiry()
    let nodes = scroll(in: context, container: ContainerSize(inquiry: inquiry))
    let aim = ScrollAim(context.environment)
    guard !inquiry.axes.isEmpty else { return aim.applied(to: nodes) }
    // What stands in only measures, so that nothing inside it has to settle first.
    let standIn = nodes.map { node in
      var complete = node
      complete.leaveOutUnsettledContent()
      return complete
    }
    // Content that takes its size from the scroll view waits until that one is known. Until then it
    // stands there as it is without, so that the scroll view is as thick as its content.
    let late = LateContext(context)
    let content = SizeDependentContent(replacing: { geometry, _ in
      let size = geometry.size
      return late.resolve { inner in
        late.evaluate {
          aim.applied(
            to: scroll(in: inner, container: ContainerSize(width: size.width, height: size.height)))
        }
      }
    })
    var room = FrameStyle(alignment: .center)
    // Across the scroll view, content that asks gets all the room there is.
    if inquiry.axes.contains(.horizontal), !axes.contains(.horizontal) { room.maxWidth = .infinity }
    if inquiry.axes.contains(.vertical), !axes.contains(.vertical) { room.maxHeight = .infinity }
    return [
      ResolvedNode(
        .replaced(content),
        children: room == FrameStyle(alignment: .center)
          ? standIn : [ResolvedNode(.frame(room), children: standIn)])
    ]
  }

  private func scroll(in context: ResolveContext, container: ContainerSize) -> [ResolvedNode] {
    let margins = context.environment.scrollMargins
    let inner = context.with { environment in
      environment.container = container
      environment.scrollMargins = EdgeInsets()
      environment.enterScrollView()
      // Its content is no part of the row: a link in it has no mark at its end.
      environment.isInListRow = false
    }
    let children = content._resolve(in: inner)
    // Several views in a scroll view stand below each other, as in an implicit column.
    var column =
      children.count == 1
      ? children
      : [
        .stack(
          axes == .horizontal ? .horizontal : .vertical, alignment: .center, spacing: nil,
          children: children, in: context.environment)
      ]
    if margins != EdgeInsets() {
      column = [ResolvedNode(.padding(margins.distances), children: column)]
    }
    var scroll = ResolvedNode(
      .scroll(axes, clips: !context.environment.isScrollClipDisabled), children: column)
    if axes.contains(.vertical) {
      scroll.reachBelow(in: context.environment)
      scroll.reachAbove(in: context.environment)
    }
    return [scroll]
  }
}
