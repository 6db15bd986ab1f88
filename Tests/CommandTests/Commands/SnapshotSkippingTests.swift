import Audit
import Components
import Render
import Testing

@testable import Commands

@Suite("Commands: what verify need not draw, and what it may let through")
@MainActor
struct SnapshotSkippingTests {
  private func flags(_ folder: String) -> [String] {
    ["--snapshots", "\(folder)/S", "--artifacts", "\(folder)/F"]
  }

  /// A square with one pixel of another colour, under the id of the plain one.
  private func dotted(_ tolerance: SnapshotTolerance?) -> [Story] {
    [
      Story("square", variants: [.light], canvas: StoryCanvas(scale: 1), tolerance: tolerance) {
        Color(role: .primary).frame(width: 8, height: 6)
          .overlay(alignment: .topLeading) {
            Color.red.frame(width: 1, height: 1).accessibilityHidden(true)
          }
      }
    ]
  }

  private var plain: [Story] {
    [
      Story("square", variants: [.light], canvas: StoryCanvas(scale: 1)) {
        Color(role: .primary).frame(width: 8, height: 6)
          .overlay(alignment: .topLeading) {
            Color(role: .primary).frame(width: 1, height: 1).accessibilityHidden(true)
          }
      }
    ]
  }

  @Test("What passed is not drawn again until its golden changes; under CI everything is drawn")
  func skips() throws {
    try withTemporaryFolder { folder in
      let flags = flags(folder)
      _ = run(["record"] + flags.prefix(2), stories: smallStories)
      @MainActor func verify(_ words: String..., ci: String? = nil) -> String {
        run(
          ["verify"] + flags + words, environment: ci.map { ["CI": $0] } ?? [:],
          stories: smallStories
        ).output
      }
      #expect(verify() == "3 passed\n")
      #expect(verify() == "3 passed (3 unchanged)\n")
      #expect(verify("--unchanged", "draw") == "3 passed\n")
      #expect(verify(ci: "1") == "3 passed\n")
      #expect(verify("--unchanged", "skip", ci: "1") == "3 passed (3 unchanged)\n")
      // Another golden in its place, whole and with a manifest that says nothing of it.
      let square = try FileSystem.read("\(folder)/S/shapes/square/dark.png", limit: 1_000_000)
      try FileSystem.write(square, to: "\(folder)/S/shapes/square/light.png")
      #expect(verify().hasSuffix("2 passed (2 unchanged), 1 differ\n"))
    }
  }

  @Test("Another program, another picture or another golden has another key")
  func keys() throws {
    let renderer = Renderer()
    func draft(_ stories: [Story]) throws -> SnapshotDraft {
      SnapshotDraft(
        renderer.scene(for: try #require(stories.first), variant: .light), renderer: renderer)
    }
    func key(_ program: String, _ stories: [Story], _ tree: String) throws -> String? {
      PassedKey(program: program).hash(
        try draft(stories), golden: GoldenFiles(picture: [1], tree: tree, audit: ""), entry: nil)
    }
    let known = try key("1", plain, "")
    #expect(known != nil)
    #expect(try key("1", plain, "") == known)
    #expect(try key("2", plain, "") != known)
    #expect(try key("1", dotted(nil), "") != known)
    #expect(try key("1", plain, "canvas") != known)
  }

  @Test(
    "A tolerance lets as many pixels through as it says, shows them each time, and needs a reason")
  func tolerates() throws {
    try withTemporaryFolder { folder in
      let flags = flags(folder)
      _ = run(["record"] + flags.prefix(2), stories: plain)
      let exact = run(["verify"] + flags, stories: dotted(nil))
      #expect(exact.status == .findings)
      let tolerance = SnapshotTolerance(pixelsPerWindow: 1, reason: "a texture of noise")
      for _ in 1...2 {
        let result = run(["verify"] + flags, stories: dotted(tolerance))
        #expect(result.output == "square · light: passes by its tolerance\n1 passed\n")
        #expect(result.status == .clean)
      }
      let unfounded = SnapshotTolerance(pixelsPerWindow: 1, reason: " ")
      let refused = run(["verify"] + flags, stories: dotted(unfounded))
      #expect(
        refused.messages == """
          error: the story 'square': a tolerance says why it is needed; its reason is empty

          """)
      #expect(refused.status == .badInput)
    }
  }

  @Test(
    "A golden that a killed run left half is recorded again; a lost line of the manifest returns")
  func heals() throws {
    try withTemporaryFolder { folder in
      let (flags, root) = (flags(folder), "\(folder)/S")
      _ = run(["record"] + flags.prefix(2), stories: smallStories)
      FileSystem.remove("\(root)/shapes/dot/light.tree.txt")
      let half = run(["verify"] + flags, stories: smallStories)
      #expect(half.status == .badInput)
      #expect(half.output.contains("light.tree.txt is missing beside the golden's other files"))
      let name = try SnapshotName(story: "shapes/square", variant: "dark")
      let store = SnapshotStore(root: root)
      let line = try #require(try store.manifest()[name])
      let text = String(
        decoding: try FileSystem.read(store.manifestPath, limit: 100_000), as: UTF8.self)
      let others = text.split(separator: "\n").filter { !$0.contains("square dark") }
      try FileSystem.write(
        Array((others.joined(separator: "\n") + "\n").utf8), to: store.manifestPath)
      let healed = run(["record"] + flags.prefix(2), stories: smallStories)
      #expect(healed.output == "shapes/dot · light: recorded\n2 kept, 1 recorded\n")
      #expect(try store.manifest()[name] == line)
      #expect(run(["verify"] + flags, stories: smallStories).status == .clean)
    }
  }

  @Test("A manifest that speaks of another picture than the files is named")
  func staleManifest() throws {
    try withTemporaryFolder { folder in
      let (flags, root) = (flags(folder), "\(folder)/S")
      _ = run(["record"] + flags.prefix(2), stories: plain)
      let store = SnapshotStore(root: root)
      let text = String(
        decoding: try FileSystem.read(store.manifestPath, limit: 100_000), as: UTF8.self)
      let start = try #require(text.range(of: "pixels:")).upperBound
      let zeros = String(repeating: "0", count: 64)
      let wrong = text[..<start] + zeros + text[text.index(start, offsetBy: 64)...]
      try FileSystem.write(Array(wrong.utf8), to: store.manifestPath)
      let result = run(["verify"] + flags, stories: plain)
      #expect(result.status == .badInput)
      #expect(
        result.output.contains(
          "error: square · light: the line of square/light in \(root)/manifest.txt does not agree"))
      #expect(
        result.output.contains("accept with: render-cli record --record all square --snapshots"))
    }
  }

  @Test("Goldens kept as hashes stay hashes when they are approved, from a folder or from a report")
  func approvesHashes() throws {
    try withTemporaryFolder { folder in
      let (flags, root) = (flags(folder), "\(folder)/S")
      _ = run(["record", "--hashes-only"] + flags.prefix(2), stories: plain)
      let recorded = try SnapshotStore(root: root).list()
      #expect(recorded == ["manifest.txt"])
      let report = "\(folder)/report.json"
      let failing = run(["verify", "--report", report] + flags, stories: dotted(nil))
      #expect(failing.output.contains("error: square · light: differs in pixels by its hashes"))
      #expect(
        run("approve", "--from", report, "--snapshots", root).output == "square · light: approved\n"
      )
      let approved = try SnapshotStore(root: root).list()
      #expect(approved == ["manifest.txt"])
      #expect(run(["verify"] + flags, stories: dotted(nil)).output == "1 passed\n")
    }
  }

  @Test("Goldens of a store are compared, approved, put back and pruned; a lost one is named")
  func picturesInStore() throws {
    try withTemporaryFolder { folder in
      let (root, store) = ("\(folder)/S", "\(folder)/store")
      let here = ["--snapshots", root, "--store", store]
      let flags = flags(folder) + ["--store", store, "--unchanged", "draw"]
      func pictures() -> [String] { ContentPlace.files(in: "\(store)/goldens").map(\.path) }
      _ = run(["record", "--hashes-only"] + here, stories: plain)
      let files = try SnapshotStore(root: root).list()
      #expect(files == ["manifest.txt"])
      let first = pictures()
      #expect(first.count == 1)
      #expect(run(["verify"] + flags, stories: plain).output == "1 passed\n")

      let failing = run(["verify"] + flags, stories: dotted(nil))
      #expect(failing.status == .findings)
      #expect(failing.output.contains("pixels: 1 of 48 differ"))
      #expect(failing.output.contains("approve square --from \(folder)/F --store \(store)"))
      #expect(FileSystem.exists("\(folder)/F/square/light.difference.png"))
      // A tolerance has pictures to compare, too.
      let tolerance = SnapshotTolerance(pixelsPerWindow: 1, reason: "noise")
      #expect(run(["verify"] + flags, stories: dotted(tolerance)).status == .clean)

      for file in first { FileSystem.remove(file) }
      let lost = run(["verify"] + flags, stories: dotted(nil))
      #expect(lost.status == .missingInput)
      #expect(lost.output.contains("its picture is not at \(first[0])"))
      // What is the same by its hashes passes; a run that writes puts its picture back.
      #expect(run(["verify"] + flags, stories: plain).status == .clean)
      #expect(run(["record"] + here, stories: plain).output == "1 kept\n")
      #expect(pictures() == first)

      _ = run(["verify"] + flags, stories: dotted(nil))
      let approving = ["approve", "--from", "\(folder)/F"] + here
      #expect(run(approving).output == "square · light: approved\n")
      #expect(pictures().count == 2)
      let pruning = ["prune"] + here
      #expect(run(pruning + ["--check"], stories: plain).output.isEmpty)
      let old = run(pruning + ["--days", "0"], stories: plain)
      #expect(old.output == "removed \(first[0])\n")
      #expect(pictures().count == 1)
      #expect(run(["prune", "--days", "1"], stories: plain).status == .usage)
    }
  }

  @Test("Shards report together what the whole run reports, and a part without a story is no fault")
  func shards() throws {
    try withTemporaryFolder { folder in
      let flags = flags(folder) + ["--unchanged", "draw"]
      _ = run(["record"] + flags.prefix(2), stories: smallStories)
      for file in ["manifest.txt", "shapes/dot/light.png", "shapes/dot/light.tree.txt"] {
        FileSystem.remove("\(folder)/S/\(file)")
      }
      let whole = run(["verify", "--report", "\(folder)/w.json"] + flags, stories: smallStories)
      #expect(whole.status == .incomplete)
      var parts: [String] = []
      for part in 1...5 {
        parts.append("\(folder)/\(part).json")
        let words = ["--shard", "\(part)/5", "--report", "\(folder)/\(part).json"]
        let result = run(["verify"] + words + flags, stories: smallStories)
        if result.output.hasPrefix("nothing to check: shard \(part)/5 has no story") {
          #expect(result.status == .clean)
        }
      }
      let merged = run(["report"] + parts + ["-o", "\(folder)/m.json"])
      #expect(merged.status == whole.status)
      let reports = try ["m", "w"].map { name in
        String(
          decoding: try FileSystem.read("\(folder)/\(name).json", limit: 1_000_000), as: UTF8.self)
      }
      #expect(reports[0] == reports[1])
    }
  }

  @Test("A changed document or golden selects itself, a changed Swift file everything")
  func selectsByChangedFiles() throws {
    try withTemporaryFolder { folder in
      for name in ["a", "b"] {
        try FileSystem.write(rectangleDocument(name: name), to: "\(folder)/\(name).json")
      }
      let documents = [
        try Subject.document("\(folder)/a.json"), try Subject.document("\(folder)/b.json"),
      ]
      let stories = smallStories.map { Subject(story: $0, origin: .registry) }
      let plan = try SnapshotPlan(documents + stories, root: "\(folder)/R", registered: [])
      @MainActor func chosen(_ names: String...) -> Set<String> {
        let changes = ChangedFiles(names: names, top: folder)
        return Set(
          plan.items.filter { changes.affect($0, root: "\(folder)/R") }.map(\.subject.id))
      }
      #expect(chosen() == [])
      #expect(chosen("README.md") == [])
      #expect(chosen("a.json") == ["a"])
      #expect(chosen("Snapshots/b/dark.png") == ["b"])
      #expect(chosen("R/shapes/dot/light.tree.txt") == ["shapes/dot"])
      #expect(chosen("R/manifest.txt") == ["shapes/dot", "shapes/square"])
      #expect(chosen("strings.plist") == ["shapes/dot", "shapes/square"])
      #expect(chosen("Sources/X.swift") == ["a", "b", "shapes/dot", "shapes/square"])
    }
  }
}
