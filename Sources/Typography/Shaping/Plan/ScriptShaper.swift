/// Which script's rules a run is shaped with.
enum ScriptShaper: Sendable {
  case standard, arabic, hebrew, thai, hangul, indic, khmer, myanmar, zawgyi, universal

  /// - Parameter chosen: the script tag found in the face's `GSUB`; `nil` if it has none that fits.
  init(script: FontTag, chosen: FontTag?) {
    // A face that treats the script as any other is made for plain shaping.
    let isPlain = chosen == "DFLT" || chosen == "latn"
    switch script {
    case "Arab": self = .arabic
    case "Syrc": self = chosen == "DFLT" ? .standard : .arabic
    case "Hebr": self = .hebrew
    case "Thai", "Laoo": self = .thai
    case "Hang": self = .hangul
    case "Khmr": self = .khmer
    case "Qaag": self = .zawgyi
    case "Mymr": self = isPlain || chosen == "mymr" ? .standard : .myanmar
    case "Beng", "Deva", "Gujr", "Guru", "Knda", "Mlym", "Orya", "Taml", "Telu":
      // Tags of the third generation end in 3.
      let isThird = chosen.map { $0.rawValue & 0xFF == UInt32(UInt8(ascii: "3")) } ?? false
      self = isPlain ? .standard : isThird ? .universal : .indic
    default:
      self = !isPlain && Self.universalScripts.contains(script) ? .universal : .standard
    }
  }

  /// How characters are composed before they become glyphs.
  enum Composition: Sendable {
    /// Not at all.
    case none
    /// Characters that the face has stay; what is left is composed where it can be.
    case quick
    /// Everything is taken apart first.
    case thorough
  }

  var composition: Composition {
    switch self {
    case .standard, .arabic, .hebrew, .thai: .quick
    case .hangul, .zawgyi: .none
    case .indic, .khmer, .myanmar, .universal: .thorough
    }
  }

  /// When marks lose their advances.
  enum MarkZeroing: Sendable { case never, beforePositioning, afterPositioning }

  var markZeroing: MarkZeroing {
    switch self {
    case .standard, .arabic, .hebrew, .thai: .afterPositioning
    case .myanmar, .universal: .beforePositioning
    case .indic, .khmer, .hangul, .zawgyi: .never
    }
  }

  /// Whether marks are placed by their boxes in faces without positioning.
  var placesMarksByExtents: Bool {
    switch self {
    case .standard, .arabic, .hebrew, .hangul: true
    default: false
    }
  }

  /// Whether split vowel signs stay split.
  var keepsMarksApart: Bool {
    switch self {
    case .indic, .khmer, .universal: true
    default: false
    }
  }

  /// Whether the letters of a script join as those of Arabic do.
  func joinsLetters(_ script: FontTag) -> Bool {
    self == .arabic || (self == .universal && Self.joiningScripts.contains(script))
  }

  fileprivate static let joiningScripts: [FontTag] = [
    "Adlm", "Arab", "Chrs", "Rohg", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp",
    "Sogd", "Syrc",
  ]

  /// The scripts of the Universal Shaping Engine, as they came into Unicode.
  private static let universalScripts: Set<FontTag> = [
    "Tibt", "Mong", "Sinh", "Buhd", "Hano", "Tglg", "Tagb", "Limb", "Tale", "Bugi", "Khar",
    "Sylo", "Tfng", "Bali", "Nkoo", "Phag", "Cham", "Kali", "Lepc", "Rjng", "Saur", "Sund",
    "Egyp", "Java", "Kthi", "Mtei", "Lana", "Tavt", "Batk", "Brah", "Mand", "Cakm", "Plrd",
    "Shrd", "Takr", "Dupl", "Gran", "Khoj", "Sind", "Mahj", "Mani", "Modi", "Hmng", "Phlp",
    "Sidd", "Tirh", "Ahom", "Mult", "Adlm", "Bhks", "Marc", "Newa", "Gonm", "Soyo", "Zanb",
    "Dogr", "Gong", "Rohg", "Maka", "Medf", "Sogo", "Sogd", "Elym", "Nand", "Hmnp", "Wcho",
    "Chrs", "Diak", "Kits", "Yezi", "Cpmn", "Ougr", "Tnsa", "Toto", "Vith", "Kawi", "Nagm",
    "Gara", "Gukh", "Krai", "Onao", "Sunu", "Todr", "Tutg",
  ]
}

extension Script {
  /// Whether letters of the script may join those beside a run, so that its glyphs depend on them.
  package var joinsLetters: Bool { Self.joining[Int(rawValue)] }

  private static let joining: [Bool] = {
    let joining = allCases.filter { ScriptShaper.joiningScripts.contains(FontTag($0.tag)) }
    var flags = [Bool](repeating: false, count: Int(UInt8.max) + 1)
    for script in joining { flags[Int(script.rawValue)] = true }
    return flags
  }()
}
