/// Korean syllables from their letters: composed where the face has the syllable, otherwise letters
/// with features for their places.
enum HangulShaping {
  /// The feature of a leading, a vowel and a trailing letter.
  static let features: [FontTag] = ["ljmo", "vjmo", "tjmo"]

  static func addFeatures(to builder: inout FeatureMapBuilder) {
    for tag in features { builder.add(tag) }
  }

  /// Fonts with Han have all their letter rules in `calt`, where nobody else applies them.
  static func addLastFeatures(to builder: inout FeatureMapBuilder) { builder.disable("calt") }

  fileprivate static func isLead(_ code: UInt32) -> Bool {
    (0x1100...0x115F).contains(code) || (0xA960...0xA97C).contains(code)
  }

  fileprivate static func isVowel(_ code: UInt32) -> Bool {
    (0x1160...0x11A7).contains(code) || (0xD7B0...0xD7C6).contains(code)
  }

  fileprivate static func isTrail(_ code: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(code) || (0xD7CB...0xD7FB).contains(code)
  }
}

extension ShapeRun {
  /// Turns the features of letters on; `kind` counts from 1.
  mutating func setHangulMasks() {
    let masks = HangulShaping.features.map(plan.map.firstBit(of:))
    for place in 0..<buffer.count where buffer.input[place].kind > 0 {
      buffer.input[place].mask |= masks[Int(buffer.input[place].kind) - 1]
    }
  }

  mutating func composeHangul() {
    for place in 0..<buffer.count { buffer.input[place].kind = 0 }
    buffer.beginOutput()
    // The last syllable in the output, for tone marks.
    var syllable = 0..<0
    while buffer.index < buffer.count, buffer.isIntact {
      let code = buffer.current.code
      if code == 0x302E || code == 0x302F {
        placeTone(code, after: syllable)
        syllable = buffer.outputCount..<buffer.outputCount
        continue
      }
      let start = buffer.outputCount
      let next = buffer.index + 1 < buffer.count ? buffer.input[buffer.index + 1].code : 0
      if HangulShaping.isLead(code), HangulShaping.isVowel(next) {
        composeLetters()
        syllable = start..<buffer.outputCount
      } else if (0xAC00...0xD7A3).contains(code) {
        let isSyllable = passSyllable(code, next)
        syllable = isSyllable ? start..<buffer.outputCount : start..<start
      } else {
        buffer.next()
      }
    }
    buffer.endOutput()
  }

  private mutating func replaceCurrent(_ count: Int, by codes: [UInt32]) {
    buffer.mergeClusters(buffer.index, buffer.index + count)
    for code in codes {
      var info = buffer.current
      info.code = code
      buffer.write(info)
    }
    for _ in 0..<count { buffer.skip() }
  }

  /// A lead and a vowel, and perhaps a trail.
  private mutating func composeLetters() {
    let start = buffer.outputCount
    let lead = buffer.current.code
    let vowel = buffer.input[buffer.index + 1].code
    var trail: UInt32?
    if buffer.index + 2 < buffer.count {
      let code = buffer.input[buffer.index + 2].code
      if HangulShaping.isTrail(code) { trail = code }
    }
    let count = trail == nil ? 2 : 3
    buffer.setUnsafeToBreak(buffer.index, buffer.index + count)
    var whole = UnicodeData.composition(lead, vowel)
    if let pair = whole, let trail { whole = UnicodeData.composition(pair, trail) }
    if let whole, nominalGlyph(whole) != 0 {
      replaceCurrent(count, by: [whole])
      return
    }
    for position in 0..<count {
      buffer.current.kind = UInt8(position + 1)
      buffer.next()
    }
    buffer.mergeOutputClusters(start, buffer.outputCount)
  }

  /// A syllable as one character; false if the face cannot show it.
  private mutating func passSyllable(_ code: UInt32, _ next: UInt32) -> Bool {
    let start = buffer.outputCount
    let has = nominalGlyph(code) != 0
    let index = code - 0xAC00
    let isOpen = index % 28 == 0
    if isOpen, let whole = UnicodeData.composition(code, next) {
      if nominalGlyph(whole) != 0 {
        replaceCurrent(2, by: [whole])
        return true
      }
      buffer.setUnsafeToBreak(buffer.index, buffer.index + 2)
    }
    let isFollowed = isOpen && HangulShaping.isTrail(next)
    if !has || isFollowed {
      var letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
      if !isOpen { letters.append(0x11A7 + index % 28) }
      if letters.allSatisfy({ nominalGlyph($0) != 0 }) {
        replaceCurrent(1, by: letters)
        if has, isOpen { buffer.next() }
        let end = buffer.outputCount
        for place in start..<end {
          buffer.output[place].kind = UInt8(min(place - start, 2) + 1)
        }
        buffer.mergeOutputClusters(start, end)
        return true
      }
      if isFollowed { buffer.setUnsafeToBreak(buffer.index, buffer.index + 2) }
    }
    buffer.next()
    return has
  }

  /// A tone mark goes before its syllable, unless it is made to be drawn over it.
  private mutating func placeTone(_ code: UInt32, after syllable: Range<Int>) {
    let isWide = face.advance(ofGlyph: Int(nominalGlyph(code))) != 0
    if !syllable.isEmpty, syllable.upperBound == buffer.outputCount {
      buffer.setUnsafeToBreakFromOutput(syllable.lowerBound, buffer.index)
      buffer.next()
      guard isWide else { return }
      let end = buffer.outputCount
      buffer.mergeOutputClusters(syllable.lowerBound, end)
      let tone = buffer.output[end - 1]
      buffer.output.copy(
        from: buffer.output, at: syllable.lowerBound, to: syllable.lowerBound + 1,
        length: syllable.count)
      buffer.output[syllable.lowerBound] = tone
    } else if nominalGlyph(0x25CC) != 0 {
      replaceCurrent(1, by: isWide ? [code, 0x25CC] : [0x25CC, code])
    } else {
      buffer.next()
    }
  }
}
