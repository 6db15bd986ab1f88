package import Components

/// A scene on its way to a snapshot: laid out and turned into draw commands, not yet drawn.
///
/// All that decides the picture, the tree and the audit is in it, and getting here takes a fraction
/// of the time: its hash tells whether drawing could give anything new.
package struct SnapshotDraft: Sendable {
  package let scene: ResolvedScene
  let placed: PositionedTree
  let list: DisplayList
  private let renderer: Renderer
  /// The second gate's text.
  let tree: String

  package init(_ scene: ResolvedScene, renderer: Renderer) {
    self.scene = scene
    self.renderer = renderer
    placed = renderer.place(scene)
    list = renderer.displayList(for: placed, on: scene.background)
    tree = placed.dump()
  }

  /// Draws, and looks through the scene's lens.
  ///
  /// - Parameter audit: writes the third gate's text of a tree on a background.
  package func snapshot(
    auditedBy audit: (PositionedTree, ResolvedColor) -> String
  ) throws(RasterError) -> Snapshot {
    try scene.check()
    var pixmap = try renderer.render(list, of: placed, budget: scene.budget)
    if let lens = VisionLens(scene.vision) { pixmap = lens.apply(to: pixmap) }
    return Snapshot(pixmap: pixmap, tree: tree, audit: audit(placed, scene.background))
  }

  /// The SHA-256 of what the draft would be drawn and audited from.
  ///
  /// It says nothing about the program that draws: whoever skips work by it adds that to the key.
  package var contentHash: String {
    var digest = ContentDigest()
    digest.add(tree)
    digest.add(scene.vision.rawValue)
    digest.add(placed.scale)
    placed.root.forEach { digest.add($0) }
    digest.add(list)
    return digest.finish()
  }
}
