/// Stands in an imported app for a view that does not compile here: a labelled placeholder that takes the size
/// that is proposed, and is told as not drawn.
public struct LeftOutView: View {
  private let name: String

  /// - Parameter name: what is written there.
  public init(_ name: String) {
    self.name = name
  }

  public var body: some View {
    let _ = PictureGaps.note("\(name) does not compile here and is not drawn")
    Rectangle()
      .fill(Color.fill)
      .overlay { Rectangle().strokeBorder(Color.border, lineWidth: 1) }
      .overlay { Text(verbatim: name).font(.caption).lineLimit(1).padding(2) }
  }
}

extension ToolbarContentBuilder {
  /// A placeholder among the items of a bar.
  @_disfavoredOverload
  public static func buildExpression(_ view: LeftOutView) -> some ToolbarContent {
    // No larger than what is usual in a bar, which is as high as its items.
    ToolbarItem { view.frame(maxWidth: 120, maxHeight: 32) }
  }
}

extension View {
  /// A bar with nothing but a placeholder.
  public func toolbar(@ViewBuilder content: () -> LeftOutView) -> some View {
    let view = content()
    return toolbar { ToolbarContentBuilder.buildExpression(view) }
  }
}

private func noteLeftOut(_ modifier: String) {
  PictureGaps.note(".\(modifier) does not compile here and is left out")
}

extension View {
  /// Stands in an imported app for a modifier that does not compile here: the view without it, which is told. What
  /// is called next finds the view's own type, such as a `Text` or a `ForEach`.
  ///
  /// - Parameter name: the modifier.
  public func leftOutModifier(_ name: String) -> Self {
    noteLeftOut(name)
    return self
  }
}

extension ToolbarContent {
  /// An item of a bar without a modifier that does not compile here, which is told.
  public func leftOutModifier(_ name: String) -> Self {
    noteLeftOut(name)
    return self
  }
}
