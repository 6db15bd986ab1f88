import Components

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A styled text as a key: equal if every byte is and every style but for its colours and links, which
/// change nothing of how it is shaped and broken.
///
/// `String` compares by canonical equivalence with the system's tables, which is slow and would
/// take two texts with different characters for one; this compares UTF-8.
struct TextKey: Hashable, Sendable {
  private let text: StyledText
  /// Taken once: a key is looked up in both generations of the cache.
  private let textHash: Int

  init(_ text: StyledText) {
    self.text = text
    var hasher = Hasher()
    for run in text.runs {
      unsafe withBytes(of: run.text) { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    // Most texts differ by their words, and the others by their size; equality looks at everything.
    hasher.combine(text.runs.first?.style.font.size)
    textHash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(textHash) }

  static func == (left: TextKey, right: TextKey) -> Bool {
    guard left.textHash == right.textHash, left.text.paragraph == right.text.paragraph,
      left.text.runs.count == right.text.runs.count
    else { return false }
    return left.text.runs.indices.allSatisfy {
      left.text.runs[$0].style.isShaped(as: right.text.runs[$0].style)
        && hasSameBytes(left.text.runs[$0].text, right.text.runs[$0].text)
    }
  }
}

extension TextRunStyle {
  fileprivate func isShaped(as other: TextRunStyle) -> Bool {
    font == other.font && tracking == other.tracking && baselineOffset == other.baselineOffset
  }

  /// Whether what is drawn of a run looks the same, with the same glyphs.
  func isInked(as other: TextRunStyle) -> Bool {
    color == other.color && underline == other.underline && strikethrough == other.strikethrough
      && underlinePattern == other.underlinePattern
      && strikethroughPattern == other.strikethroughPattern
  }
}

private func hasSameBytes(_ left: String, _ right: String) -> Bool {
  unsafe withBytes(of: left) { first in
    unsafe withBytes(of: right) { second in
      guard first.count == second.count, let left = first.baseAddress,
        let right = second.baseAddress
      else { return first.count == second.count }
      return unsafe memcmp(left, right, first.count) == 0
    }
  }
}

/// A copy that shares the bytes: only a bridged string has to be converted to have any.
private func withBytes<R>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
  var text = text
  return text.withUTF8(body)
}
