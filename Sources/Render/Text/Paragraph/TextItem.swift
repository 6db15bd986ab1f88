import Components
import Typography

/// How far a line reaches over and under its baseline.
struct LineExtent: Equatable, Sendable {
  let above: TextUnit
  let below: TextUnit
}

/// A stretch of text that is shaped in one go: one level, script, style and face.
struct TextItem: Sendable {
  enum Kind: Equatable, Sendable {
    case text
    /// A tab: its width depends on where in the line it is.
    case tab
    /// A line break or another control character: takes no room and shows nothing.
    case invisible
  }

  let range: Range<Int>
  let kind: Kind
  let level: UInt8
  let script: Script
  /// The index of its style in the source.
  let style: Int
  let face: FontFace
  /// From the face's font units to text units at the item's size, across and down.
  let scale: FontScale
  let verticalScale: FontScale
  /// The space after each cluster: the run's, and in the family's own face the font's.
  let tracking: TextUnit
  /// What the face lacks of what is asked for.
  let synthesis: FontSynthesis
  /// The extent over and under the baseline that the line must have for the face; `nil` where the style's
  /// own box is enough.
  let extent: LineExtent?

  var isRightToLeft: Bool { level & 1 == 1 }
}

extension TextItem {
  /// Cuts a text into items.
  ///
  /// - Parameters:
  ///   - range: the part of the text wanted; `levels` and `clusterStarts` cover all of it.
  ///   - chains: for each style of the source its faces.
  static func itemize(
    _ source: TextSource, in range: Range<Int>, levels: [UInt8], clusterStarts: [Bool],
    chains: [FontChain]
  ) -> [TextItem] {
    let scripts = resolvedScripts(of: source.scalars[range])
    var finders = chains.map(FaceFinder.init)
    var items: [TextItem] = []
    var start = range.lowerBound
    var current: Shared?
    var position = start
    while position < range.upperBound {
      var end = position + 1
      while end < range.upperBound, !clusterStarts[end] { end += 1 }
      let style = Int(source.styleIndices[position])
      let kind = Kind(of: source.scalars[position])
      let next = Shared(
        kind: kind, level: levels[position], script: scripts[position - range.lowerBound],
        style: style,
        face: kind == .text
          ? finders[style].face(for: source.scalars[position..<end]) : chains[style].primary)
      if let current, !current.continues(in: next) {
        items.append(TextItem(current, range: start..<position, of: source, chains: chains))
        start = position
      }
      current = next
      position = end
    }
    if let current {
      items.append(TextItem(current, range: start..<position, of: source, chains: chains))
    }
    return items
  }

  /// What all clusters of an item have in common.
  private struct Shared {
    let kind: Kind
    let level: UInt8
    let script: Script
    let style: Int
    let face: FontFace

    /// Whether a cluster belongs to the same item; tabs and line breaks are items of their own.
    func continues(in next: Shared) -> Bool {
      kind == .text && next.kind == .text && level == next.level && script == next.script
        && style == next.style && face === next.face
    }
  }

  private init(_ shared: Shared, range: Range<Int>, of source: TextSource, chains: [FontChain]) {
    let style = source.styles[shared.style]
    let chain = chains[shared.style]
    let metrics = shared.face.metrics
    let synthesis = FontSynthesis(of: shared.face, for: style.font)
    let vertical = FontScale(size: style.font.size, unitsPerEm: metrics.unitsPerEm)
    let raise = TextUnit(points: style.baselineOffset)
    self.range = range
    kind = shared.kind
    level = shared.level
    script = shared.script
    self.style = shared.style
    face = shared.face
    scale = FontScale(
      size: style.font.size * synthesis.stretch, unitsPerEm: metrics.unitsPerEm)
    verticalScale = vertical
    tracking = TextUnit(
      points: style.tracking + (shared.face === chain.primary ? style.font.tracking : 0))
    self.synthesis = synthesis
    extent =
      chain.enlargesLines(shared.face)
      ? LineExtent(
        above: vertical.units(metrics.ascender) + raise,
        below: vertical.units(-metrics.descender) - raise) : nil
  }
}

extension TextItem.Kind {
  init(of scalar: UInt32) {
    if scalar == 0x09 {
      self = .tab
    } else if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0x2028
      || scalar == 0x2029
    {
      // The control characters (Cc) of Unicode will never be others.
      self = .invisible
    } else {
      self = .text
    }
  }
}
