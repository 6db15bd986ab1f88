import Commands
import Components
import Foundation
import Render

/// Draws the pictures of a run of tests: in a tool that is built for release from the same sources
/// where there is one and this program is built for debugging, or else here.
///
/// The tool is the one that the environment variable `STILLFRAME_WORKER` names, or the first such one
/// among the release products of the build folder that has the tests, or of the package's. It is told
/// once who draws, and why not the tool.
@MainActor
final class SnapshotDrawing {
  private static var known: [String: SnapshotDrawing] = [:]

  /// The one for the tests of a package.
  static func standard(package: String) -> SnapshotDrawing {
    if let drawing = known[package] { return drawing }
    #if DEBUG
      let folders = releaseFolders(
        ofProgram: CommandLine.arguments + [Bundle.main.executablePath ?? ""], package: package)
      let drawing = SnapshotDrawing(
        environment: ProcessInfo.processInfo.environment, folders: folders)
    #else
      let drawing = SnapshotDrawing()
    #endif
    known[package] = drawing
    return drawing
  }

  /// The folders in which tools that are built for release may be, the likeliest first.
  ///
  /// - Parameter paths: paths of the running program, or of what it was given.
  static func releaseFolders(ofProgram paths: [String], package: String) -> [String] {
    var folders: [String] = []
    for path in paths where path.hasPrefix("/") {
      var folder = URL(fileURLWithPath: path)
      while folder.pathComponents.count > 1 {
        if folder.lastPathComponent == "debug" {
          folders.append(folder.deletingLastPathComponent().appending(path: "release").path)
          break
        }
        folder = folder.deletingLastPathComponent()
      }
    }
    folders.append("\(package)/.build/release")
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  private var worker: DrawingWorker?
  private var path = ""
  private let say: (String) -> Void

  /// Everything is drawn here.
  private init() { say = { _ in } }

  init(
    environment: [String: String], folders: [String],
    say: @escaping (String) -> Void = {
      FileHandle.standardError.write(Data("snapshots: \($0)\n".utf8))
    }
  ) {
    self.say = say
    switch environment["STILLFRAME_WORKER"] {
    case "none"?:
      say("drawn here, since STILLFRAME_WORKER is “none”")
    case let path? where !path.isEmpty:
      switch ProgramSources(ofProgram: path) {
      case .same: use(path, environment)
      case .other: refuse(path)
      case .none: say("drawn here: STILLFRAME_WORKER is no tool of this library: \(path)")
      }
    default:
      search(folders, environment)
    }
  }

  private func search(_ folders: [String], _ environment: [String: String]) {
    var stale: String?
    for path in folders.flatMap(Self.programs) {
      switch ProgramSources(ofProgram: path) {
      case .same: return use(path, environment)
      case .other: stale = stale ?? path
      case .none: break
      }
    }
    if let stale { return refuse(stale) }
    say(
      """
      drawn here, by a debug build; a tool that is built for release (swift build -c release \
      --product NAME) would draw faster
      """)
  }

  /// Files that can be run, by name.
  private static func programs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  private func use(_ path: String, _ environment: [String: String]) {
    self.path = path
    worker = DrawingWorker(program: path, environment: environment)
    say("drawn by \(path), built for release from the same sources")
  }

  private func refuse(_ path: String) {
    say(
      """
      drawn here, by a debug build, and slowly: \(path) is built from other sources; build it again \
      (swift build -c release --product \(URL(fileURLWithPath: path).lastPathComponent))
      """)
  }

  // MARK: Drawing

  /// - Parameter bytes: those of the snapshot; `nil` where there is none.
  func run(
    _ job: SnapshotJob, _ undrawn: Result<UndrawnSnapshot, RasterError>, _ bytes: [UInt8]?,
    of story: Story
  ) -> SnapshotJob.Outcome {
    guard let worker, let bytes else { return job.run(undrawn) }
    do throws(DrawingWorker.Failure) {
      return try worker.run(job, bytes, of: story)
    } catch {
      switch error {
      case .refused(let reason):
        say("\(job.name) is drawn here: \(path) refuses it: \(reason)")
      case .unusable(let reason):
        say("drawn here from now on, by a debug build: \(path) failed at \(job.name): \(reason)")
        self.worker = nil
      }
      return job.run(undrawn)
    }
  }
}
