/// The clip masks of one band that were needed last.
final class ClipMasks {
  private var slots: [(node: ClipNode, mask: BandMask)] = []
  private var nextSlot = 0
  private var band = PixelRect.empty
  /// Nested clips mostly alternate between few levels; more slots would only hold memory.
  private static let capacity = 4

  /// Forgets masks of other bands.
  func beginBand(_ rect: PixelRect) {
    band = rect
    slots.removeAll(keepingCapacity: true)
    nextSlot = 0
  }

  /// The mask of a clip and all its parents in this band.
  func mask(of node: ClipNode, renderer: BandRenderer) -> BandMask {
    if let slot = slots.first(where: { $0.node === node }) { return slot.mask }
    let mask = build(node, renderer: renderer)
    if slots.count < Self.capacity {
      slots.append((node, mask))
    } else {
      slots[nextSlot] = (node, mask)
      nextSlot = (nextSlot + 1) % Self.capacity
    }
    return mask
  }

  private func build(_ node: ClipNode, renderer: BandRenderer) -> BandMask {
    let rect = node.bounds.intersection(band)
    let result = draw(node, rect, renderer)
    var ancestor = node.parent?.cutting(rect)
    while let current = ancestor {
      result.multiply(by: draw(current, rect, renderer))
      ancestor = current.parent?.cutting(rect)
    }
    result.findWholeRuns()
    return result
  }

  private func draw(_ node: ClipNode, _ rect: PixelRect, _ renderer: BandRenderer) -> BandMask {
    let mask = BandMask(rect)
    guard !rect.isEmpty else { return mask }
    var sink = MaskSink(mask.rows(of: rect))
    renderer.emit(node.coverage, rect, into: &sink)
    if node.isInverted { mask.invert() }
    return mask
  }
}
