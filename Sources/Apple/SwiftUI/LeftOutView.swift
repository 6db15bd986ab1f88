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
