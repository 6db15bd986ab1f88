/// A line that is ready to be placed: its characters, its width and its line box.
struct SetLine: Sendable {
  /// The text the line is a part of; a line with an ellipsis has a text of its own.
  let text: ShapedText
  /// The visible characters, as a range of `text`.
  let content: Range<Int>
  let showsHyphen: Bool
  /// The width of the visible characters.
  let width: TextUnit
  /// The extent of the line box over and under the baseline.
  let above: TextUnit
  let below: TextUnit
  /// The room over the line box if another line is above.
  let gap: TextUnit
  /// Whether justification may stretch it: the last line of a paragraph keeps its spaces.
  let isJustifiable: Bool

  init(_ text: ShapedText, _ line: FilledLine) {
    self.init(
      text, content: line.content, width: line.width, showsHyphen: line.showsHyphen,
      isJustifiable: !line.endsParagraph)
  }

  init(
    _ text: ShapedText, content: Range<Int>, width: TextUnit, showsHyphen: Bool,
    isJustifiable: Bool
  ) {
    self.text = text
    self.content = content
    self.width = width
    self.showsHyphen = showsHyphen
    self.isJustifiable = isJustifiable
    (above, below, gap) = text.lineBox(of: content)
  }

  var height: TextUnit { above + below }
}

extension ShapedText {
  /// The line box that holds the boxes of all styles in a line and the extents of given fallback faces; for an empty line that of the
  /// character at its place. The gap is the largest, so that lines are as far apart as any style asks.
  func lineBox(of content: Range<Int>) -> (above: TextUnit, below: TextUnit, gap: TextUnit) {
    if styles.count == 1, !hasExtents { return styles[0].lineBox }
    guard !source.scalars.isEmpty else { return (.zero, .zero, .zero) }
    if content.isEmpty {
      let style = source.styleIndices[min(content.lowerBound, source.count - 1)]
      return styles[Int(style)].lineBox
    }
    var index = itemIndex(at: content.lowerBound)
    var above = TextUnit(raw: .min / 4)
    var below = above
    var gap = above
    while index < items.count, items[index].range.lowerBound < content.upperBound {
      above = max(above, styles[items[index].style].above)
      below = max(below, styles[items[index].style].below)
      gap = max(gap, styles[items[index].style].gap)
      if let extent = items[index].extent {
        above = max(above, extent.above)
        below = max(below, extent.below)
      }
      index += 1
    }
    return (above, below, gap)
  }
}
