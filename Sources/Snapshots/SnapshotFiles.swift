#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system as the store uses it: reads are limited, writes whole.
///
/// A new file is written in a hidden folder inside the root and renamed, so that at any moment, also
/// when the process is killed, every file of a golden is a whole one, old or new.
struct SnapshotFiles: Sendable {
  let root: String

  /// A file as it is to be: its bytes, or `nil` where there is to be none.
  struct Change {
    var relative: String
    var bytes: [UInt8]?
  }

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  // MARK: Reading

  /// The content of a file, or `nil` if there is none.
  func read(_ relative: String, limit: Int) throws(SnapshotStoreError) -> [UInt8]? {
    let path = path(relative)
    do throws(SystemError) {
      return try readFile(path, limit: limit, only: .file)
    } catch {
      // A missing file is an answer, one that may not be looked at is not.
      if error.isMissing { return nil }
      if error.code == EFBIG {
        throw .tooLarge(path: path, bytes: fileSize(path) ?? limit, limit: limit)
      }
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  func exists(_ relative: String) -> Bool { (try? fileKind(path(relative))) != nil }

  /// All files below the root, relative to it and sorted by their bytes; hidden ones left out.
  func list() throws(SnapshotStoreError) -> [String] {
    do throws(FolderWalkError) {
      let walk = try FolderWalk(
        root, links: .list, enters: { !$0.hasPrefix(".") }, takes: { !$0.hasPrefix(".") })
      return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      if error.error.isMissing, (try? fileKind(root)) == nil { return [] }
      throw .cannotRead(path: error.path, reason: "\(error.error)")
    }
  }

  // MARK: Writing

  /// Writes all files whole, then puts each in its place; where writing fails, nothing has changed and
  /// nothing is left behind.
  ///
  /// - Parameters:
  ///   - isFlushed: whether each file is on the disk before it takes its place; else `synchronize`
  ///     flushes many at once.
  ///   - announce: called when all is written and nothing is in its place yet.
  func replace(
    _ changes: [Change], isFlushed: Bool = false,
    afterStaging announce: () throws(SnapshotStoreError) -> Void = {}
  ) throws(SnapshotStoreError) {
    var created: [String] = []
    var staged: [(name: String, target: String)] = []
    var partial: PartialFolder?
    do throws(SnapshotStoreError) {
      created = try createFolder(root)
      let folder = try openPartialFolder()
      partial = folder
      for change in changes {
        guard let bytes = change.bytes else { continue }
        let target = path(change.relative)
        try createFolder(Self.parent(of: target))
        let name = try writing(target) { () throws(SystemError) in
          try folder.stage(
            bytes, permissions: permissions(of: target), isFlushed: isFlushed)
        }
        staged.append((name, target))
      }
      try announce()
      while let file = staged.first {
        // Whoever failed beside this one has removed the folder while it was empty.
        try createFolder(Self.parent(of: file.target))
        try writing(file.target) { () throws(SystemError) in
          try folder.move(file.name, to: file.target)
        }
        staged.removeFirst()
      }
      for change in changes where change.bytes == nil { try remove(change.relative) }
    } catch {
      for file in staged { partial?.discard(file.name) }
      partial?.removeIfEmpty()
      // Whoever created them: the last writer that fails finds them empty.
      for change in changes { removeEmptyFolders(above: change.relative) }
      removeCreatedFolders(created)
      throw error
    }
  }

  /// Replaces one file, on the disk before it takes its place.
  func replace(_ relative: String, with bytes: [UInt8]) throws(SnapshotStoreError) {
    try replace([Change(relative: relative, bytes: bytes)], isFlushed: true)
  }

  /// Adds bytes to the end of a file in one call: a killed process leaves all of them or none, and
  /// so does a full disk.
  func append(_ bytes: [UInt8], to relative: String) throws(SnapshotStoreError) {
    let target = path(relative)
    try writing(target) { () throws(SystemError) in
      try withDescriptor(target, flags: O_WRONLY | O_APPEND | O_NOFOLLOW) {
        descriptor throws(SystemError) in
        let end = lseek(descriptor, 0, SEEK_END)
        let written = unsafe bytes.withUnsafeBytes { buffer in
          unsafe write(descriptor, buffer.baseAddress, buffer.count)
        }
        guard written == bytes.count else {
          let error = written < 0 ? SystemError.last : SystemError(code: ENOSPC)
          if written > 0 { _ = ftruncate(descriptor, end) }
          throw error
        }
      }
    }
  }

  /// Keeps other processes, and other threads of this one, from doing the same meanwhile.
  func whileLocked<Result>(
    _ body: () throws(SnapshotStoreError) -> Result
  ) throws(SnapshotStoreError) -> Result {
    let created = try createFolder(root)
    do throws(SnapshotStoreError) {
      let descriptor = unsafe open(root, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw writeError(root, .last) }
      // Closing the folder ends the lock, as the end of the process does.
      defer { _ = close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw writeError(root, .last) }
      }
      return try body()
    } catch {
      removeCreatedFolders(created)
      throw error
    }
  }

  /// Flushes files to the disk with the folders that they are in, up to the root.
  ///
  /// - Parameter files: those that are not there are left out.
  func synchronize(_ files: [String]) throws(SnapshotStoreError) {
    guard !files.isEmpty else { return }
    // Two thousand files one by one take as long as drawing them.
    let isAll = try writing(root) { () throws(SystemError) in
      if files.count > 32 { try synchronizeFileSystem(of: root) } else { false }
    }
    guard !isAll else { return }
    var paths = files.filter(exists).map(path)
    var folders: Set<String> = []
    for file in files {
      var parts = file.split(separator: "/").dropLast()
      while folders.insert(parts.joined(separator: "/")).inserted, !parts.isEmpty {
        parts = parts.dropLast()
      }
    }
    paths += folders.filter(exists).sorted().map(path)
    for path in paths {
      try writing(path) { () throws(SystemError) in try synchronizeContents(path: path) }
    }
  }

  // MARK: Removing

  /// Removes a file; a missing one is fine.
  func remove(_ relative: String) throws(SnapshotStoreError) {
    let path = path(relative)
    try writing(path) { () throws(SystemError) in
      do throws(SystemError) {
        try removeFile(path)
      } catch {
        guard error.code == ENOENT else { throw error }
      }
    }
  }

  /// Removes folders that have become empty, from the deepest one up to the root.
  func removeEmptyFolders(above relative: String) {
    var folder = relative.split(separator: "/").dropLast()
    while !folder.isEmpty, removeEmptyFolder(path(folder.joined(separator: "/"))) {
      folder = folder.dropLast()
    }
  }

  /// Removes what killed processes left behind; files of living ones stay, and so do strangers.
  func removePartialFiles() throws(SnapshotStoreError) {
    do throws(SystemError) {
      try PartialFolder.clean(in: root)
    } catch {
      throw partialError(error)
    }
  }

  // MARK: Failures

  private func openPartialFolder() throws(SnapshotStoreError) -> PartialFolder {
    do throws(SystemError) {
      return try PartialFolder(in: root)
    } catch {
      throw partialError(error)
    }
  }

  private func partialError(_ error: SystemError) -> SnapshotStoreError {
    switch FileKind(ofLink: path(PartialFolder.name)) {
    case .link, .file, .other: break
    case .folder: return writeError(path(PartialFolder.name), error)
    case nil: return writeError(root, error)
    }
    return .cannotWrite(
      path: path(PartialFolder.name),
      reason: "it is a link or a file, and this tool needs a folder of its own there; move it away",
      isDiskFull: false)
  }

  @discardableResult
  private func createFolder(_ folder: String) throws(SnapshotStoreError) -> [String] {
    try writing(folder) { () throws(SystemError) in try makeFolders(folder) }
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private func writing<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(SnapshotStoreError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw writeError(path, error)
    }
  }

  private func writeError(_ path: String, _ error: SystemError) -> SnapshotStoreError {
    .cannotWrite(path: path, reason: "\(error)", isDiskFull: error.isDiskFull)
  }
}
