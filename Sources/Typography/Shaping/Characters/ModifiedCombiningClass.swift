/// Combining classes changed so that sorting by them gives the order fonts expect.
///
/// Unicode's fixed classes of Hebrew and Arabic points (10–36) put points in an order no font is
/// built for: the SBL Hebrew order has the letter's own dots first, then vowels, then accents; in
/// Arabic a shadda comes before the vowel on it. Only the order matters, so the numbers of each
/// script are permuted.
enum ModifiedCombiningClass {
  static let sheva: UInt8 = 22
  static let hiriq: UInt8 = 23
  static let patah: UInt8 = 20
  static let qamats: UInt8 = 21
  static let meteg: UInt8 = 25
  static let varika: UInt8 = 26
  static let below: UInt8 = 220
  static let above: UInt8 = 230

  static func value(of scalar: UInt32, unicode: UInt8) -> UInt8 {
    switch scalar {
    // The Tai Tham sakot and the Tibetan padma come last, the tsa-phru before vowel signs.
    case 0x1A60, 0x0FC6: return 254
    case 0x0F39: return 127
    default: break
    }
    switch unicode {
    case 10...26: return hebrew[Int(unicode) - 10]
    case 27...32: return unicode + 1
    case 33: return 27
    // Telugu length marks come before the virama, Thai sara u before phinthu.
    case 84: return 4
    case 91: return 5
    case 103: return 3
    // Tibetan: vowel signs u before i.
    case 130: return 132
    case 132: return 131
    default: return unicode
    }
  }

  /// For the classes 10 (sheva) to 26 (varika).
  private static let hebrew: [UInt8] = [
    sheva, 15, 16, 17, hiriq, 18, 19, patah, qamats, 14, 24, 12, meteg, 13, 10, 11, varika,
  ]
}
