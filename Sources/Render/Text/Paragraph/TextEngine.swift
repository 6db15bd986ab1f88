package import Components
import Layout
import Synchronization

/// Measures and sets text: the one source of lines for layout and for painting.
///
/// A text is shaped once, whatever width it is then broken at, and a result that was measured is
/// the one that is painted. Texts that differ in their colours alone share it. One engine serves any number of threads: caches are behind locks that
/// are never held while shaping, and a value does not depend on who computed it first.
package final class TextEngine: TextMeasuring {
  /// How many characters each of the two generations of the cache may hold.
  private static let capacity = 1 << 18
  /// Short texts cost more than their characters.
  private static let overhead = 64

  private struct Cache {
    var recent: [TextKey: CachedParagraph] = [:]
    var older: [TextKey: CachedParagraph] = [:]
    var recentSize = 0
  }

  /// The engine of renderers and audits: what one of them shaped need not be shaped again by another.
  package static let shared = TextEngine()

  package let fonts: FontLibrary
  private let shaper = RunShaper()
  private let cache = Mutex(Cache())

  package init(fonts: FontLibrary = .shared) {
    self.fonts = fonts
  }

  package func metrics(of text: StyledText, width: Double, height: Double) -> TextMetrics {
    paragraph(text).lines(width: width, height: height).metrics
  }

  package func boxes(of text: StyledText, width: Double, height: Double) -> [[Rect]] {
    let layout = layout(of: text, width: width, height: height)
    let left = layout.offset(inWidth: width)
    var boxes = [[Rect]](repeating: [], count: text.runs.count)
    // Those of the layout are numbered without empty ones.
    let runs = text.runs.indices.filter { !text.runs[$0].text.isEmpty }
    for line in layout.lines {
      for run in line.runs {
        boxes[runs[run.index]].append(
          Rect(
            x: left + run.x, y: line.frame.minY, width: run.width, height: line.frame.height))
      }
    }
    return boxes
  }

  package func minimumWidth(of text: StyledText) -> Double {
    paragraph(text).minimumWidth()
  }

  /// The text with its glyphs in place, in the lines that `metrics` gives for the same arguments.
  package func layout(of text: StyledText, width: Double, height: Double) -> TextLayout {
    paragraph(text).lines(width: width, height: height)
      .layout(inks: text.runs.filter { !$0.text.isEmpty }.map(\.style))
  }

  private func paragraph(_ text: StyledText) -> CachedParagraph {
    let key = TextKey(text)
    if let known = cache.withLock({ Self.find(key, in: &$0) }) { return known }
    let paragraph = CachedParagraph(text, fonts: fonts, shaper: shaper)
    cache.withLock { Self.insert(paragraph, for: key, into: &$0) }
    return paragraph
  }

  private static func find(_ key: TextKey, in cache: inout Cache) -> CachedParagraph? {
    if let paragraph = cache.recent[key] { return paragraph }
    guard let paragraph = cache.older.removeValue(forKey: key) else { return nil }
    insert(paragraph, for: key, into: &cache)
    return paragraph
  }

  /// Starts a new generation when the recent one is full: what was not used since is forgotten.
  private static func insert(
    _ paragraph: CachedParagraph, for key: TextKey, into cache: inout Cache
  ) {
    if cache.recentSize > capacity {
      cache.older = cache.recent
      cache.recent = [:]
      cache.recentSize = 0
    }
    cache.recent[key] = paragraph
    cache.recentSize += paragraph.size + overhead
  }
}
