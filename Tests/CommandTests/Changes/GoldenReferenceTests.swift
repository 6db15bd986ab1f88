import Components
import Foundation
import Testing

@testable import Commands

@Suite("Goldens of other revisions and folders")
@MainActor
struct GoldenReferenceTests {
  @Test(
    "A folder stands for relative folders of goldens, and refuses others in place of comparing them with themselves"
  )
  func refusesAbsoluteFolders() throws {
    try withTemporaryFolder { folder in
      let reference = try GoldenReference(folder)
      #expect(try reference.goldens(of: "Snapshots") == "\(folder)/Snapshots")
      let failure = #expect(throws: CommandFailure.self) {
        try reference.goldens(of: "/a/Snapshots")
      }
      #expect(failure?.status == .usage && failure?.advice != nil)
      // A folder of goldens itself stands for any.
      _ = run("record", "--snapshots", folder, stories: smallStories)
      #expect(try GoldenReference(folder).goldens(of: "/a/Snapshots") == folder)
    }
  }

  @Test(
    "A folder without goldens is an error, and one of other stories a warning; nothing is new for that"
  )
  func refusesFoldersWithoutGoldens() throws {
    try withTemporaryFolder { folder in
      try FileSystem.createFolder("\(folder)/empty")
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      try FileSystem.write(
        rectangleDocument(name: "other"), to: "\(folder)/there/other.json", createsFolders: true)
      _ = run("record", "\(folder)/there/other.json")
      let store = "\(folder)/there/Snapshots"
      // Goldens of none of the stories: the manifest is there.
      let other = run(
        "verify", "\(folder)/box.json", "--against", store, "--artifacts", "\(folder)/F")
      #expect(other.status == .findings && other.output.contains("2 new"))
      #expect(other.messages.contains("\(store) has goldens, such as other/"))
      #expect(other.messages.contains("none of what is compared"))
      // The stories' own.
      let same = run(
        "verify", "\(folder)/there/other.json", "--against", store, "--artifacts", "\(folder)/F")
      #expect(same.status == .clean && !same.messages.contains("has goldens"))
      for command in [["verify"], ["gallery", "-o", "\(folder)/site", "--axes", "variants"]] {
        let words =
          command + [
            "--snapshots", "Nowhere", "--against", "\(folder)/empty", "--artifacts", "\(folder)/F",
          ]
        let result = run(words, stories: smallStories)
        #expect(result.status == .missingInput)
        #expect(
          result.messages.contains(
            "\(folder)/empty has no goldens: there are none in \(folder)/empty/Nowhere"))
        #expect(result.messages.contains("manifest.txt"))
        #expect(!FileSystem.exists("\(folder)/site/index.html"))
      }
    }
  }

  @Test("A gallery tells that it cannot have the other goldens")
  func galleryDoesNotFallBack() throws {
    try withTemporaryFolder { folder in
      try FileSystem.createFolder("\(folder)/other")
      let result = run(
        "gallery", "-o", "\(folder)/site", "--snapshots", "\(folder)/S", "--against",
        "\(folder)/other", "--axes", "variants", stories: smallStories)
      #expect(result.status == .usage)
      #expect(result.messages.contains("is no path in it"))
    }
  }
}
