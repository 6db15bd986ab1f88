/// The parts of commands that are seen in a part of a target: what later ones do not hide.
struct SeenOps {
  typealias Part = (index: Int, window: PixelRect)

  /// Commands, by their index, and where each is drawn, from the last one; none of these places is empty.
  private(set) var parts: [Part] = []
  /// Whether nothing is seen of what was there before the commands.
  private(set) var coversEverything = false

  init(
    _ ops: [RasterOp], at indices: some BidirectionalCollection<some BinaryInteger>,
    in target: PixelRect
  ) {
    parts.reserveCapacity(indices.count)
    var hidden = HiddenTiles(target)
    for index in indices.reversed() {
      let index = Int(index)
      let part = ops[index].bounds.intersection(target)
      guard !part.isEmpty else { continue }
      if hidden.isNone {
        parts.append((index, part))
      } else if ops[index].isEverywhereAlike {
        for window in hidden.visibleParts(of: part) { parts.append((index, window)) }
      } else {
        let window = hidden.visible(of: part)
        if !window.isEmpty { parts.append((index, window)) }
      }
      guard !ops[index].opaqueParts.isEmpty, hidden.mayHide(part) else { continue }
      for whole in ops[index].opaqueParts {
        let hiding = whole.intersection(part)
        if hidden.mayHide(hiding), ops[index].clip?.cutting(hiding) == nil { hidden.hide(hiding) }
      }
      coversEverything = hidden.isAll
      if coversEverything { break }
    }
  }
}
