import Graphics
import Testing

@testable import Codecs

@Suite("Symbols: templates")
struct SymbolTemplateTests {
  /// A box for each weight of scale S, on the baseline of 696 between margins 10 outside of it.
  private func template(
    _ boxes: [(weight: String, left: Double, width: Double, height: Double)], path: String? = nil
  ) throws -> SymbolTemplate {
    let guides = boxes.map {
      """
      <line id="left-margin-\($0.weight)-S" x1="\($0.left - 10)" y1="600" x2="0" y2="720"/>
      <line id="right-margin-\($0.weight)-S" x1="\($0.left + $0.width + 10)" y1="600" x2="0" y2="720"/>
      """
    }
    let groups = boxes.map {
      """
      <g id="\($0.weight)-S" transform="translate(\($0.left) 696)">
      <path d="M0 0V-\($0.height)H\($0.width)V0Z"/></g>
      """
    }
    return try SymbolTemplate(
      svg: Array(
        """
        <svg width="3300" height="2200"><line id="Baseline-S" x1="0" y1="696" x2="9" y2="696"/>
        \(guides.joined())\(groups.joined())\(path ?? "")</svg>
        """.utf8))
  }

  private func size(_ drawing: SymbolTemplate.Drawing) -> [Double] {
    let ink = drawing.path.controlBounds ?? .zero
    return [ink.minX, ink.maxX, -ink.minY, drawing.width].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("Weights between the groups of a variable template are in proportion")
  func interpolates() throws {
    let template = try template([
      ("Ultralight", 100, 60, 60), ("Regular", 300, 90, 66), ("Black", 500, 140, 76),
    ])
    // Per hundred of weight: 10 and 2 between Ultralight and Regular, 10 and 2 between Regular and Black.
    for (weight, width, height) in [
      (100, 60.0, 60.0), (200, 70, 62), (300, 80, 64), (400, 90, 66), (500, 100, 68),
      (600, 110, 70),
      (700, 120, 72), (800, 130, 74), (900, 140, 76), (950, 140, 76), (650, 115, 71),
    ] {
      let (drawing, scale) = try template.drawing(weight: weight, scale: .large)
      #expect(scale == .small)
      #expect(drawing.warnings == [])
      #expect(size(drawing) == [0.1, (10 + width) / 100, height / 100, (width + 20) / 100])
    }
  }

  @Test(
    "Where the steps differ the nearest group is drawn, and said; outside of the groups nothing is said"
  )
  func incompatible() throws {
    let template = try template(
      [("Regular", 300, 90, 66)],
      path: """
        <g id="Black-S" transform="translate(500 696)"><path d="M0 0V-76H140Z"/></g>
        """)
    for (weight, height, tells) in [
      (100, 0.66, false), (400, 0.66, false), (600, 0.66, true), (700, 0.76, true),
      (900, 0.76, false),
    ] {
      let drawing = try template.drawing(weight: weight, scale: .small).drawing
      #expect(size(drawing)[2] == height)
      #expect(drawing.warnings.count == (tells ? 1 : 0))
      if tells {
        let name = height == 0.66 ? "Regular-S" : "Black-S"
        #expect(drawing.warnings[0].hasPrefix("Regular-S and Black-S do not have the same steps"))
        #expect(drawing.warnings[0].hasSuffix("\(name) is drawn"))
      }
    }
  }

  @Test("A symbol of thousands of dashes is refused: its outline is kept and drawn at every size")
  func dashes() throws {
    func drawing(dash: String) throws -> SymbolTemplate.Drawing {
      let line = """
        <g id="Black-S" transform="translate(500 696)"><path d="M0 0H30000" fill="none"
        stroke="#000" stroke-dasharray="\(dash)"/></g>
        """
      return try template([("Regular", 300, 90, 66)], path: line)
        .drawing(weight: 900, scale: .small).drawing
    }
    // 300 dashes of four corners each.
    #expect(try (1_200...1_800).contains(drawing(dash: "50").path.points.count))
    let error = #expect(throws: PictureError.self) { try drawing(dash: "1") }
    #expect(
      error?.description == """
        the SVG file is a symbol whose outlines and strokes have more than 8192 points, which is not \
        read; simplify its outlines, or make its dashes longer
        """)
  }
}
