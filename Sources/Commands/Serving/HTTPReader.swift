/// Reads the requests of one connection: heads of HTTP/1.0 and 1.1 (RFC 9112) within bounds, and bodies of a known length.
struct HTTPReader {
  static let longestTarget = 4_096
  static let longestHead = 16_384
  static let mostFields = 64
  static let longestBody = 1_000_000

  private var bytes: [UInt8] = []
  /// How far the end of the head has been looked for.
  private var searched = 0

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ chunk: [UInt8]) { bytes += chunk }

  /// The head that has come; `nil` where it is not whole yet.
  mutating func head() throws(HTTPRefusal) -> HTTPRequest? {
    guard let end = endOfHead() else {
      if bytes.count > Self.longestHead {
        throw HTTPRefusal(431, "the head of a request has at most \(Self.longestHead) bytes")
      }
      if !bytes.prefix(Self.longestTarget + 32).contains(0x0A),
        bytes.count > Self.longestTarget + 32
      {
        throw HTTPRefusal(414, "an address has at most \(Self.longestTarget) bytes")
      }
      return nil
    }
    guard end <= Self.longestHead else {
      throw HTTPRefusal(431, "the head of a request has at most \(Self.longestHead) bytes")
    }
    let head = bytes[..<end]
    bytes.removeFirst(end + 4)
    searched = 0
    return try Self.request(head)
  }

  /// The body of a request whose head was read; `nil` where it is not whole yet.
  mutating func body(of request: HTTPRequest) -> [UInt8]? {
    guard bytes.count >= request.bodyCount else { return nil }
    defer { bytes.removeFirst(request.bodyCount) }
    return Array(bytes.prefix(request.bodyCount))
  }

  private mutating func endOfHead() -> Int? {
    while searched + 4 <= bytes.count {
      if bytes[searched] == 0x0D, bytes[searched + 1] == 0x0A, bytes[searched + 2] == 0x0D,
        bytes[searched + 3] == 0x0A
      {
        return searched
      }
      searched += 1
    }
    return nil
  }

  private static func request(_ head: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest {
    // Whatever is not plain text in one line would be read differently by different programs.
    guard head.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A })
    else { throw HTTPRefusal(400, "the head of a request is plain ASCII") }
    var lines: [String] = []
    for line in String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    {
      guard !line.utf8.contains(0x0D), !line.utf8.contains(0x0A) else {
        throw HTTPRefusal(400, "lines end with CR and LF")
      }
      lines.append(String(line))
    }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3 else { throw HTTPRefusal(400, "a request begins with three words") }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw HTTPRefusal(505, "HTTP/1.1 is spoken here")
    }
    guard let method = HTTPRequest.Method(rawValue: words[0]) else {
      throw HTTPRefusal(405, "GET, HEAD and POST are answered")
    }
    guard words[1].utf8.count <= longestTarget else {
      throw HTTPRefusal(414, "an address has at most \(longestTarget) bytes")
    }
    guard words[1].hasPrefix("/"), !words[1].contains("#") else {
      throw HTTPRefusal(400, "an address begins with a slash")
    }
    let fields = try fields(lines.dropFirst())
    guard fields["transfer-encoding"] == nil else {
      throw HTTPRefusal(501, "a body comes with its Content-Length")
    }
    var count = 0
    if let text = fields["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let length = Int(text)
      else { throw HTTPRefusal(400, "Content-Length is a number") }
      guard length <= longestBody else {
        throw HTTPRefusal(413, "a body has at most \(longestBody) bytes")
      }
      count = length
    }
    let wish = fields["connection"]?.lowercased()
    return HTTPRequest(
      method: method, path: String(words[1].prefix { $0 != "?" }), fields: fields,
      bodyCount: count, isKept: words[2] == "HTTP/1.1" ? wish != "close" : wish == "keep-alive")
  }

  private static func fields(
    _ lines: ArraySlice<String>
  ) throws(HTTPRefusal) -> [String: String] {
    guard lines.count <= mostFields else {
      throw HTTPRefusal(431, "a request has at most \(mostFields) fields")
    }
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else {
        throw HTTPRefusal(400, "a field is a name, a colon and a value")
      }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else {
        throw HTTPRefusal(400, "the name of a field is a word")
      }
      var value = line[line.index(after: colon)...]
      while let first = value.first, first == " " || first == "\t" { value.removeFirst() }
      while let last = value.last, last == " " || last == "\t" { value.removeLast() }
      // Of two that differ each program would believe another one.
      guard fields.updateValue(String(value), forKey: name) == nil || !single.contains(name) else {
        throw HTTPRefusal(400, "\(name) is given twice")
      }
    }
    return fields
  }

  private static let single: Set<String> = [
    "host", "origin", "content-length", "content-type", "transfer-encoding", "connection",
  ]

  /// Letters in lower case, digits and the signs of RFC 9110, section 5.6.2.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
