import Resources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Answers requests of this machine, one after the other, in the thread that waits for them: what it waits for is given to
/// `poll` together with whatever else the process waits for.
@MainActor
final class HTTPServer {
  /// How long a connection may take for something, in seconds.
  enum Patience {
    /// For a request to begin.
    static let idle = 15.0
    /// For a head that has begun, or a body.
    static let request = 5.0
    /// For an answer to be taken.
    static let answer = 30.0
    /// For the other end to go after its last answer.
    static let farewell = 1.0
    /// In all; after that the next answer is the last.
    static let whole = 600.0
  }
  private static let mostConnections = 1_100
  private static let mostRequests = 100_000
  /// What this process needs beside connections.
  private static let otherFiles = 128

  /// A connection, and what it waits for.
  private struct Connection {
    enum State {
      case reading, readingBody(HTTPRequest), working(HTTPRequest), writing(isLast: Bool)
      /// All is said: what still comes is not looked at.
      case leaving
    }

    let number: Int
    var state = State.reading
    var reader = HTTPReader()
    var output: [UInt8] = []
    var sent = 0
    let begin = ContinuousClock.now
    var deadline = ContinuousClock.now + .seconds(Patience.idle)
    var requests = 0

    var isWaiting: Bool {
      switch state {
      case .reading, .leaving: true
      case .readingBody, .working, .writing: false
      }
    }

    var events: Int32 {
      switch state {
      case .reading, .readingBody, .leaving: POLLIN
      // Whoever waits for an answer and has gone is noticed by itself.
      case .working: 0
      case .writing: POLLOUT
      }
    }
  }

  let port: UInt16
  private let listener: Int32
  private let limit: Int
  /// What is said with every answer.
  private let fields: [String]
  /// Looks at a head before any body is read; what it returns is the answer.
  private let check: (HTTPRequest) -> HTTPResponse?
  /// Answers a request; `nil` where `complete` will.
  private let answer: (HTTPRequest, Int) -> HTTPResponse?
  private var connections: [Int32: Connection] = [:]
  private var sockets: [Int: Int32] = [:]
  private var count = 0

  init(
    port: UInt16, fields: [String], check: @escaping (HTTPRequest) -> HTTPResponse?,
    answer: @escaping (HTTPRequest, Int) -> HTTPResponse?
  ) throws(SystemError) {
    self.fields = fields
    self.check = check
    self.answer = answer
    let files = LoopbackSocket.openFiles(atLeast: Self.mostConnections + Self.otherFiles)
    limit = max(min(Self.mostConnections, files - Self.otherFiles), 16)
    (listener, self.port) = try LoopbackSocket.listening(at: port)
  }

  /// What is to be waited for.
  var entries: [pollfd] {
    [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      + connections.map { pollfd(fd: $0.key, events: Int16($0.value.events), revents: 0) }
  }

  /// Does what has become possible, and ends what took too long.
  func take(_ ready: [pollfd]) {
    for entry in ready where entry.revents != 0 && entry.fd != listener {
      guard let connection = connections[entry.fd] else { continue }
      switch connection.state {
      case .reading, .readingBody: read(entry.fd)
      case .working: end(entry.fd)
      case .writing:
        write(entry.fd)
        proceed(entry.fd)
      case .leaving:
        if LoopbackSocket.received(from: entry.fd) == nil { end(entry.fd) }
      }
    }
    let now = ContinuousClock.now
    for (socket, connection) in connections where connection.deadline < now { expire(socket) }
    if ready.contains(where: { $0.fd == listener && $0.revents != 0 }) { welcome() }
  }

  /// Answers what `answer` left open; where nobody waits any more nothing happens.
  func complete(_ number: Int, _ response: HTTPResponse) {
    guard let socket = sockets[number], case .working(let request)? = connections[socket]?.state
    else { return }
    send(response, to: request, socket)
    proceed(socket)
  }

  /// Ends all connections.
  func close() {
    for socket in connections.keys { LoopbackSocket.close(socket) }
    connections = [:]
    sockets = [:]
    LoopbackSocket.close(listener)
  }

  // MARK: Connections

  private func welcome() {
    while true {
      if connections.count >= limit, !makeRoom() { return }
      guard let socket = try? LoopbackSocket.accepted(by: listener) else { return }
      count += 1
      connections[socket] = Connection(number: count)
      sockets[count] = socket
      // What came with the connection need not wait for the next turn.
      read(socket)
    }
  }

  /// Ends the connection that has waited longest for a request.
  private func makeRoom() -> Bool {
    let waiting = connections.filter { $0.value.isWaiting }
    guard let oldest = waiting.min(by: { $0.value.deadline < $1.value.deadline }) else {
      return false
    }
    end(oldest.key)
    return true
  }

  private func end(_ socket: Int32) {
    guard let connection = connections.removeValue(forKey: socket) else { return }
    sockets[connection.number] = nil
    LoopbackSocket.close(socket)
  }

  private func expire(_ socket: Int32) {
    guard let connection = connections[socket] else { return }
    switch connection.state {
    case .reading where connection.reader.isEmpty, .writing, .leaving: end(socket)
    case .reading, .readingBody:
      refuse(HTTPRefusal(408, "the request took too long"), socket)
    // A story that takes its time has a limit of its own.
    case .working: connections[socket]?.deadline = .now + .seconds(Patience.whole)
    }
  }

  // MARK: Requests

  private func read(_ socket: Int32) {
    guard let chunk = LoopbackSocket.received(from: socket) else { return end(socket) }
    guard !chunk.isEmpty else { return }
    if case .reading? = connections[socket]?.state, connections[socket]?.reader.isEmpty == true {
      connections[socket]?.deadline = .now + .seconds(Patience.request)
    }
    connections[socket]?.reader.add(chunk)
    proceed(socket)
  }

  /// Answers what has come whole.
  private func proceed(_ socket: Int32) {
    while true {
      switch connections[socket]?.state {
      case .reading:
        do throws(HTTPRefusal) {
          guard let request = try connections[socket]?.reader.head() else { return }
          connections[socket]?.requests += 1
          if let response = check(request) {
            // A body that nobody reads would be taken for the next request.
            var request = request
            request.isKept = request.isKept && request.bodyCount == 0
            send(response, to: request, socket)
          } else {
            connections[socket]?.state = .readingBody(request)
          }
        } catch {
          return refuse(error, socket)
        }
      case .readingBody(var request):
        guard let body = connections[socket]?.reader.body(of: request) else { return }
        request.body = body
        connections[socket]?.state = .working(request)
        connections[socket]?.deadline = .now + .seconds(Patience.whole)
        guard let number = connections[socket]?.number, let response = answer(request, number)
        else { return }
        send(response, to: request, socket)
      case .working, .writing, .leaving, nil: return
      }
    }
  }

  private func refuse(_ refusal: HTTPRefusal, _ socket: Int32) {
    send(
      refusal.response,
      to: HTTPRequest(method: .get, path: "", fields: [:], bodyCount: 0, isKept: false), socket)
  }

  private func send(_ response: HTTPResponse, to request: HTTPRequest, _ socket: Int32) {
    guard let connection = connections[socket] else { return }
    let isYoung = connection.begin + .seconds(Patience.whole) > .now
    let isKept = request.isKept && isYoung && connection.requests < Self.mostRequests
    connections[socket]?.output = response.bytes(
      fields: fields, isKept: isKept, hasBody: request.method != .head)
    connections[socket]?.sent = 0
    connections[socket]?.state = .writing(isLast: !isKept)
    connections[socket]?.deadline = .now + .seconds(Patience.answer)
    write(socket)
  }

  private func write(_ socket: Int32) {
    guard let connection = connections[socket], case .writing(let isLast) = connection.state else {
      return
    }
    guard
      let count = LoopbackSocket.sent(connection.output, from: connection.sent, to: socket)
    else { return end(socket) }
    connections[socket]?.sent += count
    guard connection.sent + count == connection.output.count else { return }
    connections[socket]?.output = []
    if isLast {
      // Closed at once, with something unread, the other end would not see the answer.
      LoopbackSocket.finish(socket)
      connections[socket]?.state = .leaving
      connections[socket]?.deadline = .now + .seconds(Patience.farewell)
    } else {
      connections[socket]?.state = .reading
      // The next request may have come with the last one.
      let patience = connection.reader.isEmpty ? Patience.idle : Patience.request
      connections[socket]?.deadline = .now + .seconds(patience)
    }
  }
}
