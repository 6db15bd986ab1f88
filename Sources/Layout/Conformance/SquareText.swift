/// Text of square glyphs, 10 pt wide and high, as the Ahem font sets it at 10 px: the text model of
/// layout conformance files.
///
/// Lines break at spaces and at U+200B, which has no width. A space at the end of a line hangs.
/// Baselines are 8 pt below the top of a line.
public struct SquareText: Hashable, Sendable {
  /// The characters, one glyph each but for spaces at which lines break.
  public let text: String

  /// Makes a text of its characters.
  public init(_ text: String) { self.text = text }

  private static let side = 10.0
  private static let ascent = 8.0
  /// Browsers let a line be longer than its box by the smallest length they know.
  private static let tolerance = 1.0 / 64

  /// An unbreakable run of glyphs.
  private struct Word {
    var count: Int
    var spaceFollows: Bool
  }

  private var words: [Word] {
    var words: [Word] = []
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\t":
        if count > 0 {
          words.append(Word(count: count, spaceFollows: true))
        } else if !words.isEmpty {
          words[words.count - 1].spaceFollows = true
        }
        count = 0
      case "\u{200B}":
        if count > 0 { words.append(Word(count: count, spaceFollows: false)) }
        count = 0
      default: count += 1
      }
    }
    if count > 0 { words.append(Word(count: count, spaceFollows: false)) }
    return words
  }

  /// Answers a measure request for this text.
  public func measure(_ request: MeasureRequest) -> LeafMetrics {
    let words = words
    let available: Double
    switch (request.knownWidth, request.availableWidth) {
    case (.some(let width), _): available = width
    case (nil, .definite(let width)): available = width
    case (nil, .minContent): available = 0
    case (nil, .maxContent): available = .infinity
    }
    let (lineCount, widest) = fill(words, width: available)
    guard lineCount > 0 else {
      return LeafMetrics(size: Size(width: request.knownWidth ?? 0, height: 0))
    }
    var width = widest
    if case .definite(let room) = request.availableWidth {
      // CSS gives a wrapped text all the room there is, not only that of its longest line.
      width = lineCount > 1 ? max(widest, room) : widest
    }
    return LeafMetrics(
      size: Size(width: request.knownWidth ?? width, height: Double(lineCount) * Self.side),
      firstBaseline: Self.ascent,
      lastBaseline: Double(lineCount - 1) * Self.side + Self.ascent)
  }

  /// Fills lines greedily.
  private func fill(
    _ words: [Word], width: Double
  ) -> (lineCount: Int, widest: Double) {
    var lineCount = 0
    var widest = 0.0
    var line = 0.0
    var pendingSpace = 0.0
    for word in words {
      let length = Double(word.count) * Self.side
      if lineCount > 0 && line + pendingSpace + length <= width + Self.tolerance {
        line += pendingSpace + length
      } else {
        lineCount += 1
        line = length
      }
      widest = max(widest, line)
      pendingSpace = word.spaceFollows ? Self.side : 0
    }
    return (lineCount, widest)
  }
}
