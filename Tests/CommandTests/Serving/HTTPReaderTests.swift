import Testing

@testable import Commands

@Suite("Server: requests as they are read")
struct HTTPReaderTests {
  private func head(_ text: String) throws(HTTPRefusal) -> HTTPRequest? {
    var reader = HTTPReader()
    reader.add(Array(text.utf8))
    return try reader.head()
  }

  private func status(_ text: String) -> Int? {
    do throws(HTTPRefusal) {
      return try head(text) == nil ? nil : 200
    } catch {
      return error.status
    }
  }

  @Test("A head is read once it is whole, however it comes, and what follows is left")
  func pieces() throws {
    let text = "POST /a/b?c HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}GET"
    for size in [1, 3, 64, 200] {
      var reader = HTTPReader()
      var request: HTTPRequest?
      var body: [UInt8]?
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.add(Array(bytes[start..<min(start + size, bytes.count)]))
        if request == nil { request = try reader.head() }
        if let request, body == nil { body = reader.body(of: request) }
      }
      let read = try #require(request)
      #expect(read.method == .post && read.path == "/a/b" && read.bodyCount == 2)
      #expect(read.fields == ["host": "x", "content-length": "2"] && read.isKept)
      #expect(body == Array("{}".utf8) && !reader.isEmpty)
    }
  }

  @Test("Connections are kept as the version and the field say")
  func keeping() throws {
    for (version, field, isKept) in [
      ("1.1", "", true), ("1.1", "Connection: Close\r\n", false), ("1.0", "", false),
      ("1.0", "Connection: keep-alive\r\n", true),
    ] {
      #expect(try head("GET / HTTP/\(version)\r\n\(field)\r\n")?.isKept == isKept)
    }
  }

  @Test("What programs could read differently is refused, and so is what is too long")
  func refusals() {
    let line = "GET / HTTP/1.1\r\n"
    for (text, expected) in [
      ("GET / HTTP/1.1\r\n\r\n", 200), ("GET / HTTP/1.1\r\n", nil), ("GET / HTTP/1.1\n\n", nil),
      ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 505),
      ("PUT / HTTP/1.1\r\n\r\n", 405), ("get / HTTP/1.1\r\n\r\n", 405),
      ("GET http://a/ HTTP/1.1\r\n\r\n", 400), ("GET /\u{0} HTTP/1.1\r\n\r\n", 400),
      (line + "A: \u{7}\r\n\r\n", 400), (line + "A : b\r\n\r\n", 400), (line + ": b\r\n\r\n", 400),
      (line + "A\r\n\r\n", 400), (line + " A: b\r\n\r\n", 400), (line + "A: b\rc\r\n\r\n", 400),
      (line + "Host: a\r\nHost: a\r\n\r\n", 400), (line + "A: a\r\nA: b\r\n\r\n", 200),
      (line + "Transfer-Encoding: chunked\r\n\r\n", 501),
      (line + "Content-Length: +1\r\n\r\n", 400), (line + "Content-Length: 1000000\r\n\r\n", 200),
      (line + "Content-Length: 1000001\r\n\r\n", 413),
      (line + String(repeating: "A: b\r\n", count: 65) + "\r\n", 431),
      (line + "A: " + String(repeating: "b", count: 17_000), 431),
      ("GET /" + String(repeating: "a", count: 5_000), 414),
    ] as [(String, Int?)] {
      #expect(status(text) == expected, "\(text.prefix(60))")
    }
  }
}
