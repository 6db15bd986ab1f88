import Render

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files as commands use them: reads have a limit, writes are whole or do not happen, and every
/// failure says which file and why.
enum FileSystem {
  /// The most that is read of a document or theme, in bytes.
  static let documentLimit = 8_000_000
  /// The most that is read of one picture, in bytes.
  static let pictureLimit = 128_000_000
  /// The most that is read of data written by programs, in bytes.
  static let dataLimit = 256_000_000

  /// The whole content of a file, or of standard input for `-`.
  ///
  /// - Parameter kind: `.file` refuses pipes and devices, as a file that another file names must not
  ///   keep the tool waiting.
  static func read(
    _ path: String, limit: Int, only kind: FileKind? = nil
  ) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      guard path == "-" else { return try readFile(path, limit: limit, only: kind) }
      let bytes = try readAll(from: STDIN_FILENO, limit: limit)
      guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
      return bytes
    } catch {
      guard error.code == EFBIG else {
        throw CommandFailure(.missingInput, "cannot read \(displayName(path)): \(error)")
      }
      throw CommandFailure(
        .badInput, "\(displayName(path)) is too large: at most \(limit) bytes are read")
    }
  }

  /// Replaces a file's content in one step: a new file beside it is written, flushed to the disk and
  /// renamed, so that no reader and no crash ever sees half of it. For `-` the bytes go to `console`.
  ///
  /// Devices and pipes, which cannot be replaced, are written directly. A file that is replaced keeps
  /// its permissions.
  static func write(
    _ bytes: [UInt8], to path: String, console: inout Console
  ) throws(CommandFailure) {
    if path == "-" {
      console.write(bytes)
    } else {
      try write(bytes, to: path)
    }
  }

  /// - Parameter createsFolders: whether the folder of the file is created where it is missing; where
  ///   the file cannot be written none stays.
  static func write(
    _ bytes: [UInt8], to path: String, createsFolders: Bool = false
  ) throws(CommandFailure) {
    let kind = try? fileKind(path)
    guard kind != .folder else {
      throw CommandFailure(.cannotCreate, "cannot write \(path): it is a folder")
    }
    if kind == .other {
      do throws(SystemError) {
        try withDescriptor(path, flags: O_WRONLY) { descriptor throws(SystemError) in
          try writeAll(bytes, to: descriptor)
        }
      } catch {
        throw CommandFailure(.inputOutput, "cannot write \(path): \(error)")
      }
      return
    }
    let created = createsFolders ? try createFolder(parent(of: path)) : []
    let temporary = temporaryPath(beside: path)
    do throws(SystemError) {
      try writeNewFile(temporary, bytes, permissions: permissions(of: path))
      do throws(SystemError) {
        try renameFile(temporary, to: path)
      } catch {
        try? removeFile(temporary)
        throw error
      }
    } catch {
      removeCreatedFolders(created)
      throw failure(writing: path, error)
    }
  }

  /// Removes a file if it is there; one that cannot be removed stays.
  static func remove(_ path: String) { try? removeFile(path) }

  /// Creates a folder and those above it; existing ones stay as they are.
  ///
  /// - Returns: the folders that were created.
  @discardableResult
  static func createFolder(_ path: String) throws(CommandFailure) -> [String] {
    do throws(SystemError) {
      return try makeFolders(path)
    } catch {
      throw CommandFailure(
        error.isDiskFull ? .inputOutput : .cannotCreate,
        "cannot create the folder \(path): \(error)")
    }
  }

  /// Whether a path leads into a folder, links followed.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let path = resolvedPath(path), let folder = resolvedPath(folder) else { return false }
    let prefix = folder == "/" ? folder : folder + "/"
    return path.utf8.starts(with: prefix.utf8)
  }

  static func exists(_ path: String) -> Bool { (try? fileKind(path)) != nil }

  static func isFolder(_ path: String) -> Bool { (try? fileKind(path)) == .folder }

  /// The names in a folder in the order of their bytes, the same on every system.
  static func names(inFolder path: String) throws(CommandFailure) -> [String] {
    do throws(SystemError) {
      return try folderEntries(path).filter(\.isText).map(\.name)
    } catch {
      throw CommandFailure(.missingInput, "cannot read the folder \(path): \(error)")
    }
  }

  /// How a message names a path.
  static func displayName(_ path: String) -> String {
    path == "-" ? "standard input" : path
  }

  /// The folder that a path lies in; `.` for a bare name.
  static func parent(of path: String) -> String {
    guard let name = path.split(separator: "/").last else {
      return path.hasPrefix("/") ? "/" : "."
    }
    var folder = path[..<name.startIndex]
    while folder != "/", folder.hasSuffix("/") { folder.removeLast() }
    return folder.isEmpty ? "." : String(folder)
  }

  /// A hidden name in the same folder, so that renaming stays within one file system.
  private static func temporaryPath(beside path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "output"
    let folder = parent(of: path)
    return "\(folder)/.\(name.prefix(100)).\(processIdentifier).\(TemporaryName.next()).tmp"
  }

  private static func failure(writing path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      error.isDiskFull || error.code == EIO ? .inputOutput : .cannotCreate,
      "cannot write \(path): \(error)")
  }
}
