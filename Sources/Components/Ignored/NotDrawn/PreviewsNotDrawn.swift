// Without effect: all previews are shown as views of an app.

extension View {
  public func previewContext<C: PreviewContext>(_ context: C) -> some View { notDrawn() }
}
