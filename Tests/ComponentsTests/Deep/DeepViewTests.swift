import Components
import Layout
import Testing

/// How often bodies were evaluated.
@MainActor
private final class Tally {
  var bodies = 0
}

private struct Total: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view of a given depth whose body is a stack around one or more of itself.
private struct Nest: View {
  let levels: Int
  var width = 1
  let tally: Tally

  var body: some View {
    evaluated()
  }

  private func evaluated() -> some View {
    tally.bodies += 1
    return VStack(spacing: 0) {
      if levels == 0 {
        Text(verbatim: "x").preference(key: Total.self, value: 1)
      } else {
        ForEach(0..<width, id: \.self) { _ in Nest(levels: levels - 1, tally: tally) }
      }
    }
  }
}

/// Menu panels within one another around a view that says when it is evaluated.
private struct Panels: View {
  let levels: Int
  let tally: Tally

  var body: some View {
    if levels == 0 { tally.bodies += 1 }
    return MenuPanel {
      if levels == 0 {
        Text(verbatim: "x")
      } else {
        Panels(levels: levels - 1, tally: tally)
      }
    }
  }
}

/// A view that counts itself when it appears, inside many others.
private struct Appearing: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)").onAppear { count += 1 }
  }
}

private struct Wrapped<Content: View>: View {
  let levels: Int
  let content: Content

  var body: some View {
    if levels == 0 {
      AnyView(content)
    } else {
      AnyView(Wrapped(levels: levels - 1, content: content).padding(0))
    }
  }
}

/// A view inside paddings that move its guide, or inside guides that are asked for one another.
private struct Indented: View {
  let levels: Int
  let hasGuides: Bool

  var body: some View {
    if levels == 0 {
      AnyView(Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 })
    } else if hasGuides {
      AnyView(
        Indented(levels: levels - 1, hasGuides: true).alignmentGuide(.leading) { guides in
          guides[.leading] + (guides[.leading] - guides[.leading]) + 1
        })
    } else {
      AnyView(Indented(levels: levels - 1, hasGuides: false).padding(.leading, 1))
    }
  }
}

@Suite("Deep views")
@MainActor
struct DeepViewTests {
  private let levels = 2_000

  private func resolved(_ view: some View) -> ResolvedNode {
    Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: 100,
      height: nil
    ).resolve(view)
  }

  private func texts(in node: ResolvedNode) -> [String] {
    var texts: [String] = []
    node.walk(()) { node, _ in
      if case .text(let content) = node.kind { texts.append(content.text.plainText) }
      return ()
    }
    return texts
  }

  @Test("Bodies nested by the thousand are evaluated at most a few times each")
  func evaluatesFewTimes() {
    let tally = Tally()
    let root = resolved(Nest(levels: levels, tally: tally))
    #expect(texts(in: root) == ["x"])
    #expect(tally.bodies > levels)
    #expect(tally.bodies <= 3 * (levels + 1))
  }

  @Test("Menu panels within one another look for choices once")
  func looksOnce() {
    let tally = Tally()
    #expect(texts(in: resolved(Panels(levels: 12, tally: tally))) == ["x"])
    // Once to look and once to show.
    #expect(tally.bodies == 2)
  }

  @Test("Siblings that are all deep are put aside together")
  func evaluatesSiblingsTogether() {
    let tally = Tally()
    let root = resolved(
      Wrapped(levels: 700, content: Nest(levels: 200, width: 20, tally: tally)))
    #expect(texts(in: root).count == 20)
    #expect(tally.bodies <= 3 * (1 + 20 * 200))
  }

  @Test("What deep views hand up arrives once")
  func handsUpOnce() {
    let tally = Tally()
    let view = Wrapped(levels: 700, content: Nest(levels: 100, width: 5, tally: tally))
      .overlayPreferenceValue(Total.self) { Text(verbatim: "total \($0)") }
    #expect(texts(in: resolved(view)).contains("total 5"))
  }

  @Test("Deep views keep their state, and appear once")
  func keepsState() {
    let root = resolved(Wrapped(levels: 700, content: Appearing()))
    #expect(texts(in: root) == ["1"])
  }

  @Test("A guide is found 4,000 levels deep, asked for once at each", arguments: [false, true])
  func findsGuides(_ hasGuides: Bool) {
    let root = resolved(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Indented(levels: 4_000, hasGuides: hasGuides)
      })
    let tree = Placement(measurer: GridTextMeasurer(), scale: 1)
      .place(root, width: 10_000, height: nil)
    var frames: [Rect] = []
    tree.root.forEach { node in
      if case .shape = node.kind { frames.append(node.frame) }
    }
    // The guide is at 5 in the innermost view and at 4,005 in all around it, where the red view begins.
    let inset = hasGuides ? 0.0 : 4_000
    #expect(
      frames == [
        Rect(x: 4_005, y: 0, width: 20, height: 10), Rect(x: inset, y: 10, width: 10, height: 10),
      ])
  }

  @Test("Rows, sections, tabs and titles of deep content reach their containers once")
  func tellsContainers() {
    let list = resolved(
      List {
        Wrapped(
          levels: 700,
          content: Section("Head") {
            Text(verbatim: "one")
            Text(verbatim: "two")
          })
      })
    #expect(texts(in: list).filter { ["one", "two"].contains($0) } == ["one", "two"])
    let screen = resolved(
      NavigationStack {
        Wrapped(levels: 700, content: Text(verbatim: "content").navigationTitle("Title"))
      })
    #expect(texts(in: screen).filter { $0 == "Title" }.count == 1)
    let tabs = resolved(
      TabView {
        Wrapped(levels: 700, content: Text(verbatim: "a").tabItem { Text(verbatim: "first") })
      })
    #expect(texts(in: tabs).contains("first"))
  }

  @Test("A sheet that a deep view presents is shown once")
  func presentsOnce() {
    let root = resolved(
      Wrapped(
        levels: 700,
        content: Text(verbatim: "page").sheet(isPresented: .constant(true)) {
          Text(verbatim: "sheet")
        }))
    #expect(texts(in: root).filter { $0 == "sheet" }.count == 1)
  }

  @Test("A concatenation of many texts is flat")
  func concatenates() {
    var text = Text(verbatim: "a")
    for _ in 0..<3_000 { text = text + Text(verbatim: "a") }
    #expect(texts(in: resolved(text)) == [String(repeating: "a", count: 3_001)])
  }
}
