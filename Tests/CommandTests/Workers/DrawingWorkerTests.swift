import Components
import Graphics
import Foundation
import Layout
import Mutants
import Testing

@testable import Commands
@testable import Render

@Suite("Workers: drawing for a debug build")
@MainActor
struct DrawingWorkerTests {
  private let story = Story("drawn/every") { EmptyView() }

  private func job(
    _ folder: String, mode: RecordMode, entry: Manifest.Entry? = nil
  ) throws -> SnapshotJob {
    SnapshotJob(
      name: try SnapshotName(story: story.id, variant: "light"),
      store: SnapshotStore(root: "\(folder)/Snapshots"), entry: entry, scale: 2, mode: mode,
      artifacts: SnapshotArtifacts(folder: "\(folder)/failures"))
  }

  private func snapshot(_ vision: Vision = .full) throws -> UndrawnSnapshot {
    UndrawnSnapshot(
      list: try EveryDrawCommand.list(), scale: 2, vision: vision, tree: "tree\n",
      audit: "finding\n")
  }

  /// Every file below a folder, by its path there.
  private func files(_ folder: String) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
      })
  }

  @Test("All draw commands give the same files in a worker as here, goldens and failures")
  func sameFiles() throws {
    let program = try FaultyTool.program().path
    #expect(ProgramSources(ofProgram: program) == .same)
    let worker = DrawingWorker(program: program, environment: [:])
    try withTemporaryFolder { there in
      try withTemporaryFolder { here in
        for (mode, vision) in [(RecordMode.all, Vision.full), (.never, .full), (.never, .tritan)] {
          let undrawn = try snapshot(vision)
          var entries: [Manifest.Entry?] = []
          for folder in [there, here] {
            let job = try job(folder, mode: mode)
            if mode == .all { try job.store.beginRecording() }
            entries.append(try job.store.manifest()[job.name])
          }
          let remote = try worker.run(
            job(there, mode: mode, entry: entries[0]), undrawn.bytes, of: story)
          let local = try job(here, mode: mode, entry: entries[1]).run(.success(undrawn))
          #expect(remote.result.status == local.result.status)
          let status: SnapshotResult.Status =
            mode == .all ? .recorded : vision == .full ? .passed : .differs
          #expect(local.result.status == status)
          if mode == .all {
            for folder in [there, here] {
              try job(folder, mode: mode).store.endRecording([local.result.name])
            }
          }
          #expect(try files("\(there)/Snapshots") == files("\(here)/Snapshots"))
        }
        let pictures = try files("\(here)/failures").filter { $0.key.hasSuffix(".png") }
        #expect(pictures.count == 4)
        #expect(try files("\(there)/failures").filter { $0.key.hasSuffix(".png") } == pictures)
      }
    }
  }

  @Test("A worker keeps what a picture is drawn with, and fails what is missing")
  func uses() throws {
    let worker = DrawingWorker(program: try FaultyTool.program().path, environment: [:])
    try withTemporaryFolder { folder in
      var job = try job(folder, mode: .all)
      try job.store.beginRecording()
      job.uses = [
        ResourceUse(kind: .color, name: "brand", sha256: String(repeating: "a", count: 64))
      ]
      let outcome = try worker.run(job, snapshot().bytes, of: story)
      try job.store.endRecording([outcome.result.name])
      #expect(try job.store.manifest()[job.name]?.uses == job.uses)
      job.mode = .never
      job.gaps = [PictureGap("there is no colour", severity: .failure)]
      #expect(try worker.run(job, snapshot().bytes, of: story).result.status == .error)
      job.allowsSubstitutes = true
      #expect(try worker.run(job, snapshot().bytes, of: story).result.status == .passed)
    }
  }

  @Test("A picture that cannot be read is refused, and the next one is drawn")
  func refused() throws {
    let worker = DrawingWorker(program: try FaultyTool.program().path, environment: [:])
    try withTemporaryFolder { folder in
      let face = OwnFace()
      let own = UndrawnSnapshot(
        list: DisplayList(
          size: Size(width: 4, height: 4),
          commands: [.glyphs(GlyphRun(source: face, size: 9, glyphs: []), .solid(.clear))]),
        scale: 1)
      let error = #expect(throws: DrawingWorker.Failure.self) {
        try worker.run(job(folder, mode: .never), own.bytes, of: story)
      }
      guard case .refused(let reason)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("the face “own”"))
      let outcome = try worker.run(job(folder, mode: .never), snapshot().bytes, of: story)
      #expect(outcome.result.status == .missing)
    }
  }

  @Test("A program's sources are told from its file")
  func sources() throws {
    try withTemporaryFolder { folder in
      let stamp = "\(sourceStamp)"
      let mark = stamp.prefix { $0 != ":" } + ":"
      let cases: [(String, ProgramSources)] = [
        ("", .none), ("s", .none), ("\(mark)", .none), ("\(stamp.dropLast())", .none),
        ("\(mark)\(mark)?\(stamp)\u{0}", .same),
        ("ss\(mark)\(String(repeating: "0", count: 64))s", .other),
      ]
      for (text, sources) in cases {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/program"))
        #expect(ProgramSources(ofProgram: "\(folder)/program") == sources, "\(text)")
      }
      #expect(ProgramSources(ofProgram: "\(folder)/none") == .none)
      #expect(ProgramSources(ofProgram: folder) == .none)
    }
  }
}

private final class OwnFace: GlyphSource {
  let identifier = "own"
  let unitsPerEm = 1_000

  func glyphPath(_ glyph: UInt16) -> VectorPath { VectorPath() }
}
