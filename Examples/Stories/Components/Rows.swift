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
    Story("list/badges") {
      List {
        Section {
          NavigationLink {
          } label: {
            Label("Inbox", systemImage: "tray")
          }
          .badge(12)
          NavigationLink {
          } label: {
            Label("Archive", systemImage: "archivebox")
          }
          Label("Updates", systemImage: "sparkles").badge("New")
        }
        Section("Details") {
          NavigationLink {
          } label: {
            LabeledContent("Delivery", value: "Tomorrow")
          }
          NavigationLink {
          } label: {
            ViewThatFits {
              HStack {
                Text("Payment")
                Spacer()
                Text("Card ending in 4242").foregroundStyle(Color.textSecondary)
              }
              VStack(alignment: .leading) {
                Text("Payment")
                Text("Card ending in 4242").foregroundStyle(Color.textSecondary)
              }
            }
          }
        }
      }
    },
    Story("list/swipe-actions") {
      List {
        Section("Today") {
          SwipeRow("Water the monstera", detail: "Every seven days")
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {}
              Button("Later", systemImage: "clock") {}
            }
            .swipeActionsRevealed()
          SwipeRow("Turn the ficus", detail: "So that it grows straight")
            .swipeActions(edge: .leading) {
              Button("Done", systemImage: "checkmark") {}.tint(.success)
            }
            .swipeActionsRevealed(.leading)
          SwipeRow("Feed the orchid", detail: "Half a dose")
        }
      }
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

private struct SwipeRow: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey

  init(_ title: LocalizedStringKey, detail: LocalizedStringKey) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
      Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
    }
  }
}

private struct SettingsList: View {
  var body: some View {
    List {
      Section {
        NavigationLink {
        } label: {
          AdaptiveRow {
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
