/// A font feature for a whole run, such as `tnum` on or `liga` off.
package struct FontFeature: Hashable, Sendable {
  package var tag: FontTag
  /// 0 turns the feature off, 1 on; larger values choose among alternates.
  package var value: UInt32

  package init(tag: FontTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

/// What to shape: one run of one face, script, direction and set of features.
package struct ShapeRequest: Equatable, Sendable {
  package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  /// The code points of the text the run is cut from; what surrounds the run joins Arabic letters.
  package var scalars: [UInt32]
  /// The run, as a range of `scalars`; clamped to them.
  package var range: Range<Int>
  /// The ISO 15924 code of the run's script, such as `Arab`; `Zyyy` for text without letters.
  package var script: FontTag
  package var direction: Direction
  /// A BCP 47 language tag such as `ro` or `zh-Hant`; `nil` for the font's default.
  package var language: String?
  /// In order; later features win over earlier ones of the same tag.
  package var features: [FontFeature]
  /// Whether nothing precedes `scalars`: a mark there gets a dotted circle to sit on.
  package var isStartOfText: Bool
  /// Whether nothing follows `scalars`.
  package var isEndOfText: Bool

  /// - Parameter range: the run within `scalars`; by default all of them.
  package init(
    scalars: [UInt32], range: Range<Int>? = nil, script: FontTag, direction: Direction,
    language: String? = nil, features: [FontFeature] = [], isStartOfText: Bool = true,
    isEndOfText: Bool = true
  ) {
    self.scalars = scalars
    self.range = (range ?? scalars.indices).clamped(to: scalars.indices)
    self.script = script
    self.direction = direction
    self.language = language
    self.features = features
    self.isStartOfText = isStartOfText
    self.isEndOfText = isEndOfText
  }
}

/// One glyph of a shaped run with its place relative to the pen, in font units, y upwards.
package struct ShapedGlyph: Equatable, BitwiseCopyable, Sendable {
  package var glyph: UInt16
  /// The index in `ShapeRequest.scalars` of the first character the glyph stands for.
  package var cluster: Int
  /// How far the pen moves after the glyph.
  package var xAdvance: Int32
  package var yAdvance: Int32
  /// Where the glyph is drawn, from the pen.
  package var xOffset: Int32
  package var yOffset: Int32
  /// Whether text must not be cut before this glyph's cluster without shaping both halves again.
  package var isUnsafeToBreak: Bool

  package init(
    glyph: UInt16, cluster: Int, xAdvance: Int32, yAdvance: Int32 = 0, xOffset: Int32 = 0,
    yOffset: Int32 = 0, isUnsafeToBreak: Bool = false
  ) {
    self.glyph = glyph
    self.cluster = cluster
    self.xAdvance = xAdvance
    self.yAdvance = yAdvance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}
