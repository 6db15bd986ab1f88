import Foundation

/// The room between a row's edges and its content, in points, where modifiers set it.
struct RowInsets {
  private(set) var top: CGFloat?
  private(set) var leading: CGFloat?
  private(set) var bottom: CGFloat?
  private(set) var trailing: CGFloat?

  /// None of its own.
  init() {}

  init(_ insets: EdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  init(edges: Edge.Set, length: CGFloat) {
    top = edges.contains(.top) ? length : nil
    leading = edges.contains(.leading) ? length : nil
    bottom = edges.contains(.bottom) ? length : nil
    trailing = edges.contains(.trailing) ? length : nil
  }

  /// The same, with others at the edges where there are none.
  func filled(from others: RowInsets) -> RowInsets {
    var insets = self
    insets.top = top ?? others.top
    insets.leading = leading ?? others.leading
    insets.bottom = bottom ?? others.bottom
    insets.trailing = trailing ?? others.trailing
    return insets
  }

  /// All of them, where the list has some at each edge.
  func over(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading,
      bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}
