// Without effect: texts and pictures are drawn without it.

extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { notDrawn() }
}

extension Image {
  public func antialiased(_ isAntialiased: Bool) -> Image {
    PictureGaps.notDrawn(self, unless: isAntialiased)
  }
}

extension ShapeStyle {
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    PictureGaps.notDrawn(self, unless: mode == .normal)
  }
}

extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { PictureGaps.notDrawn(self) }
}
