/// One of the views that a provider has.
struct PreviewPart: View {
  typealias Body = Never

  let content: any View
  let part: Int
  let count: Int

  /// What the views of a provider are yet to be told: which of how many is shown.
  @MainActor private static var choice: (part: Int, count: Int)?

  /// The place of the view that is shown, for the first list of as many views as the source has; the others are
  /// not evaluated, since what they prefer for themselves would hold for it.
  @MainActor
  static func takeChoice(_ count: () -> Int) -> Int? {
    guard let choice, count() == choice.count else { return nil }
    self.choice = nil
    return choice.part
  }

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard count > 1 else { return content._resolve(in: context) }
    Self.choice = (part, count)
    defer { Self.choice = nil }
    return content._resolve(in: context)
  }
}
