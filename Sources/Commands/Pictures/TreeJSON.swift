import Components
import Layout
import Render
import Typography

/// A placed tree as JSON, with every node that says something.
@MainActor
struct TreeJSON {
  let id: String
  let variant: String
  let renderer = Renderer()
  /// Whether frames lie on the pixel grid; else they are as layout left them.
  let isPlaced: Bool
  var controls: [ControlState] = []

  func text(of tree: PositionedTree) -> String {
    JSONWriter.answer { write(tree, into: &$0) }
  }

  /// The members of the answer.
  func write(_ tree: PositionedTree, into json: inout JSONWriter) {
    json.member("story", id)
    json.member("variant", variant)
    json.member("canvas", object: .inline) { json in
      json.member("width", tree.size.width)
      json.member("height", tree.size.height)
      json.member("scale", tree.scale)
    }
    if !controls.isEmpty {
      json.member("controls", array: .block) { json in
        for control in controls {
          json.object(.inline) { json in
            json.member("name", control.name)
            json.member("value", control.value)
            json.member("expected", control.field.expected)
          }
        }
      }
    }
    json.member("nodes", array: .block) { json in
      tree.root.walk(()) { node, _ in
        if isWritten(node) { begin(node, in: &json) }
        return ()
      } leave: { node in
        if isWritten(node) { end(node, in: &json) }
      }
    }
  }

  /// Whether the node itself is written; in place of one that says nothing stand the nodes in it.
  private func isWritten(_ node: PositionedNode) -> Bool { node.isListed || !isPlaced }

  /// Writes the node up to its children.
  private func begin(_ node: PositionedNode, in json: inout JSONWriter) {
    json.beginObject()
    json.member("type", node.name ?? node.kind.typeName)
    json.member("path", node.path.description)
    if case .text(let content) = node.kind { json.member("text", content.text.plainText) }
    writeSemantics(node.semantics, to: &json)
    write(isPlaced ? node.frame : node.layoutFrame, as: "frame", to: &json)
    if case .link(let link) = node.kind { writeLink(link, to: &json) }
    if let hit = node.hit {
      write(hit.effective ?? .zero, as: "hit", to: &json)
      write(hit.wish, as: "hitWish", to: &json)
    }
    if let baseline = node.firstBaseline { json.member("baseline", baseline) }
    if !isPlaced, let layout = renderer.textLayout(of: node) { writeLines(of: layout, to: &json) }
    if node.textMetrics?.isTruncated == true { json.member("isTruncated", true) }
    if let source = node.source { json.member("line", source.line) }
    if !node.children.isEmpty { json.beginArray(named: "children") }
  }

  /// The range counts the Unicode scalars of the text.
  private func writeLink(_ link: LinkContent, to json: inout JSONWriter) {
    json.member("destination", link.destination)
    json.member("range", [Double(link.range.lowerBound), Double(link.range.upperBound)])
    json.member("isInline", link.isInline)
    json.member("lines", array: .inline) { json in
      for line in isPlaced ? link.lines : link.layoutLines {
        json.array(.inline) { json in
          for number in [line.minX, line.minY, line.width, line.height] { json.value(number) }
        }
      }
    }
  }

  private func end(_ node: PositionedNode, in json: inout JSONWriter) {
    if !node.children.isEmpty { json.endArray() }
    json.endObject()
  }

  /// Lengths in points from the text's top left; glyphs as numbers beside
  /// their x and their y from the baseline.
  private func writeLines(of layout: TextLayout, to json: inout JSONWriter) {
    json.member("lines", array: .block) { json in
      for line in layout.lines {
        json.object { json in
          write(line.frame, as: "frame", to: &json)
          json.member("baseline", line.baseline)
          json.member("runs", array: .block) { json in
            for run in line.runs { writeRun(run, to: &json) }
          }
        }
      }
    }
  }

  private func writeRun(_ run: TextRun, to json: inout JSONWriter) {
    json.object { json in
      json.member("text", run.text)
      json.member("face", run.face.identifier)
      json.member("size", run.size)
      json.member("direction", run.isRightToLeft ? "rtl" : "ltr")
      json.member("x", run.x)
      json.member("width", run.width)
      json.member("glyphs", run.glyphs.map { Double($0.glyph) })
      json.member("glyphX", run.glyphs.map(\.x))
      json.member("glyphY", run.glyphs.map(\.y))
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
    if semantics.hasDetails {
      for (name, values) in semantics.details.listed { json.member(name, values) }
    }
  }

  private func write(_ rect: Rect, as name: String, to json: inout JSONWriter) {
    json.member(name, [rect.minX, rect.minY, rect.width, rect.height])
  }
}
