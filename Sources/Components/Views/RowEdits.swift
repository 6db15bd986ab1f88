/// What can be done with a row while its list is edited.
struct RowEdits: Hashable {
  var deletes: Bool?
  var moves: Bool?
  /// What a selection knows the row by.
  var tag: AnyHashable?

  /// The edits with others where these say nothing. What is forbidden inside stays forbidden.
  func filled(from other: RowEdits) -> RowEdits {
    func both(_ one: Bool?, _ two: Bool?) -> Bool? {
      guard let one, let two else { return one ?? two }
      return one && two
    }
    return RowEdits(
      deletes: both(deletes, other.deletes), moves: both(moves, other.moves),
      tag: tag ?? other.tag)
  }
}
