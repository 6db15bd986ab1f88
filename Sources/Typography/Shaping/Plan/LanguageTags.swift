/// From BCP 47 language tags to OpenType language system tags.
enum LanguageTags {
  /// The most tags a language has.
  private static let limit = 3

  /// The tags to look for, best first; empty for no or an unknown language.
  static func openTypeTags(of language: String?) -> [FontTag] {
    guard let language, language.utf8.count <= 128 else { return [] }
    let parts = lowercased(language).split(separator: 0x2D).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard var code = parts.first else { return [] }
    if parts.count > 1 {
      if let rule = rules.first(where: { $0.matches(parts) }) { return rule.tags }
      // `zh-yue`: an extended language is a language of its own.
      if isLetters(parts[1]), parts[1].utf8.count == 3 { code = parts[1] }
    }
    guard isLetters(code), 2...3 ~= code.utf8.count else { return [] }
    if let tags = listedTags(of: code) { return tags }
    return code.utf8.count == 3 ? [FontTag(code.uppercased())] : []
  }

  /// What subtags change.
  private struct Rule: Sendable {
    let languages: [String]
    let subtags: [String]
    let tags: [FontTag]

    /// `languages|subtags|tags`, as `LanguageSystems.rules` has it.
    init(_ line: Substring) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      languages = fields[0].split(separator: " ").map(String.init)
      subtags = fields[1].split(separator: "-").map(String.init)
      tags = fields[2].split(separator: " ").map { FontTag($0) }
    }

    func matches(_ parts: [String]) -> Bool {
      if subtags == ["="] { return languages.contains(parts.joined(separator: "-")) }
      guard languages == ["*"] || languages.contains(parts[0]) else { return false }
      let rest = parts.dropFirst()
      return subtags[0] == "*" ? rest.contains(subtags[1]) : rest.starts(with: subtags)
    }
  }

  private static let rules = LanguageSystems.rules.split(separator: "\n").map { Rule($0) }

  /// The tags of a code that has records in the table; `nil` for others.
  private static func listedTags(of code: String) -> [FontTag]? {
    let key = FontTag(code).rawValue >> 8
    return LanguageSystems.languages.withUTF8Buffer { table in
      func number(at position: Int, bytes: Int) -> UInt32 {
        unsafe table[position..<position + bytes].reduce(0) { $0 << 8 | UInt32($1) }
      }
      var low = 0
      let count = table.count / 7
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if number(at: middle * 7, bytes: 3) < key { low = middle + 1 } else { high = middle }
      }
      var tags: [FontTag]?
      while low < count, number(at: low * 7, bytes: 3) == key {
        let tag = FontTag(number(at: low * 7 + 3, bytes: 4))
        if tags == nil { tags = [] }
        if tag != "-", tags?.count ?? 0 < limit { tags?.append(tag) }
        low += 1
      }
      return tags
    }
  }

  /// In small letters, with hyphens between the parts.
  private static func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 == 0x5F ? 0x2D : $0 }
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}
