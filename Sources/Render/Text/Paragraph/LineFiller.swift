/// A line as the filler found it.
struct FilledLine: Equatable, Sendable {
  /// The visible characters.
  var content: Range<Int>
  /// Where the next line begins; more than `content.upperBound` by what hangs or vanishes.
  var next: Int
  var width: TextUnit
  /// Whether a line break or the end of the text ends the line.
  var endsParagraph: Bool
  var showsHyphen: Bool
  /// Whether the line ends within a word that is wider than the line can be.
  var cutsWord = false
}

/// Fills lines greedily: each takes as much as fits.
///
/// A line's first estimate comes from the advances of the unbroken text and costs one comparison
/// per place where it may break; only a line whose end cuts glyphs that depend on each other is
/// shaped again there. All lines together are linear in the length of the text.
struct LineFiller {
  let text: ShapedText
  let breaks: [BreakPoint]
  private let available: TextUnit
  private let pushesOut: Bool
  private(set) var position = 0
  /// The first break after `position`.
  private var nextBreak = 0

  init(_ text: ShapedText, breaks: [BreakPoint], width: TextUnit, pushesOut: Bool = false) {
    self.text = text
    self.breaks = breaks
    self.pushesOut = pushesOut
    available = width == .unlimited ? width : max(width, .zero) + .tolerance
  }

  /// The next line, or `nil` at the end of the text. A line break at the very end of the text is
  /// followed by an empty line.
  mutating func next() -> FilledLine? {
    guard nextBreak < breaks.count else { return endingEmptyLine() }
    var line = fittingLine() ?? emergencyLine()
    if pushesOut, let shorter = sparingWord(line) { line = shorter }
    position = line.next
    while nextBreak < breaks.count, breaks[nextBreak].position <= position { nextBreak += 1 }
    return line
  }

  /// Whether everything has been handed out.
  var isAtEnd: Bool { nextBreak >= breaks.count && !hasEndingEmptyLine }

  private var wasEmptyLineGiven = false
  private var hasEndingEmptyLine: Bool {
    !wasEmptyLineGiven && (breaks.last?.isMandatory ?? false)
  }

  private mutating func endingEmptyLine() -> FilledLine? {
    guard hasEndingEmptyLine else { return nil }
    wasEmptyLineGiven = true
    return FilledLine(
      content: position..<position, next: position, width: .zero, endsParagraph: true,
      showsHyphen: false)
  }

  /// The longest line that ends at a break opportunity, if one fits.
  private func fittingLine() -> FilledLine? {
    var candidate = nextBreak
    var tabs = TabRuler(text, from: position)
    while candidate < breaks.count {
      let point = breaks[candidate]
      let end = max(point.contentEnd, position)
      var width = tabs.width(to: end)
      if point.showsHyphen { width += text.hyphenWidth(at: end - 1) }
      if width > available {
        guard mayFit(width, to: end), line(endingAt: point).width <= available else { break }
      }
      candidate += 1
      if point.isMandatory { break }
    }
    // The estimate may be short by what the cut changes: step back until the line really fits.
    var steps = BackSteps()
    while candidate > nextBreak {
      candidate = max(candidate - steps.next(), nextBreak)
      let line = line(endingAt: breaks[candidate])
      if line.width <= available { return line }
    }
    return nil
  }

  /// The line without its last word, if the next line is the paragraph's last and has one word
  /// only, has room for this one too, and two words or more are left here.
  private func sparingWord(_ line: FilledLine) -> FilledLine? {
    var end = nextBreak
    while end < breaks.count, breaks[end].position < line.next { end += 1 }
    guard end >= nextBreak + 2, end + 1 < breaks.count, breaks[end].position == line.next,
      !line.endsParagraph
    else { return nil }
    let last = breaks[end + 1]
    guard last.isMandatory || end + 2 == breaks.count, last.contentEnd > line.next else {
      return nil
    }
    let shorter = self.line(endingAt: breaks[end - 1])
    let rest = text.lineWidth(shorter.next..<last.contentEnd, showsHyphen: last.showsHyphen)
    return rest <= available ? shorter : nil
  }

  /// Whether a line up to `end` may fit although its estimate does not: its ends cut glyphs that
  /// depend on each other, and those differ by less than an em. Such lines are measured, because set
  /// again in exactly the width it took, a text must break in the same places.
  private func mayFit(_ estimate: TextUnit, to end: Int) -> Bool {
    estimate <= available + text.largestSize
      && !(text.advances.isSafeCut(position) && text.advances.isSafeCut(end))
  }

  private func line(endingAt point: BreakPoint) -> FilledLine {
    let content = position..<max(point.contentEnd, position)
    return FilledLine(
      content: content, next: point.position,
      width: text.lineWidth(content, showsHyphen: point.showsHyphen),
      endsParagraph: point.isMandatory || point.position == text.source.count,
      showsHyphen: point.showsHyphen)
  }

  /// A line of as many grapheme clusters as fit, at least one, for a word wider than the line.
  private func emergencyLine() -> FilledLine {
    let limit = max(breaks[nextBreak].contentEnd, position)
    var tabs = TabRuler(text, from: position)
    var ends: [Int] = []
    var end = position
    while end < limit {
      end = clusterEnd(after: end, limit: limit)
      let width = tabs.width(to: end)
      if !ends.isEmpty, width > available {
        guard mayFit(width, to: end),
          text.lineWidth(position..<end, showsHyphen: false) <= available
        else { break }
      }
      ends.append(end)
    }
    var steps = BackSteps()
    var index = ends.count
    while index > 0 {
      index = max(index - steps.next(), 0)
      let width = text.lineWidth(position..<ends[index], showsHyphen: false)
      guard width <= available || index == 0 else { continue }
      if ends[index] == limit { break }
      return FilledLine(
        content: position..<ends[index], next: ends[index], width: width, endsParagraph: false,
        showsHyphen: false, cutsWord: true)
    }
    return line(endingAt: breaks[nextBreak])
  }

  private func clusterEnd(after start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !text.clusterStarts[end] { end += 1 }
    return end
  }
}

/// Estimates widths from a line's start to growing positions, with the tabs between.
private struct TabRuler {
  private let text: ShapedText
  private let start: Int
  /// What the tabs passed so far add to the advances.
  private var tabs = TextUnit.zero
  private var nextItem: Int

  init(_ text: ShapedText, from start: Int) {
    self.text = text
    self.start = start
    nextItem = text.hasTabs ? text.itemIndex(at: start) : text.items.count
  }

  mutating func width(to end: Int) -> TextUnit {
    while nextItem < text.items.count, text.items[nextItem].range.upperBound <= end {
      let item = text.items[nextItem]
      if item.kind == .tab, item.range.lowerBound >= start {
        let position = text.advances.width(start..<item.range.lowerBound) + tabs
        let stop = text.styles[item.style].tabWidth.raw
        tabs += TextUnit(raw: stop - position.raw % stop)
      }
      nextItem += 1
    }
    return text.advances.width(start..<max(end, start)) + tabs
  }
}

/// How far to step back from an estimate that turned out too long: one place at a time, since the
/// width of a prefix is not monotone in joining scripts, and faster when that does not help, so
/// that hostile fonts cannot make the search quadratic.
struct BackSteps {
  private var taken = 0

  mutating func next() -> Int {
    taken += 1
    return taken <= 8 ? 1 : 1 << min(taken - 8, 40)
  }
}
