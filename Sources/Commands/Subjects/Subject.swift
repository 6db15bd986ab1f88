import Components
import Documents
import Foundation
import Render
import Synchronization

/// What a command is asked to show: a story of the registry, or a document.
struct Subject {
  enum Origin: Hashable {
    case registry
    /// The path of a document; `-` is standard input.
    case document(String)
  }

  var story: Story
  var origin: Origin
  /// The files that a document names, as paths.
  var files: [String] = []
  /// What standard input held, for a document from there.
  var text: [UInt8]?

  var id: String { story.id }

  /// How a command line names it again.
  var operand: String {
    switch origin {
    case .registry: story.id
    case .document(let path): path
    }
  }
}

extension Subject {
  /// Reads a document from a file, or from standard input for `-`.
  ///
  /// - Parameters:
  ///   - text: the document itself, where it was read before.
  ///   - root: the folder outside of which no file is read that the document names; `nil` for none.
  ///   - note: told of every file that the document names, as a path from here.
  @MainActor
  static func document(
    _ path: String, text: [UInt8]? = nil, within root: String? = nil,
    noting note: @escaping (String) -> Void = { _ in }
  ) throws(CommandFailure) -> Subject {
    // A larger document is refused by its reader, which says where.
    let bytes =
      if let text { text } else { try FileSystem.read(path, limit: FileSystem.dataLimit) }
    let name = FileSystem.displayName(path)
    let folder = path == "-" ? "." : FileSystem.parent(of: path)
    let files = Mutex<[String]>([])
    func found(_ path: String) {
      files.withLock { $0.append(path) }
      note(path)
    }
    func place(_ file: String) throws(DocumentFileError) -> String {
      let path = file.hasPrefix("/") || folder == "." ? file : "\(folder)/\(file)"
      if let root, !FileSystem.isInside(path, root) {
        throw DocumentFileError("it is outside of the folder \(root)", isMissing: false)
      }
      found(path)
      return path
    }
    let readers = DocumentFiles(
      bytes: { try readNamedFile(try place($0)) },
      font: { file in
        try FontFile(named: try place(file), name: DocumentPath.join(folderOf: name, file))
      },
      resources: { file in
        // One that is not there may come.
        found("\(folder)/\(file)")
        do throws(CommandFailure) {
          let resources = try NamedFolders.resources(file, within: folder)
          resources.places.forEach(found)
          return resources
        } catch {
          throw DocumentFileError(error.message, isMissing: true)
        }
      })
    do {
      let document = try Document(
        parsing: bytes, file: name, fallbackName: fallbackName(path), files: readers)
      return Subject(
        story: document.story, origin: .document(path), files: files.withLock { $0 },
        text: path == "-" ? bytes : nil)
    } catch {
      throw CommandFailure(error, in: name)
    }
  }

  /// A file that a document names.
  private static func readNamedFile(_ path: String) throws(DocumentFileError) -> [UInt8] {
    do throws(SystemError) {
      return try readFile(path, limit: FileSystem.pictureLimit, only: .file)
    } catch {
      guard error.code == EFBIG else { throw DocumentFileError("\(error)", isMissing: true) }
      throw DocumentFileError(
        "it is too large: at most \(FileSystem.pictureLimit) bytes are read", isMissing: false)
    }
  }

  /// Whether a JSON file in a folder is meant as a document.
  @MainActor
  static func mayBeDocument(_ path: String) throws(CommandFailure) -> Bool {
    Document.mayBeMeant(try FileSystem.read(path, limit: FileSystem.dataLimit, only: .file))
  }

  /// What a list says of a document.
  ///
  /// - Returns: `nil` for a file that is meant as something else.
  @MainActor
  static func heading(
    _ path: String, only kind: FileKind? = nil
  ) throws(CommandFailure) -> SubjectHeading? {
    let bytes = try FileSystem.read(path, limit: FileSystem.dataLimit, only: kind)
    let name = FileSystem.displayName(path)
    do throws(DocumentError) {
      guard
        let heading = try Document.heading(
          parsing: bytes, fallbackName: fallbackName(path))
      else { return nil }
      return SubjectHeading(
        id: heading.id, variants: heading.variants, origin: .document(path))
    } catch {
      throw CommandFailure(error, in: name)
    }
  }

  /// The name of a document that gives none: its file's name in small letters, digits and hyphens.
  ///
  /// Letters that are not ASCII become `u` and their number, such as `u65e5`, so that names in every
  /// script stay apart. A name that is too long for a golden ends in a hash of all of it.
  static func fallbackName(_ path: String) -> String {
    guard path != "-" else { return "document" }
    let file = path.split(separator: "/").last.map(String.init) ?? "document"
    let base = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    guard !base.isEmpty else { return "document" }
    var name = base.utf8.allSatisfy { $0 < 0x80 } ? plainName(base) : numberedName(base)
    let longest = 100
    if name.utf8.count > longest {
      name = name.prefix(longest - 9) + "-" + SHA256.digest(base).prefix(8)
    }
    return name
  }

  /// ASCII in small letters, digits and hyphens.
  private static func plainName(_ base: String) -> String {
    let bytes = base.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "-")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func numberedName(_ base: String) -> String {
    var name = ""
    var isAfterNumber = false
    // Some file systems take names apart into letters and accents.
    for scalar in base.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isLetterOrDigit = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      let isNumber = !scalar.isASCII
      if isNumber && !name.isEmpty && name.last != "-" || isAfterNumber && isLetterOrDigit {
        name += name.last == "-" ? "" : "-"
      }
      isAfterNumber = isNumber
      name += isNumber ? "u" + String(scalar.value, radix: 16) : plainName(String(scalar))
    }
    return name
  }
}

/// What a list says of a story or document.
struct SubjectHeading {
  var id: String
  var variants: [Variant]
  var origin: Subject.Origin
}
