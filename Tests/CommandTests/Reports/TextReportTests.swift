import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Commands

@Suite("Reports: JUnit and Markdown")
struct TextReportTests {
  /// Counts elements and keeps attributes and text of the failures.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var messages: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      elements[element, default: 0] += 1
      if let message = attributes["message"] { messages.append(message) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test("JUnit is well-formed XML with a case per variant and escaped words")
  func junit() throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport.text(of: try SampleReport.report()).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.elements["testsuite"] == 5)
    #expect(reader.elements["testcase"] == 7)
    #expect(reader.elements["failure"] == 5)
    #expect(reader.elements["error"] == 1)
    #expect(reader.messages.contains { $0.hasPrefix("differs in pixels, at text \"Pro\"") })
    #expect(reader.text.contains(#"button "Buy <now> & here" 8,30 104×21"#))
    #expect(reader.text.contains("accept with: render-cli approve plan/card"))
  }

  @Test("Characters that XML does not allow are left out")
  func escaping() {
    #expect(MarkupText.escaped("a\u{1}b\u{7F}c\u{FFFF}<\"'&>") == "abc&lt;&quot;&#39;&amp;&gt;")
  }

  @Test("Markdown has a row and a fold for each failure, and nothing breaks out of its cell")
  func markdown() throws {
    let text = MarkdownReport.text(of: try SampleReport.report())
    #expect(text.hasPrefix("## Snapshots: 1 passed, 4 differ, 1 without a golden, 1 with errors\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 6)
    // Four cells have five bars; others are escaped.
    for row in rows {
      let bars = row.replacing("\\|", with: "").filter { $0 == "|" }.count
      #expect(bars == 5, "\(row)")
    }
    #expect(text.contains("```diff\npixels: 1 of 28800 pixels, by up to 244 of 255"))
    #expect(text.contains("render-cli approve"))
  }

  @Test("Markdown keeps to its limit and counts what it leaves out")
  func limit() throws {
    let text = MarkdownReport.text(of: try SampleReport.report(), limit: 700)
    #expect(text.utf8.count < 700)
    #expect(text.contains("more."))
    #expect(text.contains("Engine 1."))
  }
}
