// Lines that rarely occur, each as apps write it; that they compile is the test.
import Combine
import SwiftUI

struct RareForms: View {
  @State private var value = 0.5
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    Slider(value: $value) {
      Text("Percentage")
    } currentValueLabel: {
      Text("\(value)%")
    } ticks: {
      SliderTickContentForEach(
        stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self
      ) { value in
        SliderTick(value) { Text("\(value)") }
      }
      SliderTick("Half", 0.5)
    }
    Slider(value: $value, in: 0...10, step: 2) {
      Text("Rating")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } tick: { value in
      value > 4 ? SliderTick(value) : nil
    }
    Slider(value: $value, in: -1...1, neutralValue: 0) { Text("Balance") }
    Rectangle().fill(ImagePaint(image: Image("grain"), scale: 0.5))
    Capsule().strokeBorder(.image(Image("grain"), scale: 0.1), lineWidth: 20)
    Text("A").border(
      ImagePaint(image: Image("grain"), sourceRect: CGRect(x: 0, y: 0.25, width: 1, height: 0.5)),
      width: 30)
    Image(size: CGSize(width: 20, height: 10), label: Text("dot")) { context in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    Text(.currentDate, format: .dateTime.hour().minute())
    Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
    SubscriptionView(content: Text("A"), publisher: Just(1)) { value = Double($0) }
    NavigationView { Text("A") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    RenameButton()
    List { Text("A").listRowInsets(.leading, 4).listRowInsets(.vertical, 2) }
      .task(id: value) { await load() }
      .task(name: "load") { @MainActor in value = 1 }
  }

  func load() async {}

  @ToolbarContentBuilder var items: some ToolbarContent {
    save
    ToolbarItem(id: "share", placement: .primaryAction, showsByDefault: false) { Text("Share") }
  }
  var save: ToolbarItem<(), Button<Text>> {
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
  }
}
extension NavigationView { var inner: Content.Type { Content.self } }
extension NavigationSplitView where Content == EmptyView, Detail: View { var hasTwo: Bool { true } }
extension RenameButton where Label == SwiftUI.Label<Text, Image> { var isPlain: Bool { true } }
