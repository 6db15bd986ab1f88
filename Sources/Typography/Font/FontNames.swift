/// The names of a face (`name` table), in English where the table has it.
package struct FontNames: Equatable, Sendable {
  /// The typographic family, such as `Inter`.
  package var family: String
  /// The family as programs with four styles know it, such as `Inter Semi Bold`.
  package var legacyFamily: String
  /// The style within the family, such as `Semi Bold`.
  package var style: String
  package var full: String
  package var postScript: String

  init(_ table: TableView) {
    family = Self.name(16, in: table) ?? Self.name(1, in: table) ?? ""
    legacyFamily = Self.name(1, in: table) ?? family
    style = Self.name(17, in: table) ?? Self.name(2, in: table) ?? ""
    full = Self.name(4, in: table) ?? ""
    postScript = Self.name(6, in: table) ?? ""
  }

  /// The text of one name: Windows or Unicode records first (UTF-16), then Macintosh Roman ones.
  static func name(_ identifier: Int, in table: TableView) -> String? {
    let count = table.fitting(table.u16(2), size: 12, from: 6)
    let storage = table.table16(4)
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = 6 + index * 12
      guard table.u16(record + 6) == identifier,
        let rank = rank(platform: table.u16(record), language: table.u16(record + 4)),
        rank < best?.rank ?? Int.max
      else { continue }
      let bytes = storage.slice(table.u16(record + 10), length: min(table.u16(record + 8), 512))
      best = (rank, text(bytes, isUTF16: table.u16(record) != 1))
    }
    return best?.text
  }

  private static func rank(platform: Int, language: Int) -> Int? {
    switch (platform, language) {
    case (3, 0x409): 0
    case (0, _): 1
    case (3, let language) where language & 0x3FF == 9: 2
    case (1, 0): 3
    case (3, _): 4
    default: nil
    }
  }

  private static func text(_ bytes: TableView, isUTF16: Bool) -> String {
    var units: [UInt16] = []
    for offset in stride(from: 0, to: bytes.count, by: isUTF16 ? 2 : 1) {
      let unit = isUTF16 ? bytes.u16(offset) : bytes.u8(offset)
      // Macintosh Roman agrees with ASCII, and no family name here needs more.
      units.append(isUTF16 || unit < 0x80 ? UInt16(unit) : 0xFFFD)
    }
    // Nearly all names are ASCII; decoding UTF-16 makes the library look up types, which is slow at the start of a program.
    return units.contains { $0 >= 0x80 }
      ? String(decoding: units, as: UTF16.self)
      : String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}
