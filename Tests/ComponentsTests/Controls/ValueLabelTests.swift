import Components
import Foundation
import Testing

@Suite("What pickers show as their value")
@MainActor
struct ValueLabelTests {
  private struct Slot: Identifiable {
    var id: Int
    var size: String
  }

  @ViewBuilder private var sizes: some View {
    Text("Small").tag("s")
    Text("Large").tag("l")
  }

  @Test("A label for the value takes the place of the choice in a menu, and is spoken")
  func currentValue() throws {
    let root = resolved {
      List {
        Picker("Size", selection: .constant("l")) {
          sizes
        } currentValueLabel: {
          Text("2 cups")
        }
      }
    }
    #expect(root.texts == ["Size", "2 cups"])
    let plain = resolved { List { Picker("Size", selection: .constant("l")) { sizes } } }
    #expect(plain.texts == ["Size", "Large"])
  }

  @Test("What other views say is the label of a view, and they are not shown")
  func viewsAsLabel() {
    let root = resolved {
      Text("5").accessibilityLabel { value in
        Text("Stars")
        Image(systemName: "star").accessibilityLabel("of ten")
        value
      }
    }
    #expect(root.texts == ["5"])
    #expect(root.semantics.label == "Stars, of ten, 5")
    var appeared = 0
    let once = resolved {
      Text("5").onAppear { appeared += 1 }.accessibilityLabel { value in value }
    }
    #expect(once.semantics.label == "5")
    #expect(appeared == 1)
    // Without words the view says what it says by itself.
    #expect(
      resolved { Button("Buy") {}.accessibilityLabel { _ in EmptyView() } }.semantics.label
        == resolved { Button("Buy") {} }.semantics.label)
  }

  @Test("Sources that agree choose what they have; where they differ nothing is chosen")
  func sources() {
    func texts(_ sizes: [String]) -> [String] {
      let slots = Binding.constant(sizes.enumerated().map { Slot(id: $0.offset, size: $0.element) })
      return resolved {
        List { Picker("Size", sources: slots, selection: \.size) { self.sizes } }
      }.texts
    }
    #expect(texts(["s", "s"]) == ["Size", "Small"])
    #expect(texts(["s", "l"]) == ["Size"])
  }

  @Test("A selection that may be nil knows a choice by its value, unless the tag says otherwise")
  func optionalSelection() {
    func texts(_ selection: String?, includeOptional: Bool = true) -> [String] {
      resolved {
        List {
          Picker("Size", selection: .constant(selection)) {
            Text("None").tag(String?.none)
            Text("Small").tag("s", includeOptional: includeOptional)
            Text("Large").tag(Optional("l"))
          }
        }
      }.texts
    }
    #expect(texts("s") == ["Size", "Small"])
    #expect(texts("l") == ["Size", "Large"])
    #expect(texts(nil) == ["Size", "None"])
    #expect(texts("s", includeOptional: false) == ["Size"])
  }

  @Test("A custom style of date pickers has their date, their range and their label")
  func dates() {
    struct Days: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(verbatim: "\(configuration.selection.timeIntervalSince1970)")
        Text(verbatim: "\(configuration.minimumDate?.timeIntervalSince1970 ?? -1)")
        Text(verbatim: "\(configuration.maximumDate?.timeIntervalSince1970 ?? -1)")
        Text(verbatim: "\(configuration.displayedComponents == .date)")
      }
    }
    let date = Date(timeIntervalSince1970: 5)
    let early = Date(timeIntervalSince1970: 1)
    func texts(_ picker: some View) -> [String] {
      resolved { picker.datePickerStyle(Days()) }.texts
    }
    #expect(
      texts(DatePicker("A", selection: .constant(date), in: early..., displayedComponents: .date))
        == ["A", "5.0", "1.0", "-1.0", "true"])
    #expect(
      texts(DatePicker("A", selection: .constant(date), in: early...date))
        == ["A", "5.0", "1.0", "5.0", "false"])
    #expect(
      texts(DatePicker(selection: .constant(date)) { Text("B") })
        == ["B", "5.0", "-1.0", "-1.0", "false"])
  }

  @Test("Lines are as high as a text asks for, by points, by the size of the font or by more of it")
  func lines() throws {
    func leading(_ height: AttributedString.LineHeight?) throws -> Double {
      let root = resolved { Text("a").font(.system(size: 20)).lineHeight(height) }
      guard case .text(let content) = root.all.last?.kind else { return 0 }
      return try #require(content.text.runs.first).style.font.leading
    }
    #expect(try leading(.exact(points: 31)) == 31)
    #expect(try leading(.multiple(factor: 1.5)) == 30)
    #expect(try leading(.leading(increase: 7)) == 27)
    #expect(try leading(.normal) == leading(nil))
    #expect(try leading(.tight) < leading(nil))
    #expect(try leading(.loose) > leading(nil))
  }
}
