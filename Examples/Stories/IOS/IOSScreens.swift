import Components
import Foundation

extension StoryCatalog {
  /// SwiftUI's lists, bars and presentations as iOS draws them, in both of its looks.
  static let iOSScreens: [Story] = [Look.iOS18, .iOS26].flatMap(screens)

  private static func screens(in look: Look) -> [Story] {
    func story<Content: View>(
      _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) -> Story {
      Story("\(look.rawValue)/\(name)", canvas: StoryCanvas(device: .iPhone15), content: content)
        .look(look)
    }
    return [
      story("list-settings") { IOSSettings() },
      story("list-plain") { IOSPlainList() },
      story("form") { IOSForm() },
      story("navigation") { IOSMailboxes() },
      story("pushed") { IOSPushed() },
      story("list-edited") { IOSEditedList() },
      story("alert-fields") {
        IOSSettings()
          .alert("Rename plant", isPresented: .constant(true)) {
            TextField("Name", text: .constant("Monstera"))
            TextField("Species", text: .constant(""))
            Button("Save") {}
            Button("Cancel", role: .cancel) {}
          }
      },
      story("tabs") { IOSTabs() },
      story("sheet") { IOSSettings().sheet(isPresented: .constant(true)) { IOSSheet() } },
      story("alert") {
        IOSSettings()
          .alert("Delete “Monstera”?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("Its reminders are deleted as well.")
          }
      },
      story("confirmation") {
        IOSSettings()
          .confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Take photo") {}
            Button("Choose from library") {}
            Button("Remove photo", role: .destructive) {}
          }
      },
      story("menu") {
        IOSPlainList().overlay(alignment: .topTrailing) {
          Menu("Sort") {
            Button("By name", systemImage: "textformat") {}
            Button("By date", systemImage: "calendar") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
          .padding()
          .menuPresented()
        }
      },
    ]
  }
}

/// Grouped rows with symbols, values, switches and footers.
private struct IOSSettings: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Flight mode", isOn: .constant(false))
          NavigationLink {
          } label: {
            LabeledContent("Wi-Fi", value: "Home")
          }
          NavigationLink("Bluetooth") {}
        } header: {
          Text("Network")
        } footer: {
          Text("Known networks are joined by themselves.")
        }
        Section {
          Label("Notifications", systemImage: "bell").badge(3)
          Label("Sounds", systemImage: "speaker.wave.2")
        }
        Section("Account") {
          Text("Signed in as Ada").listRowBackground(Color.clear)
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

/// Rows with two lines on the page, as mail shows them.
private struct IOSPlainList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(["Ada Lovelace", "Alan Turing", "Grace Hopper"], id: \.self) { name in
            NavigationLink {
            } label: {
              VStack(alignment: .leading) {
                Text(verbatim: name)
                Text("About the meeting").font(.footnote).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section("Yesterday") {
          Text("Nothing")
        }
      }
      .listStyle(.plain)
    }
  }
}

/// Controls in a form.
private struct IOSForm: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("Plant") {
          TextField("Name", text: .constant("Monstera"))
          Picker("Room", selection: .constant(1)) {
            Text("Living room").tag(1)
          }
        }
        Section("Care") {
          Toggle("Reminders", isOn: .constant(true))
          Stepper("Every 7 days", value: .constant(7), in: 1...30)
          Slider(value: .constant(0.4)) { Text("Light") }
        }
        Button("Save") {}
      }
      .navigationTitle("Monstera")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}

/// A large title with actions and a search field, and a bar below.
private struct IOSMailboxes: View {
  var body: some View {
    NavigationStack {
      List {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Sent", systemImage: "paperplane")
        Label("Archive", systemImage: "archivebox")
      }
      .navigationTitle("Mailboxes")
      .searchable(text: .constant(""))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Text("Updated just now").font(.caption)
          Spacer()
          Button("Write", systemImage: "square.and.pencil") {}.labelStyle(.iconOnly)
        }
      }
    }
  }
}

/// Tabs over a long list.
private struct IOSTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack {
          List(0..<30, id: \.self) { Text(verbatim: "Row \($0 + 1)") }
            .navigationTitle("Home")
        }
      }
      Tab("Search", systemImage: "magnifyingglass") {}
      Tab("Inbox", systemImage: "tray") {}.badge(2)
      Tab("Profile", systemImage: "person") {}
    }
  }
}

/// A form in a sheet at half of the height.
private struct IOSSheet: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("Reminder") {
          Toggle("Every week", isOn: .constant(true))
          LabeledContent("Time", value: "09:00")
        }
      }
      .navigationTitle("Reminder")
      .navigationBarTitleDisplayMode(.inline)
    }
    .presentationDetents([.medium, .large])
  }
}

/// A screen above another one, with a toolbar at its bottom.
private struct IOSPushed: View {
  var body: some View {
    NavigationStack(path: .constant(["Monstera"])) {
      List { NavigationLink("Monstera", value: "Monstera") }
        .navigationTitle("Plants")
        .navigationDestination(for: String.self) { name in
          List {
            LabeledContent("Water", value: "Weekly")
            LabeledContent("Light", value: "Indirect")
          }
          .navigationTitle(name)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Delete", systemImage: "trash") {}
              Spacer()
              Button("Share", systemImage: "square.and.arrow.up") {}
            }
          }
        }
    }
  }
}

/// Rows that are deleted and moved, around a row outside of sections.
private struct IOSEditedList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Indoors") {
          ForEach(["Monstera", "Pilea", "Calathea"], id: \.self) { name in
            Label(name, systemImage: "leaf")
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        Text("Add a plant")
        Section("Garden") {
          ForEach(["Rosemary", "Sage"], id: \.self) { Text($0) }.onDelete { _ in }
        }
      }
      .navigationTitle("Plants")
      .toolbar { EditButton() }
      .environment(\.editMode, .constant(.active))
    }
  }
}
