import Foundation
import Resources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place on a server that answers GET and PUT without encryption, as caches in one network are.
struct HTTPAddress: Codable, Hashable, Sendable {
  let host: String
  let port: UInt16
  /// Without a slash at its end.
  let path: String

  /// How long the server may take to be reached, and to answer, in seconds.
  var patience = 10.0
  private static let longestHead = 64_000

  /// - Returns: `nil` for what is not `http://HOST[:PORT][/PATH]`.
  init?(_ text: String) {
    let scheme = "http://"
    guard text.hasPrefix(scheme), text.utf8.count <= 2_000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !text.contains(where: { "?#@".contains($0) })
    else { return nil }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let port = UInt16(parts[1]), port > 0 else { return nil }
      self.port = port
    } else {
      port = 80
    }
    self.host = String(host)
    var path = String(rest.dropFirst(authority.count))
    while path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// What the server has at a path below this; `nil` where it has nothing.
  func get(_ name: String, limit: Int) throws(CacheFault) -> [UInt8]? {
    let answer = try exchange("GET", name, [], limit: limit)
    switch answer.status {
    case 200: return answer.body
    case 404, 410: return nil
    default: throw CacheFault("http://\(host):\(port) answers GET with status \(answer.status)")
    }
  }

  func put(_ bytes: [UInt8], at name: String) throws(CacheFault) {
    let answer = try exchange("PUT", name, bytes, limit: Self.longestHead)
    guard (200..<300).contains(answer.status) else {
      throw CacheFault("http://\(host):\(port) answers PUT with status \(answer.status)")
    }
  }

  // MARK: One request on one connection

  private func exchange(
    _ method: String, _ name: String, _ body: [UInt8], limit: Int
  ) throws(CacheFault) -> (status: Int, body: [UInt8]) {
    let socket: Int32
    do throws(SystemError) {
      socket = try connected()
    } catch {
      throw CacheFault("cannot reach http://\(host):\(port): \(words(error))")
    }
    defer { _ = close(socket) }
    var head =
      "\(method) \(path)/\(name) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n"
    if method == "PUT" {
      head += "Content-Type: application/octet-stream\r\nContent-Length: \(body.count)\r\n"
    }
    let answer: [UInt8]
    do throws(SystemError) {
      try sendAll(Array((head + "\r\n").utf8) + body, to: socket)
      answer = try receive(from: socket, limit: limit + Self.longestHead)
    } catch {
      throw CacheFault("http://\(host):\(port) does not answer: \(words(error))")
    }
    guard let found = Self.parts(of: answer), found.body.count <= limit else {
      throw CacheFault("http://\(host):\(port) answers with something else than plain HTTP")
    }
    return found
  }

  /// The status and the body of a whole answer; `nil` for one that is cut or coded.
  static func parts(of answer: [UInt8]) -> (status: Int, body: [UInt8])? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard let end = answer.firstRange(of: mark), end.lowerBound <= longestHead else { return nil }
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    guard let first = lines.first, first.hasPrefix("HTTP/1.") else { return nil }
    let words = first.split(separator: " ")
    guard words.count >= 2, let status = Int(words[1]) else { return nil }
    let body = Array(answer[end.upperBound...])
    var length: Int?
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].drop { $0 == " " }
      switch parts[0].lowercased() {
      case "content-length":
        guard let bytes = Int(value.prefix { $0 != " " }) else { return nil }
        length = bytes
      case "transfer-encoding", "content-encoding": if value != "identity" { return nil }
      default: break
      }
    }
    if let length, status != 204 {
      guard length >= 0, body.count >= length else { return nil }
      return (status, Array(body[..<length]))
    }
    return (status, body)
  }

  private func words(_ error: SystemError) -> String {
    switch error.code {
    case ECONNREFUSED: "nothing listens there"
    case ETIMEDOUT, EAGAIN, EINPROGRESS: "it takes longer than \(decimalText(patience)) s"
    case ECONNRESET: "it ended the connection"
    default: "\(error)"
    }
  }

  // MARK: Sockets

  private func connected() throws(SystemError) -> Int32 {
    var hints = unsafe addrinfo()
    unsafe hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      unsafe hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, "\(port)", &hints, &found) == 0 else {
      throw SystemError(code: ENOENT)
    }
    defer { unsafe freeaddrinfo(found) }
    var error = SystemError(code: ENOENT)
    var next = unsafe found
    while let info = unsafe next {
      unsafe next = info.pointee.ai_next
      let socket = unsafe socket(
        info.pointee.ai_family, info.pointee.ai_socktype, info.pointee.ai_protocol)
      guard socket >= 0 else {
        error = .last
        continue
      }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      // No time at all would be without an end.
      var time = timeval()
      time.tv_sec = Int(patience)
      time.tv_usec = .init(max(patience.truncatingRemainder(dividingBy: 1) * 1_000_000, 1_000))
      let size = socklen_t(MemoryLayout<timeval>.size)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        _ = unsafe setsockopt(socket, SOL_SOCKET, option, &time, size)
      }
      if unsafe connect(socket, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0 {
        return socket
      }
      error = .last
      _ = close(socket)
    }
    throw error
  }

  private func receive(from socket: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var answer: [UInt8] = []
    let deadline = ContinuousClock.now + .seconds(patience)
    while answer.count <= limit {
      guard ContinuousClock.now < deadline else { throw SystemError(code: ETIMEDOUT) }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe recv(socket, buffer.baseAddress, buffer.count, 0)
      }
      if count < 0 {
        guard errno == EINTR else { throw .last }
      } else if count == 0 {
        return answer
      } else {
        answer += buffer[..<count]
      }
    }
    throw SystemError(code: EFBIG)
  }
}
