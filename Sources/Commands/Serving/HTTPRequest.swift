/// The head of a request, and its body once that has come.
struct HTTPRequest: Equatable, Sendable {
  enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

  var method: Method
  /// As it was sent, without a query. Nothing is decoded: every path that there is consists of plain characters.
  var path: String
  /// By names in lower case.
  var fields: [String: String]
  var bodyCount: Int
  /// Whether the connection is for further requests, too.
  var isKept: Bool
  var body: [UInt8] = []
}

/// What answers a request.
struct HTTPResponse: Equatable, Sendable {
  var status = 200
  var type = "text/plain; charset=utf-8"
  var body: [UInt8]

  init(status: Int = 200, type: String = "text/plain; charset=utf-8", _ body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  init(status: Int, _ text: String) { self.init(status: status, Array((text + "\n").utf8)) }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 414: "URI Too Long",
    415: "Unsupported Media Type", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]

  /// All that is sent.
  ///
  /// - Parameter fields: what the server says with every answer, a line each.
  func bytes(fields: [String], isKept: Bool, hasBody: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")", "Content-Type: \(type)",
      "Content-Length: \(body.count)",
    ]
    if status == 405 { lines.append("Allow: GET, HEAD, POST") }
    lines += fields + ["Connection: \(isKept ? "keep-alive" : "close")", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + (hasBody ? body : [])
  }
}

/// Why a request is not answered as it asks; the connection ends with it.
struct HTTPRefusal: Error, Equatable {
  var status: Int
  var reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  var response: HTTPResponse { HTTPResponse(status: status, reason) }
}
