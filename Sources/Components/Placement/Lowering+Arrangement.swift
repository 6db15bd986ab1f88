import Foundation
import Layout

/// A width in points to ask layouts for their height in.
private let probe = 1000.0

extension BoxDraft {
  /// A container that is arranged by its author's rules: the engine only hears its sizes.
  static func custom(
    _ layout: CustomLayout, _ node: ResolvedNode, placement: Placement, roomHeight: Double?
  ) -> BoxDraft {
    var axis: Axis?
    if case .stack(let style) = node.kind { axis = style.axis }
    let (run, ideal, most, growsInHeight) = MainActor.assumeIsolated {
      let run = CustomRun(
        layout, nodes: node.children, placement: placement, axis: axis, roomHeight: roomHeight)
      // One that keeps a ratio takes all of neither axis, but of both together.
      let tallest = run.size(ProposedViewSize(width: probe, height: .infinity))
      return (run, run.size(.unspecified), run.size(.infinity), tallest.height.isInfinite)
    }
    var draft = BoxDraft(display: .flex)
    draft.leaf = .custom(run)
    draft.spacing = MainActor.assumeIsolated { run.spacing }
    // A layout may be endless where it is offered nothing: it takes all that there is.
    if most.width > ideal.width + 0.5 || ideal.width.isInfinite {
      draft.greed.insert(.horizontal)
      if most.width.isFinite { draft.greatestWidth = most.width }
    }
    if most.height > ideal.height + 0.5, most.height.isInfinite, growsInHeight {
      draft.greed.insert(.vertical)
    }
    return draft
  }

  /// A container whose views have their places.
  mutating func arrange(_ style: ArrangedStyle) {
    spacing = style.spacing
    self.style.width = .points(style.size.width)
    self.style.height = .points(style.size.height)
    self.style.minWidth = .zero
    self.style.minHeight = .zero
    self.style.flexShrink = 0
  }

  /// Puts the box at its place in an arranged container.
  mutating func take(_ frame: Rect) {
    style.position = .absolute
    style.inset = EdgeDimensions(
      top: .points(frame.minY), right: .auto, bottom: .auto, left: .points(frame.minX))
    style.width = .points(frame.width)
    style.height = .points(frame.height)
    style.justifySelf = .start
    style.alignSelf = .start
  }
}
