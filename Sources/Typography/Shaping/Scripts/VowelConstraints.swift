/// Vowel letters followed by signs that would make them look like another letter.
///
/// Unicode's chapters on the scripts list them as "do not use"; a dotted circle between the two shows
/// that something is wrong.
enum VowelConstraints {
  /// The first characters of a script's pairs, each with those that must not follow it.
  static func pairs(of script: FontTag) -> [UInt32: [UInt32]] {
    var pairs: [UInt32: [UInt32]] = [:]
    for line in entries.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard FontTag(parts[0]) == script else { continue }
      for part in parts.dropFirst() {
        let codes = part.split { $0 == ":" || $0 == "," }.compactMap { UInt32($0, radix: 16) }
        pairs[codes[0]] = Array(codes.dropFirst())
      }
    }
    return pairs
  }

  private static let entries = """
    Deva 0905:093A,093B,093E,0945,0946,0949,094A,094B,094C,094F,0956,0957
    Deva 0906:093A,0945,0946,0947,0948 0909:0941 090F:0945,0946,0947
    Beng 0985:09BE 098B:09C3 098C:09E2
    Guru 0A05:0A3E,0A48,0A4C 0A72:0A3F,0A40,0A47 0A73:0A41,0A42,0A4B
    Gujr 0A85:0ABE,0AC5,0AC7,0AC8,0AC9,0ACB,0ACC 0AC5:0ABE
    Orya 0B05:0B3E 0B0F:0B57 0B13:0B57
    Taml 0B85:0BC2
    Telu 0C12:0C4C,0C55 0C3F:0C55 0C46:0C55 0C4A:0C55
    Knda 0C89:0CBE 0C8B:0CBE 0C92:0CCC
    Mlym 0D07:0D57 0D09:0D57 0D0E:0D46 0D12:0D3E,0D57
    Sinh 0D85:0DCF,0DD0,0DD1 0D8B:0DDF 0D8D:0DD8 0D8F:0DDF
    Sinh 0D91:0DCA,0DD9,0DDA,0DDC,0DDD,0DDE 0D94:0DDF
    Brah 11005:11038 1100B:1103E 1100F:11042
    Takr 11680:116AD,116B4,116B5 11686:116B2
    Khoj 11200:1122C,11231,11233 11206:1122C 1122C:11230,11231 11240:1122E
    Sind 112B0:112E0,112E5,112E6,112E7,112E8
    Modi 11600:11639,1163A 11601:11639,1163A
    Tirh 11481:114B0 1148B:114BA 1148D:114BA 114AA:114B5,114B6
    """
}

extension ShapeRun {
  mutating func separateVowels() {
    let pairs = plan.vowelConstraints
    guard !pairs.isEmpty else { return }
    func isForbidden(_ run: borrowing ShapeRun, _ place: Int) -> Bool {
      guard let second = pairs[run.buffer.input[place].code] else { return false }
      return second.contains(run.buffer.input[place + 1].code)
    }
    func isRaI(_ run: borrowing ShapeRun, _ place: Int) -> Bool {
      // Ra, virama and i look like the vocalic r with a reph.
      let list = run.buffer.input
      return list[place].code == 0x0930 && place + 2 < run.buffer.count
        && list[place + 1].code == 0x094D && list[place + 2].code == 0x0907
    }
    let hasAny = (0..<max(buffer.count - 1, 0)).contains {
      isForbidden(self, $0) || isRaI(self, $0)
    }
    guard hasAny else { return }
    buffer.beginOutput()
    while buffer.index + 1 < buffer.count, buffer.isIntact {
      let isThree = isRaI(self, buffer.index)
      let isMatched = isThree || isForbidden(self, buffer.index)
      if isThree { buffer.next() }
      buffer.next()
      guard isMatched else { continue }
      var circle = buffer.current
      circle.code = 0x25CC
      circle.character.remove(.continuation)
      buffer.write(circle)
      buffer.next()
    }
    buffer.endOutput()
  }
}
