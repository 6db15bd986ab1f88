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
          Section("On Saturday") {
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
  private static let days: [(name: LocalizedStringKey, number: Int, isBusy: Bool)] = [
    ("Mon", 9, false), ("Tue", 10, true), ("Wed", 11, true), ("Thu", 12, false),
    ("Fri", 13, false), ("Sat", 14, true), ("Sun", 15, false),
  ]
  private static let today = 10

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Self.days, id: \.number) { day in
        let isToday = day.number == Self.today
        VStack(spacing: 4) {
          Text(day.name)
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(Color.textSecondary)
          Text(verbatim: "\(day.number)")
            .font(.system(size: 17, weight: isToday ? .bold : .regular).monospacedDigit())
            .foregroundStyle(isToday ? Color.onPrimary : .textPrimary)
            .frame(width: 36, height: 36)
            .background { if isToday { Circle().fill(Color.brandPrimary) } }
          Circle()
            .fill(Color.primaryText)
            .frame(width: 5, height: 5)
            .opacity(day.isBusy ? 1 : 0)
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
