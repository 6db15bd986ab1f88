import Components
import Layout

/// A placed tree as JSON, with every node that says something.
@MainActor
struct TreeJSON {
  let id: String
  let variant: String
  /// Whether frames lie on the pixel grid; else they are as layout left them.
  let isPlaced: Bool

  func text(of tree: PositionedTree) -> String {
    JSONWriter.answer { json in
      json.member("story", id)
      json.member("variant", variant)
      json.member("canvas", object: .inline) { json in
        json.member("width", tree.size.width)
        json.member("height", tree.size.height)
        json.member("scale", tree.scale)
      }
      json.member("nodes", array: .block) { json in write(tree.root, to: &json) }
    }
  }

  /// Writes the node, or in place of one that says nothing the nodes in it.
  private func write(_ node: PositionedNode, to json: inout JSONWriter) {
    guard node.isListed || !isPlaced else {
      for child in node.children { write(child, to: &json) }
      return
    }
    json.object { json in
      json.member("type", node.name ?? node.kind.typeName)
      json.member("path", node.path.description)
      if case .text(let content) = node.kind { json.member("text", content.text.plainText) }
      writeSemantics(node.semantics, to: &json)
      write(isPlaced ? node.frame : node.layoutFrame, as: "frame", to: &json)
      if let hit = node.hit {
        write(hit.effective ?? .zero, as: "hit", to: &json)
        write(hit.wish, as: "hitWish", to: &json)
      }
      if let baseline = node.firstBaseline { json.member("baseline", baseline) }
      if node.textMetrics?.isTruncated == true { json.member("isTruncated", true) }
      if let source = node.source { json.member("line", source.line) }
      guard !node.children.isEmpty else { return }
      json.member("children", array: .block) { json in
        for child in node.children { write(child, to: &json) }
      }
    }
  }

  private func writeSemantics(_ semantics: Semantics, to json: inout JSONWriter) {
    if let role = semantics.role { json.member("role", role.rawValue) }
    if let label = semantics.label { json.member("label", label) }
    if let value = semantics.value { json.member("value", value) }
    if let hint = semantics.hint { json.member("hint", hint) }
    if let identifier = semantics.identifier { json.member("identifier", identifier) }
    if !semantics.states.isEmpty { json.member("states", semantics.states.map(\.rawValue)) }
    if semantics.isHidden { json.member("isHidden", true) }
  }

  private func write(_ rect: Rect, as name: String, to json: inout JSONWriter) {
    json.member(name, [rect.minX, rect.minY, rect.width, rect.height])
  }
}
