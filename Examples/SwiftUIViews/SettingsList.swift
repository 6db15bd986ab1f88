import Components

struct SettingsList: View {
  @AppStorage("notifications") private var notifications = true
  @AppStorage("fontScale") private var fontScale = 1.0
  @AppStorage("appearance") private var appearance: Appearance = .system
  @State private var isConfirmingDeletion = false
  @Environment(\.dismiss) private var dismiss

  enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .system: "System"
      case .light: "Light"
      case .dark: "Dark"
      }
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section("General") {
          Toggle(isOn: $notifications) {
            Label("Notifications", systemImage: "bell.fill")
          }
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { appearance in
              Text(appearance.title).tag(appearance)
            }
          }
          NavigationLink {
            Text("Language")
          } label: {
            LabeledContent("Language", value: "English")
          }
        }

        Section {
          VStack(alignment: .leading) {
            Text("Text size: \(fontScale, format: .percent.precision(.fractionLength(0)))")
            Slider(value: $fontScale, in: 0.5...2) {
              Text("Text size")
            } minimumValueLabel: {
              Text("A").font(.caption)
            } maximumValueLabel: {
              Text("A").font(.title3)
            }
          }
        } header: {
          Text("Reading")
        } footer: {
          Text("Applies to articles only.")
        }

        Section {
          Button("Delete account", role: .destructive) {
            isConfirmingDeletion = true
          }
        }
        .listRowBackground(Color.red.opacity(0.1))
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .confirmationDialog("Delete account?", isPresented: $isConfirmingDeletion) {
        Button("Delete", role: .destructive) { dismiss() }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct SettingsList_Previews: PreviewProvider {
  static var previews: some View {
    SettingsList()
      .preferredColorScheme(.dark)
      .previewDisplayName("Dark")
  }
}
