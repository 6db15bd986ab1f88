import Foundation

/// Several views of a builder as a row, as controls lay out labels of more than one view.
struct ImplicitRow<Content: View>: View {
  typealias Body = Never

  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context).stacked(.horizontal, in: context)
  }
}

/// Several views of a builder as a column, as screens and surfaces lay out more than one view.
struct ImplicitColumn<Content: View>: View {
  typealias Body = Never

  var alignment = HorizontalAlignment.center
  /// The gap in points; `nil` is that of stacks.
  var spacing: CGFloat?
  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context).stacked(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, in: context)
  }
}

extension [ResolvedNode] {
  /// The nodes as one: a single node stays as it is.
  @MainActor
  fileprivate func stacked(
    _ axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil,
    in context: ResolveContext
  ) -> [ResolvedNode] {
    guard count > 1 else { return self }
    return [
      .stack(
        axis, alignment: alignment, spacing: spacing, children: self, in: context.environment)
    ]
  }
}

extension EnvironmentValues {
  /// How many points larger body text is than at the default type size.
  var typeGrowth: CGFloat {
    let body = theme.typeScale[.body]
    return max(0, CGFloat(body[dynamicTypeSize].size - body[.large].size))
  }
}
