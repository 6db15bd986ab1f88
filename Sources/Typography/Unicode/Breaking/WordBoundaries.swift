/// The Word_Break property (UAX #29). Raw values follow the table generator.
package enum WordBreakClass: UInt8, CaseIterable, Sendable {
  case other
  case carriageReturn, lineFeed, newline
  case extend, zeroWidthJoiner, format
  case katakana, hebrewLetter, letter
  case singleQuote, doubleQuote, midNumberOrLetter, midLetter, midNumber
  case numeric, extendNumberOrLetter, space, regionalIndicator

  /// AHLetter of the rules.
  fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter }

  /// MidNumLetQ of the rules.
  fileprivate var isMidNumberOrLetter: Bool { self == .midNumberOrLetter || self == .singleQuote }

  /// What belongs to the character before it (WB4).
  fileprivate var attaches: Bool {
    self == .extend || self == .format || self == .zeroWidthJoiner
  }

  fileprivate var isLineBreak: Bool {
    self == .carriageReturn || self == .lineFeed || self == .newline
  }
}

/// The index at which each word, or what is between two words, begins (UAX #29, rules WB1 to
/// WB999), in order. Linear time.
package func wordStarts(in scalars: [UInt32]) -> [Int] {
  var starts: [Int] = []
  // The last two classes that WB4 does not attach to another.
  var last: WordBreakClass?
  var beforeLast: WordBreakClass?
  var previous: WordBreakClass?
  var hasUnpairedIndicator = false
  // The place of the next class that does not attach, once for all marks before it.
  var next = 0
  for (index, scalar) in scalars.enumerated() {
    let properties = UnicodeData.properties(of: scalar)
    let current = properties.wordBreak
    if next <= index {
      next = index + 1
      while next < scalars.count, UnicodeData.properties(of: scalars[next]).wordBreak.attaches {
        next += 1
      }
    }
    let following =
      next < scalars.count ? UnicodeData.properties(of: scalars[next]).wordBreak : .other
    let isStart: Bool
    if let previous, let last {
      isStart = isWordBoundary(
        previous, current, isPictographic: properties.isExtendedPictographic, last: last,
        beforeLast: beforeLast, following: following, hasUnpairedIndicator: hasUnpairedIndicator)
    } else {
      isStart = true
    }
    if isStart { starts.append(index) }
    previous = current
    if let last, current.attaches, !last.isLineBreak { continue }
    hasUnpairedIndicator = current == .regionalIndicator && !hasUnpairedIndicator
    beforeLast = last
    last = current
  }
  return starts
}

/// Whether a word begins between two characters.
///
/// - Parameters:
///   - previous: the class right before the place; `last` and `beforeLast` leave out what WB4 attaches.
///   - following: the class after `current`, likewise.
private func isWordBoundary(
  _ previous: WordBreakClass, _ current: WordBreakClass, isPictographic: Bool,
  last: WordBreakClass, beforeLast: WordBreakClass?, following: WordBreakClass,
  hasUnpairedIndicator: Bool
) -> Bool {
  if previous == .carriageReturn, current == .lineFeed { return false }  // WB3
  if previous.isLineBreak || current.isLineBreak { return true }  // WB3a, WB3b
  if previous == .zeroWidthJoiner, isPictographic { return false }  // WB3c
  if previous == .space, current == .space { return false }  // WB3d
  if current.attaches { return false }  // WB4
  switch (last, current) {
  case (.letter, .letter), (.letter, .hebrewLetter), (.hebrewLetter, .letter),
    (.hebrewLetter, .hebrewLetter):
    return false  // WB5
  case (.hebrewLetter, .singleQuote): return false  // WB7a
  case (.numeric, .numeric), (.letter, .numeric), (.hebrewLetter, .numeric), (.numeric, .letter),
    (.numeric, .hebrewLetter):
    return false  // WB8 to WB10
  case (.katakana, .katakana): return false  // WB13
  case (.extendNumberOrLetter, .extendNumberOrLetter): return false  // WB13a
  case (.regionalIndicator, .regionalIndicator): return !hasUnpairedIndicator  // WB15, WB16
  default: break
  }
  let joinsLetters = current == .midLetter || current.isMidNumberOrLetter
  if last.isLetter, joinsLetters, following.isLetter { return false }  // WB6
  let joinedLetters = last == .midLetter || last.isMidNumberOrLetter
  if let beforeLast {
    if beforeLast.isLetter, joinedLetters, current.isLetter { return false }  // WB7
    if beforeLast == .hebrewLetter, last == .doubleQuote, current == .hebrewLetter {
      return false  // WB7c
    }
    let joinedNumbers = last == .midNumber || last.isMidNumberOrLetter
    if beforeLast == .numeric, joinedNumbers, current == .numeric { return false }  // WB11
  }
  if last == .hebrewLetter, current == .doubleQuote, following == .hebrewLetter {
    return false  // WB7b
  }
  let joinsNumbers = current == .midNumber || current.isMidNumberOrLetter
  if last == .numeric, joinsNumbers, following == .numeric { return false }  // WB12
  let extends = last.isLetter || last == .numeric || last == .katakana
  if extends, current == .extendNumberOrLetter { return false }  // WB13a
  let isExtended = current.isLetter || current == .numeric || current == .katakana
  return !(last == .extendNumberOrLetter && isExtended)  // WB13b
}
