/// One run of the layout: the tree's arrays, the measure function and scratch space.
///
/// The arrays are moved out of the tree for the run, so that writing to them copies nothing.
struct LayoutPass {
  var tree: LayoutTree
  let measure: (NodeID, MeasureRequest) -> LeafMetrics
}

extension LayoutTree {
  /// Lays out the subtree of `root`, which itself is sized like an absolutely positioned box: `auto`
  /// is `fit-content` in the given space, percentages refer to it.
  ///
  /// Does nothing when nothing has changed since the same question was answered. `measure` is
  /// called for measured leaves only, any number of times, and must depend on its arguments alone.
  ///
  /// - Parameters:
  ///   - width: the room for the root, in points; keywords leave percentages of it unresolved.
  ///   - direction: what `inherit` means at the root; `inherit` itself is left to right.
  ///   - measure: the content-box size and baselines of a measured leaf.
  /// - Throws: `LayoutError.unknownNode`, or `invalidMeasurement` naming the leaf.
  public mutating func computeLayout(
    root: NodeID, width: AvailableSpace, height: AvailableSpace,
    direction: LayoutStyle.Direction = .leftToRight,
    measure: (NodeID, MeasureRequest) -> LeafMetrics
  ) throws(LayoutError) {
    try check(root)
  }
}
