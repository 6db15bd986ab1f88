import Components

/// What is to be done this week.
struct PlantSchedule: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        NavigationBar("Schedule", displayMode: .large) {
          EmptyView()
        } trailing: {
          Button("Add a reminder", systemImage: "plus") {}.labelStyle(.iconOnly)
        }
        PlantWeek().padding(.horizontal, .md)
        List {
          Section("Today") {
            CheckmarkRow("Water the monstera", detail: "200 ml", isChecked: true)
            CheckmarkRow("Turn the ficus", isChecked: false)
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {}
              }
              .swipeActionsRevealed()
          }
          Section("Tomorrow") {
            CheckmarkRow("Feed the orchid", detail: "Half a dose", isChecked: false)
            CheckmarkRow("Mist the aloe", isChecked: false)
          }
          Section("On Friday") {
            CheckmarkRow("Water the snake plant", detail: "100 ml", isChecked: false)
            CheckmarkRow("Repot the cactus", isChecked: false)
          }
        }
      }
      .readable(680)
      PlantTabs(selection: 1)
    }
  }
}

/// The days of this week, with a dot where something is to be done.
private struct PlantWeek: View {
  /// A Tuesday.
  private static let today = 10
  private static let busyDays = [10, 11, 13]

  @Environment(\.calendar) private var calendar

  var body: some View {
    let names = WeekdayNames(calendar)
    let first = Self.today - names.index(of: 3)
    HStack(spacing: 0) {
      ForEach(0..<7) { index in
        let day = first + index
        let isToday = day == Self.today
        VStack(spacing: 4) {
          Text(names[index])
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(Color.textSecondary)
          Text(verbatim: "\(day)")
            .font(.system(size: 17, weight: isToday ? .bold : .regular).monospacedDigit())
            .foregroundStyle(isToday ? Color.onPrimary : .textPrimary)
            .frame(width: 36, height: 36)
            .background { if isToday { Circle().fill(Color.brandPrimary) } }
          Circle()
            .fill(Color.primaryText)
            .frame(width: 5, height: 5)
            .opacity(Self.busyDays.contains(day) ? 1 : 0)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, .xs)
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel("Tasks on 3 days this week")
  }
}
