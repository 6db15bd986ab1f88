import Components

/// Everything else that the app has, in sections that open and close.
struct HabitMenu: View {
  var body: some View {
    HabitBackdrop(selection: 1) {
      Text("Menu")
        .font(.title.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
        .padding(.bottom, .xxs)
      MenuSection("Habits", systemImage: "flame", isExpanded: true) {
        MenuRow("All habits", systemImage: "list.bullet")
        MenuRow("Reminders", systemImage: "bell")
        MenuRow("Archive", systemImage: "archivebox")
      }
      MenuSection("Shop", systemImage: "bag", isExpanded: true) {
        MenuRow("Cart", systemImage: "cart")
        MenuRow("History", systemImage: "clock")
      }
      MenuSection("Help", systemImage: "questionmark.circle", isExpanded: false) {
        MenuRow("Write to us", systemImage: "envelope")
      }
      Button("Sign out", systemImage: "rectangle.portrait.and.arrow.forward") {}
        .buttonStyle(.glass)
        .labelStyle(.wordsFirst)
        .controlSize(.large)
        .buttonSizing(.flexible)
        .padding(.top, .xxs)
    }
  }
}

/// A section of the menu on its own glass.
private struct MenuSection<Rows: View>: View {
  let title: LocalizedStringKey
  let systemImage: String
  let isExpanded: Bool
  let rows: Rows

  init(
    _ title: LocalizedStringKey, systemImage: String, isExpanded: Bool,
    @ViewBuilder rows: () -> Rows
  ) {
    self.title = title
    self.systemImage = systemImage
    self.isExpanded = isExpanded
    self.rows = rows()
  }

  var body: some View {
    DisclosureGroup(isExpanded: .constant(isExpanded)) {
      VStack(alignment: .leading, spacing: 0) { rows }
    } label: {
      Label(title, systemImage: systemImage).font(.headline)
    }
    .padding(.horizontal, .md)
    .padding(.vertical, .xs)
    .glassBackground(.thick)
  }
}

private struct MenuRow: View {
  let title: LocalizedStringKey
  let systemImage: String

  init(_ title: LocalizedStringKey, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  var body: some View {
    Button {
    } label: {
      Label(title, systemImage: systemImage)
        .labelStyle(.wordsFirst)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
