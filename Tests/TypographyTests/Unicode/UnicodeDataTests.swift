import Testing

@testable import Typography

/// Facts read off the lines of UnicodeData.txt, Scripts.txt, BidiMirroring.txt, … of Unicode 15.0.
@Suite("Unicode: data")
struct UnicodeDataTests {
  @Test("Properties of letters, digits, marks and symbols")
  func properties() {
    let alef = UnicodeData.properties(of: 0x0627)
    #expect(alef.bidiClass == .arabicLetter)
    #expect(alef.joiningType == .rightJoining)
    #expect(alef.script == .arabic)
    #expect(alef.script.tag == "Arab")
    #expect(alef.generalCategory == .otherLetter)

    let qamats = UnicodeData.properties(of: 0x05B8)
    #expect(qamats.combiningClass == 18)
    #expect(qamats.bidiClass == .nonspacingMark)
    #expect(qamats.graphemeBreak == .extend)

    let grin = UnicodeData.properties(of: 0x1F600)
    #expect(grin.isExtendedPictographic && grin.hasEmojiPresentation && grin.isEmoji)
    #expect(grin.lineBreak == .id && grin.eastAsianWidth == .wide)

    #expect(UnicodeData.script(of: 0x0301) == .inherited)
    #expect(UnicodeData.script(of: 0x20) == .common)
    #expect(UnicodeData.isDefaultIgnorable(0x200D))
    #expect(!UnicodeData.isDefaultIgnorable(0x0301))
  }

  @Test("Unassigned code points take the defaults of their block, and any number is accepted")
  func unassigned() {
    #expect(UnicodeData.generalCategory(of: 0x0378) == .unassigned)
    #expect(UnicodeData.bidiClass(of: 0x05FF) == .rightToLeft)
    #expect(UnicodeData.bidiClass(of: 0x1EEFF) == .arabicLetter)
    #expect(UnicodeData.lineBreak(of: 0x3FFFD) == .id)
    #expect(UnicodeData.properties(of: .max) == UnicodeData.properties(of: 0x10FFFF))
  }

  @Test("Mirrors and paired brackets")
  func mirrors() {
    #expect(UnicodeData.mirror(of: 0x28) == 0x29)
    #expect(UnicodeData.mirror(of: 0x41) == nil)
    #expect(UnicodeData.pairedBracket(of: 0x5D) == 0x5B)
    #expect(UnicodeData.pairedBracket(of: 0xAB) == nil)
  }

  @Test("Canonical decomposition and composition of one step")
  func normalization() {
    #expect(UnicodeData.decomposition(of: 0xE9)?.first == 0x65)
    #expect(UnicodeData.decomposition(of: 0xE9)?.second == 0x301)
    #expect(UnicodeData.decomposition(of: 0x212B)?.first == 0xC5)
    #expect(UnicodeData.decomposition(of: 0x212B)?.second == nil)
    #expect(UnicodeData.decomposition(of: 0x41) == nil)
    #expect(UnicodeData.composition(0x65, 0x301) == 0xE9)
    // Hebrew presentation forms are excluded from composition.
    #expect(UnicodeData.decomposition(of: 0xFB2A)?.second == 0x5C1)
    #expect(UnicodeData.composition(0x5E9, 0x5C1) == nil)
    // Hangul: 각 U+AC01 = 가 U+AC00 + U+11A8, 가 = U+1100 + U+1161 (Unicode §3.12).
    #expect(UnicodeData.decomposition(of: 0xAC01)?.first == 0xAC00)
    #expect(UnicodeData.decomposition(of: 0xAC00)?.second == 0x1161)
    #expect(UnicodeData.composition(0x1100, 0x1161) == 0xAC00)
    #expect(UnicodeData.composition(0xAC00, 0x11A8) == 0xAC01)
    #expect(UnicodeData.composition(0xAC01, 0x11A8) == nil)
  }

  @Test("The paragraph separators that need no table are those of the tables")
  func paragraphSeparators() {
    for scalar in UInt32(0)...0x10FFFF {
      let isSeparator = UnicodeData.bidiClass(of: scalar) == .paragraphSeparator
      guard isSeparator != BidiClass.isParagraphSeparator(scalar) else { continue }
      Issue.record("U+\(String(scalar, radix: 16))")
    }
  }
}
