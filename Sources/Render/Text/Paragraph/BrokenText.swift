import Components
import Layout
import Synchronization
import Typography

/// A paragraph broken into lines: what is measured, and what is placed when it is painted.
final class BrokenText: Sendable {
  let lines: [SetLine]
  let style: ParagraphStyle
  let isTruncated: Bool
  /// Whether a line ends within a word.
  let cutsWord: Bool
  let metrics: TextMetrics
  /// The width in which lines are aligned: that of the longest, or the whole width if lines are
  /// stretched to it.
  let width: TextUnit
  /// The width of the longest line before it is rounded to pixels.
  var longestLine: TextUnit { lines.reduce(.zero) { max($0, $1.width) } }
  /// The factor by which the fonts were shrunk.
  let scale: Double
  private let leftShare: Double
  /// The lines in the colours that were asked for last.
  private let placed = Mutex<(inks: [TextRunStyle], layout: TextLayout)?>(nil)

  init(
    lines: [SetLine], style: ParagraphStyle, available: TextUnit,
    reservedHeight: TextUnit, isTruncated: Bool, cutsWord: Bool, scale: Double,
    missing: [String]
  ) {
    self.lines = lines
    self.style = style
    self.isTruncated = isTruncated
    self.cutsWord = cutsWord
    self.scale = scale
    leftShare = Self.leftShare(
      style.alignment, isRightToLeft: style.layoutDirection == .rightToLeft)
    var width = lines.reduce(TextUnit.zero) { max($0, $1.width) }
      .roundedUp(pixelsPerPoint: style.pixelsPerPoint)
    let stretches = style.alignment == .justified && available != .unlimited
    if stretches, lines.contains(where: { $0.isJustifiable }) { width = max(width, available) }
    self.width = width

    var boxes: [Rect] = []
    var top = TextUnit.zero
    var firstBaseline = TextUnit.zero
    var lastBaseline = TextUnit.zero
    for (index, line) in lines.enumerated() {
      if index > 0 { top += TextUnit(points: style.lineSpacing) + line.gap }
      lastBaseline = top + line.above
      if index == 0 { firstBaseline = lastBaseline }
      let lineWidth = stretches && line.isJustifiable ? max(width, line.width) : line.width
      let surplus = (width - lineWidth).raw
      // Doubling a half is exact, so the share of the surplus is a whole number again.
      let x = TextUnit(raw: (surplus * Int(leftShare * 2)) >> 1)
      boxes.append(
        Rect(
          x: x.points, y: top.points, width: lineWidth.points, height: line.height.points))
      top += line.height
    }
    var height = max(top, reservedHeight)
    if style.pixelsPerPoint > 0 {
      height = height.roundedUp(pixelsPerPoint: style.pixelsPerPoint)
    }
    metrics = TextMetrics(
      size: Size(width: width.points, height: height.points),
      firstBaseline: firstBaseline.points, lastBaseline: lastBaseline.points, lines: boxes,
      isTruncated: isTruncated, scale: scale, missing: missing)
  }

  private static func leftShare(
    _ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool
  ) -> Double {
    switch alignment {
    case .center: 0.5
    case .leading, .justified: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// The lines with their glyphs in place, made when first asked for.
  ///
  /// - Parameter inks: for each style of the text one with its colours.
  func layout(inks: [TextRunStyle]) -> TextLayout {
    placed.withLock { placed in
      if let placed, placed.inks.elementsEqual(inks, by: { $0.isInked(as: $1) }) {
        return placed.layout
      }
      let lines = zip(self.lines, metrics.lines).map { line, box in
        // Only a stretched line is wider than its characters.
        let stretch = TextUnit(points: box.width) - line.width
        var placement = LinePlacement(
          line, inks: inks, origin: TextUnit(points: box.origin.x), stretch: stretch)
        return placement.place(in: box)
      }
      let layout = TextLayout(metrics: metrics, lines: lines, scale: scale, leftShare: leftShare)
      placed = (inks, layout)
      return layout
    }
  }
}
