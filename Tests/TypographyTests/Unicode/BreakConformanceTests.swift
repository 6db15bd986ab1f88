import Testing

@testable import Typography

@Suite("Unicode: breaking")
struct BreakConformanceTests {
  @Test("Every case of GraphemeBreakTest")
  func graphemeClusters() throws {
    var failures: [Substring] = []
    for line in try UnicodeTestFile.lines(of: "auxiliary/GraphemeBreakTest.txt") {
      let (scalars, breaks) = UnicodeTestFile.boundaries(in: line)
      let expected = breaks.indices.filter { breaks[$0] }
      if graphemeClusterStarts(in: scalars) != expected { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) lines differ, first \(failures.prefix(5))")
  }

  @Test("Every case of WordBreakTest")
  func words() throws {
    var failures: [Substring] = []
    for line in try UnicodeTestFile.lines(of: "auxiliary/WordBreakTest.txt") {
      let (scalars, breaks) = UnicodeTestFile.boundaries(in: line)
      if wordStarts(in: scalars) != breaks.indices.filter({ breaks[$0] }) { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) lines differ, first \(failures.prefix(5))")
  }

  @Test("Every case of LineBreakTest")
  func lineBreaks() throws {
    var failures: [Substring] = []
    for line in try UnicodeTestFile.lines(of: "auxiliary/LineBreakTest.txt") {
      let (scalars, breaks) = UnicodeTestFile.boundaries(in: line)
      if lineBreakOpportunities(in: scalars).map({ $0 != .prohibited }) != breaks {
        failures.append(line)
      }
    }
    #expect(failures.isEmpty, "\(failures.count) lines differ, first \(failures.prefix(5))")
  }

  @Test("Hard breaks are mandatory, spaces are not")
  func mandatoryBreaks() {
    #expect(
      lineBreakOpportunities(in: Array("a b\r\nc\u{2028}d".unicodeScalars.map(\.value))) == [
        .prohibited, .prohibited, .allowed, .prohibited, .prohibited, .mandatory, .prohibited,
        .mandatory,
      ])
  }

  @Test("A space after a closing quotation mark may break, even before a bracket")
  func closingQuotes() {
    let opportunities = lineBreakOpportunities(in: Array("“a” (b) \"".unicodeScalars.map(\.value)))
    #expect(opportunities[4] == .allowed)
  }
}
