#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// A failed call to the operating system.
package struct SystemError: Error, Equatable, Sendable {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// A part of a path is no folder.
  package static var notFolder: Int32 { ENOTDIR }
  package static var last: SystemError { SystemError(code: errno) }

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether a disk or a quota is full.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }
}

extension SystemError: CustomStringConvertible {
  /// The system's words for it, in English whatever the locale.
  package var description: String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EEXIST: "it is there already"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENODEV: "it is not a file"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "it is too large"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case EILSEQ: "the name is not valid: it has a NUL character"
    case ELOOP: "it is a symbolic link, or there are too many"
    case EMFILE, ENFILE: "too many open files"
    case EPIPE: "the reader has closed the pipe"
    case EIO: "input/output error"
    default: "system error \(code)"
    }
  }
}

/// The path as the system can take it: a NUL would end it, and name another file.
package func checked(_ path: String) throws(SystemError) -> String {
  guard !path.utf8.contains(0) else { throw SystemError(code: EILSEQ) }
  return path
}

// MARK: Bytes

/// Writes all bytes, however many calls that takes.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var offset = 0
  while offset < bytes.count {
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress?.advanced(by: offset), bytes.count - offset)
    }
    if written < 0 {
      guard errno == EINTR else { throw .last }
    } else {
      offset += written
    }
  }
}

/// Reads to the end, or to one byte past `limit`, so that the caller sees that there is more.
///
/// - Parameter expected: how many bytes a file has; `nil` where it cannot be known.
package func readAll(
  from descriptor: Int32, limit: Int, expected: Int? = nil
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  // One byte more than expected, so that the end is seen at once.
  var wanted = min(expected.map { max($0, 0) } ?? 1 << 16, limit) + 1
  while bytes.count <= limit {
    var count = 0
    var code: Int32 = 0
    let part = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, size in
      count = unsafe read(descriptor, buffer.baseAddress, wanted)
      code = errno
      size = max(count, 0)
    }
    if count < 0 {
      guard code == EINTR else { throw SystemError(code: code) }
      continue
    }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    // A file gives less than is asked for at its end alone; some that the system makes have no size.
    if count == 0 || count < wanted && bytes.count == expected { break }
    wanted = min(max(bytes.count, 1 << 12), 1 << 20, limit + 1 - bytes.count)
  }
  return bytes
}

/// The content of a file.
///
/// - Parameters:
///   - limit: the most that is read, in bytes; a longer file is `EFBIG`.
///   - kind: `.file` refuses pipes and devices, which may keep the reader waiting for ever, as
///     `ENODEV`; with `nil` only folders are refused.
///   - followsLink: whether a link is read as what it leads to; else it is `ELOOP`.
package func readFile(
  _ path: String, limit: Int, only kind: FileKind? = nil, followsLink: Bool = true
) throws(SystemError) -> [UInt8] {
  // Not to wait for the other end of a pipe that is about to be refused.
  let flags =
    (kind == .file ? O_RDONLY | O_NONBLOCK : O_RDONLY) | (followsLink ? 0 : O_NOFOLLOW)
  return try withDescriptor(path, flags: flags) { descriptor throws(SystemError) in
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    let found = FileKind(mode: status.st_mode)
    guard found != .folder else { throw SystemError(code: EISDIR) }
    guard kind == nil || kind == found else { throw SystemError(code: ENODEV) }
    let size = found == .file ? Int(status.st_size) : nil
    guard size ?? 0 <= limit else { throw SystemError(code: EFBIG) }
    let bytes = try readAll(from: descriptor, limit: limit, expected: size)
    guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    return bytes
  }
}

// MARK: Files

/// Opens a file, does something with it and closes it.
package func withDescriptor<Result>(
  _ path: String, flags: Int32, permissions: mode_t = 0,
  _ body: (Int32) throws(SystemError) -> Result
) throws(SystemError) -> Result {
  let path = try checked(path)
  let descriptor = unsafe open(path, flags | O_CLOEXEC, permissions)
  guard descriptor >= 0 else { throw .last }
  defer { _ = close(descriptor) }
  return try body(descriptor)
}

/// The kind of thing behind a path.
package enum FileKind: Sendable {
  case file, folder, link, other

  package init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// What is at a path itself; a link is one.
  package init?(ofLink path: String) {
    var status = stat()
    guard let path = try? checked(path), unsafe lstat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }
}

/// What a path leads to, links followed.
package func fileKind(_ path: String) throws(SystemError) -> FileKind {
  let path = try checked(path)
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { throw .last }
  return FileKind(mode: status.st_mode)
}

/// The absolute path without links, `.` and `..`; as far as it does not exist, as it is written.
///
/// - Returns: `nil` where a part that does not exist is followed by `..`, or a folder may not be read.
package func resolvedPath(_ path: String) -> String? {
  guard !path.isEmpty, let checkedPath = try? checked(path) else { return nil }
  if let resolved = unsafe realpath(checkedPath, nil) {
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved)
  }
  guard errno == ENOENT else { return nil }
  var parts = path.split(separator: "/")
  guard let last = parts.popLast(), last != ".." else { return nil }
  let parent = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  guard let resolved = resolvedPath(parent.isEmpty ? "." : parent) else { return nil }
  return last == "." ? resolved : (resolved == "/" ? "" : resolved) + "/" + last
}

/// The size of a file in bytes, or `nil` where there is none.
package func fileSize(_ path: String) -> Int? {
  var status = stat()
  guard let path = try? checked(path), unsafe stat(path, &status) == 0 else { return nil }
  return Int(status.st_size)
}

/// Tells a folder from every other one, whatever paths lead to it.
package struct FolderIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  package init(_ path: String) throws(SystemError) {
    let path = try checked(path)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}

/// The permissions of the file that is at a path itself, and of no file that it links to.
package func permissions(of path: String) -> mode_t? {
  var status = stat()
  guard let path = try? checked(path), unsafe lstat(path, &status) == 0,
    FileKind(mode: status.st_mode) == .file
  else { return nil }
  return status.st_mode & 0o777
}

/// Writes a new file whole.
///
/// - Parameters:
///   - folder: an open folder that a relative path starts from; by default the working one.
///   - permissions: those of the file that it is to replace; by default those of a new file.
///   - isFlushed: whether it is on the disk before the call ends.
package func writeNewFile(
  _ path: String, in folder: Int32 = AT_FDCWD, _ bytes: [UInt8], permissions: mode_t? = nil,
  isFlushed: Bool = true
) throws(SystemError) {
  let path = try checked(path)
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  let descriptor = unsafe openat(folder, path, flags, permissions ?? 0o666)
  guard descriptor >= 0 else { throw .last }
  do throws(SystemError) {
    if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
    try writeAll(bytes, to: descriptor)
    if isFlushed { try synchronizeContents(of: descriptor) }
  } catch {
    _ = close(descriptor)
    _ = unsafe unlinkat(folder, path, 0)
    throw error
  }
  // Some file systems tell of a full disk only now.
  if close(descriptor) != 0, errno != EINTR {
    let error = SystemError.last
    _ = unsafe unlinkat(folder, path, 0)
    throw error
  }
}

package func synchronizeContents(of descriptor: Int32) throws(SystemError) {
  // Pipes and devices cannot be synchronised, and need not be.
  guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last }
}

/// Flushes a file to the disk, or the names in a folder as renaming in it leaves them.
package func synchronizeContents(path: String) throws(SystemError) {
  try withDescriptor(path, flags: O_RDONLY | O_NONBLOCK) { descriptor throws(SystemError) in
    try synchronizeContents(of: descriptor)
  }
}

/// Flushes everything that waits for the file system of a path: far cheaper than many files one by one.
///
/// - Returns: false where the system cannot do that.
package func synchronizeFileSystem(of path: String) throws(SystemError) -> Bool {
  #if os(Linux)
    typealias SynchronizeFileSystem = @convention(c) (_ descriptor: Int32) -> Int32
    // The function is Linux's own and in no module.
    guard let symbol = unsafe dlsym(nil, "syncfs") else { return false }
    let syncfs = unsafe unsafeBitCast(symbol, to: SynchronizeFileSystem.self)
    return try withDescriptor(path, flags: O_RDONLY) { descriptor throws(SystemError) in
      guard syncfs(descriptor) == 0 else { throw .last }
      return true
    }
  #else
    return false
  #endif
}

package func renameFile(
  _ old: String, in folder: Int32 = AT_FDCWD, to new: String
) throws(SystemError) {
  let (old, new) = (try checked(old), try checked(new))
  guard unsafe renameat(folder, old, AT_FDCWD, new) == 0 else { throw .last }
}

package func removeFile(_ path: String) throws(SystemError) {
  let path = try checked(path)
  guard unsafe unlink(path) == 0 else { throw .last }
}

package var processIdentifier: Int32 { getpid() }

/// Makes a symbolic link at a path where nothing is.
package func makeLink(_ path: String, to target: String) throws(SystemError) {
  let (path, target) = (try checked(path), try checked(target))
  guard unsafe symlink(target, path) == 0 else { throw .last }
}
