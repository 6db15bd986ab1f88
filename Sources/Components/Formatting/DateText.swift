import Foundation

/// Writes moments and spans of time as a locale does, in the Gregorian calendar.
struct DateText {
  let locale: FormatLocale
  var zone: TimeZone
  var firstWeekday = 1

  init(locale: FormatLocale, zone: TimeZone, firstWeekday: Int = 1) {
    self.locale = locale
    self.zone = zone
    self.firstWeekday = firstWeekday
  }

  private func fields(_ date: Date) -> DateFields {
    DateFields(date, in: zone, firstWeekday: firstWeekday)
  }

  /// A date with the fields of a skeleton, or `nil` where the tables cannot tell how.
  func text(_ date: Date, _ skeleton: DateSkeleton) -> String? {
    if skeleton.fields.isEmpty { return "" }
    return locale.pattern(skeleton)?.text(fields(date), locale)
  }

  /// A date with the fields of a skeleton; `j` are hours as the locale counts them.
  func text(_ date: Date, _ skeleton: String) -> String {
    text(date, self.skeleton(skeleton)) ?? ""
  }

  /// A skeleton with its `j` replaced.
  func skeleton(_ text: String) -> DateSkeleton {
    DateSkeleton(String(text.map { $0 == "j" ? locale.usesTwelveHours ? "h" : "H" : $0 }))
  }

  /// A date in a pattern of its own.
  func text(_ date: Date, pattern: String) -> String? {
    DatePattern(pattern).text(fields(date), locale)
  }

  /// A span of time: what both ends share is written once.
  func text(from start: Date, to end: Date, _ skeleton: DateSkeleton) -> String? {
    guard let first = text(start, skeleton), let last = text(end, skeleton) else { return nil }
    guard first != last else { return first }
    let (from, to) = (fields(start), fields(end))
    let (date, time) = (skeleton.date, skeleton.time)
    if !date.fields.isEmpty, !time.fields.isEmpty {
      guard from.civil.daysSince1970 == to.civil.daysSince1970 else { return between(first, last) }
      guard let day = locale.pattern(date)?.text(from, locale),
        let span = text(from: start, to: end, time)
      else { return nil }
      let joined = locale.join(
        skeleton, date: DatePattern.literal(day), time: DatePattern.literal(span))
      return joined.text(from, locale)
    }
    let difference = difference(from, to, skeleton)
    var best: (distance: Int, found: DateSkeleton, pieces: String)?
    for (key, pieces) in locale.skeletons(prefix: "i/") {
      let parts = key.split(separator: "/")
      guard parts.count == 2, parts[1] == String(difference) else { continue }
      let found = DateSkeleton(String(parts[0]))
      guard let distance = skeleton.without("a").distance(to: found) else { continue }
      if distance < best?.distance ?? .max { best = (distance, found, pieces) }
    }
    guard let best else { return between(first, last) }
    let pieces = best.pieces.split(separator: "|", omittingEmptySubsequences: false)
    guard pieces.count == 2,
      let before = skeleton.widening(String(pieces[0]), of: best.found).text(from, locale),
      let behind = skeleton.widening(String(pieces[1]), of: best.found).text(to, locale)
    else { return nil }
    return before + behind
  }

  private func between(_ first: String, _ last: String) -> String {
    (locale.entry("interval") ?? "{0} – {1}").filling(first, last)
  }

  /// The largest field of a skeleton in which two moments differ.
  private func difference(
    _ from: DateFields, _ to: DateFields, _ skeleton: DateSkeleton
  ) -> Character {
    let (a, b) = (from.civil, to.civil)
    let has: (Character) -> Bool = { skeleton[$0] != nil }
    if has("y"), a.year != b.year { return "y" }
    if has("M"), a.month != b.month || a.year != b.year { return "M" }
    if has("d"), a.daysSince1970 != b.daysSince1970 { return "d" }
    if has("h"), (a.hour < 12) != (b.hour < 12) { return "a" }
    if a.hour != b.hour { return has("h") ? "h" : "H" }
    return "m"
  }
}

extension DatePattern {
  /// A pattern that is nothing but a text.
  static func literal(_ text: String) -> DatePattern {
    var pattern = DatePattern("")
    pattern.parts = [.text(text)]
    return pattern
  }
}
