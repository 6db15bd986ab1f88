import Components

/// The characters of a paragraph with the style of each.
struct TextSource: Sendable {
  private(set) var scalars: [UInt32] = []
  private(set) var styles: [TextRunStyle] = []
  /// For each character the index of its style.
  private(set) var styleIndices: [Int32] = []

  init(_ text: StyledText) {
    for run in text.runs where !run.text.isEmpty {
      styles.append(run.style.normalized)
      for scalar in run.text.unicodeScalars { scalars.append(scalar.value) }
      let missing = scalars.count - styleIndices.count
      styleIndices += repeatElement(Int32(styles.count - 1), count: missing)
    }
  }

  /// An empty text in the same styles.
  init(stylesOf other: TextSource) {
    styles = other.styles
  }

  var count: Int { scalars.count }

  func style(at index: Int) -> TextRunStyle { styles[Int(styleIndices[index])] }

  mutating func append(_ other: TextSource, _ range: Range<Int>) {
    scalars += other.scalars[range]
    styleIndices += other.styleIndices[range]
  }

  mutating func append(_ characters: [UInt32], style: Int32) {
    scalars += characters
    styleIndices += repeatElement(style, count: characters.count)
  }

  /// Gives every character of a grapheme cluster the style of its first: a cluster is one glyph,
  /// or one stack of them, and cannot change its face in the middle.
  mutating func unifyStyles(clusterStarts: [Bool]) {
    guard styles.count > 1 else { return }
    for index in styleIndices.indices.dropFirst() where !clusterStarts[index] {
      styleIndices[index] = styleIndices[index - 1]
    }
  }

  /// The same characters with every length of their styles multiplied.
  func scaled(by factor: Double) -> TextSource {
    var copy = self
    for index in copy.styles.indices {
      copy.styles[index].font = copy.styles[index].font.scaled(by: factor)
      copy.styles[index].tracking *= factor
      copy.styles[index].baselineOffset *= factor
    }
    return copy
  }
}

extension TextRunStyle {
  /// The style with lengths that arithmetic can rely on: finite, and no larger than any screen.
  fileprivate var normalized: TextRunStyle {
    var style = self
    style.font.size = clamped(font.size, to: 0...4096)
    style.font.leading = clamped(font.leading, to: 0...16_384)
    style.font.tracking = clamped(font.tracking, to: -1024...1024)
    if case .extent(let ascent, let descent) = font.lineBox {
      style.font.lineBox = .extent(
        ascent: clamped(ascent, to: 0...16_384), descent: clamped(descent, to: 0...16_384))
    }
    style.tracking = clamped(tracking, to: -1024...1024)
    style.baselineOffset = clamped(baselineOffset, to: -16_384...16_384)
    return style
  }
}

private func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
  value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
}
