import Components
import Synchronization

/// A shaped paragraph with the last ways it was broken, and its versions that were shrunk to fit.
final class CachedParagraph: Sendable {
  /// Layout asks for a handful of widths: unlimited, minimum, the final one.
  private static let resultLimit = 6

  private struct Results {
    var broken: [(width: TextUnit, height: TextUnit, text: BrokenText)] = []
    var minimumWidth: Double?
  }

  let size: Int
  private let source: TextSource
  private let style: ParagraphStyle
  private let fonts: FontLibrary
  private let shaper: RunShaper
  private let original: ParagraphText
  private let results = Mutex(Results())

  init(_ text: StyledText, fonts: FontLibrary, shaper: RunShaper) {
    source = TextSource(text)
    style = text.paragraph
    self.fonts = fonts
    self.shaper = shaper
    original = ParagraphText(source, style: style, fonts: fonts, shaper: shaper)
    size = source.count
  }

  func lines(width: Double, height: Double) -> BrokenText {
    let width = TextUnit(points: width)
    let height = TextUnit(points: height)
    let known = results.withLock { results in
      results.broken.first { $0.width == width && $0.height == height }?.text
    }
    if let known { return known }
    let text = fitted(original.lines(width: width, height: height), width, height)
    results.withLock { results in
      if results.broken.count == Self.resultLimit { results.broken.removeFirst() }
      results.broken.append((width, height, text))
    }
    return text
  }

  func minimumWidth() -> Double {
    if let known = results.withLock({ $0.minimumWidth }) { return known }
    // A text that may shrink gives way to that size, as it does where lines are cut.
    let factor = style.minimumScaleFactor
    let width = (factor < 1 ? scaled(factor) : original).minimumWidth()
    results.withLock { $0.minimumWidth = width }
    return width
  }

  /// Shrinks a text that would be truncated, stand out of its room or be broken within a word: the
  /// largest whole percentage, not below `minimumScaleFactor`, at which none of these happens. Where
  /// there is none words may break, else the text has its minimum.
  private func fitted(_ text: BrokenText, _ width: TextUnit, _ height: TextUnit) -> BrokenText {
    let factor = style.minimumScaleFactor
    guard factor < 1 else { return text }
    func shows(_ text: BrokenText) -> Bool {
      !text.isTruncated && text.longestLine <= width + .tolerance
    }
    func showsWords(_ text: BrokenText) -> Bool { shows(text) && !text.cutsWord }
    func largest(where fits: (BrokenText) -> Bool) -> BrokenText? {
      if fits(text) { return text }
      var low = factor > 0.01 ? Int((factor * 100).rounded(.up)) : 1
      var high = 99
      var best: BrokenText?
      while low <= high {
        let percent = (low + high) / 2
        let candidate = scaled(Double(percent) / 100).lines(width: width, height: height)
        if fits(candidate) {
          best = candidate
          low = percent + 1
        } else {
          high = percent - 1
        }
      }
      return best
    }
    return largest(where: showsWords) ?? largest(where: shows)
      ?? scaled(min(max(factor, 0.01), 1)).lines(width: width, height: height)
  }

  private func scaled(_ factor: Double) -> ParagraphText {
    ParagraphText(
      source.scaled(by: factor), style: style, scale: factor, fonts: fonts, shaper: shaper)
  }
}
