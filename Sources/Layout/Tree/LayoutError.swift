/// Why a tree could not be built or laid out.
///
/// Paths name a node by the child positions from the topmost ancestor, such as `/0/3/1`.
public enum LayoutError: Error, Equatable {
  /// The id does not belong to this tree.
  case unknownNode(index: Int32)
  /// The child is an ancestor of the parent, or the parent itself.
  case cycle(child: String, parent: String)
  /// The child already has a parent.
  case alreadyAttached(child: String, parent: String)
  /// Measured leaves take no children.
  case measuredParent(path: String)
  /// The measure function returned a size or baseline that is negative or not finite.
  case invalidMeasurement(path: String, width: Double, height: Double)
  /// The arena is full.
  case tooManyNodes(limit: Int)
}

extension LayoutError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .unknownNode(let index):
      "node \(index) is not part of this layout tree; use an id that this tree's makeNode returned"
    case .cycle(let child, let parent):
      "\(child) cannot become a child of \(parent): it is that node or one of its ancestors"
    case .alreadyAttached(let child, let parent):
      "\(child) already has a parent (\(parent)); a node appears once in a tree"
    case .measuredParent(let path):
      "\(path) is a measured leaf and takes no children; wrap it in a container"
    case .invalidMeasurement(let path, let width, let height):
      "the measure function returned \(decimalText(width)) × \(decimalText(height)) with its "
        + "baselines for \(path); sizes and baselines must be finite, sizes not negative"
    case .tooManyNodes(let limit):
      "a layout tree holds at most \(limit) nodes"
    }
  }
}
