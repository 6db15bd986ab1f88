import Components

struct BookingForm: View {
  @State private var name = "Ada"
  @State private var guests = 2
  @State private var date = Date(timeIntervalSince1970: 1_718_445_600)
  @State private var room = Room.double
  @State private var wantsBreakfast = true
  @State private var notes = ""
  @State private var color = Color.orange

  enum Room: Int, CaseIterable, Identifiable {
    case single, double, suite
    var id: Int { rawValue }
  }

  var body: some View {
    Form {
      Section(header: Text("Guest")) {
        TextField("Name", text: $name)
          .textFieldStyle(.plain)
        Stepper(value: $guests, in: 1...4) {
          Text("Guests: \(guests)")
        }
      }
      Section(header: Text("Stay"), footer: Text("Check-in from 3 pm.")) {
        DatePicker("Arrival", selection: $date, displayedComponents: [.date, .hourAndMinute])
        Picker("Room", selection: $room) {
          Text("Single").tag(Room.single)
          Text("Double").tag(Room.double)
          Text("Suite").tag(Room.suite)
        }
        .pickerStyle(.segmented)
        Toggle("Breakfast", isOn: $wantsBreakfast.animation())
          .tint(.orange)
        ColorPicker("Towels", selection: $color)
      }
      Section("Notes") {
        TextEditor(text: $notes)
          .frame(height: 80)
      }
    }
    .scrollContentBackground(.hidden)
    .background(Color.orange.opacity(0.08))
  }
}
