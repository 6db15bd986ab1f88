extension StringTables {
  /// A key of a table.
  package struct Key: Hashable, Sendable {
    package var table: String
    package var key: String
  }

  /// The keys whose text in a locale is shown as some words, sorted by table and key.
  ///
  /// Marks of Markdown do not count, and a place for a value takes any value.
  package func keys(shownAs words: String, locale: String) -> [Key] {
    names.flatMap { table in
      keys(in: table).compactMap { key in
        let texts: [String]
        switch match(key, in: table, locale: locale) {
        case .found(let entry, _), .untranslated(let entry, _): texts = entry.texts
        case .missing, .damaged, .noTable: texts = [key]
        }
        return texts.contains { ShownPattern($0).matches(words) }
          ? Key(table: table, key: key) : nil
      }
    }
  }
}

/// A text of a table as it may be shown.
private struct ShownPattern {
  /// What is shown as it is, between the places for values.
  private let parts: [[UInt8]]

  init(_ text: String) {
    var parts: [[UInt8]] = [[]]
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "`"): continue
      case UInt8(ascii: "%"):
        if bytes.first == UInt8(ascii: "%") {
          bytes.removeFirst()
          parts[parts.count - 1].append(byte)
        } else {
          Self.skipSpecifier(&bytes)
          parts.append([])
        }
      default: parts[parts.count - 1].append(byte)
      }
    }
    self.parts = parts
  }

  /// Passes by what follows a percent sign, such as `1$@`, `lld`, `.2f` or `#@files@`.
  private static func skipSpecifier(_ bytes: inout ArraySlice<UInt8>) {
    if let end = bytes.dropFirst().firstIndex(of: UInt8(ascii: "@")),
      bytes.first == UInt8(ascii: "#")
    {
      bytes = bytes[(end + 1)...]
      return
    }
    let modifiers = Set("0123456789$.+-#hlqzjtL' ".utf8)
    while let byte = bytes.first, modifiers.contains(byte) { bytes.removeFirst() }
    bytes = bytes.dropFirst()
  }

  func matches(_ words: String) -> Bool {
    let shown = Array(words.utf8.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "`") })
    guard let first = parts.first, let last = parts.last else { return false }
    guard parts.count > 1 else { return shown == first }
    // A text that is nothing but a value is shown as anything.
    guard parts.contains(where: { !$0.isEmpty }), shown.starts(with: first) else { return false }
    var rest = shown[first.count...]
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
