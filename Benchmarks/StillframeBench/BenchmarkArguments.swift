/// The `--flag value` pairs that follow a benchmark's name.
struct BenchmarkArguments {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The word after `flag`, if the flag was given.
  func value(_ flag: String) -> String? {
    guard let index = words.firstIndex(of: flag), index + 1 < words.count else { return nil }
    return words[index + 1]
  }

  /// The whole number after `flag`, or `fallback`.
  func number(_ flag: String, default fallback: Int) -> Int {
    value(flag).flatMap { Int($0) } ?? fallback
  }
}
