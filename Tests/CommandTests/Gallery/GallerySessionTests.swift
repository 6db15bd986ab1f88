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

  private func tokens(_ color: String) -> [UInt8] {
    Array(
      """
      {"$extensions": {"stillframe": {"extends": "standard"}},
       "color": {"light": {"primary": {"$type": "color", "$value": "\(color)"}}}}
      """.utf8)
  }

  private func session(
    _ folder: String, _ operands: [String], theme: String? = nil
  ) throws -> GallerySession {
    GallerySession(
      sources: GallerySources(registry: StoryRegistry(stories: []), operands: operands),
      builder: GalleryBuilder(
        folder: try GalleryFolder("\(folder)/site"), axes: GalleryAxes(), profile: .hig,
        snapshots: "Snapshots", sourceRoot: folder),
      title: "t", themeFile: theme, isWatching: true)
  }
}
