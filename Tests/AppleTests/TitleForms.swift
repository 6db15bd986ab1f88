// Titles that are strings, kept by the view that takes them, as public code writes them; that they compile is
// the test.
import SwiftUI
import UIKit

struct Titled: View {
  enum Fault: LocalizedError { case a }
  struct Line: Identifiable {
    var id = 1
    var name = ""
  }
  struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.maxDetentValue * (context.dynamicTypeSize.isAccessibilitySize ? 0.5 : 0.3)
    }
  }

  let t: String
  let picture = ImageResource(name: "a", bundle: .main)
  @State var s = ""
  @State var n = 1
  @State var d = 1.0
  @State var on = false
  @State var o: Int?
  @State var dates: Set<DateComponents> = []
  @State var tag: Int? = 1
  @State var chosen: Set<Int> = []
  @State var paint = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  @State var columns = NavigationSplitViewVisibility.all
  @State var column = NavigationSplitViewColumn.detail

  @ViewBuilder var fields: some View {
    TextField(t, text: $s, onEditingChanged: { _ in })
    TextField("a", text: $s, onEditingChanged: { _ in })
    TextField(t, text: $s, onCommit: {})
    TextField(t, text: $s, onEditingChanged: { _ in }, onCommit: {})
    TextField(t, value: $o, format: .number)
    TextField(t, value: $n, formatter: NumberFormatter())
    SecureField(t, text: $s) {}
  }
  @ViewBuilder var controls: some View {
    Stepper(t, value: $d, in: 0...3, step: 0.5, format: .number)
    Stepper(value: $d, in: 0...3, step: 0.5, format: .number) { Text(t) }
    Stepper("a", value: $n, in: 0...5) { _ in }
    MultiDatePicker(t, selection: $dates)
    MultiDatePicker("a", selection: $dates, in: Date()...)
    ColorPicker("a", selection: $paint)
    Toggle(t, systemImage: "star", isOn: $on)
    Toggle("a", image: picture, isOn: $on)
    Toggle(t, sources: [$on], isOn: \.self)
    Picker(t, systemImage: "star", selection: $n) { Text(t) }
    Picker("a", image: picture, selection: $n) { Text(t) }
    Menu("a", image: picture) {}
    Button(t, image: picture) {}
  }
  @ViewBuilder var containers: some View {
    Label(t, image: t)
    NavigationLink(t, destination: Text(t), tag: 1, selection: $tag)
    NavigationLink(destination: Text(t)) { Text(t) }.isDetailLink(false)
    TabView {
      Tab(t, image: t) { Text(t) }
      TabSection(t) { Tab(t, image: t, value: 1) { Text(t) } }
    }
    Table([Line()]) {
      TableColumn(t, value: \.name)
      TableColumn(t) { Text($0.name) }
    }
    Table(of: Line.self, selection: $chosen) {
      TableColumn(t) { Text($0.name) }
    } rows: {
      ForEach([Line()]) { TableRow($0).contextMenu { Button(t) {} } }
    }
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
      Text(t)
    } content: {
      Text(t)
    } detail: {
      Text(t)
    }
  }
  var body: some View {
    VStack {
      fields
      controls
      containers
    }
    .confirmationDialog(t, isPresented: $on, titleVisibility: .visible) {
      Button(t) {}
    } message: {
      Text(t)
    }
    .sheet(isPresented: $on) { Text(t).presentationDetents([.custom(Third.self), .medium]) }
    .onDrop(of: ["public.text"], isTargeted: $on) { providers in
      providers.first?.loadObject(ofClass: NSString.self) { _, _ in }
      return providers.contains { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) }
    }
  }
}

extension String {
  func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

@MainActor func belongings() {
  UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
  let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
  sheet.excludedActivityTypes = [.print, .airDrop, .addToReadingList]
  _ = UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  _ = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: .command, action: Selector("a"))
  _ = URL.documentsDirectory.appending(path: "a")
  let numbers = autoreleasepool { [CFAbsoluteTimeGetCurrent()] }
  _ = numbers
}
