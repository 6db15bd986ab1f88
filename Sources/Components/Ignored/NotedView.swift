/// A view with what it asked for in vain.
private struct NotedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let gap: String?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let gap { PictureGaps.note(gap) }
    return content._resolve(in: context)
  }
}

extension View {
  /// The view, with a note that a call on it is not drawn.
  ///
  /// - Parameter isSame: whether the picture is the same with and without the call.
  func notDrawn(unless isSame: Bool = false, call: StaticString = #function) -> some View {
    NotedView(content: self, gap: isSame ? nil : "\(call) is not drawn")
  }
}
