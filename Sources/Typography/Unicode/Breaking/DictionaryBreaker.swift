/// Divides a run of letters of one script into words (ICU's algorithm for Thai and its neighbours).
///
/// Of the words that begin at a place the longest is taken that two more words can follow, else that
/// one can. Letters that no word explains join the short word before them, up to a place where a word
/// may begin. Linear in the length of the run: words are short and few begin at one place.
struct DictionaryBreaker {
  private let script: WordScript
  private let scalars: [UInt32]
  private let end: Int
  /// The words that begin at the last three places that were asked for.
  private var candidates = [WordCandidates](repeating: WordCandidates(), count: 3)
  private var wordCount = 0

  private init(_ script: WordScript, _ scalars: [UInt32], end: Int) {
    self.script = script
    self.scalars = scalars
    self.end = end
  }

  /// Allows breaks between the words of all runs that have a dictionary.
  static func allowBreaks(
    between scalars: [UInt32], in opportunities: inout [LineBreakOpportunity]
  ) {
    var start = 0
    while start < scalars.count {
      guard let script = WordScript(of: scalars[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, opportunities[end] == .prohibited,
        WordScript(of: scalars[end]) == script
      {
        end += 1
      }
      if end - start >= script.shortestRun {
        var breaker = DictionaryBreaker(script, scalars, end: end)
        var place = start
        while place < end {
          place = breaker.wordEnd(from: place)
          if place < end { opportunities[place] = .allowed }
        }
      }
      start = end
    }
  }

  /// A word whose length is at most this does not end before letters that are in no word.
  private static let shortWord = 2
  /// So many letters in common with a word make letters a beginning of their own.
  private static let sharedPrefix = 3

  private mutating func wordEnd(from start: Int) -> Int {
    var place = start + wordLength(at: start)
    if place < end, place - start <= Self.shortWord {
      let isWord = fill(0, at: place)
      if !isWord, place == start || candidates[wordCount % 3].prefix < Self.sharedPrefix {
        let resumed = nextBeginning(after: place)
        if place == start { wordCount += 1 }
        place = resumed
      }
    }
    while place < end, UnicodeData.generalCategory(of: scalars[place]).isMark { place += 1 }
    return place + suffixLength(at: place)
  }

  /// The length of the best word at a place, or 0.
  private mutating func wordLength(at start: Int) -> Int {
    guard fill(0, at: start) else { return 0 }
    let first = wordCount % 3
    if candidates[first].lengths.count > 1, start + candidates[first].length < end {
      chooseByFollowers(of: start)
    }
    wordCount += 1
    return candidates[first].markedLength
  }

  private mutating func chooseByFollowers(of start: Int) {
    let first = wordCount % 3
    let second = (wordCount + 1) % 3
    repeat {
      let next = start + candidates[first].length
      guard fill(1, at: next) else { continue }
      candidates[first].mark()
      if next + candidates[second].length >= end { return }
      repeat {
        if fill(2, at: next + candidates[second].length) {
          candidates[first].mark()
          return
        }
      } while candidates[second].takeShorter()
    } while candidates[first].takeShorter()
  }

  /// Looks up the words at a place, and tells whether there are any.
  private mutating func fill(_ ahead: Int, at place: Int) -> Bool {
    candidates[(wordCount + ahead) % 3].fill(at: place) {
      script.dictionary.match(scalars, in: place..<end, limit: WordCandidates.limit, lengths: &$0)
    }
  }

  /// The next place where letters may begin a word, and do.
  private mutating func nextBeginning(after start: Int) -> Int {
    var place = start + 1
    while place < end {
      if script.mayEndWord(scalars[place - 1]), script.mayBeginWord(scalars[place]),
        fill(1, at: place)
      {
        return place
      }
      place += 1
    }
    return end
  }

  /// The Thai signs of omission and repetition belong to the word before them.
  private mutating func suffixLength(at place: Int) -> Int {
    let omission: UInt32 = 0x0E2F
    let repetition: UInt32 = 0x0E46
    guard script == .thai, place < end, scalars[place] == omission || scalars[place] == repetition,
      !fill(0, at: place)
    else { return 0 }
    var next = place
    if scalars[next] == omission, scalars[next - 1] != omission, scalars[next - 1] != repetition {
      next += 1
    }
    if next < end, scalars[next] == repetition, scalars[next - 1] != repetition { next += 1 }
    return next - place
  }
}

/// The words that begin at one place, of which one is looked at and one is preferred.
private struct WordCandidates {
  /// More words than begin at any place of real text.
  static let limit = 20

  private var place = -1
  private(set) var lengths: [Int] = []
  /// How many letters there have in common with some word, and one more.
  private(set) var prefix = 0
  private var current = 0
  private var marked = 0

  var length: Int { lengths[current] }
  var markedLength: Int { lengths[marked] }

  mutating func fill(at place: Int, _ match: (inout [Int]) -> Int) -> Bool {
    if place != self.place {
      self.place = place
      prefix = match(&lengths)
    }
    current = lengths.count - 1
    marked = current
    return !lengths.isEmpty
  }

  mutating func mark() { marked = current }

  mutating func takeShorter() -> Bool {
    guard current > 0 else { return false }
    current -= 1
    return true
  }
}
