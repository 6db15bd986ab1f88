public import Components

/// A golden and what was rendered, compared by the three gates.
public struct SnapshotComparison: Equatable, Codable, Sendable {
  /// The difference of the pictures.
  public let pixels: PixmapComparison
  /// The difference of the laid-out trees.
  public let tree: TreeDiff
  /// The difference of what is heard, which is part of the tree gate.
  public let speech: TreeDiff
  /// The difference of the audits' findings.
  public let audit: TreeDiff
  /// The exception of the story, if it has one.
  public let tolerance: SnapshotTolerance?
  /// The gates that the variant does not pass, in their order.
  public let failedGates: [SnapshotGate]
  /// What each changed region of the picture shows or showed: the deeper of the nodes that either
  /// tree has there, in the order of the regions and each once.
  public let changedNodes: [String]
  /// The tokens of the golden, empty where it has none, and of what was rendered, as `TokenNotes` writes them; `nil`
  /// where nobody asked for the latter.
  package private(set) var tokens: Tokens?

  package struct Tokens: Equatable, Codable, Sendable {
    package let expected: String
    package let actual: String
  }

  /// Compares a golden with what was rendered.
  public init(expected: Snapshot, actual: Snapshot, tolerance: SnapshotTolerance? = nil) {
    let pixels = PixmapComparison(expected: expected.pixmap, actual: actual.pixmap)
    let tree = TreeDiff(expected: expected.tree, actual: actual.tree)
    let speech = TreeDiff(expected: expected.speech, actual: actual.speech)
    let audit = TreeDiff(expected: expected.audit, actual: actual.audit)
    var failed: [SnapshotGate] = []
    if !pixels.isAccepted(by: tolerance) { failed.append(.pixels) }
    if !tree.isMatch || !speech.isMatch { failed.append(.tree) }
    if !audit.isMatch { failed.append(.audit) }
    self.pixels = pixels
    self.tree = tree
    self.speech = speech
    self.audit = audit
    self.tolerance = tolerance
    failedGates = failed
    changedNodes = Self.nodes(in: pixels.regions, expected: expected, actual: actual)
    addTokens(expected: expected.tokens, actual: actual.tokens)
  }

  /// Adds the tokens, where they are known of what was rendered.
  package mutating func addTokens(expected: String, actual: String) {
    guard !actual.isEmpty else { return }
    tokens = Tokens(expected: expected, actual: actual)
  }

  /// Whether the variant passes all gates.
  public var isMatch: Bool { failedGates.isEmpty }

  /// What the tree gate found: changed lines of the tree, then those of what is heard.
  public var treeText: String {
    guard !speech.isMatch else { return tree.text() }
    let heard = "heard:\n" + speech.text()
    return tree.isMatch ? heard : tree.text() + "\n" + heard
  }

  /// True where pixels differ and the story's tolerance lets them.
  public var usesTolerance: Bool {
    pixels.differingPixels > 0 && !failedGates.contains(.pixels)
  }

  private static func nodes(
    in regions: [ChangedBox], expected: Snapshot, actual: Snapshot
  ) -> [String] {
    guard !regions.isEmpty else { return [] }
    let before = TreeOutline(expected.tree)
    let after = TreeOutline(actual.tree)
    var titles: [String] = []
    for region in regions.prefix(20) {
      let old = before.node(covering: region, pixelWidth: expected.pixmap.width)
      let new = after.node(covering: region, pixelWidth: actual.pixmap.width)
      let node = if let old, old.depth > new?.depth ?? -1 { old } else { new }
      if let node, !titles.contains(node.title) { titles.append(node.title) }
    }
    return titles
  }
}
