import Foundation

/// The form in which Foundation's styles of dates encode the fields that they show.
private struct EncodedDateStyle: Decodable {
  let symbols: [String: String]?
  let formatPattern: String?
}

/// The fields of a style of dates.
private struct DateStyleFields {
  var skeleton: DateSkeleton
  /// Whether hours are shown without the half of the day.
  var dropsHalf = false

  /// The names under which a style encodes its fields, in the order of a skeleton.
  private static let names = [
    "era", "year", "quarter", "standaloneQuarter", "month", "standaloneMonth", "day", "dayOfYear",
    "weekday", "standaloneWeekday", "hour", "minute", "second", "secondFraction", "timeZoneSymbol",
  ]

  /// - Returns: `nil` where the style has a field that the tables do not know.
  init?(_ symbols: [String: String], _ locale: FormatLocale) {
    guard symbols.allSatisfy({ Self.names.contains($0.key) }) else { return nil }
    var fields: [DateSkeleton.Field] = []
    for name in Self.names {
      guard let symbol = symbols[name], let letter = symbol.first else { continue }
      if name == "hour" {
        guard letter == "j" || letter == "J" else { return nil }
        let count = symbol.count
        fields.append(
          .init(letter: locale.usesTwelveHours ? "h" : "H", count: count % 2 == 0 ? 2 : 1))
        // Two, four and six letters are two digits; the pairs tell the width of the half.
        if letter == "j", locale.usesTwelveHours {
          fields.append(.init(letter: "a", count: [3, 4, 5][min((count - 1) / 2, 2)]))
        }
        dropsHalf = letter == "J"
      } else {
        guard !"gFUA".contains(letter) else { return nil }
        fields.append(.init(letter: DateSkeleton.canonical(letter), count: symbol.count))
      }
    }
    skeleton = DateSkeleton(fields: fields)
  }
}

extension DateText {
  fileprivate func text(_ date: Date, _ fields: DateStyleFields) -> String? {
    guard fields.dropsHalf, var pattern = locale.pattern(fields.skeleton) else {
      return text(date, fields.skeleton)
    }
    pattern.dropHalf()
    return pattern.text(DateFields(date, in: zone, firstWeekday: firstWeekday), locale)
  }
}

extension DatePattern {
  /// Takes the half of the day away, with the space beside it.
  fileprivate mutating func dropHalf() {
    guard
      let index = parts.firstIndex(where: {
        if case .field(let letter, _) = $0 { letter == "a" || letter == "B" } else { false }
      })
    else { return }
    parts.remove(at: index)
    for place in [index - 1, index] where parts.indices.contains(place) {
      guard case .text(let text) = parts[place], text.allSatisfy(\.isWhitespace) else { continue }
      parts.remove(at: place)
      return
    }
  }
}

extension Date.FormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let date = value as? Date, let dates = context.dates,
      let symbols = EncodedStyle.options(of: self, as: EncodedDateStyle.self)?.symbols,
      let fields = DateStyleFields(symbols, context.locale)
    else { return nil }
    return dates.text(date, fields)
  }
}

extension Date.VerbatimFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let date = value as? Date,
      calendar.identifier == .gregorian || calendar.identifier == .iso8601,
      let pattern = EncodedStyle.options(of: self, as: EncodedDateStyle.self)?.formatPattern
    else { return nil }
    return DateText(
      locale: context.locale, zone: timeZone, firstWeekday: context.environment.firstWeekday
    ).text(date, pattern: pattern)
  }
}

extension Date.IntervalFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let dates = context.dates, let span = value as? Range<Date>,
      let symbols = EncodedStyle.options(of: self, as: EncodedDateStyle.self)?.symbols,
      let fields = DateStyleFields(symbols, context.locale), !fields.dropsHalf
    else { return nil }
    return dates.text(from: span.lowerBound, to: span.upperBound, fields.skeleton)
  }
}

/// The options of a style of distances in time.
private struct EncodedRelativeStyle: Decodable {
  struct Choice: Decodable { let option: Int }

  let presentation: Choice?
  let unitsStyle: Choice?
  let allowedFields: [Choice]?

  /// Foundation's fields, by their number.
  private static let fields = ["second", "minute", "hour", "day", "week", "month", "year"]

  func text(_ date: Date, from now: Date, _ context: FormatContext) -> String? {
    guard context.environment.hasGregorianCalendar else { return nil }
    // Spelling numbers out needs rules that are not in the tables.
    guard unitsStyle?.option != 1 else { return nil }
    let numbers = allowedFields?.map(\.option) ?? Array(Self.fields.indices)
    let text = RelativeDateText(
      locale: context.locale,
      width: [.wide, .wide, .short, .narrow][min(max(unitsStyle?.option ?? 0, 0), 3)],
      isNamed: presentation?.option == 1,
      allowed: Set(numbers.filter(Self.fields.indices.contains).map { Self.fields[$0] }))
    return text.text(date, from: now, calendar: context.environment.calendar)
  }
}

extension Date.RelativeFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let date = value as? Date else { return nil }
    return EncodedStyle.options(of: self, as: EncodedRelativeStyle.self)?
      .text(date, from: context.environment.currentDate, context)
  }
}

private struct EncodedAnchoredStyle: Decodable {
  let innerStyle: EncodedRelativeStyle
}

extension Date.AnchoredRelativeFormatStyle: PinnedFormatStyle {
  func text(of value: Any, in context: FormatContext) -> String? {
    guard let date = value as? Date else { return nil }
    return EncodedStyle.options(of: self, as: EncodedAnchoredStyle.self)?.innerStyle.text(
      anchor, from: date, context)
  }
}
