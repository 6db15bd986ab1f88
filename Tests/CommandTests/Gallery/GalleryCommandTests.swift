import Components
import Foundation
import Testing

@testable import Commands

@Suite("Command: gallery")
@MainActor
struct GalleryCommandTests {
  @Test("A story is shown in its own variants and in every combination of the axes, each once")
  func crossesAxes() {
    let story = Story("a", variants: [.light, .dark, Variant(locale: "ar")]) { Color.red }
    let axes = GalleryAxes([.scheme, .direction, .typeSize], typeSizes: [])
    let variants = axes.variants(of: story)
    // 2 schemes × 2 directions × 12 sizes are 48; light and dark are among them, ar is beside them.
    #expect(variants.count == 49)
    #expect(Set(variants.map(\.name)).count == 49)
    #expect(variants.prefix(3).map(\.name) == ["light", "dark", "ar"])
    #expect(variants.contains { $0.name == "dark-rtl-ax5" && $0.direction == .rightToLeft })
    #expect(variants[2].rest == "ar" && variants[2].direction == .rightToLeft)
    #expect(GalleryAxes([.variants], typeSizes: []).variants(of: story).count == 3)
  }

  @Test("Looks are an axis: every story in each of them, its own under its own names")
  func crossesLooks() {
    let story = Story("a", variants: [.light], canvas: StoryCanvas(look: .stillframe)) { Color.red }
    let all = GalleryAxes([.scheme, .look], typeSizes: []).variants(of: story)
    // 2 schemes × 3 looks.
    #expect(
      all.map(\.name) == [
        "light", "dark", "ios18", "dark-ios18", "ios26", "dark-ios26",
      ])
    let some = GalleryAxes([], typeSizes: [], looks: [.iOS26]).variants(of: story)
    #expect(some.map(\.name) == ["light", "ios26"] && some[1].rest == "ios26")
  }

  @Test(
    "Devices are shown once each, or in every combination; a height counts where a story has one")
  func showsDevices() {
    let card = Story("a", variants: [.light]) { Color.red }
    var axes = GalleryAxes([.scheme], typeSizes: [])
    axes.devices = [.iPhoneSE, .iPadMini]
    #expect(axes.variants(of: card).map(\.name) == ["light", "dark", "w375", "w744"])
    let screen = Story("b", variants: [.light], canvas: StoryCanvas(device: .iPhoneSE)) {
      Color.red
    }
    let shown = axes.variants(of: screen)
    #expect(shown.map(\.name) == ["light", "dark", "w744-h1133"])
    #expect(shown[2].traits.map(\.axis) == ["width", "height"])
    // What has a device's screen keeps clear of that device's bars, whatever the story's own device is.
    #expect(shown.map(\.device?.name) == [nil, nil, "ipad-mini"])
    #expect(axes.variants(of: card).allSatisfy { $0.device == nil })
    let all = GalleryAxes([.scheme, .device], typeSizes: []).variants(of: card)
    // The story's own width is that of one of the six devices.
    #expect(all.count == 2 * (1 + 5))
  }

  @Test("The symbols of asset catalogs come first, with their place and what is wrong with them")
  func writesOwnSymbols() throws {
    try withTemporaryFolder { folder in
      for (name, group) in [("own", "Regular-S"), ("bad", "Nothing")] {
        let set = "\(folder)/Design/A.xcassets/\(name).symbolset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try Data(#"{"symbols":[{"idiom":"universal","filename":"a.svg"}]}"#.utf8)
          .write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
        try Data(
          """
          <svg width="3300" height="2200"><g id="Symbols">
          <g id="\(group)" transform="translate(1000 1126)"><path d="M0 0H50V-70H0Z"/></g></g></svg>
          """.utf8
        ).write(to: URL(fileURLWithPath: "\(set)/a.svg"))
      }
      let resources = try Resources(folder: "\(folder)/Design")
      let story = Story("a", variants: [.light], canvas: StoryCanvas(resources: resources)) {
        Color.red
      }
      #expect(
        run("gallery", "-o", folder + "/site", "--axes", "variants", stories: [story]).status
          == .clean)
      let lines = try text("\(folder)/site/data/symbols.js").split(separator: "\n")
      #expect(lines[1].hasPrefix(#"["bad","#) && lines[1].contains("it has no group such as"))
      #expect(lines[2].hasPrefix(#"["own",0,[["f","M"#))
      #expect(lines[2].hasSuffix(#""A.xcassets/own.symbolset",""],"#))
      #expect(!lines[3].contains("symbolset"))
    }
  }

  @Test("The data has the symbols' outlines and the tokens of each theme once")
  func writesSymbolsAndTokens() throws {
    try withTemporaryFolder { folder in
      let canvas = StoryCanvas(
        theme: Theme(
          name: "plain",
          space: {
            var space = SpaceScale(); space.md = 17; return space
          }()))
      let stories =
        smallStories + [Story("themed", variants: [.light], canvas: canvas) { Color.red }]
      #expect(
        run("gallery", "-o", folder + "/site", "--axes", "variants", stories: stories).status
          == .clean)
      let tokens = try text("\(folder)/site/data/tokens.js")
      #expect(tokens.components(separatedBy: #"{"title":""#).count == 3)
      #expect(tokens.contains(#""md":17"#) && tokens.contains(#""md":16"#))
      let symbols = try text("\(folder)/site/data/symbols.js")
      #expect(symbols.hasPrefix("stillframe.symbols([\n[\"") && symbols.hasSuffix("]);\n"))
      for name in ["heart", "heart.fill", "chevron.right"] {
        #expect(symbols.contains("[\"\(name)\","))
      }
    }
  }

  @Test("Outlines are SVG's words, and a quarter of a circle is the cubic that is nearest to it")
  func writesPaths() {
    let start = VectorPath.Element.move(Point(x: 1, y: 0))
    let arc = VectorPath.Element.conic(
      control: Point(x: 1, y: 1), end: Point(x: 0, y: 1), weight: 0.5.squareRoot())
    #expect(SVGPathText.text(of: VectorPath([start, arc, .close])) == "M1 0C1 0.55 0.55 1 0 1Z")
  }

  @Test("The site opens from disk: a page, its script, and data with every variant")
  func buildsSite() throws {
    try withTemporaryFolder { folder in
      let result = run("gallery", "-o", "\(folder)/site", stories: smallStories)
      #expect(result.status == .clean)
      #expect(result.messages == "2 stories in 80 variants: \(folder)/site/index.html\n")
      let page = try text("\(folder)/site/index.html")
      #expect(page.contains("site/gallery.js") && !page.contains("http://localhost"))
      let index = try data("\(folder)/site/data/index.js", call: "index")
      let ids = (index["stories"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
      #expect(ids == ["shapes/square", "shapes/dot"])
      let story = try data("\(folder)/site/data/shapes/square.js", call: "story")
      let variants = try #require(story["variants"] as? [[String: Any]])
      #expect(variants.count == 40)
      for variant in variants {
        let name = try #require(variant["picture"] as? String)
        #expect(FileSystem.exists("\(folder)/site/\(GalleryPictures.path(of: name))"))
      }
      // A square has neither text nor direction: only scheme and contrast change its pixels. The first picture
      // has a file, those of its outlines a sheet, and those of all others too.
      let files = variants.compactMap { ($0["picture"] as? String).map(GalleryPictures.path) }
      #expect(Set(files).count <= 3)
    }
  }

  @Test("A second build removes what it no longer needs, and nothing that is not its own")
  func cleansUp() throws {
    try withTemporaryFolder { folder in
      let site = "\(folder)/site"
      #expect(run("gallery", "-o", site, stories: smallStories).status == .clean)
      try FileSystem.write(Array("mine".utf8), to: "\(site)/data/notes.txt")
      let before = try FileSystem.names(inFolder: "\(site)/pictures")
      #expect(run("gallery", "shapes/dot", "-o", site, stories: smallStories).status == .clean)
      #expect(!FileSystem.exists("\(site)/data/shapes/square.js"))
      #expect(FileSystem.exists("\(site)/data/shapes/dot.js"))
      #expect(try text("\(site)/data/notes.txt") == "mine")
      #expect(try FileSystem.names(inFolder: "\(site)/pictures").count < before.count)
    }
  }

  @Test(
    "What was drawn for an earlier build is drawn again only where its views, the program or the picture changed"
  )
  func drawsWhatChanged() throws {
    try withTemporaryFolder { folder in
      let (site, list) = ("\(folder)/site", "\(folder)/site/\(GalleryDrawings.file)")
      @MainActor func widths(_ side: CGFloat = 8) throws -> [Double] {
        let story = Story("dot", variants: [.light], canvas: StoryCanvas(scale: 1)) {
          Circle().fill(Color.error).frame(width: side, height: 8)
        }
        #expect(run("gallery", "-o", site, "--axes", "variants", stories: [story]).status == .clean)
        let data = try data("\(site)/data/dot.js", call: "story")
        let variants = try #require(data["variants"] as? [[String: Any]])
        return variants.compactMap { ($0["pixels"] as? [Double])?.first }
      }
      let width = try #require(try widths().first)
      // The list is believed: it says another width than the picture has.
      let drawn = try text(list).replacing(" \(Int(width)) ", with: " 77 ")
      try FileSystem.write(Array(drawn.utf8), to: list)
      #expect(try widths() == [77])
      #expect(try widths(9) != [77])
      // Another program's list is not.
      let foreign = drawn.replacing("stillframe-pictures:", with: "stillframe-pictures:0")
      try FileSystem.write(Array(foreign.utf8), to: list)
      #expect(try widths() == [width])
      // Nor is one whose picture is gone.
      try FileSystem.write(Array(drawn.utf8), to: list)
      let name = drawn.split(separator: "\n")[1].split(separator: " ")[1]
      FileSystem.remove("\(site)/\(GalleryPictures.path(of: String(name)))")
      #expect(try widths() == [width])
      #expect(FileSystem.exists("\(site)/\(GalleryPictures.path(of: String(name)))"))
    }
  }

  @Test("The first picture is a file of its own; others that differ in colours alone share a sheet")
  func sharesSheets() throws {
    try withTemporaryFolder { folder in
      let site = "\(folder)/site"
      let story = Story("dot", variants: [.light], canvas: StoryCanvas(scale: 1)) {
        HStack { Text("A").foregroundStyle(Color.error) }.padding(8)
      }
      @MainActor func pictures() throws -> [String: String] {
        let result = run(
          "gallery", "-o", site, "--axes", "scheme,contrast,direction", stories: [story])
        #expect(result.status == .clean)
        #expect(!result.messages.contains("one by one"), "\(result.messages)")
        let data = try data("\(site)/data/dot.js", call: "story")
        let variants = try #require(data["variants"] as? [[String: Any]])
        return Dictionary(
          uniqueKeysWithValues: variants.compactMap { variant in
            guard let name = variant["name"] as? String else { return nil }
            return (name, variant["picture"] as? String ?? "")
          })
      }
      let first = try pictures()
      #expect(first.count == 8)
      #expect(first["light"]?.contains(".") == false)
      let sheet = try #require(first["dark"]?.split(separator: ".").first)
      #expect(first["dark-contrast"]?.hasPrefix("\(sheet).") == true)
      #expect(first["dark"] != first["dark-contrast"])
      #expect(first["dark-rtl"]?.hasPrefix(sheet) == false)
      for name in first.values {
        #expect(GalleryPictures.isName(name), "\(name)")
        #expect(FileSystem.exists("\(site)/\(GalleryPictures.path(of: name))"))
      }
      // What was drawn stays where it is.
      #expect(try pictures() == first)
    }
  }

  @Test("A folder with foreign files is left alone")
  func refusesForeignFolder() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(Array("mine".utf8), to: "\(folder)/index.html")
      let result = run("gallery", "-o", folder, stories: smallStories)
      #expect(result.status == .cannotCreate)
      #expect(result.messages.hasPrefix("error: \(folder) holds files that are no gallery\n"))
      #expect(try FileSystem.names(inFolder: folder) == ["index.html"])
    }
  }

  @Test("One and four threads give the same files")
  func ignoresJobs() throws {
    try withTemporaryFolder { folder in
      for jobs in ["1", "4"] {
        let result = run(
          "gallery", "-o", "\(folder)/\(jobs)", "--jobs", jobs, "--title", "t",
          stories: smallStories)
        #expect(result.status == .clean)
      }
      for path in ["data/index.js", "data/pulse.js", "data/shapes/dot.js", GalleryFolder.marker] {
        let (one, four) = (try text("\(folder)/1/\(path)"), try text("\(folder)/4/\(path)"))
        #expect(one == four, "\(path)")
      }
    }
  }

  @Test("Refused documents are listed with their place; the others are built")
  func survivesRefusedDocuments() throws {
    try withTemporaryFolder { folder in
      let documents = "\(folder)/documents"
      try FileSystem.createFolder(documents)
      func write(_ name: String, _ bytes: [UInt8]) throws {
        try FileSystem.write(bytes, to: "\(documents)/\(name).json")
      }
      func view(_ view: String) -> [UInt8] { Array(#"{"version": 1, "view": \#(view)}"#.utf8) }
      try write("good", rectangleDocument(name: "good"))
      try write("type", view(#"{"type": "txet", "value": "a"}"#))
      try write("key", view(#"{"type": "text", "vaule": "a"}"#))
      try write("twice", view(#"{"type": "text", "type": "text"}"#))
      try write("bytes", Array(#"{"version": 1, "view": ""#.utf8) + [0xFF] + Array("\"}".utf8))
      try write("large", [UInt8](repeating: 0x20, count: 10_000_000))
      try write("one", view(#"{"type": "include", "file": "two.json"}"#))
      try write("two", view(#"{"type": "include", "file": "one.json"}"#))
      let result = run("gallery", documents, "-o", "\(folder)/site", "--axes", "variants")
      #expect(result.status == .badInput)
      let site = "\(folder)/site"
      let expected = [
        #"bytes.json:1:25: $.view: byte 0xFF is not valid UTF-8; save the file as UTF-8"#,
        #"key.json:1:41: $.view.vaule: unknown key "vaule" in text; did you mean "value"?"#,
        #"large.json:1:1: $: the text has 10000000 bytes; at most 8000000 are read"#,
        #"one.json:1:52: $.view.file: documents that include one another"#,
        #"twice.json:1:41: $.view: duplicate key "type", first given at 1:25"#,
        #"type.json:1:33: $.view.type: unknown component "txet"; did you mean "text"?"#,
      ]
      for message in expected { #expect(result.messages.contains(message), "\(message)") }
      let index = try data("\(site)/data/index.js", call: "index")
      let stories = try #require(index["stories"] as? [[String: Any]])
      #expect(stories.count == 8)
      let key = try #require(stories.first { $0["id"] as? String == "key" })
      let fault = try #require(key["fault"] as? [String: Any])
      #expect(fault["line"] as? Int == 1 && fault["column"] as? Int == 41)
      #expect(FileSystem.exists("\(site)/data/good.js"))
    }
  }

  @Test("The golden of a variant is compared, and shown where it differs")
  func comparesGoldens() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/box.json"
      try FileSystem.write(rectangleDocument(), to: path)
      #expect(run("record", path, "--record", "all").status == .clean)
      @MainActor func golden() throws -> [String: Any] {
        #expect(run("gallery", path, "-o", "\(folder)/site").status == .clean)
        let story = try data("\(folder)/site/data/box.js", call: "story")
        let variants = try #require(story["variants"] as? [[String: Any]])
        return try #require(variants[0]["golden"] as? [String: Any])
      }
      let same = try golden()
      #expect(same["state"] as? String == "same")
      try FileSystem.write(rectangleDocument(color: "#203040"), to: path)
      let changed = try golden()
      #expect(changed["state"] as? String == "differs")
      // 8 × 4 points at two pixels a point.
      #expect(changed["pixels"] as? Int == 128)
      #expect(changed["picture"] as? String != nil)
    }
  }

  @Test("A golden that is only hashes is compared, and its picture shown where the store is named")
  func comparesHashes() throws {
    try withTemporaryFolder { folder in
      let (path, store) = ("\(folder)/box.json", ["--store", "\(folder)/store"])
      try FileSystem.write(rectangleDocument(), to: path)
      #expect(run(["record", path, "--hashes-only"] + store).status == .clean)
      @MainActor func golden(_ flags: [String]) throws -> (shown: [String: Any], words: String) {
        let run = run(["gallery", path, "-o", "\(folder)/site"] + flags)
        #expect(run.status == .clean)
        let story = try data("\(folder)/site/data/box.js", call: "story")
        let variants = try #require(story["variants"] as? [[String: Any]])
        return (try #require(variants[0]["golden"] as? [String: Any]), run.messages)
      }
      let same = try golden([])
      #expect(same.shown["state"] as? String == "same" && !same.words.contains("hashes"))
      try FileSystem.write(rectangleDocument(color: "#203040"), to: path)
      let changed = try golden([])
      #expect(changed.shown["state"] as? String == "differs")
      #expect(changed.shown["picture"] == nil && changed.shown["message"] != nil)
      #expect(changed.words.contains("warning: 2 variants: The golden is only hashes here"))
      let shown = try golden(store)
      #expect(shown.shown["pixels"] as? Int == 128 && !shown.words.contains("hashes"))
      try FileSystem.write(Array("?".utf8), to: "\(folder)/Snapshots/manifest.txt")
      #expect(try golden([]).shown["state"] as? String == "unusable")
    }
  }

  // MARK: Support

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: FileSystem.dataLimit), as: UTF8.self)
  }

  /// The object that a data script hands to the page.
  private func data(_ path: String, call: String) throws -> [String: Any] {
    let script = try text(path)
    let (start, end) = ("stillframe.\(call)(", ");\n")
    try #require(script.hasPrefix(start) && script.hasSuffix(end))
    let json = Data(script.dropFirst(start.count).dropLast(end.count).utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }
}
