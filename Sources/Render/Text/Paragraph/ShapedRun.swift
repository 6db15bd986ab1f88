import Typography

/// The glyphs of a shaped stretch of text, in visual order and font units.
///
/// It knows neither a size nor a place, so one run serves every size, colour and line.
final class ShapedRun: Sendable {
  /// `cluster` counts from the first character of the run.
  let glyphs: [ShapedGlyph]
  /// Held so that a key's face identifier cannot come to mean another face.
  let face: FontFace
  /// The clusters that the face has no glyph for, in the order of the glyphs.
  let missing: [Int]

  init(_ glyphs: [ShapedGlyph], face: FontFace) {
    self.glyphs = glyphs
    self.face = face
    missing = glyphs.filter { $0.glyph == 0 }.map(\.cluster)
  }
}

/// What decides the glyphs of a run; equal keys have equal glyphs.
struct ShapedRunKey: Hashable, Sendable {
  let scalars: ArraySlice<UInt32>
  /// The neighbours that joining scripts look at: none unless a letter beside the run joins.
  let before: ArraySlice<UInt32>
  let after: ArraySlice<UInt32>
  let isStartOfText: Bool
  let isEndOfText: Bool
  let face: ObjectIdentifier
  let script: Script
  let isRightToLeft: Bool
  let language: String
  let features: [FontFeature]

  /// What keys differ by as a rule: the characters in one piece, and the face.
  func hash(into hasher: inout Hasher) {
    unsafe scalars.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(face)
  }
}
