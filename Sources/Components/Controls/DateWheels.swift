/// A wheel for each part of a date, in the order of its language.
struct DateWheels: View {
  let date: CivilDate
  let words: DateWords
  let components: DatePickerComponents

  var body: some View {
    Wheels {
      if components.contains(.date) {
        if words.beginsWithMonth {
          month
          day
        } else {
          day
          month
        }
        column { $0 + date.year }
      }
      if components.contains(.hourAndMinute) {
        // Hours and minutes are in this order in every script.
        HStack(spacing: 0) {
          hour
          column({ (date.minute + $0 + 60) % 60 }, text: { words.number($0, digits: 2) })
          if words.usesTwelveHours { halfOfDay }
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
  }

  private var month: some View {
    let months = words.months
    return column({ (date.month + $0 + 11) % 12 }, text: { months[$0 % months.count] })
  }

  private var day: some View {
    let days = date.daysInMonth
    return column { (date.day + $0 - 1 + days) % days + 1 }
  }

  @ViewBuilder private var hour: some View {
    if words.usesTwelveHours {
      column { (date.hour + $0 + 23) % 12 + 1 }
    } else {
      column({ (date.hour + $0 + 24) % 24 }, text: { words.number($0, digits: 2) })
    }
  }

  /// Two values do not repeat.
  private var halfOfDay: some View {
    let names = words.halves
    return WheelColumn(
      values: turns.map { turn in
        let index = (date.hour < 12 ? 0 : 1) + turn
        return names.indices.contains(index) ? AnyView(Text(verbatim: names[index])) : nil
      })
  }

  private var turns: ClosedRange<Int> { -WheelColumn.reach...WheelColumn.reach }

  /// A wheel of the numbers that are a number of turns from the chosen one.
  private func column(
    _ number: (Int) -> Int, text: ((Int) -> String)? = nil
  ) -> WheelColumn {
    WheelColumn(
      values: turns.map { turn in
        let value = number(turn)
        return AnyView(Text(verbatim: text?(value) ?? words.number(value)).monospacedDigit())
      })
  }
}
