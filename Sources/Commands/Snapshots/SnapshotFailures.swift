import Components
import Render

/// The failures of an earlier run, read from what it left: a folder of artefacts, or a JSON report.
struct SnapshotFailures {
  /// One variant that did not pass.
  struct Failure {
    var name: SnapshotName
    /// The folder of its goldens.
    var root: String
    var scale: Double
    /// Where the rendered picture lies; its tree and audit lie beside it.
    var actual: String?
  }

  let failures: [Failure]

  /// - Parameter path: a folder that `verify` or a test filled, or a report that `verify` wrote.
  init(at path: String) throws(CommandFailure) {
    var failures: [Failure] = []
    if FileSystem.isFolder(path) {
      for report in SnapshotArtifacts.reports(in: path) {
        let stem = report.dropLast(SnapshotArtifacts.reportSuffix.utf8.count)
        failures += try Self.read(report) { _ in [stem + SnapshotArtifacts.actualSuffix] }
      }
    } else if FileSystem.exists(path) {
      let folder = SnapshotArtifacts(folder: FileSystem.parent(of: path))
      failures = try Self.read(path) { entry in
        let sibling = try? SnapshotName(story: entry.story, variant: entry.variant)
        return [
          entry.pictures.actual, sibling.map { folder.path($0, SnapshotArtifacts.actualSuffix) },
        ].compactMap { $0 }
      }
    } else {
      throw CommandFailure(
        .missingInput, "there are no results of a verify in \(path)",
        advice: "Run verify first, or name another folder.")
    }
    self.failures = failures
  }

  /// - Parameter places: where an entry's rendered picture may lie; the first that is there counts.
  private static func read(
    _ path: String, places: (ReportEntry) -> [String]
  ) throws(CommandFailure) -> [Failure] {
    let report = try JSONReport.read(path)
    var failures: [Failure] = []
    for entry in report.failures {
      let name: SnapshotName
      do throws(SnapshotNameError) {
        name = try SnapshotName(story: entry.story, variant: entry.variant)
      } catch {
        throw CommandFailure(.badInput, "\(path): \(error)")
      }
      guard let root = entry.snapshots, !root.isEmpty else {
        throw CommandFailure(
          .badInput, "\(path): \(name) does not say where its goldens lie",
          advice: "Verify again with this version.")
      }
      failures.append(
        Failure(
          name: name, root: root, scale: entry.scale,
          actual: places(entry).first { FileSystem.exists($0) }))
    }
    return failures
  }
}

extension SnapshotFailures.Failure {
  /// The resources that it was drawn with, as the run noted them.
  func uses() throws(SnapshotStoreError) -> [ResourceUse] {
    guard let actual else { return [] }
    let path = String(actual.dropLast(".png".utf8.count)) + SnapshotArtifacts.usesSuffix
    guard FileSystem.exists(path) else { return [] }
    let words = String(decoding: try Self.bytes(path), as: UTF8.self).split(separator: "\n")
    var uses: [ResourceUse] = []
    for word in words {
      guard let use = Manifest.use(String(word)) else {
        throw .cannotRead(path: path, reason: "“\(word.prefix(20))” is no resource; verify again")
      }
      uses.append(use)
    }
    return uses
  }

  /// What was rendered; `nil` where nothing could be.
  func snapshot() throws(SnapshotStoreError) -> Snapshot? {
    guard let actual else { return nil }
    let stem = actual.dropLast(".png".utf8.count)
    let picture = try Self.bytes(actual)
    let tree = try Self.bytes("\(stem).tree.txt")
    let audit = try Self.bytes("\(stem).audit.txt")
    let heard = "\(stem).speech.txt"
    let speech = FileSystem.exists(heard) ? try Self.bytes(heard) : []
    let noted = String(stem) + SnapshotArtifacts.tokensSuffix
    let tokens = FileSystem.exists(noted) ? try Self.bytes(noted) : []
    do throws(PNGDecodingError) {
      var snapshot = Snapshot(
        pixmap: try PNGDecoder.decode(picture),
        tree: String(decoding: tree, as: UTF8.self), audit: String(decoding: audit, as: UTF8.self),
        speech: String(decoding: speech, as: UTF8.self))
      snapshot.tokens = String(decoding: tokens, as: UTF8.self)
      return snapshot
    } catch {
      throw .damagedPicture(path: actual, error)
    }
  }

  private static func bytes(_ path: String) throws(SnapshotStoreError) -> [UInt8] {
    do throws(SystemError) {
      return try readFile(path, limit: SnapshotStore.maximumFileBytes, only: .file)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }
}
