import Components
import Layout

/// The stages before the pixel grid as text: every node, also those that only place their child.
enum TreeText {
  /// Kinds and texts, before layout.
  static func resolved(_ root: PositionedNode) -> String {
    lines(of: root) { node in name(of: node) }
  }

  /// Frames as layout left them, between pixels, to a ten-thousandth of a point.
  static func layout(_ root: PositionedNode) -> String {
    lines(of: root) { node in
      let frame = node.layoutFrame
      let origin = "\(text(frame.minX)),\(text(frame.minY))"
      return "\(name(of: node)) \(origin) \(text(frame.width))×\(text(frame.height))"
    }
  }

  private static func lines(
    of root: PositionedNode, line: (PositionedNode) -> String
  ) -> String {
    var text = ""
    func visit(_ node: PositionedNode, depth: Int) {
      text += String(repeating: "  ", count: depth) + line(node) + "\n"
      for child in node.children { visit(child, depth: depth + 1) }
    }
    visit(root, depth: 0)
    return text
  }

  private static func name(of node: PositionedNode) -> String {
    var words = [node.kind.typeName]
    if let name = node.name { words.append("(\(name))") }
    if let label = node.semantics.label {
      words.append(messageQuoted(label))
    } else if case .text(let content) = node.kind {
      words.append(messageQuoted(content.text.plainText))
    }
    if let role = node.semantics.role { words.append(role.rawValue) }
    words += node.semantics.states.map(\.rawValue)
    return words.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String { decimalText(number, fractionDigits: 4) }
}
