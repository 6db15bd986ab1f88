import Components

extension StoryCatalog {
  static let rows: [Story] = [
    Story("list/settings") { SettingsList() },
    Story("list/plain") {
      List {
        Section("Today") {
          Label("Water the monstera", systemImage: "drop")
          Label("Turn the ficus", systemImage: "arrow.clockwise")
        }
        Section("Tomorrow") {
          Label("Feed the orchid", systemImage: "leaf")
        }
      }
      .listStyle(.plain)
    },
    Story("disclosure/states") {
      StoryPage {
        DisclosureGroup("Delivery", isExpanded: .constant(true)) {
          Text("Your parcel arrives tomorrow between 9:00 and 12:00.")
            .foregroundStyle(Color.textSecondary)
        }
        Divider()
        DisclosureGroup("Returns", isExpanded: .constant(false)) { Text("Within 30 days.") }
      }
    },
    Story("group-box/plain") {
      StoryPage {
        GroupBox("Shipping address") {
          Text("Alex Doe\nRua Augusta 24\n1100-053 Lisboa").foregroundStyle(Color.textSecondary)
        }
      }
    },
  ]
}

private struct SettingsList: View {
  var body: some View {
    List {
      Section {
        NavigationLink {
        } label: {
          HStack(spacing: 12) {
            Avatar("Alex Doe", size: .large).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
              Text("Alex Doe").font(.title3)
              Text("Account, payments and more")
                .font(.footnote)
                .foregroundStyle(Color.textSecondary)
            }
          }
        }
      }
      Section {
        Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
        Toggle("Location", systemImage: "location", isOn: .constant(false))
        Picker("Language", systemImage: "globe", selection: .constant("en")) {
          Text("English").tag("en")
          Text("Hebrew").tag("he")
        }
      } header: {
        Text("Preferences")
      } footer: {
        Text("Location is used only while you follow a delivery.")
      }
      Section("About") {
        LabeledContent("Version", value: "2.4.1")
        NavigationLink("Licences") {}
        Button("Sign out", role: .destructive) {}
      }
    }
  }
}
