/// How much room there is along one axis (css-sizing-3 §2.1).
public enum AvailableSpace: Hashable, Sendable {
  /// This many points.
  case definite(Double)
  /// As little as the content can do with.
  case minContent
  /// As much as the content wants.
  case maxContent
}

/// What the engine asks a measured leaf, in points of its content box.
///
/// A known side is decided and only the other one is wanted. An unknown width is answered for the
/// available space: with `minContent` the width of the widest unbreakable part, with `maxContent`
/// the width without any wrapping, with `definite` the width the content takes in that space. CSS
/// answers the latter with `min(maxContent, max(minContent, available))`; an answer that hugs the
/// longest line is as good.
public struct MeasureRequest: Hashable, Sendable {
  /// The width where it is decided.
  public var knownWidth: Double?
  /// The height where it is decided.
  public var knownHeight: Double?
  /// How much room there is where the width is not decided.
  public var availableWidth: AvailableSpace
  /// How much room there is where the height is not decided.
  public var availableHeight: AvailableSpace

  /// Makes a request; by default for the size without any wrapping.
  public init(
    knownWidth: Double? = nil, knownHeight: Double? = nil,
    availableWidth: AvailableSpace = .maxContent, availableHeight: AvailableSpace = .maxContent
  ) {
    self.knownWidth = knownWidth
    self.knownHeight = knownHeight
    self.availableWidth = availableWidth
    self.availableHeight = availableHeight
  }
}

/// A measured leaf's answer, in points of its content box.
public struct LeafMetrics: Hashable, Sendable {
  /// The size of the content.
  public var size: Size
  /// The distances of the first and last baseline from the top of the content box.
  public var firstBaseline: Double?
  /// From the top to the last baseline; `nil` where there is no text.
  public var lastBaseline: Double?

  /// Makes an answer; sizes and baselines must be finite, and sizes not negative.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
