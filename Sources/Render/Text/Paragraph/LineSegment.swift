import Typography

/// A part of a line whose glyphs come from one shaped run.
struct LineSegment: Sendable {
  /// The index of the item it is in.
  let item: Int
  let range: Range<Int>
  let run: ShapedRun
  /// The character that cluster 0 of the run stands for.
  let runStart: Int
  /// Tabs have the width that their place in the line gives them.
  var width: TextUnit
}

extension ShapedText {
  /// The width of a line from its visible part; a shown hyphen and tabs are included.
  func lineWidth(_ content: Range<Int>, showsHyphen: Bool) -> TextUnit {
    guard !content.isEmpty else { return .zero }
    let hyphen = showsHyphen ? hyphenWidth(at: content.upperBound - 1) : .zero
    if !hasTabs, advances.isSafeCut(content.lowerBound), advances.isSafeCut(content.upperBound) {
      return advances.width(content) + hyphen
    }
    return segments(of: content).reduce(hyphen) { $0 + $1.width }
  }

  /// The segments of a line in logical order. Items that the line's ends cut are shaped again from
  /// the end to the nearest place where the glyphs cannot differ.
  func segments(of content: Range<Int>) -> [LineSegment] {
    guard !content.isEmpty else { return [] }
    var segments: [LineSegment] = []
    var index = itemIndex(at: content.lowerBound)
    var position = TextUnit.zero
    while index < items.count, items[index].range.lowerBound < content.upperBound {
      let part = items[index].range.clamped(to: content)
      if items[index].kind == .tab {
        let stop = styles[items[index].style].tabWidth.raw
        let width = TextUnit(raw: stop - position.raw % stop)
        segments.append(
          LineSegment(
            item: index, range: part, run: runs[index], runStart: part.lowerBound, width: width))
        position += width
      } else {
        let first = segments.count
        append(part, ofItem: index, to: &segments)
        for segment in segments[first...] { position += segment.width }
      }
      index += 1
    }
    return segments
  }

  /// Appends a part of an item: what must be shaped again at its ends, and what is between.
  private func append(
    _ part: Range<Int>, ofItem index: Int, to segments: inout [LineSegment]
  ) {
    var head = part.lowerBound
    while head < part.upperBound, !advances.isSafeCut(head) { head += 1 }
    var tail = part.upperBound
    while tail > head, !advances.isSafeCut(tail) { tail -= 1 }
    if part.lowerBound < head { segments.append(reshaped(part.lowerBound..<head, ofItem: index)) }
    if head < tail { segments.append(kept(head..<tail, ofItem: index)) }
    if tail < part.upperBound {
      segments.append(reshaped(tail..<part.upperBound, ofItem: index))
    }
  }

  private func kept(_ range: Range<Int>, ofItem index: Int) -> LineSegment {
    LineSegment(
      item: index, range: range, run: runs[index], runStart: items[index].range.lowerBound,
      width: advances.width(range))
  }

  private func reshaped(_ range: Range<Int>, ofItem index: Int) -> LineSegment {
    let item = items[index]
    let run = shaper.run(
      range, of: item, in: source.scalars, style: source.styles[item.style], language: language)
    let scale = item.scale
    var width = TextUnit.zero
    for glyph in run.glyphs { width += scale.units(Int(glyph.xAdvance)) }
    for position in range { width += advances.tracking(at: position) }
    return LineSegment(
      item: index, range: range, run: run, runStart: range.lowerBound, width: width)
  }

  /// The visible hyphen that stands for a soft hyphen at a line's end: U+2010, or else U+002D.
  func hyphenGlyph(at position: Int) -> UInt16? {
    let face = items[itemIndex(at: position)].face
    return face.glyph(for: 0x2010) ?? face.glyph(for: 0x2D)
  }

  func hyphenWidth(at position: Int) -> TextUnit {
    let item = items[itemIndex(at: position)]
    guard let glyph = hyphenGlyph(at: position) else { return .zero }
    return item.scale.units(item.face.advance(of: glyph))
  }
}
