import Components
import Typography

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
    let cuts =
      switch mode {
      case .tail: tailCuts()
      case .head: headCuts()
      case .middle: middleCuts()
      }
    return longestFitting(cuts)
  }

  /// A way to shorten the text: where the beginning that is kept ends, where the end that is kept
  /// begins.
  fileprivate struct Cut {
    var prefix: Range<Int>? = nil
    var suffix: Range<Int>? = nil
  }

  /// Keeps the beginning: `Lorem ip…`.
  private func tailCuts() -> [Cut] {
    ends(in: start..<trimmedEnd(of: start..<paragraph.upperBound)).map { Cut(prefix: start..<$0) }
  }

  /// Keeps the end: `…dolor sit`.
  private func headCuts() -> [Cut] {
    let range = max(start, lastParagraph.lowerBound)..<trimmedEnd(of: lastParagraph)
    return starts(in: range).map { Cut(suffix: $0..<range.upperBound) }
  }

  /// Keeps both ends: `Lorem…sit`. The narrower side grows, so that which cut follows which does
  /// not depend on the room there is.
  private func middleCuts() -> [Cut] {
    let front = start..<trimmedEnd(of: start..<paragraph.upperBound)
    let back = max(start, lastParagraph.lowerBound)..<trimmedEnd(of: lastParagraph)
    let ends = ends(in: front)
    let starts = starts(in: back)
    var end = 0
    var begin = 0
    var cuts: [Cut] = []
    while true {
      let cut = Cut(prefix: start..<ends[end], suffix: starts[begin]..<back.upperBound)
      cuts.append(cut)
      guard width(of: cut) <= searchLimit else { return cuts }
      let canGrowFront = end + 1 < ends.count && ends[end + 1] <= starts[begin]
      let canGrowBack = begin + 1 < starts.count && starts[begin + 1] >= ends[end]
      let isFrontNarrower =
        text.advances.width(start..<ends[end])
        <= text.advances.width(starts[begin]..<back.upperBound)
      if canGrowFront, isFrontNarrower || !canGrowBack {
        end += 1
      } else if canGrowBack {
        begin += 1
      } else {
        return cuts
      }
    }
  }

  /// What a cut keeps, as it was shaped in the whole text, without the ellipsis.
  private func width(of cut: Cut) -> TextUnit {
    [cut.prefix, cut.suffix].reduce(.zero) { sum, range in
      sum + (range.map { text.advances.width($0) } ?? .zero)
    }
  }

  /// The last of the cuts, which keep more and more, whose line fits; the first if none does.
  ///
  /// What really fits is found by shaping around the guess: the width of a shortened text is not
  /// that of its parts, and set again in exactly the width it took, it must be cut the same.
  private func longestFitting(_ cuts: [Cut]) -> SetLine {
    let room = available - ellipsisWidth(at: start)
    var index = cuts.lastIndex { width(of: $0) <= room } ?? 0
    var best = line(keeping: cuts[index])
    if best.width <= available {
      // Widths are not monotone in joining scripts: one cut that does not fit is not the end.
      var misses = 0
      for next in cuts[(index + 1)...].prefix(16) where misses < 3 {
        let line = line(keeping: next)
        if line.width <= available { best = line } else { misses += 1 }
      }
      return best
    }
    var steps = BackSteps()
    while index > 0, best.width > available {
      index = max(index - steps.next(), 0)
      best = line(keeping: cuts[index])
    }
    return best
  }
}

extension Truncation {
  /// The shortened line: a prefix, the ellipsis and a suffix, of which one may be missing.
  private func line(keeping cut: Cut) -> SetLine {
    // Spaces beside the ellipsis go with what is cut out.
    let prefix = cut.prefix.map { $0.lowerBound..<trimmedEnd(of: $0) }
    let suffix = cut.suffix.map { trimmedStart(of: $0)..<$0.upperBound }
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
    let font = text.source.styles[style].font
    let scale = FontScale(
      size: font.size * FontSynthesis(of: face, for: font).stretch,
      unitsPerEm: face.metrics.unitsPerEm)
    return ellipsis(at: position).reduce(.zero) { sum, scalar in
      sum + scale.units(face.glyph(for: scalar).map { face.advance(of: $0) } ?? 0)
    }
  }

  /// Cuts that keep more than this, as shaped in the whole text, cannot fit: shaping them again
  /// saves less than an ellipsis or two, and so do spaces at the cut.
  private var searchLimit: TextUnit {
    let ellipsis = ellipsisWidth(at: start)
    return available + ellipsis + ellipsis
  }

  /// The grapheme boundaries of a range from its beginning, as far as there is room.
  private func ends(in range: Range<Int>) -> [Int] {
    var result = [range.lowerBound]
    for end in range.dropFirst() where text.clusterStarts[end] {
      guard text.advances.width(range.lowerBound..<end) <= searchLimit else { return result }
      result.append(end)
    }
    if !range.isEmpty { result.append(range.upperBound) }
    return result
  }

  /// The grapheme boundaries of a range from its end, as far as there is room.
  private func starts(in range: Range<Int>) -> [Int] {
    var result = [range.upperBound]
    for begin in range.reversed() where begin == range.lowerBound || text.clusterStarts[begin] {
      guard text.advances.width(begin..<range.upperBound) <= searchLimit else { return result }
      result.append(begin)
    }
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
