public import Foundation

extension View {
  /// Makes the view as large as the container around it: a scroll view, or the whole picture.
  ///
  /// An axis along which the container has no length of its own leaves the view as it is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    ContainerRelative(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of the equal parts that a container divides into.
  ///
  /// - Parameters:
  ///   - count: the number of parts.
  ///   - span: how many of them the view covers.
  ///   - spacing: the gap between two parts in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let covered = CGFloat(max(span, 1))
      let part = (length - spacing * (parts - 1)) / parts
      return part * covered + spacing * (covered - 1)
    }
  }

  /// Makes the view as long as a function of its container's length in points says.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelative(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A view whose frame follows from the container around it.
private struct ContainerRelative<Content: View>: View {
  typealias Body = Never

  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let container = context.environment.container
    let axes = axes
    context.tell(\.container.inquiry) { $0.axes.formUnion(axes) }
    let width = axes.contains(.horizontal) ? container.width.map { length($0, .horizontal) } : nil
    let height = axes.contains(.vertical) ? container.height.map { length($0, .vertical) } : nil
    return content.frame(width: width, height: height, alignment: alignment)
      ._resolve(in: context)
  }
}
