import Resources

/// The folder that an import is written to: it knows which files in it are its own and touches no others.
package final class ImportFolder {
  package static let marker = ".stillframe-import"
  private static let heading = "stillframe-import 1"
  /// The most bytes of the list.
  private static let listLimit = 32_000_000

  /// The absolute path.
  package let root: String
  private var own: Set<String>
  private var wanted: Set<String> = []

  /// Opens or creates the folder.
  ///
  /// - Throws: unless the folder is new, empty, or that of an import.
  package init(_ path: String, workingFolder: String) throws(ImportError) {
    let absolute = FilePath.absolute(path, in: workingFolder)
    let list = "\(absolute)/\(Self.marker)"
    if FileKind(ofLink: list) == .file {
      root = resolvedPath(absolute) ?? absolute
      own = try Self.names(at: list)
      return
    }
    if let kind = FileKind(ofLink: absolute) {
      guard kind == .folder else {
        throw ImportError(.output, path, "it is no folder; name a new folder")
      }
      guard let entries = try? folderEntries(absolute), entries.isEmpty else {
        throw ImportError(
          .output, path, "it holds files that are no import",
          advice: "Name a new or empty folder, so that nothing of yours is replaced.")
      }
    }
    do throws(SystemError) {
      try makeFolders(absolute)
    } catch {
      throw ImportError(.output, path, "the folder cannot be created: \(error)")
    }
    root = resolvedPath(absolute) ?? absolute
    own = []
    try replace(Self.marker, Array((Self.heading + "\n").utf8))
  }

  private static func names(at list: String) throws(ImportError) -> Set<String> {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(list, limit: listLimit, only: .file, followsLink: false)
    } catch {
      throw ImportError(.output, list, "\(error)")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == heading else {
      throw ImportError(
        .output, list, "it is not the list of an import that this version knows",
        advice: "Remove the folder, or name another one.")
    }
    return Set(lines.dropFirst().filter(isInside))
  }

  /// Whether a path leads to something in the folder.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }

  func path(_ inner: String) -> String { "\(root)/\(inner)" }

  /// Takes a file that a compiler writes for one of this import.
  func keep(_ inner: String) { wanted.insert(inner) }

  /// Writes a file unless it has this content.
  ///
  /// - Returns: whether it was another one.
  @discardableResult
  package func write(_ bytes: [UInt8], to inner: String) throws(ImportError) -> Bool {
    wanted.insert(inner)
    let path = path(inner)
    if FileKind(ofLink: path) == .file, fileSize(path) == bytes.count,
      (try? readFile(path, limit: bytes.count, only: .file, followsLink: false)) == bytes
    {
      return false
    }
    try replace(inner, bytes)
    return true
  }

  @discardableResult
  package func write(_ text: String, to inner: String) throws(ImportError) -> Bool {
    try write(Array(text.utf8), to: inner)
  }

  /// Makes a link to a file of the app.
  ///
  /// - Returns: whether there was another one.
  @discardableResult
  func link(_ inner: String, to target: String) throws(ImportError) -> Bool {
    wanted.insert(inner)
    let path = path(inner)
    if FileKind(ofLink: path) == .link, resolvedPath(path) == resolvedPath(target) { return false }
    try put(inner) { temporary throws(SystemError) in try makeLink(temporary, to: target) }
    return true
  }

  /// By way of a new file, so that what a link leads to is never written.
  private func replace(_ inner: String, _ bytes: [UInt8]) throws(ImportError) {
    try put(inner) { temporary throws(SystemError) in
      try writeNewFile(temporary, bytes, isFlushed: false)
    }
  }

  private func put(
    _ inner: String, _ make: (String) throws(SystemError) -> Void
  ) throws(ImportError) {
    let path = path(inner)
    do throws(SystemError) {
      guard isDirect(inner) else { throw SystemError(code: SystemError.notFolder) }
      try makeFolders(FilePath.parent(path))
      let temporary = "\(root)/.\(processIdentifier)-new"
      try? removeFile(temporary)
      try make(temporary)
      do throws(SystemError) {
        try renameFile(temporary, to: path)
      } catch {
        try? removeFile(temporary)
        throw error
      }
    } catch {
      throw ImportError(.output, path, "it cannot be written: \(error)")
    }
  }

  /// Whether no link is on the way to a path.
  private func isDirect(_ inner: String) -> Bool {
    var place = root
    for part in inner.split(separator: "/").dropLast() {
      place += "/\(part)"
      if FileKind(ofLink: place) == .link { return false }
    }
    return true
  }

  /// Removes the files of earlier imports that this one did not write, and notes down its own.
  package func finish() throws(ImportError) {
    for inner in own.subtracting(wanted).sorted() {
      guard isDirect(inner) else { continue }
      try? removeFile(path(inner))
      var parts = inner.split(separator: "/").dropLast()
      while !parts.isEmpty, removeEmptyFolder(path(parts.joined(separator: "/"))) {
        parts = parts.dropLast()
      }
    }
    own = wanted
    try note()
  }

  /// Writes the list of own files, so that even an import that is cut short leaves nothing unknown.
  package func note() throws(ImportError) {
    let lines = [Self.heading] + own.union(wanted).sorted()
    try replace(Self.marker, Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
