// Without effect: the list of previews reads it from the source.

extension View {
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    self
  }
}
