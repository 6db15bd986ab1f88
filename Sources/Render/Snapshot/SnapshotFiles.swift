import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system as the store uses it: reads are limited, writes whole.
///
/// A new file is written in a hidden folder inside the root and renamed, so that at any moment,
/// also after a crash, every file of a golden is a whole one, old or new.
struct SnapshotFiles: Sendable {
  let root: String

  /// Where files are while they are written; whatever is in it is from a process that was killed.
  private static let partialFolder = ".partial"

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// The content of a file, or `nil` if there is none.
  func read(_ relative: String, limit: Int) throws(SnapshotStoreError) -> [UInt8]? {
    let path = path(relative)
    // Not to wait for the other end of a pipe that stands in a golden's place.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // A missing file is an answer, one that may not be looked at is not.
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path, reason: Self.reason(errno))
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .cannotRead(path: path, reason: Self.reason(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotRead(path: path, reason: isFolder ? "it is a folder" : "it is not a file")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(path: path, bytes: size, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let step = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Self.read(descriptor, into: buffer, from: count)
      }
      if step == 0 { break }
      if step > 0 {
        count += step
      } else if errno != EINTR {
        throw .cannotRead(path: path, reason: Self.reason(errno))
      }
    }
    bytes.removeLast(size - count)
    return bytes
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, from start: Int
  ) -> Int {
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
    #if canImport(Darwin)
      return unsafe Darwin.read(descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
      return unsafe Musl.read(descriptor, rest.baseAddress, rest.count)
    #else
      return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
    #endif
  }

  func exists(_ relative: String) -> Bool { unsafe access(path(relative), F_OK) == 0 }

  /// Puts a whole file in the place of an old one, if there is one.
  func replace(_ relative: String, with bytes: [UInt8]) throws(SnapshotStoreError) {
    let target = path(relative)
    try createFolder(of: target)
    // A process that ends its run removes the folder of partial files while it is empty.
    for attempt in 1...4 {
      let code = try replaceOnce(target, with: bytes)
      if code == 0 { return }
      guard code == ENOENT, attempt < 4 else { throw Self.writeError(target, code: code) }
    }
  }

  /// - Returns: 0, or the system's error number; nothing is left behind then.
  private func replaceOnce(
    _ target: String, with bytes: [UInt8]
  ) throws(SnapshotStoreError) -> Int32 {
    let temporary = path("\(Self.partialFolder)/\(getpid())-\(UUID().uuidString)")
    try createFolder(of: temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return errno }
    var code = Self.writeAll(bytes, to: descriptor)
    // Some file systems tell of a full disk only now.
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    if code == 0, unsafe rename(temporary, target) != 0 { code = errno }
    if code != 0 {
      _ = unsafe unlink(temporary)
      _ = unsafe rmdir(path(Self.partialFolder))
    }
    return code
  }

  /// - Returns: 0, or the system's error number.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let written = unsafe write(descriptor, rest.baseAddress, rest.count)
        if written > 0 {
          offset += written
        } else if written == 0 {
          return ENOSPC
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Adds bytes to the end of a file in one call: a killed process leaves all of them or none, and
  /// so does a full disk.
  func append(_ bytes: [UInt8], to relative: String) throws(SnapshotStoreError) {
    let target = path(relative)
    let descriptor = unsafe open(target, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.writeError(target, code: errno) }
    defer { _ = close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress, buffer.count)
    }
    guard written == bytes.count else {
      let code = written < 0 ? errno : ENOSPC
      if written > 0 { _ = ftruncate(descriptor, end) }
      throw Self.writeError(target, code: code)
    }
  }

  /// Keeps other processes, and other threads of this one, from doing the same meanwhile.
  func whileLocked<Result>(
    _ body: () throws(SnapshotStoreError) -> Result
  ) throws(SnapshotStoreError) -> Result {
    try createFolder(of: path("."))
    let descriptor = unsafe open(root, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.writeError(root, code: errno) }
    // Closing the folder ends the lock, as the end of the process does.
    defer { _ = close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.writeError(root, code: errno) }
    }
    return try body()
  }

  /// Removes a file; a missing one is fine.
  func remove(_ relative: String) throws(SnapshotStoreError) {
    let path = path(relative)
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw Self.writeError(path, code: errno)
    }
  }

  /// Removes folders that have become empty, from the deepest one up to the root.
  func removeEmptyFolders(above relative: String) {
    var folder = relative.split(separator: "/").dropLast()
    while !folder.isEmpty, unsafe rmdir(path(folder.joined(separator: "/"))) == 0 {
      folder = folder.dropLast()
    }
  }

  /// Removes what killed processes left behind; files of living ones stay.
  func removePartialFiles() {
    let folder = path(Self.partialFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let process = name.prefix { $0 != "-" }
      if let process = pid_t(process), process != getpid(), isAlive(process) { continue }
      _ = unsafe unlink("\(folder)/\(name)")
    }
    _ = unsafe rmdir(folder)
  }

  private func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// All files below the root, relative to it and sorted by their bytes; hidden ones left out.
  func list() throws(SnapshotStoreError) -> [String] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else {
      throw .cannotRead(path: root, reason: "it is not a folder")
    }
    guard unsafe access(root, R_OK | X_OK) == 0 else {
      throw .cannotRead(path: root, reason: Self.reason(errno))
    }
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path(folder))
      } catch {
        throw .cannotRead(path: path(folder), reason: Self.reason(error))
      }
      for name in names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        // Links are not followed: a loop of them has no end.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
        let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
        if isFolder { folders.append(relative) } else { files.append(relative) }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Failures

  private func createFolder(of path: String) throws(SnapshotStoreError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in stride(from: 1, through: parts.count, by: 1) {
      let folder = parts.prefix(count).joined(separator: "/")
      guard !folder.isEmpty, unsafe mkdir(folder, 0o777) != 0 else { continue }
      // A folder that exists is fine; a file of the name fails when its parts are looked up.
      let code = errno
      guard unsafe access(folder + "/.", F_OK) == 0 else {
        throw Self.writeError(folder, code: code)
      }
    }
  }

  private static func writeError(_ path: String, code: Int32) -> SnapshotStoreError {
    .cannotWrite(
      path: path, reason: reason(code), isDiskFull: code == ENOSPC || code == EDQUOT)
  }

  /// The system's error number behind one of Foundation's, whose own words depend on the locale.
  private static func code(_ error: any Error) -> Int32? {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
  }

  private static func reason(_ error: any Error) -> String {
    if let code = code(error) { return reason(code) }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: return reason(ENOSPC)
    case .fileReadNoPermission?, .fileWriteNoPermission?: return reason(EACCES)
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return reason(ENOENT)
    case .fileWriteVolumeReadOnly?: return reason(EROFS)
    case .fileWriteFileExists?: return reason(ENOTDIR)
    default: return "error \((error as NSError).code)"
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR, EEXIST: "a file stands where a folder must"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space is left on the device"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    default: "system error \(code)"
    }
  }
}
