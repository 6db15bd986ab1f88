/// The table directory of an sfnt file (OpenType, "Organization of an OpenType Font").
struct FontDirectory: Sendable {
  /// Larger files are refused before anything is read from them.
  static let maximumBytes = 64 * 1024 * 1024

  private struct Entry: Sendable {
    let tag: FontTag
    let offset: Int
    let length: Int
  }

  private let file: TableView
  private let entries: [Entry]

  /// Reads the directory of one face.
  ///
  /// - Parameter index: which face of a collection; 0 for a single font.
  init(_ file: TableView, face index: Int) throws(FontError) {
    guard file.count <= Self.maximumBytes else {
      throw .tooLarge(bytes: file.count, limit: Self.maximumBytes)
    }
    guard file.count >= 12 else {
      throw .truncated(table: "the header", needed: 12, present: file.count)
    }
    let start = try Self.start(in: file, face: index)
    try Self.checkSignature(file.tag(start))
    let count = file.u16(start + 4)
    let end = start + 12 + count * 16
    guard end <= file.count else {
      throw .truncated(table: "the table directory", needed: end, present: file.count)
    }
    self.file = file
    entries = (0..<count).map { index in
      let record = start + 12 + index * 16
      return Entry(
        tag: file.tag(record), offset: file.u32(record + 8), length: file.u32(record + 12))
    }
  }

  /// The bytes of a table, cut short where the file ends; empty if there is none.
  func table(_ tag: FontTag) -> TableView {
    guard let entry = entries.first(where: { $0.tag == tag }) else { return .empty }
    return file.slice(entry.offset, length: entry.length)
  }

  /// The bytes of a table that a face cannot do without.
  func required(_ tag: FontTag, atLeast minimum: Int) throws(FontError) -> TableView {
    let view = table(tag)
    guard !view.isEmpty else { throw .missingTable("\(tag)") }
    guard view.count >= minimum else {
      throw .truncated(table: "\(tag)", needed: minimum, present: view.count)
    }
    return view
  }

  private static func start(in file: TableView, face index: Int) throws(FontError) -> Int {
    guard file.tag(0) == "ttcf" else {
      guard index == 0 else { throw .noSuchFace(index: index, count: 1) }
      return 0
    }
    let count = file.u32(8)
    guard index >= 0, index < count else { throw .noSuchFace(index: index, count: count) }
    let start = file.u32(12 + index * 4)
    guard start + 12 <= file.count else {
      throw .truncated(table: "the collection header", needed: start + 12, present: file.count)
    }
    return start
  }

  private static func checkSignature(_ signature: FontTag) throws(FontError) {
    switch signature {
    case FontTag(0x0001_0000), "true", "OTTO": return
    default: throw .notAFont(signature: "\(signature)")
    }
  }
}
