import Audit
import Components
import Testing

@testable import Commands

@Suite("Gallery: watching")
@MainActor
struct GallerySessionTests {
  @Test("Only what changed is rendered; a fault keeps the last good picture until it is mended")
  func rendersChanges() throws {
    try withTemporaryFolder { folder in
      let (one, two) = ("\(folder)/one.json", "\(folder)/two.json")
      try FileSystem.write(rectangleDocument(name: "one"), to: one)
      try FileSystem.write(rectangleDocument(name: "two"), to: two)
      let session = try session(folder, [one, two])
      var console = Console.recording()
      #expect(try session.update(&console).rendered == ["one", "two"])
      #expect(try session.update(&console).hasChanged == false)

      try FileSystem.write(rectangleDocument(name: "one", width: 20), to: one)
      #expect(try session.update(&console).rendered == ["one"])
      let good = session.pages[0]

      try FileSystem.write(Array("{".utf8), to: one)
      let broken = try session.update(&console)
      #expect(broken.rendered.isEmpty && broken.hasChanged)
      #expect(broken.faults.count == 1 && broken.faults[0].hasPrefix("\(one):1:2: $: "))
      #expect(session.pages[0].entry.fault?.place?.line == 1)
      #expect(session.pages[0].version == good.version && session.pages[0].variantCount > 0)
      #expect(try session.update(&console).faults.isEmpty, "a fault is told once")

      try FileSystem.write(rectangleDocument(name: "one"), to: one)
      let mended = try session.update(&console)
      #expect(mended.rendered == ["one"] && mended.faults.isEmpty)
      #expect(session.pages[0].entry.fault == nil)
    }
  }

  @Test("A golden, a theme and a file that a document includes are watched too")
  func watchesWhatPicturesAreMadeOf() throws {
    try withTemporaryFolder { folder in
      let (outer, inner, theme) = (
        "\(folder)/outer.json", "\(folder)/inner.json", "\(folder)/theme.tokens.json"
      )
      try FileSystem.write(rectangleDocument(name: "inner"), to: inner)
      try FileSystem.write(
        Array(#"{"version": 1, "view": {"type": "include", "file": "inner.json"}}"#.utf8),
        to: outer)
      try FileSystem.write(tokens("#112233"), to: theme)
      let session = try session(folder, [outer], theme: theme)
      var console = Console.recording()
      #expect(try session.update(&console).rendered == ["outer"])

      try FileSystem.write(rectangleDocument(name: "inner", width: 30), to: inner)
      #expect(try session.update(&console).rendered == ["outer"])
      #expect(run("record", outer, "--record", "all").status == .clean)
      #expect(try session.update(&console).rendered == ["outer"])
      #expect(session.pages[0].tally.same == 4)

      try FileSystem.write(tokens("#332211"), to: theme)
      #expect(try session.update(&console).rendered == ["outer"])
      try FileSystem.write(Array("{}".utf8), to: theme)
      #expect(try session.update(&console).faults.count == 1)
      #expect(session.themeFault?.place?.path == "$")
    }
  }

  @Test("Resources of documents and of flags are watched, folder by folder")
  func watchesResources() throws {
    func write(_ white: String, to path: String) throws {
      let color =
        #"{"colors":[{"idiom":"universal","color":{"color-space":"extended-gray","components":{"white":"\#(white)"}}}]}"#
      try FileSystem.write(
        Array(color.utf8), to: "\(path).colorset/Contents.json", createsFolders: true)
    }
    func document(_ name: String, _ members: String) -> [UInt8] {
      Array(
        #"{"version":1,"name":"\#(name)",\#(members)"view":{"type":"color","value":"asset:\#(name)"}}"#
          .utf8)
    }
    try withTemporaryFolder { folder in
      let (own, given) = ("\(folder)/own.json", "\(folder)/given.json")
      try FileSystem.write(document("own", #""resources":["Design"],"#), to: own)
      try FileSystem.write(document("given", ""), to: given)
      try write("0.2", to: "\(folder)/Design/A.xcassets/own")
      try write("0.2", to: "\(folder)/App/A.xcassets/given")
      let manual = CommandManual(
        name: "", summary: "", options: ResourceOptions.options, examples: [])
      let options = ResourceOptions(
        try Arguments(["--resources", "\(folder)/App"], manual: manual))
      let resources = try GivenResources(options, besides: .none)
      let session = GallerySession(
        sources: GallerySources(
          registry: try StoryRegistry(stories: [], resources: resources.all),
          operands: [own, given]),
        builder: GalleryBuilder(
          folder: try GalleryFolder("\(folder)/site"), axes: GalleryAxes(), profile: .hig,
          snapshots: "Snapshots", sourceRoot: folder),
        title: "t", theme: nil, resources: resources,
        registry: { resources throws(CommandFailure) in
          try StoryRegistry(stories: [], resources: resources)
        }, isWatching: true)
      var console = Console.recording()
      #expect(try session.update(&console).rendered == ["own", "given"])
      #expect(try session.update(&console).hasChanged == false)
      let first = session.pages.map(\.version)
      try write("0.7", to: "\(folder)/Design/A.xcassets/own")
      #expect(try session.update(&console).rendered == ["own"])
      #expect(session.pages[0].version != first[0] && session.pages[1].version == first[1])
      try write("0.7", to: "\(folder)/App/A.xcassets/given")
      #expect(try session.update(&console).rendered.contains("given"))
      #expect(session.pages[1].version != first[1])
      // A new file of a folder below counts, too.
      try write("0.7", to: "\(folder)/Design/A.xcassets/more")
      #expect(try session.update(&console).rendered == ["own"])
      #expect(try session.update(&console).hasChanged == false)
    }
  }

  @Test("The first variant is shown before the others, and a change meanwhile is drawn before them")
  func piecewise() throws {
    try withTemporaryFolder { folder in
      let (one, two) = ("\(folder)/one.json", "\(folder)/two.json")
      try FileSystem.write(rectangleDocument(name: "one"), to: one)
      try FileSystem.write(rectangleDocument(name: "two"), to: two)
      // Two schemes, two directions: light and dark are named, and each is there from right to left.
      let axes = GalleryAxes([.scheme, .direction], typeSizes: [])
      let session = try session(folder, [one, two], axes: axes)
      var console = Console.recording()
      func text(_ file: String) throws -> String {
        let bytes = try FileSystem.read("\(folder)/site/data/\(file).js", limit: 1_000_000)
        return String(decoding: bytes, as: UTF8.self)
      }

      var update = try session.look()
      try session.publish(&update, &console)
      let index = try text("index")
      #expect(index.contains(#""building":[0,2]"#), "a page can be opened before anything is drawn")
      #expect(!index.contains(#""version""#))
      try session.draw(&update, &console)
      try session.publish(&update, &console)
      #expect(session.pages.map(\.pending) == [3, 0] && session.pages[1].version.isEmpty)
      #expect(try text("one").matches(of: /"pending":true/).count == 3)
      try session.draw(&update, &console)
      try session.publish(&update, &console)
      #expect(session.pages.map(\.pending) == [3, 3], "the first of each, then the others")
      while !session.isIdle { try session.draw(&update, &console) }
      #expect(session.pages.map(\.pending) == [0, 0])
      #expect(update.rendered == ["one", "two"])
      #expect(try !text("index").contains("building") && !text("one").contains("pending"))

      try FileSystem.write(rectangleDocument(name: "one", width: 20), to: one)
      update = try session.look()
      let before = session.pages[0].covers
      try session.draw(&update, &console)
      try FileSystem.write(rectangleDocument(name: "two", width: 30), to: two)
      update = try session.look()
      try session.draw(&update, &console)
      try session.publish(&update, &console)
      #expect(session.pages.map(\.pending) == [3, 3])
      #expect(
        session.pages[0].covers.map(\.key) == before.map(\.key), "covers stay until they are drawn")
      try FileSystem.write(Array("{".utf8), to: one)
      while !session.isIdle { try session.draw(&update, &console) }
      #expect(try session.look().faults.count == 1)
      #expect(session.pages.map(\.pending) == [0, 0])
    }
  }

  @Test(
    "What differs from the first variant in one thing is drawn before what differs in two, with what differs in colours alone"
  )
  func order() throws {
    let story = Story("box", variants: [.light]) { Color.red }
    let axes = GalleryAxes([.scheme, .direction, .contrast], typeSizes: [])
    var draft = GalleryDraft(
      GalleryEntry(id: "box"), story: story, variants: axes.variants(of: story), controlPictures: 0)
    var steps: [Int] = []
    while !draft.isComplete {
      let variant = draft.next(1)[0].variant
      steps.append(
        (variant.colorScheme == .dark ? 1 : 0) + (variant.contrast == .increased ? 1 : 0)
          + (variant.layoutDirection == .rightToLeft ? 1 : 0))
      draft.add(.failure(CommandFailure(.badInput, "")))
    }
    #expect(steps == [0, 1, 1, 2, 1, 2, 2, 3])
  }

  private func tokens(_ color: String) -> [UInt8] {
    Array(
      """
      {"$extensions": {"stillframe": {"extends": "standard"}},
       "color": {"light": {"primary": {"$type": "color", "$value": "\(color)"}}}}
      """.utf8)
  }

  private func session(
    _ folder: String, _ operands: [String], theme: String? = nil,
    axes: GalleryAxes = GalleryAxes()
  ) throws -> GallerySession {
    GallerySession(
      sources: GallerySources(registry: try StoryRegistry(stories: []), operands: operands),
      builder: GalleryBuilder(
        folder: try GalleryFolder("\(folder)/site"), axes: axes, profile: .hig,
        snapshots: "Snapshots", sourceRoot: folder),
      title: "t", theme: theme.map { ThemeOptions(file: $0) }, isWatching: true)
  }
}
