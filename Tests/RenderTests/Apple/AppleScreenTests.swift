import Components
import Foundation
import Layout
import Render
import Testing

/// Screens in the looks of iOS: what is on top, where bars are and what is behind.
@Suite("Screens are composed as iOS does")
@MainActor
struct AppleScreenTests {
  private let phone = Device.named("iphone-15")

  private func words(_ root: PositionedNode) -> [String] {
    root.all.compactMap { node in
      if case .text(let content) = node.kind { content.text.plainText } else { nil }
    }
  }

  private func text(_ words: String, in root: PositionedNode) throws -> Rect {
    try #require(
      root.all.first { node in
        if case .text(let content) = node.kind { content.text.plainText == words } else { false }
      }
    ).frame
  }

  /// A story on a telephone, in points of the screen.
  private func screen(
    _ look: Look = .iOS18, on device: String = "iphone-15",
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  ) -> PositionedNode {
    let story = Story(
      "screen", canvas: StoryCanvas(scale: 3, device: Device.named(device), look: look),
      content: content)
    let renderer = Renderer()
    return renderer.place(renderer.scene(for: story)).root
  }

  @Test("Rows between sections stay between them, as sections of their own")
  func looseRows() throws {
    let root = screen {
      List {
        Section("A") { Text("1") }
        Text("2")
        Text("3")
        Section { Text("4") }
        Text("5")
      }
    }
    let tops = try ["1", "2", "3", "4", "5"].map { try text($0, in: root).minY }
    #expect(tops == tops.sorted())
    // Rows of one section are 44 apart; 35⅓ more are between sections without headers.
    #expect(abs(tops[2] - tops[1] - 44) < 0.4)
    #expect(abs(tops[3] - tops[2] - 44 - 35.33) < 0.4)
    #expect(abs(tops[4] - tops[3] - 44 - 35.33) < 0.4)
  }

  @Test("Modifiers of a section apply to its rows, and sections inside sections follow them")
  func modifiedSections() throws {
    let root = screen {
      List {
        Text("0")
        Section { Text("1") }.listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        Section {
          Text("2")
          Section { Text("4") }
          Text("3")
        }
      }
    }
    let tops = try ["0", "1", "2", "3", "4"].map { try text($0, in: root).minY }
    #expect(tops == tops.sorted())
    #expect(abs(try text("1", in: root).minX - 80) < 0.4)
    #expect(abs(try text("0", in: root).minX - 40) < 0.4)
  }

  @Test(
    "While a list is edited, rows that can be deleted begin 38 further in and movable ones have a grip"
  )
  func editing() throws {
    let root = screen {
      List {
        ForEach(["a", "b"], id: \.self) { word in
          Text(word).deleteDisabled(word == "b")
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        Text("c")
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(abs(try text("a", in: root).minX - 78) < 0.4)
    #expect(abs(try text("b", in: root).minX - 40) < 0.4)
    #expect(abs(try text("c", in: root).minX - 40) < 0.4)
    #expect(root.named("deleteRow").count == 1)
    #expect(root.named("moveRow").count == 2)
    let atRest = screen {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
    #expect(atRest.named("deleteRow").isEmpty)
  }

  @Test("Where several rows can be selected, edited rows have marks for it in place of deletion")
  func selecting() {
    let root = screen {
      List(selection: .constant(Set(["b"]))) {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
        Text("c").tag("c")
        Text("none")
      }
      .environment(\.editMode, .constant(.active))
    }
    let marks = root.named("selectRow")
    #expect(marks.map { $0.semantics.states.contains(.checked) } == [false, true, false])
    #expect(root.named("deleteRow").isEmpty)
  }

  @Test("A path shows its last screen, with the way back to the one below")
  func path() {
    let root = screen {
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationTitle("First")
          .navigationDestination(for: Int.self) { number in
            Text("screen \(number)").navigationTitle("Number \(number)")
          }
      }
    }
    let shown = words(root)
    #expect(shown.contains("screen 2") && shown.contains("Number 2") && shown.contains("Number 1"))
    #expect(!shown.contains("root") && !shown.contains("screen 1"))
    #expect(root.named("back").count == 1)
  }

  @Test("Screens are pushed by bindings; a way back can be hidden; in iOS 26 it has no words")
  func pushed() {
    func stack(hidden: Bool) -> some View {
      NavigationStack {
        Text("root").navigationTitle("First")
          .navigationDestination(isPresented: .constant(true)) {
            Text("top").navigationBarBackButtonHidden(hidden)
          }
      }
    }
    let open = screen { stack(hidden: false) }
    #expect(words(open).contains("top") && words(open).contains("First"))
    #expect(screen { stack(hidden: true) }.named("back").isEmpty)
    let glass = screen(.iOS26) { stack(hidden: false) }
    #expect(glass.named("back").count == 1 && !words(glass).contains("First"))
    let link = screen {
      NavigationStack {
        NavigationLink(destination: Text("linked"), isActive: .constant(true)) { Text("go") }
      }
    }
    #expect(words(link).contains("linked") && !words(link).contains("go"))
    for selection in ["a", "b"] {
      let links = screen {
        NavigationStack {
          NavigationLink(tag: "a", selection: .constant(selection)) {
            Text("first")
          } label: {
            Text("go")
          }
          NavigationLink("go", tag: "b", selection: .constant(selection)) { Text("second") }
        }
      }
      #expect(words(links).contains(selection == "a" ? "first" : "second"))
      #expect(!words(links).contains("go"))
    }
  }

  @Test("A screen that pushes itself ends")
  func endless() {
    struct Again: View {
      var body: some View {
        Text("again").navigationDestination(isPresented: .constant(true)) { Again() }
      }
    }
    #expect(words(screen { NavigationStack { Again() } }).contains("again"))
  }

  @Test("Items of a toolbar have the environment of the place where they are written")
  func toolbarEnvironment() {
    let root = screen {
      NavigationStack {
        List { Text("row") }
          .toolbar { EditButton() }
          .environment(\.editMode, .constant(.active))
      }
    }
    #expect(words(root).contains("Done"))
  }

  @Test("The words of a bar stay on one line, and the title moves out of their way or is cut")
  func longActions() throws {
    let edge = try #require(phone).size.width
    for (title, action) in [
      ("Select", "Done"), ("Select New Admin", "Confirm & Leave"),
      ("Select Administrators of the Group", "Confirm & Leave"),
    ] {
      let root = screen {
        NavigationStack {
          List { Text("row") }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button(action) {} }
            }
        }
      }
      let first = try text("Cancel", in: root)
      let (middle, last) = try (text(title, in: root), text(action, in: root))
      #expect(first.height < 30 && middle.height < 30 && last.height < 30)
      // What a cut title does not need of its room is on the trailing side.
      let rest = Double(edge) - last.maxX - first.minX
      #expect(first.minX > 15 && rest > -0.5 && rest < (title.count > 20 ? 16 : 0.5))
      #expect(first.maxX < middle.minX && middle.maxX < last.minX)
      if title == "Select" { #expect(abs(middle.midX - Double(edge) / 2) < 0.5) }
    }
  }

  @Test("A row that leads on has its mark at the end, also without a label")
  func bareLink() throws {
    for words in ["", "Words"] {
      let root = screen {
        NavigationStack {
          List {
            NavigationLink(destination: EmptyView()) { if !words.isEmpty { Text(words) } }
          }
        }
      }
      let mark = try #require(
        root.all.first { if case .icon = $0.kind { true } else { false } })
      #expect(mark.frame.minX > 340)
    }
  }

  @Test("Floating bars are as far from the bottom on a device without a home indicator")
  func floatingBars() throws {
    for device in ["iphone-15", "iphone-se"] {
      let root = screen(.iOS26, on: device) {
        TabView {
          Text("a").tabItem { Label("One", systemImage: "star") }
          Text("b").tabItem { Label("Two", systemImage: "heart") }
        }
      }
      let height = try #require(Device.named(device)).size.height
      let bar = try #require(root.named("tabBar").first).frame
      let glass = try #require(
        root.all.first { node in
          if case .shape = node.kind { abs(node.frame.height - 62) < 0.4 } else { false }
        }
      ).frame
      #expect(abs(Double(height) - glass.maxY - 21) < 0.4, "\(device): \(bar)")
    }
  }

  @Test(
    "iOS 26 has search at the bottom of screens without tabs, unless it is asked to be in the bar")
  func search() throws {
    func field(_ placement: SearchFieldPlacement, inTabs: Bool) throws -> Rect {
      let root = screen(.iOS26) {
        if inTabs {
          TabView {
            NavigationStack { Text("a").searchable(text: .constant(""), placement: placement) }
              .tabItem { Text("One") }
          }
        } else {
          NavigationStack { Text("a").searchable(text: .constant(""), placement: placement) }
        }
      }
      return try #require(root.named("searchField").first).frame
    }
    #expect(try field(.automatic, inTabs: false).minY > 600)
    #expect(try field(.navigationBarDrawer, inTabs: false).minY < 200)
    #expect(try field(.automatic, inTabs: true).minY < 200)
  }

  @Test("Words that are smaller than the screen are in the middle of it, on white")
  func middle() throws {
    let root = screen { Text("Hello") }
    let device = try #require(phone)
    let safe = device.safeArea
    let middle = (device.size.height - safe.bottom + safe.top) / 2
    #expect(abs(try text("Hello", in: root).midY - Double(middle)) < 0.5)
    let story = Story("a", canvas: StoryCanvas(device: phone, look: .iOS18)) { Text("Hello") }
    let scene = Renderer().scene(for: story)
    #expect(scene.background == ResolvedColor(hex: 0xFFFFFF))
  }

  @Test("The fields of an alert are above its answers, which stay beside each other")
  func alertFields() throws {
    let root = screen {
      Text("page").alert("Log in", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    let (field, ok) = (try text("Name", in: root), try text("OK", in: root))
    let cancel = try text("Cancel", in: root)
    #expect(field.maxY < ok.minY && abs(ok.minY - cancel.minY) < 0.4 && cancel.maxX < ok.minX)
  }

  @Test("A divider parts a menu in the looks of iOS")
  func menus() throws {
    func gap(_ look: Look, divided: Bool) throws -> Double {
      let root = placed(
        MenuPanel {
          Button("A") {}
          if divided { Divider() }
          Button("B") {}
        }, look, width: 250)
      return try text("B", in: root).minY - text("A", in: root).minY
    }
    #expect(try gap(.iOS18, divided: true) > gap(.iOS18, divided: false) + 7)
    #expect(try gap(.iOS26, divided: true) > gap(.iOS26, divided: false) + 7)
    #expect(try gap(.stillframe, divided: true) == gap(.stillframe, divided: false))
  }

  @Test("A date keeps to one line beside a label that has room to wrap")
  func dates() throws {
    let root = screen {
      Form {
        DatePicker("Wake up", selection: .constant(Date(timeIntervalSince1970: 1_780_000_000)))
      }
    }
    let date = try #require(words(root).first { $0.contains("2026") })
    #expect(try text(date, in: root).height < 25)
  }

  @Test("A plain list is behind the status bar as well; below a header it is not")
  func plainList() throws {
    func highest(_ root: PositionedNode) -> Double {
      root.shapes.filter { $0.height > 300 }.map(\.minY).min() ?? .infinity
    }
    #expect(highest(screen { List { Text("a") }.listStyle(.plain) }) == 0)
    let below = screen {
      VStack(spacing: 0) {
        Text("head")
        List { Text("a") }.listStyle(.plain)
      }
    }
    #expect(highest(below) > 59)
  }
}
