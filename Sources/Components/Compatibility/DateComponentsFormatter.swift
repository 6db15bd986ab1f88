public import Foundation

// Apple's systems have it in Foundation; elsewhere Foundation has a name for it that nobody can use.
#if !canImport(Darwin)
  /// Writes lengths of time, in the language of the picture that is being made.
  public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long the words are: `9:41:30`, `9h 41m`, `9hr 41min`, `9 hr, 41 min`, `9 hours, 41 minutes`.
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }

    /// Which units without an amount are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Leading ones are left out of a clock, and all of them elsewhere.
      public static let `default` = Self(rawValue: 1)
      public static let dropLeading = Self(rawValue: 2)
      public static let dropMiddle = Self(rawValue: 4)
      public static let dropTrailing = Self(rawValue: 8)
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All are written.
      public static let pad = Self(rawValue: 65_536)
    }

    public var unitsStyle = UnitsStyle.positional
    /// The units that may be written; none means all from years to seconds.
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 is without limit.
    public var maximumUnitCount = 0
    public var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// Where lengths begin, by which months and years have their days.
    public var referenceDate: Date?
    /// Nothing changes but a note in the report: whole units are written.
    public var allowsFractionalUnits = false
    /// Nothing changes but a note in the report: the largest unit stays.
    public var collapsesLargestUnit = false
    /// `About` before the words.
    public var includesApproximationPhrase = false
    /// `remaining` after the words.
    public var includesTimeRemainingPhrase = false
    /// Nothing changes: words have the same case everywhere.
    public var formattingContext = Context.unknown

    private typealias Part = (amount: Int, unit: String)
    private static let units: [(NSCalendar.Unit, Calendar.Component, String)] = [
      (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
      (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
      (.second, .second, "second"),
    ]

    public override func string(for obj: Any?) -> String? {
      switch obj {
      case let interval as TimeInterval: string(from: interval)
      case let components as DateComponents: string(from: components)
      default: nil
      }
    }

    /// A length in seconds; `nil` for one that is no number.
    public func string(from interval: TimeInterval) -> String? {
      guard interval.isFinite else { return nil }
      return string(from: start, to: start + min(max(interval, -1e11), 1e11))
    }

    /// Amounts of units, of which too large ones make larger units.
    public func string(from components: DateComponents) -> String? {
      reckoning.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// How far two moments are apart.
    public func string(from startDate: Date, to endDate: Date) -> String? {
      let allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }
      let found = reckoning.dateComponents(Set(allowed.map(\.1)), from: startDate, to: endDate)
      var parts = shown(allowed.map { (found.value(for: $0.1) ?? 0, $0.2) })
      if allowsFractionalUnits || collapsesLargestUnit {
        PictureGaps.note("lengths of time have whole units, and their largest unit stays")
      }
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let locale = FormatLocale.of(WordSources.current.locale)
      return phrase(unitsStyle == .positional ? clock(parts, locale) : words(parts, locale))
    }

    /// Amounts of units in a style.
    public class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The calendar, without the hours that a zone leaves out in spring.
    private var reckoning: Calendar {
      var calendar = calendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }

    /// The parts without those zeros that are left out; the last is left where nothing else is.
    private func shown(_ parts: [Part]) -> [Part] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.pad) || behavior.isEmpty { return parts }
      if behavior.contains(.default) {
        behavior = unitsStyle == .positional ? .dropLeading : .dropAll
      }
      guard let first = parts.firstIndex(where: { $0.amount != 0 }),
        let last = parts.lastIndex(where: { $0.amount != 0 })
      else { return parts.suffix(1) }
      return parts.indices.filter { index in
        parts[index].amount != 0
          || !behavior.contains(
            index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
      }.map { parts[$0] }
    }

    /// Hours, minutes and seconds with colons; larger units are written before them.
    private func clock(_ parts: [Part], _ locale: FormatLocale) -> String {
      let isTime: (Part) -> Bool = { ["hour", "minute", "second"].contains($0.unit) }
      let time = parts.filter(isTime)
      let larger = parts.filter { !isTime($0) }.map { amount($0, .narrow, locale) }
      guard !time.isEmpty else { return larger.joined(separator: " ") }
      let clock = DurationText.clock(
        time.map { Double($0.amount) }, padding: nil, decimals: 0, locale)
      return (larger + [clock]).joined(separator: " ")
    }

    private func words(_ parts: [Part], _ locale: FormatLocale) -> String {
      let width: FormatWidth =
        switch unitsStyle {
        case .abbreviated: .narrow
        case .short, .brief: .short
        default: .wide
        }
      if unitsStyle == .spellOut {
        PictureGaps.note("numbers of lengths of time are not spelled out")
      }
      let texts = parts.enumerated().map { index, part in
        // The sign is that of the whole and is written once.
        let text = amount(index == 0 ? part : (abs(part.amount), part.unit), width, locale)
        return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
      }
      return ListText.text(
        texts, kind: "unit", unitsStyle == .brief ? .narrow : width, locale)
    }

    private func amount(_ part: Part, _ width: FormatWidth, _ locale: FormatLocale) -> String {
      MeasureText.text(
        DecimalNumber(part.amount), unit: "duration-\(part.unit)", width,
        number: NumberText(locale: locale)) ?? "\(part.amount)"
    }

    private func phrase(_ text: String) -> String {
      let isPlain = !includesApproximationPhrase && !includesTimeRemainingPhrase
      guard !isPlain else { return text }
      if !WordSources.current.locale.hasPrefix("en") {
        PictureGaps.note("“About” and “remaining” of lengths of time are in English")
      }
      return (includesApproximationPhrase ? "About " : "") + text
        + (includesTimeRemainingPhrase ? " remaining" : "")
    }
  }
#endif
