package import Components
package import Render
import Resources
import Typography

/// A scene on its way to a snapshot: laid out and turned into draw commands, not yet drawn.
///
/// All that decides the picture, the tree and the audit is in it, and getting here takes a fraction
/// of the time: its hash tells whether drawing could give anything new.
package struct SnapshotDraft: Sendable {
  package let scene: ResolvedScene
  package let placed: PositionedTree
  let list: DisplayList
  let renderer: Renderer
  /// The second gate's texts.
  package let tree: String
  package let speech: String

  /// - Parameter change: what is changed in the placed tree before it is painted.
  package init(
    _ scene: ResolvedScene, renderer: Renderer,
    placing change: (inout PositionedTree) -> Void = { _ in }
  ) {
    self.scene = scene
    self.renderer = renderer
    var placed = renderer.place(scene)
    change(&placed)
    self.placed = placed
    list = renderer.displayList(for: placed, on: scene.background)
    tree = placed.dump()
    let root = placed.root
    speech =
      scene.speechLanguage.map { Utterance.transcript(of: root, language: $0) } ?? ""
  }

  /// All resources that the picture is drawn with, sorted.
  package var uses: [ResourceUse] { (scene.uses + fontUses).sorted() }

  /// The given fonts that the picture is drawn with, by their files' hashes, sorted.
  private var fontUses: [ResourceUse] {
    var uses: Set<ResourceUse> = []
    for case .glyphs(let run, _) in list.commands {
      guard let face = run.source as? FontFace, let file = face.owner as? MappedFile else {
        continue
      }
      uses.insert(ResourceUse(kind: .font, name: face.names.postScript, sha256: file.sha256))
    }
    return uses.sorted()
  }

  /// Pixels per point.
  package var scale: Double { placed.scale }

  /// Refuses what would be more work than is allowed.
  package func check() throws(RasterError) {
    try scene.check()
    try renderer.check(list, of: placed, budget: scene.budget)
  }

  /// What is left to be drawn, with its audit; or `RasterError.overBudget` where that would be more
  /// work than is allowed.
  package var finished: Result<UndrawnSnapshot, RasterError> {
    Result { () throws(RasterError) in
      try check()
      return UndrawnSnapshot(
        list: list, scale: placed.scale, vision: scene.vision, tree: tree,
        audit: SnapshotAudit.text(of: placed, background: scene.background), speech: speech)
    }
  }

  /// Draws and looks through the scene's lens, without an audit.
  package func pixmap() throws(RasterError) -> Pixmap {
    try check()
    let plain = try Rasterizer.render(list, scale: placed.scale, cache: .shared)
    return VisionLens(scene.vision).map { $0.apply(to: plain) } ?? plain
  }

  /// Audits, draws, and looks through the scene's lens.
  package func snapshot() throws(RasterError) -> Snapshot { try finished.get().snapshot() }

  /// The SHA-256 of what the draft would be drawn and audited from.
  ///
  /// It says nothing about the program that draws: whoever skips work by it adds that to the key.
  package var contentHash: String {
    var content = ContentWriter()
    content.add(tree)
    content.add(speech)
    content.add(scene.vision.rawValue)
    content.add(placed.scale)
    placed.root.forEach { content.add($0) }
    content.add(list)
    // A run names its face alone, and says nothing of what else its file holds.
    for use in fontUses { content.add(use.sha256) }
    return content.digest()
  }
}
