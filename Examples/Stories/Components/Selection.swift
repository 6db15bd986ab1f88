import Components

extension StoryCatalog {
  static let selection: [Story] = [
    Story("toggle/states", variants: .standard + [Variant(contrast: .increased)]) {
      StoryPage {
        Toggle("Notifications", isOn: .constant(true))
        Toggle("Location", isOn: .constant(false))
        Toggle("Managed by your organisation", isOn: .constant(true)).disabled(true)
        Toggle("Unavailable here", isOn: .constant(false)).disabled(true)
      }
    },
    Story("checkbox/states") {
      StoryPage {
        Toggle("Milk", isOn: .constant(true))
        Toggle("Bread", isOn: .constant(false))
        Toggle(sources: [Sample(isOn: true), Sample(isOn: false)], isOn: \.binding) {
          Text("Everything on the list")
        }
        Toggle("Sold out", isOn: .constant(false)).disabled(true)
        Toggle("Already paid", isOn: .constant(true)).disabled(true)
      }
      .toggleStyle(.checkbox)
    },
    Story("radio/states") {
      StoryPage {
        Toggle("Standard delivery", isOn: .constant(true))
        Toggle("Express delivery", isOn: .constant(false))
        Toggle("Pick up in store", isOn: .constant(false)).disabled(true)
      }
      .toggleStyle(.radio)
    },
    Story("picker/segmented") {
      StoryPage {
        Picker("Orders", selection: .constant(1)) {
          Text("New").tag(0)
          Text("Active").tag(1)
          Text("Done").tag(2)
        }
        Picker("View", selection: .constant("week")) {
          Text("Day").tag("day")
          Text("Week").tag("week")
          Text("Month").tag("month")
          Text("Year").tag("year")
        }
      }
      .pickerStyle(.segmented)
    },
    Story("picker/menu") {
      StoryPage {
        Picker("Language", selection: .constant("en")) {
          Text("English").tag("en")
          Text("Hebrew").tag("he")
        }
      }
    },
    Story("picker/wheel") {
      StoryPage {
        Card {
          Picker("Size", selection: .constant("m")) {
            Text("Extra small").tag("xs")
            Text("Small").tag("s")
            Text("Medium").tag("m")
            Text("Large").tag("l")
            Text("Extra large").tag("xl")
          }
          .pickerStyle(.wheel)
        }
      }
    },
    Story("picker/long-words") {
      StoryPage {
        Picker("Delivery", selection: .constant(1)) {
          Text("Home").tag(0)
          Text("Neighbourhood").tag(1)
          Text("Post").tag(2)
        }
        Picker("Period", selection: .constant(0)) {
          Text("This morning").tag(0)
          Text("This afternoon").tag(1)
          Text("This evening").tag(2)
          Text("Tomorrow").tag(3)
        }
      }
      .pickerStyle(.segmented)
    },
    Story("focus/controls") {
      StoryPage(spacing: .lg) {
        Toggle("Notifications", isOn: .constant(true)).focusRing()
        Toggle("Milk", isOn: .constant(true)).toggleStyle(.checkbox).focusRing()
        Toggle("Standard delivery", isOn: .constant(true)).toggleStyle(.radio).focusRing()
        Slider(value: .constant(0.3)) { Text("Brightness") }.focusRing()
        Picker("Language", selection: .constant("en")) { Text("English").tag("en") }.focusRing()
        SearchField(text: .constant("")).focusRing()
        Button("Learn more") {}.focusRing()
      }
    },
    Story("slider/states") {
      StoryPage {
        Slider(value: .constant(0.3)) { Text("Brightness") }
        Slider(value: .constant(70.0), in: 0...100) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.slash")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.2")
        }
        Slider(value: .constant(0.5)) { Text("Unavailable") }.disabled(true)
      }
    },
    Story("stepper/states") {
      StoryPage {
        Stepper("Guests: 2", value: .constant(2), in: 1...8)
        Stepper("Rooms: 1", value: .constant(1), in: 1...4)
      }
    },
  ]
}

private struct Sample {
  let isOn: Bool

  var binding: Binding<Bool> { .constant(isOn) }
}
