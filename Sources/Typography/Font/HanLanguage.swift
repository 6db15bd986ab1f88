/// The languages that write Han characters in forms of their own.
package enum HanLanguage: String, CaseIterable, Sendable {
  case japanese
  case simplifiedChinese
  case traditionalChinese
  case hongKongChinese
  case korean

  /// The language of a BCP 47 tag: `ja`, `ko`, `zh` by its script and region; `nil` for all others.
  package init?(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue", "zh", "cmn", "hak", "nan", "wuu", "gan", "hsn", "lzh":
      if rest.contains("hans") {
        self = .simplifiedChinese
      } else if rest.contains("hk") || rest.contains("mo") {
        self = .hongKongChinese
      } else if rest.contains("hant") || rest.contains("tw") {
        self = .traditionalChinese
      } else if rest.contains("cn") || rest.contains("sg") {
        self = .simplifiedChinese
      } else {
        self = parts.first == "yue" ? .hongKongChinese : .simplifiedChinese
      }
    default: return nil
    }
  }

  /// What families end in that are made for the language.
  package var suffix: String {
    switch self {
    case .japanese: "JP"
    case .simplifiedChinese: "SC"
    case .traditionalChinese: "TC"
    case .hongKongChinese: "HK"
    case .korean: "KR"
    }
  }

  /// The language whose forms do where there are none of the own.
  var relative: HanLanguage? {
    switch self {
    case .hongKongChinese: .traditionalChinese
    case .traditionalChinese: .hongKongChinese
    default: nil
    }
  }

  /// The bit of `OS/2.ulCodePageRange1` of the language's code page.
  var codePageBit: Int {
    switch self {
    case .japanese: 17
    case .simplifiedChinese: 18
    case .korean: 19
    case .traditionalChinese, .hongKongChinese: 20
    }
  }
}

/// For which languages a face draws Han characters, as it says itself.
struct HanSupport: Sendable {
  /// By its name or its `meta` table; empty where neither says.
  let declared: [HanLanguage]
  /// By its code pages.
  let codePages: [HanLanguage]

  init(names: FontNames, meta: TableView, os2: TableView) {
    let words = names.family.split(separator: " ")
    let byName = HanLanguage.allCases.filter { words.contains(Substring($0.suffix)) }
    declared = byName.isEmpty ? Self.declared(in: meta) : byName
    let bits = os2.u16(0) >= 1 && os2.count >= 86 ? os2.u32(78) : 0
    codePages = HanLanguage.allCases.filter { bits >> $0.codePageBit & 1 == 1 }
  }

  /// How well the face suits a language: 4 where it is made for it, 3 for one whose forms do, 2 where it
  /// has the code page of no other, 1 where it has several, 0 where nothing speaks for it.
  func rank(for language: HanLanguage) -> Int {
    if declared.contains(language) { return 4 }
    if let relative = language.relative, declared.contains(relative) { return 3 }
    guard declared.isEmpty, codePages.contains(language) else { return 0 }
    return Set(codePages.map(\.codePageBit)).count == 1 ? 2 : 1
  }

  /// The languages of `meta` tag `dlng`, "designed for".
  private static func declared(in meta: TableView) -> [HanLanguage] {
    let count = meta.fitting(meta.u32(12), size: 12, from: 16)
    for index in 0..<count where meta.tag(16 + index * 12) == "dlng" {
      let record = 16 + index * 12
      let bytes = meta.slice(meta.u32(record + 4), length: min(meta.u32(record + 8), 512)).copy()
      let tags = String(decoding: bytes, as: UTF8.self).split { $0 == "," || $0 == " " }
      return tags.compactMap { tag in
        switch tag {
        case "Jpan": .japanese
        case "Kore": .korean
        case "Hans": .simplifiedChinese
        case "Hant": .traditionalChinese
        case "Hant-HK": .hongKongChinese
        default: HanLanguage(String(tag))
        }
      }
    }
    return []
  }
}
