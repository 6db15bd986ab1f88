/// A control of a picture, as it was evaluated.
package struct ControlState: Hashable, Sendable {
  package var name: String
  /// What is accepted.
  package var expected: String
  /// The value that the picture shows.
  package var value: String
  /// Whether the value from outside was none that is accepted.
  package var isRefused: Bool
}
