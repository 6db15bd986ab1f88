import Components

/// The habits of today.
struct HabitHome: View {
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HabitBackdrop(selection: 0) {
      header.padding(.bottom, .xxs)
      streak
      LazyVGrid(columns: columns, spacing: 12) {
        HabitCard(
          "Drink a glass of water", detail: "Every morning", systemImage: "drop.fill",
          color: .cyan, isDone: true)
        HabitCard(
          "Walk 6,000 steps", detail: "Every day", systemImage: "figure.walk", color: .green,
          isDone: true)
        HabitCard(
          "Stretch for five minutes", detail: "After waking up", systemImage: "sun.max.fill",
          color: .orange, isDone: true)
        HabitCard(
          "Read ten pages", detail: "Before bed", systemImage: "book.fill", color: .purple,
          isDone: false)
        HabitCard(
          "Call a friend", detail: "Once a week", systemImage: "phone.fill", color: .pink,
          isDone: false)
      }
    }
  }

  private var columns: [GridItem] {
    let count = widthClass == .regular && !typeSize.isAccessibilitySize ? 2 : 1
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
  }

  private var header: some View {
    AdaptiveRow {
      VStack(alignment: .leading, spacing: 4) {
        Text("Good morning").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Text("3 of 5 done today").foregroundStyle(Color.textSecondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Add a habit", systemImage: "plus") {}
        .labelStyle(.iconOnly)
        .buttonStyle(.filled)
        .buttonBorderShape(.circle)
    }
  }

  private var streak: some View {
    GlassCard(material: .thick) {
      VStack(alignment: .leading, spacing: 16) {
        AdaptiveRow {
          ProgressView(value: 0.6)
            .progressViewStyle(.circular)
            .overlay {
              Image(systemName: "flame.fill")
                .font(.system(size: 16))
                .foregroundStyle(Color.orange)
                .accessibilityHidden(true)
            }
          VStack(alignment: .leading, spacing: 4) {
            Text("12 day streak").font(.headline)
            Text("Your longest is 30 days.").font(.subheadline)
              .foregroundStyle(Color.textSecondary)
          }
        }
        HabitWeek()
      }
    }
  }
}

/// The days of this week, those that were kept with a check mark.
private struct HabitWeek: View {
  /// A Friday, as the calendar numbers the days of the week.
  private static let today = 6

  @Environment(\.calendar) private var calendar

  var body: some View {
    let names = WeekdayNames(calendar)
    let today = names.index(of: Self.today)
    HStack(spacing: 0) {
      ForEach(0..<7) { day in
        VStack(spacing: 6) {
          Image(systemName: day < today ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 22, weight: day == today ? .bold : .regular))
            .foregroundStyle(
              day < today ? Color.successText : day == today ? .primaryText : .controlBorder)
          Text(names[day])
            .font(.system(size: 12, weight: day == today ? .bold : .medium))
            .foregroundStyle(day == today ? Color.textPrimary : .textSecondary)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel("\(today) of 7 days this week")
  }
}

/// A habit with its symbol, when it is done, and whether it is done today.
private struct HabitCard: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let systemImage: String
  let color: Color
  let isDone: Bool

  init(
    _ title: LocalizedStringKey, detail: LocalizedStringKey, systemImage: String, color: Color,
    isDone: Bool
  ) {
    self.title = title
    self.detail = detail
    self.systemImage = systemImage
    self.color = color
    self.isDone = isDone
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(style: .glass, action: {}) {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            symbol
            Spacer()
            mark
          }
          texts
        }
      } else {
        HStack(spacing: 12) {
          symbol
          texts
          Spacer(minLength: 0)
          mark
        }
      }
    }
    .accessibilityValue(isDone ? "Done" : "Not done")
  }

  private var symbol: some View {
    Image(systemName: systemImage)
      .font(.system(size: 18))
      .foregroundStyle(color)
      .frame(width: 40, height: 40)
      .background(color.opacity(0.16), in: Circle())
      .accessibilityHidden(true)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.headline)
      Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
    }
  }

  private var mark: some View {
    Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
      .font(.system(size: 26))
      .foregroundStyle(isDone ? Color.successText : .controlBorder)
      .accessibilityHidden(true)
  }
}
