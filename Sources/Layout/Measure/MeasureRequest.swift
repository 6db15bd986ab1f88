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
  public var knownWidth: Double?
  public var knownHeight: Double?
  public var availableWidth: AvailableSpace
  public var availableHeight: AvailableSpace

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
  public var size: Size
  /// The distances of the first and last baseline from the top of the content box.
  public var firstBaseline: Double?
  public var lastBaseline: Double?

  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
