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
