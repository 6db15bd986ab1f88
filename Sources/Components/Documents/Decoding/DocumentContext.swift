/// What reading needs besides the document: how messages name it, and the files beside it.
@MainActor
package struct DocumentContext {
  /// The name of the document's file, for findings.
  package var name: String
  /// Reads a file that the document names, relative to the document; throws a `DocumentFileError`, or
  /// any other error with the reason as its description.
  package var file: (String) throws -> [UInt8]
  /// The documents around this one, the outermost first, and this one itself.
  private var chain: [String]
  /// What one document is put together from.
  let parts: DocumentParts

  package init(name: String, file: @escaping (String) throws -> [UInt8]) {
    self.name = name
    self.file = file
    chain = [DocumentPath.normalized(name)]
    parts = DocumentParts()
    parts.names.insert(name)
  }

  /// How messages call a file that the document names.
  func displayName(of path: String) -> String { DocumentPath.join(folderOf: name, path) }

  /// The bytes of a file that `value` names.
  func bytes(of path: String, namedBy value: JSONValue) throws(DocumentError) -> [UInt8] {
    do {
      return try file(path)
    } catch {
      let isMissing = (error as? DocumentFileError)?.isMissing ?? true
      throw DocumentError(
        at: value, .unreadable(file: path, reason: "\(error)", isMissing: isMissing))
    }
  }

  /// The context of a document that this one includes.
  ///
  /// - Throws: where the documents include one another, are nested too deep, or are too many.
  func including(_ path: String, at value: JSONValue) throws(DocumentError) -> DocumentContext {
    let name = displayName(of: path)
    let key = DocumentPath.normalized(name)
    if let first = chain.firstIndex(of: key) {
      let cycle = (chain[first...] + [key]).joined(separator: " includes ")
      throw DocumentError(at: value, .notAllowed("documents that include one another: \(cycle)"))
    }
    guard chain.count < DocumentParts.maximumDepth else {
      throw DocumentError(
        at: value,
        .notAllowed("included more than \(DocumentParts.maximumDepth) documents deep"))
    }
    parts.inclusions += 1
    guard parts.inclusions <= DocumentParts.maximumInclusions else {
      throw DocumentError(
        at: value,
        .notAllowed("more than \(DocumentParts.maximumInclusions) inclusions in one document"))
    }
    var context = self
    let read = file
    context.name = name
    context.file = { try read(DocumentPath.join(folderOf: path, $0)) }
    context.chain.append(key)
    parts.names.insert(name)
    return context
  }
}

/// Why a file that a document names cannot be used.
package struct DocumentFileError: Error, CustomStringConvertible {
  package var description: String
  /// Whether it is not there or may not be read; otherwise it is there and wrong.
  package var isMissing: Bool

  package init(_ reason: String, isMissing: Bool) {
    description = reason
    self.isMissing = isMissing
  }
}

/// The files that one document is put together from, and how much of that is accepted.
@MainActor
final class DocumentParts {
  /// Documents within documents; also what keeps the reader's stack small.
  static let maximumDepth = 16
  /// Ten documents that include ten others each, four times over, would be ten thousand views.
  static let maximumInclusions = 1_000

  /// The documents by the names that their nodes know as their source.
  var names: Set<String> = []
  var inclusions = 0
}

/// Paths as documents write them, taken apart by their slashes alone.
enum DocumentPath {
  /// The path without `.` and, as far as they can be resolved, without `..`.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path that is relative to the folder of a file.
  static func join(folderOf file: String, _ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return normalized(String(file[...slash]) + path)
  }
}
