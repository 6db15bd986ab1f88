import Components
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    Text(verbatim: isLoaded ? "loaded" : "loading").onAppear { isLoaded = true }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    Text(verbatim: "\(first) \(second)")
      .onAppear { first = 3 }
      .onChange(of: first) { old, new in second = old * 10 + new }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

/// Buttons as wide as the widest of them.
private struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(["a", "wider", "bb"], id: \.self) { title in
        Text(verbatim: title)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .overlay { Rectangle() }
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Child: View {
  let title: String
  @State private var taps = 0

  var body: some View {
    Text(verbatim: "\(title)\(taps)").onAppear { taps += title == "b" ? 5 : 1 }
  }
}

private final class Model: ObservableObject {
  @Published var names: [String] = []
}

private struct Modelled: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      ForEach(model.names, id: \.self) { Text(verbatim: $0) }
    }
    .onAppear { model.names = ["x", "y"] }
  }
}

private struct Measuring: View {
  @State private var height: CGFloat = 0
  @State private var place = CGPoint.zero

  var body: some View {
    VStack(spacing: 10) {
      Color.red.frame(width: 30, height: 12)
      Color.blue.frame(width: 30, height: 20)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named("stack"))
        } action: {
          place = $0.origin
          height = $0.height
        }
      Text(verbatim: "\(Int(place.y)) \(Int(height))")
    }
    .coordinateSpace(.named("stack"))
    .padding(7)
  }
}

@Suite("What happens once a view stands")
@MainActor
struct ChangeTests {
  @Test("State set when a view appears is shown")
  func appears() {
    #expect(placedText { Loading() }.contains("text \"loaded\""))
  }

  @Test("A picture starts from the beginning each time it is made of the same view")
  func startsAfresh() {
    let view = Chain()
    #expect(placedText { view } == placedText { view })
  }

  @Test("A change that another closure makes is followed, with the old and the new value")
  func changes() {
    // 0 × 10 + 3.
    #expect(placedText { Chain() }.contains("text \"3 3\""))
  }

  @Test("A view that never comes to rest is resolved again five times")
  func stops() {
    #expect(placedText { Endless() }.contains("text \"5\""))
  }

  @Test("Views become as wide as the widest by a preference of their sizes")
  func equalWidths() {
    let text = placedText { EqualWidths() }
    // Five characters of half of 10 pt: 25.
    #expect(text.contains("canvas 0,0 25×30"))
    for y in [0, 10, 20] { #expect(text.contains("\n    rectangle 0,\(y) 25×10")) }
  }

  @Test("Each view of a type has its own state, also where others come before it later")
  func ownState() {
    struct Screen: View {
      @State private var isFull = false

      var body: some View {
        VStack {
          if isFull { Child(title: "a") }
          Child(title: "b")
          ForEach([1, 2], id: \.self) { Child(title: "c\($0)") }
        }
        .onAppear { isFull = true }
      }
    }
    let text = placedText { Screen() }
    for title in ["a1", "b5", "c11", "c21"] { #expect(text.contains("text \"\(title)\"")) }
  }

  @Test("What becomes of an object that a view owns is shown")
  func object() {
    let text = placedText { Modelled() }
    #expect(text.contains("text \"x\"") && text.contains("text \"y\""))
  }

  @Test("A view's place in a named space is told once it stands")
  func geometry() {
    // Below 12 pt of red and a gap of 10; the padding lies outside the space.
    #expect(placedText { Measuring() }.contains("text \"22 20\""))
  }

  @Test("A binding to an element writes to the collection")
  func elements() {
    struct Row: View {
      @Binding var name: String

      var body: some View {
        Text(verbatim: name).onAppear { if name == "b" { name = "changed" } }
      }
    }
    struct Rows: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack { ForEach($names, id: \.self) { $name in Row(name: $name) } }
      }
    }
    #expect(placedText { Rows() }.contains("text \"changed\""))
  }
}

@Suite("Anchors and coordinate spaces")
@MainActor
struct AnchorTests {
  private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("An anchor is the frame of its view in the points of who asks")
  func bounds() {
    let text = placedText(width: 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 30)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Rectangle().frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
              .accessibilityIdentifier("frame")
          }
        }
      }
      .padding(5)
    }
    // Below the 10 pt of red, inside the padding.
    #expect(text.contains("5,15 40×30 id \"frame\"") || text.contains("rectangle 5,15 40×30"))
  }

  @Test("A visual effect knows the place of its view")
  func visualEffect() {
    let text = placedText(width: 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Text(verbatim: "abcd").visualEffect { content, proxy in
          content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
        }
      }
    }
    // Four characters are 20 pt wide: moved by its own width, and down by the 10 pt above it.
    #expect(text.contains("text \"abcd\" 20,20 20×10"))
  }
}
