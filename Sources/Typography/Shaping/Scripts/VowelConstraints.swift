/// Vowel letters followed by signs that would make them look like another letter.
///
/// Unicode's chapters on the scripts list them as "do not use"; a dotted circle between the two shows
/// that something is wrong.
enum VowelConstraints {
  /// First character, then the ones that must not follow it; by script.
  static let table: [FontTag: [UInt32: [UInt32]]] = [:]
}

extension ShapeRun {
  mutating func separateVowels() {
  }
}
