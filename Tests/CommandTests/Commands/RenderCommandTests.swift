import Components
import Layout
import Render
import Testing

@testable import Commands

@Suite("Command: render")
@MainActor
struct RenderCommandTests {
  @Test("A document becomes a picture of its size and scale, in every format")
  func rendersFormats() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/box.json"
      try FileSystem.write(rectangleDocument(), to: file)
      for name in ["a.png", "a.ppm", "a.pam"] {
        let result = run("render", file, "-o", "\(folder)/\(name)", "--scale", "3")
        #expect(result.messages == "")
        #expect(result.status == .clean)
        // 8 × 4 points at three pixels a point.
        let picture = try PictureFile.read("\(folder)/\(name)")
        #expect(picture.width == 24 && picture.height == 12)
        #expect(Array(picture.bytes.prefix(4)) == [0x10, 0x20, 0x30, 255])
      }
    }
  }

  @Test("'-' writes the picture to standard output, and nothing else")
  func writesToStandardOutput() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      let png = run("render", "\(folder)/box.json", "-o", "-")
      #expect(try PNGDecoder.decode(png.bytes).width == 16)
      #expect(png.messages == "")
      let ppm = run("render", "\(folder)/box.json", "-o", "-", "--format", "ppm")
      #expect(ppm.bytes.starts(with: Array("P6\n16 8\n255\n".utf8)))
    }
  }

  @Test("Flags change the first variant of a story")
  func appliesFlags() throws {
    func corner(_ flags: String...) throws -> [UInt8] {
      let result = run(["render", "shapes/square", "-o", "-"] + flags, stories: smallStories)
      return Array(try PNGDecoder.decode(result.bytes).bytes.prefix(3))
    }
    let palette = EnvironmentValues().theme.palette
    func level(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> [UInt8] {
      let color = palette[.primary].color(scheme: scheme, contrast: contrast)
      return [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    }
    #expect(try corner() == level(.light, .standard))
    #expect(try corner("--scheme", "dark") == level(.dark, .standard))
    #expect(try corner("--variant", "dark") == level(.dark, .standard))
    #expect(try corner("--contrast", "increased") == level(.light, .increased))
  }

  @Test("One and eight jobs give the same bytes")
  func ignoresJobs() {
    let one = run("render", "shapes/dot", "-o", "-", "--jobs", "1", stories: smallStories)
    let eight = run("render", "shapes/dot", "-o", "-", "--jobs", "8", stories: smallStories)
    #expect(one.bytes == eight.bytes)
    #expect(!one.bytes.isEmpty)
  }

  @Test("Overlays are drawn over the picture and keep its size")
  func drawsOverlays() throws {
    let plain = run("render", "shapes/square", "-o", "-", stories: smallStories)
    let marked = run(
      "render", "shapes/square", "-o", "-", "--overlay", "frames,hit,baselines,labels",
      stories: smallStories)
    let (before, after) = (try PNGDecoder.decode(plain.bytes), try PNGDecoder.decode(marked.bytes))
    #expect(before.width == after.width && before.height == after.height)
    #expect(before.bytes != after.bytes)
  }

  @Test("Numbers have their legend beside the picture", arguments: ["speech", "focus", "switch"])
  func drawsLegends(layer: String) throws {
    let story = Story("s", variants: [.light]) {
      Color(role: .primary).frame(width: 60, height: 60).accessibilityElement()
        .accessibilityLabel("Save").accessibilityRole(.button)
    }
    let plain = try PNGDecoder.decode(run("render", "s", "-o", "-", stories: [story]).bytes)
    let sheet = try PNGDecoder.decode(
      run("render", "s", "-o", "-", "--overlay", layer, stories: [story]).bytes)
    // The legend is 320 points wide, at two pixels a point.
    #expect(sheet.width == plain.width + 640)
    #expect(sheet.height >= plain.height)
  }

  @Test("A number stands beside a label where there is room, and covers no other one")
  func placesNumbers() {
    let size = Size(width: 100, height: 60)
    func place(_ frame: Rect, _ others: [Rect] = []) -> Point {
      OverlayMark.place(ofTag: "1", at: frame, avoiding: [frame] + others, in: size).origin
    }
    // A number of one digit is 9 points wide and 10 high.
    let label = Rect(x: 20, y: 20, width: 30, height: 12)
    #expect(place(label) == Point(x: 11, y: 20))
    #expect(place(label, [Rect(x: 0, y: 20, width: 18, height: 12)]) == Point(x: 20, y: 10))
    #expect(place(Rect(x: 0, y: 0, width: 30, height: 12)) == Point(x: 30, y: 0))
    #expect(place(Rect(x: 0, y: 0, width: 100, height: 60)) == Point(x: 0, y: 0))
  }

  @Test("Full colour vision changes nothing; without colour all channels are equal")
  func appliesLens() throws {
    let gray = run(
      "render", "shapes/square", "-o", "-", "--vision", "gray", stories: smallStories)
    let bytes = try PNGDecoder.decode(gray.bytes).bytes
    #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2])
    let full = run(
      "render", "shapes/square", "-o", "-", "--vision", "full", stories: smallStories)
    #expect(full.bytes == run("render", "shapes/square", "-o", "-", stories: smallStories).bytes)
  }

  @Test("What cannot be rendered is explained, and no file is left behind")
  func explainsMistakes() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      try FileSystem.write(rectangleDocument(width: 99_999), to: "\(folder)/wide.json")
      try FileSystem.write(Array("{\"version\": 1".utf8), to: "\(folder)/cut.json")
      let output = "\(folder)/out.png"
      let cases: [([String], String, Commands.ExitStatus)] = [
        (
          ["shapes/sqare", "-o", output],
          "there is no story or document 'shapes/sqare'; did you mean 'shapes/square'?\n'list' shows all stories.",
          .missingInput
        ),
        (
          ["\(folder)/bx.json", "-o", output],
          "there is no story or document '\(folder)/bx.json'; did you mean '\(folder)/box.json'?\n'list' shows all stories.",
          .missingInput
        ),
        (
          ["\(folder)/cut.json", "-o", output],
          "\(folder)/cut.json:1:14: $: the text ends inside the object opened at 1:1", .badInput
        ),
        (
          ["\(folder)/wide.json", "-o", output],
          "a picture of 199998×8 pixels cannot be drawn: each side must be in 1…16384; choose a smaller size or scale",
          .badInput
        ),
        (
          ["\(folder)/box.json", "-o", "\(folder)/none/out.png"],
          "cannot write \(folder)/none/out.png: no such file or folder", .cannotCreate
        ),
        (
          ["\(folder)/box.json", "-o", "\(folder)/out.gif"],
          "option '--output' takes a name that ends in .png, .ppm or .pam, got '\(folder)/out.gif'\nRun 'render-cli render --help' for help.",
          .usage
        ),
        (
          ["\(folder)/box.json"],
          "option '--output' is needed: name a picture to write, such as -o card.png\nRun 'render-cli render --help' for help.",
          .usage
        ),
        (
          ["\(folder)/box.json", "-o", output, "--type-size", "huge"],
          "option '--type-size' takes xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4 or accessibility5, got 'huge'\nRun 'render-cli render --help' for help.",
          .usage
        ),
        (
          ["\(folder)/box.json", "-o", output, "--variant", "drak"],
          "option '--variant' takes the name of a variant, such as light, dark, rtl, ax3 or dark-rtl-ax5, got 'drak'\nRun 'render-cli render --help' for help.",
          .usage
        ),
      ]
      for (words, message, status) in cases {
        let result = run(["render"] + words, stories: smallStories)
        #expect(result.messages == "error: \(message)\n")
        #expect(result.status == status)
      }
      #expect(
        try FileSystem.names(inFolder: folder) == ["box.json", "cut.json", "wide.json"])
    }
  }
}
