/// What a value of a node is, with the token that it was looked up by.
package struct TokenNote: Hashable, Sendable {
  /// What the value is for, such as `spacing`.
  package var aspect: String
  /// `nil` for a literal value.
  package var token: TokenName?
  /// In points, as `#RRGGBB`, or a name.
  package var value: String

  package init(aspect: String, token: TokenName?, value: String) {
    self.aspect = aspect
    self.token = token
    self.value = value
  }
}
