import Components
import Foundation
import Render
import Testing

@testable import Commands
@testable import StillframeTesting

@Suite("Test helper: who draws")
@MainActor
struct SnapshotDrawingTests {
  private final class Words {
    var lines: [String] = []
  }

  /// What is said and what comes of a red square, where the release folder has a program.
  private func draw(
    _ script: String?, named: Bool = false, environment: [String: String] = [:], times: Int = 1
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var environment = environment
    if let script {
      let path = "\(folder)/tool"
      try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      if named { environment["STILLFRAME_WORKER"] = path }
    }
    let words = Words()
    let drawing = SnapshotDrawing(
      environment: environment, folders: named ? [] : ["\(folder)/none", folder],
      say: { words.lines.append($0.replacing(folder, with: "FOLDER")) })
    let story = Story("drawing/red") { Color.red.frame(width: 4, height: 4) }
    let renderer = Renderer()
    let scene = renderer.scene(for: story, variant: .light)
    let undrawn = SnapshotDraft(scene, renderer: renderer).finished
    let snapshot = try undrawn.get()
    for _ in 0..<times {
      let job = SnapshotJob(
        name: try SnapshotName(story: story.id, variant: "light"),
        store: SnapshotStore(root: "\(folder)/Snapshots"), entry: nil, scale: scene.scale,
        mode: .all)
      try job.store.beginRecording()
      let outcome = drawing.run(job, undrawn, snapshot.bytes, of: story)
      #expect(outcome.result.status == .recorded)
      let golden = try PNGDecoder.decode(
        [UInt8](
          Data(contentsOf: URL(fileURLWithPath: job.store.picturePath(of: job.name)))))
      #expect(try golden == snapshot.snapshot().pixmap)
    }
    return words.lines
  }

  private static let here = "drawn here, by a debug build"

  @Test("Without a tool it is drawn here, which is said")
  func nothing() throws {
    let lines = try draw(nil, times: 2)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("\(Self.here); a tool that is built for release"))
    #expect(try draw("exit 3 # an unrelated program") == lines)
    #expect(
      try draw("# \(sourceStamp)", environment: ["STILLFRAME_WORKER": "none"])
        == ["drawn here, since STILLFRAME_WORKER is “none”"])
    #expect(
      try draw(nil, environment: ["STILLFRAME_WORKER": "/nowhere/tool"])
        == ["drawn here: STILLFRAME_WORKER is no tool of this library: /nowhere/tool"])
  }

  @Test("A tool that is built from other sources is not even started", arguments: [true, false])
  func otherSources(named: Bool) throws {
    let stamp = "\(sourceStamp)"
    let last = stamp.hasSuffix("0") ? "1" : "0"
    let lines = try draw("touch ran # \(stamp.dropLast())\(last)", named: named, times: 2)
    #expect(
      lines == [
        """
        \(Self.here), and slowly: FOLDER/tool is built from other sources; build it again \
        (swift build -c release --product tool)
        """
      ])
  }

  @Test(
    "A tool that dies, talks nonsense or is another one than its file says is left, loudly",
    arguments: [
      "exit 3", "kill -9 $$", "echo hello; cat", "exec 0<&- 1>&-; sleep 0.1",
      #"printf '{"protocol":1,"engine":1,"program":"x","sources":"y"}\n'; cat"#,
    ])
  func failing(script: String) throws {
    let lines = try draw("\(script)\n# \(sourceStamp)", times: 2)
    #expect(lines.count == 2)
    #expect(lines.first == "drawn by FOLDER/tool, built for release from the same sources")
    #expect(
      lines.last?.hasPrefix(
        """
        drawn here from now on, by a debug build: FOLDER/tool failed at drawing/red · light: 
        """) == true)
  }

  @Test("Release folders are beside the debug folder of the tests, and in the package")
  func folders() {
    let program = "/b/x86_64/debug/TPackageTests.xctest/Contents/MacOS/TPackageTests"
    #expect(
      SnapshotDrawing.releaseFolders(ofProgram: ["relative", program, program], package: "/p")
        == ["/b/x86_64/release", "/p/.build/release"])
    #expect(SnapshotDrawing.releaseFolders(ofProgram: [], package: "/p") == ["/p/.build/release"])
  }
}
