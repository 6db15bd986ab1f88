import Components
import Typography

/// An embedded face under another name, with other characters, for tests of given fonts.
struct GivenFont {
  var family: String
  /// The embedded face that it is made of.
  var source = "StillframeMono-Regular"
  /// The characters, with those whose glyphs they get.
  var characters: [UInt32: UInt32]
  var isItalic = false
  /// In font units, of 1000 to the em for the monospaced face.
  var ascent: Int?
  var descent: Int?

  var file: FontFile {
    guard let bytes = EmbeddedFonts.file(named: source),
      let face = EmbeddedFonts.face(named: source)
    else { preconditionFailure("there is no face \(source)") }
    var tables: [(tag: String, bytes: [UInt8])] = []
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for index in 0..<count {
      let record = 12 + index * 16
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let offset = number(bytes, record + 8)
      tables.append((tag, Array(bytes[offset..<offset + number(bytes, record + 12)])))
    }
    func change(_ tag: String, _ body: (inout [UInt8]) -> Void) {
      for index in tables.indices where tables[index].tag == tag { body(&tables[index].bytes) }
    }
    change("name") { $0 = names }
    change("cmap") { $0 = cmap(face) }
    change("OS/2") { table in
      // Neither typographic metrics nor another slope than is asked for.
      table[62] = 0
      table[63] = isItalic ? 1 : 0
    }
    change("hhea") { table in
      if let ascent { table.replaceSubrange(4..<6, with: big(ascent, 2)) }
      if let descent { table.replaceSubrange(6..<8, with: big(-descent, 2)) }
    }
    var directory: [UInt8] = [0, 1, 0, 0] + big(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + [0, 0, 0, 0]
      directory += big(12 + tables.count * 16 + content.count, 4) + big(bytes.count, 4)
      content += bytes
    }
    return FontFile(bytes: directory + content, name: "\(family).ttf")
  }

  private var names: [UInt8] {
    let style = isItalic ? "Italic" : "Regular"
    var records: [UInt8] = []
    var storage: [UInt8] = []
    let postScript = "\(family.filter { $0 != " " })-\(style)"
    let texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScript)]
    for (identifier, text) in texts {
      let bytes = text.utf16.flatMap { big(Int($0), 2) }
      for value in [3, 1, 0x409, identifier, bytes.count, storage.count] {
        records += big(value, 2)
      }
      storage += bytes
    }
    return big(0, 2) + big(4, 2) + big(6 + records.count, 2) + records + storage
  }

  /// Format 12 with a group for each character.
  private func cmap(_ face: FontFace) -> [UInt8] {
    var groups: [UInt8] = []
    for (scalar, source) in characters.sorted(by: { $0.key < $1.key }) {
      groups += big(Int(scalar), 4) + big(Int(scalar), 4)
      groups += big(Int(face.glyph(for: source) ?? 0), 4)
    }
    let header = big(12, 2) + big(0, 2) + big(16 + groups.count, 4) + big(0, 4)
    return big(0, 2) + big(1, 2) + big(3, 2) + big(10, 2) + big(12, 4) + header
      + big(characters.count, 4) + groups
  }

  private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}
