import Foundation
import Import
import JSON
import Resources

/// An app on its way to a package and a gallery.
@MainActor
final class ImportSession {
  let folder: ImportFolder
  private let importer: Importer
  private let project: AppProject
  private let jobs: Int
  private let environment: [String: String]

  /// Reads the app.
  ///
  /// - Parameter output: the folder of the import; one by the app's name where there is none.
  init(
    _ options: ImportOptions, output: String?, environment: [String: String], console: Console
  ) throws(CommandFailure) {
    let working = FileManager.default.currentDirectoryPath
    do throws(ImportError) {
      project = try ProjectReader.read(
        options.path, checkouts: options.packages, workingFolder: working)
      // What the system calls the program may be a link to it.
      let program = programPath().flatMap(resolvedPath) ?? ""
      let toolchain = try Toolchain(
        build: options.library ?? FileSystem.parent(of: program),
        path: environment["PATH"] ?? "")
      folder = try ImportFolder(output ?? "\(project.name)-previews", workingFolder: working)
      importer = Importer(project, to: folder, toolchain: toolchain, jobs: options.jobs) { line in
        var console = console
        console.message(line)
      }
    } catch {
      throw CommandFailure(error)
    }
    jobs = options.jobs
    self.environment = environment
  }

  func importApp() throws(CommandFailure) -> ImportReport {
    do throws(ImportError) {
      return try importer.importApp()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Builds the program of the previews, and has it draw them.
  ///
  /// - Parameters:
  ///   - words: the flags of a gallery.
  ///   - digest: that of the resources among them.
  func draw(
    _ words: [String], with digest: String
  ) throws(CommandFailure) -> [ImportReport.Preview] {
    let program: String?
    do throws(ImportError) {
      program = try importer.linkProgram()
    } catch {
      throw CommandFailure(error)
    }
    guard let program else { return [] }
    let summary = "\(folder.root)/.build/summary.json"
    // Pictures of the same program with the same resources are the same.
    let key = SHA256.digest(([importer.drawing, digest] + words).joined(separator: "\n"))
    let keyPath = "\(folder.root)/.build/summary.key"
    let known = try? FileSystem.read(keyPath, limit: FileSystem.documentLimit)
    if known == Array(key.utf8), FileSystem.exists("\(folder.root)/gallery/index.html"),
      FileSystem.exists(summary)
    {
      return try Self.previews(in: summary)
    }
    FileSystem.remove(keyPath)
    FileSystem.remove(summary)
    let log = "\(folder.root)/.build/gallery.log"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "gallery", "-o", "\(folder.root)/gallery", "--axes", "variants", "--title", project.name,
        "--source-root", project.root, "--summary", summary, "--jobs", "\(jobs)",
        "--allow-substitutes",
      ] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    do {
      _ = FileManager.default.createFile(atPath: log, contents: nil)
      let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
      process.standardOutput = output
      process.standardError = output
      try process.run()
    } catch {
      throw CommandFailure(.internalError, "\(program) cannot be started: \(error)")
    }
    process.waitUntilExit()
    guard FileSystem.exists(summary) else {
      let words = (try? FileSystem.read(log, limit: FileSystem.documentLimit)) ?? []
      throw CommandFailure(
        .internalError,
        "the previews cannot be drawn: \(String(decoding: words.suffix(2_000), as: UTF8.self))",
        advice: "All that it said is in \(log).")
    }
    let previews = try Self.previews(in: summary)
    try FileSystem.write(Array(key.utf8), to: keyPath)
    return previews
  }

  private static func previews(in summary: String) throws(CommandFailure) -> [ImportReport.Preview]
  {
    let bytes = try FileSystem.read(summary, limit: FileSystem.dataLimit)
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(parsing: bytes, limits: .data).root
    } catch {
      throw CommandFailure(error, in: summary)
    }
    guard let stories = root["stories"] else { return [] }
    return stories.elements.map { story in
      ImportReport.Preview(
        id: story["id"]?.string ?? "", file: story["file"]?.string ?? "",
        line: story["line"]?.integer ?? 0,
        state: story["state"]?.string.flatMap { .init(rawValue: $0) } ?? .failed,
        details: story["details"]?.elements.compactMap(\.string) ?? [])
    }
  }
}

extension CommandFailure {
  fileprivate init(_ error: ImportError) {
    let status: ExitStatus =
      switch error.kind {
      case .input: .badInput
      case .missing: .missingInput
      case .output: .cannotCreate
      case .tool: .internalError
      }
    self.init(status, error.description, advice: error.advice)
  }
}
