import Components
import Typography

extension ParagraphStyle {
  /// The base direction of a text.
  ///
  /// That of the content is the direction of the first strong character outside isolates (UAX #9, P2 and P3). In a
  /// language that is written from right to left a name in another script may come first: there, one character of such
  /// a script decides, as the language of its table does for a text of SwiftUI's.
  func baseDirection(of scalars: [UInt32]) -> LayoutDirection {
    guard writingDirection == .contentBased else { return layoutDirection }
    let trie = UnicodeData.trie
    let readsFromRight = LayoutDirection(ofLanguage: locale) == .rightToLeft
    var first: LayoutDirection?
    var isolates = 0
    for scalar in scalars {
      switch trie.properties(of: scalar).bidiClass {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popDirectionalIsolate: isolates = max(isolates - 1, 0)
      case .leftToRight where isolates == 0:
        if !readsFromRight { return .leftToRight }
        first = .leftToRight
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0: return .rightToLeft
      default: break
      }
    }
    return first ?? layoutDirection
  }
}
