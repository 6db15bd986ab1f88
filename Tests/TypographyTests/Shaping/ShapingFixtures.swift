import Foundation
import Typography

/// HarfBuzz's answers, written by scripts/shape-fixtures.py into Tests/Fixtures/Shaping.
enum ShapingFixtures {
  /// A run as a line of a fixture describes it.
  struct Run {
    var conformance: ShapeConformanceRun

    /// Reads `script direction features` and code points.
    init?(script: Substring, direction: Substring, features: Substring, text: Substring) {
      let scalars = text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      var pairs: [(tag: String, value: UInt32)] = []
      if features != "-" {
        for feature in features.split(separator: ",") {
          let sides = feature.split(separator: "=")
          guard sides.count == 2, let value = UInt32(sides[1]) else { return nil }
          pairs.append((String(sides[0]), value))
        }
      }
      conformance = ShapeConformanceRun(
        scalars: scalars, script: String(script), direction: String(direction), features: pairs)
    }
  }

  /// A run with its glyphs written out.
  struct Shown {
    var title: String
    var face: String
    var run: Run
    /// Per glyph what `glyphs.txt` lists, with colons between.
    var glyphs: [String]
  }

  static func lines(of name: String) throws -> [Substring] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Shaping/\(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
  }

  static func runs() throws -> [Run] {
    try lines(of: "runs.txt").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4 else { return nil }
      return Run(script: parts[0], direction: parts[1], features: parts[2], text: parts[3])
    }
  }

  static func shown() throws -> [Shown] {
    var result: [Shown] = []
    let lines = try lines(of: "glyphs.txt").filter { !$0.hasPrefix("#") }
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let parts = lines[index].split(separator: " | ")
      guard parts.count == 6,
        let run = Run(
          script: parts[2], direction: parts[3], features: parts[4], text: parts[5])
      else { continue }
      result.append(
        Shown(
          title: String(parts[0]), face: String(parts[1]), run: run,
          glyphs: lines[index + 1].split(separator: " ").map(String.init)))
    }
    return result
  }

  /// Per face the digests of all runs, four characters each.
  static func digests() throws -> [(face: String, digests: [Substring])] {
    try lines(of: "digests.txt").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { return nil }
      var digests: [Substring] = []
      var rest = parts[1]
      while rest.utf8.count >= 4 {
        digests.append(rest.prefix(4))
        rest = rest.dropFirst(4)
      }
      return (String(parts[0]), digests)
    }
  }

  /// 24 bits of FNV-1a over the numbers of some glyphs, as four characters.
  static func digest(of glyphs: [ShapedGlyph]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for glyph in glyphs {
      for number in numbers(of: glyph) {
        hash = (hash ^ UInt64(UInt32(truncatingIfNeeded: number))) &* 0x100_0000_01B3
      }
    }
    let bits = hash ^ hash >> 24 ^ hash >> 48
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let characters = [18, 12, 6, 0].map { alphabet[Int(bits >> UInt64($0) & 63)] }
    return String(decoding: characters, as: UTF8.self)
  }

  static func numbers(of glyph: ShapedGlyph) -> [Int] {
    [
      Int(glyph.glyph), glyph.cluster, Int(glyph.xAdvance), Int(glyph.yAdvance),
      Int(glyph.xOffset), Int(glyph.yOffset), glyph.isUnsafeToBreak ? 1 : 0,
    ]
  }

  static func shape(_ run: Run, with face: FontFace) -> [ShapedGlyph] {
    let conformance = run.conformance
    let request = ShapeRequest(
      scalars: conformance.scalars, script: FontTag(conformance.script),
      direction: conformance.direction == "rtl" ? .rightToLeft : .leftToRight,
      features: conformance.features.map { FontFeature(tag: FontTag($0.tag), value: $0.value) })
    return Shaper.shape(request, face: face)
  }
}
