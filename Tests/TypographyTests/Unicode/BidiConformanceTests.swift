import Testing

@testable import Typography

@Suite("Unicode: bidirectional algorithm")
struct BidiConformanceTests {
  @Test("Cases of BidiTest: levels and order of classes")
  func classes() throws {
    var expected: [Substring] = []
    var order: [Substring] = []
    var failures: [String] = []
    for line in try UnicodeTestFile.lines(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst("@Levels:".count).split { $0 == " " || $0 == "\t" }
      }
      if line.hasPrefix("@Reorder:") {
        order = line.dropFirst("@Reorder:".count).split(whereSeparator: \.isWhitespace)
      }
      guard !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      let classes = fields[0].split(separator: " ").map {
        Self.classNamed[String($0)] ?? .leftToRight
      }
      let directions = Int(fields[1].drop { $0 == " " }) ?? 0
      for (bit, direction) in [BidiBaseDirection.firstStrong, .leftToRight, .rightToLeft]
        .enumerated() where directions >> bit & 1 == 1
      {
        let paragraph = BidiParagraph(classes: classes, brackets: [], direction: direction)
        let levels = paragraph.levels(ofLine: 0..<classes.count)
        if !Self.agree(levels, expected) || Self.visualOrder(levels, classes) != order {
          failures.append("\(line) \(direction)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) cases differ, first \(failures.prefix(5))")
  }

  @Test("Cases of BidiCharacterTest: base level, levels and order of characters")
  func characters() throws {
    var failures: [Substring] = []
    for line in try UnicodeTestFile.lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").map { UInt32($0, radix: 16) ?? 0 }
      let direction: BidiBaseDirection =
        switch fields[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .firstStrong
        }
      let paragraph = BidiParagraph(scalars: scalars[...], direction: direction)
      let levels = paragraph.levels(ofLine: 0..<scalars.count)
      let order = Self.visualOrder(levels, paragraph.classes)
      let isRight =
        "\(paragraph.baseLevel)" == fields[2]
        && Self.agree(levels, fields[3].split(separator: " "))
        && order == fields[4].split(separator: " ")
      if !isRight { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) cases differ, first \(failures.prefix(5))")
  }

  @Test("Deep nesting and long runs are linear")
  func hostileInput() {
    let deep = [UInt32](repeating: 0x2068, count: 20_000)  // FSI
    let nested = BidiParagraph(scalars: (deep + [0x5D0] + deep)[...], direction: .firstStrong)
    // Every FSI is unmatched, so P2 finds no strong character outside them.
    #expect(nested.baseLevel == 0)
    let brackets = [UInt32](repeating: 0x28, count: 20_000) + [0x5D0]
    #expect(BidiParagraph(scalars: brackets[...], direction: .leftToRight).levels.last == 1)
    let marks = [0x5D0] + [UInt32](repeating: 0x5B8, count: 20_000)
    // W1: each mark takes the class of the letter.
    #expect(
      BidiParagraph(scalars: marks[...], direction: .leftToRight).levels.allSatisfy { $0 == 1 })
  }

  /// The order on the screen of the characters that X9 keeps, as the files write it.
  private static func visualOrder(_ levels: [UInt8], _ classes: [BidiClass]) -> [Substring] {
    bidiVisualOrder(levels: levels).filter { !classes[$0].isRemovedByX9 }.map { "\($0)" }
  }

  /// Levels that the file gives as `x` belong to characters X9 removes and may be any.
  private static func agree(_ levels: [UInt8], _ expected: [Substring]) -> Bool {
    levels.count == expected.count
      && zip(levels, expected).allSatisfy { $1 == "x" || "\($0)" == $1 }
  }

  private static let classNamed: [String: BidiClass] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE",
        "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
      ], BidiClass.allCases))
}
