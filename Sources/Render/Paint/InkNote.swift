/// Where a text or symbol would be drawn in a list that leaves it out as ink.
struct InkNote: Equatable, Sendable {
  /// The index of the command that follows it.
  let command: Int
  /// The index past the commands that it draws as a backdrop of what is painted after it; `command`
  /// where it is none.
  var end: Int
  /// The number of its node in the tree, parents first.
  let order: Int
}
