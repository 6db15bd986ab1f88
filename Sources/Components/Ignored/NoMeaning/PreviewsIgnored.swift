// Without effect: the story itself says how it is shown.

import Foundation

extension View {
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    self
  }
}
