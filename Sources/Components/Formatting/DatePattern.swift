import Foundation

/// A moment, taken apart in a time zone.
struct DateFields {
  let civil: CivilDate
  let second: Int
  /// Billionths of a second.
  let nanosecond: Int
  /// Seconds east of Greenwich.
  let offset: Int
  let zone: TimeZone
  /// The first day of a week, 1 for Sunday to 7 for Saturday.
  let firstWeekday: Int

  /// Only the offset of a named zone is asked of the machine; the calendar is Gregorian.
  init(_ date: Date, in zone: TimeZone, firstWeekday: Int = 1) {
    let date = CivilDate.kept(date)
    let kept = date.timeIntervalSince1970
    let offset = zone.secondsFromGMT(for: date)
    civil = CivilDate(date, secondsFromGMT: offset)
    let whole = kept.rounded(.down)
    let seconds = (Int(whole) + offset) % 60
    second = seconds < 0 ? seconds + 60 : seconds
    nanosecond = min(Int((kept - whole) * 1e9), 999_999_999)
    self.offset = offset
    self.zone = zone
    self.firstWeekday = firstWeekday
  }
}

/// A pattern of dates such as `d. MMMM y 'um' HH:mm` (UTS #35, Date Field Symbols).
struct DatePattern {
  enum Part: Equatable {
    case text(String)
    /// A letter and how often it is repeated.
    case field(Character, Int)
  }

  var parts: [Part] = []

  init(_ text: String) {
    var isQuoted = false
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      if character == "'" {
        if characters.first == "'" {
          characters.removeFirst()
          add("'")
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        var count = 1
        while characters.first == character {
          characters.removeFirst()
          count += 1
        }
        parts.append(.field(character, count))
      } else {
        add(String(character))
      }
    }
  }

  private mutating func add(_ text: String) {
    if case .text(let last)? = parts.last {
      parts[parts.count - 1] = .text(last + text)
    } else {
      parts.append(.text(text))
    }
  }

  /// The date in the pattern, or `nil` where a field of it is not known here.
  func text(_ date: DateFields, _ locale: FormatLocale) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .field(let letter, let count):
        guard let text = Self.field(letter, count, date, locale) else { return nil }
        result += text
      }
    }
    return result
  }

  /// The width of a name by how often its letter is repeated.
  private static func width(_ count: Int) -> Character {
    count <= 3 ? "a" : count == 4 ? "w" : count == 5 ? "n" : "s"
  }

  private static func field(
    _ letter: Character, _ count: Int, _ date: DateFields, _ locale: FormatLocale
  ) -> String? {
    let civil = date.civil
    func number(_ value: Int, _ least: Int = 1) -> String {
      let text = "\(value)"
      let zeros = String(repeating: "0", count: max(least - text.utf8.count, 0))
      return locale.symbols.localized(zeros + text)
    }
    func name(_ key: String, _ index: Int, isAlone: Bool = false) -> String? {
      let names = locale.names(key, width(count), isAlone: isAlone)
      return names.indices.contains(index) ? names[index] : nil
    }
    switch letter {
    case "G": return name("era", 1)
    case "y" where count == 2: return number(civil.year % 100, 2)
    case "y", "u", "r": return number(civil.year, count)
    case "Q", "q":
      let quarter = (civil.month - 1) / 3
      return count < 3
        ? number(quarter + 1, count) : name("quarter", quarter, isAlone: letter == "q")
    case "M", "L":
      return count < 3
        ? number(civil.month, count) : name("month", civil.month - 1, isAlone: letter == "L")
    case "d": return number(civil.day, count)
    case "D":
      let first = CivilDate(year: civil.year, month: 1, day: 1).daysSince1970
      return number(civil.daysSince1970 - first + 1, count)
    case "E": return name("day", civil.weekday)
    case "e", "c":
      let day = (civil.weekday - (date.firstWeekday - 1) + 7) % 7 + 1
      return count < 3 ? number(day, count) : name("day", civil.weekday, isAlone: letter == "c")
    case "a", "b": return name("half", civil.hour < 12 ? 0 : 1)
    case "B":
      return locale.dayPeriod(
        secondOfDay: (civil.hour * 60 + civil.minute) * 60 + date.second, width(count))
        ?? name("half", civil.hour < 12 ? 0 : 1)
    case "h": return number((civil.hour + 11) % 12 + 1, count)
    case "H": return number(civil.hour, count)
    case "K": return number(civil.hour % 12, count)
    case "k": return number((civil.hour + 23) % 24 + 1, count)
    case "m": return number(civil.minute, count)
    case "s": return number(date.second, count)
    case "S":
      let digits = String(String(date.nanosecond + 1_000_000_000).dropFirst().prefix(count))
      return locale.symbols.localized(digits + String(repeating: "0", count: max(count - 9, 0)))
    case "z", "v", "V", "O", "Z", "x", "X": return zone(letter, count, date, locale)
    default: return nil
    }
  }

  /// The zone as its distance from Greenwich; only its identifier is a name.
  private static func zone(
    _ letter: Character, _ count: Int, _ date: DateFields, _ locale: FormatLocale
  ) -> String {
    if letter == "V", count == 2 { return date.zone.identifier }
    let minutes = abs(date.offset) / 60
    let sign = date.offset < 0 ? "-" : "+"
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let isISO = letter == "x" || letter == "X" || (letter == "Z" && count != 4)
    if isISO {
      if date.offset == 0, letter == "X" || (letter == "Z" && count == 5) { return "Z" }
      let colon = count == 5 || count == 3 ? ":" : ""
      return "\(sign)\(two(minutes / 60))\(colon)\(two(minutes % 60))"
    }
    let pattern = locale.entry("gmt") ?? "GMT{0}"
    guard date.offset != 0 else { return pattern.filling("").trimmingCharacters(in: .whitespaces) }
    let isLong = count >= 4
    let hours = isLong ? two(minutes / 60) : "\(minutes / 60)"
    let rest = isLong || minutes % 60 > 0 ? ":\(two(minutes % 60))" : ""
    return pattern.filling(sign + locale.symbols.localized(hours + rest))
  }
}

extension FormatLocale {
  /// The name of a part of the day such as "in the morning"; `nil` where the language has none.
  fileprivate func dayPeriod(secondOfDay: Int, _ width: Character) -> String? {
    /// The parts of an entry such as `midnight=0|morning1=18000-28800`.
    func pairs(_ key: String) -> [(name: Substring, value: Substring)] {
      (entry(key) ?? "").split(separator: "|").compactMap { part in
        guard let sign = part.firstIndex(of: "=") else { return nil }
        return (part[..<sign], part[part.index(after: sign)...])
      }
    }
    let period = pairs("period/times").first { _, times in
      let ends = times.split(separator: "-").compactMap { Int($0) }
      guard let start = ends.first else { return false }
      guard ends.count == 2 else { return secondOfDay == start }
      // Nights may begin before midnight and end behind it.
      return start < ends[1]
        ? (start..<ends[1]).contains(secondOfDay) : secondOfDay >= start || secondOfDay < ends[1]
    }
    guard let period else { return nil }
    return pairs("period/\(width)").first { $0.name == period.name }.map { String($0.value) }
  }
}
