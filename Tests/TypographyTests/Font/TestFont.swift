/// Builds font files table by table, so that tests can write what no tool would.
struct TestFont {
  private var tables: [(tag: String, bytes: [UInt8])] = []

  /// A font of `glyphCount` blank glyphs of 500 units, 1000 to the em.
  init(glyphCount: Int = 4) {
    var head = [UInt8](repeating: 0, count: 54)
    head[18] = 0x03
    head[19] = 0xE8
    set("head", head)
    set("maxp", [0, 1, 0, 0] + big16(glyphCount))
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.replaceSubrange(4..<8, with: big16(800) + big16(-200))
    hhea.replaceSubrange(34..<36, with: big16(1))
    set("hhea", hhea)
    set("hmtx", big16(500) + [UInt8](repeating: 0, count: glyphCount * 2))
    set("loca", [UInt8](repeating: 0, count: (glyphCount + 1) * 2))
    set("glyf", [0])
    set("cmap", [0, 0, 0, 0])
  }

  /// Adds or replaces a table.
  mutating func set(_ tag: String, _ bytes: [UInt8]) {
    tables.removeAll { $0.tag == tag }
    tables.append((tag, bytes))
  }

  mutating func remove(_ tag: String) { tables.removeAll { $0.tag == tag } }

  var bytes: [UInt8] {
    var directory: [UInt8] = [0, 1, 0, 0] + big16(tables.count) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    let start = 12 + tables.count * 16
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + [0, 0, 0, 0] + big32(start + content.count)
      directory += big32(bytes.count)
      content += bytes
    }
    return directory + content
  }
}

func big16(_ values: Int...) -> [UInt8] {
  values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

func big32(_ values: Int...) -> [UInt8] { values.flatMap { big16($0 >> 16, $0) } }
