import Components
import Foundation
import Layout
import Render
import Testing

/// Lists on pictures that SwiftUI drew, as the open entries of the oracle have them.
@Suite("Lists are laid out as iOS does")
@MainActor
struct AppleListTests {
  private let pixel = 1.0 / 3

  private struct Placed {
    let root: PositionedNode

    /// The box of a text.
    func text(_ words: String) throws -> Rect {
      try #require(
        root.all.first { node in
          if case .text(let content) = node.kind { content.text.plainText == words } else { false }
        }
      ).frame
    }

    /// The box of the rows of the section that a text is in: the nearest clip around it.
    func rows(around words: String) throws -> Rect {
      try #require(Self.clip(around: words, in: root, clip: nil))
    }

    private static func clip(around words: String, in node: PositionedNode, clip: Rect?) -> Rect? {
      var clip = clip
      if case .effect(.clip) = node.kind { clip = node.frame }
      if case .text(let content) = node.kind, content.text.plainText == words { return clip }
      for child in node.children {
        if let found = Self.clip(around: words, in: child, clip: clip) { return found }
      }
      return nil
    }
  }

  private func laidOut(
    _ look: Look = .iOS18, style: some ListStyle = .insetGrouped, width: Double = 402,
    @ViewBuilder _ content: () -> some View
  ) -> Placed {
    Placed(root: placed(List(content: content).listStyle(style), look, width: width))
  }

  private func isNear(_ length: Double, _ expected: Double, by tolerance: Double = 0.34) -> Bool {
    abs(length - expected) <= tolerance
  }

  private var sections: some View {
    Group {
      Section("First") { Text("A") }
      Section("Second") { Text("B") }
      Section { Text("C") }
    }
  }

  @Test("list.insetGrouped: margins of 20, rows of 44, text 20 further in")
  func insetGrouped() throws {
    let list = laidOut { sections }
    let rows = try list.rows(around: "A")
    #expect(isNear(rows.minX, 20))
    #expect(isNear(rows.maxX, 382))
    #expect(isNear(rows.height, 44))
    #expect(isNear(try list.text("A").minX, 40))
  }

  @Test("list.insetGrouped: 17 above a header, 6 below it; 17.67 and 17.67 between sections")
  func headers() throws {
    let list = laidOut { sections }
    // The header is one line of footnote: 38.67 where that is 15.67 high.
    let header = try list.text("FIRST").height
    #expect(isNear(try list.rows(around: "A").minY, 23 + header))
    let gap = try list.rows(around: "B").minY - list.rows(around: "A").maxY
    #expect(isNear(gap, 17.67 + 23 + header))
    let bare = try list.rows(around: "C").minY - list.rows(around: "B").maxY
    #expect(isNear(bare, 35.33))
    let first = laidOut { Section { Text("C") } }
    #expect(isNear(try first.rows(around: "C").minY, 35))
  }

  @Test("On screens narrower than 390 points margins and insets are 16")
  func narrow() throws {
    let list = laidOut(width: 300) { sections }
    #expect(isNear(try list.rows(around: "A").minX, 16))
    #expect(isNear(try list.text("A").minX, 32))
  }

  @Test("list.26: margins of 16, rows of 51, 58 between rows with a header between them")
  func glass() throws {
    let list = laidOut(.iOS26) { sections }
    let rows = try list.rows(around: "A")
    #expect(isNear(rows.minX, 16))
    #expect(isNear(rows.height, 51, by: 1))
    // Headers are as they are written.
    let header = try list.text("Second").height
    let gap = try list.rows(around: "B").minY - rows.maxY
    #expect(isNear(gap, 40 + header))
  }

  @Test("list.plain: lines take no room, rows are their content and 11 above and below")
  func plain() throws {
    let list = laidOut(style: .plain) {
      ForEach(0..<3, id: \.self) { index in
        NavigationLink {
        } label: {
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "a\(index)")
            Text(verbatim: "b\(index)").font(.footnote)
          }
        }
      }
    }
    let first = try list.text("a0")
    let content = try list.text("b0").maxY - first.minY
    #expect(isNear(try list.text("a1").minY - first.minY, content + 22))
    #expect(isNear(first.minX, 20))
  }

  @Test(
    "The design system keeps its own margins")
  func choices() throws {
    #expect(isNear(try laidOut(.stillframe) { Text("A") }.rows(around: "A").minX, 16))
    #expect(isNear(try laidOut(.stillframe) { Text("A") }.text("A").minX, 32))
  }

  @Test("listRowSpacing, listSectionSpacing and listSectionMargins move rows by what they say")
  func spacing() throws {
    let spaced = laidOut {
      Text("A")
      Text("B")
    }
    let root = placed(
      List {
        Text("A")
        Text("B")
      }
      .listRowSpacing(9), width: 402)
    let gapped = Placed(root: root)
    #expect(
      isNear(
        try gapped.text("B").minY - gapped.text("A").minY,
        try spaced.text("B").minY - spaced.text("A").minY + 9))
    let near = Placed(
      root: placed(
        List {
          Section { Text("A") }
          Section { Text("B") }
        }
        .listSectionSpacing(12), width: 402))
    #expect(isNear(try near.rows(around: "B").minY - near.rows(around: "A").maxY, 12))
    let wide = laidOut {
      Section { Text("A") }.listSectionMargins(.horizontal, 5)
    }
    #expect(isNear(try wide.rows(around: "A").minX, 5))
    #expect(isNear(try wide.rows(around: "A").maxX, 397))
  }

  @Test("searchfield.height, and bars of 44, 52 more for a large title, 52 more for a field")
  func bars() throws {
    func height(_ content: some View) throws -> Double {
      try #require(
        placed(NavigationStack { content }, width: 402).named("navigationBar").first
      ).frame.height
    }
    let text = Text("a").navigationTitle("Title")
    #expect(isNear(try height(text), 96))
    #expect(isNear(try height(text.navigationBarTitleDisplayMode(.inline)), 44))
    #expect(isNear(try height(text.searchable(text: .constant(""))), 148))
    let field = placed(SearchField(text: .constant("")), width: 300)
    #expect(isNear(field.frame.height, 36))
  }

  @Test(
    "An alert is 270 across, its answers 44 high and beside each other; the way back comes first")
  func alert() throws {
    let root = placed(
      AlertDialog("Delete?") {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone.")
      }, width: 402)
    let alert = Placed(root: root)
    #expect(isNear(try #require(root.named("alert").first).frame.width, 270))
    let cancel = try alert.text("Cancel")
    let delete = try alert.text("Delete")
    #expect(cancel.maxX < delete.minX)
    #expect(isNear(cancel.midY, delete.midY))
    #expect(isNear(try #require(root.named("cancellingAnswer").first).frame.height, 44))
  }
}

/// Colours of lists and of what is raised above a screen, as pixels.
@Suite("Lists and presentations have the colours of iOS")
@MainActor
struct AppleSurfaceTests {
  private let grouped: [UInt8] = [0xF2, 0xF2, 0xF7, 255]

  @Test("listRowBackground.clear: the page is seen through a row that has no background")
  func clearRow() throws {
    let view = List {
      Text("a").listRowBackground(Color.clear)
      Text("b")
    }
    let probe = try PixelProbe(view, width: 400, height: 240) { $0.look = .iOS18 }
    // 35 above the first row, rows of 44.
    #expect(probe.color(300, 57) == grouped)
    #expect(probe.color(300, 101) == [255, 255, 255, 255])
  }

  @Test("In the dark a sheet is 1C1C1E and a row in it 2C2C2E; the screen below is black")
  func elevated() throws {
    let screen = Color.background.sheet(isPresented: .constant(true)) {
      List { Text("a") }.presentationDetents([.medium])
    }
    let probe = try PixelProbe(screen, width: 400, height: 800) {
      $0.look = .iOS18
      $0.colorScheme = .dark
    }
    #expect(probe.color(200, 40) == [0, 0, 0, 255])
    #expect(probe.color(5, 560) == [0x1C, 0x1C, 0x1E, 255])
    #expect(probe.color(300, 457) == [0x2C, 0x2C, 0x2E, 255])
  }

  @Test("Bars are filled and coloured as the screen says")
  func bars() throws {
    let screen = NavigationStack {
      Text("a").navigationTitle("Title").toolbarBackground(Color.pureRed, for: .navigationBar)
    }
    let probe = try PixelProbe(screen, width: 200, height: 300) { $0.look = .iOS18 }
    #expect(probe.color(190, 10) == pureRed)
  }

  @Test("A view behind a sheet's content reaches its edges")
  func backdrop() throws {
    let screen = Color.background.sheet(isPresented: .constant(true)) {
      Text("a").presentationDetents([.medium]).presentationBackground { Color.pureBlue }
    }
    let probe = try PixelProbe(screen, width: 300, height: 600) { $0.look = .iOS18 }
    #expect(probe.color(4, 590) == pureBlue)
  }
}
