import Components

/// Reminders, the services that the app relies on, and what cannot be undone.
struct PlantSettings: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        NavigationBar("Settings", displayMode: .large)
        List {
          Section("Reminders") {
            Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
            Picker("Time of day", systemImage: "sun.max", selection: .constant("morning")) {
              Text("Morning").tag("morning")
            }
            Toggle("Sounds", systemImage: "music.note", isOn: .constant(true))
            VStack(alignment: .leading, spacing: 8) {
              Text("Volume").accessibilityHidden(true)
              Slider(value: .constant(0.6)) {
                Text("Volume")
              } minimumValueLabel: {
                Image(systemName: "speaker.slash")
              } maximumValueLabel: {
                Image(systemName: "speaker.wave.2")
              }
              .foregroundStyle(Color.textSecondary)
            }
          }
          Section("Services") {
            StatusRow("Plant recognition", status: .available)
            StatusRow("Weather", status: .unavailable)
            QuotaRow("Recognitions this month", used: 82, limit: 100)
          }
          Section {
            Button("Delete all plants", systemImage: "trash", role: .destructive) {}
          } header: {
            Text("Danger zone")
          } footer: {
            Text("This cannot be undone.")
          }
        }
      }
      .readable(680)
      PlantTabs(selection: 2)
    }
  }
}
