import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Commands: verify, record, approve, prune")
@MainActor
struct SnapshotCommandTests {
  @Test("Missing goldens exit 2, recorded ones pass, and a changed document fails in its gates")
  func goesRound() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/box.json"
      let artifacts = "\(folder)/failures"
      try FileSystem.write(rectangleDocument(), to: file)

      let missing = run("verify", file, "--artifacts", artifacts)
      #expect(
        missing.output == """
          \(file):1: error: box · light: has no golden
            accept with: render-cli record \(file)
          \(file):1: error: box · dark: has no golden
            accept with: render-cli record \(file)
          2 without a golden

          """)
      #expect(missing.status == .incomplete)

      #expect(
        run("record", file).output == "box · light: recorded\nbox · dark: recorded\n2 recorded\n")
      #expect(
        try FileSystem.names(inFolder: "\(folder)/Snapshots/box")
          == ["dark.png", "dark.tree.txt", "light.png", "light.tree.txt"])
      let passing = run("verify", folder, "--artifacts", artifacts)
      #expect(passing.output == "2 passed\n")
      #expect(passing.status == .clean)

      try FileSystem.write(rectangleDocument(color: "#102031"), to: file)
      let failing = run("verify", folder, "--artifacts", artifacts)
      #expect(failing.status == .findings)
      #expect(
        failing.output.hasPrefix(
          """
          \(file):1: error: box · light: differs in pixels, at rectangle
            pixels: 128 of 128 differ (100 %), most by 1 at 0,0: expected #102030, actual #102031
          """))
      #expect(
        failing.output.hasSuffix(
          """
            accept with: render-cli approve box --from \(artifacts) --snapshots \(folder)/Snapshots
          2 differ

          """))
      #expect(
        failing.messages == """
          Pictures of what failed are in \(artifacts).
          Look at them, then accept all with: render-cli approve --from \(artifacts) --snapshots \(folder)/Snapshots

          """)

      #expect(
        run("approve", "box/light", "--from", artifacts, "--snapshots", "\(folder)/Snapshots")
          .output == "box · light: approved\n")
      #expect(
        run("verify", folder, "--artifacts", artifacts).output.hasSuffix("1 passed, 1 differ\n"))
      let last = run("verify", folder, "--last-failed", "--artifacts", artifacts)
      #expect(last.output.hasSuffix("\n1 differ\n"))
      #expect(
        run("approve", "--from", artifacts, "--snapshots", "\(folder)/Snapshots").status == .clean)
      #expect(
        run("verify", folder, "--artifacts", artifacts).output == "2 passed (1 unchanged)\n")
    }
  }

  @Test("What is heard is recorded, compared and approved with the tree")
  func speech() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/card.json"
      func write(_ label: String) throws {
        let document = """
          {"version": 1, "name": "card", "variants": ["light"], "speech": true, "view": {
            "type": "color", "value": "#102030", "modifiers": [{"frame": {"width": 44, "height": 44}},
            {"accessibilityRole": "button"}, {"accessibilityLabel": "\(label)"}]}}
          """
        try FileSystem.write(Array(document.utf8), to: file)
      }
      let golden = "\(folder)/Snapshots/card/light.speech.txt"
      let flags = ["--artifacts", "\(folder)/F"]
      try write("Save")
      #expect(run("record", file).status == .clean)
      #expect(try FileSystem.read(golden, limit: 100) == Array("1. Save. Button.\n".utf8))
      #expect(run(["verify", file] + flags).output == "1 passed\n")
      try write("Send")
      let failing = run(["verify", file] + flags)
      #expect(failing.output.contains("  heard:\n    - 1. Save. Button.\n    + 1. Send. Button."))
      #expect(
        run("approve", "--from", "\(folder)/F", "--snapshots", "\(folder)/Snapshots").status
          == .clean)
      #expect(try FileSystem.read(golden, limit: 100) == Array("1. Send. Button.\n".utf8))
      #expect(run(["verify", file] + flags).status == .clean)
    }
  }

  @Test("Under CI nothing is recorded or approved, whatever the flags of verify")
  func neverRecordsUnderCI() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/box.json"
      try FileSystem.write(rectangleDocument(), to: file)
      let refused = run("record", file, environment: ["CI": "true"])
      #expect(
        refused.messages == """
          error: CI is set, and goldens are not recorded by machines
          Record where people look at the pictures, or add --force.

          """)
      #expect(refused.status == .usage)
      let verify = run(
        "verify", file, "--record", "all", "--artifacts", "\(folder)/failures",
        environment: ["CI": "1"])
      #expect(
        verify.messages.hasPrefix("warning: CI is set: goldens are compared and never written.\n"))
      #expect(verify.status == .incomplete)
      #expect(!FileSystem.exists("\(folder)/Snapshots"))
    }
  }

  @Test("Stories have their goldens in one folder; a damaged one exits 65 and names itself")
  func reportsDamagedGoldens() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S"]
      let artifacts = ["--artifacts", "\(folder)/F"]
      #expect(run(["record"] + flags, stories: smallStories).status == .clean)
      let picture = "\(folder)/S/shapes/dot/light.png"
      let bytes = try FileSystem.read(picture, limit: 1_000_000)
      try FileSystem.write(Array(bytes.prefix(40)), to: picture)
      let result = run(["verify"] + flags + artifacts, stories: smallStories)
      #expect(result.status == .badInput)
      #expect(result.output.contains("shapes/dot · light: \(picture): "))
      #expect(result.output.hasSuffix("2 passed, 1 failed\n"))
      #expect(
        run(["record", "--record", "failed"] + flags, stories: smallStories).status == .clean)
      #expect(
        run(["verify"] + flags + artifacts, stories: smallStories).output
          == "3 passed (2 unchanged)\n")
    }
  }

  @Test("A folder that cannot be written exits 73 or 74 and leaves no golden")
  func reportsUnwritableFolders() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write([1], to: "\(folder)/file")
      let result = run("record", "--snapshots", "\(folder)/file/S", stories: smallStories)
      #expect(result.status == .cannotCreate)
      #expect(result.messages.hasPrefix("error: \(folder)/file/S cannot be written: "))
    }
  }

  @Test("Shards split the stories without loss and without overlap")
  func sharesStories() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S", "--artifacts", "\(folder)/F", "--json"]
      var seen: [String] = []
      for shard in ["1/2", "2/2"] {
        let output = run(["verify", "--shard", shard] + flags, stories: smallStories).output
        for story in smallStories where output.contains("\"story\": \"\(story.id)\"") {
          seen.append(story.id)
        }
      }
      #expect(seen.sorted() == smallStories.map(\.id).sorted())
      let bazel = run(
        ["verify"] + flags, environment: ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"],
        stories: smallStories)
      let first = run(["verify", "--shard", "1/2"] + flags, stories: smallStories)
      #expect(bazel.output == first.output)
    }
    let wrong = run("verify", "--shard", "3/2", stories: smallStories)
    #expect(
      wrong.messages == """
        error: option '--shard' takes a part and a number of parts, such as 2/3, got '3/2'
        Run 'render-cli verify --help' for help.

        """)
  }

  @Test("Nothing chosen is incomplete and says so; an unknown story gets the nearest name")
  func saysWhatWasNotChecked() throws {
    try withTemporaryFolder { folder in
      let empty = run("verify", "--artifacts", "\(folder)/F", "--snapshots", "\(folder)/S")
      #expect(empty.output == "nothing was checked: no story was chosen\n")
      #expect(empty.status == .incomplete)
      let unknown = run("verify", "shapes/sqare", stories: smallStories)
      #expect(
        unknown.messages
          == "error: there is no story or document 'shapes/sqare'; did you mean 'shapes/square'?\n'list' shows all stories.\n"
      )
    }
  }

  @Test("Stories that would share files are refused before anything is done")
  func refusesCollisions() {
    let twins = [
      Story("a/b", variants: [.light]) { EmptyView() },
      Story("a/b", variants: [.light]) { EmptyView() },
    ]
    let result = run("verify", stories: twins)
    #expect(result.status == .badInput)
    #expect(
      result.messages
        == "error: two stories are called “a/b”; rename one of them\nNothing was done.\n")
  }

  @Test("Orphans are listed by --check, removed without it, and strangers stay")
  func prunes() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S"]
      _ = run(["record"] + flags, stories: smallStories)
      try FileSystem.write([1], to: "\(folder)/S/notes.md")
      let fewer = Array(smallStories.dropLast())
      let check = run(["prune", "--check"] + flags, stories: fewer)
      #expect(
        check.output == """
          orphan \(folder)/S/shapes/dot/light.png
          orphan \(folder)/S/shapes/dot/light.tree.txt

          """)
      #expect(check.status == .findings)
      #expect(run(["prune"] + flags, stories: fewer).status == .clean)
      #expect(!FileSystem.exists("\(folder)/S/shapes/dot"))
      #expect(FileSystem.exists("\(folder)/S/notes.md"))
      #expect(run(["prune", "--check"] + flags, stories: fewer).status == .clean)
      #expect(run(["prune"] + flags).status == .incomplete)
    }
  }

  @Test("Pictures are compared by their pixels")
  func comparesPictures() throws {
    try withTemporaryFolder { folder in
      for (name, color) in [("a", "#102030"), ("b", "#102031")] {
        try FileSystem.write(rectangleDocument(color: color), to: "\(folder)/\(name).json")
        _ = run("render", "\(folder)/\(name).json", "-o", "\(folder)/\(name).png")
      }
      let (a, b) = ("\(folder)/a.png", "\(folder)/b.png")
      #expect(run("diff", a, a).output == "the pictures are equal\n")
      let different = run("diff", a, b, "-o", "\(folder)/d.png")
      #expect(
        different.output == "128 of 128 pixels differ (100 %)\n  changed box 0,0 16×8\n")
      #expect(different.status == .findings)
      // Three pictures of 16 pixels and two gaps of 8.
      #expect(try PictureFile.read("\(folder)/d.png").width == 64)
      try FileSystem.write([1, 2, 3], to: "\(folder)/c.png")
      let damaged = run("diff", a, "\(folder)/c.png")
      #expect(damaged.messages.hasPrefix("error: \(folder)/c.png: "))
      #expect(damaged.status == .badInput)
    }
  }

  @Test("A sheet shows every combination of the axes")
  func drawsSheet() throws {
    try withTemporaryFolder { folder in
      let output = "\(folder)/sheet.png"
      let result = run(
        "matrix", "shapes/dot", "-o", output, "--axes", "scheme,contrast", "--scale", "1",
        stories: smallStories)
      #expect(result.messages == "")
      #expect(result.status == .clean)
      let sheet = try PictureFile.read(output)
      // Two rows of a label of 24 and a picture of 8 points, gaps of 16, a title of 2 × 24.
      #expect(sheet.height == 16 + 48 + 2 * (24 + 8 + 16))
    }
  }
}
