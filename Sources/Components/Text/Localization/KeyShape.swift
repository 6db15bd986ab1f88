/// How names in tables differ from words to show.
enum KeyShape {
  /// Whether a key reads like a name in a table, such as `login.title` or `LOGIN_TITLE %@`, and not like
  /// words to show.
  static func fits(_ key: String) -> Bool {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else {
      return false
    }
    let words = key.split(separator: " ").filter { !$0.contains("%") }
    guard words.count == 1, let word = words.first else { return false }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard parts.count > 1 else { return false }
    let isName = parts.allSatisfy { part in
      guard let first = part.utf8.first, isLetter(first) else { return false }
      return part.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
    }
    guard isName else { return false }
    // `example.com` and `photo.jpg` are words to show.
    let last = parts.last.map { $0.lowercased() } ?? ""
    return !word.contains(".") || word.contains("_") || !endings.contains(last)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Common ends of the names of sites and files.
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "app", "ai", "co", "de", "fr", "uk", "us", "ru",
    "jp", "cn", "eu", "me", "tv", "info",
    "jpg", "jpeg", "png", "gif", "heic", "webp", "svg", "pdf", "txt", "md", "csv", "json", "xml",
    "html",
    "css", "js", "ts", "py", "swift", "zip", "gz", "mp3", "mp4", "mov", "wav", "doc", "docx", "xls",
    "xlsx", "ppt", "pptx", "log", "exe", "dmg",
  ]
}
