import Components
import Layout
import Testing

@Suite("Icons")
struct IconTests {
  @Test("Every icon parses and stays on its grid")
  func allIconsParse() throws {
    #expect(IconTable.names.count > 1_000)
    for name in IconTable.names {
      let icon = try #require(IconTable.icon(named: name))
      #expect(!icon.layers.isEmpty, "\(name)")
      for layer in icon.layers where layer.operation != .knockout {
        guard case .move = layer.path.elements.first else {
          Issue.record("\(name) has a path that does not start with a move")
          continue
        }
        for point in layer.path.points {
          #expect((-1.0...25).contains(point.x) && (-1.0...25).contains(point.y), "\(name)")
        }
      }
    }
  }

  @Test("Straight lines keep their coordinates")
  func geometry() throws {
    // Lucide's `minus` is a line from (5, 12) to (19, 12).
    let minus = try #require(IconTable.icon(named: "minus"))
    #expect(
      minus.layers == [
        Icon.Layer(
          operation: .stroke,
          path: VectorPath([.move(Point(x: 5, y: 12)), .line(Point(x: 19, y: 12))]))
      ])
  }

  @Test("An arc becomes cubics through its extremes")
  func arcs() throws {
    // Lucide's `circle` has its centre at (12, 12) and the radius 10.
    let circle = try #require(IconTable.icon(named: "circle"))
    let ends = circle.layers[0].path.elements.compactMap { element in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    let expected = [
      Point(x: 12, y: 2), Point(x: 22, y: 12), Point(x: 12, y: 22), Point(x: 2, y: 12),
    ]
    #expect(ends == expected)
  }

  @Test("Filled icons cut their inner marks out of the fill")
  func filledIcons() throws {
    let check = try #require(IconTable.icon(named: "checkmark.circle.fill"))
    #expect(check.layers.map(\.operation) == [.fill, .cut])
    let bell = try #require(IconTable.icon(named: "bell.slash.fill"))
    #expect(bell.layers.map(\.operation) == [.fill, .stroke, .slash])
  }

  @Test(
    "Only icons that follow the line of reading mirror, as SF Symbols' do",
    arguments: [
      ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
      ("arrow.backward", true), ("rectangle.portrait.and.arrow.forward", true),
      ("list.bullet", true), ("chevron.left", false), ("chevron.right", false),
      ("arrow.left", false), ("arrow.right", false), ("arrow.up.right", false),
      ("rectangle.portrait.and.arrow.right", false), ("bubble.left", false),
      ("chevron.left.forwardslash.chevron.right", false), ("forward.fill", false),
      ("backward.fill", false), ("play.fill", false), ("checkmark", false),
    ])
  func mirroring(name: String, mirrors: Bool) throws {
    #expect(try #require(IconTable.icon(named: name)).mirrorsInRTL == mirrors)
  }

  @Test("No icon whose name says left or right mirrors")
  func physicalNames() throws {
    for name in IconTable.names {
      let parts = name.split(separator: ".")
      guard parts.contains("left") || parts.contains("right") else { continue }
      #expect(try #require(IconTable.icon(named: name)).mirrorsInRTL == false, "\(name)")
    }
  }

  @Test("An unknown name suggests the nearest one")
  func nearestNames() {
    #expect(IconTable.icon(named: "chevron.rihgt") == nil)
    #expect(IconTable.nearestName(to: "chevron.rihgt") == "chevron.right")
    #expect(IconTable.nearestName(to: "haert.fill") == "heart.fill")
    #expect(IconTable.nearestName(to: "zzzzzzzzzzzz") == nil)
    #expect(IconTable.nearestName(to: "") == nil)
  }

  @Test("The pen follows the weight of the text")
  func lineWidths() {
    #expect(Icon.lineWidth(weight: 400) == 2)
    #expect(Icon.lineWidth(weight: 700) == 2.75)
    // Halfway between 2 and 2.25.
    #expect(Icon.lineWidth(weight: 450) == 2.125)
    #expect(Icon.lineWidth(weight: 5_000) == 3.2)
    #expect(Icon.lineWidth(weight: -5) == 0.9)
  }
}
