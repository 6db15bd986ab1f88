import Foundation

/// Several views of a builder as a row, as controls lay out labels of more than one view.
struct ImplicitRow<Content: View>: View {
  typealias Body = Never

  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard nodes.count > 1 else { return nodes }
    return [
      .stack(
        .horizontal, alignment: .center, spacing: nil, children: nodes, in: context.environment)
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
