import Synchronization

/// How one locale writes numbers, dates, measures and lists: CLDR's answer from pinned tables, the
/// same on every machine.
final class FormatLocale: Sendable {
  /// The tag of the tables that are used.
  let tag: String
  /// Whether the language asked for has tables; one without is written as English is.
  let hasData: Bool
  private let tables: [[Substring: Substring]]
  let symbols: NumberSymbols

  private init(tag: String, hasData: Bool) {
    self.tag = tag
    self.hasData = hasData
    var tables: [[Substring: Substring]] = []
    var next: String? = tag
    while let name = next, let (text, parent) = FormatData.entries(name) {
      tables.append(Self.table(of: text))
      next = parent
    }
    self.tables = tables
    func entry(_ key: String) -> String? {
      tables.lazy.compactMap { $0[Substring(key)] }.first.map(String.init)
    }
    symbols = NumberSymbols(entry)
  }

  private static func table(of text: String) -> [Substring: Substring] {
    var table: [Substring: Substring] = [:]
    let space = UInt8(ascii: " ")
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let end = line.firstIndex(of: space) else { continue }
      table[Substring(line[..<end])] = Substring(line[line.index(after: end)...])
    }
    return table
  }

  /// The value of a key.
  func entry(_ key: String) -> String? {
    let key = Substring(key)
    for table in tables {
      if let value = table[key] { return String(value) }
    }
    return nil
  }

  /// The value of a key for a width; a narrow text may be as the short one, that and the wide one as
  /// each other.
  func entry(_ stem: String, _ width: FormatWidth, _ rest: String = "") -> String? {
    for width in width.fallbacks {
      if let value = entry("\(stem)/\(width.rawValue)\(rest)") { return value }
    }
    return nil
  }

  /// A list of names, such as those of the months.
  ///
  /// - Parameters:
  ///   - key: `month`, `day`, `quarter`, `half` or `era`.
  ///   - width: `w`, `a`, `s` or `n`.
  ///   - isAlone: whether the name is shown outside a date.
  func names(_ key: String, _ width: Character, isAlone: Bool = false) -> [String] {
    let alone = isAlone ? entry("\(key)/s/\(width)") : nil
    return (alone ?? entry("\(key)/f/\(width)") ?? "").split(separator: "|").map(String.init)
  }

  /// All skeletons of dates, or of intervals, with their patterns; their order is that of the keys.
  func skeletons(prefix: String) -> [(key: String, pattern: String)] {
    var found: [String: String] = [:]
    for table in tables {
      for (key, value) in table where key.hasPrefix(prefix) {
        let name = String(key.dropFirst(prefix.count))
        if found[name] == nil { found[name] = String(value) }
      }
    }
    return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  /// Patterns of dates by skeleton.
  private let dateSkeletons = Mutex<[DateSkeleton.Available]?>(nil)

  var availableDates: [DateSkeleton.Available] {
    dateSkeletons.withLock { cached in
      if let cached { return cached }
      let all = skeletons(prefix: "s/").map {
        DateSkeleton.Available(key: $0.key, pattern: $0.pattern)
      }
      cached = all
      return all
    }
  }

  private let pluralRules = Mutex<PluralRuleSet?>(nil)

  /// The plural category of a number as it is written with ASCII digits, by the rules of the version of CLDR
  /// that the texts are of.
  func category(of written: String) -> PluralCategory {
    pluralRules.withLock { cached in
      if let cached { return cached }
      let rules = PluralCategory.allCases.compactMap { category in
        entry("rule/\(category.rawValue)").map { rule in
          let condition = rule.replacing(" mod ", with: " % ").replacing(" not in ", with: " != ")
            .replacing(" in ", with: " = ")
          return "\(category.rawValue) \(condition)"
        }
      }
      let set = PluralRuleSet(rules.joined(separator: "; "))
      cached = set
      return set
    }.category(of: written)
  }

  /// The form of a text for a number.
  func plural(_ forms: String, for written: String) -> String {
    var parts = forms.split(separator: "|", omittingEmptySubsequences: false)
    let other = String(parts.removeFirst())
    guard !parts.isEmpty else { return other }
    let prefix = category(of: written).rawValue + "="
    return parts.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.utf8.count)) }
      ?? other
  }
}

/// How much room a text takes.
enum FormatWidth: String {
  case wide = "w"
  case short = "s"
  case narrow = "n"

  /// The widths to look under.
  var fallbacks: [FormatWidth] {
    switch self {
    case .wide: [.wide, .short]
    case .short: [.short, .wide]
    case .narrow: [.narrow, .short, .wide]
    }
  }
}

extension FormatLocale {
  private static let known = Mutex<[String: FormatLocale]>([:])

  /// The locale of a BCP 47 tag; languages without tables are written as English is.
  static func of(_ identifier: String) -> FormatLocale {
    known.withLock { known in
      if let locale = known[identifier] { return locale }
      let (tag, hasData) = resolved(identifier)
      // One table for all names of a locale, and a bound for hostile lists of names.
      let key = hasData ? tag : "?"
      let locale = known[key] ?? FormatLocale(tag: tag, hasData: hasData)
      known[key] = locale
      if known.count < 256 { known[identifier] = locale }
      return locale
    }
  }

  /// The tag of the tables for an identifier.
  private static func resolved(_ identifier: String) -> (tag: String, hasData: Bool) {
    let tags = FormatData.locales.split(separator: " ").map(String.init)
    let subtags = LocaleTag.normalized(identifier).split(separator: "-").map(String.init)
    let language = subtags.first ?? "en"
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }
    let region = subtags.dropFirst().first { (2...3).contains($0.utf8.count) }
    // Pseudo-locales are English.
    if region == "xa" || region == "xb" { return ("en", true) }
    var wanted: [String] = []
    var stem = language
    if language == "zh" {
      let isTraditional =
        script == "hant" || (script == nil && ["tw", "hk", "mo"].contains(region))
      stem = isTraditional ? "zh-hant" : "zh-hans"
      if isTraditional, region == "mo" { wanted.append("zh-hant-hk") }
    }
    if let region {
      wanted.insert("\(stem)-\(region)", at: 0)
      // Regions whose language is not that of its main country (CLDR's parent locales).
      switch (language, region) {
      case ("en", "us"), ("en", "as"), ("en", "gu"), ("en", "mp"), ("en", "ph"), ("en", "pr"),
        ("en", "um"), ("en", "vi"), ("es", "es"), ("es", "ea"), ("es", "gq"), ("es", "ic"),
        ("es", "ph"), ("pt", "br"):
        break
      case ("en", _): wanted.append("en-001")
      case ("es", _): wanted.append("es-419")
      case ("pt", _): wanted.append("pt-PT")
      default: break
      }
    }
    wanted.append(stem)
    for name in wanted {
      let name = name.lowercased()
      if let tag = tags.first(where: { $0.lowercased() == name }) { return (tag, true) }
    }
    return ("en", false)
  }

  /// The languages that have tables.
  static var languages: [String] {
    FormatData.locales.split(separator: " ").map(String.init).filter {
      FormatData.entries($0)?.parent == nil
    }
  }
}
