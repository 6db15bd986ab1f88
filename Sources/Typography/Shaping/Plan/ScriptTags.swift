/// From ISO 15924 script codes to what layout tables call them.
enum ScriptTags {
  /// The tags to look for, best first.
  static func openTypeTags(of script: FontTag) -> [FontTag] {
    if let tags = special[script] { return tags }
    // `Latn` is `latn`: the first letter in lower case.
    return [FontTag(script.rawValue | 0x2000_0000)]
  }

  /// Scripts whose OpenType tag is not their code, and those with a second generation of tags.
  private static let special: [FontTag: [FontTag]] = [
    "Hira": ["kana"], "Laoo": ["lao "], "Yiii": ["yi  "], "Nkoo": ["nko "], "Vaii": ["vai "],
    "Beng": ["bng3", "bng2", "beng"], "Deva": ["dev3", "dev2", "deva"],
    "Gujr": ["gjr3", "gjr2", "gujr"], "Guru": ["gur3", "gur2", "guru"],
    "Knda": ["knd3", "knd2", "knda"], "Mlym": ["mlm3", "mlm2", "mlym"],
    "Orya": ["ory3", "ory2", "orya"], "Taml": ["tml3", "tml2", "taml"],
    "Telu": ["tel3", "tel2", "telu"], "Mymr": ["mym2", "mymr"],
  ]

  /// The direction a script's glyphs are shaped in; `nil` for scripts written both ways.
  static func direction(of script: FontTag) -> ShapeRequest.Direction? {
    if bothWays.contains(script) { return nil }
    return rightToLeft.contains(script) ? .rightToLeft : .leftToRight
  }

  private static let bothWays: Set<FontTag> = ["Hung", "Ital", "Runr", "Tfng"]

  private static let rightToLeft: Set<FontTag> = [
    "Arab", "Hebr", "Syrc", "Thaa", "Cprt", "Khar", "Phnx", "Nkoo", "Lydi", "Avst", "Armi",
    "Phli", "Prti", "Sarb", "Orkh", "Samr", "Mand", "Merc", "Mero", "Mani", "Mend", "Nbat",
    "Narb", "Palm", "Phlp", "Hatr", "Adlm", "Rohg", "Sogo", "Sogd", "Elym", "Chrs", "Yezi",
    "Ougr", "Gara",
  ]
}
