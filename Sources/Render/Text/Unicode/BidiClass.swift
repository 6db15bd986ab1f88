/// The Bidi_Class property (UAX #9, table 4). Raw values follow the table generator.
enum BidiClass: UInt8, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popDirectionalIsolate
}

/// The Bidi_Paired_Bracket_Type property.
enum BracketType: UInt8, CaseIterable, Sendable {
  case none
  case open
  case close
}
