// Without effect: all previews are shown on one phone.

extension View {
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    notDrawn(unless: device == nil)
  }
}
