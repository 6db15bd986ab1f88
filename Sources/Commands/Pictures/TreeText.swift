import Components
import Layout
import Render

/// The stages before the pixel grid as text: every node, also those that only place their child.
enum TreeText {
  /// Kinds and texts, before layout.
  static func resolved(_ root: PositionedNode) -> String {
    lines(of: root) { node in name(of: node) }
  }

  /// Frames as layout left them, between pixels, to a ten-thousandth of a point; below each text its
  /// lines, runs and glyphs, measured from the text's top left.
  static func layout(_ root: PositionedNode, renderer: Renderer) -> String {
    var result = ""
    root.walk(0) { node, depth in
      let frame = node.layoutFrame
      let origin = "\(text(frame.minX)),\(text(frame.minY))"
      result += indent(depth) + name(of: node)
      result += " \(origin) \(text(frame.width))×\(text(frame.height))\n"
      if let layout = renderer.textLayout(of: node) {
        // The first line of the dump repeats the size.
        for line in layout.dump().split(separator: "\n").dropFirst() {
          result += indent(depth) + line + "\n"
        }
      }
      return depth + 1
    }
    return result
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func lines(
    of root: PositionedNode, line: (PositionedNode) -> String
  ) -> String {
    var text = ""
    root.walk(0) { node, depth in
      text += indent(depth) + line(node) + "\n"
      return depth + 1
    }
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
