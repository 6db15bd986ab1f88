public import Foundation

extension View {
  /// Sets the font of the text in the view.
  public func font(_ font: Font?) -> some View {
    transformingEnvironment { $0.font = font }
  }

  /// Sets what the base direction of texts in the view follows.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    transformingEnvironment { $0.writingDirection = strategy.direction }
  }

  /// Sets the weight of the text in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.textStyle.weight = weight }
  }

  /// Sets the kind of typeface of the text in the view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.textStyle.design = design }
  }

  /// Sets whether the text in the view is a secondary part of a longer one.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformingEnvironment { if isEnabled { $0.textStyle.scale = scale } }
  }

  /// Sets the width of the glyphs of the text in the view.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformingEnvironment { $0.textStyle.width = width }
  }

  /// Sets the text in the view in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textStyle.weight = isActive ? .bold : nil }
  }

  /// Slants the text in the view.
  public func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textStyle.isItalic = isActive }
  }

  /// Sets the text in the view in the monospaced face.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.textStyle.design = isActive ? .monospaced : nil }
  }

  /// Gives the digits in the view the same width.
  public func monospacedDigit() -> some View {
    transformingEnvironment { $0.textStyle.hasMonospacedDigits = true }
  }

  /// Underlines the text in the view, in its own colour unless one is given.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment {
      $0.textStyle.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through the text in the view, in its colour unless one is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment {
      $0.textStyle.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.textStyle.tracking = tracking }
  }

  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Raises the text in the view, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.textStyle.baselineOffset = offset }
  }

  /// Sets the most lines that a text in the view may have.
  public func lineLimit(_ limit: Int?) -> some View {
    transformingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = 0
    }
  }

  /// Sets the most lines of a text, and whether it keeps room for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Sets the most lines of a text to the upper bound of a range; it keeps room for the lower bound's.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the most lines of a text to the upper bound of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Gives a text room for the lower bound's lines, and no upper limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Adds space between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = spacing }
  }

  /// Sets how the lines of a text that wraps align with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Sets which part of a text gives way to an ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }

  /// Sets how strict the rules for the ends of Chinese and Japanese lines are.
  public func lineBreak(_ strictness: LineBreakStrictness) -> some View {
    transformingEnvironment { $0.lineBreak = strictness }
  }

  /// Sets what lines are broken by beside the room there is.
  public func lineBreakStrategy(_ strategy: LineBreakStrategy) -> some View {
    transformingEnvironment { $0.lineBreakStrategy = strategy }
  }

  /// Sets the language by whose rules text is shaped and broken into lines; words and formats stay
  /// those of the locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    let parts = [
      language.languageCode?.identifier, language.script?.identifier, language.region?.identifier,
    ]
    let tag = parts.compactMap { $0 }.joined(separator: "-")
    return transformingEnvironment { if isEnabled { $0.typesettingLanguage = tag } }
  }

  /// Sets the smallest factor by which text may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Accepted for source compatibility: letters are never squeezed.
  public func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }

  /// Shows the text in the view in upper or lower case.
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }

  /// Sets the size of the symbols in the view relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    transformingEnvironment { $0.symbol.scale = scale }
  }

  /// Sets which form of the symbols in the view is shown.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment { $0.symbol.variants = $0.symbol.variants.union(variant) }
  }

  /// Sets how the symbols in the view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    transformingEnvironment { $0.symbol.renderingMode = mode }
  }
}
