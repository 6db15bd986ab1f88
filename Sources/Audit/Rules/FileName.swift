/// Names that files and variables have, and that nobody says.
enum FileName {
  /// Whether a word without spaces is one: `IMG_2041.jpg`, `DSC00231`, `user-avatar-default`, `btnCloseWhite`.
  static func fits(_ word: String) -> Bool {
    let small = word.lowercased()
    if extensions.contains(where: { small.hasSuffix($0) && small.utf8.count > $0.utf8.count }) {
      return true
    }
    if isNumbered(word) { return true }
    guard let first = word.first, first.isLetter, word.utf8.allSatisfy(isOfName) else {
      return false
    }
    // Words are not joined by low lines.
    if word.split(separator: "_").count > 1 { return true }
    if word.contains("-") {
      return small == word && isJoined(word.split(separator: "-").map(String.init))
    }
    return isJoined(humps(of: word))
  }

  /// Whether a word without spaces is an address of the web.
  static func isAddress(_ word: String) -> Bool {
    let small = word.lowercased()
    return small.contains("://") || small.hasPrefix("www.")
  }

  /// Whether a word is a UUID, as RFC 9562 writes it.
  static func isIdentifier(_ word: String) -> Bool {
    word.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [
      8, 4, 4, 4, 12,
    ]
      && word.allSatisfy { $0 == "-" || $0.isHexDigit }
  }

  /// What pictures are called by whoever has not named them yet.
  static func isStem(_ word: some StringProtocol) -> Bool { stems.contains(word.lowercased()) }

  private static let stems: Set<String> = [
    "image", "img", "picture", "photo", "icon", "graphic", "spacer", "placeholder", "untitled",
    "dsc", "screenshot",
  ]
  private static let extensions = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".svg", ".pdf", ".mov", ".mp4",
  ]
  /// What says of a file what it is for.
  private static let parts: Set<String> = [
    "ic", "ico", "icn", "icon", "img", "btn", "button", "bg", "avatar", "default", "placeholder",
    "thumb",
    "thumbnail", "spacer", "asset", "sprite", "lbl", "txt", "dsc", "screenshot",
  ]
  /// What joins the parts of words that people say, such as "state-of-the-art" and "arc-en-ciel".
  private static let joints: Set<String> = [
    "a", "al", "an", "and", "as", "at", "au", "aux", "by", "da", "de", "del", "des", "di", "do",
    "du", "el", "en", "et", "for", "from", "go", "in", "into", "is", "it", "la", "le", "les",
    "me", "my", "not", "of", "off", "old", "on", "or", "out", "over", "that", "the", "to",
    "under", "up", "vis", "with", "y", "your",
  ]

  /// Whether parts are those of a name: one says that it is a file's, or there are more than compounds have.
  private static func isJoined(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    return words.contains(where: parts.contains)
      || words.count > 2 && words.count(where: { $0.first?.isLetter ?? false }) > 1
        && words.allSatisfy { !joints.contains($0) && $0.utf8.count > 1 }
  }

  /// The words of a name such as `btnCloseWhite`, in small letters; none where a word is not written like this.
  private static func humps(of name: String) -> [String] {
    var humps: [String] = []
    for character in name {
      if character.isUppercase {
        // Abbreviations, and names that begin with a capital, are of people and brands.
        guard let last = humps.last, last.utf8.count > 1 else { return [] }
        humps.append(character.lowercased())
      } else if humps.isEmpty {
        humps = [String(character)]
      } else {
        humps[humps.count - 1].append(character)
      }
    }
    return humps
  }

  /// Whether it is a stem with a number, such as `DSC00231` and `image-2`.
  private static func isNumbered(_ word: String) -> Bool {
    let stem = word.prefix { !"0123456789_-".contains($0) }
    let rest = word.dropFirst(stem.count)
    return isStem(stem) && !rest.isEmpty && rest.allSatisfy { "0123456789_-".contains($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-@()".utf8.contains(byte)
    }
  }
}
