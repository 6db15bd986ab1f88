import Components
import Layout
import Render

/// A view placed in a look, at three pixels a point; as wide as it wants unless a width is given.
@MainActor
func placed(
  _ view: some View, _ look: Look = .iOS18, width: Double? = nil,
  environment change: (inout EnvironmentValues) -> Void = { _ in }
) -> PositionedNode {
  var environment = EnvironmentValues()
  environment.look = look
  environment.displayScale = 3
  change(&environment)
  let renderer = Renderer()
  return renderer.place(
    renderer.scene(for: view, environment: environment, width: width, height: nil)
  ).root
}

extension PositionedNode {
  /// All nodes in preorder.
  var all: [PositionedNode] { [self] + children.flatMap(\.all) }

  /// The nodes of a component's name, in order.
  func named(_ name: String) -> [PositionedNode] { all.filter { $0.name == name } }

  /// The frames of all shapes, from the back to the front.
  var shapes: [Rect] {
    all.compactMap { node in
      if case .shape = node.kind { node.frame } else { nil }
    }
  }

  /// The frames of all texts, in order.
  var texts: [Rect] {
    all.compactMap { node in
      if case .text = node.kind { node.frame } else { nil }
    }
  }
}
