import Components
import Foundation

extension StoryCatalog {
  /// SwiftUI's controls as iOS draws them, in both of its looks.
  static let iOSControls: [Story] = [Look.iOS18, .iOS26].flatMap(controls)

  private static func controls(in look: Look) -> [Story] {
    func story<Content: View>(
      _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) -> Story {
      Story(
        "\(look.rawValue)/\(name)", canvas: StoryCanvas(backdrop: .color(.page)), content: content
      )
      .look(look)
    }
    return [
      story("buttons") { IOSButtons() },
      story("controls") { IOSControlPage() },
      story("pickers") { IOSPickers() },
      story("fields") { IOSFields() },
      story("dates") { IOSDates() },
      story("progress") { IOSProgress() },
    ]
  }
}

/// Every style of buttons, at every size and in every state.
private struct IOSButtons: View {
  var body: some View {
    StoryPage {
      Button("Submit") {}
      FittingRow { states }.buttonStyle(.borderless)
      FittingRow { states }.buttonStyle(.plain)
      FittingRow { states }.buttonStyle(.bordered)
      FittingRow { states }.buttonStyle(.borderedProminent)
      FittingRow {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
      FittingRow {
        Button("Tinted") {}.tint(.purple)
        Button("Delete", role: .destructive) {}
        Button("Capsule") {}.buttonBorderShape(.capsule)
      }
      .buttonStyle(.bordered)
      FittingRow {
        Button("Tinted") {}.tint(.purple)
        Button("Delete", role: .destructive) {}
        Button("Capsule") {}.buttonBorderShape(.capsule)
      }
      .buttonStyle(.borderedProminent)
      FittingRow {
        Button("Add", systemImage: "plus") {}
        Button("Record", systemImage: "mic.fill") {}.labelStyle(.iconOnly)
        Button("More", systemImage: "ellipsis") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.glass)
      }
      .buttonStyle(.bordered)
      Menu("Options") { Button("Copy") {} }.buttonStyle(.bordered)
      Button("Continue") {}.buttonSizing(.flexible).controlSize(.large)
        .buttonStyle(.borderedProminent)
    }
  }

  @ViewBuilder private var states: some View {
    Button("Enabled") {}
    Button("Pressed") {}.pressed()
    Button("Disabled") {}.disabled(true)
  }
}

/// Switches, steppers, sliders and what else is beside a label.
private struct IOSControlPage: View {
  var body: some View {
    StoryPage {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bluetooth", systemImage: "bell", isOn: .constant(false))
      Toggle("Cellular", isOn: .constant(true)).tint(.blue).disabled(true)
      FittingRow {
        Toggle("Bold", isOn: .constant(true))
        Toggle("Italic", isOn: .constant(false))
      }
      .toggleStyle(.button)
      Stepper("Guests", value: .constant(2), in: 0...8)
      Stepper("At its bound", value: .constant(0), in: 0...8)
      Slider(value: .constant(0.4)) { Text("Volume") }
      Slider(value: .constant(0.7)) {
        Text("Brightness")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      .tint(.orange)
      ColorPicker("Colour", selection: .constant(.blue))
      LabeledContent("Version", value: "2.1")
      Label("Favourites", systemImage: "star")
      DisclosureGroup("Advanced") { Text("Hidden") }
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("What is inside") }
      Menu("Sort by", systemImage: "arrow.up.arrow.down") { Button("Name") {} }
    }
  }
}

/// Every style of pickers.
private struct IOSPickers: View {
  var body: some View {
    StoryPage {
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.segmented).fixedSize()
      picker.pickerStyle(.segmented).disabled(true)
      picker.pickerStyle(.menu)
      picker.pickerStyle(.menu).disabled(true)
      picker.pickerStyle(.navigationLink)
      picker.pickerStyle(.wheel)
      List {
        picker
        picker.pickerStyle(.navigationLink)
        picker.pickerStyle(.inline)
      }
      .frame(height: 380)
    }
  }

  private var picker: some View {
    Picker("Unit", selection: .constant(1)) {
      Text("Days").tag(0)
      Text("Weeks").tag(1)
      Text("Months").tag(2)
      Text("Years").tag(3)
    }
  }
}

/// Fields, empty, filled, focused and disabled.
private struct IOSFields: View {
  var body: some View {
    StoryPage {
      fields("")
      fields("Other ").textFieldStyle(.roundedBorder)
      TextField("Focused", text: .constant("Ana")).textFieldStyle(.roundedBorder)
        .fieldState(.focused)
      TextEditor(text: .constant("Notes that go on\nfor two lines")).frame(minHeight: 80)
        .accessibilityLabel("Notes")
      SearchField(text: .constant(""), prompt: Text("Search drinks"))
      SearchField(text: .constant("Espresso"))
    }
  }

  /// Each has a name of its own, which a screen reader tells them by.
  @ViewBuilder private func fields(_ kind: String) -> some View {
    TextField(kind + "name", text: .constant(""))
    TextField(kind + "full name", text: .constant("Ana Lopes"))
    SecureField(kind + "password", text: .constant("secret"))
    TextField(kind + "nickname", text: .constant("Not available")).disabled(true)
  }
}

/// Dates in a row, on a page and on wheels.
private struct IOSDates: View {
  private var date: Binding<Date> { .constant(Date(timeIntervalSinceReferenceDate: 750_000_000)) }

  var body: some View {
    StoryPage {
      DatePicker("Starts", selection: date)
      DatePicker("Ends", selection: date, displayedComponents: .date).disabled(true)
      DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
      DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.wheel)
    }
  }
}

/// What goes on and how far it is.
private struct IOSProgress: View {
  var body: some View {
    StoryPage {
      ProgressView(value: 0.4)
      ProgressView("Downloading", value: 0.6)
      ProgressView()
      ProgressView("Loading")
      ProgressView().controlSize(.large)
      Gauge(value: 0.3) {
        Text("Charge")
      } currentValueLabel: {
        Text("30 %")
      }
      Gauge(value: 0.7) { Text("AQI") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.7) { Text("AQI") }.gaugeStyle(.accessoryCircularCapacity)
    }
  }
}
