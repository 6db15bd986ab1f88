import Components
import Foundation
import Render
import Testing

@testable import Commands

@Suite("Commands: approve, reports and shards")
@MainActor
struct ApproveCommandTests {
  /// A document whose golden is of another colour, and what `verify` left of that.
  private func withFailure(_ body: (_ folder: String, _ artifacts: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let artifacts = "\(folder)/F"
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      _ = run("record", folder)
      try FileSystem.write(rectangleDocument(color: "#405060"), to: "\(folder)/box.json")
      #expect(run("verify", folder, "--artifacts", artifacts).status == .findings)
      try body(folder, artifacts)
    }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  @Test("A report cannot lead out of the working folder, nor into one that has no goldens")
  func staysInside() throws {
    try withFailure { folder, artifacts in
      let root = "\(folder)/Snapshots"
      let before = try names(folder)
      let result = run("approve", "--from", artifacts)
      #expect(result.status == .badInput)
      #expect(
        result.messages == """
          error: \(artifacts) has goldens in \(root), which is no folder of goldens below this one
          Nothing was approved. If they are to be there, add: --snapshots \(root)

          """)
      #expect(try names(folder) == before)
      // Another folder than the one that is named.
      let other = run("approve", "--from", artifacts, "--snapshots", folder)
      #expect(other.status == .badInput)
      #expect(try names(folder) == before)
      #expect(run("approve", "--from", artifacts, "--snapshots", root).status == .clean)
    }
  }

  @Test(
    "Folders of goldens are those below the working one that are called so",
    arguments: [
      ("Snapshots", true), ("./Nowhere/Snapshots", true), ("A/TestSnapshots", true),
      ("Sources", false), (".", false), ("..", false), ("../Snapshots", false), ("", false),
      (".git/Snapshots", false), ("Sources/../../Snapshots", false), ("/etc/Snapshots", false),
      ("Nowhere/../Snapshots", false), ("Snapshots\0/x", false),
    ])
  func tellsFolders(folder: String, isPlain: Bool) {
    #expect(GoldenFolders.isPlain(folder) == isPlain)
  }

  @Test("An approval that fails leaves goldens as they were, and no other file")
  func leavesNothing() throws {
    try withFailure { folder, artifacts in
      let root = "\(folder)/Snapshots"
      try FileManager.default.removeItem(atPath: root)
      try FileSystem.write([1, 2, 3], to: "\(artifacts)/box/light.actual.png")
      let before = try names(folder)
      let result = run("approve", "--from", artifacts, "--snapshots", root)
      #expect(result.status == .badInput)
      #expect(result.output == "")
      #expect(try names(folder) == before)
      // What cannot be put in its place: a folder is where the picture is to be.
      try FileSystem.createFolder("\(root)/box/dark.png/x")
      try FileManager.default.removeItem(atPath: "\(artifacts)/box/light.result.json")
      let blocked = run("approve", "--from", artifacts, "--snapshots", root)
      #expect(blocked.status == .cannotCreate)
      #expect(try names(root) == ["box", "box/dark.png", "box/dark.png/x"])
    }
  }

  @Test("The command to paste is the one that started the tool")
  func printsCommand() throws {
    try withTemporaryFolder { folder in
      let result = run(
        ["verify", "--snapshots", "\(folder)/S", "--artifacts", "\(folder)/F"],
        stories: smallStories, commandName: "'my tools/render-cli'")
      #expect(
        result.output.contains("accept with: 'my tools/render-cli' record shapes/dot --snapshots "))
      let report = "\(folder)/r.json"
      _ = run(
        ["verify", "--artifacts", "\(folder)/F", "--report", report], stories: smallStories,
        commandName: "bin/x")
      let tool = try JSONReport.read(report).tool
      #expect(tool == "render-cli")
    }
  }

  @Test("Failures have their place: a document's path, a story's file and line; JUnit has the time")
  func namesPlaces() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S", "--artifacts", "\(folder)/F"]
      let line = #line + 1
      let story = Story("here", variants: [.light]) { Color.red.frame(width: 4, height: 4) }
      let file = "Tests/CommandTests/Commands/ApproveCommandTests.swift"
      let xml = "\(folder)/r.xml"
      let result = run(["verify", "--report", xml] + flags, stories: [story])
      // Elsewhere than in the package the path is absolute.
      let first = try #require(result.output.split(separator: "\n").first)
      #expect(first.hasSuffix("\(file):\(line): error: here · light: has no golden"))
      let text = String(decoding: try FileSystem.read(xml, limit: 100_000), as: UTF8.self)
      #expect(text.contains("\(file)\" line=\"\(line)\" time=\""))
      #expect(text.contains(#/<testsuites [^>]* time="\d+\.\d{3}">/#))
      #expect(!text.contains("time=\"0\""))

      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      let document = run(
        "verify", "\(folder)/box.json", "--report", xml, "--artifacts", "\(folder)/F")
      #expect(
        document.output.hasPrefix("\(folder)/box.json:1: error: box · light: has no golden\n"))
    }
  }

  @Test("A shard that is missing is incomplete, named in every form; twice the same is refused")
  func missesShards() throws {
    try withTemporaryFolder { folder in
      let flags = ["--snapshots", "\(folder)/S", "--artifacts", "\(folder)/F"]
      _ = run(["record"] + flags.prefix(2), stories: smallStories)
      let reports = (1...3).map { "\(folder)/s\($0).json" }
      for (index, report) in reports.enumerated() {
        let part = run(
          ["verify", "--shard", "\(index + 1)/3", "--report", report] + flags,
          stories: smallStories)
        #expect(part.status == .clean)
      }
      #expect(run(["report"] + reports).output == "3 passed\n")
      let outputs = ["json", "xml", "md", "html"].map { "\(folder)/all.\($0)" }
      let lacking = run(
        ["report", reports[0], reports[2]] + outputs.flatMap { ["-o", $0] })
      #expect(lacking.status == .incomplete)
      #expect(lacking.output.hasSuffix("; the report of shard 2/3 is missing\n"))
      for output in outputs.dropFirst() {
        let text = String(decoding: try FileSystem.read(output, limit: 1_000_000), as: UTF8.self)
        #expect(text.contains("the report of shard 2/3 is missing"))
      }
      // What was put together without one is complete with it.
      #expect(run("report", outputs[0]).status == .incomplete)
      #expect(run("report", outputs[0], reports[1]).output == "3 passed\n")
      let twice = run("report", reports[0], reports[1], reports[1], reports[2])
      #expect(twice.status == .badInput)
      #expect(twice.messages.contains("shard 2/3 is in two reports"))
    }
  }

  @Test("Appearance flags change every variant that is audited")
  func auditsAllVariants() throws {
    func variants(_ words: String...) throws -> [String] {
      let result = run(
        ["audit", "a", "--rules", "contrast-text", "--json"] + words, stories: [weak])
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
      let pictures = try #require(root["pictures"] as? [[String: Any]])
      return pictures.compactMap { $0["variant"] as? String }
    }
    #expect(try variants() == ["light", "rtl"])
    #expect(try variants("--width", "200") == ["light", "rtl"])
    #expect(try variants("--device", "iphone-14") == ["light", "rtl"])
    #expect(try variants("--direction", "rtl") == ["rtl"])
    #expect(try variants("--variant", "rtl") == ["rtl"])
  }

  private var weak: Story {
    Story("a", variants: [.light, .rtl]) {
      Text(verbatim: "weak").foregroundStyle(Color(hex: 0xDDDDDD))
    }
  }
}
