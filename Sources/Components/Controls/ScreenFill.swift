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

  /// Takes what a layer behind all content of a screen is filled with, where it reaches under the status bar and so
  /// under the screen's own bar, as `Color.blue.ignoresSafeArea()` at the back of a `ZStack` does; `nil` where there is
  /// no such layer.
  ///
  /// The layer ends below the bar, whose height nobody knows yet: the screen paints its fill instead.
  mutating func takeScreenLayer() -> ResolvedPaint? {
    guard !children.isEmpty else { return nil }
    switch kind {
    case .overlay:
      if let fill = children[0].takeReachingFill() { return fill }
      return children.count == 1 ? children[0].takeScreenLayer() : nil
    case .layered(_, let base) where children.indices.contains(base):
      if base > 0, let fill = children[0].takeReachingFill() { return fill }
      return children[base].takeScreenLayer()
    default: return children.count == 1 ? children[0].takeScreenLayer() : nil
    }
  }

  /// Takes the fill of a rectangle that reaches further up than its place.
  private mutating func takeReachingFill() -> ResolvedPaint? {
    guard case .padding(let distances) = kind, children.count == 1 else { return nil }
    return distances.top < 0 ? children[0].takeFill() : children[0].takeReachingFill()
  }

  private mutating func takeFill() -> ResolvedPaint? {
    switch kind {
    case .shape(var content):
      guard content.geometry == ShapeGeometry(.rectangle), content.stroke == nil,
        let fill = content.fill
      else { return nil }
      content.fill = nil
      kind = .shape(content)
      return fill
    case .padding, .element: return children.count == 1 ? children[0].takeFill() : nil
    default: return nil
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
