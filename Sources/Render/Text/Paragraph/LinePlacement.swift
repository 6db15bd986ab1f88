import Components
import Layout
import Typography

/// Puts the glyphs of one line in their places: visual order, pen positions, justification and
/// the strokes of underlines and strikethroughs.
struct LinePlacement {
  private let line: SetLine
  /// For each style of the text one with its colours.
  private let inks: [TextRunStyle]
  private var pen: TextUnit
  private let gaps: JustificationGaps
  private var runs: [TextRun] = []
  private var decorations = DecorationBuilder()

  /// - Parameter stretch: the extra width to share among the spaces.
  init(_ line: SetLine, inks: [TextRunStyle], origin: TextUnit, stretch: TextUnit) {
    self.line = line
    self.inks = inks
    pen = origin
    gaps = JustificationGaps(line, stretch: stretch)
  }

  mutating func place(in box: Rect) -> TextLine {
    let text = line.text
    let segments = text.segments(of: line.content)
    for index in bidiVisualOrder(levels: segments.map { text.items[$0.item].level }) {
      place(segments[index])
    }
    return TextLine(
      frame: box, baseline: box.origin.y + line.above.points, runs: runs,
      decorations: decorations.finished())
  }

  private mutating func place(_ segment: LineSegment) {
    let item = line.text.items[segment.item]
    let style = line.text.source.styles[item.style]
    let start = pen
    switch item.kind {
    case .tab: pen += segment.width
    case .invisible: break
    case .text:
      let glyphs = glyphs(of: segment, item: item, style: style)
      append(glyphs, of: segment, item: item, style: style, from: start)
    }
    decorations.add(inks[item.style], line.text.styles[item.style], from: start, to: pen)
  }

  private mutating func append(
    _ glyphs: [PositionedGlyph], of segment: LineSegment, item: TextItem, style: TextRunStyle,
    from start: TextUnit
  ) {
    runs.append(
      TextRun(
        face: item.face, size: style.font.size, isSlanted: item.synthesis.isSlanted,
        stretch: item.synthesis.stretch,
        isRightToLeft: item.isRightToLeft, color: inks[item.style].color,
        index: item.style,
        scalars: line.text.source.scalars[segment.range], x: start.points,
        width: (pen - start).points, glyphs: glyphs))
  }

  /// Moves the pen over a segment and returns its glyphs. In a right-to-left run what follows a
  /// cluster, tracking, justification or a hyphen, is on its left.
  private mutating func glyphs(
    of segment: LineSegment, item: TextItem, style: TextRunStyle
  ) -> [PositionedGlyph] {
    let scale = item.scale
    let raise = TextUnit(points: style.baselineOffset)
    var result: [PositionedGlyph] = []
    let showsHyphen = line.showsHyphen && segment.range.upperBound == line.content.upperBound
    if showsHyphen, item.isRightToLeft { appendHyphen(to: &result, raise: raise) }
    let glyphs = segment.run.glyphs
    let wanted = segment.glyphRange(isRightToLeft: item.isRightToLeft)
    result.reserveCapacity(wanted.count + (showsHyphen ? 1 : 0))
    let hasSpacing = line.text.advances.hasTracking || !gaps.isEmpty
    var index = wanted.lowerBound
    while index < wanted.upperBound {
      let cluster = glyphs[index].cluster
      var end = index
      while end < wanted.upperBound, glyphs[end].cluster == cluster { end += 1 }
      let after =
        hasSpacing
        ? space(afterGlyphs: index..<end, of: segment, in: wanted, item: item) : .zero
      if item.isRightToLeft { pen += after }
      for glyph in glyphs[index..<end] {
        result.append(
          PositionedGlyph(
            glyph: glyph.glyph, x: (pen + scale.units(Int(glyph.xOffset))).points,
            y: (.zero - raise - item.verticalScale.units(Int(glyph.yOffset))).points))
        pen += scale.units(Int(glyph.xAdvance))
      }
      if !item.isRightToLeft { pen += after }
      index = end
    }
    if showsHyphen, !item.isRightToLeft { appendHyphen(to: &result, raise: raise) }
    return result
  }

  /// Tracking and justification that follow the characters of one shaped cluster.
  private func space(
    afterGlyphs range: Range<Int>, of segment: LineSegment, in wanted: Range<Int>, item: TextItem
  ) -> TextUnit {
    let glyphs = segment.run.glyphs
    let neighbour = item.isRightToLeft ? range.lowerBound - 1 : range.upperBound
    let start = segment.runStart + glyphs[range.lowerBound].cluster
    let end =
      wanted.contains(neighbour)
      ? segment.runStart + glyphs[neighbour].cluster : segment.range.upperBound
    var space = TextUnit.zero
    for position in start..<max(end, start) {
      space += line.text.advances.tracking(at: position) + gaps.space(after: position)
    }
    return space
  }

  private mutating func appendHyphen(to glyphs: inout [PositionedGlyph], raise: TextUnit) {
    let position = line.content.upperBound - 1
    guard let glyph = line.text.hyphenGlyph(at: position) else { return }
    glyphs.append(PositionedGlyph(glyph: glyph, x: pen.points, y: (.zero - raise).points))
    pen += line.text.hyphenWidth(at: position)
  }
}

extension LineSegment {
  /// The glyphs of the segment's characters. Clusters rise from left to right in a left-to-right
  /// run and fall in a right-to-left one, so the ends are found by bisection.
  fileprivate func glyphRange(isRightToLeft: Bool) -> Range<Int> {
    let glyphs = run.glyphs
    let first = range.lowerBound - runStart
    let end = range.upperBound - runStart
    if isRightToLeft {
      let left = partition(glyphs.count) { glyphs[$0].cluster < end }
      return left..<partition(glyphs.count) { glyphs[$0].cluster < first }
    }
    let left = partition(glyphs.count) { glyphs[$0].cluster >= first }
    return left..<partition(glyphs.count) { glyphs[$0].cluster >= end }
  }

  /// The first index for which a condition that never turns false again is true.
  private func partition(_ count: Int, _ isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
