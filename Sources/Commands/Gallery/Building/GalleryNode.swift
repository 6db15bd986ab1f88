import Audit
import Components
import Layout

/// One node of a picture as three pieces of JSON: what it is, where it is and how it looks.
///
/// What a node is repeats from variant to variant, and where it is from light to dark, so that a
/// story's data keeps each piece once.
struct GalleryNode: Codable, Equatable, Sendable {
  var identity: String
  /// Depth, x, y, width, height and, where there is more to say, an object.
  var place: String
  var look: Look

  /// How a node looks, each piece as JSON.
  struct Look: Codable, Equatable, Sendable {
    /// What the inspector lists.
    var rows: [String]
    /// The contrast of a text, where it was measured.
    var contrast: String?
  }
}

/// Walks a placed tree and writes the nodes that say something.
struct GalleryNodes {
  private let notes: TokenNotes
  private let sourceRoot: String
  /// The places of elements among the stops of a screen reader, from 1, by their paths.
  private let order: [String: Int]
  private let contrasts: [NodePath: MeasuredContrast]
  /// Why each target that can be reached has its grade, by every profile.
  private let reasons: [NodePath: [TargetGrade.Reason]]
  private var nodes: [GalleryNode] = []
  /// What only places or paints the node that is visited, for each node around that says something.
  private var modifiers: [[PositionedNode]] = [[]]

  static func nodes(
    of tree: PositionedTree, notes: TokenNotes, sourceRoot: String,
    heard: [Utterance], contrasts: [MeasuredContrast], grades: [AuditedTargets]
  ) -> [GalleryNode] {
    var walk = GalleryNodes(
      notes: notes, sourceRoot: sourceRoot,
      order: Dictionary(
        heard.enumerated().map { ($0.element.element.path, $0.offset + 1) },
        uniquingKeysWith: { first, _ in first }),
      contrasts: Dictionary(contrasts.map { ($0.path, $0) }) { first, _ in first },
      reasons: reasons(in: grades))
    tree.root.walk(Surroundings()) { node, around in
      walk.enter(node, around)
    } leave: { node in
      walk.leave(node)
    }
    return walk.nodes
  }

  private init(
    notes: TokenNotes, sourceRoot: String, order: [String: Int],
    contrasts: [NodePath: MeasuredContrast], reasons: [NodePath: [TargetGrade.Reason]]
  ) {
    self.notes = notes
    self.sourceRoot = sourceRoot
    self.order = order
    self.contrasts = contrasts
    self.reasons = reasons
  }

  private static func reasons(in grades: [AuditedTargets]) -> [NodePath: [TargetGrade.Reason]] {
    var reasons: [NodePath: [TargetGrade.Reason]] = [:]
    for target in grades.flatMap(\.targets) {
      reasons[target.path, default: []].append(target.reason)
    }
    return reasons
  }

  private struct Surroundings {
    var depth = 0
    var source: SourceLocation?
  }

  private mutating func enter(
    _ node: PositionedNode, _ around: Surroundings
  ) -> Surroundings {
    var inside = around
    // Where neither the node nor one around it knows where it was written, its content does.
    inside.source = node.source ?? around.source ?? Self.firstSource(in: node)
    guard node.isListed else {
      // What places or paints one child is told about with that child.
      if node.children.count == 1 {
        modifiers[modifiers.count - 1].append(node)
      } else {
        modifiers.append([])
      }
      return inside
    }
    // The lines of the tree's text form are those of the nodes here, below that of the canvas.
    let noted = notes.lines[nodes.count + 2]?.notes ?? []
    let look = GalleryLook(of: node, in: modifiers[modifiers.count - 1], notes: noted)
    nodes.append(
      GalleryNode(
        identity: identity(of: node, source: inside.source),
        place: place(of: node, depth: around.depth),
        look: look.lines(contrast: contrasts[node.path])))
    modifiers.append([])
    // Deep trees stop moving right.
    inside.depth = min(around.depth + 1, 60)
    return inside
  }

  private mutating func leave(_ node: PositionedNode) {
    if !node.isListed, node.children.count == 1 {
      modifiers[modifiers.count - 1].removeLast()
    } else {
      modifiers.removeLast()
    }
  }

  private static func firstSource(in node: PositionedNode) -> SourceLocation? {
    var waiting = Array(node.children.reversed())
    while let next = waiting.popLast() {
      if let source = next.source { return source }
      waiting += next.children.reversed()
    }
    return nil
  }

  private func identity(of node: PositionedNode, source: SourceLocation?) -> String {
    let semantics = node.semantics
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("type", node.name ?? node.kind.typeName)
      json.member("path", node.path.description)
      if case .text(let content) = node.kind { json.member("text", content.text.plainText) }
      if case .icon(let content) = node.kind { json.member("symbol", content.icon.name) }
      if let role = semantics.role { json.member("role", role.rawValue) }
      if let label = semantics.label { json.member("label", label) }
      if let value = semantics.value { json.member("value", value) }
      if let hint = semantics.hint { json.member("hint", hint) }
      if let identifier = semantics.identifier { json.member("identifier", identifier) }
      if !semantics.states.isEmpty { json.member("states", semantics.states.map(\.rawValue)) }
      if semantics.isHidden { json.member("hidden", true) }
      if let source {
        json.member(
          "source", "\(GallerySourcePath.relative(source.file, to: sourceRoot)):\(source.line)")
      }
    }
    return json.line
  }

  private func place(of node: PositionedNode, depth: Int) -> String {
    let extras = extras(of: node)
    return "\(depth),\(Self.list(node.frame))" + (extras.isEmpty ? "" : ",{\(extras)}")
  }

  private func extras(of node: PositionedNode) -> String {
    var parts: [String] = []
    if let hit = node.hit {
      parts.append("\"hit\":[\(Self.list(hit.effective ?? .zero))]")
      if hit.effective != hit.wish { parts.append("\"wish\":[\(Self.list(hit.wish))]") }
      if let reasons = reasons[node.path] {
        let names = reasons.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        parts.append("\"grades\":[\(names)]")
      }
    }
    let baselines = Self.baselines(of: node)
    if !baselines.isEmpty {
      let numbers = baselines.map { decimalText($0, fractionDigits: 2) }
      parts.append("\"base\":[\(numbers.joined(separator: ","))]")
    }
    if let position = order[node.path.description] { parts.append("\"order\":\(position)") }
    if node.textMetrics?.isTruncated == true { parts.append("\"cut\":1") }
    return parts.joined(separator: ",")
  }

  /// The baselines of a text's first and last line.
  private static func baselines(of node: PositionedNode) -> [Double] {
    guard case .text = node.kind, let first = node.firstBaseline else { return [] }
    guard let last = node.lastBaseline, last != first else { return [first] }
    return [first, last]
  }

  private static func list(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { decimalText($0, fractionDigits: 2) }.joined(separator: ",")
  }
}

/// How a gallery names source files: as the project does, never by a path of the machine.
enum GallerySourcePath {
  static func relative(_ file: String, to root: String) -> String {
    guard file.hasPrefix(root + "/") else { return file }
    return String(file.dropFirst(root.count + 1))
  }
}
