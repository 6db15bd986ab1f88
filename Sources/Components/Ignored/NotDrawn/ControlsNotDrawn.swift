// Without effect: controls look as their style says.

import Foundation

extension View {
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { notDrawn() }
  public func textEditorStyle(_ style: TextEditorStyle) -> some View { notDrawn() }
  public func glassEffectUnion(id: some Hashable, namespace: Namespace.ID) -> some View {
    notDrawn()
  }
  public func backgroundExtensionEffect() -> some View { notDrawn() }
  public func containerShape(_ shape: some InsettableShape) -> some View { notDrawn() }
}
