import Foundation

extension ResolvedNode {
  /// The colour that a screen's scrolling content has behind it, which continues under the screen's
  /// bars; `nil` where the content does not scroll or has no plain colour behind it.
  ///
  /// - Parameter fill: the colour found so far, further out.
  func screenFill(over fill: ResolvedPaint? = nil) -> ResolvedPaint? {
    switch kind {
    case .scroll: return fill
    case .layered(_, let base) where children.indices.contains(base):
      return children[base].screenFill(
        over: children[..<base].compactMap(\.plainColor).last ?? fill)
    default: return children.count == 1 ? children[0].screenFill(over: fill) : nil
    }
  }

  /// The opaque colour that fills the node's whole box.
  private var plainColor: ResolvedPaint? {
    switch kind {
    case .shape(let content):
      guard content.geometry == ShapeGeometry(.rectangle), content.stroke == nil,
        case .color(let color)? = content.fill, color.alpha == 1
      else { return nil }
      return content.fill
    case .padding, .element: return children.count == 1 ? children[0].plainColor : nil
    default: return nil
    }
  }
}

/// A paint that is resolved already.
extension ResolvedPaint: ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint { self }
}
