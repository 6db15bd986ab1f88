import Components
import Graphics
import Layout
import Render

/// `focus-visible`: what has the focus of the keyboard has a ring around it that stands out by 3:1
/// (WCAG 2.4.7 and 1.4.11). The borders of fields are those of `contrast-nontext`.
enum FocusVisibleRule {
  private static let required = 3.0

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.semantics.states.contains(.focused) {
      let role = element.node.semantics.role
      guard element.isHeard, !element.isDisabled, role != .textField, role != .searchField,
        !element.shownBounds.isEmpty
      else {
        outcome.exempt()
        continue
      }
      guard let ring = ring(of: element, subject) else {
        outcome.fail(
          element, measured: "no ring", required: "a ring of \(ratioText(required))",
          advice: "Show the focus with `.focusRing()`.")
        continue
      }
      switch contrast(of: ring, subject) {
      case .unseen: outcome.exempt()
      case .ample: outcome.pass()
      case .unknown(let reason): outcome.skip(reason)
      case .contrast(let ratio, let one, let other):
        guard ratio.value < required else {
          outcome.pass()
          continue
        }
        outcome.fail(
          element,
          measured: "\(ratioText(ratio.value)) (\(colorText(one)) beside \(colorText(other)))",
          required: ratioText(required),
          advice: "Give the ring a colour further from what is behind it.")
      }
    }
  }

  /// The best contrast at the middles of the sides of a ring: what it surrounds has edges of its own.
  private static func contrast(
    of ring: (box: Rect, width: Double), _ subject: AuditSubject
  ) -> ContrastSearch.Outcome {
    let (box, width) = ring
    let scan = EdgeScan(scene: subject.scene, vision: subject.vision)
    let sides: [Rect] = [
      Rect(x: box.minX, y: box.center.y, width: width, height: 0),
      Rect(x: box.maxX - width, y: box.center.y, width: width, height: 0),
      Rect(x: box.center.x, y: box.minY, width: 0, height: width),
      Rect(x: box.center.x, y: box.maxY - width, width: 0, height: width),
    ]
    var best = ContrastSearch.Outcome.unseen
    for side in sides {
      let found = scan.sharpestEdge(around: side)
      guard case .contrast(let ratio, _, _) = found else {
        if case .unseen = best { best = found }
        continue
      }
      if case .contrast(let other, _, _) = best, other >= ratio { continue }
      best = found
    }
    return best
  }

  /// The line around a node, in it or in what only wraps it.
  private static func ring(
    of focused: AuditedNode, _ subject: AuditSubject
  ) -> (box: Rect, width: Double)? {
    var element = focused
    while true {
      for node in subject.nodes[element.order..<element.end] where !node.isInvisible {
        guard case .shape(let content) = node.node.kind, let width = content.stroke?.pen.width,
          width > 0, node.bounds.width >= focused.bounds.width - 2 * width - 1,
          node.bounds.height >= focused.bounds.height - 2 * width - 1
        else { continue }
        return (node.bounds, width)
      }
      guard element.parent != element.order else { return nil }
      let outer = subject.nodes[element.parent]
      guard outer.onlyWraps(element) else { return nil }
      element = outer
    }
  }
}
