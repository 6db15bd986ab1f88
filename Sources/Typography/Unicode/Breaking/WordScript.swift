/// A script without spaces between words, for which there is a dictionary.
enum WordScript {
  case thai, lao, khmer, burmese

  /// The script of a letter that the rules of UAX #14 leave to a dictionary (class SA).
  init?(of scalar: UInt32) {
    // All of them are between these code points; most text is not.
    guard 0x0E00...0x1AFF ~= scalar || 0xA9E0...0xAAFF ~= scalar else { return nil }
    let properties = UnicodeData.properties(of: scalar)
    guard properties.lineBreak == .sa else { return nil }
    switch properties.script {
    case .thai: self = .thai
    case .lao: self = .lao
    case .khmer: self = .khmer
    case .myanmar: self = .burmese
    default: return nil
    }
  }

  var dictionary: BreakDictionary {
    switch self {
    case .thai: Self.thaiWords
    case .lao: Self.laoWords
    case .khmer: Self.khmerWords
    case .burmese: Self.burmeseWords
    }
  }

  /// Shorter runs are one word.
  var shortestRun: Int { self == .thai ? 5 : 4 }

  func mayBeginWord(_ scalar: UInt32) -> Bool {
    switch self {
    case .thai: 0x0E01...0x0E2E ~= scalar || 0x0E40...0x0E44 ~= scalar
    case .lao:
      0x0E81...0x0EAE ~= scalar || 0x0EDC...0x0EDD ~= scalar || 0x0EC0...0x0EC4 ~= scalar
    case .khmer: 0x1780...0x17B3 ~= scalar
    case .burmese: 0x1000...0x102A ~= scalar
    }
  }

  /// Vowels that are written before their consonant and signs that join two do not end a word.
  func mayEndWord(_ scalar: UInt32) -> Bool {
    switch self {
    case .thai: scalar != 0x0E31 && !(0x0E40...0x0E44 ~= scalar)
    case .lao: !(0x0EC0...0x0EC4 ~= scalar)
    case .khmer: scalar != 0x17D2
    case .burmese: true
    }
  }

  private static let thaiWords = BreakDictionary(BreakDictionaryTables.thai, firstLetter: 0x0E00)
  private static let laoWords = BreakDictionary(BreakDictionaryTables.lao, firstLetter: 0x0E80)
  private static let khmerWords = BreakDictionary(
    BreakDictionaryTables.khmer, firstLetter: 0x1780)
  private static let burmeseWords = BreakDictionary(
    BreakDictionaryTables.burmese, firstLetter: 0x1000)
}
