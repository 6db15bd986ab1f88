import Components
import Foundation

/// Turns the places of components into paths relative to a source root.
///
/// Swift knows where a component was written by an absolute path, a document by the path it was
/// opened with; both are made absolute before they are compared with the root.
struct SourcePaths {
  private let root: String
  private let workingFolder: String

  /// - Parameters:
  ///   - root: the folder that paths are relative to; itself absolute or relative to `workingFolder`.
  ///   - workingFolder: the absolute path of the folder that relative paths start at.
  init(root: String, workingFolder: String) {
    self.workingFolder = workingFolder
    self.root = Self.absolute(root, in: workingFolder)
  }

  /// Paths relative to the working folder.
  static var working: SourcePaths {
    SourcePaths(root: ".", workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// Where a story or document was written: a document as it was named, a story below the root.
  func location(of subject: Subject) -> SourceLocation {
    let source = subject.story.source
    guard subject.origin == .registry else { return source }
    return SourceLocation(file: path(of: source), line: source.line)
  }

  /// The path relative to the root, or the absolute one where the file lies outside.
  func path(of source: SourceLocation) -> String {
    // Standard input has no path.
    if source.file == FileSystem.displayName("-") { return source.file }
    let file = Self.absolute(source.file, in: workingFolder)
    let prefix = root == "/" ? "/" : root + "/"
    guard file.utf8.starts(with: prefix.utf8) else { return file }
    return String(decoding: file.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// An absolute path without `.`, `..` and doubled slashes.
  private static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
