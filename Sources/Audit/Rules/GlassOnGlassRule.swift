import Components
import Graphics
import Layout
import Render

/// `glass-on-glass`: no translucent material lies on another one, where neither can be told apart.
enum GlassOnGlassRule {
  private struct Pane {
    let element: AuditedNode
    /// The part that clips leave and no scroll view hides, in the picture.
    let area: Rect
  }

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    var panes: [Pane] = []
    for element in subject.nodes {
      guard case .shape(let content) = element.node.kind, content.fill?.isMaterial == true else {
        continue
      }
      let area = element.bounds.clipped(to: element.clip).clipped(to: element.viewport)
      guard !element.isInvisible, !area.isEmpty else {
        outcome.exempt()
        continue
      }
      let beneath = panes.first { pane in
        guard let common = pane.area.intersection(area) else { return false }
        // A shared edge may be snapped by a pixel.
        let slack = 2 * subject.pixelSlack + 1e-6
        return common.width > slack && common.height > slack
          && !subject.isHidden(pane.element, by: element, at: common)
      }
      panes.append(Pane(element: element, area: area))
      guard let beneath else {
        outcome.pass()
        continue
      }
      outcome.fail(
        element, measured: "a material on the one of \(beneath.element.node.path)",
        required: "one material at a place",
        advice: "Fill the upper surface with a colour, or let the two lie side by side.")
    }
  }
}

extension ResolvedPaint {
  fileprivate var isMaterial: Bool {
    if case .material = self { return true }
    return false
  }
}
