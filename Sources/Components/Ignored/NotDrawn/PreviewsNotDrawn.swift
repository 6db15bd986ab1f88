// Without effect: all previews are shown on one phone, and as views of an app.

extension View {
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    notDrawn(unless: device == nil)
  }
  public func previewContext<C: PreviewContext>(_ context: C) -> some View { notDrawn() }
}
