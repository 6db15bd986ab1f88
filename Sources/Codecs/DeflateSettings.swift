/// How hard to look for matches.
struct DeflateSettings: Equatable, Sendable {
  /// The most earlier positions compared with each position; 0 looks at the latest alone and takes
  /// the first match (greedy).
  let chainDepth: Int
  /// Of longer matches and runs, only the end is entered into the hash chains.
  let longestIndexedMatch: Int
  let longestIndexedRun: Int
  /// How many positions at that end are entered.
  let indexedEnd: Int

  static let `default` = DeflateSettings(
    chainDepth: 8, longestIndexedMatch: 8, longestIndexedRun: 16, indexedEnd: 6)
  static let fast = DeflateSettings(
    chainDepth: 0, longestIndexedMatch: 0, longestIndexedRun: 0, indexedEnd: 0)
}
