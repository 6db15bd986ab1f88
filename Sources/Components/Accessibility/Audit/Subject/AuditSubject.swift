import Layout

/// What the rules look at: one placed tree, with everything that several rules need found once.
struct AuditSubject {
  let tree: PositionedTree
  let profile: AuditProfile
  let scene: PaintedScene
  /// All nodes, parents first.
  let nodes: [AuditedNode]
  let targets: [AuditedTarget]
  let texts: [AuditedText]
  /// The texts of hidden nodes that some element speaks as its label: shown words, not decoration.
  let spokenLabels: Set<String>

  init(
    tree: PositionedTree, background: ResolvedColor, profile: AuditProfile,
    pictures: (any PictureSampling)?
  ) {
    var collector = NodeCollector(canvas: Rect(origin: .zero, size: tree.size))
    collector.collect(tree.root)
    collector.markInertNodes()
    self.tree = tree
    self.profile = profile
    scene = PaintedScene(tree, background: background, pictures: pictures)
    nodes = collector.nodes
    targets = collector.targets()
    texts = nodes.compactMap(AuditedText.init)
    spokenLabels = Set(
      nodes.lazy.filter { !$0.isDisabled && !$0.isHidden }.compactMap(\.node.semantics.label))
  }

  /// Half a device pixel: what snapping to the pixel grid can move an edge by.
  var pixelSlack: Double { tree.scale > 0 ? 0.5 / tree.scale : 0.5 }

  /// Whether a text is there for looks only.
  func isDecorative(_ text: AuditedText) -> Bool {
    text.element.isHidden && !spokenLabels.contains(text.content.text.plainText)
  }
}

extension AuditedText {
  /// The text of a node, unless it shows none: blank, withheld or without opacity.
  init?(_ element: AuditedNode) {
    guard case .text(let content) = element.node.kind, content.redaction == nil,
      !element.isInvisible, !isBlank(content.text.plainText),
      let metrics = element.node.textMetrics
    else { return nil }
    self.element = element
    self.content = content
    let origin = element.node.frame.origin
    lines = metrics.lines.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      .filter { !$0.isEmpty }
    pageLines = lines.map { element.transform.boundingBox(of: $0) }
    pageBounds = pageLines.dropFirst().reduce(pageLines.first ?? .zero) { $0.union($1) }
  }
}

/// Whether a text has nothing but white space in it.
func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

/// What a screen reader says for a node with everything in it; `nil` for nothing.
func spokenText(of node: PositionedNode) -> String? {
  if let label = node.semantics.label, !isBlank(label) { return label }
  guard node.semantics.children != .ignore else { return nil }
  if case .text(let content) = node.kind {
    let text = content.text.plainText
    return isBlank(text) ? nil : text
  }
  let parts = node.children.compactMap { $0.semantics.isHidden ? nil : spokenText(of: $0) }
  return parts.isEmpty ? nil : parts.joined(separator: ", ")
}
