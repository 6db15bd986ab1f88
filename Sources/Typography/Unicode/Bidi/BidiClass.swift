/// The Bidi_Class property (UAX #9, table 4). Raw values follow the table generator.
package enum BidiClass: UInt8, CaseIterable, Sendable {
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
package enum BracketType: UInt8, CaseIterable, Sendable {
  case none
  case open
  case close
}

extension BidiClass {
  /// LRI, RLI or FSI (BD8).
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 removes the character: explicit embeddings, overrides, PDF and BN.
  var isRemovedByX9: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride, .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// The "NI" of rules N0 to N2: B, S, WS, ON and the isolate formatting characters.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral,
      .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      true
    default: false
    }
  }

  /// Whether the class alone can make a level other than zero in a left-to-right paragraph.
  var needsBidi: Bool {
    switch self {
    case .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding,
      .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate:
      true
    default: false
    }
  }

  /// Whether a character has the class B: the line breaks, without asking the tables.
  package static func isParagraphSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  /// The strong class that belongs to the direction of an embedding level.
  static func direction(ofLevel level: UInt8) -> BidiClass {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }
}
