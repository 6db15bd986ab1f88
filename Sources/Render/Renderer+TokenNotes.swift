package import Components

extension Renderer {
  /// The tokens of a story's picture, by the lines of its tree.
  ///
  /// The story is resolved once more, with marks: only who words a change or keeps a golden asks for it.
  ///
  /// - Parameters:
  ///   - scene: that of the story and the variant.
  ///   - placed: the same scene in its place.
  ///   - further: what else is known of nodes, by their paths.
  @MainActor
  package func tokenNotes(
    for story: Story, variant: Variant, of scene: ResolvedScene, placed: PositionedTree,
    further: [NodePath: [TokenNote]] = [:]
  ) -> TokenNotes {
    let marks = TokenMarks()
    let marked = self.scene(for: story, variant: variant, marks: marks)
    let reading = TokenReading(of: scene.root, marked: marked.root, marks: marks)
    var notes = TokenNotes()
    if let note = reading.background(scene.background, marked: marked.background) {
      notes.add([note], line: 1, type: "canvas")
    }
    var line = 1
    placed.root.forEach { node in
      guard node.isListed else { return }
      line += 1
      let found = (reading.notes[node.path] ?? []) + (further[node.path] ?? [])
      notes.add(found, line: line, type: node.name ?? node.kind.typeName)
    }
    return notes
  }
}
