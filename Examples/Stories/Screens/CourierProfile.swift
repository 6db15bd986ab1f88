import Components

/// The courier, the shift so far, and settings.
struct CourierProfile: View {
  let isSigningOut: Bool

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Profile")
      List {
        Section {
          if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) { person }
          } else {
            HStack(spacing: 12) { person }
          }
        }
        Section("Today") {
          ProgressBar("Courier load", value: 0.78, showsPercentage: true)
          LabeledContent("Deliveries", value: "14")
          LabeledContent("Earnings", value: "€96.40")
        }
        Section("Preferences") {
          Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
          Toggle("Navigation by voice", systemImage: "speaker.wave.2", isOn: .constant(false))
          NavigationLink {
          } label: {
            Label("Messages", systemImage: "message")
          }
          .badge(2)
          Picker("Language", systemImage: "globe", selection: .constant("en")) {
            Text("English").tag("en")
          }
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .readable()
      CourierTabs(selection: 3)
    }
    .confirmationDialog(
      "Sign out?", isPresented: .constant(isSigningOut), titleVisibility: .visible
    ) {
      Button("Sign out", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Orders that are not finished stay on this device.")
    }
  }

  @ViewBuilder private var person: some View {
    Avatar("Alex Doe", size: .large, status: .online)
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "Alex Doe").font(.title3.weight(.semibold))
      Rating(4.8, count: 312)
    }
  }
}
