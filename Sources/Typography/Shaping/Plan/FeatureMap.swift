/// Which lookups apply to a run, in which order and to which glyphs.
///
/// Features are asked for in stages with pauses between them. Within a stage lookups run in the
/// order of the font's lookup list, whatever the order of features; a lookup that several features
/// share runs once, for the glyphs of any of them.
struct FeatureMap: Sendable {
  /// One lookup to apply, to the glyphs whose mask has a bit of `mask`.
  struct PlannedLookup: BitwiseCopyable, Sendable {
    var index: Int
    var mask: UInt32
    /// Whether matching passes over zero width non-joiners or joiners by itself.
    var skipsNonJoiners: Bool
    var skipsJoiners: Bool
    /// Whether matching stays within a syllable.
    var isPerSyllable: Bool
    var isRandom: Bool
  }

  /// What happens after a stage's lookups.
  enum Pause: Sendable {
    case none, arabicFallback, arabicStretch
    case indicSyllables, indicInitialReordering, indicFinalReordering
    case khmerSyllables, khmerReordering, myanmarSyllables, myanmarReordering
    case universalSyllables, clearSubstitutions, recordReph, recordPrebase, universalReordering
    case clearSyllables
  }

  struct Stage: Sendable {
    var lookups: [PlannedLookup]
    var pause: Pause
  }

  struct Feature: Sendable {
    let tag: FontTag
    let shift: UInt32
    /// All bits of the feature's value, and the lowest of them.
    let mask: UInt32
    let firstBit: UInt32
    /// The stage of `GSUB` the feature is applied in.
    let stage: Int
    /// Whether the face lacks the feature and the shaper has something instead.
    let needsFallback: Bool
  }

  /// The mask every glyph starts with.
  let globalMask: UInt32
  let substitutionStages: [Stage]
  let positioningStages: [Stage]
  private let features: [Feature]

  /// The bit that says a feature is on for a glyph; 0 if the face does not have it.
  func firstBit(of tag: FontTag) -> UInt32 { feature(tag)?.firstBit ?? 0 }

  func feature(_ tag: FontTag) -> Feature? { features.first { $0.tag == tag } }

  /// The lookups that are applied together with a feature; none if the face does not have it.
  func substitutionLookups(sharingStageWith tag: FontTag) -> [Int] {
    feature(tag).map { substitutionStages[$0.stage].lookups.map(\.index) } ?? []
  }

  init(
    globalMask: UInt32, substitutionStages: [Stage], positioningStages: [Stage],
    features: [Feature]
  ) {
    self.globalMask = globalMask
    self.substitutionStages = substitutionStages
    self.positioningStages = positioningStages
    self.features = features
  }
}

/// Bits of `GlyphInfo.mask`.
enum GlyphMask {
  /// Cutting the text before the glyph would change its shape.
  static let unsafeToBreak: UInt32 = 0x1
  /// Features that are simply on share the topmost bit.
  static let globalShift: UInt32 = 31
  static let global: UInt32 = 1 << 31
  /// Features with values take bits from here up.
  static let firstFeatureShift: UInt32 = 4
}
