import Components

/// Shortens the last line of a text that is cut off, with an ellipsis for what is left out.
///
/// The cut is made in logical order at a grapheme boundary; bidi and shaping are done again on the
/// shortened text, so that letters at the cut take their final forms and the ellipsis the place
/// where reading ends. The first guess comes from the advances of the whole text.
struct Truncation {
  let text: ShapedText
  let available: TextUnit
  /// Where the line begins.
  let start: Int

  /// The bidi paragraph around the line's start.
  private let paragraph: Range<Int>
  /// The last line's paragraph, which a truncated head or middle ends with.
  private let lastParagraph: Range<Int>

  init(_ text: ShapedText, from start: Int, available: TextUnit) {
    self.text = text
    self.start = start
    self.available = available
    let scalars = text.source.scalars
    paragraph = Self.paragraph(around: start, in: scalars)
    var end = scalars.count
    while end > start, Self.isBlank(scalars[end - 1]) { end -= 1 }
    lastParagraph = Self.paragraph(around: max(end - 1, start), in: scalars)
  }

  func line(_ mode: ParagraphStyle.Truncation) -> SetLine {
    switch mode {
    case .tail: tail()
    case .head: head()
    case .middle: middle()
    }
  }

  /// Keeps the beginning: `Lorem ip…`.
  private func tail() -> SetLine {
    let ends = boundaries(in: start..<trimmedEnd(of: start..<paragraph.upperBound))
    let room = available - ellipsisWidth(at: start)
    var index = ends.lastIndex { text.advances.width(start..<$0) <= room } ?? 0
    var steps = BackSteps()
    while true {
      let line = line(keeping: start..<trimmedEnd(of: start..<ends[index]), and: nil)
      if line.width <= available || index == 0 { return line }
      index = max(index - steps.next(), 0)
    }
  }

  /// Keeps the end: `…dolor sit`.
  private func head() -> SetLine {
    let range = max(start, lastParagraph.lowerBound)..<trimmedEnd(of: lastParagraph)
    let starts = boundaries(in: range)
    let room = available - ellipsisWidth(at: start)
    var index =
      starts.firstIndex { text.advances.width($0..<range.upperBound) <= room }
      ?? starts.count - 1
    var steps = BackSteps()
    while true {
      let kept = trimmedStart(of: starts[index]..<range.upperBound)..<range.upperBound
      let line = line(keeping: nil, and: kept)
      if line.width <= available || index == starts.count - 1 { return line }
      index = min(index + steps.next(), starts.count - 1)
    }
  }

  /// Keeps both ends, about as much of each: `Lorem…sit`.
  private func middle() -> SetLine {
    let front = start..<trimmedEnd(of: start..<paragraph.upperBound)
    let back = max(start, lastParagraph.lowerBound)..<trimmedEnd(of: lastParagraph)
    let ends = boundaries(in: front)
    let starts = boundaries(in: back)
    let room = available - ellipsisWidth(at: start)
    let half = TextUnit(raw: room.raw / 2)
    var end = ends.lastIndex { text.advances.width(start..<$0) <= half } ?? 0
    let rest = room - text.advances.width(start..<ends[end])
    var begin =
      starts.firstIndex {
        $0 >= ends[end] && text.advances.width($0..<back.upperBound) <= rest
      } ?? starts.count - 1
    var steps = BackSteps()
    while true {
      let prefix = start..<trimmedEnd(of: start..<ends[end])
      let suffix = trimmedStart(of: starts[begin]..<back.upperBound)..<back.upperBound
      let line = line(keeping: prefix, and: suffix)
      if line.width <= available || (end == 0 && begin == starts.count - 1) { return line }
      let step = steps.next()
      // The longer side gives way first.
      let isFrontLonger = text.advances.width(prefix) > text.advances.width(suffix)
      if begin == starts.count - 1 || (isFrontLonger && end > 0) {
        end = max(end - step, 0)
      } else {
        begin = min(begin + step, starts.count - 1)
      }
    }
  }
}

extension Truncation {
  /// The shortened line: a prefix, the ellipsis and a suffix, of which one may be missing.
  private func line(keeping prefix: Range<Int>?, and suffix: Range<Int>?) -> SetLine {
    var source = TextSource(stylesOf: text.source)
    let isMiddle = prefix != nil && suffix != nil
    var visibleStart = 0
    var ellipsisStyle: Int32 = text.source.styleIndices[start]
    if let prefix {
      // What precedes the line belongs to the same bidi paragraph and decides its levels.
      source.append(text.source, paragraph.lowerBound..<prefix.upperBound)
      visibleStart = prefix.lowerBound - paragraph.lowerBound
      ellipsisStyle = text.source.styleIndices[max(prefix.upperBound - 1, prefix.lowerBound)]
      let open = OpenBidiControls(
        in: text.source.scalars[paragraph.lowerBound..<prefix.upperBound])
      source.append(open.closers, style: ellipsisStyle)
    } else if let suffix, !suffix.isEmpty {
      ellipsisStyle = text.source.styleIndices[suffix.lowerBound]
    }
    // At the end of a line the ellipsis belongs to the paragraph's direction; between two parts it
    // takes the direction of what is around it, like the text it stands for.
    let mark =
      text.baseLevel == 1
      ? OpenBidiControls.rightToLeftMark : OpenBidiControls.leftToRightMark
    if !isMiddle { source.append([mark], style: ellipsisStyle) }
    source.append(ellipsis(at: start), style: ellipsisStyle)
    if !isMiddle { source.append([mark], style: ellipsisStyle) }
    if let suffix {
      let open = OpenBidiControls(
        in: text.source.scalars[lastParagraph.lowerBound..<suffix.lowerBound])
      source.append(open.openers, style: ellipsisStyle)
      source.append(text.source, suffix)
    }
    let content = visibleStart..<source.count
    let shortened = text.derived(source, range: content)
    return SetLine(
      shortened, content: content, width: shortened.lineWidth(content, showsHyphen: false),
      showsHyphen: false, isJustifiable: false)
  }

  /// U+2026, or three full stops if the primary face does not have it.
  private func ellipsis(at position: Int) -> [UInt32] {
    let face = text.chains[Int(text.source.styleIndices[position])].primary
    return face.glyph(for: 0x2026) == nil ? [0x2E, 0x2E, 0x2E] : [0x2026]
  }

  private func ellipsisWidth(at position: Int) -> TextUnit {
    let style = Int(text.source.styleIndices[position])
    let face = text.chains[style].primary
    let size = text.source.styles[style].font.size
    let scale = FontScale(size: size, unitsPerEm: face.metrics.unitsPerEm)
    return ellipsis(at: position).reduce(.zero) { sum, scalar in
      sum + scale.units(face.glyph(for: scalar).map { face.advance(of: $0) } ?? 0)
    }
  }

  /// The grapheme boundaries of a range, both ends included.
  private func boundaries(in range: Range<Int>) -> [Int] {
    var result = range.filter { $0 == range.lowerBound || text.clusterStarts[$0] }
    if result.last != range.upperBound || result.isEmpty { result.append(range.upperBound) }
    return result
  }

  private func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isBlank(text.source.scalars[end - 1]) { end -= 1 }
    return end
  }

  private func trimmedStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, Self.isBlank(text.source.scalars[start]) { start += 1 }
    return start
  }

  /// Spaces and line breaks.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch UnicodeData.lineBreak(of: scalar) {
    case .sp, .bk, .cr, .lf, .nl: true
    default: scalar == 0x09
    }
  }

  /// The range around a character that line breaks bound.
  private static func paragraph(around position: Int, in scalars: [UInt32]) -> Range<Int> {
    var start = min(position, scalars.count)
    while start > 0, !BreakPoint.isLineBreak(scalars[start - 1]) { start -= 1 }
    var end = position
    while end < scalars.count, !BreakPoint.isLineBreak(scalars[end]) { end += 1 }
    return start..<max(end, start)
  }
}
