import Components
import Graphics
import Layout

/// `reading-order`: what a screen reader reads first comes first in the picture, line by line.
///
/// It compares the members of each container with one another, so that columns may be read one
/// after the other. What lies over or behind something else has no place in the lines, and controls
/// in layers make no line at all: of those only what stands above comes first.
enum ReadingOrderRule {
  /// A part of a container that is read on its own.
  private struct Member {
    let element: AuditedNode
    let frame: Rect
    let priority: Double
    /// Whether the member stands in a line with its neighbours.
    let isInLine: Bool
  }

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for container in subject.nodes where isContainer(container.node) {
      guard !container.isHidden, !container.isInvisible, !container.isInert else { continue }
      let members = members(of: container, in: subject)
      guard members.count > 1 else { continue }
      check(
        members, container.node.layoutDirection, slack: 2 * subject.pixelSlack, &outcome)
    }
  }

  private static func check(
    _ members: [Member], _ direction: LayoutDirection, slack: Double,
    _ outcome: inout RuleOutcome
  ) {
    // Stable: members of one priority keep the order of the tree.
    let spoken = members.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
    var extremes = Extremes(direction)
    for (index, member) in spoken.enumerated() {
      defer { extremes.add(member.frame) }
      guard index > 0 else { continue }
      // Most members come after all others, which needs no look at each.
      let late =
        extremes.mayFollow(member.frame, slack: slack)
        ? spoken[..<index].first { precedes(member, $0, direction, slack: slack) } : nil
      if let late {
        outcome.fail(
          member.element, measured: "read after \(late.element.node.path), shown before it",
          required: "one order",
          advice: "Change the order of the views, or read them in the order of the picture with "
            + "`.accessibilitySortPriority(_:)`.")
      } else {
        outcome.pass()
      }
    }
  }

  /// How far down and towards the end of its line anything starts that was read so far.
  private struct Extremes {
    private let direction: LayoutDirection
    private var lowestTop = -Double.infinity
    private var furthestStart = -Double.infinity

    init(_ direction: LayoutDirection) {
      self.direction = direction
    }

    mutating func add(_ frame: Rect) {
      lowestTop = max(lowestTop, frame.minY)
      furthestStart = max(furthestStart, direction == .leftToRight ? frame.minX : -frame.maxX)
    }

    /// Whether something read so far may stand after a frame.
    func mayFollow(_ frame: Rect, slack: Double) -> Bool {
      let end = direction == .leftToRight ? frame.maxX : -frame.minX
      return frame.maxY <= lowestTop + slack || end <= furthestStart + slack
    }
  }

  /// Whether one frame comes wholly before another: in a line above it, or earlier in its line where
  /// there are lines.
  private static func precedes(
    _ member: Member, _ earlier: Member, _ direction: LayoutDirection, slack: Double
  ) -> Bool {
    let (one, other) = (member.frame, earlier.frame)
    if one.maxY <= other.minY + slack { return true }
    guard member.isInLine, earlier.isInLine else { return false }
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    guard shared > min(one.height, other.height) / 2 else { return false }
    return direction == .leftToRight
      ? one.maxX <= other.minX + slack : one.minX >= other.maxX - slack
  }

  private static func isContainer(_ node: PositionedNode) -> Bool {
    // A control, and an element that is spoken as one, is read as a whole.
    guard !node.isTarget, node.semantics.children != .ignore else { return false }
    return node.kind.traits.contains(.readsInOrder)
  }

  private static func members(of container: AuditedNode, in subject: AuditSubject) -> [Member] {
    var isLayered = false
    if case .overlay = container.node.kind { isLayered = true }
    var members: [Member] = []
    var order = container.order + 1
    while order < container.end {
      let element = subject.nodes[order]
      order = element.end
      guard !element.isInvisible, let frame = element.spokenFrame else { continue }
      members.append(
        Member(
          element: element, frame: element.transform.boundingBox(of: frame),
          priority: element.priority, isInLine: !isLayered || !element.hasTarget))
    }
    return members
  }
}
