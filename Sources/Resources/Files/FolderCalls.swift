#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package func makeFolder(_ path: String) throws(SystemError) {
  let path = try checked(path)
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
}

/// Creates a folder and those above it that are missing.
///
/// - Returns: those that were created, the deepest last; none stays where one cannot be created.
@discardableResult
package func makeFolders(_ path: String) throws(SystemError) -> [String] {
  let path = try checked(path)
  var created: [String] = []
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  // Mostly all of them are there.
  if parts.isEmpty || (try? fileKind(path)) == .folder { return [] }
  for count in 1...parts.count {
    let folder = parts.prefix(count).joined(separator: "/")
    guard !folder.isEmpty, (try? fileKind(folder)) != .folder else { continue }
    if unsafe mkdir(folder, 0o777) == 0 {
      created.append(folder)
    } else {
      let error = SystemError.last
      // Another process may have been faster.
      guard (try? fileKind(folder)) != .folder else { continue }
      removeCreatedFolders(created)
      throw error.code == EEXIST ? SystemError(code: ENOTDIR) : error
    }
  }
  return created
}

/// Removes folders that `makeFolders` created and that are still empty.
package func removeCreatedFolders(_ created: [String]) {
  for folder in created.reversed() { _ = removeEmptyFolder(folder) }
}

/// Removes a folder that holds nothing; false where it holds something or is not there.
@discardableResult
package func removeEmptyFolder(_ path: String) -> Bool {
  guard let path = try? checked(path) else { return false }
  return unsafe rmdir(path) == 0
}

/// A name in a folder.
package struct FolderEntry: Sendable {
  package var name: String
  /// Whether the name is text; no path leads to one that is not UTF-8.
  package var isText: Bool
  /// What has the name itself, or `nil` where the folder does not tell.
  package var kind: FileKind?
}

/// The entries of a folder, without `.` and `..`, sorted by the UTF-8 bytes of their names.
package func folderEntries(_ path: String) throws(SystemError) -> [FolderEntry] {
  try withDescriptor(path, flags: O_RDONLY | O_DIRECTORY) { folder throws(SystemError) in
    try folderEntries(of: folder)
  }
}

/// The entries of an open folder.
package func folderEntries(of descriptor: Int32) throws(SystemError) -> [FolderEntry] {
  // The list closes the descriptor that it is given.
  let own = dup(descriptor)
  guard own >= 0, let folder = unsafe fdopendir(own) else {
    let error = SystemError.last
    if own >= 0 { _ = close(own) }
    throw error
  }
  defer { _ = unsafe closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      guard errno == 0 else { throw .last }
      break
    }
    let kind = unsafe kind(ofEntryType: entry.pointee.d_type)
    let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
        if let text = unsafe String(validatingCString: name) { return (text, true) }
        return unsafe (String(cString: name), false)
      }
    }
    if name != ".", name != ".." {
      entries.append(FolderEntry(name: name, isText: isText, kind: kind))
    }
  }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// The values of `d_type` are the same on every system that has the member.
private func kind(ofEntryType type: UInt8) -> FileKind? {
  switch type {
  case 4: .folder
  case 8: .file
  case 10: .link
  case 0: nil
  default: .other
  }
}
