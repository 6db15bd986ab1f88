import Foundation
import Typography

/// Damaged copies of a font, the same for a seed on every machine.
package struct FontMutants {
  private let original: [UInt8]
  private let ranges: [Range<Int>]

  /// - Parameter face: an embedded face, or a file of `outlineShares`; an unknown one has no mutants.
  package init?(face: String) {
    guard let file = OutlineFonts.file(named: face) ?? EmbeddedFonts.file(named: face) else {
      return nil
    }
    self.init(file: file)
  }

  /// - Parameter file: a font with one face.
  init(file: [UInt8]) {
    original = file
    ranges = Self.interestingRanges(of: file)
  }

  /// Small files are mutated more: a byte of theirs counts for more, and debug builds are slow.
  package static let shares: [(face: String, percent: Int)] = [
    ("StillframeSansHebrew-Regular", 40), ("StillframeSansArabic-Regular", 40),
    ("StillframeMono-Regular", 8), ("StillframeSans-Regular", 8), ("StillframeEmoji-Regular", 4),
  ]

  /// Tiny files with cubic, variable and packed outlines.
  package static let outlineShares: [(face: String, percent: Int)] = [
    ("operators.otf", 25), ("numbered-3.otf", 10), ("mixed.otf", 20),
    ("vertical-variable.ttf", 10), ("variable.woff", 5), ("variable.woff2", 15),
    ("operators.woff2", 15),
  ]

  /// Opens mutants and, if they open, shapes and draws with them.
  ///
  /// What a damaged font draws does not matter; that this returns does.
  ///
  /// - Returns: how many opened, and how long the slowest took.
  @discardableResult
  package func use(_ seeds: Range<Int>) -> (opened: Int, longest: Duration) {
    var opened = 0
    var longest = Duration.zero
    for seed in seeds {
      var random = SeededRandom(UInt64(seed))
      let file = mutate(&random)
      let start = ContinuousClock.now
      if let mutant = try? FontFace(bytes: file) {
        opened += 1
        Self.use(mutant, &random)
      }
      longest = max(longest, ContinuousClock.now - start)
    }
    return (opened, longest)
  }

  func mutate(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = original
    let kind = Int.random(in: 0..<10, using: &random)
    if kind == 0 {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    guard !bytes.isEmpty else { return bytes }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      let place = Int.random(in: range, using: &random)
      guard place < bytes.count else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = random.byte()
      case 1: bytes[place] ^= 1 << UInt8(random.byte() & 7)
      case 2: bytes[place] = 0xFF
      default: bytes[place] = bytes[place] &+ 1
      }
    }
    return bytes
  }

  /// The whole file, its directory, and each table and its start: layout tables and the directory
  /// are where counts and offsets are.
  private static func interestingRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges = [0..<bytes.count, 12..<min(bytes.count, 300)]
    // Packed files: their directory, and what is compressed.
    guard bytes[0] != UInt8(ascii: "w") else { return ranges }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for table in 0..<count {
      let record = 12 + table * 16
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      func number(_ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let start = number(record + 8)
      let end = min(start + number(record + 12), bytes.count)
      guard start < end, tag != "name", tag != "post" else { continue }
      ranges.append(start..<end)
      ranges.append(start..<min(start + 64, end))
      if ["GSUB", "GPOS", "GDEF", "cmap", "COLR", "CPAL", "CBLC", "CBDT", "sbix"].contains(tag) {
        ranges += [start..<end, start..<min(start + 400, end)]
      }
    }
    return ranges
  }

  private static let texts: [(String, FontTag, ShapeRequest.Direction)] = [
    ("AVATAR 1⁄2 e\u{301}\u{323} (x) -> 12:30 ffi", "Latn", .leftToRight),
    ("بِسْمِ اللَّهِ لا 123 ک\u{200C}گ", "Arab", .rightToLeft),
    ("בְּרֵאשִׁ֖ית «א»", "Hebr", .rightToLeft),
    ("👨\u{200D}👩\u{200D}👧 👍🏽 🇮🇱", "Zyyy", .leftToRight),
  ]

  private static func use(_ face: FontFace, _ random: inout SeededRandom) {
    for (text, script, direction) in texts {
      let request = ShapeRequest(
        scalars: text.unicodeScalars.map(\.value), script: script, direction: direction,
        features: [FontFeature(tag: "tnum"), FontFeature(tag: "aalt", value: 3)])
      for glyph in Shaper.shape(request, face: face).prefix(40) {
        _ = face.outline(of: glyph.glyph).segments
      }
    }
    for _ in 0..<4 { _ = face.outline(of: UInt16.random(in: 0...2000, using: &random)) }
    let places = face.axes.map {
      FontAxisValue(
        tag: $0.tag, value: Double.random(in: -1000...1000, using: &random))
    }
    let instance = face.instance(places)
    for glyph in 0..<min(UInt16(truncatingIfNeeded: face.glyphCount), 12) {
      _ = face.extents(of: glyph)
      guard !places.isEmpty else { continue }
      _ = instance.outline(of: glyph).segments
      _ = instance.vertical(of: glyph)
    }
  }
}

extension OutlineFonts {
  /// The bytes of one of `files`.
  static func file(named name: String) -> [UInt8]? {
    let file = files.first { $0.name == name }
    return file.flatMap { Data(base64Encoded: $0.base64) }.map { [UInt8]($0) }
  }
}
