import Foundation

/// Writes the distance from one moment to another, such as `in 2 hours` or `yesterday`.
struct RelativeDateText {
  let locale: FormatLocale
  var width = FormatWidth.wide
  /// Whether near days, weeks, months and years have names.
  var isNamed = false
  /// The fields that may be used, by name; `nil` for all.
  var allowed: Set<String>?

  /// The longest distance that calendars are asked for: 10,000 years, in seconds.
  private static let farthest = 315_576_000_000.0

  private static let fields: [(component: Calendar.Component, name: String)] = [
    (.year, "year"), (.month, "month"), (.weekOfMonth, "week"), (.day, "day"), (.hour, "hour"),
    (.minute, "minute"), (.second, "second"),
  ]

  func text(_ date: Date, from now: Date, calendar: Calendar) -> String {
    let (name, value) = largest(date, from: now, calendar: calendar)
    return text(value, of: name)
  }

  /// A distance of so many years, months, weeks, days, hours, minutes or seconds.
  func text(_ value: Int, of name: String) -> String {
    if isNamed, let named = locale.entry("r/\(name)", width, "/\(value)") { return named }
    let number = NumberText(locale: locale)
    let (text, written) = number.textAndPlural(DecimalNumber(value.magnitude))
    let forms = locale.entry("r/\(name)", width, value < 0 ? "/past" : "/future") ?? "{0}"
    return locale.plural(forms, for: written).filling(text)
  }

  /// The largest field in which two moments differ, and by how much.
  ///
  /// Hours and less are rounded by the field below. Days and more count the boundaries between the
  /// moments: 23 hours may be a day, or none.
  private func largest(_ date: Date, from now: Date, calendar: Calendar) -> (
    name: String, value: Int
  ) {
    let fields = Self.fields.filter { allowed?.contains($0.name) ?? true }
    guard let smallest = fields.last else { return ("second", 0) }
    let components = Set(fields.map(\.component))
    // Half a second more counts as one.
    let distance = date.timeIntervalSince(now)
    let whole = distance.isFinite ? min(max(distance.rounded(), -Self.farthest), Self.farthest) : 0
    let seconds = now.timeIntervalSince1970
    let now = seconds.magnitude < Self.farthest ? now : Date(timeIntervalSince1970: 0)
    let date = now + whole
    let values = calendar.dateComponents(components, from: now, to: date)
    let present = fields.filter { (values.value(for: $0.component) ?? 0) != 0 }
    guard let first = present.first, var value = values.value(for: first.component) else {
      return (smallest.name, values.value(for: smallest.component) ?? 0)
    }
    switch first.component {
    case .hour, .minute, .second:
      if present.count > 1, let next = values.value(for: present[1].component),
        let range = calendar.range(of: present[1].component, in: first.component, for: date),
        abs(next) * 2 >= range.count
      {
        value += next > 0 ? 1 : -1
      }
      return (first.name, value)
    default:
      guard let interval = calendar.dateInterval(of: first.component, for: now) else {
        return (first.name, value)
      }
      let start = now < date ? interval.start : interval.end - 1
      let aligned = calendar.dateComponents(components, from: start, to: date)
      for field in fields {
        if let value = aligned.value(for: field.component), value != 0 {
          return (field.name, value)
        }
      }
      return (first.name, value)
    }
  }
}
