// Without effect: scroll views show the beginning of their content, with hard edges.

import Foundation

extension View {
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    notDrawn(unless: anchor == nil)
  }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { notDrawn(unless: id.wrappedValue == nil) }
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { notDrawn() }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    notDrawn(unless: anchor == nil)
  }
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { notDrawn(unless: style == nil) }
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    notDrawn(unless: initialAnchor == nil)
  }
}

extension ScrollViewProxy {
  /// Does nothing but say so: scroll views show the beginning of their content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    PictureGaps.note("scrollTo is not drawn")
  }
}
