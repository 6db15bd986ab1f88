import Components

/// The resolved tree of a view, for questions about single nodes.
@MainActor
func resolved(
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ content: () -> some View
) -> ResolvedNode {
  var environment = EnvironmentValues(look: .stillframe)
  change(&environment)
  let resolver = Resolver(
    environment: environment, measurer: GridTextMeasurer(), width: 300, height: nil)
  return resolver.resolve(content())
}

extension ResolvedNode {
  /// All nodes in preorder.
  var all: [ResolvedNode] { [self] + children.flatMap(\.all) }

  /// The first node of a component's name.
  func first(named name: String) -> ResolvedNode? { all.first { $0.name == name } }

  /// The texts in order.
  var texts: [String] {
    all.compactMap { node in
      if case .text(let content) = node.kind { content.text.plainText } else { nil }
    }
  }

  /// The colours of the texts in order.
  var textColors: [ResolvedColor] {
    all.flatMap { node -> [ResolvedColor] in
      guard case .text(let content) = node.kind else { return [] }
      return content.text.runs.map(\.style.color)
    }
  }

  /// The fills of all shapes in order.
  var fills: [ResolvedPaint] {
    all.compactMap { node in
      if case .shape(let content) = node.kind { content.fill } else { nil }
    }
  }

  /// The names of all symbols in order.
  var icons: [String] {
    all.compactMap { node in
      if case .icon(let content) = node.kind { content.icon.name } else { nil }
    }
  }
}

/// A role's colour in the standard theme's light appearance.
func paint(_ role: ColorRole) -> ResolvedPaint {
  .color(AppearanceContext().color(of: role))
}
