import Components
import Foundation
import Testing

@Suite("Navigation and presentation")
@MainActor
struct NavigationTests {
  @Test("A stack's bar shows what its screen says")
  func navigationBar() throws {
    let root = resolved {
      NavigationStack {
        Text("content")
          .navigationTitle("Plants")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
      }
    }
    let bar = try #require(root.first(named: "navigationBar"))
    #expect(bar.texts == ["Add", "Plants"])
    #expect(bar.semantics.role == .navigation)
  }

  @Test(
    "A large title is one line in the looks of iOS, as UIKit's is", arguments: [Look.iOS18, .iOS26])
  func largeTitle(_ look: Look) {
    func bar(_ title: String) -> Substring? {
      let dump = placedText(height: 400, environment: { $0.look = look }) {
        NavigationStack { Text("content").navigationTitle(title) }
      }
      return dump.split(separator: "\n").first { $0.contains("navigationBar") }
    }
    #expect(bar("Title") != nil)
    #expect(bar("A title that is much too long for the width of the screen") == bar("Title"))
  }

  @Test("A search in use takes the bar: its field, the way out, scopes and suggestions")
  func activeSearch() throws {
    func texts(_ isPresented: Bool, text: String = "a") throws -> (bar: [String], all: [String]) {
      let root = resolved(environment: { $0.look = .iOS18 }) {
        NavigationStack {
          Text("content")
            .navigationTitle("Plants")
            .toolbar { Button("Add") {} }
            .searchable(text: .constant(text), isPresented: .constant(isPresented))
            .searchScopes(.constant(1)) {
              Text("All").tag(1)
              Text("Mine").tag(2)
            }
            .searchSuggestions { if text != "x" { Text("Fern").searchCompletion("fern") } }
        }
      }
      return (try #require(root.first(named: "navigationBar")).texts, root.texts)
    }
    #expect(try texts(false).bar == ["Add", "Plants", "a"])
    #expect(try texts(false).all.contains("content"))
    #expect(try texts(true).bar == ["a", "Cancel", "All", "Mine"])
    #expect(try texts(true).all.contains("Fern"))
    #expect(try !texts(true).all.contains("content"))
    #expect(try texts(true, text: "x").all.contains("content"))
    // The scopes come with the first letter.
    #expect(try texts(true, text: "").bar == ["Search", "Cancel"])
    // Where the field is at the bottom, they are in a bar of their own.
    let bottom = resolved(environment: { $0.look = .iOS26 }) {
      NavigationStack {
        Text("content")
          .searchable(text: .constant("a"), isPresented: .constant(true))
          .searchScopes(.constant(1)) { Text("All").tag(1) }
      }
    }
    #expect(bottom.texts.contains("All"))
  }

  @Test("A search around a navigation stack is that of the screen it shows")
  func outerSearch() throws {
    let root = resolved(environment: { $0.look = .iOS18 }) {
      NavigationStack { Text("content").navigationTitle("Plants") }
        .searchable(text: .constant("a"), isPresented: .constant(true))
        .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    #expect(try #require(root.first(named: "navigationBar")).texts == ["Plants", "a", "Cancel"])
    let sheet = resolved(environment: { $0.look = .iOS18 }) {
      Text("below").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("content").navigationTitle("Plants") }
          .searchable(text: .constant("fern"))
      }
    }
    #expect(try #require(sheet.first(named: "navigationBar")).texts == ["Plants", "fern"])
  }

  @Test("A title with a menu has its mark")
  func titleMenu() throws {
    func isMarked(_ screen: some View) throws -> Bool {
      let root = resolved(environment: { $0.look = .iOS18 }) { NavigationStack { screen } }
      return try #require(root.first(named: "navigationBar")).containsNode { node in
        if case .icon = node.kind { true } else { nil }
      }
    }
    let title = Text("a").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
    #expect(try !isMarked(title))
    #expect(try isMarked(title.toolbarTitleMenu { Button("Rename") {} }))
    #expect(try isMarked(title.toolbar { ToolbarTitleMenu { Button("Rename") {} } }))
  }

  @Test("A link outside of navigation leads nowhere and is disabled in the looks of iOS")
  func deadLinks() throws {
    func isDisabled(_ look: Look, @ViewBuilder _ content: () -> some View) throws -> Bool {
      let root = resolved(environment: { $0.look = look }, content)
      let link = try #require(root.first(named: "navigationLink"))
      return link.semantics.states.contains(.disabled)
    }
    let link = NavigationLink("Next") { Text("screen") }
    for look in [Look.iOS18, .iOS26] {
      #expect(try isDisabled(look) { link })
      #expect(try isDisabled(look) { List { link } })
      #expect(try !isDisabled(look) { NavigationStack { List { link } } })
      #expect(try !isDisabled(look) { NavigationView { link } })
      #expect(try !isDisabled(look) { NavigationStack { Text("a").toolbar { link } } })
    }
    #expect(try !isDisabled(.stillframe) { link })
  }

  @Test("A split view shows the last column that a selected row or the preferred column leads to")
  func splitViews() {
    func texts(_ column: NavigationSplitViewColumn?, selecting row: Int? = nil) -> [String] {
      let sidebar = List(selection: .constant(row)) { Text("sidebar") }.navigationTitle("All")
      let content = List { Text("content") }
      let detail = NavigationStack { Text("detail").navigationTitle("One") }
      return resolved {
        if let column {
          NavigationSplitView(preferredCompactColumn: .constant(column)) {
            sidebar
          } content: {
            content
          } detail: {
            detail
          }
        } else {
          NavigationSplitView {
            sidebar
          } detail: {
            detail
          }
        }
      }.texts.filter { $0 != "Back" }
    }
    #expect(texts(nil) == ["All", "sidebar"])
    // The title of the column below stands in the way back.
    #expect(texts(nil, selecting: 1) == ["All", "One", "detail"])
    #expect(texts(.sidebar) == ["All", "sidebar"])
    #expect(texts(.sidebar, selecting: 1) == ["All", "content"])
    #expect(texts(.content) == ["All", "content"])
    #expect(texts(.detail) == ["One", "detail"])
  }

  @Test("In a regular width the columns of a split view are side by side, as its visibility says")
  func splitColumns() {
    func texts(
      _ visibility: NavigationSplitViewVisibility, on screen: CGSize? = nil
    ) -> [String] {
      resolved(environment: {
        $0.horizontalSizeClass = .regular
        $0.screenSize = screen
      }) {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          List(0..<1, selection: .constant(0)) { Text(verbatim: "side \($0)") }
        } content: {
          Text(verbatim: "content")
        } detail: {
          NavigationStack { Text(verbatim: "detail") }
        }
        .searchable(text: .constant("find"))
      }.texts.filter { $0 != "Sidebar" }
    }
    #expect(texts(.all) == ["find", "side 0", "content", "detail"])
    #expect(texts(.doubleColumn) == ["find", "content", "detail"])
    #expect(texts(.detailOnly) == ["find", "detail"])
    #expect(texts(.automatic, on: CGSize(width: 1_194, height: 834)) == texts(.doubleColumn))
    #expect(texts(.automatic, on: CGSize(width: 834, height: 1_194)) == texts(.detailOnly))
  }

  @Test("An item of a toolbar that is not there by default is told")
  func addedItems() {
    let found = PictureGaps.found {
      resolved {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(id: "share", showsByDefault: false) { Text("Share") }
          }
        }
      }
    }
    #expect(!found.value.texts.contains("Share"))
    #expect(found.gaps.contains { $0.text.contains("share") && $0.text.contains("by default") })
  }

  @Test("A tab view shows the chosen screen, whichever way its tabs are tagged")
  func tabs() {
    let root = resolved {
      TabView(selection: .constant(2)) {
        Text("first").tabItem { Label("One", systemImage: "star") }.tag(1)
        Text("second").tag(2).tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(root.texts == ["second", "One", "Two"])
    let tabs = root.all.filter { $0.name == "tab" }
    #expect(tabs.map(\.semantics.states) == [[], [.selected]])
  }

  @Test("A tab view looks into the screen that is chosen, and into no other")
  func hiddenTabs() {
    final class Model: ObservableObject {}
    struct Screen: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(verbatim: "\(ObjectIdentifier(model))") }
    }
    let plain = resolved {
      TabView {
        Text("first").tabItem { Label("One", systemImage: "star") }
        Screen().badge(3).tabItem { Label("Two", systemImage: "heart") }
        Screen().tabItem { Label("Three", systemImage: "bag") }.padding().badge("New")
        Screen().padding().tabItem { Label("Four", systemImage: "bag") }
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(plain.texts == ["first", "One", "3", "Two", "New", "Three", "Four"])
    let chosen = resolved {
      TabView(selection: .constant(1)) {
        Tab("One", systemImage: "star", value: 0) { Screen() }
        Tab("Two", systemImage: "heart", value: 1) { Text("second") }
        Tab("Three", systemImage: "bag", value: 2) { Screen() }.badge(2)
      }
    }
    #expect(chosen.texts == ["second", "One", "Two", "2", "Three"])
  }

  @Test("A tab's item of a picture and a text is one label, in a stack or not")
  func tabItems() throws {
    func root(_ isStacked: Bool) -> ResolvedNode {
      resolved {
        TabView {
          Text("a").tabItem {
            if isStacked {
              VStack {
                Image(systemName: "star"); Text("Best")
              }
            } else {
              Image(systemName: "star")
              Text("Best")
            }
          }
          Text("b").tabItem { Label("Best", systemImage: "star") }
        }
      }
    }
    for isStacked in [true, false] {
      let tabs = root(isStacked).all.filter { $0.name == "tab" }
      #expect(tabs.count == 2)
      #expect(tabs.map(\.texts) == [["Best"], ["Best"]])
      let icons = tabs.map { tab in
        tab.all.filter { if case .icon = $0.kind { true } else { false } }.count
      }
      #expect(icons == [1, 1])
    }
  }

  @Test("A link has the button style of its place")
  func linkStyles() throws {
    struct Capital: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("styled")
          configuration.label
        }
      }
    }
    let address = try #require(URL(string: "https://example.com"))
    let root = resolved {
      NavigationLink("a") {}.buttonStyle(Capital())
      Link("b", destination: address).buttonStyle(Capital())
      NavigationLink("c") {}
    }
    #expect(root.texts == ["styled", "a", "styled", "b", "c"])
  }

  @Test("A spinner has the tint of its place")
  func tintedSpinner() {
    #expect(
      resolved { ProgressView(value: 0.5).tint(.primary) }.fills
        == resolved { ProgressView(value: 0.5).tint(Color.primary) }.fills)
    let fills = resolved { ProgressView().tint(.red) }.fills
    #expect(fills.first == paint(.red))
    #expect(resolved { ProgressView() }.fills.first == paint(.textSecondary))
  }

  @Test("A sheet is there when its binding says so")
  func sheet() {
    func texts(_ isPresented: Bool) -> [String] {
      resolved {
        Text("below").sheet(isPresented: .constant(isPresented)) { Text("above") }
      }.texts
    }
    #expect(texts(false) == ["below"])
    #expect(texts(true) == ["below", "above"])
  }

  @Test("Alerts of both spellings show their buttons")
  func alerts() {
    let modern = resolved {
      Color.clear.alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("For ever.")
      }
    }
    #expect(modern.texts == ["Delete?", "For ever.", "Delete", "Cancel"])
    let older = resolved {
      Color.clear.alert(isPresented: .constant(true)) {
        Alert(title: Text("Hello"), message: nil, dismissButton: .default(Text("OK")))
      }
    }
    #expect(older.texts == ["Hello", "OK"])
  }

  @Test("A field is called by its title and says its text")
  func textField() {
    let field = resolved {
      TextField("name@example.com", text: .constant("a@b.c"))
        .fieldTitle("Email")
        .fieldState(.error("Unknown address"))
    }
    let node = field.first(named: "textField")
    #expect(node?.semantics.label == "Email")
    #expect(node?.semantics.value == "a@b.c")
    #expect(node?.semantics.states == [.invalid])
    #expect(field.texts == ["Email", "a@b.c", "Unknown address"])
  }

  @Test("A secure field shows dots, and its text only when it is revealed")
  func secureField() {
    let hidden = resolved { SecureField("Password", text: .constant("abc")) }
    #expect(hidden.texts == ["\u{2022}\u{2022}\u{2022}"])
    let shown = resolved {
      SecureField("Password", text: .constant("abc")).revealButton(isRevealed: true)
    }
    #expect(shown.texts == ["abc"])
  }
}
