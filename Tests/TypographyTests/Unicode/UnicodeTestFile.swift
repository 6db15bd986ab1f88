import Foundation

/// The lines of a conformance file of the Unicode Character Database.
///
/// The suite reads the samples in Tests/Fixtures/Unicode (made by
/// scripts/generate-unicode-fixtures.py). With `STILLFRAME_FULL_UNICODE_TESTS=1` it reads the
/// whole files of Debian's `unicode-data` instead.
enum UnicodeTestFile {
  static func lines(of path: String) throws -> [Substring] {
    let wantsAll = ProcessInfo.processInfo.environment["STILLFRAME_FULL_UNICODE_TESTS"] == "1"
    let url =
      wantsAll
      ? URL(fileURLWithPath: "/usr/share/unicode").appendingPathComponent(path)
      : URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/Unicode")
        .appendingPathComponent(path.split(separator: "/").last.map(String.init) ?? path)
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      return data.isEmpty ? nil : Substring(data)
    }
  }

  /// Reads a test of boundaries: `÷ 0020 × 0308 ÷`.
  ///
  /// - Returns: the characters, and for the place before each whether it is a boundary.
  static func boundaries(in line: Substring) -> (scalars: [UInt32], breaks: [Bool]) {
    var scalars: [UInt32] = []
    var breaks: [Bool] = []
    for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if word == "÷" || word == "×" {
        breaks.append(word == "÷")
      } else {
        scalars.append(UInt32(word, radix: 16) ?? 0)
      }
    }
    return (scalars, Array(breaks.prefix(scalars.count)))
  }
}
