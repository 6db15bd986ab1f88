import Graphics
import Mutants
import Testing

@testable import Codecs

@Suite("PDF: one vector page")
struct PDFTests {
  /// A file of objects 1 (catalog), 2 (pages), 3 (page), 4 (content) and more, without a table: it is searched.
  private func file(
    _ content: String, resources: String = "", page: String = "/MediaBox[0 0 10 20]",
    more: [String] = []
  ) -> [UInt8] {
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/Contents 4 0 R\(page)/Resources<<\(resources)>>>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ] + more
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }
    return Array(("%PDF-1.7\n" + body.joined() + "trailer<</Root 1 0 R>>\n").utf8)
  }

  private func picture(
    _ content: String, resources: String = "", page: String = "/MediaBox[0 0 10 20]",
    more: [String] = []
  ) throws -> VectorPicture {
    try VectorPicture(pdf: file(content, resources: resources, page: page, more: more))
  }

  private func stream(_ entries: String, _ data: String) -> String {
    "<<\(entries)/Length \(data.utf8.count)>>stream\n\(data)\nendstream"
  }

  /// What is filled with one colour: its box and the colour.
  private func fills(_ picture: VectorPicture) -> [(box: Rect?, color: ResolvedColor)] {
    picture.commands.compactMap {
      guard case .fill(let path, _, .solid(let color)) = $0 else { return nil }
      return (path.controlBounds, color)
    }
  }

  @Test("Boxes, turns and units place the page")
  func placesPage() throws {
    let content = "1 0 0 rg 1 2 3 4 re f"
    let plain = try picture(content)
    #expect(plain.size == Size(width: 10, height: 20))
    // y points up in the file: the rectangle is from 2 to 6 above the bottom of 20.
    #expect(fills(plain).first?.box == Rect(x: 1, y: 14, width: 3, height: 4))
    #expect(fills(plain).first?.color == ResolvedColor(red: 1, green: 0, blue: 0))
    let turned = try picture(content, page: "/MediaBox[0 0 10 20]/Rotate 90")
    #expect(turned.size == Size(width: 20, height: 10))
    // Clockwise: the bottom left corner is at the top left.
    #expect(fills(turned).first?.box == Rect(x: 2, y: 1, width: 4, height: 3))
    let cropped = try picture(content, page: "/MediaBox[10 20 0 0]/CropBox[1 1 6 99]/UserUnit 2")
    #expect(cropped.size == Size(width: 10, height: 38))
    #expect(fills(cropped).first?.box == Rect(x: 0, y: 28, width: 6, height: 8))
  }

  @Test("Colour spaces give the colours that arithmetic gives")
  func readsColors() throws {
    let resources = """
      /ColorSpace<</I[/Indexed/DeviceRGB 1<000000ff8000>]/S[/Separation/Spot/DeviceRGB 5 0 R]
      /P[/Separation/Spot/DeviceRGB 6 0 R]/N[/Separation/None/DeviceGray 5 0 R]>>/ExtGState<</G<</ca .5>>>>
      """
    let more = [
      "<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0 .5 1]/N 1>>",
      stream(
        "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]",
        "{dup 0.5 gt {pop 1 0 0} {0 exch 1} ifelse}"),
    ]
    let drawn = try picture(
      """
      .25 g 0 0 1 1 re f /I cs 1 sc 0 0 1 1 re f /S cs .5 scn 0 0 1 1 re f /P cs .25 scn 0 0 1 1 re f
      .75 scn 0 0 1 1 re f /G gs 0 0 0 0 k 0 0 1 1 re f /N cs 1 scn 0 0 1 1 re f
      """, resources: resources, more: more)
    #expect(drawn.warnings.isEmpty)
    #expect(
      fills(drawn).map(\.color) == [
        ResolvedColor(red: 0.25, green: 0.25, blue: 0.25),
        ResolvedColor(red: 1, green: 128.0 / 255, blue: 0),
        ResolvedColor(red: 0.5, green: 0.75, blue: 1), ResolvedColor(red: 0, green: 0.25, blue: 1),
        ResolvedColor(red: 1, green: 0, blue: 0),
        ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5),
      ])
  }

  @Test("Texts, and pictures and patterns without what they need, are named with their object")
  func namesWhatIsMissing() throws {
    let drawn = try picture(
      "/P Do BT (a) Tj ET BI /W 1 ID \u{1}EI EI /Pattern cs /T scn 0 0 1 1 re f /Mesh sh 1 0 0 rg 0 0 1 1 re f",
      resources: "/XObject<</P 5 0 R>>/Pattern<</T 6 0 R>>/Shading<</Mesh 7 0 R>>",
      more: [
        stream("/Subtype/Image/Width 1/Height 1", "a"), stream("/PatternType 1", ""),
        stream("/ShadingType 7", ""),
      ])
    for (object, word) in [
      (5, "the picture's colours"), (3, "text"), (3, "a picture of 1×0"), (6, "a tiling pattern"),
      (7, "a shading of the kind 7"),
    ] {
      #expect(drawn.warnings.contains { $0.hasPrefix("PDF object \(object): \(word)") })
    }
    #expect(fills(drawn).count == 1)
  }

  private func pictures(_ picture: VectorPicture) -> [Pixmap] {
    picture.commands.compactMap { if case .image(let pixels, _, _) = $0 { pixels } else { nil } }
  }

  @Test(
    "Samples of a picture become the colours of its space, row by row, each row from a whole byte")
  func readsSamples() throws {
    func bytes(_ entries: String, _ hex: String, more: [String] = []) throws -> [UInt8] {
      let image = stream("/Subtype/Image/Filter/ASCIIHexDecode\(entries)", hex)
      let drawn = try picture("/P Do", resources: "/XObject<</P 5 0 R>>", more: [image] + more)
      #expect(drawn.warnings == [])
      return try #require(pictures(drawn).first).bytes
    }
    let grid = "/Width 2/Height 1/BitsPerComponent"
    #expect(
      try bytes("\(grid) 8/ColorSpace/DeviceRGB", "102030 405060")
        == [0x10, 0x20, 0x30, 255, 0x40, 0x50, 0x60, 255])
    // Two bits a sample in one byte for each row: 01 and 10 of at most 3, then 11 and 00.
    #expect(
      try bytes("/Width 2/Height 2/BitsPerComponent 2/ColorSpace/DeviceGray", "60 C0")
        == [85, 85, 85, 255, 170, 170, 170, 255, 255, 255, 255, 255, 0, 0, 0, 255])
    #expect(
      try bytes("\(grid) 8/ColorSpace/DeviceGray/Decode[1 0]", "00 40")
        == [255, 255, 255, 255, 191, 191, 191, 255])
    #expect(
      try bytes("\(grid) 4/ColorSpace[/Indexed/DeviceRGB 1<0A0B0C FF0000>]", "10")
        == [255, 0, 0, 255, 10, 11, 12, 255])
    // The first sample is in the range that is left out.
    #expect(
      try bytes("\(grid) 16/ColorSpace/DeviceGray/Mask[0 255]", "00FF FFFF")
        == [0, 0, 0, 0, 255, 255, 255, 255])
    // A soft mask with twice the columns makes the picture as fine: colour times alpha.
    let mask = stream(
      "/Subtype/Image/Filter/ASCIIHexDecode/Width 4/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray",
      "FF 00 80 FF")
    #expect(
      try bytes("\(grid) 8/ColorSpace/DeviceGray/SMask 6 0 R", "FF 80", more: [mask])
        == [255, 255, 255, 255, 0, 0, 0, 0, 64, 64, 64, 128, 128, 128, 128, 255])
    // Three columns over two: of six, the mask's change after the second and the fourth.
    let thirds = stream(
      "/Subtype/Image/Filter/ASCIIHexDecode/Width 3/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray",
      "FF 00 FF")
    let columns = try bytes("\(grid) 8/ColorSpace/DeviceGray/SMask 6 0 R", "FF 01", more: [thirds])
    #expect(
      columns == [255, 255, 0, 0, 1, 1].flatMap { [$0, $0, $0, $0 == 0 ? 0 : 255] })
    // An explicit mask leaves out where its samples are 1.
    let stencil = stream(
      "/Subtype/Image/ImageMask true/Filter/ASCIIHexDecode/Width 2/Height 1", "40")
    #expect(
      try bytes("\(grid) 8/ColorSpace/DeviceGray/Mask 6 0 R", "FF 80", more: [stencil])
        == [255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test("A stencil paints with the fill, a picture among the operators is read up to EI")
  func drawsStencils() throws {
    let drawn = try picture(
      """
      1 0 0 rg q 4 0 0 4 1 1 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI Q
      BI /W 1 /H 1 /BPC 8 /CS /RGB ID \u{1}\u{2}\u{3} EI 0 0 1 1 re f
      """)
    #expect(drawn.warnings == [])
    #expect(pictures(drawn).map(\.bytes) == [[255, 0, 0, 255, 0, 0, 0, 0], [1, 2, 3, 255]])
    #expect(fills(drawn).count == 1)
    // The unit square, whose first row is at its top: (1, 1) to (5, 5) above the bottom of 20.
    let place = drawn.commands.firstIndex {
      if case .image = $0 { true } else { false }
    }
    let index = try #require(place)
    #expect(
      drawn.commands[index - 1]
        == .pushTransform(PlaneTransform(a: 4, b: 0, c: 0, d: 4, tx: 1, ty: 15)))
  }

  @Test("A tiling pattern repeats its cell over the fill, in its own or the given colour")
  func repeatsCells() throws {
    // Cells of 4 by 5 points from the page's corner over 10 by 20: three columns and four rows are in it.
    let resources =
      "/Pattern<</A 5 0 R/B 6 0 R>>/ColorSpace<</C[/Pattern/DeviceRGB]>>"
    let cell = "/PatternType 1/TilingType 1/BBox[0 0 4 5]/XStep 4/YStep 5/PaintType"
    let drawn = try picture(
      "/Pattern cs /A scn 0 0 10 20 re f /C cs 0 0 1 /B scn 4.5 5.5 1 1 re f", resources: resources,
      more: [
        stream("\(cell) 1", "1 0 0 rg 1 1 1 1 re f"), stream("\(cell) 2", "1 0 0 rg 1 1 1 1 re f"),
      ])
    #expect(drawn.warnings == [])
    let colors = fills(drawn).map(\.color)
    #expect(colors.count == 13)
    #expect(colors.prefix(12).allSatisfy { $0 == ResolvedColor(red: 1, green: 0, blue: 0) })
    #expect(colors.last == ResolvedColor(red: 0, green: 0, blue: 1))
    let moves = drawn.commands.compactMap {
      if case .pushTransform(let move) = $0 { Point(x: move.tx, y: move.ty) } else { nil }
    }
    #expect(moves.last == Point(x: 4, y: -5))
    let many = try picture(
      "/Pattern cs /A scn 0 0 10 20 re f", resources: "/Pattern<</A 5 0 R>>",
      more: [stream("/PatternType 1/PaintType 1/BBox[0 0 1 1]/XStep .01/YStep .01", "")])
    #expect(many.warnings == ["PDF object 5: a pattern of more than 5000 cells is not drawn"])
  }

  @Test("Pictures that end early or are too large are refused before memory is taken")
  func refusesPictures() throws {
    func image(_ entries: String) -> [UInt8] {
      file(
        "/P Do", resources: "/XObject<</P 5 0 R>>",
        more: [stream("/Subtype/Image/ColorSpace/DeviceGray\(entries)", "abc")])
    }
    for entries in [
      "/Width 16000/Height 16000/BitsPerComponent 8", "/Width 9/Height 9/BitsPerComponent 8",
      "/Width 2/Height 2/Filter/DCTDecode",
    ] {
      #expect(throws: PictureError.self) { try VectorPicture(pdf: image(entries)) }
    }
    // A row of a picture and a column of a mask.
    let zeros = String(repeating: "0", count: 20_000)
    let cross = file(
      "/P Do", resources: "/XObject<</P 5 0 R>>",
      more: [
        stream("/Subtype/Image/ColorSpace/DeviceGray/Width 16000/Height 1/SMask 6 0 R", zeros),
        stream("/Subtype/Image/ColorSpace/DeviceGray/Width 1/Height 16000", zeros),
      ])
    #expect(throws: PictureError.self) { try VectorPicture(pdf: cross) }
    let fax = try VectorPicture(pdf: image("/Width 2/Height 2/Filter/CCITTFaxDecode"))
    #expect(fax.warnings.count == 1)
  }

  @Test("Filters undo what others did")
  func filters() throws {
    func decoded(_ text: String, _ name: String, _ settings: [String: PDFObject] = [:]) throws
      -> String
    {
      let bytes = try PDFFilters.decode(Array(text.utf8)[...], name, settings, limit: 1_000)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try decoded("68 65 6C6c6F>", "ASCIIHexDecode") == "hello")
    #expect(try decoded("87cURD]j7BEbo80~>", "ASCII85Decode") == "Hello world!")
    let runs: [UInt8] = [2, 97, 98, 99, 254, 122, 128, 1]
    #expect(
      try PDFFilters.decode(runs[...], "RunLengthDecode", [:], limit: 99) == Array("abczzz".utf8))
    // The example of ISO 32000-2 §7.4.4.2.
    let words: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    #expect(
      try PDFFilters.decode(words[...], "LZWDecode", [:], limit: 99)
        == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    #expect(throws: PDFFilters.Refusal.self) { try decoded("abc", "JBIG2Decode") }
  }

  @Test("Hostile files are refused, and cycles end")
  func refusesHostile() throws {
    let selfish = try picture(
      "/F Do", resources: "/XObject<</F 5 0 R>>",
      more: [stream("/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>", "/F Do")])
    #expect(selfish.warnings == ["PDF object 5: a form contains itself"])
    // Each form draws the next one ten times.
    let forms = (5..<15).map { number in
      stream(
        "/Subtype/Form/Resources<</XObject<</F \(number + 1) 0 R>>>>",
        number == 14 ? "0 0 1 1 re f" : String(repeating: "/F Do ", count: 10))
    }
    let chain = (5..<40).map {
      stream("/Subtype/Form/Resources<</XObject<</F \($0 + 1) 0 R>>>>", "/F Do")
    }
    let deep = String(repeating: "q ", count: 100_000)
    let resources = "/XObject<</F 5 0 R>>"
    let hostile = [
      file("/F Do", resources: resources, more: forms),
      file("/F Do", resources: resources, more: chain), file(deep),
      file(String(repeating: "0 0 1 1 re f ", count: 60_000)),
      file("", page: "/MediaBox[0 0 1e9 1]"), Array("%PDF-1.4".utf8),
      Array("%PDF-1.4\nstartxref\n9\n".utf8),
      Array("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>".utf8),
    ]
    for bytes in hostile {
      #expect(throws: PictureError.self) { try VectorPicture(pdf: bytes) }
    }
    let nested = Array(
      ("%PDF-1.4\n1 0 obj" + String(repeating: "[", count: 100_000)).utf8)
    #expect(throws: PictureError.self) { try VectorPicture(pdf: nested) }
    // A function that consists of itself.
    let endless = try picture(
      "/S sh",
      resources:
        "/Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 1 1]/Function 5 0 R>>>>",
      more: ["<</FunctionType 3/Domain[0 1]/Functions[5 0 R 5 0 R]/Bounds[.5]/Encode[0 1 0 1]>>"])
    #expect(endless.warnings.count == 1)
  }

  @Test("An encrypted file says what to do")
  func refusesEncrypted() {
    let bytes = file("") + Array("trailer<</Encrypt<<>>>>".utf8)
    #expect(
      throws: PictureError.unsupported(
        .pdf, what: "encrypted", advice: "save it without a password")
    ) { try VectorPicture(pdf: bytes) }
  }

  @Test("No mutant traps or hangs")
  func survivesMutants() {
    let opened = (0..<1_000).count { (try? VectorPicture(pdf: FileMutants.pdf.file($0))) != nil }
    #expect(opened > 0)
  }
}
