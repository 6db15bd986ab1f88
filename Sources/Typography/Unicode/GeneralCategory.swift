/// The General_Category property. Raw values follow the table generator.
package enum GeneralCategory: UInt8, CaseIterable, Sendable {
  case uppercaseLetter
  case lowercaseLetter
  case titlecaseLetter
  case modifierLetter
  case otherLetter
  case nonspacingMark
  case spacingMark
  case enclosingMark
  case decimalNumber
  case letterNumber
  case otherNumber
  case connectorPunctuation
  case dashPunctuation
  case openPunctuation
  case closePunctuation
  case initialPunctuation
  case finalPunctuation
  case otherPunctuation
  case mathSymbol
  case currencySymbol
  case modifierSymbol
  case otherSymbol
  case spaceSeparator
  case lineSeparator
  case paragraphSeparator
  case control
  case format
  case surrogate
  case privateUse
  case unassigned

  /// Whether the category is one of Mn, Mc and Me.
  var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }

  /// Whether the category is one of Lu, Ll, Lt, Lm, Lo, Nd, Nl and No.
  var isLetterOrNumber: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

/// The Joining_Type property (Unicode chapter 9). Raw values follow the table generator.
package enum JoiningType: UInt8, CaseIterable, Sendable {
  case nonJoining
  case joinCausing
  case dualJoining
  case leftJoining
  case rightJoining
  case transparent
}

/// The Grapheme_Cluster_Break property (UAX #29). Raw values follow the table generator.
package enum GraphemeBreakClass: UInt8, CaseIterable, Sendable {
  case other
  case carriageReturn
  case lineFeed
  case control
  case extend
  case zeroWidthJoiner
  case regionalIndicator
  case prepend
  case spacingMark
  case hangulL
  case hangulV
  case hangulT
  case hangulLV
  case hangulLVT
}
