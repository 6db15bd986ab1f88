import Render
import Synchronization

/// The folder of a gallery: it knows which files in it are its own and touches no others.
///
/// A list in the folder names every file before it is written, so that even a build that was cut
/// short leaves nothing that the next one would not recognise.
final class GalleryFolder: Sendable {
  static let marker = ".stillframe-gallery"
  private static let heading = "stillframe-gallery 1"

  let root: String
  private struct State {
    /// Files of this and earlier builds.
    var own: Set<String>
    /// Files that this build has written or wants to keep.
    var wanted: Set<String> = []
    var drawings = GalleryDrawings()
  }
  private let state: Mutex<State>

  /// Opens or creates the folder.
  ///
  /// - Throws: unless the folder is new, empty, or a gallery.
  init(_ root: String) throws(CommandFailure) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    let path = "\(self.root)/\(Self.marker)"
    if FileSystem.exists(path) {
      state = Mutex(State(own: try Self.list(at: path)))
    } else {
      if FileSystem.isFolder(self.root) {
        guard try FileSystem.names(inFolder: self.root).isEmpty else {
          throw CommandFailure(
            .cannotCreate, "\(root) holds files that are no gallery",
            advice: "Name a new or empty folder, so that nothing of yours is replaced.")
        }
      } else if FileSystem.exists(self.root) {
        throw CommandFailure(.cannotCreate, "\(root) is a file; name a folder")
      }
      try FileSystem.createFolder(self.root)
      state = Mutex(State(own: []))
      try FileSystem.write(Array((Self.heading + "\n").utf8), to: path)
    }
  }

  private static func list(at path: String) throws(CommandFailure) -> Set<String> {
    let bytes = try FileSystem.read(path, limit: FileSystem.dataLimit)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == heading else {
      throw CommandFailure(
        .badInput, "\(path) is not the list of a gallery that this version knows",
        advice: "Remove the folder, or name another one.")
    }
    // Only names of the kind that galleries write: no list can lead out of the folder.
    return Set(lines.dropFirst().filter(isPlain))
  }

  private static func isPlain(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            || byte == 0x2E
        }
    }
  }

  /// Whether a file that is named by its content still has to be written; it is kept either way.
  func needs(_ path: String) -> Bool {
    let isFirst = state.withLock { $0.wanted.insert(path).inserted }
    return isFirst && !(isOwn(path) && FileSystem.exists("\(root)/\(path)"))
  }

  /// Takes a file for one of this build that another process has written.
  func keep(_ path: String) {
    state.withLock { state in
      state.wanted.insert(path)
      state.own.insert(path)
    }
  }

  /// Takes a picture for one of this build.
  ///
  /// - Parameter draft: the hash of what it was drawn from.
  func keep(_ picture: GalleryDrawings.Picture, of draft: String) {
    keep(GalleryPictures.path(of: picture.name))
    state.withLock { $0.drawings[draft] = picture }
  }

  /// Whether a path is that of a file that this build has, byte by byte.
  func has(_ path: String) -> Bool { state.withLock { $0.wanted.contains(path) } }

  private func isOwn(_ path: String) -> Bool { state.withLock { $0.own.contains(path) } }

  /// Replaces a file in one step. It is not flushed to the disk: a gallery can be built again.
  func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    let isNew = state.withLock { state in
      state.wanted.insert(path)
      return state.own.insert(path).inserted
    }
    let target = "\(root)/\(path)"
    do throws(SystemError) {
      if isNew { try append("\(path)\n") }
      let temporary = "\(root)/.\(processIdentifier).\(TemporaryName.next()).tmp"
      do throws(SystemError) {
        try makeFolders(above: path)
        try withDescriptor(temporary, flags: .createNew) { descriptor throws(SystemError) in
          try writeAll(bytes, to: descriptor)
        }
        try renameFile(temporary, to: target)
      } catch {
        try? removeFile(temporary)
        throw error
      }
    } catch {
      throw CommandFailure(.inputOutput, "cannot write \(target): \(error)")
    }
  }

  func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(Array(text.utf8), to: path)
  }

  private func append(_ line: String) throws(SystemError) {
    try withDescriptor("\(root)/\(Self.marker)", flags: .append) { descriptor throws(SystemError) in
      try writeAll(Array(line.utf8), to: descriptor)
    }
  }

  private func makeFolders(above path: String) throws(SystemError) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if !FileSystem.isFolder(folder) { try makeFolder(folder) }
    }
  }

  /// Removes the files of earlier builds that this one did not write, and then folders that are empty.
  ///
  /// - Returns: how many files were removed.
  @discardableResult
  func removeStaleFiles() throws(CommandFailure) -> Int {
    let (stale, kept) = state.withLock { state in
      let stale = state.own.subtracting(state.wanted).sorted()
      state.own = state.own.intersection(state.wanted)
      return (stale, state.own.sorted())
    }
    for path in stale {
      FileSystem.remove("\(root)/\(path)")
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty, removeEmptyFolder("\(root)/" + parts.joined(separator: "/")) {
        parts = parts.dropLast()
      }
    }
    let list = ([Self.heading] + kept).joined(separator: "\n") + "\n"
    try FileSystem.write(Array(list.utf8), to: "\(root)/\(Self.marker)")
    let drawings = state.withLock { state in
      state.drawings.text { state.own.contains(GalleryPictures.path(of: $0.name)) }
    }
    try FileSystem.write(Array(drawings.utf8), to: "\(root)/\(GalleryDrawings.file)")
    return stale.count
  }

  /// Begins another build: what it does not write is stale at its end.
  func beginBuild() { state.withLock { $0.wanted = [] } }
}
