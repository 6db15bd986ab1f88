/// Estimates how many tokens a language model makes of a text, so that answers stay small.
///
/// No model's own table is used: letters count one for each four of a word that has begun, digits one for each
/// three, every other ASCII character one, a character beyond ASCII one for each two bytes begun. A space
/// before a word belongs to it, and spaces at the start of a line are one. Byte-pair encodings of today's models
/// make fewer of the texts that the tool writes (`scripts/mcp-check.py` compares with one of them).
enum TokenCount {
  private enum Kind { case letters, digits, spaces, other }

  static func of(_ text: some Sequence<UInt8>) -> Int {
    var (count, kind, length) = (0, Kind.other, 0)
    func end() {
      switch kind {
      case .letters: count += (length + 3) / 4
      case .digits: count += (length + 2) / 3
      case .spaces: count += length > 1 ? 1 : 0
      case .other: count += (length + 1) / 2
      }
    }
    for byte in text {
      let next: Kind
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: next = .letters
      case 0x30...0x39: next = .digits
      case 0x20: next = .spaces
      case 0x80...: next = .other
      default:
        end()
        (kind, length) = (.other, 0)
        count += 1
        continue
      }
      if next != kind {
        end()
        (kind, length) = (next, 0)
      }
      length += 1
    }
    end()
    return count
  }
}

/// The part of a text that an answer has room for.
struct TextPage {
  private(set) var text: String

  /// The longest part of a line that is shown, in bytes.
  private static let longestLine = 2_000

  /// - Parameters:
  ///   - offset: how many lines are left out before.
  ///   - tokens: how many tokens the page may have, the note on what is left out included.
  init(_ whole: String, offset: Int, tokens: Int) {
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    var rest = tokens - 40
    var shown: [String] = []
    for line in lines.dropFirst(offset) {
      let cost = TokenCount.of(line.utf8.prefix(Self.longestLine)) + 1
      guard cost <= rest || shown.isEmpty else { break }
      rest -= cost
      shown.append(
        line.utf8.count > Self.longestLine
          ? String(decoding: line.utf8.prefix(Self.longestLine), as: UTF8.self) + "…"
          : String(line))
    }
    let end = offset + shown.count
    if end < lines.count {
      shown.append("… \(lines.count - end) more lines: call again with \"offset\": \(end)")
    }
    text = shown.joined(separator: "\n")
  }
}
