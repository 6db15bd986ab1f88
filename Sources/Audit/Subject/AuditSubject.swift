import Components
import Graphics
import Layout
import Render

/// What the rules look at: one placed tree, with everything that several rules need found once.
struct AuditSubject {
  let tree: PositionedTree
  var profile: AuditProfile
  var vision: Vision
  /// Resources that are missing or damaged, and why.
  var missing: [String] = []
  /// Words that are not in the language of the picture.
  var untranslated: [PictureGap] = []
  /// Whether there are string tables, so that texts can be said to be translated.
  var hasStringTables = false
  /// The language of the picture, by its tag; `nil` where only its tree is known.
  var language: String?
  /// The room that the view was offered, as far as it is known, and at least what the picture takes: a view that
  /// takes less of a screen is a screen, too.
  private(set) var room: Size
  /// The language that the story is written in, by its tag; `nil` where it says none.
  var writtenIn: String?
  private let colors: LazyScene
  /// All nodes, parents first.
  let nodes: [AuditedNode]
  let targets: [AuditedTarget]
  /// Elements, and the controls among them, that a reader finds in place of the content of nodes.
  private let asides: (nodes: [AuditedNode], targets: [AuditedTarget])
  let texts: [AuditedText]
  /// The surfaces of materials whose pixels are an approximation.
  private let panes: [AuditedNode]
  /// What elements speak as their labels and values: hidden texts with these words are shown words, not decoration.
  let spokenLabels: Set<String>

  init(
    tree: PositionedTree, background: ResolvedColor, profile: AuditProfile,
    vision: Vision, gaps: [PictureGap] = []
  ) {
    // The canvas is a whole number of pixels; what layout asked for may be a fraction of one more.
    let canvas = Rect(origin: .zero, size: tree.size)
    let asked = tree.root.layoutFrame.size
    let room = Rect(
      x: 0, y: 0, width: Self.nearly(asked.width, canvas.width, at: tree.scale),
      height: Self.nearly(asked.height, canvas.height, at: tree.scale))
    var collector = NodeCollector(canvas: room.union(canvas))
    collector.collect(tree.root)
    collector.markInertNodes()
    let nodes = collector.nodes
    self.init(
      tree, nodes, collector.targets(), (collector.asides, collector.asideTargets()),
      on: background, profile, vision,
      spokenLabels: Set(
        nodes.lazy.filter { !$0.isDisabled && !$0.isHidden }
          .flatMap { [$0.node.semantics.label, $0.node.semantics.value].compactMap(\.self) }))
    missing = gaps.filter { $0.severity == .failure }.map(\.text)
    untranslated = gaps.filter { $0.words != nil }
  }

  /// The subject of a scene that has been placed.
  init(_ tree: PositionedTree, of scene: ResolvedScene, profile: AuditProfile) {
    self.init(
      tree: tree, background: scene.background, profile: profile, vision: scene.vision,
      gaps: scene.gaps)
    hasStringTables = scene.hasStringTables
    language = scene.language
    room = Size(
      width: max(room.width, scene.width ?? 0), height: max(room.height, scene.height ?? 0))
  }

  /// The subject of a tree that differs from that of another one in colours alone.
  init(_ other: AuditSubject, recoloredAs tree: PositionedTree, on background: ResolvedColor) {
    var nodes = other.nodes
    var order = 0
    tree.root.forEach { node in
      nodes[order] = nodes[order].recolored(as: node)
      order += 1
    }
    var targets = other.targets
    for index in targets.indices { targets[index].element = nodes[targets[index].element.order] }
    self.init(
      tree, nodes, targets, other.asides, on: background, other.profile, other.vision,
      spokenLabels: other.spokenLabels)
    missing = other.missing
    untranslated = other.untranslated
    hasStringTables = other.hasStringTables
    language = other.language
    room = other.room
    writtenIn = other.writtenIn
  }

  private init(
    _ tree: PositionedTree, _ nodes: [AuditedNode], _ targets: [AuditedTarget],
    _ asides: (nodes: [AuditedNode], targets: [AuditedTarget]), on background: ResolvedColor,
    _ profile: AuditProfile, _ vision: Vision,
    spokenLabels: Set<String>
  ) {
    self.tree = tree
    room = tree.size
    self.profile = profile
    self.vision = vision
    colors = LazyScene(tree, background)
    self.nodes = nodes
    self.targets = targets
    self.asides = asides
    texts = nodes.compactMap(AuditedText.init)
    panes = nodes.filter { element in
      guard case .shape(let content) = element.node.kind,
        case .material(let material)? = content.fill
      else { return false }
      return material.isApproximate && !element.isInvisible
    }
    self.spokenLabels = spokenLabels
  }

  /// All nodes, and the elements that a reader finds in place of the content of some.
  var spokenNodes: [AuditedNode] { asides.nodes.isEmpty ? nodes : nodes + asides.nodes }

  /// All targets, and the controls that a reader finds in place of the content of nodes.
  var namedTargets: [AuditedTarget] {
    asides.targets.isEmpty ? targets : targets + asides.targets
  }

  /// A length of layout where it differs from that of the canvas by less than a pixel, else the
  /// canvas's own.
  private static func nearly(_ asked: Double, _ canvas: Double, at scale: Double) -> Double {
    (asked - canvas).magnitude * scale < 1 ? asked : canvas
  }

  /// What is painted behind texts and symbols.
  var scene: PointScene { colors.scene }

  /// The ink of a text or symbol.
  func ink(_ paint: ResolvedPaint, of element: AuditedNode) -> SampledInk {
    SampledInk(
      order: element.order, paint: paint, frame: element.node.frame,
      toPage: element.transform, scale: tree.scale)
  }

  /// The contrast of the element at a place in the tree's order, in one colour; looked for at the first call.
  func keptContrast(
    of order: Int, in color: ResolvedColor, search: () -> ContrastOutcome
  ) -> ContrastOutcome {
    colors.leastContrast(of: order, in: color, seenBy: vision, search: search)
  }

  /// Points at the edges of a text's glyphs in a colour, in the picture; none outside of its lines.
  func inkPoints(of text: AuditedText, in color: ResolvedColor) -> [Point] {
    colors.glyphs.points(
      of: text.content, text.element.node, in: color, toPage: text.element.transform
    ).filter { point in
      text.pageLines.contains { $0.contains(Rect(origin: point, size: .zero)) }
    }
  }

  /// How much wider a text that was cut would be on its one line, or how much higher on all the lines
  /// that it needs in its width.
  func missingRoom(of text: AuditedText) -> Size {
    guard let shown = text.element.node.textMetrics else { return .zero }
    var whole = text.content.text
    whole.paragraph.lineLimit = nil
    whole.paragraph.minimumScaleFactor = 1
    let room = room(of: text.element)
    if shown.lines.count == 1 {
      let width = TextEngine.shared.metrics(of: whole, width: .infinity, height: .infinity).size
        .width
      return Size(width: max(0, width * shown.scale - room), height: 0)
    }
    let height = TextEngine.shared
      .metrics(of: whole, width: room / shown.scale, height: .infinity).size.height
    return Size(width: 0, height: max(0, height * shown.scale - shown.size.height))
  }

  /// The width of the frames that only hold a text; what is shown of a text that is cut may be narrower.
  private func room(of text: AuditedNode) -> Double {
    var element = text
    while element.parent != element.order {
      let outer = nodes[element.parent]
      guard case .frame = outer.node.kind, outer.node.children.count == 1 else { break }
      element = outer
    }
    return element.node.layoutFrame.width
  }

  /// Whether a text that is shown lies somewhere inside a node.
  func hasText(in element: AuditedNode) -> Bool { !texts(in: element).isEmpty }

  /// The texts that are shown in a node or as it.
  func texts(in element: AuditedNode) -> ArraySlice<AuditedText> {
    texts[firstText(from: element.order)..<firstText(from: element.end)]
  }

  /// The place of the first text that is not before a node, among the texts.
  private func firstText(from order: Int) -> Int {
    // Texts are in the order of the tree.
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].element.order >= order { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether what is behind an element is a material whose pixels are an approximation.
  func isOnApproximateGlass(_ element: AuditedNode) -> Bool {
    panes.contains { pane in
      guard pane.order < element.order, let common = pane.bounds.intersection(element.bounds),
        !common.isEmpty
      else { return false }
      return !isHidden(pane, by: element, at: common)
    }
  }

  /// Whether something opaque was painted between the two.
  func isHidden(_ lower: AuditedNode, by upper: AuditedNode, at place: Rect) -> Bool {
    nodes[(lower.order + 1)..<upper.order].contains { between in
      guard case .shape(let content) = between.node.kind, !between.isInvisible,
        case .color(let color) = content.fill, color.alpha >= 1
      else { return false }
      let shape = SampledShape(
        content.geometry, in: between.node.frame, toPage: between.transform, scale: tree.scale)
      return shape?.covers(place) ?? false
    }
  }

  /// Half a device pixel: what snapping to the pixel grid can move an edge by.
  var pixelSlack: Double { tree.scale > 0 ? 0.5 / tree.scale : 0.5 }

  /// Whether a text is there for looks only.
  func isDecorative(_ text: AuditedText) -> Bool {
    // The words of a control are read by those who see it, whoever else does not hear of it.
    if let target = text.element.target, targets[target].element.isHidden { return false }
    let words = text.content.text.plainText
    return text.element.isHidden && !spokenLabels.contains(words)
      && !isSpoken(words, around: text.element)
  }

  /// Whether what an element around says contains the words of a text, as the value of a gauge does
  /// whose label of the value is several texts.
  private func isSpoken(_ text: String, around element: AuditedNode) -> Bool {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let looked = words(text)
    var element = element
    while element.parent != element.order, !looked.isEmpty {
      element = nodes[element.parent]
      guard !element.isHidden else { continue }
      let semantics = element.node.semantics
      for said in [semantics.label, semantics.value] {
        if let said, words(said).contains(looked) { return true }
      }
    }
    return false
  }
}

/// The least contrast, or why there is none.
enum ContrastOutcome {
  case contrast(ContrastRatio, ink: ResolvedColor, backdrop: ResolvedColor)
  /// More than was asked for.
  case ample
  /// The ink is covered, clipped away or without colour.
  case unseen
  case unknown(reason: String)
}

/// The scene of a tree, made when a rule first asks for colours, and what was looked for in it.
private final class LazyScene {
  private struct ColoredText: Hashable {
    let order: Int
    let color: ResolvedColor
    let vision: Vision
  }

  private let tree: PositionedTree
  private let background: ResolvedColor
  private(set) lazy var scene = PointScene(surfacesOf: tree, on: background)
  private(set) lazy var glyphs = GlyphEdges(scale: tree.scale)
  private var contrasts: [ColoredText: ContrastOutcome] = [:]

  init(_ tree: PositionedTree, _ background: ResolvedColor) {
    self.tree = tree
    self.background = background
  }

  func leastContrast(
    of order: Int, in color: ResolvedColor, seenBy vision: Vision, search: () -> ContrastOutcome
  ) -> ContrastOutcome {
    let text = ColoredText(order: order, color: color, vision: vision)
    if let known = contrasts[text] { return known }
    let found = search()
    if case .ample = found { return found }
    contrasts[text] = found
    return found
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
    scale = metrics.scale * element.transform.verticalFactor
    pageBounds = pageLines.dropFirst().reduce(pageLines.first ?? .zero) { $0.union($1) }
  }
}

/// Whether a text has nothing in it that is seen or said.
func isBlank(_ text: String) -> Bool { text.isSilent }

/// What a screen reader calls a control; `nil` where it has no name. What stands in a field is its
/// value and names nothing.
///
/// - Parameter text: what it says for the control with everything in it.
func spokenName(of control: PositionedNode, saying text: String?) -> String? {
  guard control.semantics.role == .textField || control.semantics.role == .searchField,
    control.semantics.label.map(isBlank) ?? true
  else { return text }
  return text == control.semantics.value ? nil : text
}
