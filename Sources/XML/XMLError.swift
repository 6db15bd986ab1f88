/// Why bytes are not an XML text that is read here.
package struct XMLError: Error, Equatable {
  /// The byte where reading stopped.
  package let offset: Int
  /// The same as editors count.
  package let place: String
  /// What is wrong there; `nil` where the text ends before its elements do.
  package let reason: String?
}

extension XMLError: CustomStringConvertible {
  /// The reason, without the place.
  package var words: String { reason ?? "it ends before its elements do" }
  package var description: String { "\(place): \(words)" }
}
