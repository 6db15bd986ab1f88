import Components
import Render
import Resources
import Synchronization
import Typography

/// The faces of given font files in a display list: files are named by their paths and hashes, so that
/// another program reads them itself.
struct GivenFaces {
  private(set) var files: [MappedFile] = []
  /// Faces with the places of their files, each once.
  private(set) var faces: [(face: FontFace, file: Int)] = []

  init(in list: DisplayList) {
    var known: Set<String> = []
    for case .glyphs(let run, _) in list.commands {
      guard let face = run.source as? FontFace, let file = face.owner as? MappedFile,
        known.insert(face.identifier).inserted
      else { continue }
      let place = files.firstIndex { $0 === file } ?? files.count
      if place == files.count { files.append(file) }
      faces.append((face, place))
    }
  }

  // MARK: Reading

  /// Files that have been opened: the pictures of a story share their fonts.
  private static let opened = Mutex<[String: MappedFile]>([:])
  /// The most files that are kept open.
  private static let limit = 64

  /// - Throws: `ContentError.font` for a file that is not there or is another one.
  static func file(at path: String, sha256: String) throws(ContentError) -> MappedFile {
    let key = "\(sha256) \(path)"
    if let known = opened.withLock({ $0[key] }) { return known }
    let file: MappedFile
    do throws(SystemError) {
      file = try MappedFile(path, limit: SnapshotStore.maximumFileBytes)
    } catch {
      throw .font(name: path, reason: "\(error)")
    }
    try check(file, sha256, name: path)
    opened.withLock { opened in
      if opened.count >= limit { opened = [:] }
      opened[key] = file
    }
    return file
  }

  static func file(_ bytes: [UInt8], sha256: String) throws(ContentError) -> MappedFile {
    let file = MappedFile(bytes)
    try check(file, sha256, name: "in memory")
    return file
  }

  private static func check(
    _ file: MappedFile, _ sha256: String, name: String
  ) throws(ContentError) {
    guard file.sha256 == sha256 else {
      throw .font(name: name, reason: "it is another file than the one the text was set in")
    }
  }

  static func face(
    named name: String, _ file: MappedFile, _ index: Int, at coordinates: [Int]
  ) throws(ContentError) -> FontFace {
    do throws(FontError) {
      let count = unsafe FontFace.count(in: file.bytes)
      guard (0..<count).contains(index) else { throw .noSuchFace(index: index, count: count) }
      let face = try unsafe FontFace(file.bytes, keptBy: file, index: index)
        .instance(atCoordinates: coordinates)
      if let face, face.identifier == name { return face }
    } catch {
      throw .font(name: name, reason: "\(error)")
    }
    throw .font(name: name, reason: "its file has no such face")
  }
}
