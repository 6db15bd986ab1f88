#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed call to the operating system.
struct SystemError: Error, Equatable, Sendable {
  var code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

extension SystemError: CustomStringConvertible {
  /// The system's words for it, in English whatever the locale.
  var description: String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would become too large"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case EPIPE: "the reader has closed the pipe"
    case EIO: "input/output error"
    default: "system error \(code)"
    }
  }
}

/// Writes all bytes, however many calls that takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
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
func readAll(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let wanted = min(chunk.count, limit + 1 - bytes.count)
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, wanted)
    }
    if count < 0 {
      guard errno == EINTR else { throw .last }
    } else if count == 0 {
      break
    } else {
      bytes += chunk[..<count]
    }
  }
  return bytes
}

/// Opens a file, does something with it and closes it.
func withDescriptor<Result>(
  _ path: String, flags: Int32, permissions: mode_t = 0,
  _ body: (Int32) throws(SystemError) -> Result
) throws(SystemError) -> Result {
  let descriptor = unsafe open(path, flags | O_CLOEXEC, permissions)
  guard descriptor >= 0 else { throw .last }
  defer { _ = close(descriptor) }
  return try body(descriptor)
}

/// The kind of thing behind a path.
enum FileKind { case file, folder, other }

func fileKind(_ path: String) throws(SystemError) -> FileKind {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { throw .last }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .other
  }
}

func synchronize(_ descriptor: Int32) throws(SystemError) {
  // Pipes and devices cannot be synchronised, and need not be.
  guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last }
}

func renameFile(_ old: String, to new: String) throws(SystemError) {
  guard unsafe rename(old, new) == 0 else { throw .last }
}

func removeFile(_ path: String) throws(SystemError) {
  guard unsafe unlink(path) == 0 else { throw .last }
}

func makeFolder(_ path: String) throws(SystemError) {
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
}

var processIdentifier: Int32 { getpid() }

/// The names in a folder, without `.` and `..`, sorted by UTF-8 bytes.
func folderEntries(_ path: String) throws(SystemError) -> [String] {
  guard let folder = unsafe opendir(path) else { throw .last }
  defer { _ = unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
