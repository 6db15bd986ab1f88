// Without effect: texts and pictures are drawn without it.

extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { notDrawn() }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    notDrawn(unless: mode == nil)
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    notDrawn(unless: mode != .gradient)
  }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    notDrawn(unless: appearance != .inactive)
  }
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    notDrawn(unless: strategy == .default)
  }
}

extension Image {
  public func antialiased(_ isAntialiased: Bool) -> Image {
    PictureGaps.notDrawn(self, unless: isAntialiased)
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    PictureGaps.notDrawn(self, unless: mode == nil)
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    PictureGaps.notDrawn(self, unless: mode != .gradient)
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
