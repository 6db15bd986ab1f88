/// Where a text or symbol would be drawn in a list that leaves it out.
struct InkNote: Equatable, Sendable {
  /// The index of the command that follows it.
  let command: Int
  /// The number of its node in the tree, parents first.
  let order: Int
}
