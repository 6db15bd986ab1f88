import Components
import Synchronization

/// What a command is asked to show: a story of the registry, or a document.
struct Subject {
  enum Origin: Equatable {
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
  ///   - note: told of every file that the document names, as a path from here.
  @MainActor
  static func document(
    _ path: String, text: [UInt8]? = nil, noting note: @escaping (String) -> Void = { _ in }
  ) throws(CommandFailure) -> Subject {
    // A larger document is refused by its reader, which says where.
    let bytes =
      if let text { text } else { try FileSystem.read(path, limit: FileSystem.dataLimit) }
    let name = FileSystem.displayName(path)
    let folder = path == "-" ? "." : FileSystem.parent(of: path)
    let files = Mutex<[String]>([])
    do {
      let document = try Document(parsing: bytes, file: name, fallbackName: fallbackName(path)) {
        file in
        let relative = file.hasPrefix("/") || folder == "." ? file : "\(folder)/\(file)"
        files.withLock { $0.append(relative) }
        note(relative)
        return try FileSystem.read(relative, limit: FileSystem.pictureLimit)
      }
      return Subject(
        story: document.story, origin: .document(path), files: files.withLock { $0 },
        text: path == "-" ? bytes : nil)
    } catch {
      throw CommandFailure(error, in: name)
    }
  }

  /// Whether a JSON file in a folder is meant as a document: one with neither a view nor a version is
  /// something else, such as a package's settings; one that cannot be read is told about later.
  static func mayBeDocument(_ path: String) throws(CommandFailure) -> Bool {
    let bytes = try FileSystem.read(path, limit: FileSystem.dataLimit)
    guard let root = try? JSONDocument(parsing: bytes, limits: .data).root, root.kind == .object
    else { return true }
    return root["view"] != nil || root["version"]?.number != nil
  }

  /// The name of a document that gives none: its file's name in small letters, digits and hyphens.
  static func fallbackName(_ path: String) -> String {
    guard path != "-" else { return "document" }
    let file = path.split(separator: "/").last.map(String.init) ?? "document"
    let base = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    let bytes = base.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "-")
      }
    }
    return bytes.isEmpty ? "document" : String(decoding: bytes.prefix(100), as: UTF8.self)
  }
}
