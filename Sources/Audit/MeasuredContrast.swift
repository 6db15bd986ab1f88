package import Components
import Graphics
import Layout

/// How far a text or a symbol stands out from what lies behind it, whether or not that is enough.
package struct MeasuredContrast: Hashable, Sendable {
  package var path: NodePath
  package var ratio: ContrastRatio
  /// The least ratio that each profile asks for, in the order of `AuditProfile.allCases`.
  package var required: [Double]
  package var ink: ResolvedColor
  package var backdrop: ResolvedColor
}

extension AuditSubject {
  /// The style of a text that misses, or meets most narrowly, what its profile asks.
  func contrast(of text: AuditedText) -> MeasuredContrast? {
    var worst: MeasuredContrast?
    var worstShare = Double.infinity
    var known: [TextRunStyle] = []
    for run in text.wordRuns where !known.contains(run.style) {
      known.append(run.style)
      let paint = text.content.paint ?? .color(run.style.color)
      let required = AuditProfile.allCases.map { $0.requiredContrast(for: run.style.font) }
      guard
        let measured = contrast(of: paint, in: text.element, over: text.lines, required: required)
      else { continue }
      let share = measured.ratio.value / profile.requiredContrast(for: run.style.font)
      guard share < worstShare else { continue }
      (worst, worstShare) = (measured, share)
    }
    return worst
  }

  func contrast(of icon: IconContent, in element: AuditedNode) -> MeasuredContrast? {
    // Symbols keep away from the corners of their square; WCAG 1.4.11 asks for 3:1.
    let side = min(element.node.frame.width, element.node.frame.height)
    return contrast(
      of: icon.paint, in: element,
      over: [element.node.frame.insetBy(dx: side / 5, dy: side / 5)],
      required: AuditProfile.allCases.map { _ in 3 })
  }

  private func contrast(
    of paint: ResolvedPaint, in element: AuditedNode, over boxes: [Rect], required: [Double]
  ) -> MeasuredContrast? {
    let search = ContrastSearch(self, ink: paint, of: element)
    guard case .contrast(let ratio, let ink, let backdrop) = search.worst(in: boxes) else {
      return nil
    }
    return MeasuredContrast(
      path: element.node.path, ratio: ratio, required: required, ink: ink, backdrop: backdrop)
  }
}
