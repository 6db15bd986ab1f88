import Foundation

/// Turns a `Text` and its environment into styled runs.
@MainActor
struct TextResolution {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The leaf of a text without images, whose runs are its only piece.
  ///
  /// - Parameter styled: the environment with the changes of the text itself.
  func node(for pieces: [TextPiece], in styled: EnvironmentValues) -> ResolvedNode {
    var runs: [StyledText.Run] = []
    if case .runs(let only)? = pieces.first { runs = only }
    let paint = styled.foregroundPaint
    var node =
      if case .color = paint { node(for: runs) } else { node(for: runs, paint: paint) }
    if !environment.isEnabled { node.semantics.insert(.disabled) }
    return node
  }

  /// The plain characters of a text, as a label would speak them.
  static func plainText(of text: Text, in environment: EnvironmentValues) -> String {
    var runs: [StyledText.Run] = []
    TextResolution(environment).append(text, in: environment.changed(by: text), to: &runs)
    return runs.reduce(into: "") { $0 += $1.text }
  }

  private var paragraph: ParagraphStyle {
    let alignment: ParagraphStyle.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: ParagraphStyle.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return ParagraphStyle(
      alignment: alignment, lineLimit: environment.lineLimit.map { max($0, 1) },
      reservedLines: environment.reservedLines, truncation: truncation,
      lineSpacing: lineSpacing(in: environment),
      minimumScaleFactor: min(max(environment.minimumScaleFactor.finite(or: 1), 0.1), 1),
      layoutDirection: environment.layoutDirection,
      writingDirection: environment.writingDirection
        ?? (environment.look.values.type.directionFollowsContent ? .contentBased : .layoutBased),
      locale: environment.typesettingLanguage ?? environment.localeIdentifier,
      lineBreak: environment.lineBreak, lineBreakStrategy: environment.lineBreakStrategy,
      pixelsPerPoint: environment.look.values.type.measuresPixels
        ? Double(environment.displayScale) : 0)
  }

  /// The text cut at its images; a text without any is one piece.
  ///
  /// - Parameter styled: the environment with the changes of the text itself.
  func pieces(of text: Text, in styled: EnvironmentValues) -> [TextPiece] {
    var pieces: [TextPiece] = []
    cut(text, in: styled, into: &pieces)
    return pieces
  }

  private func cut(
    _ text: Text, in environment: EnvironmentValues, into pieces: inout [TextPiece]
  ) {
    switch text.content {
    case .image(let image):
      pieces.append(.image(image, environment))
    case .joined(let texts) where texts.contains(where: \.holdsImage):
      for part in texts { cut(part, in: environment.changed(by: part), into: &pieces) }
    case .localized(let key) where key.embedded.contains(where: { $0.text.holdsImage }):
      for span in environment.spans(of: key) {
        split(span, embedded: key.embedded) { part in
          switch part {
          case .words(let words):
            appendRuns(to: &pieces) { append(words, in: environment, to: &$0) }
          case .embedded(let text):
            cut(text, in: environment.changed(by: text), into: &pieces)
          }
        }
      }
    default:
      appendRuns(to: &pieces) { append(text, in: environment, to: &$0) }
    }
  }

  private func appendRuns(
    to pieces: inout [TextPiece], _ add: (inout [StyledText.Run]) -> Void
  ) {
    var runs: [StyledText.Run] = []
    if case .runs(let last)? = pieces.last {
      runs = last
      pieces.removeLast()
    }
    add(&runs)
    pieces.append(.runs(runs))
  }

  /// A leaf with runs, such as those beside images.
  ///
  /// - Parameter paint: what fills the glyphs in place of the runs' colours.
  func node(for runs: [StyledText.Run], paint: ResolvedPaint? = nil) -> ResolvedNode {
    var content = TextContent(
      text: StyledText(runs: runs, paragraph: paragraph), paint: paint)
    content.spacing = environment.spacing(of: runs)
    content.colorScheme = environment.colorScheme
    if environment.withholdsContent {
      content.redaction = SkeletonStyle()._resolvePaint(in: environment)
    }
    if content.text.mayHaveLines { environment.identity?.session.longTexts += 1 }
    return ResolvedNode(.text(content))
  }

  private enum SpanPart {
    case words(InlineMarkdown.Span)
    case embedded(Text)
  }

  /// Takes a span apart at the markers of embedded texts.
  private func split(
    _ span: InlineMarkdown.Span, embedded: [LocalizedStringKey.Embedded],
    _ visit: (SpanPart) -> Void
  ) {
    guard !embedded.isEmpty else { return visit(.words(span)) }
    var words = span
    words.text = ""
    for scalar in span.text.unicodeScalars {
      if let index = LocalizedStringKey.Embedded.index(of: scalar), embedded.indices.contains(index)
      {
        if !words.text.isEmpty { visit(.words(words)) }
        words.text = ""
        visit(.embedded(embedded[index].text))
      } else {
        words.text.unicodeScalars.append(scalar)
      }
    }
    if !words.text.isEmpty { visit(.words(words)) }
  }

  /// - Parameter environment: with the changes of the text itself.
  private func append(
    _ text: Text, in environment: EnvironmentValues, to runs: inout [StyledText.Run]
  ) {
    switch text.content {
    case .verbatim(let string):
      if let gap = WordSources(environment).gap(showing: string) { PictureGaps.add(gap) }
      append(InlineMarkdown.Span(text: string), in: environment, to: &runs)
    case .localized(let key):
      for span in environment.spans(of: key) {
        split(span, embedded: key.embedded) { part in
          switch part {
          case .words(let words): append(words, in: environment, to: &runs)
          case .embedded(let text):
            append(text, in: environment.changed(by: text), to: &runs)
          }
        }
      }
    case .deferred(let make):
      append(InlineMarkdown.Span(text: make(environment)), in: environment, to: &runs)
    case .image:
      break
    case .attributed(let string):
      for run in AttributedRuns.runs(of: string) {
        var styled = environment
        run.apply(to: &styled)
        append(run.span, in: styled, to: &runs)
      }
    case .joined(let texts):
      for part in texts { append(part, in: environment.changed(by: part), to: &runs) }
    }
  }

  private func append(
    _ span: InlineMarkdown.Span, in environment: EnvironmentValues,
    to runs: inout [StyledText.Run]
  ) {
    var environment = environment
    if span.isBold { environment.textStyle.weight = .bold }
    if span.isItalic { environment.textStyle.isItalic = true }
    if span.isCode { environment.textStyle.design = .monospaced }
    if span.isStruckThrough, environment.textStyle.strikethrough == nil {
      environment.textStyle.strikethrough = .single
    }
    if span.link != nil {
      environment.foregroundStyle = environment.tintStyle ?? AnyShapeStyle(Color.accentColor)
    }
    let cased =
      switch environment.textCase {
      case .uppercase: CaseMapping.uppercase(span.text)
      case .lowercase: CaseMapping.lowercase(span.text)
      case nil: span.text
      }
    let style = runStyle(in: environment, link: span.link)
    if environment.hasTextSpacing {
      runs += Self.spaced(cased, style)
      return
    }
    let smallCaps = environment.textFont.smallCapitals
    guard !smallCaps.isEmpty, style.font.needsSmallCapitals else {
      runs.append(StyledText.Run(cased, style: style))
      return
    }
    runs += SmallCapitals.runs(of: cased, smallCaps, style: style)
  }

  /// The room between lines; lines of one and a half ems where a reader asks for them.
  private func lineSpacing(in environment: EnvironmentValues) -> Double {
    let spacing = environment.lineSpacing.finite(or: 0)
    guard environment.hasTextSpacing else { return spacing }
    let font = environment.fontRequest
    return max(spacing, 1.5 * font.size - font.leading)
  }

  /// The words with wider spaces between them.
  private static func spaced(_ text: String, _ style: TextRunStyle) -> [StyledText.Run] {
    var wide = style
    wide.tracking += 0.16 * style.font.size
    var runs: [StyledText.Run] = []
    for character in text {
      let isSpace = character == " "
      if let last = runs.last, (last.text.last == " ") == isSpace {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(StyledText.Run(String(character), style: isSpace ? wide : style))
      }
    }
    return runs
  }

  private func runStyle(in environment: EnvironmentValues, link: String?) -> TextRunStyle {
    if case .picture = environment.foregroundPaint {
      PictureGaps.note("ImagePaint is not drawn in a text, which has one colour")
    }
    let color = environment.foregroundPaint.representativeColor
    let style = environment.textStyle
    let appearance = environment.appearance
    let font = environment.fontRequest
    let tracking = (style.tracking ?? 0).finite(or: 0)
    return TextRunStyle(
      font: font, color: color,
      tracking: environment.hasTextSpacing ? max(tracking, 0.12 * font.size) : tracking,
      baselineOffset: (style.baselineOffset ?? 0).finite(or: 0),
      underline: style.underline.map { $0.color?.resolve(in: appearance) ?? color },
      underlinePattern: style.underline?.pattern ?? .solid,
      strikethrough: style.strikethrough.map { $0.color?.resolve(in: appearance) ?? color },
      strikethroughPattern: style.strikethrough?.pattern ?? .solid, link: link)
  }
}

extension EnvironmentValues {
  /// The environment of a text's characters: what the text itself changes, each change once.
  func changed(by text: Text) -> EnvironmentValues {
    guard !text.changes.isEmpty else { return self }
    var environment = self
    for change in text.changes.reversed() { change(&environment) }
    return environment
  }

  /// The text that the string tables of the locale hold for a key, with its values filled in.
  func localizedString(for key: LocalizedStringKey) -> String {
    key.place.string(for: key, in: WordSources(self))
  }
}

extension CGFloat {
  /// The number as a `Double`, or a stand-in where it is infinite or not a number.
  func finite(or fallback: Double) -> Double { isFinite ? Double(self) : fallback }
}

extension EnvironmentValues {
  /// What a key says here, in its styles.
  fileprivate func spans(of key: LocalizedStringKey) -> [InlineMarkdown.Span] {
    InlineMarkdown.spans(
      of: localizedString(for: key), isEnglish: localeIdentifier.hasPrefix("en"))
  }
}
