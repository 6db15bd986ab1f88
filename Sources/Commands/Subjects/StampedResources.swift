import Components
import Synchronization

/// Resources, and whether they are still as they were read.
struct StampedResources: Sendable {
  let resources: Resources
  private let stamps: [FileStamp?]

  /// Reads the resources; again where something changes meanwhile.
  init(_ read: () throws(CommandFailure) -> Resources) throws(CommandFailure) {
    var attempts = 0
    while true {
      let start = FileStamp.now
      let resources = try read()
      let stamps = resources.places.map { FileStamp($0) }
      attempts += 1
      guard attempts < 3, stamps.contains(where: { $0.map { $0.isAtOrAfter(start) } ?? true })
      else {
        self.resources = resources
        self.stamps = stamps
        return
      }
    }
  }

  /// Whether no folder or file is another one now.
  var isCurrent: Bool { zip(resources.places, stamps).allSatisfy { FileStamp($0) == $1 } }
}

/// The folders of resources that documents name: what many documents share is read once.
enum NamedFolders {
  private static let known = Mutex<[String: StampedResources]>([:])
  /// The most folders that are kept.
  private static let limit = 32

  /// - Parameters:
  ///   - path: the way from `root`.
  ///   - root: the document's folder, outside of which nothing is read.
  static func resources(_ path: String, within root: String) throws(CommandFailure) -> Resources {
    let key = "\(root)\0\(path)"
    if let known = known.withLock({ $0[key] }), known.isCurrent { return known.resources }
    let read = try StampedResources { () throws(CommandFailure) in
      do throws(ResourceError) {
        return try Resources(folder: path, within: root)
      } catch {
        throw CommandFailure(.missingInput, error.reason)
      }
    }
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[key] = read
    }
    return read.resources
  }
}
