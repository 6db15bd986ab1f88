// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// Apple's systems have it in Foundation, where it writes as the system does.
#if !canImport(Darwin)
  /// Writes how far a moment is from another, in the language of the picture that is being made.
  public final class RelativeDateTimeFormatter {
    /// Whether near days have names.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How long the words are.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// The language; `nil` for the picture's.
    public var locale: Locale!

    public init() {}

    /// How far `date` is from `reference`.
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      let widths: [FormatWidth] = [.wide, .wide, .short, .narrow]
      let text = RelativeDateText(
        locale: .of(locale?.identifier ?? WordSources.current.locale),
        width: widths[unitsStyle.rawValue], isNamed: dateTimeStyle == .named)
      return text.text(date, from: reference, calendar: calendar)
    }

    /// How far a length of time in seconds is from now.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: now + interval, relativeTo: now)
    }

    /// How far a length of time is from now.
    public func localizedString(from components: DateComponents) -> String {
      let now = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(
        for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
    }
  }
#endif
