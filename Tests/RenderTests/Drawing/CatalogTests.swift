import Components
import Foundation
import Graphics
import Mutants
import Testing

@testable import Render

@Suite("Resources in views")
@MainActor
struct CatalogTests {
  /// A catalog with a picture of 4 × 4 pixels at 1x and 8 × 8 at 2x, colours and a symbol.
  static func resources(without missing: String? = nil) throws -> Resources {
    let folder = FileManager.default.temporaryDirectory.path + "/catalog-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ bytes: [UInt8]) throws {
      let url = URL(fileURLWithPath: folder + "/Media.xcassets/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }
    try write(
      "brand.colorset/Contents.json",
      #"""
      {"colors":[{"idiom":"universal","color":{"components":{"red":"0x10","green":"0x20","blue":"0x30","alpha":"1.0"}}},
       {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"components":{"red":"0x40","green":"0x50","blue":"0x60","alpha":"1.0"}}}]}
      """#)
    try write(
      "page.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":{"reference":"systemBackgroundColor"}}]}"#)
    try write(
      "hero.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","scale":"1x","filename":"1.png"},{"idiom":"universal","scale":"2x","filename":"2.png"}]}"#
    )
    for scale in [1, 2] {
      var pixmap = try Pixmap(width: 4 * scale, height: 4 * scale)
      for index in pixmap.bytes.indices {
        pixmap.bytes[index] = index % 4 == scale || index % 4 == 3 ? 255 : 0
      }
      try write("hero.imageset/\(scale).png", PNGEncoder.encode(pixmap))
    }
    try write(
      "mark.symbolset/Contents.json",
      #"{"symbols":[{"idiom":"universal","filename":"mark.svg"}]}"#)
    try write(
      "mark.symbolset/mark.svg",
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="left-margin-Regular-M" x1="1000" x2="1000" y1="1000" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1120" x2="1120" y1="1000" y2="1150"/>
      <line id="left-margin-Black-M" x1="1000" x2="1000" y1="1000" y2="1150"/>
      <line id="right-margin-Black-M" x1="1120" x2="1120" y1="1000" y2="1150"/></g>
      <g id="Symbols"><g id="Regular-M" transform="translate(1010 1126)"><path d="M0,0 V-70 H100 V0 Z"/></g>
      <g id="Black-M" transform="translate(1010 1126)"><path d="M0,10 V-80 H100 V10 Z"/></g></g></svg>
      """#)
    if let missing {
      try FileManager.default.removeItem(atPath: folder + "/Media.xcassets/" + missing)
    }
    return try Resources(folder: folder)
  }

  private func scene(
    _ view: some View, _ resources: Resources, dark: Bool = false, scale: CGFloat = 2
  ) -> ResolvedScene {
    var environment = EnvironmentValues()
    environment.resources = resources
    environment.colorScheme = dark ? .dark : .light
    environment.displayScale = scale
    return Renderer().scene(for: view, environment: environment, width: nil, height: nil)
  }

  private func firstPixel(_ scene: ResolvedScene) throws -> [UInt8] {
    Array(try Renderer().render(scene).bytes.prefix(4))
  }

  @Test("A colour of a catalog is drawn in the appearance's value, and noted as used")
  func colors() throws {
    let resources = try Self.resources()
    let view = Color("brand").frame(width: 2, height: 2)
    #expect(try firstPixel(scene(view, resources)) == [0x10, 0x20, 0x30, 0xFF])
    #expect(try firstPixel(scene(view, resources, dark: true)) == [0x40, 0x50, 0x60, 0xFF])
    let uses = scene(view, resources).uses
    #expect(uses.map(\.key) == ["color:brand"])
    #expect(uses.first?.sha256 == resources.catalogs.colors["brand"]?.source.sha256)
    let page = try firstPixel(scene(Color("page").frame(width: 2, height: 2), resources))
    let system = try firstPixel(
      scene(Color(uiColor: .systemBackground).frame(width: 2, height: 2), .none))
    #expect(page == system)
  }

  @Test(
    "AccentColor of a catalog is the colour of controls; a theme's own and an empty set are not replaced"
  )
  func accent() throws {
    func resources(_ color: String) throws -> Resources {
      let folder = FileManager.default.temporaryDirectory.path + "/accent-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let set = URL(fileURLWithPath: folder + "/A.xcassets/AccentColor.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"colors":[{"idiom":"universal"\#(color)}]}"#.utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
      return try Resources(folder: folder)
    }
    let green = try resources(
      #","color":{"components":{"red":"0x10","green":"0xA0","blue":"0x20"}}"#)
    let accent = Color.accentColor.frame(width: 2, height: 2)
    let fill = Color.brandPrimary.frame(width: 2, height: 2)
    #expect(try firstPixel(scene(accent, green)) == [0x10, 0xA0, 0x20, 0xFF])
    #expect(try firstPixel(scene(fill, green)) == [0x10, 0xA0, 0x20, 0xFF])
    #expect(scene(accent, green).uses.map(\.key) == ["color:AccentColor"])
    #expect(try firstPixel(scene(accent.tint(.white), green)) == [0xFF, 0xFF, 0xFF, 0xFF])
    var theme = EnvironmentValues().theme
    theme.palette[.primaryText] = Palette.Swatch(light: .black)
    #expect(try firstPixel(scene(accent.environment(\.theme, theme), green)) == [0, 0, 0, 0xFF])
    let system = try firstPixel(scene(accent, .none))
    #expect(try firstPixel(scene(accent, resources(""))) == system)
    #expect(scene(accent, try resources("")).gaps == [])
  }

  @Test("The theme's colour of a name is used before a catalog's")
  func order() throws {
    var environment = EnvironmentValues()
    environment.resources = try Self.resources()
    var theme = environment.theme
    theme.namedColors["brand"] = Palette.Swatch(light: .white)
    environment.theme = theme
    #expect(Color("brand").resolve(in: environment).red == 1)
  }

  @Test("A picture has its natural size in points at every scale, from the file for that scale")
  func images() throws {
    let resources = try Self.resources()
    for (scale, pixel) in [(1.0, [0, 255, 0, 255]), (2.0, [0, 0, 255, 255])] as [(CGFloat, [UInt8])]
    {
      let scene = scene(Image("hero"), resources, scale: scale)
      let pixmap = try Renderer().render(scene)
      #expect(pixmap.width == Int(4 * scale))
      #expect(Array(pixmap.bytes.prefix(4)) == pixel)
      #expect(scene.gaps == [])
    }
  }

  @Test("What is missing or damaged is a failure with the nearest name")
  func missing() throws {
    let resources = try Self.resources()
    let image = scene(Image("heroo"), resources).gaps
    #expect(image.map(\.severity) == [.failure])
    #expect(image.first?.text == "there is no picture \"heroo\"; did you mean \"hero\"?")
    let color = scene(Color("brnad"), resources).gaps
    #expect(color.map(\.severity) == [.failure])
    #expect(color.first?.text.contains("did you mean \"brand\"?") == true)
    let damaged = try Self.resources(without: "hero.imageset/2.png")
    #expect(scene(Image("hero"), damaged).gaps.map(\.severity) == [.failure])
    #expect(scene(Color("brand"), damaged).gaps == [])
  }

  @Test("An image without a name is told, and nothing is drawn in its place")
  func nameless() throws {
    let resources = try Self.resources()
    let row = HStack(spacing: 0) {
      Image("")
      Image("").resizable().frame(width: 20, height: 10)
      Color.red.frame(width: 5, height: 5)
    }
    let drawn = scene(row, resources, scale: 1)
    #expect(drawn.gaps.map(\.severity).contains(.failure))
    let pixmap = try Renderer().render(drawn)
    #expect(pixmap.width == 25 && pixmap.height == 10)
    let alphas = (0..<10).flatMap { y in (0..<20).map { x in pixmap.bytes[(y * 25 + x) * 4 + 3] } }
    #expect(alphas.allSatisfy { $0 == 0 })
  }

  @Test("A symbol of a team: on the baseline, as wide as its margins, in the nearest weight")
  func symbols() throws {
    let resources = try Self.resources()
    func bounds(_ weight: Font.Weight) throws -> (width: Int, ink: Int) {
      let view = Image(systemName: "mark").font(.system(size: 100, weight: weight))
      let pixmap = try Renderer().render(scene(view, resources, scale: 1))
      let rows = (0..<pixmap.height).filter { y in
        (0..<pixmap.width).contains { pixmap.bytes[4 * (y * pixmap.width + $0) + 3] > 127 }
      }
      return (pixmap.width, rows.count)
    }
    // 100 units an em: the margins are 120 apart, the ink is 70 high in regular and 90 in black; the edges
    // of the ink are not on pixels.
    let (regular, black) = (try bounds(.regular), try bounds(.black))
    #expect(regular.width == 120)
    #expect(abs(regular.ink - 70) <= 1)
    #expect(black.width == 120)
    #expect(abs(black.ink - 90) <= 1)
    #expect(scene(Image("mark"), resources).uses.map(\.key) == ["symbol:mark"])
  }

  /// A symbol of 100 × 70 units whose parts a template describes.
  private func symbol(style: String = "", _ body: String) throws -> Resources {
    let folder = FileManager.default.temporaryDirectory.path + "/symbol-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = URL(fileURLWithPath: folder + "/A.xcassets/own.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols":[{"idiom":"universal","filename":"a.svg"}]}"#.utf8).write(
      to: set.appending(path: "Contents.json"))
    try Data(
      """
      <svg width="3300" height="2200"><style>\(style)</style><g id="Symbols">
      <g id="Regular-S" transform="translate(1000 1126)">\(body)</g></g></svg>
      """.utf8
    ).write(to: set.appending(path: "a.svg"))
    return try Resources(folder: folder)
  }

  @Test("What of a symbol's template is not drawn is told")
  func symbolWarnings() throws {
    let parts = [
      ("<path d='M0,0 V-70 H100 V0 Z' fill-rule='evenodd'/>", "evenodd is drawn as nonzero"),
      ("<text>A</text>", "text is not drawn"), ("<blink/>", "line 2"),
      ("<path d='M0,0 V-70 H100 V0 Z' opacity='0.5'/>", "the opacity of a part is not drawn"),
    ]
    for (part, warning) in parts {
      let gaps = scene(Image("own"), try symbol(part)).gaps
      #expect(gaps.map(\.severity) == [.warning], "\(gaps)")
      #expect(gaps.first?.text.hasPrefix("the symbol \"own\": ") == true)
      #expect(gaps.first?.text.contains(warning) == true, "\(gaps)")
    }
  }

  @Test("The hairlines of the preview in Apple's own templates are not drawn: outlines are filled")
  func symbolPreview() throws {
    let part = "<path class='monochrome-0 SFSymbolsPreviewWireframe' d='M0,0 V-70 H100 V0 Z'/>"
    let style = """
      .monochrome-0 {-sfsymbols-motion-group:0}
      .multicolor-0:tintColor {-sfsymbols-motion-group:0}
      .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
      """
    func picture(_ style: String) throws -> [UInt8] {
      let scene = scene(
        Image("own").font(.system(size: 100)), try symbol(style: style, part), scale: 1)
      #expect(scene.gaps == [])
      return try Renderer().render(scene).bytes
    }
    #expect(try picture(style) == picture(""))
  }

  @Test("Mutants of catalogs are read or told, and drawn")
  func mutants() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/mutants-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let mutants = try CatalogMutants(folder: folder)
    let whole = try (0..<500).count { try mutants.use($0) }
    #expect(whole > 10 && whole < 400)
  }

  @Test("Caps keep their size, the middle is stretched or repeated")
  func slices() throws {
    // Columns of red, green, blue and white, a point each.
    var pixmap = try Pixmap(width: 4, height: 1)
    pixmap.bytes = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let image = Image(data: PNGEncoder.encode(pixmap)).interpolation(.none)
    func row(_ mode: Image.ResizingMode) throws -> [String] {
      let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
      let view = image.resizable(capInsets: caps, resizingMode: mode).frame(width: 8, height: 1)
      let drawn = try Renderer().render(scene(view, .none, scale: 1))
      return stride(from: 0, to: 32, by: 4).map { start in
        switch Array(drawn.bytes[start..<start + 3]) {
        case [255, 0, 0]: "r"
        case [0, 255, 0]: "g"
        case [0, 0, 255]: "b"
        case [255, 255, 255]: "w"
        default: "?"
        }
      }
    }
    #expect(try row(.stretch).joined() == "rgggbbbw")
    #expect(try row(.tile).joined() == "rgbgbgbw")
  }

  @Test("A picture of the network is the one of the map, in its phase")
  func network() throws {
    let bytes = PNGEncoder.encode(try Pixmap(width: 6, height: 3))
    let resources = Resources(network: [
      "https://x/a": .picture(bytes), "https://x/b": .failure("offline"),
    ])
    func width(_ address: String) -> Double {
      let view = AsyncImage(url: URL(string: address)) { phase in
        switch phase {
        case .success(let image): AnyView(image)
        case .failure(let error):
          AnyView(Color.red.frame(width: CGFloat(error.localizedDescription.count)))
        case .empty: AnyView(Color.red.frame(width: 1))
        }
      }
      return Renderer().place(scene(view.fixedSize(), resources)).size.width
    }
    #expect(width("https://x/a") == 6)
    #expect(width("https://x/b") == 7)
    #expect(width("https://x/c") == 1)
    let unknown = scene(AsyncImage(url: URL(string: "https://x/c")), resources)
    #expect(unknown.gaps.map(\.severity) == [.warning])
  }
}
