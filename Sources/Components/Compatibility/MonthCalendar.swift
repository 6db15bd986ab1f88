import Foundation

/// The days of a month in rows of weeks, one of them chosen.
struct MonthCalendar: View {
  let date: Date

  @Environment(\.theme) private var theme
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let month = self.month
    VStack(alignment: .leading, spacing: theme.space.sm) {
      HStack(spacing: theme.space.md) {
        Text(date, format: Date.FormatStyle().month(.wide).year())
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 0)
        arrow("chevron.backward", label: "Previous month")
        arrow("chevron.forward", label: "Next month")
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2)
      {
        ForEach(month.weekdays, id: \.self) { name in
          Text(name)
            .font(.system(.caption2, weight: .semibold))
            .foregroundStyle(Color.textSecondary)
            .accessibilityHidden(true)
        }
        ForEach(Array(month.days.enumerated()), id: \.offset) { _, day in
          DayMark(day: day, isChosen: day == month.chosen)
        }
      }
    }
  }

  private func arrow(_ symbol: String, label: LocalizedStringKey) -> some View {
    Image(systemName: symbol)
      .fontWeight(.semibold)
      .foregroundStyle(Color.accentColor)
      .accessibilityHidden(true)
      .control(.button, named: "monthArrow")
      .accessibilityLabel(label)
  }

  /// Names of weekdays, and the days with `nil` before the first.
  private struct Month {
    var weekdays: [String] = []
    var days: [Int?] = []
    var chosen: Int?
  }

  private var month: Month {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    var month = Month()
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let start = calendar.firstWeekday - 1
    month.weekdays = symbols.indices.map { symbols[($0 + start) % symbols.count] }
    month.chosen = calendar.component(.day, from: date)
    guard let days = calendar.range(of: .day, in: .month, for: date),
      let first = calendar.date(
        from: calendar.dateComponents([.year, .month], from: date))
    else { return month }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    month.days = Array(repeating: nil, count: lead) + days.map { $0 }
    return month
  }
}

/// One day of a month.
private struct DayMark: View {
  let day: Int?
  let isChosen: Bool

  @Environment(\.minimumHitTarget) private var dayHeight

  var body: some View {
    if let day {
      Text(day, format: .number)
        .fontWeight(isChosen ? .semibold : nil)
        .foregroundStyle(isChosen ? Color.accentColor : .textPrimary)
        .frame(maxWidth: .infinity, minHeight: dayHeight)
        .background {
          if isChosen { Circle().fill(Color.primarySubtle) }
        }
        .control(.button, named: "day", states: isChosen ? [.selected] : [])
    } else {
      Color.clear.frame(height: dayHeight)
    }
  }
}
