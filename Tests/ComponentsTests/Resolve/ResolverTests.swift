import Components
import Foundation
import GridText
import Layout
import Synchronization
import Testing

/// Counts how often a text is measured.
private final class CountingMeasurer: TextMeasuring {
  let count = Mutex(0)
  private let grid = GridTextMeasurer()

  func metrics(of text: StyledText, width: Double, height: Double) -> TextMetrics {
    count.withLock { $0 += 1 }
    return grid.metrics(of: text, width: width, height: height)
  }

  func boxes(of text: StyledText, width: Double, height: Double) -> [[Rect]] {
    grid.boxes(of: text, width: width, height: height)
  }

  func minimumWidth(of text: StyledText) -> Double { grid.minimumWidth(of: text) }
}

private struct Greeting: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var count = 3
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 10

  var body: some View {
    VStack(spacing: gap) {
      Text(verbatim: colorScheme == .dark ? "night" : "day")
      if count > 2 {
        Text(verbatim: "many")
      } else {
        Text(verbatim: "few")
      }
      ForEach(0..<2) { Text(verbatim: "row \($0)") }
    }
  }
}

@Suite("Resolver")
@MainActor
struct ResolverTests {
  @Test("Bodies read the environment, first states and scaled metrics")
  func readsEnvironment() {
    let text = placedText(environment: {
      $0.colorScheme = .dark
      $0.dynamicTypeSize = .accessibility1
    }) { Greeting() }
    // Body's leading is 22 pt at large and 34 at accessibility 1: 10 × 34 / 22 = 15.45, a gap of 15.
    #expect(
      text == """
        canvas 0,0 25×85
          vstack 0,0 25×85
            text "night" 0,0 25×10 baseline 8
            text "many" 3,25 20×10 baseline 33
            text "row 0" 0,50 25×10 baseline 58
            text "row 1" 0,75 25×10 baseline 83

        """)
  }

  @Test("A modifier of a group applies to each of its views")
  func groupDistributes() {
    let text = placedText {
      HStack(spacing: 0) {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .padding(.horizontal, 5)
      }
    }
    #expect(text.contains("text \"a\" 5,0 5×10"))
    #expect(text.contains("text \"b\" 20,0 5×10"))
  }

  @Test("A geometry reader's content is made for the size it gets")
  func geometryReader() {
    let text = placedText(width: 120, height: 40) {
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    }
    #expect(
      text == """
        canvas 0,0 120×40
          geometryReader 0,0 120×40
            rectangle 0,0 60×10

        """)
  }

  @Test(
    "A reader in a reader knows where it is on the canvas and in the scroll view around both",
    arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 0)])
  func readerInReader(direction: LayoutDirection, x: Double) {
    let places = Mutex<[CGRect]>([])
    _ = placedText(width: 120, height: 90) {
      VStack(spacing: 0) {
        Rectangle().frame(height: 10)
        ScrollView {
          Rectangle().frame(height: 20)
          GeometryReader { _ in
            HStack(spacing: 0) {
              Rectangle().frame(width: 30)
              GeometryReader { inner in
                places.withLock {
                  $0 = [inner.frame(in: .global), inner.frame(in: .scrollView)]
                }
                return EmptyView()
              }
            }
          }
          .frame(height: 50)
        }
      }
      .environment(\.layoutDirection, direction)
    }
    // Scroll views put a gap of 8 points between their views.
    #expect(
      places.withLock { $0 } == [
        CGRect(x: x, y: 38, width: 90, height: 50), CGRect(x: x, y: 28, width: 90, height: 50),
      ])
  }

  @Test("A reader in a reader costs no other layout of what is around both")
  func readerInReaderCost() {
    /// How often the text beside the readers is measured.
    func measurements(_ reader: some View) -> Int {
      let measurer = CountingMeasurer()
      let view = VStack {
        Text(verbatim: "beside")
        reader
      }
      _ = Resolver(
        environment: EnvironmentValues(look: .stillframe), measurer: measurer, width: 100,
        height: 100
      ).resolve(view)
      return measurer.count.withLock { $0 }
    }
    let one = measurements(GeometryReader { _ in Rectangle() })
    #expect(one > 0)
    let three = GeometryReader { _ in
      GeometryReader { _ in GeometryReader { _ in Rectangle() } }
    }
    #expect(measurements(three) == one)
  }

  @Test(
    "Readers are followed eight levels deep, whatever they hold", arguments: [(1, 8), (2, 255)])
  func readersWithoutEnd(readersInEach: Int, evaluations: Int) {
    struct Nest: View {
      let readers: Int
      let count: () -> Void

      var body: some View {
        GeometryReader { _ in
          count()
          return ForEach(0..<readers, id: \.self) { _ in
            AnyView(Nest(readers: readers, count: count))
          }
        }
      }
    }
    var count = 0
    _ = placedText(height: 100) { Nest(readers: readersInEach) { count += 1 } }
    #expect(count == evaluations)
  }

  @Test("A reader with its content is laid out as it was without, in the cells of grids")
  func readerInGrid() {
    // Both columns, of 20 points with 8 between them, and what a row of ten points leaves.
    let spanning = placedText(width: 100, height: 100) {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow { GeometryReader { _ in Rectangle() }.gridCellColumns(2) }
        GridRow {
          Text(verbatim: "abcd")
          Text(verbatim: "abcd")
        }
      }
    }
    #expect(spanning.contains("geometryReader 0,0 48×90"), "\(spanning)")
    // A lazy grid offers its rows no height.
    let lazy = placedText(width: 100, height: 100) {
      LazyVGrid(columns: [GridItem(.fixed(30))]) { GeometryReader { _ in Rectangle() } }
    }
    #expect(lazy.contains(/geometryReader [0-9,]+ 30×10/), "\(lazy)")
  }

  @Test("What a view reads from the environment holds in the content of its geometry reader too")
  func geometryReaderScope() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var typeSize
      var body: some View {
        GeometryReader { _ in
          // Called when the stack is resolved, after the content was made.
          ForEach(0..<1) { _ in
            Rectangle().frame(width: typeSize.isAccessibilitySize ? 30 : 20, height: 10)
          }
        }
      }
    }
    let text = placedText(width: 120, height: 40) { Sized().dynamicTypeSize(.accessibility1) }
    #expect(text.contains("rectangle 0,0 30×10"))
  }

  @Test("The first view that fits is chosen", arguments: [(100.0, "wide label"), (40, "wide")])
  func viewThatFits(width: Double, chosen: String) {
    let text = placedText(width: width) {
      ViewThatFits {
        Text(verbatim: "wide label")
        Text(verbatim: "wide")
      }
    }
    // "wide label" is 10 × 5 = 50 points wide.
    #expect(text.contains("text \"\(chosen)\" 0,0"))
  }

  @Test("Labels go through modifiers to the element they speak of")
  func labelsGoInwards() {
    let text = placedText {
      Image(systemName: "star").padding(4).background(.red).accessibilityLabel("Favourite")
    }
    #expect(text.contains("image \"Favourite\""))
  }

  @Test("Paths name components, with an index only among equals")
  func paths() {
    let view = VStack {
      Text(verbatim: "a").component("title")
      Text(verbatim: "b")
      Text(verbatim: "c")
    }
    let root = Resolver(
      environment: EnvironmentValues(look: .stillframe), measurer: GridTextMeasurer(), width: nil,
      height: nil
    ).resolve(view)
    #expect(
      root.children.map(\.path.description) == ["vstack/title", "vstack/text[0]", "vstack/text[1]"])
  }

  @Test("Numbers that are no sizes become sizes")
  func hostileNumbers() {
    let text = placedText {
      Rectangle().frame(width: -5, height: .nan).padding(.infinity).offset(x: .nan)
    }
    #expect(text.contains("rectangle 0,0 200×10"))
    // As on iOS, a frame without an end is none.
    let row = placedText(width: 50) { Text(verbatim: "abc").frame(width: .infinity, height: 20) }
    #expect(row.contains("text \"abc\" 0,5 15×10"))
    let gaps = PictureGaps.found {
      placedText {
        Rectangle().frame(width: -5).frame(minHeight: -.infinity, maxHeight: .infinity)
      }
    }.gaps
    #expect(
      gaps.map(\.text) == [
        "frame(width: -5.0) is ignored: it is negative or not finite",
        "frame(minHeight: -inf) is ignored: it is negative or not finite",
      ])
  }
}
