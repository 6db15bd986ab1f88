import Foundation
import Layout

/// A width in points to ask layouts for their height in.
let probe = 1000.0

/// Lays out the views of containers with custom arrangement.
struct Arranger {
  let placement: Placement
  /// What is known of them from other proposals to what they are in.
  let known: SubviewRuns?

  @MainActor
  fileprivate func subviews(of node: ResolvedNode, _ layout: CustomLayout) -> [SubviewRun] {
    var axis: Axis?
    if case .stack(let style) = node.kind { axis = style.axis }
    func make() -> [SubviewRun] {
      node.children.map { SubviewRun($0, placement: placement, axis: axis, in: layout) }
    }
    guard let known, let children = node.branch.identity else { return make() }
    return known.runs(of: children, axis: axis, layout, make)
  }
}

extension BoxDraft {
  /// A container that is arranged by its author's rules: the engine only hears its sizes.
  static func custom(
    _ layout: CustomLayout, _ node: ResolvedNode, _ arranger: Arranger, roomHeight: Double?
  ) -> BoxDraft {
    let (run, ideal, most, widest, growsInHeight) = MainActor.assumeIsolated {
      let run = CustomRun(layout, arranger.subviews(of: node, layout), roomHeight: roomHeight)
      // One that keeps a ratio takes all of neither axis, but of both together.
      let tallest = run.size(ProposedViewSize(width: probe, height: .infinity))
      let most = run.size(.infinity)
      // Beside what keeps a ratio, the height that there is limits the width.
      let widest = roomHeight.map {
        run.size(ProposedViewSize(width: .infinity, height: $0)).width
      }
      return (
        run, run.size(.unspecified), most, widest ?? most.width, tallest.height.isInfinite
      )
    }
    var draft = BoxDraft(display: .flex)
    draft.leaf = .custom(run)
    draft.spacing = MainActor.assumeIsolated { run.spacing }
    // A layout may be endless where it is offered nothing: it takes all that there is.
    if widest > ideal.width + 0.5 || ideal.width.isInfinite {
      draft.greed.insert(.horizontal)
      if widest.isFinite { draft.greatestWidth = widest }
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
