import Components
import Layout
import Render
import Testing

@testable import SwiftUIViews

@MainActor
@Suite("Views as an app for SwiftUI has them")
struct ViewTests {
  /// A screen of a phone, in points.
  private static let screen = (width: 390.0, height: 844.0)

  private func place(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> PositionedTree {
    var environment = EnvironmentValues(look: .stillframe)
    change(&environment)
    let renderer = Renderer()
    return renderer.place(
      renderer.scene(
        for: view, environment: environment, width: Self.screen.width,
        height: Self.screen.height, background: .white))
  }

  private func view(_ name: String) throws -> AnyView {
    try #require(appViews.first { $0.name == name }).view
  }

  /// The characters of all texts that are shown, in the order of the tree.
  private func texts(of tree: PositionedTree) -> [String] {
    var texts: [String] = []
    tree.root.forEach { node in
      if case .text(let content) = node.kind { texts.append(content.text.plainText) }
    }
    return texts
  }

  @Test("Every view fits a phone's width, in both directions and both appearances")
  func everyViewFits() {
    for (name, view) in appViews {
      for direction in LayoutDirection.allCases {
        let tree = place(view) {
          $0.layoutDirection = direction
          $0.colorScheme = direction == .leftToRight ? .light : .dark
        }
        #expect(tree.size.width <= Self.screen.width, "\(name) is too wide")
        tree.root.forEach { node in
          guard case .text = node.kind, node.frame.width > 0 else { return }
          #expect(
            node.frame.minX >= -0.5 && node.frame.maxX <= Self.screen.width + 0.5,
            "\(name): \(node.path) leaves the screen in \(direction)")
        }
      }
    }
  }

  @Test("Every view makes a picture")
  func everyViewPaints() throws {
    for (name, view) in appViews {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
      let picture = try renderer.pixmap()
      #expect((1...390).contains(picture.width), "\(name)")
      #expect(picture.bytes.contains { $0 != 0 }, "\(name) is blank")
    }
  }

  @Test("An order's values are formatted, and the card is one control")
  func orderCard() throws {
    let tree = place(try view("order-card"))
    let texts = texts(of: tree)
    // Two texts joined with `+` are one; 10:00 is that of Greenwich.
    #expect(texts.contains("Order #1,042"))
    #expect(texts.contains { $0.hasPrefix("10:00") })
    #expect(texts.contains("€48.50"))
    #expect(texts.contains("Active"))
    var controls = 0
    tree.root.forEach { if $0.semantics.role == .button { controls += 1 } }
    #expect(controls == 1)
  }

  @Test("A bar in a geometry reader is as long as its share")
  func courierLoad() throws {
    var widths: [Double] = []
    place(try view("courier-load")).root.forEach { node in
      if case .shape = node.kind { widths.append(node.frame.width) }
    }
    // 390 less 16 on both sides is 358; 82 % of it is 293.56, on a grid of half points 293.5.
    #expect(widths == [358, 293.5])
  }

  @Test("A search without a result says so")
  func searchWithoutResult() throws {
    #expect(texts(of: place(try view("search-empty"))).contains { $0.contains("Oak") })
    #expect(texts(of: place(try view("search"))).contains("3 results"))
  }

  @Test("A preference is added up over the views that give it")
  func preference() throws {
    #expect(texts(of: place(try view("underlined-tabs"))).contains("3"))
  }

  @Test("The environment and an observable object reach the rows")
  func cartRows() throws {
    let texts = texts(of: place(try view("cart")))
    // 2 × 12.50 + 6.90
    #expect(texts.contains("€31.90"))
    #expect(texts.contains("€12.50"))
  }

  @Test("Custom styles dress buttons, labels, toggles, progress and boxes")
  func customStyles() throws {
    let texts = texts(of: place(try view("custom-styles")))
    for text in ["Today", "Inbox", "Water the plants", "60%", "Delete"] {
      #expect(texts.contains(text))
    }
  }

  @Test("A skeleton shows none of its content")
  func skeleton() throws {
    var isRedacted: [Bool] = []
    place(try view("skeleton-grid")).root.forEach { node in
      if case .text(let content) = node.kind { isRedacted.append(content.redaction != nil) }
    }
    #expect(isRedacted.count == 12 && isRedacted.allSatisfy { $0 })
  }

  @Test("A page of a pager stands without a bar of tabs")
  func pager() throws {
    let tree = place(try view("onboarding"))
    #expect(texts(of: tree).contains("Know your plants"))
    #expect(!texts(of: tree).contains("We remind you."))
    var hasTabBar = false
    tree.root.forEach { if $0.semantics.role == .tabBar { hasTabBar = true } }
    #expect(!hasTabBar)
  }
}

@MainActor
@Suite("Views that measure, align and draw")
struct MeasuringViewTests {
  private func texts(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [(text: String, frame: Rect)] {
    var environment = EnvironmentValues(look: .stillframe)
    change(&environment)
    let renderer = Renderer()
    let tree = renderer.place(
      renderer.scene(
        for: view, environment: environment, width: 390, height: 844, background: .white))
    var found: [(String, Rect)] = []
    tree.root.forEach { node in
      if case .text(let content) = node.kind { found.append((content.text.plainText, node.frame)) }
    }
    return found
  }

  @Test("All tags are shown once the view has appeared, in lines that fit")
  func tags() {
    let found = texts(TagCloud(title: "Care", tags: careTags).padding())
    // Seven tags are no more than the limit of six and two more.
    #expect(careTags.allSatisfy { tag in found.contains { $0.text == tag } })
    #expect(found.allSatisfy { $0.frame.maxX <= 390 - 16 })
    #expect(Set(found.map(\.frame.minY)).count > 2)
  }

  @Test("Buttons are as wide as the widest, and their titles stand in the middle")
  func buttons() {
    let found = texts(EqualButtons(titles: ["Accept", "Maybe later", "No"]) { _ in })
    #expect(found.count == 3)
    let middles = found.map(\.frame.midX)
    #expect(middles.allSatisfy { abs($0 - middles[0]) <= 0.5 })
  }

  @Test("Values of a form begin on one line, also from right to left")
  func form() {
    let entries = [
      AlignedForm.Entry(label: "From", value: "Porto"),
      AlignedForm.Entry(label: "A longer label", value: "Lisbon"),
    ]
    let view = AlignedForm(entries: entries)
    let found = texts(view)
    let starts = found.filter { ["Porto", "Lisbon"].contains($0.text) }.map(\.frame.minX)
    #expect(starts.count == 2 && abs(starts[0] - starts[1]) <= 0.5)
    let turned = texts(view) { $0.layoutDirection = .rightToLeft }
    let ends = turned.filter { ["Porto", "Lisbon"].contains($0.text) }.map(\.frame.maxX)
    #expect(ends.count == 2 && abs(ends[0] - ends[1]) <= 1)
  }

  @Test("A table is sorted when it appears; its first column is all of it in a compact width")
  func table() {
    let compact = texts(DeliveryTable(deliveries: deliveries)).map(\.text)
    #expect(
      compact.filter { ["Old Town", "Station", "Harbour Street"].contains($0) }
        == ["Old Town", "Station", "Harbour Street"])
    #expect(!compact.contains("Courier"))
    let regular = texts(DeliveryTable(deliveries: deliveries)) {
      $0.horizontalSizeClass = .regular
    }.map(\.text)
    #expect(regular.contains("Courier") && regular.contains("9") && regular.contains("Grace"))
  }
}
