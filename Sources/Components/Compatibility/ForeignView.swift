/// A labelled placeholder of a view that another framework draws. It takes the size that is proposed,
/// and is told as not drawn.
public struct ForeignView: View {
  public typealias Body = Never

  private let name: String

  /// - Parameter name: the type of the view.
  public init(name: String) {
    self.name = name
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    PictureGaps.note("\(name) is a view of UIKit and is not drawn")
    return placeholder._resolve(in: context)
  }

  private var placeholder: some View {
    Rectangle()
      .fill(Color.fill)
      .overlay { Rectangle().strokeBorder(Color.border, lineWidth: 1) }
      .overlay { Text(verbatim: name).font(.caption).lineLimit(1).padding(2) }
  }
}
