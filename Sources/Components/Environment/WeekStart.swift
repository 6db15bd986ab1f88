/// On which day a week begins, by region.
///
/// The regions are those of CLDR's `weekData` (the territory's `firstDay`), and the languages those
/// whose likely region is not one of Monday's. The system's calendars know the same, but differ with
/// its version and its settings.
enum WeekStart {
  /// The first day of a week where a language tag such as `en-GB` is read: 1 for Sunday to 7 for
  /// Saturday, as in `Calendar.firstWeekday`.
  static func weekday(of tag: String) -> Int {
    let parts = tag.split { $0 == "-" || $0 == "_" || $0 == "@" }
    // A script such as Cyrl may stand before the region; a region has two letters or three digits.
    for part in parts.dropFirst().prefix(2) {
      let letters = part.utf8
      if letters.count == 2 { return weekday(ofRegion: CaseMapping.uppercase(String(part))) }
      if letters.count == 3, letters.allSatisfy({ (48...57).contains($0) }) { return monday }
    }
    return weekday(ofLanguage: parts.first.map(String.init) ?? "")
  }

  private static let sunday = 1
  private static let monday = 2
  private static let friday = 6
  private static let saturday = 7

  private static func weekday(ofRegion region: String) -> Int {
    if region == "MV" { return friday }
    if contains(region, in: saturdayRegions) { return saturday }
    return contains(region, in: sundayRegions) ? sunday : monday
  }

  private static func weekday(ofLanguage language: String) -> Int {
    if language == "dv" { return friday }
    if contains(language, in: saturdayLanguages) { return saturday }
    return contains(language, in: sundayLanguages) ? sunday : monday
  }

  /// Whether a list of two-letter codes has one.
  private static func contains(_ code: String, in list: String) -> Bool {
    list.split(separator: " ").contains { $0.utf8.elementsEqual(code.utf8) }
  }

  private static let saturdayRegions = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"
  private static let saturdayLanguages = "ar fa ps"
  private static let sundayRegions =
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT "
    + "MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW"
  private static let sundayLanguages =
    "aa af am as bn dz en gn gu he hi id in is iw ja jv ki km kn ko ks lo mh ml mr mt my nd ne nr "
    + "nv om or pa pt qu sa sd sm sn ss st su ta te th ti tn ts ur ve xh zu"
}
