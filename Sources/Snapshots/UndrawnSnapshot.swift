package import Components

/// A snapshot without its pixels: what any program that is built from the same sources makes the same
/// picture of.
package struct UndrawnSnapshot: Equatable, Sendable {
  let list: DisplayList
  /// Pixels per point.
  package let scale: Double
  let vision: Vision
  let tree: String
  let audit: String
  let speech: String

  package init(
    list: DisplayList, scale: Double, vision: Vision = .full, tree: String = "",
    audit: String = "", speech: String = ""
  ) {
    self.list = list
    self.scale = scale
    self.vision = vision
    self.tree = tree
    self.audit = audit
    self.speech = speech
  }

  /// Draws, and looks through the lens.
  ///
  /// - Throws: `RasterError` for a picture without pixels or with too many.
  package func snapshot() throws(RasterError) -> Snapshot {
    var pixmap = try Rasterizer.render(list, scale: scale, cache: .shared)
    if let lens = VisionLens(vision) { pixmap = lens.apply(to: pixmap) }
    return Snapshot(pixmap: pixmap, tree: tree, audit: audit, speech: speech)
  }
}

extension UndrawnSnapshot {
  /// All of it, for another program of the same sources.
  package var bytes: [UInt8] {
    var content = ContentWriter(keepsBytes: true)
    content.add(GivenFaces(in: list))
    content.add(list)
    content.add(scale)
    content.add(vision.rawValue)
    content.add(tree)
    content.add(audit)
    content.add(speech)
    return content.bytes()
  }

  /// - Throws: `ContentError` for bytes that are no snapshot, and for texts in fonts that are not there
  ///   or are others than the writer's.
  package init(bytes: [UInt8]) throws(ContentError) {
    var content = ContentReader(bytes)
    try content.readFaces()
    list = try content.displayList()
    scale = try content.double()
    vision = try content.word("vision")
    tree = try content.text()
    audit = try content.text()
    speech = try content.text()
    try content.end()
  }
}
