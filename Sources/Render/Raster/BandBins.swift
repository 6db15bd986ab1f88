/// Which operations meet which band of a target, in order.
struct BandBins: Sendable {
  private let target: PixelRect
  /// The first index of each band in `indices`, and the end.
  private let starts: [Int]
  private let indices: [Int32]

  var count: Int { starts.count - 1 }

  init(_ ops: [RasterOp], target: PixelRect) {
    self.target = target
    let rows = BandScheduler.rows
    let bands = (target.height + rows - 1) / rows
    func range(_ bounds: PixelRect) -> Range<Int> {
      let visible = bounds.intersection(target)
      guard !visible.isEmpty else { return 0..<0 }
      return (visible.minY - target.minY) / rows..<(visible.maxY - 1 - target.minY) / rows + 1
    }
    var counts = [Int](repeating: 0, count: bands + 1)
    // By index: an element would be a copy with all that it holds.
    for index in ops.indices {
      for band in range(ops[index].bounds) { counts[band + 1] += 1 }
    }
    for band in 0..<bands { counts[band + 1] += counts[band] }
    starts = counts
    var indices = [Int32](repeating: 0, count: counts[bands])
    for index in ops.indices {
      for band in range(ops[index].bounds) {
        indices[counts[band]] = Int32(index)
        counts[band] += 1
      }
    }
    self.indices = indices
  }

  func indices(of band: Int) -> ArraySlice<Int32> { indices[starts[band]..<starts[band + 1]] }

  func rect(of band: Int) -> PixelRect {
    let top = target.minY + band * BandScheduler.rows
    return PixelRect(
      minX: target.minX, minY: top, maxX: target.maxX,
      maxY: min(top + BandScheduler.rows, target.maxY))
  }
}
