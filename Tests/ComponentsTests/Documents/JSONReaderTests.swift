import Components
import Testing

@Suite("JSON: reading")
struct JSONReaderTests {
  @Test("Every kind of value is read, with its place and path")
  func readsEveryKind() throws {
    let root = try read(
      """
      {
        "name": "card",
        "views": [null, true, -1.5e2, {"é": "\\u00e9\\uD83D\\uDE00"}]
      }
      """)
    #expect(root["name"]?.string == "card")
    let views = try #require(root["views"])
    #expect(views.elements.map(\.kind) == [.null, .boolean, .number, .object])
    let last = try #require(views.elements.map { $0 }.last)
    let member = try #require(last.members.map { $0 }.first)
    #expect(member.value.string == "é😀")
    #expect(member.keyPosition.description == "3:34")
    #expect(member.value.position.description == "3:39")
    #expect(member.value.path == "$.views[3][\"é\"]")
  }

  @Test(
    "A fault is named with line, column, path and expectation",
    arguments: [
      ("", "1:1: $: expected a JSON value, found an empty text"),
      ("  \n ", "2:2: $: expected a JSON value, found an empty text"),
      ("{\"a\": }", "1:7: $.a: expected a value, found '}'"),
      ("{\"a\": 1 \"b\"}", "1:9: $: expected ',' or '}', found a string"),
      (
        "[1, 2,\n]",
        "1:6: $: the comma before the end of the array has no value after it; remove it"
      ),
      ("{\"a\": [1, 2", "1:12: $.a: the text ends inside the array opened at 1:7"),
      ("{\"a\" 1}", "1:6: $.a: expected ':' after the key, found \"1\""),
      ("{a: 1}", "1:2: $: expected a key in double quotes or '}', found \"a\""),
      ("[True]", "1:2: $: expected a value, found \"True\""),
      (
        "['x']",
        "1:2: $: expected a value, found a single quote; JSON strings stand in double quotes"
      ),
      ("// hello\n1", "1:1: $: expected a value, found '/'; JSON has no comments"),
      ("1 2", "1:3: $: expected the end of the text, found \"2\""),
      ("\"abc\n\"", "1:1: $: the string is not closed: expected \" before the end of the line"),
      (
        "[\"a\\x\"]",
        "1:4: $: \"\\x\" is not an escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
      ),
      (
        "[\"\\ud800x\"]",
        "1:3: $: \\uD800 is half of a surrogate pair; expected both halves or the character itself"
      ),
      ("[\"\u{1}\"]", "1:3: $: control character U+0001 inside a string; write it as \\u0001"),
      ("[01]", "1:2: $: \"01\" is not a JSON number: it has a leading zero"),
      ("[1.]", "1:2: $: \"1.\" is not a JSON number: expected a digit after '.'"),
      ("[-]", "1:2: $: \"-\" is not a JSON number: expected a digit after '-'"),
      ("[1e]", "1:2: $: \"1e\" is not a JSON number: expected a digit in the exponent"),
      ("[12px]", "1:2: $: \"12px\" is not a JSON number: it runs into other characters"),
      ("[1e999]", "1:2: $: the number \"1e999\" is too large"),
      ("{\"a\": 1,\n \"\\u0061\": 2}", "2:2: $: duplicate key \"a\", first given at 1:2"),
    ])
  func namesFaults(text: String, message: String) {
    #expect(fault(Array(text.utf8)) == message)
  }

  @Test("Bytes that are no UTF-8 are refused where they stand")
  func refusesBadUTF8() {
    // Stray continuation, overlong '/', surrogate, past U+10FFFF, cut short.
    let sequences: [[UInt8]] = [
      [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ]
    for bytes in sequences {
      let text: [UInt8] = [0x5B, 0x22] + bytes + [0x22, 0x5D]
      let byte = bytes[0]
      #expect(
        fault(text)
          == "1:3: $: byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; save the file as UTF-8"
      )
    }
    #expect(
      fault([0xFF, 0xFE]) == "1:1: $: expected a value, found byte 0xFF, which is not valid UTF-8")
  }

  @Test(
    "Columns count scalars on long lines too, whatever bytes they take",
    arguments: ["", "\u{FEFF}"])
  func columnsOnLongLines(mark: String) throws {
    var text = mark + "["
    var columns: [Int] = []
    for index in 0..<2_000 {
      columns.append(text.unicodeScalars.count + 1 - mark.unicodeScalars.count)
      text += "\"" + ["a", "é", "語", "😀"][index % 4] + "\","
    }
    text += "\r\n0]"
    let root = try read(text)
    let places = root.elements.map(\.position)
    #expect(places.dropLast().map(\.column) == columns)
    #expect(places.last?.description == "2:1")
  }

  @Test("A byte order mark before the text is ignored and takes no column")
  func ignoresByteOrderMark() throws {
    #expect(fault([0xEF, 0xBB, 0xBF, 0x78]) == "1:1: $: expected a value, found \"x\"")
    #expect(try JSONDocument(parsing: [0xEF, 0xBB, 0xBF, 0x31]).root.number == 1)
  }

  @Test("Columns count characters, lines end at LF, CR LF and CR")
  func countsLinesAndColumns() {
    #expect(fault(Array("[\"é😀\", x]".utf8)) == "1:8: $: expected a value, found \"x\"")
    #expect(fault(Array("[\r\n1,\r2,\n x]".utf8)) == "4:2: $: expected a value, found \"x\"")
  }

  @Test("Depth and size have limits")
  func hasLimits() {
    let limits = JSONLimits(byteCount: 40, depth: 3)
    #expect(fault(Array("[[[1]]]".utf8), limits) == nil)
    #expect(
      fault(Array("[[[[1]]]]".utf8), limits)
        == "1:4: $[0][0]: nested deeper than 3 levels, which is the most that is read")
    #expect(
      fault([UInt8](repeating: 0x20, count: 41), limits)
        == "1:1: $: the text has 41 bytes; at most 40 are read")
  }

  @Test("A text a hundred thousand levels deep is read and freed without recursion")
  func readsDeepTexts() throws {
    let depth = 100_000
    let text = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    var value = try JSONDocument(parsing: text, limits: .data).root
    var levels = 1
    while let inner = value.elements.first(where: { _ in true }) {
      value = inner
      levels += 1
    }
    #expect(levels == depth)
  }

  @Test("Duplicate keys are found among many, by bytes and not by canonical equivalence")
  func findsDuplicatesAmongMany() {
    let keys = (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    #expect(fault(Array("{\(keys)}".utf8)) == nil)
    #expect(
      fault(Array("{\(keys),\n\"k7\": 1}".utf8))
        == "2:1: $: duplicate key \"k7\", first given at 1:65")
    // U+00E9 and e + U+0301 are different keys.
    #expect(fault(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)) == nil)
  }

  @Test("Numbers read as the nearest Double")
  func readsNumbers() throws {
    let texts = [
      "0", "-0", "1", "0.1", "123456789012345678", "9007199254740993", "1e22",
      "1.7976931348623157e308",
      "4.9e-324", "3.14159265358979", "100.25", "-12.5e-3", "0.30000000000000004",
    ]
    for text in texts {
      #expect(try read("[\(text)]").elements.first { _ in true }?.number == Double(text), "\(text)")
    }
    #expect(try read("7").integer == 7)
    #expect(try read("7.5").integer == nil)
  }

  private func read(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  private func fault(_ bytes: [UInt8], _ limits: JSONLimits = .document) -> String? {
    do {
      _ = try JSONDocument(parsing: bytes, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }
}
