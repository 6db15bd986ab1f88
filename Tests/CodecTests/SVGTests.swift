import Graphics
import Mutants
import Testing
import XML

@testable import Codecs

@Suite("SVG: from a file to shapes")
struct SVGTests {
  private func picture(_ text: String) throws -> VectorPicture {
    try VectorPicture(svg: Array(text.utf8))
  }

  /// The outlines that are filled, each moved to the coordinates of the page.
  private func boxes(_ picture: VectorPicture) -> [Rect] {
    var outer: [PlaneTransform] = []
    var current = PlaneTransform.identity
    return picture.commands.compactMap { command in
      switch command {
      case .pushTransform(let next):
        outer.append(current)
        current = next.followed(by: current)
      case .popTransform: current = outer.popLast() ?? .identity
      case .fill(let path, _, _): return SVGShapes.box(of: path.transformed(by: current))
      default: break
      }
      return nil
    }
  }

  @Test("A viewBox is fitted into the size and centred")
  func fitsViewBox() throws {
    let wide = try picture(
      "<svg width='40' height='20' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>")
    #expect(wide.size == Size(width: 40, height: 20))
    // Scaled by 2, with 20 left over across.
    #expect(boxes(wide) == [Rect(x: 10, y: 0, width: 20, height: 20)])
    let stretched = try picture(
      """
      <svg width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='none'>
      <rect width='10' height='10'/></svg>
      """)
    #expect(boxes(stretched) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    #expect(try picture("<svg viewBox='0 0 3 4'/>").size == Size(width: 3, height: 4))
  }

  @Test("paint-order chooses what is drawn first")
  func paintOrder() throws {
    let orders = [
      ("normal", "fill stroke"), ("stroke", "stroke fill"), ("stroke fill", "stroke fill"),
      ("markers stroke", "stroke fill"), ("fill", "fill stroke"),
    ]
    for (value, expected) in orders {
      let picture = try picture(
        "<svg width='9' height='9'><g paint-order='\(value)'><rect width='4' height='4' stroke='red'/></g></svg>"
      )
      let drawn = picture.commands.compactMap { command in
        switch command {
        case .fill: "fill"
        case .stroke: "stroke"
        default: nil
        }
      }
      #expect(drawn.joined(separator: " ") == expected, "\(value)")
      #expect(picture.warnings == [])
    }
    let unknown = try picture(
      "<svg width='9' height='9'><rect width='4' height='4' paint-order='fill fill'/></svg>")
    #expect(
      unknown.warnings == ["SVG line 1, column 27: paint-order=\"fill fill\" is not understood"])
  }

  @Test(
    "Transforms turn around their origin, in the view box or in the element's own box",
    arguments: [
      // Half a turn of (2, 2)…(6, 4) around the point.
      ("transform-origin='10 10'", 14.0, 16.0), ("transform-origin='50% 25%'", 14, 6),
      ("transform-origin='center'", 14, 16), ("transform-origin='top right'", 34, -4),
      ("transform-origin='bottom'", 14, 36), ("transform-origin='left 1in'", -6, 188),
      ("style='transform-box:fill-box'", 2, 2),
      ("style='transform-box:fill-box;transform-origin:0 0'", -2, 0),
      ("style='transform-box:fill-box;transform-origin:right bottom'", 6, 4), ("", -6, -4),
    ])
  func transformOrigin(attributes: String, x: Double, y: Double) throws {
    let picture = try picture(
      """
      <svg width='20' height='20'><rect x='2' y='2' width='4' height='2' \
      transform='scale(-1)' \(attributes)/></svg>
      """)
    #expect(picture.warnings == [])
    let box = try #require(boxes(picture).first)
    #expect(abs(box.minX - x) < 1e-9 && abs(box.minY - y) < 1e-9, "\(box)")
  }

  @Test(
    "A filter that is not drawn is told by its first step that is not",
    arguments: [
      ("<feTurbulence/>", "feTurbulence is not drawn, and the filter left out"),
      (
        "<feGaussianBlur stdDeviation='1 2'/>",
        "feGaussianBlur is not drawn, and the filter left out"
      ),
      (
        "<feOffset dx='1'/><feMorphology/>", "feMorphology is not drawn, and the filter left out"
      ),
      (
        "<feGaussianBlur stdDeviation='1'/>",
        "feGaussianBlur mixes colours as they are encoded, and not as light"
      ),
    ])
  func filterGaps(filter: String, words: String) throws {
    let picture = try picture(
      """
      <svg width='40' height='40'><filter id='f'>\(filter)</filter>
      <rect x='9' y='9' width='9' height='9' filter='url(#f)'/></svg>
      """)
    #expect(picture.warnings.count == 1 && picture.warnings.first?.hasSuffix(words) == true)
    #expect(picture.commands.contains { if case .fill = $0 { true } else { false } })
  }

  @Test(
    "A shadow of one colour is the same as levels and as light",
    arguments: [
      "<feDropShadow dx='1' dy='2' stdDeviation='3' flood-color='#f00'/>",
      "<feGaussianBlur in='SourceAlpha' stdDeviation='3'/>",
      """
      <feOffset in='SourceAlpha' dy='1'/><feComponentTransfer><feFuncA type='linear' slope='.3'/>\
      </feComponentTransfer><feGaussianBlur stdDeviation='2'/>
      """,
    ])
  func filterOfOneColor(filter: String) throws {
    let text =
      "<svg width='9' height='9'><filter id='f'>\(filter)</filter><g filter='url(#f)'/></svg>"
    #expect(try picture(text).warnings == [])
  }

  @Test(
    "An end tag that does not belong to the open element is told, with both places",
    arguments: [
      (
        "<svg>\n <g><path/></svg>",
        "line 2, column 12: </svg> ends <g>, which begins at line 2, column 2"
      ),
      (
        "<svg><g>\n</b></g></svg>",
        "line 2, column 1: </b> ends <g>, which begins at line 1, column 6"
      ),
      (
        "<x:svg xmlns:x='u'><x:g></g></x:svg>",
        "line 1, column 25: </g> ends <x:g>, which begins at line 1, column 20"
      ),
      ("<svg></svg></g>", "line 1, column 12: an element ends that is not open"),
    ])
  func endTags(text: String, reason: String) throws {
    let error = #expect(throws: PictureError.self) { try XMLDocument(svg: Array(text.utf8)) }
    #expect("\(error, default: "")".contains(reason))
    // Space is allowed behind a name.
    #expect(try XMLDocument(svg: Array("<svg><g\n></g \n></svg >".utf8)).names == ["svg", "g"])
  }

  @Test("Paths: relative and smooth commands, numbers without space, arcs")
  func readsPaths() throws {
    let path = SVGPath("m1-1.5.5 2h3v-1zl.5.5")
    #expect(path.isComplete)
    #expect(
      path.path.elements == [
        .move(Point(x: 1, y: -1.5)), .line(Point(x: 1.5, y: 0.5)), .line(Point(x: 4.5, y: 0.5)),
        .line(Point(x: 4.5, y: -0.5)), .close, .move(Point(x: 1, y: -1.5)),
        .line(Point(x: 1.5, y: -1)),
      ])
    // Half a circle from (0, 0) over (5, -5) to (10, 0), its flags without space; and over (5, 5).
    for (sweep, top, bottom) in [(1, -5.0, 0.0), (0, 0.0, 5.0)] {
      let arc = SVGPath("M0 0A5 5 0 0\(sweep)10 0")
      let box = try #require(SVGShapes.box(of: arc.path))
      #expect(abs(box.minY - top) < 0.01 && abs(box.maxY - bottom) < 0.01)
      #expect(abs(box.minX) < 0.01 && abs(box.maxX - 10) < 0.01)
    }
    // Three quarters of a circle about (5, 5), clockwise from its top to its left.
    let large = SVGPath("M5 0A5 5 0 1 1 0 5")
    let box = try #require(SVGShapes.box(of: large.path))
    #expect(abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01 && abs(box.minX) < 0.01)
    #expect(!SVGPath("M0 0L5").isComplete)
  }

  @Test("Properties: attributes, then rules by weight, then style; inherited from groups")
  func cascades() throws {
    let text = """
      <svg viewBox="0 0 9 9"><style>.a{fill:#0f0} #c{fill:blue} rect{fill:red}</style>
      <g fill="#123456"><circle r="1"/><rect width="1" height="1"/>
      <rect class="b a" width="1" height="1"/><rect id="c" class="a" width="1" height="1"/>
      <rect id="d" class="a" style="fill:rgb(255, 255, 0)" width="1" height="1"/></g></svg>
      """
    let colors: [VectorPaint] = try picture(text).commands.compactMap {
      if case .fill(_, _, let paint) = $0 { paint } else { nil }
    }
    let expected: [UInt32] = [0x123456, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00]
    #expect(colors == expected.map { .solid(ResolvedColor(hex: $0)) })
  }

  @Test("Rules of elements in others, and right in them")
  func nests() throws {
    let text = """
      <svg viewBox="0 0 9 9"><style>g .a{fill:#010101} .o > rect{fill:#020202}
      .o g > .b{fill:#030303} svg .o#z .c{fill:#040404} g+rect{fill:red}</style>
      <rect class="a" width="1" height="1"/><g id="z" class="o"><circle class="a" r="1"/>
      <rect width="1" height="1"/><g><rect width="1" height="1"/><rect class="b" width="1" height="1"/>
      <rect class="c" width="1" height="1"/></g></g></svg>
      """
    let drawn = try picture(text)
    let colors: [VectorPaint] = drawn.commands.compactMap {
      if case .fill(_, _, let paint) = $0 { paint } else { nil }
    }
    let expected: [UInt32] = [0, 0x010101, 0x020202, 0, 0x030303, 0x040404]
    #expect(colors == expected.map { .solid(ResolvedColor(hex: $0)) })
    #expect(drawn.warnings == ["SVG line 1, column 1: the style rule g+rect is not read"])
  }

  @Test("A switch shows the first that asks for nothing; entities are texts")
  func switches() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
        <!ENTITY tint '#00FF00'>
      ]>
      <svg viewBox="0 0 9 9" xmlns:i="&ns_ai;"><switch>
      <foreignObject requiredExtensions="&ns_ai;"/><g systemLanguage="fr"><rect width="1" height="9"/></g>
      <g systemLanguage="de, en-GB"><rect width="2" height="9" fill="&tint;"/></g>
      <g><rect width="3" height="9"/></g></switch></svg>
      """
    let drawn = try picture(text)
    #expect(boxes(drawn) == [Rect(x: 0, y: 0, width: 2, height: 9)])
    #expect(drawn.warnings.isEmpty)
    for entity in [#"<!ENTITY a "&b;">"#, #"<!ENTITY a SYSTEM "file:///etc/passwd">"#] {
      #expect(throws: PictureError.self) {
        try picture("<!DOCTYPE svg [\(entity)]><svg viewBox=\"0 0 9 9\"/>")
      }
    }
  }

  @Test("Symbols and shapes are used where they are placed")
  func uses() throws {
    let text = """
      <svg width="20" height="20" xmlns:xlink="http://www.w3.org/1999/xlink"><defs>
      <symbol id="s" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol>
      <rect id="r" x="1" width="3" height="4"/></defs>
      <use xlink:href="#s" x="10" y="5" width="4" height="4"/><use href="#r" y="6"/></svg>
      """
    #expect(
      boxes(try picture(text)) == [
        Rect(x: 10, y: 5, width: 4, height: 4), Rect(x: 1, y: 6, width: 3, height: 4),
      ])
  }

  @Test("What is not drawn is told with line and column")
  func warns() throws {
    let text = """
      <svg viewBox="0 0 9 9">
        <foreignObject/>
        <rect width="9" height="9" filter="url(#f)" fill="url(#nothing)"/>
        <use href="#u" id="u"/>
      </svg>
      """
    #expect(
      try picture(text).warnings == [
        "SVG line 2, column 3: the element foreignObject is not drawn",
        "SVG line 3, column 3: filter url(#f) is not found",
        "SVG line 3, column 3: the missing element #nothing does not paint",
        "SVG line 4, column 3: use of #u contains itself",
      ])
  }

  @Test("A filter's steps are layers: what a result is made of is drawn where it is used")
  func drawsFilters() throws {
    let drawn = try picture(
      """
      <svg viewBox="0 0 90 90"><filter id="f" x="0" y="0" width="80" height="70"
        filterUnits="userSpaceOnUse"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/>
        <feOffset dx="1" dy="3" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode
        in="SourceGraphic"/></feMerge></filter><rect width="9" height="9" filter="url(#f)"/></svg>
      """)
    #expect(drawn.warnings == [])
    // The shadow and the rectangle: the first moved, blurred and black.
    #expect(
      boxes(drawn) == [
        Rect(x: 1, y: 3, width: 9, height: 9), Rect(x: 0, y: 0, width: 9, height: 9),
      ])
    let filters = drawn.commands.flatMap { command -> [VectorFilter] in
      if case .pushLayer(_, _, let filters) = command { filters } else { [] }
    }
    #expect(filters.first == .blur(sigma: 2))
    #expect(filters.count == 2)
    let clips = drawn.commands.filter {
      $0 == .pushClip(.rect(Rect(x: 0, y: 0, width: 80, height: 70)), .nonZero)
    }
    #expect(clips.count == 3)
  }

  @Test("A filter with a step that is not drawn is left out and named")
  func namesFilters() throws {
    let drawn = try picture(
      """
      <svg viewBox="0 0 9 9"><filter id="f">
        <feTurbulence/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
      """)
    #expect(boxes(drawn).count == 1)
    #expect(
      drawn.warnings == [
        "SVG line 2, column 3: feTurbulence is not drawn, and the filter left out"
      ])
  }

  @Test("Texts are lines from each place on, with one space between words")
  func readsTexts() throws {
    let drawn = try picture(
      """
      <svg viewBox="0 0 90 90"><text x="3" y="4" font-size="10" font-weight="bold"> a
        b <tspan fill="red" dx="2" font-family="Mono, monospace">c</tspan><tspan x="9" y="20">d </tspan></text></svg>
      """)
    let texts = drawn.commands.compactMap { command -> VectorText? in
      if case .text(let text) = command { text } else { nil }
    }
    #expect(drawn.warnings.isEmpty)
    #expect(texts.map(\.origin) == [Point(x: 3, y: 4), Point(x: 9, y: 20)])
    #expect(texts.flatMap { $0.runs.map(\.text) } == ["a b ", "c", "d"])
    #expect(texts.first?.runs.last?.families == ["Mono", "monospace"])
    #expect(texts.first?.runs.last?.offset == Point(x: 2, y: 0))
    #expect(texts.allSatisfy { $0.runs.allSatisfy { $0.weight == 700 && $0.size == 10 } })
  }

  @Test("Hostile files are refused soon")
  func refuses() throws {
    let many = 100_000
    let groups = String(repeating: "<g>", count: many) + String(repeating: "</g>", count: many)
    // Each level draws the one below it ten times.
    let levels = (0..<9).map { level in
      "<g id='l\(level + 1)'>" + String(repeating: "<use href='#l\(level)'/>", count: 10) + "</g>"
    }
    let laughs = "<g id='l0'><rect width='1' height='1'/></g>" + levels.joined()
    // Each mask is measured with what it is put on.
    let masks = (0..<60).map {
      "<g mask='url(#m)'>" + ($0 == 59 ? "<rect width='1' height='1'/>" : "")
    }
    let masked =
      "<mask id='m'><rect width='1' height='1' fill='white'/></mask>" + masks.joined()
      + String(repeating: "</g>", count: 60)
    for body in [groups, laughs, masked, "<g", "<g a='", "&lol;<g b='&lol;'/>", "<g>"] {
      #expect(throws: PictureError.self) {
        try picture("<svg viewBox='0 0 9 9'>\(body)</svg>")
      }
    }
    #expect(throws: PictureError.self) {
      try picture("<!DOCTYPE svg [<!ENTITY a 'b'><!ENTITY c '&a;&a;'>]><svg viewBox='0 0 9 9'/>")
    }
    #expect(throws: PictureError.self) { try picture("<svg width='1e8' height='9'/>") }
  }

  @Test("No mutant traps or hangs")
  func survivesMutants() {
    let opened = (0..<2_000).count {
      (try? VectorPicture(svg: FileMutants.svg.file($0))) != nil
    }
    #expect(opened > 0)
  }
}
