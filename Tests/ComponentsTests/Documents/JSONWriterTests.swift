import Components
import Testing

@Suite("JSON: writing")
struct JSONWriterTests {
  @Test(
    "What JSON or JavaScript cannot hold is escaped, wherever it stands; all else stands for itself"
  )
  func escapes() {
    for (text, written) in [
      ("", ""), ("plain", "plain"), ("\"", "\\\""), ("\\n", "\\\\n"), ("a\"b\"", "a\\\"b\\\""),
      ("\n\r\t", "\\n\\r\\t"), ("\u{0}x\u{1f}", "\\u0000x\\u001F"), ("x\r\ny", "x\\r\\ny"),
      // Others that begin with the byte E2 are not escaped, nor is a mark after a quotation mark lost.
      ("\u{2028}—\u{2029}–", "\\u2028—\\u2029–"), ("\"\u{301}e\u{301}", "\\\"\u{301}e\u{301}"),
      ("😀\u{7f}€", "😀\u{7f}€"),
    ] {
      var json = JSONWriter()
      json.value(text)
      #expect(Array(json.text.utf8) == Array("\"\(written)\"".utf8))
    }
  }

  @Test("Members keep the order of the calls; inline arrays stay on a line")
  func keepsOrder() {
    var json = JSONWriter()
    json.object {
      $0.member("z", 1)
      $0.member("a", array: .block) {
        $0.array(.inline) {
          $0.value(0.5)
          $0.value(-0.0)
        }
        $0.object { $0.member("ok", true) }
      }
      $0.member("empty", [String]())
      $0.key("none")
      $0.null()
    }
    #expect(
      json.text == """
        {
          "z": 1,
          "a": [
            [0.5, 0],
            {
              "ok": true
            }
          ],
          "empty": [],
          "none": null
        }

        """)
  }

  @Test("Strings are escaped so that they read back to themselves")
  func escapesStrings() throws {
    let text = "quote \" backslash \\ line\n tab\t bell\u{7} é 😀 \u{2028}"
    var json = JSONWriter()
    json.value(text)
    #expect(try JSONDocument(parsing: Array(json.text.utf8)).root.string == text)
    #expect(json.text.hasPrefix("\"quote \\\" backslash \\\\ line\\n tab\\t bell\\u0007 é"))
  }

  @Test("Numbers are the shortest text that reads back; what is not finite is null")
  func writesNumbers() {
    let written = [0.1, 1.0, -0.0, 1e300, 12.345678901234567, .nan, .infinity]
    #expect(
      written.map(JSONWriter.numberText) == [
        "0.1", "1", "0", "1e+300", "12.345678901234567", "null", "null",
      ])
  }
}
