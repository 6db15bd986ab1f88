import Components
import Typography

/// A text that is shaped but not yet broken into lines; the same for every width.
final class ShapedText: Sendable {
  let source: TextSource
  /// The part that has items; what precedes it only takes part in bidi and as context.
  let range: Range<Int>
  let baseLevel: UInt8
  let language: String
  let items: [TextItem]
  /// The glyphs of each item.
  let runs: [ShapedRun]
  /// For each style of the source its line box and tab width.
  let styles: [StyleMetrics]
  let clusterStarts: [Bool]
  let advances: ClusterAdvances
  let hasTabs: Bool
  /// Whether the faces of some items may need higher lines than their styles have.
  let hasExtents: Bool
  /// The em of the largest style.
  let largestSize: TextUnit
  let chains: [FontChain]
  let shaper: RunShaper

  /// Finds levels and clusters of the whole source, then itemises and shapes `range` of it.
  ///
  /// - Parameter chains: for each style of the source its faces.
  init(
    _ text: TextSource, range: Range<Int>? = nil, baseLevel: UInt8, language: String,
    chains: [FontChain], shaper: RunShaper
  ) {
    var source = text
    clusterStarts = Self.clusterStarts(of: source.scalars)
    source.unifyStyles(clusterStarts: clusterStarts)
    let range = range ?? 0..<source.count
    let levels = Self.levels(of: source.scalars, baseLevel: baseLevel)
    let items = TextItem.itemize(
      source, in: range, levels: levels, clusterStarts: clusterStarts, chains: chains)
    let runs = items.map { item in
      shaper.run(
        item.range, of: item, in: source.scalars, style: source.styles[item.style],
        language: language)
    }
    styles = zip(source.styles, chains).map { StyleMetrics($0, primary: $1.primary) }
    advances = ClusterAdvances(
      source, range: range, items: items, runs: runs, clusterStarts: clusterStarts)
    self.baseLevel = baseLevel
    largestSize = TextUnit(points: source.styles.map(\.font.size).max() ?? 0)
    hasExtents = items.contains { $0.extent != nil }
    hasTabs = items.contains { $0.kind == .tab }
    self.source = source
    self.range = range
    self.language = language
    self.items = items
    self.runs = runs
    self.chains = chains
    self.shaper = shaper
  }

  /// A text made of parts of this one, with the same styles.
  func derived(_ text: TextSource, range: Range<Int>) -> ShapedText {
    ShapedText(
      text, range: range, baseLevel: baseLevel, language: language, chains: chains,
      shaper: shaper)
  }

  private static func clusterStarts(of scalars: [UInt32]) -> [Bool] {
    var breaker = GraphemeBreaker()
    let trie = UnicodeData.trie
    return scalars.map { breaker.startsCluster(trie.properties(of: $0)) }
  }

  /// The levels of all bidi paragraphs of the text (P1), after the part of rule L1 that does not
  /// depend on lines: white space before tabs and line breaks has the paragraph's level.
  private static func levels(of scalars: [UInt32], baseLevel: UInt8) -> [UInt8] {
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !BidiClass.isParagraphSeparator(scalars[end]) { end += 1 }
      end = min(end + 1, scalars.count)
      let paragraph = BidiParagraph(
        scalars: scalars[start..<end],
        direction: baseLevel == 1 ? .rightToLeft : .leftToRight)
      levels += paragraph.levels(ofLine: 0..<end - start)
      start = end
    }
    return levels
  }

  /// The graphemes that no face has, in the order of the text, each once.
  var missing: [String] {
    var graphemes: [String] = []
    for (item, run) in zip(items, runs) where !run.missing.isEmpty {
      for cluster in run.missing.sorted() {
        let grapheme = grapheme(at: item.range.lowerBound + cluster)
        if !grapheme.isEmpty, !graphemes.contains(where: { isSame($0, grapheme) }) {
          graphemes.append(grapheme)
        }
      }
    }
    return graphemes
  }

  /// The grapheme around a character; empty if nothing of it is ever seen.
  private func grapheme(at position: Int) -> String {
    var start = position
    while start > 0, !clusterStarts[start] { start -= 1 }
    var end = position + 1
    while end < source.count, !clusterStarts[end] { end += 1 }
    let scalars = source.scalars[start..<end]
    guard !scalars.allSatisfy(UnicodeData.isDefaultIgnorable) else { return "" }
    return scalars.reduce(into: "") {
      $0.unicodeScalars.append(Unicode.Scalar($1) ?? "\u{FFFD}")
    }
  }

  /// The index of the item that holds a position of `range`.
  func itemIndex(at position: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if items[middle].range.lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Whether two texts have the same characters; `String` would take equivalent ones for the same.
private func isSame(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
