#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The hidden folder in which files are written before they take their places.
///
/// It is opened once and never through a link, and nothing is removed from it but files of its own kind
/// whose process is gone.
final class PartialFolder {
  static let name = ".partial"

  /// How often the folder may vanish before it counts as missing.
  private static let attempts = 64

  private let path: String
  private var descriptor: Int32

  /// Opens the folder in `root`, and creates it where it is missing.
  ///
  /// - Throws: where it is a link or a file.
  init(in root: String, isCreating: Bool = true) throws(SystemError) {
    path = "\(root)/\(Self.name)"
    descriptor = try isCreating ? Self.create(path) : Self.open(path)
  }

  deinit { _ = close(descriptor) }

  private static func open(_ path: String) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let path = try checked(path)
    let descriptor = unsafe openat(AT_FDCWD, path, flags)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Creates the folder and those above it where they are missing, and opens it.
  ///
  /// Another process that ends its run may remove any of them in between, since they are empty.
  private static func create(_ path: String) throws(SystemError) -> Int32 {
    var attempt = 1
    while true {
      do throws(SystemError) {
        try makeFolders(path)
        return try open(path)
      } catch {
        guard error.code == ENOENT, attempt < attempts else { throw error }
        attempt += 1
      }
    }
  }

  // MARK: Writing

  /// Writes a whole file under a name of its own, in a new folder where another process has removed this one.
  func stage(
    _ bytes: [UInt8], permissions: mode_t?, isFlushed: Bool
  ) throws(SystemError) -> String {
    let name = Self.newName()
    var attempt = 1
    while true {
      do throws(SystemError) {
        try writeNewFile(
          name, in: descriptor, bytes, permissions: permissions, isFlushed: isFlushed)
        return name
      } catch {
        guard error.code == ENOENT, attempt < Self.attempts else { throw error }
        attempt += 1
        let descriptor = try Self.create(path)
        _ = close(self.descriptor)
        self.descriptor = descriptor
      }
    }
  }

  /// Puts a staged file in its place.
  func move(_ name: String, to path: String) throws(SystemError) {
    try renameFile(name, in: descriptor, to: path)
  }

  func discard(_ name: String) { _ = unsafe unlinkat(descriptor, name, 0) }

  /// Removes the folder where nothing is in it.
  func removeIfEmpty() { removeEmptyFolder(path) }

  private static let prefix = "stillframe-"

  private static func newName() -> String {
    "\(prefix)\(processIdentifier)-\(UInt64.random(in: .min ... .max))"
  }

  /// The process that gave a file this name; `nil` for a name that no process gives.
  private static func writer(of name: String) -> pid_t? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] + "-" == prefix, let process = pid_t(parts[1]), process > 0,
      UInt64(parts[2]) != nil
    else { return nil }
    return process
  }

  // MARK: Removing

  /// Removes what killed processes left in the folder, and the folder where nothing else is in it.
  ///
  /// Files of living processes stay, and so does everything that is not of this kind.
  /// - Throws: where the folder is a link or a file.
  static func clean(in root: String) throws(SystemError) {
    let folder: PartialFolder
    do throws(SystemError) {
      folder = try PartialFolder(in: root, isCreating: false)
    } catch {
      if error.code == ENOENT { return }
      throw error
    }
    for entry in try folderEntries(of: folder.descriptor) where entry.kind ?? .file == .file {
      guard let process = writer(of: entry.name) else { continue }
      if process == processIdentifier || !isAlive(process) { folder.discard(entry.name) }
    }
    folder.removeIfEmpty()
  }

  private static func isAlive(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 || errno == EPERM else { return false }
    // One that nobody has waited for yet, as happens to the children of a killed process, is dead: on
    // Linux its state, which follows its name in parentheses, is Z.
    guard let status = try? readFile("/proc/\(process)/stat", limit: 4_096),
      let parenthesis = status.lastIndex(of: UInt8(ascii: ")"))
    else { return true }
    return !status[parenthesis...].starts(with: Array(") Z".utf8))
  }
}
