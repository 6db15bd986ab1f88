public import Components
public import Testing

/// A test that runs for several stories names each by its id.
extension Story: CustomTestStringConvertible {
  /// The story's id.
  public var testDescription: String { id }
}
