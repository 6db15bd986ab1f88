// Lines of public code as they are; that they compile is the test.
import Combine
import SwiftUI

// The ranked list.
struct Angles {
  mutating func f() {
    var a = Angle.degrees(4); a += .degrees(3); a -= .radians(1); a *= 2; a = 2 * a; a = a / 2;
    angle = a
  }; var angle = Angle.zero
}
struct Wave: Shape {
  @Environment(\.colorScheme) var scheme
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: .init(x: 0, y: 0))
    p.addArc(tangent1End: .init(x: 5, y: 5), tangent2End: .init(x: 9, y: 0), radius: 3)
    p = p.trimmedPath(from: 0, to: 0.5)
    _ = p.cgPath
    return Path(p.cgPath)
  }
}
// Swift 6.2 has no property wrappers in what is not isolated.
#if compiler(>=6.3)
  nonisolated struct EnvShape: Shape {
    @Environment(\.layoutDirection) var direction
    func path(in rect: CGRect) -> Path { direction == .leftToRight ? Path(rect) : Path() }
  }
#endif
struct Strokes: View {
  var body: some View {
    Circle().stroke(lineWidth: 2).rotation(.degrees(3))
    Circle().trim(from: 0, to: 0.4).stroke(style: StrokeStyle(lineWidth: 3)).frame(width: 20)
    Wave().stroke(Color.red, lineWidth: 2)
    Color(#colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1))
  }
}
struct Lists: View {
  @State private var items = ["a", "b"]
  @State private var number = 1.0
  @State private var isOn = false
  @State private var selection: String?
  @State private var order = [KeyPathComparator(\Row.name)]
  @State private var rowSelection: Row.ID?
  let title: Substring = "a"
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      TextField(title, value: $number, format: .number)
      NavigationLink("A", destination: Text("B"), isActive: $isOn)
      NavigationLink(LocalizedStringResource("key"), value: 3)
      Slider(value: $number, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"))
      { Text("L") }
      Slider(
        value: $number, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1"), label: { Text("L") })
    }
    .scenePadding()
    .scenePadding(.horizontal)
    Table(selection: $rowSelection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach([Row(name: "a")]) { TableRow($0) }
    }
    Text(String(localized: "hello")) + Text(String(localized: "hi", comment: "c"))
    Text(String(localized: "n", defaultValue: "default \(3)", table: "T", comment: "x"))
  }
}
struct Row: Identifiable { let id = UUID(); let name: String }
struct Press: Gesture {
  var body: some Gesture { LongPressGesture().onEnded { _ in } }
}
struct Data1: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 1 }
  func body(content: Content, context: Int) -> some View { content.opacity(Double(context)) }
}
#Preview(traits: .modifier(Data1())) { Text("x") }
struct Fresh<Content: View>: View {
  let views: ForEach<[Int], Int, Text>
  let tuple = TupleView((Text("a"), Text("b")))
  var body: some View { tuple; views.content(1); Text("\(views.data.count)") }
}
struct Environments: View {
  var body: some View {
    Text("a").environment(\.isScrollEnabled, false)
  }
}
@MainActor func image() -> UIImage? {
  let r = ImageRenderer(content: Text("a")); r.scale = 2; _ = r.cgImage
  return r.uiImage
}
func path() throws {
  var p = NavigationPath(); p.append(1)
  let data = try JSONEncoder().encode(p.codable)
  _ = NavigationPath(
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  _ = CGPointMake(1, 2); _ = CGSizeMake(1, 2); _ = CGRectMake(0, 0, 1, 1)
}
struct Defaults {
  var a = Text("a"), b = Image(systemName: "star"), c = EmptyView(), d = AnyView(Text("b"))
}
nonisolated func alert() -> Alert {
  Alert(title: Text("a"), primaryButton: .default(Text("b")), secondaryButton: .cancel())
}
nonisolated func sheet() -> ActionSheet {
  ActionSheet(title: Text("a"), buttons: [.destructive(Text("c")), .cancel()])
}
extension EnvironmentValues {
  var mine: Int {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}
struct K: EnvironmentKey { static let defaultValue = 1 }

struct Literals: View {
  let colors: [Color] = [Color(#colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1))]
  let color = #colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
  let picture = #imageLiteral(resourceName: "a")
  var body: some View {
    Color(color)
    Image(uiImage: picture)
    Image(uiImage: #imageLiteral(resourceName: "a"))
  }
}

// Bindings to collections, names of an app's own styles beside those of the library, values off the main actor.
struct Errand: Identifiable { let id: Int; var title: String }
struct Errands: View {
  @State var errands = [Errand(id: 1, title: "a"), Errand(id: 2, title: "b")]
  @State var isExpanded = true
  var body: some View {
    List {
      Section(isExpanded: $isExpanded) {
        ForEach($errands.filter { $0.wrappedValue.title != "b" }) { $errand in
          TextField("Title", text: $errand.title)
        }
        ForEach($errands) { $errand in Text(errand.title) }
        ForEach($errands, id: \.id) { $errand in Text($errand.id.description) }
        ForEach(Array($errands.enumerated()), id: \.offset) { Text($1.wrappedValue.title) }
      } header: {
        Text("^[\($errands.count) errand](inflect: true)")
      }
    }
    .toolbarTitleDisplayMode(.inlineLarge)
    .buttonStyle(.primary)
    .buttonStyle(.secondary(.red))
  }
}
struct OwnButtonStyle: ButtonStyle {
  var color = Color.blue
  func makeBody(configuration: Configuration) -> some View { configuration.label.tint(color) }
}
extension ButtonStyle where Self == OwnButtonStyle {
  static var primary: OwnButtonStyle { .init() }
  static var filled: Self { .init() }
  static func secondary(_ color: Color) -> OwnButtonStyle { .init(color: color) }
}
struct OwnCommands: Commands {
  var body: some Commands {
    SidebarCommands()
    CommandMenu("Errands") { Button("New") {} }
    CommandMenu(Text("Places", comment: "A menu")) { Button("Near") {} }
    CommandMenu(Card.title) { Button("Old") {} }
  }
}
struct Card: Sendable {
  static let placeholder = Image(systemName: "photo")
  static let none: Binding<Bool> = .constant(false)
  static let title = "a"
  let image: Image
  func warmth(_ air: Measurement<UnitTemperature>) -> String {
    air.formatted(
      .measurement(
        width: .narrow, usage: .weather,
        numberFormatStyle: .number.precision(.fractionLength(0))))
  }
}
struct OwnLibrary: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Text("a"), title: "A text", category: .control)
    LibraryItem(Divider(), visible: false)
  }
  func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold()) }
}
/// Stored with its marks, as an app keeps a text that it shows.
struct Drink: Codable, Hashable {
  var title: String
  var words: AttributedString
}
@resultBuilder
enum DrinkBuilder {
  static func buildBlock(_ words: AttributedString, _ parts: String...) -> (
    AttributedString, [String]
  ) {
    (words, parts)
  }
}
struct DrinkList: View {
  @State private var opened: String?
  @State private var search = ""
  let titles = ["a", "b"]
  private func drink(@DrinkBuilder _ parts: () -> (AttributedString, [String])) -> Drink {
    Drink(title: parts().1.joined(), words: parts().0)
  }
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(titles, id: \.self) { title in
          NavigationLink(tag: title, selection: $opened) {
            Text(
              drink {
                AttributedString(localized: "*Fresh* drink", comment: "A text"); "a"
              }.words)
          } label: {
            Text(title)
          }
          .onChange(of: opened) { value in
            guard let value else { return }
            proxy.scrollTo(value)
          }
          .swipeActions { Button("Keep") { opened = title } }
        }
        NavigationLink("Third", tag: "c", selection: $opened) { Text("c") }
        NavigationLink(titles[0], isActive: .constant(false)) { Text("d") }
      }
      .accessibilityRotor("Drinks", entries: titles, entryID: \.self, entryLabel: \.self)
      .searchable(text: $search) { Text("a").searchCompletion("a") }
    }
  }
}
