import Components
import Typography

/// A paragraph that can be broken at any width: shaped text, its breaks and how it is set.
final class ParagraphText: Sendable {
  let style: ParagraphStyle
  let text: ShapedText
  /// The factor by which the fonts were shrunk.
  let scale: Double
  private let breaks: [BreakPoint]
  /// The graphemes that no face has.
  private let missing: [String]

  init(
    _ source: TextSource, style: ParagraphStyle, scale: Double = 1, fonts: FontLibrary,
    shaper: RunShaper
  ) {
    self.style = style
    self.scale = scale
    text = ShapedText(
      source, baseLevel: style.baseDirection(of: source.scalars) == .rightToLeft ? 1 : 0,
      language: style.locale,
      chains: source.styles.map { fonts.chain(for: $0.font, language: style.locale) },
      shaper: shaper)
    missing = text.missing
    breaks = BreakPoint.all(in: source.scalars, rules: LineBreakRules(style))
  }

  /// Breaks the text into lines and drops those past the line limit or the height.
  func lines(width available: TextUnit, height room: TextUnit) -> BrokenText {
    let spacing = TextUnit(points: style.lineSpacing)
    let limit = max(style.lineLimit ?? .max, 1)
    var filler = LineFiller(
      text, breaks: breaks, width: available, pushesOut: style.lineBreakStrategy.contains(.pushOut))
    var lines: [SetLine] = []
    var bottom = TextUnit.zero
    var isTruncated = false
    var cutsWord = false
    var lastStart = 0
    while let filled = filler.next() {
      let line = SetLine(text, filled)
      let newBottom = lines.isEmpty ? line.height : bottom + spacing + line.gap + line.height
      if !lines.isEmpty, lines.count == limit || newBottom > room + .tolerance {
        isTruncated = hasVisibleText(from: filled.content.lowerBound)
        break
      }
      lines.append(line)
      cutsWord = cutsWord || filled.cutsWord
      bottom = newBottom
      lastStart = filled.content.lowerBound
    }
    if isTruncated {
      let truncation = Truncation(text, from: lastStart, available: available + .tolerance)
      lines[lines.count - 1] = truncation.line(style.truncation)
    }
    return BrokenText(
      lines: lines, style: style, available: available,
      reservedHeight: reservedHeight(spacing: spacing), isTruncated: isTruncated,
      cutsWord: cutsWord, scale: scale, missing: missing)
  }

  private func hasVisibleText(from position: Int) -> Bool {
    text.source.scalars[position...].contains { !Truncation.isBlank($0) }
  }

  /// The height of the lines of the first style that the paragraph is to keep room for.
  private func reservedHeight(spacing: TextUnit) -> TextUnit {
    guard style.reservedLines > 0, let box = text.styles.first else { return .zero }
    // More lines than any picture has would only overflow.
    let count = min(style.reservedLines, 1 << 20)
    let between = spacing + box.gap
    return TextUnit(raw: (box.above + box.below).raw * count + between.raw * (count - 1))
  }

  /// The width of the longest part that no line may break.
  func minimumWidth() -> Double {
    var widest = TextUnit.zero
    var start = 0
    for point in breaks {
      let end = max(point.contentEnd, start)
      widest = max(widest, text.lineWidth(start..<end, showsHyphen: point.showsHyphen))
      start = point.position
    }
    return widest.roundedUp(pixelsPerPoint: style.pixelsPerPoint).points
  }
}

extension LineBreakRules {
  /// The rules of a paragraph in its language.
  fileprivate init(_ style: ParagraphStyle) {
    let language = style.locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let strictness: Strictness =
      switch style.lineBreak {
      case .automatic: language == "ja" ? .normal : .strict
      case .loose: .loose
      case .normal: .normal
      case .strict: .strict
      }
    self.init(
      strictness: strictness,
      isChineseOrJapanese: ["ja", "zh", "yue"].contains(language),
      keepsWords: language == "ko" && style.lineBreakStrategy.contains(.hangulWordPriority))
  }
}
