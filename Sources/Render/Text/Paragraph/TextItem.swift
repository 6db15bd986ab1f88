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
    var items: [TextItem] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !clusterStarts[end] { end += 1 }
      let style = Int(source.styleIndices[start])
      let chain = chains[style]
      let kind = Kind(of: source.scalars[start])
      let face = kind == .text ? chain.face(for: source.scalars[start..<end]) : chain.primary
      let font = source.styles[style].font
      let tracking =
        source.styles[style].tracking + (face === chain.primary ? font.tracking : 0)
      let metrics = face.metrics
      let synthesis = FontSynthesis(of: face, for: font)
      let vertical = FontScale(size: font.size, unitsPerEm: metrics.unitsPerEm)
      let raise = TextUnit(points: source.styles[style].baselineOffset)
      let extent =
        chain.enlargesLines(face)
        ? LineExtent(
          above: vertical.units(metrics.ascender) + raise,
          below: vertical.units(-metrics.descender) - raise) : nil
      let item = TextItem(
        range: start..<end, kind: kind, level: levels[start],
        script: scripts[start - range.lowerBound], style: style, face: face,
        scale: FontScale(
          size: font.size * synthesis.stretch, unitsPerEm: metrics.unitsPerEm),
        verticalScale: vertical, tracking: TextUnit(points: tracking), synthesis: synthesis,
        extent: extent)
      if let last = items.last, let merged = last.merged(with: item) {
        items[items.count - 1] = merged
      } else {
        items.append(item)
      }
      start = end
    }
    return items
  }

  private func merged(with next: TextItem) -> TextItem? {
    guard kind == .text, next.kind == .text, level == next.level, script == next.script,
      style == next.style, face === next.face
    else { return nil }
    return TextItem(
      range: range.lowerBound..<next.range.upperBound, kind: kind, level: level, script: script,
      style: style, face: face, scale: scale, verticalScale: verticalScale,
      tracking: tracking, synthesis: synthesis, extent: extent)
  }
}

extension TextItem.Kind {
  init(of scalar: UInt32) {
    if scalar == 0x09 {
      self = .tab
    } else if scalar == 0x2028 || scalar == 0x2029
      || UnicodeData.generalCategory(of: scalar) == .control
    {
      self = .invisible
    } else {
      self = .text
    }
  }
}
