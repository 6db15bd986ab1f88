/// How hard to look for matches.
struct DeflateSettings: Equatable, Sendable {
  /// The most earlier positions compared with each position; 0 looks at the latest alone and takes
  /// the first match (greedy).
  let chainDepth: Int
  /// A match this long is taken without looking further.
  let niceLength: Int
  /// Inside longer matches no positions are entered into the hash chains.
  let longestIndexedRun: Int
  /// The distance of a pixel to the one before it: the likeliest distance of a long match.
  let stride: Int

  static func `default`(stride: Int) -> DeflateSettings {
    DeflateSettings(chainDepth: 32, niceLength: 128, longestIndexedRun: 16, stride: stride)
  }

  static func fast(stride: Int) -> DeflateSettings {
    DeflateSettings(chainDepth: 0, niceLength: 4, longestIndexedRun: 0, stride: stride)
  }
}
