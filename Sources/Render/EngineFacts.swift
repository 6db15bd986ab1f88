import Typography

/// What this build of the engine consists of, for reports and diagnosis.
package enum EngineFacts {
  /// The version of Unicode that all character data is pinned at.
  package static var unicodeVersion: String { UnicodeData.version }
}
