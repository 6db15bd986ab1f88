/// What reading needs besides the document: how messages name it, and the files beside it.
@MainActor
package struct DocumentContext {
  /// The name of the document's file, for findings.
  package var name: String
  /// Reads a file that the document names, relative to the document; throws the reason as a text.
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
      throw DocumentError(at: value, .unreadable(file: path, reason: "\(error)"))
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
    try parts.take(inclusions: 1, levels: chain.count + 1, at: value)
    var context = self
    let read = file
    context.name = name
    context.file = { try read(DocumentPath.join(folderOf: path, $0)) }
    context.chain.append(key)
    parts.names.insert(name)
    return context
  }

  /// The view of the document of this context: what `read` makes of it where it is included for the
  /// first time, and the same view wherever it is included again.
  func included(
    at value: JSONValue, _ read: () throws(DocumentError) -> AnyView
  ) throws(DocumentError) -> AnyView {
    let key = chain[chain.count - 1]
    if let known = parts.included[key] {
      try parts.take(
        inclusions: known.inclusions, levels: chain.count + known.levels, at: value)
      return known.view
    }
    let (before, outerLevels) = (parts.inclusions, parts.levels)
    parts.levels = chain.count
    let view = try read()
    parts.included[key] = DocumentParts.Included(
      view: view, inclusions: parts.inclusions - before, levels: parts.levels - chain.count)
    parts.levels = max(parts.levels, outerLevels)
    return view
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
  fileprivate var inclusions = 0
  /// The most documents within one another so far.
  fileprivate var levels = 1
  /// What has been read, by the documents' paths.
  fileprivate var included: [String: Included] = [:]

  fileprivate struct Included {
    let view: AnyView
    /// How many inclusions are in the document, at all levels.
    let inclusions: Int
    /// How many levels of documents are in the document.
    let levels: Int
  }

  /// Counts inclusions that reach to a level.
  fileprivate func take(
    inclusions count: Int, levels: Int, at value: JSONValue
  ) throws(DocumentError) {
    guard levels <= Self.maximumDepth else {
      throw DocumentError(
        at: value, .notAllowed("included more than \(Self.maximumDepth) documents deep"))
    }
    inclusions += count
    self.levels = max(self.levels, levels)
    guard inclusions <= Self.maximumInclusions else {
      throw DocumentError(
        at: value, .notAllowed("more than \(Self.maximumInclusions) inclusions in one document"))
    }
  }
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
