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
  public static func buildExpression(_ view: LeftOutView) -> ToolbarItem<(), LeftOutView> {
    ToolbarItem { view }
  }
}

extension View {
  /// Stands in an imported app for a modifier that does not compile here: the view without it, which is told.
  ///
  /// - Parameter name: the modifier.
  public func leftOutModifier(_ name: String) -> some View {
    PictureGaps.note(".\(name) does not compile here and is left out")
    return self
  }
}

extension Text {
  /// A text without a modifier that does not compile here, which is told.
  public func leftOutModifier(_ name: String) -> Text {
    PictureGaps.note(".\(name) does not compile here and is left out")
    return self
  }
}

extension Image {
  /// A picture without a modifier that does not compile here, which is told.
  public func leftOutModifier(_ name: String) -> Image {
    PictureGaps.note(".\(name) does not compile here and is left out")
    return self
  }
}

extension Shape {
  /// A shape without a modifier that does not compile here, which is told.
  public func leftOutModifier(_ name: String) -> Self {
    PictureGaps.note(".\(name) does not compile here and is left out")
    return self
  }
}
