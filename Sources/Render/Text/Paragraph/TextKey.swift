import Components

/// A styled text as a key: equal if every byte and every style is.
///
/// `String` compares by canonical equivalence with the system's tables, which is slow and would
/// take two texts with different characters for one; this compares UTF-8.
struct TextKey: Hashable, Sendable {
  private let bytes: [UInt8]
  private let lengths: [Int]
  private let styles: [TextRunStyle]
  private let paragraph: ParagraphStyle
  private let bytesHash: UInt64

  init(_ text: StyledText) {
    var bytes: [UInt8] = []
    var lengths: [Int] = []
    for run in text.runs {
      bytes += run.text.utf8
      lengths.append(bytes.count)
    }
    self.bytes = bytes
    self.lengths = lengths
    styles = text.runs.map(\.style)
    paragraph = text.paragraph
    // FNV-1a: it only has to spread; equality looks at every byte.
    bytesHash = bytes.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytesHash)
    hasher.combine(styles.first)
    hasher.combine(paragraph)
  }
}
