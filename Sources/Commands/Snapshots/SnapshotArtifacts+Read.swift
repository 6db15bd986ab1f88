import Components
import Render

extension SnapshotArtifacts {
  /// One variant that did not pass in the run that left the artefacts.
  struct Failure {
    var name: SnapshotName
    /// The folder of its goldens.
    var root: String
    var scale: Double
    var hasActual: Bool
  }

  /// What the last run left that can be approved.
  func failures() throws(CommandFailure) -> [Failure] { try all().filter(\.hasActual) }

  /// The names of all that did not pass in the last run.
  func failedNames() throws(CommandFailure) -> [SnapshotName] { try all().map(\.name) }

  private func all() throws(CommandFailure) -> [Failure] {
    let path = "\(folder)/\(Self.listName)"
    guard FileSystem.exists(path) else {
      throw CommandFailure(
        .missingInput, "there are no results of a verify in \(folder)",
        advice: "Run verify first, or name another folder.")
    }
    let root = try JSONInput.read(path).root
    do throws(DocumentError) {
      var failures: [Failure] = []
      for value in try root.requiredElements("results", of: "the results") {
        failures.append(try failure(value))
      }
      return failures
    } catch {
      throw CommandFailure(error, in: path)
    }
  }

  private func failure(_ value: JSONValue) throws(DocumentError) -> Failure {
    let owner = "a result"
    let story = try value.requiredString("story", of: owner)
    let variant = try value.requiredString("variant", of: owner)
    let name: SnapshotName
    do {
      name = try SnapshotName(story: story, variant: variant)
    } catch {
      throw DocumentError(at: value, .notAllowed("\(error)"))
    }
    return Failure(
      name: name, root: try value.requiredString("snapshots", of: owner),
      scale: value["scale"]?.number ?? 1, hasActual: value["hasActual"]?.boolean ?? false)
  }

  /// What was rendered for a failure.
  func snapshot(of failure: Failure) throws(SnapshotStoreError) -> Snapshot {
    let picture = try bytes(failure.name, ".actual.png")
    let tree = try bytes(failure.name, ".actual.tree.txt")
    let audit = try bytes(failure.name, ".actual.audit.txt")
    do throws(PNGDecodingError) {
      return Snapshot(
        pixmap: try PNGDecoder.decode(picture), tree: String(decoding: tree, as: UTF8.self),
        audit: String(decoding: audit, as: UTF8.self))
    } catch {
      throw .damagedPicture(path: path(failure.name, ".actual.png"), error)
    }
  }

  private func bytes(
    _ name: SnapshotName, _ suffix: String
  ) throws(SnapshotStoreError) -> [UInt8] {
    do throws(CommandFailure) {
      return try FileSystem.read(path(name, suffix), limit: SnapshotStore.maximumFileBytes)
    } catch {
      throw .cannotRead(path: path(name, suffix), reason: error.message)
    }
  }
}
