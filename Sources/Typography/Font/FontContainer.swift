import Codecs

/// Font files that are packed for the web: WOFF (W3C "WOFF File Format 1.0") and WOFF2 ("2.0").
package enum FontContainer {
  /// The bytes of a font file as tables in the open: those of a WOFF or WOFF2 file unpacked, others as
  /// they are.
  ///
  /// - Parameter index: which face of a WOFF2 collection; the result holds that one only.
  package static func unpacked(_ bytes: [UInt8], face index: Int) throws(FontError) -> [UInt8] {
    let file = FontBytes(bytes)
    return try unpacked(file, face: index)?.copy() ?? bytes
  }

  /// The unpacked file; `nil` for files that are not packed.
  static func unpacked(_ file: FontBytes, face index: Int) throws(FontError) -> FontBytes? {
    let format: String
    switch file.view.tag(0) {
    case "wOFF": format = "WOFF"
    case "wOF2": format = "WOFF2"
    default: return nil
    }
    guard file.view.count <= FontDirectory.maximumBytes else {
      throw .tooLarge(bytes: file.view.count, limit: FontDirectory.maximumBytes)
    }
    do throws(DamagedContainer) {
      let plain =
        format == "WOFF"
        ? try WOFF.unpacked(file.view) : try WOFF2(file.view, face: index).unpacked()
      return FontBytes(plain)
    } catch {
      switch error {
      case .reason(let reason): throw .damagedContainer(format: format, reason: reason)
      case .noSuchFace(let count): throw .noSuchFace(index: index, count: count)
      }
    }
  }

  /// The most bytes that a packed file of some size may unpack to: ten times its size and a megabyte.
  /// No font with glyphs comes near, and small files cannot ask for much memory.
  static func limit(packed count: Int) -> Int {
    min(FontDirectory.maximumBytes, 1 << 20 + count * 10)
  }
}

/// Why a packed font is refused.
enum DamagedContainer: Error {
  case reason(String)
  case noSuchFace(count: Int)
}

/// Writes a font file: the directory, then the tables.
struct FontFileWriter {
  private var bytes: [UInt8]
  private var count = 0
  private let room: Int

  /// - Parameter size: about how many bytes the tables have together.
  init(flavor: FontTag, tables: Int, size: Int) {
    room = tables
    bytes = []
    bytes.reserveCapacity(12 + tables * 20 + size)
    append(flavor)
    // Readers find tables without the hints for a binary search that follow the count.
    bytes += [UInt8(truncatingIfNeeded: tables >> 8), UInt8(truncatingIfNeeded: tables)]
    bytes += [UInt8](repeating: 0, count: 6 + tables * 16)
  }

  /// Adds a table; there must be room for it in the directory.
  mutating func append(_ tag: FontTag, _ table: ArraySlice<UInt8>, checksum: Int = 0) {
    guard count < room else { return }
    let numbers = [Int(tag.rawValue), checksum, bytes.count, table.count]
    for (index, number) in numbers.enumerated() {
      for byte in 0..<4 {
        bytes[12 + count * 16 + index * 4 + byte] =
          UInt8(truncatingIfNeeded: number >> (24 - byte * 8))
      }
    }
    count += 1
    bytes += table
    while bytes.count & 3 != 0 { bytes.append(0) }
  }

  private mutating func append(_ tag: FontTag) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: tag.rawValue >> shift))
    }
  }

  consuming func finish() -> [UInt8] { bytes }
}

/// WOFF: each table by itself, compressed by Deflate where that makes it shorter.
enum WOFF {
  private static let headerBytes = 44
  private static let entryBytes = 20

  static func unpacked(_ file: TableView) throws(DamagedContainer) -> [UInt8] {
    let count = file.u16(12)
    guard file.count >= headerBytes + count * entryBytes else {
      throw .reason("it ends inside its table directory")
    }
    var total = 0
    for index in 0..<count { total += file.u32(headerBytes + index * entryBytes + 12) }
    let limit = FontContainer.limit(packed: file.count)
    guard total <= limit else {
      throw .reason("its tables would be \(total) bytes, more than the \(limit) that are accepted")
    }
    var writer = FontFileWriter(flavor: file.tag(4), tables: count, size: total)
    for index in 0..<count {
      let entry = headerBytes + index * entryBytes
      let tag = file.tag(entry)
      let (packedCount, plainCount) = (file.u32(entry + 8), file.u32(entry + 12))
      let packed = file.slice(file.u32(entry + 4), length: packedCount)
      guard packed.count == packedCount, packedCount <= plainCount else {
        throw .reason("its table '\(tag)' is not all there")
      }
      var table = packed.copy()
      if packedCount < plainCount {
        do throws(InflateError) {
          table = try Inflate.zlib(table[...], expected: plainCount)
        } catch {
          throw .reason("its table '\(tag)': \(error)")
        }
      }
      writer.append(tag, table[...], checksum: file.u32(entry + 16))
    }
    return writer.finish()
  }
}
