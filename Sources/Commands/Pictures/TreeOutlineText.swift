import Components
import Layout
import Render

/// Which part of a tree is shown.
struct TreePart: Codable, Sendable {
  /// The path of the node at the top; `nil` is the root.
  var node: String?
  /// How many levels of what is listed are shown; `nil` shows all.
  var depth: Int?
}

/// A placed tree in few words, for readers that pay for each: what is seen, heard or touched. A node that only
/// arranges others is left out, and so is a text that is its element's label.
struct TreeOutlineText {
  private let part: TreePart

  init(_ part: TreePart) { self.part = part }

  /// - Throws: where there is no node with the path.
  ///
  /// - Parameter controls: what can be set in the picture.
  func text(
    of tree: PositionedTree, controls: [ControlState] = []
  ) throws(CommandFailure) -> String {
    let (width, height) = (rounded(tree.size.width), rounded(tree.size.height))
    var lines = ["canvas \(width)×\(height) pt, places are x,y width×height"]
    for control in controls {
      lines.append(
        "control \(control.name) = \(messageQuoted(control.value)), \(control.field.expected)")
    }
    var found = part.node == nil || part.node == "root"
    // The depth of the list at each node; `nil` outside of the part. With it, the words of the element around.
    tree.root.walk(State(depth: found ? 1 : nil, label: nil)) { node, state in
      var state = state
      if state.depth == nil, node.path.description == part.node {
        state.depth = 1
        found = true
      }
      guard let depth = state.depth, isListed(node, in: state) else { return state }
      if depth <= part.depth ?? .max {
        lines.append(String(repeating: " ", count: depth) + line(node))
      }
      return State(depth: depth + 1, label: node.semantics.label ?? state.label)
    }
    guard found else {
      throw CommandFailure(
        .badInput, "there is no node with the path \(messageQuoted(part.node ?? ""))",
        advice: "Paths are as 'audit' and 'speech' print them.")
    }
    return lines.joined(separator: "\n")
  }

  private struct State {
    var depth: Int?
    var label: String?
  }

  private func isListed(_ node: PositionedNode, in state: State) -> Bool {
    if case .text(let content) = node.kind, content.text.plainText == state.label,
      node.semantics.isEmpty
    {
      return false
    }
    switch node.kind {
    case .text: return true
    case .icon: return !node.semantics.isHidden
    default: return node.semantics.role != nil || node.semantics.label != nil || node.hit != nil
    }
  }

  private func line(_ node: PositionedNode) -> String {
    let semantics = node.semantics
    var words = [node.name ?? node.kind.typeName]
    if let label = semantics.label {
      words.append(messageQuoted(label))
    } else if case .text(let content) = node.kind {
      words.append(messageQuoted(content.text.plainText))
    }
    if let value = semantics.value { words.append("= " + messageQuoted(value)) }
    let frame = node.frame
    words.append("\(rounded(frame.minX)),\(rounded(frame.minY))")
    words.append("\(rounded(frame.width))×\(rounded(frame.height))")
    if let hit = node.hit {
      let area = hit.effective ?? .zero
      words.append("hit \(rounded(area.width))×\(rounded(area.height))")
    }
    if node.textMetrics?.isTruncated == true { words.append("truncated") }
    if let role = semantics.role, role.rawValue != words[0] { words.append(role.rawValue) }
    words += semantics.states.map(\.rawValue)
    if semantics.isHidden { words.append("hidden") }
    if let source = node.source { words.append("line \(source.line)") }
    return words.joined(separator: " ")
  }

  private func rounded(_ number: Double) -> String { decimalText(number, fractionDigits: 0) }
}
