public import Foundation

/// A choice of several days, shown as the calendar of the month of the first one.
public struct MultiDatePicker<Label: View>: View {
  private let days: Set<DateComponents>
  private let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    days = selection.wrappedValue
    self.label = label()
  }

  /// A picker whose range the picture does not show.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  @Environment(\.calendar) private var calendar
  @Environment(\.currentDate) private var now

  public var body: some View {
    let first = days.compactMap { calendar.date(from: $0) }.min() ?? now
    DatePicker(
      selection: .constant(first), displayedComponents: .date, label: { label }
    )
    .datePickerStyle(.graphical)
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, label: { Text(titleKey) })
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, label: { Text(titleKey) })
  }
}
