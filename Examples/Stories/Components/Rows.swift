import Components
import Foundation

extension StoryCatalog {
  static let rows: [Story] = [
    Story("list/settings") { SettingsList() }.snapshots(speech: true),
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
    Story("form/controls") {
      Form {
        Section("Plant") {
          TextField("Name", text: .constant("Monstera"))
          Picker("Room", selection: .constant("living")) {
            Text("Living room").tag("living")
          }
          ColorPicker("Label", selection: .constant(.green))
        }
        Section {
          Toggle("Reminders", isOn: .constant(true))
          Stepper("Every 7 days", value: .constant(7), in: 1...30)
          DatePicker(
            "Next", selection: .constant(Date(timeIntervalSince1970: 1_781_430_060)),
            displayedComponents: .date)
          Slider(value: .constant(0.4)) {
            Text("Light")
          } minimumValueLabel: {
            Image(systemName: "moon")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
        } header: {
          Text("Care")
        } footer: {
          Text("You are reminded in the morning.")
        }
        Section {
          DisclosureGroup("More", isExpanded: .constant(true)) {
            LabeledContent("Pot", value: "24 cm")
            LabeledContent("Soil", value: "Peat-free")
          }
          Button("Delete plant", role: .destructive) {}
        }
      }
    },
    Story("table/regular", canvas: StoryCanvas(width: 700)) {
      OrderTable().padding(.all, .md).environment(\.horizontalSizeClass, .regular)
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

/// Orders in columns, as on a tablet.
private struct OrderTable: View {
  private struct Order: Identifiable {
    let id: Int
    let customer: String
    let status: StatusBadge.Status
    let total: String
  }

  private static let orders = [
    Order(id: 2041, customer: "Maria Silva", status: .active, total: "€48.90"),
    Order(id: 2042, customer: "Noa Levi", status: .new, total: "€23.50"),
    Order(id: 2043, customer: "Sam Lee", status: .done, total: "€71.20"),
  ]

  var body: some View {
    Table(Self.orders) {
      TableColumn("Order") { Text(verbatim: "\($0.id)").monospacedDigit() }.width(min: 90)
      TableColumn("Customer", value: \.customer)
      TableColumn("Status") { StatusBadge($0.status) }
      TableColumn("Total") { Text(verbatim: $0.total).monospacedDigit() }.alignment(.numeric)
    }
  }
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
