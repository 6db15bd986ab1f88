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
  static func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      if path == "-" {
        bytes = try readAll(from: STDIN_FILENO, limit: limit)
      } else {
        guard try fileKind(path) != .folder else { throw SystemError(code: EISDIR) }
        bytes = try withDescriptor(path, flags: O_RDONLY) { descriptor throws(SystemError) in
          try readAll(from: descriptor, limit: limit)
        }
      }
    } catch {
      throw CommandFailure(.missingInput, "cannot read \(displayName(path)): \(error)")
    }
    guard bytes.count <= limit else {
      throw CommandFailure(
        .badInput, "\(displayName(path)) is too large: at most \(limit) bytes are read")
    }
    return bytes
  }

  /// Replaces a file's content in one step: a new file beside it is written, flushed to the disk and
  /// renamed, so that no reader and no crash ever sees half of it. For `-` the bytes go to `console`.
  ///
  /// Devices and pipes, which cannot be replaced, are written directly.
  static func write(
    _ bytes: [UInt8], to path: String, console: inout Console
  ) throws(CommandFailure) {
    if path == "-" {
      console.write(bytes)
    } else {
      try write(bytes, to: path)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
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
    let temporary = temporaryPath(beside: path)
    do throws(SystemError) {
      try withDescriptor(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: 0o666) {
        descriptor throws(SystemError) in
        try writeAll(bytes, to: descriptor)
        try synchronize(descriptor)
      }
      try renameFile(temporary, to: path)
    } catch {
      try? removeFile(temporary)
      throw failure(writing: path, error)
    }
  }

  /// Removes a file if it is there; one that cannot be removed stays.
  static func remove(_ path: String) { try? removeFile(path) }

  /// Creates a folder and those above it; existing ones stay as they are.
  static func createFolder(_ path: String) throws(CommandFailure) {
    guard (try? fileKind(path)) != .folder else { return }
    let parent = self.parent(of: path)
    if parent != path { try createFolder(parent) }
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      throw CommandFailure(.cannotCreate, "cannot create the folder \(path): \(error)")
    }
  }

  static func exists(_ path: String) -> Bool { (try? fileKind(path)) != nil }

  static func isFolder(_ path: String) -> Bool { (try? fileKind(path)) == .folder }

  /// The names in a folder in the order of their bytes, the same on every system.
  static func names(inFolder path: String) throws(CommandFailure) -> [String] {
    do throws(SystemError) {
      return try folderEntries(path)
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
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let isAbsolute = path.hasPrefix("/")
    guard !parts.isEmpty else { return isAbsolute ? "/" : "." }
    parts.removeLast()
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// A hidden name in the same folder, so that renaming stays within one file system.
  private static func temporaryPath(beside path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "output"
    let folder = parent(of: path)
    return "\(folder)/.\(name.prefix(100)).\(processIdentifier).\(TemporaryName.next()).tmp"
  }

  private static func failure(writing path: String, _ error: SystemError) -> CommandFailure {
    let isFullDisk = error.code == ENOSPC || error.code == EDQUOT || error.code == EIO
    return CommandFailure(
      isFullDisk ? .inputOutput : .cannotCreate, "cannot write \(path): \(error)")
  }
}
