/// Which freely licensed fonts have the characters of a script, for advice: Noto, by Debian's packages.
package enum NotoFonts {
  /// The family and package for a script, such as "Noto Sans Thai (fonts-noto-core)".
  ///
  /// - Parameter language: tells the Han fonts of Japan, China, Taiwan and Korea apart.
  package static func set(for script: Script, language: String = "") -> String {
    switch script {
    case .han, .bopomofo: "Noto Sans CJK \(HanLanguage(language)?.suffix ?? "JP") (fonts-noto-cjk)"
    case .hiragana, .katakana: "Noto Sans CJK JP (fonts-noto-cjk)"
    case .hangul: "Noto Sans CJK KR (fonts-noto-cjk)"
    case .common, .inherited, .unknown, .braille:
      "Noto Sans Symbols2, Noto Sans Symbols or Noto Sans Math (fonts-noto-core)"
    case .latin, .greek, .cyrillic: "Noto Sans (fonts-noto-core)"
    case .meroiticCursive, .meroiticHieroglyphs: "Noto Sans Meroitic (fonts-noto-core)"
    default:
      if names[script] == nil, later.contains(script) {
        "a font of the script \(script.englishName)"
      } else {
        "\(names[script] ?? "Noto Sans \(script.englishName)") (fonts-noto-core)"
      }
    }
  }

  /// The families that are not called after the script as Unicode calls it.
  private static let names: [Script: String] = [
    .ahom: "Noto Serif Ahom", .dogra: "Noto Serif Dogra", .nko: "Noto Sans NKo",
    .nyiakengPuachueHmong: "Noto Serif Hmong Nyiakeng", .phagsPa: "Noto Sans PhagsPa",
    .signwriting: "Noto Sans SignWriting", .tangut: "Noto Serif Tangut",
    .tibetan: "Noto Serif Tibetan", .yezidi: "Noto Serif Yezidi",
  ]

  /// The scripts whose Noto fonts, if there are any, are in no package yet.
  private static let later: Set<Script> = [
    .chorasmian, .cyproMinoan, .divesAkuru, .kawi, .khitanSmallScript, .makasar, .nagMundari,
    .nandinagari, .oldUyghur, .tangsa, .toto, .vithkuqi,
  ]
}

extension Script {
  /// The script's name in English, such as "Old Italic".
  package var englishName: String {
    "\(self)".reduce(into: "") { name, letter in
      if name.isEmpty {
        name += letter.uppercased()
      } else {
        if letter.isUppercase { name += " " }
        name.append(letter)
      }
    }
  }

  /// The script of the first character of a grapheme that belongs to one.
  package init(ofGrapheme grapheme: String) {
    let scripts = grapheme.unicodeScalars.lazy.map { UnicodeData.script(of: $0.value) }
    self = scripts.first { $0 != .common && $0 != .inherited } ?? scripts.first ?? .common
  }
}
