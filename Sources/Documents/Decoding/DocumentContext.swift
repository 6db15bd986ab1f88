package import Resources

/// The files beside a document, each by its path from there.
package struct DocumentFiles {
  /// Reads a file; throws a `DocumentFileError`, or any other error with the reason as its description.
  package var bytes: (String) throws -> [UInt8]
  /// Opens a font, which is read where it is.
  package var font: (String) throws -> FontFile
  /// Reads a folder of resources.
  package var resources: (String) throws -> Resources

  package init(
    bytes: @escaping (String) throws -> [UInt8], font: @escaping (String) throws -> FontFile,
    resources: @escaping (String) throws -> Resources
  ) {
    self.bytes = bytes
    self.font = font
    self.resources = resources
  }

  /// Files alone, whatever they hold.
  package init(_ bytes: @escaping (String) throws -> [UInt8]) {
    self.init(
      bytes: bytes, font: { FontFile(bytes: try bytes($0), name: $0) },
      resources: { _ in throw DocumentFileError("folders are not read here", isMissing: true) })
  }

  /// The same files, named from the folder of one of them.
  fileprivate func fromFolder(of path: String) -> DocumentFiles {
    func there(_ name: String) -> String { DocumentPath.join(folderOf: path, name) }
    return DocumentFiles(
      bytes: { try bytes(there($0)) }, font: { try font(there($0)) },
      resources: { try resources(there($0)) })
  }
}

/// What reading needs besides the document: how messages name it, and the files beside it.
@MainActor
package struct DocumentContext {
  /// The name of the document's file, for findings.
  package var name: String
  /// What the document may name.
  package var files: DocumentFiles
  /// The documents around this one, the outermost first, and this one itself.
  private var chain: [String]
  /// Where the documents around this one include it, by the indices of values.
  private var instance: [Int] = []
  /// How many levels of arrays and objects are around this document.
  private(set) var depth = 0
  /// How many modifiers are around the view that is read.
  private var modifiers = 0
  /// What one document is put together from.
  let parts: DocumentParts

  package init(name: String, files: DocumentFiles) {
    self.name = name
    self.files = files
    chain = [DocumentPath.normalized(name)]
    parts = DocumentParts()
    parts.names.insert(name)
  }

  /// How messages call a file that the document names.
  func displayName(of path: String) -> String { DocumentPath.join(folderOf: name, path) }

  /// The bytes of a file that `value` names.
  func bytes(of path: String, namedBy value: JSONValue) throws(DocumentError) -> [UInt8] {
    try read(path, namedBy: value, with: files.bytes)
  }

  /// What is read of a file or folder that `value` names.
  func read<Value>(
    _ path: String, namedBy value: JSONValue, with read: (String) throws -> Value
  ) throws(DocumentError) -> Value {
    do {
      return try read(path)
    } catch {
      let isMissing = (error as? DocumentFileError)?.isMissing ?? true
      let reason = (error as? ResourceError)?.reason ?? "\(error)"
      throw DocumentError(
        at: value, .unreadable(file: path, reason: reason, isMissing: isMissing))
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
    try parts.enter(instance + [value.index], at: value)
    var context = self
    context.name = name
    context.files = files.fromFolder(of: path)
    context.chain.append(key)
    context.instance.append(value.index)
    context.depth += value.depth
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
      try parts.enter(instance, known, at: value)
      return known.view
    }
    let postponed = parts.segments?.postponedCount
    let view = try read()
    // A view that lacks parts for now is read again.
    if parts.segments?.postponedCount == postponed {
      parts.included[key] = parts.content(of: instance, view)
    }
    return view
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

// MARK: - Deep documents

extension DocumentContext {
  /// The most modifiers around one another: those of a view and of all views around it.
  static let maximumModifiers = 4_000

  /// The context of a view with modifiers, and of what they hold.
  func inside(_ modifiers: JSONValue) throws(DocumentError) -> DocumentContext {
    var context = self
    for modifier in modifiers.elements {
      context.modifiers += 1
      guard context.modifiers <= Self.maximumModifiers else {
        throw DocumentError(
          at: modifier,
          .notAllowed("more than \(Self.maximumModifiers) modifiers around one another"))
      }
    }
    return context
  }

  /// The view of a value; views that are nested too deep for the stack are read in parts.
  func view(at value: JSONValue) throws(DocumentError) -> AnyView {
    guard let segments = parts.segments else {
      let segments = Segments<[Int], Result<AnyView, DocumentError>>()
      parts.segments = segments
      defer { parts.segments = nil }
      return try segments.run { result(at: value) }.get()
    }
    if let known = segments.value(for: instance + [value.index]) { return try known.get() }
    guard Stack.position < segments.limit else {
      return try DocumentTable.standard.view(value, self)
    }
    segments.postpone(instance + [value.index]) { result(at: value) }
    return AnyView(EmptyView())
  }

  private func result(at value: JSONValue) -> Result<AnyView, DocumentError> {
    do throws(DocumentError) {
      return .success(try DocumentTable.standard.view(value, self))
    } catch {
      return .failure(error)
    }
  }
}

/// The files that one document is put together from, and how much of that is accepted.
@MainActor
final class DocumentParts {
  /// Documents within documents.
  static let maximumDepth = 16
  /// Ten documents that include ten others each, four times over, would be ten thousand views.
  static let maximumInclusions = 1_000

  /// The documents by the names that their nodes know as their source.
  var names: Set<String> = []
  /// Where documents are included, each place once however often it is read: the indices of the
  /// values that name them, and what is known of the document where it was read elsewhere.
  private var places: [[Int]: Included?] = [:]
  /// How many inclusions that makes, at all levels.
  private var inclusions = 0
  /// What has been read, by the documents' paths.
  fileprivate var included: [String: Included] = [:]
  /// What reads the views of the document.
  fileprivate var segments: Segments<[Int], Result<AnyView, DocumentError>>?

  fileprivate struct Included {
    let view: AnyView
    /// How many inclusions are in the document, at all levels.
    let inclusions: Int
    /// How many levels of documents are in the document.
    let levels: Int
  }

  /// Notes that a document is included at a place, where `known` says what is in it.
  fileprivate func enter(
    _ place: [Int], _ known: Included? = nil, at value: JSONValue
  ) throws(DocumentError) {
    guard place.count + 1 + (known?.levels ?? 0) <= Self.maximumDepth else {
      throw DocumentError(
        at: value, .notAllowed("included more than \(Self.maximumDepth) documents deep"))
    }
    if places[place] == nil { inclusions += 1 }
    if let known, places[place].flatMap({ $0 }) == nil { inclusions += known.inclusions }
    places[place] = .some(known)
    guard inclusions <= Self.maximumInclusions else {
      throw DocumentError(
        at: value, .notAllowed("more than \(Self.maximumInclusions) inclusions in one document"))
    }
  }

  /// What is in the document that is included at a place and has been read.
  fileprivate func content(of place: [Int], _ view: AnyView) -> Included {
    var (count, levels) = (0, 0)
    for (other, known) in places where other.count > place.count && other.starts(with: place) {
      count += 1 + (known?.inclusions ?? 0)
      levels = max(levels, other.count - place.count + (known?.levels ?? 0))
    }
    return Included(view: view, inclusions: count, levels: levels)
  }
}

/// Paths as documents write them, taken apart by their slashes alone.
package enum DocumentPath {
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
    // An array of strings, since joining anything else is slow the first time.
    return (path.hasPrefix("/") ? "/" : "") + parts.map(String.init).joined(separator: "/")
  }

  /// A path that is relative to the folder of a file.
  package static func join(folderOf file: String, _ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return normalized(String(file[...slash]) + path)
  }
}
