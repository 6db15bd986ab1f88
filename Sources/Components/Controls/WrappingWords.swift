/// Lets a placeholder wrap, as an instruction at accessibility sizes should rather than being cut; one
/// word, such as an address, stays on its line and shrinks.
struct WrappingWords: ViewModifier {
  let wraps: Bool
  /// How many lines there are otherwise.
  let lines: Int?

  func body(content: Content) -> some View {
    WrappingWordsContent(content: content, wraps: wraps, lines: lines)
  }
}

private struct WrappingWordsContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let wraps: Bool
  let lines: Int?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let context = lines == 1 ? context.with { $0.reservedLines = 0 } : context
    let wrapped = content._resolve(in: context.with { $0.lineLimit = wraps ? nil : lines })
    guard wraps, !wrapped.contains(where: { $0.plainText.contains(" ") }) else { return wrapped }
    return content._resolve(in: context.with { $0.lineLimit = 1 })
  }
}
