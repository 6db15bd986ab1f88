public import Components

/// Looks for misspelled words; there are no dictionaries here, so every word is taken to be right.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  public override init() {}

  /// No misspelled word.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// No guesses.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// No completions.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// No languages.
  open class var availableLanguages: [String] { [] }
  open class func learnWord(_ word: String) {}
  open class func unlearnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
