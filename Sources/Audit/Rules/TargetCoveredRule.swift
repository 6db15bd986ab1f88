import Components
import Graphics
import Layout

/// `target-covered`: no bar lies on a part of a target so that too little is left.
///
/// A bar is an opaque or translucent surface that is painted later and is no target itself. Only bars
/// that go all the way across the target count: a badge at its corner leaves enough.
enum TargetCoveredRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let side = subject.profile.targetSide
    let bars = bars(in: subject)
    for target in subject.targets {
      let element = target.element
      guard !outcome.exempts(target) else { continue }
      guard !element.scrolls, let visual = element.node.hit?.visual else {
        outcome.exempt()
        continue
      }
      let area = visual.clipped(to: element.clip)
      guard !area.isEmpty else {
        outcome.exempt()
        continue
      }
      let covers = bars.filter { $0.element.order >= element.end && $0.crosses(area) }
        .map { $0.area.clipped(to: area) }
      guard !covers.isEmpty, covers.count <= AuditSubject.mostObstacles else {
        if covers.isEmpty { outcome.pass() } else { outcome.skip("more than \(covers.count) bars") }
        continue
      }
      // What is wholly covered is the business of another rule.
      guard let free = FreeRectangle.largest(in: area, avoiding: covers, wanted: side),
        !free.isEmpty
      else {
        outcome.exempt()
        continue
      }
      if free.width >= min(side, area.width) - 1e-6, free.height >= min(side, area.height) - 1e-6 {
        outcome.pass()
      } else {
        outcome.fail(
          element, measured: "\(sizeText(free.size)) free", required: "\(squareText(side)) free",
          advice: "Put the bar beside the content, for instance with `.safeAreaInset(edge:)`.")
      }
    }
  }

  private struct Bar {
    let element: AuditedNode
    let area: Rect

    /// Whether the bar covers a strip of a rectangle from one side to the other.
    func crosses(_ other: Rect) -> Bool {
      guard let common = area.intersection(other), common.width > 1, common.height > 1 else {
        return false
      }
      return common.width >= other.width - 1e-6 || common.height >= other.height - 1e-6
    }
  }

  private static func bars(in subject: AuditSubject) -> [Bar] {
    subject.nodes.compactMap { element in
      guard case .shape(let content) = element.node.kind, !element.isInvisible,
        element.target == nil, !element.node.isTarget, content.fill?.isSurface == true
      else { return nil }
      let area = element.shownBounds
      guard !area.isEmpty, !lets(touchesThrough: element, in: subject) else { return nil }
      return Bar(element: element, area: area)
    }
  }

  /// Whether the surface, or something around it, lets touches through, or shows it only faintly.
  private static func lets(touchesThrough surface: AuditedNode, in subject: AuditSubject) -> Bool {
    var element = surface
    while true {
      let node = element.node
      if node.semantics.hasDetails, node.semantics.details.flags.contains(.untouchable) {
        return true
      }
      if case .effect(.opacity(let opacity)) = node.kind, opacity < 1 { return true }
      guard element.parent != element.order else { return false }
      element = subject.nodes[element.parent]
    }
  }
}

extension ResolvedPaint {
  fileprivate var isSurface: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .material: true
    default: false
    }
  }
}
