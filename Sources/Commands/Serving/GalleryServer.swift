import Components
import Foundation
import Render
import Resources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A gallery for the browsers of this machine: its files, and pictures of any values of controls, drawn when they are asked
/// for by processes that are kept for that.
@MainActor
final class GalleryServer {
  /// The most pictures that may be asked for at the same time.
  private static let mostOpen = 64
  /// How long one may take, in seconds.
  private static let patience = 10.0
  /// How long the gallery is not drawn after a picture was asked for: more are likely to follow.
  private static let pause = Duration.milliseconds(400)

  private let session: GallerySession
  private let launcher: WorkerLauncher
  private let pool: WorkerPool
  private var run: WorkerRun<FrameTask>
  /// What is asked for, by the numbers of jobs.
  private var open: [Int: Order] = [:]
  private var count = 0
  private var lastOrder: ContinuousClock.Instant?
  private var pictures = RecentPictures()
  private let site: [String: HTTPResponse]
  /// The first part of every path: whoever does not know it is told nothing.
  private let token: String
  private var server: HTTPServer?

  private struct Order {
    var entry: GalleryEntry
    var variant: GalleryVariant
    /// The connection that waits.
    var number: Int
  }

  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - pool: processes for the pictures that are asked for.
  init(
    _ session: GallerySession, port: UInt16, pool: WorkerPool, launcher: WorkerLauncher
  ) throws(CommandFailure) {
    self.session = session
    self.pool = pool
    self.launcher = launcher
    run = WorkerRun(width: pool.width)
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    site = Self.site
    do throws(SystemError) {
      server = try HTTPServer(port: port, fields: Self.fields) { [unowned self] request in
        check(request)
      } answer: { [unowned self] request, number in
        answer(request, number)
      }
    } catch {
      throw CommandFailure(
        .cannotCreate, "cannot listen at 127.0.0.1:\(port): \(error)",
        advice: "Leave --port out to have a free one.")
    }
  }

  /// Where a browser finds the gallery.
  var address: String { "http://127.0.0.1:\(server?.port ?? 0)/\(token)/" }

  /// Whether pictures that someone waits for come before the gallery.
  var isBusy: Bool {
    !open.isEmpty || lastOrder.map { $0 + Self.pause > .now } == true
  }

  func close() {
    server?.close()
    pool.leaveUnfinished()
  }

  // MARK: Waiting

  /// What the server waits for.
  var entries: [pollfd] {
    (server?.entries ?? [])
      + pool.busySockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Does what has become possible.
  func take(_ ready: [pollfd]) throws(CommandFailure) {
    server?.take(ready)
    if !run.isDone || !pool.busySockets.isEmpty { try pool.turn(&run, launcher, within: 0) }
    for completion in run.takeCompletions() {
      guard let order = open.removeValue(forKey: completion.index) else { continue }
      server?.complete(order.number, response(to: order, completion.outcome))
    }
  }

  /// Serves for a time, or until the process is asked to end.
  func wait(
    milliseconds: Int, _ interruption: Interruption
  ) throws(CommandFailure) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while !interruption.wasAsked {
      let left = Int((end - .now) / .milliseconds(1))
      guard left > 0 else { return }
      var entries = entries
      _ = unsafe poll(&entries, nfds_t(entries.count), Int32(clamping: min(left, 50)))
      try take(entries)
    }
  }

  // MARK: Requests

  private static let fields = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    "X-Frame-Options: DENY",
  ]

  private static var site: [String: HTTPResponse] {
    var answers: [String: HTTPResponse] = [:]
    for file in GallerySite.files {
      answers[file.name] = HTTPResponse(type: type(of: file.name), file.bytes)
    }
    // From disk the page may ask for nothing; here it asks its own server.
    let page = String(decoding: answers["index.html"]?.body ?? [], as: UTF8.self)
    answers[""] = HTTPResponse(
      type: type(of: "index.html"),
      Array(
        page.replacing("default-src 'none';", with: "default-src 'none'; connect-src 'self';").utf8)
    )
    answers["index.html"] = answers[""]
    return answers
  }

  private static func type(of path: String) -> String {
    if path.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if path.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if path.hasSuffix(".webp") { return "image/webp" }
    return path.hasSuffix(".html") ? "text/html; charset=utf-8" : "text/plain; charset=utf-8"
  }

  /// Refuses what no page of the gallery asks.
  private func check(_ request: HTTPRequest) -> HTTPResponse? {
    let port = server?.port ?? 0
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    // The name of another host that leads here is how foreign pages would get in.
    guard let host = request.fields["host"], hosts.contains(host) else {
      return HTTPResponse(status: 403, "this server answers only to its own address")
    }
    let origins = hosts.map { "http://\($0)" }
    let isOwn = request.fields["origin"].map(origins.contains) ?? (request.method != .post)
    guard isOwn else {
      return HTTPResponse(status: 403, "this server answers only its own pages")
    }
    guard let path = path(of: request) else {
      return HTTPResponse(
        status: 404, "there is nothing here: open the whole address that the command printed")
    }
    guard (path == Self.frame) == (request.method == .post) else {
      return HTTPResponse(status: 405, "pictures are asked for by POST \(Self.frame)")
    }
    guard request.method != .post || request.fields["content-type"] == "application/json" else {
      return HTTPResponse(status: 415, "what is asked for is application/json")
    }
    return nil
  }

  private static let frame = "frame"

  /// The path below the token; `nil` where another one is given.
  private func path(of request: HTTPRequest) -> String? {
    let given = Array(request.path.utf8)
    let expected = Array("/\(token)/".utf8)
    guard given.count >= expected.count else { return nil }
    // As long for every other token: time tells nothing of it.
    let difference = zip(given, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return String(request.path.dropFirst(expected.count))
  }

  private func answer(_ request: HTTPRequest, _ number: Int) -> HTTPResponse? {
    guard let path = path(of: request) else { return HTTPResponse(status: 404, "nothing") }
    if path == Self.frame { return order(request, number) }
    if let known = site[path] { return known }
    if let bytes = pictures[path] { return HTTPResponse(type: Self.type(of: path), bytes) }
    // The folder knows its own files by their names: no path leads anywhere else.
    let folder = session.builder.folder
    guard folder.has(path),
      let bytes = try? FileSystem.read("\(folder.root)/\(path)", limit: FileSystem.dataLimit)
    else { return HTTPResponse(status: 404, "the gallery has no such file") }
    return HTTPResponse(type: Self.type(of: path), bytes)
  }

  // MARK: Pictures that are asked for

  /// Takes a picture on.
  private func order(_ request: HTTPRequest, _ number: Int) -> HTTPResponse? {
    lastOrder = .now
    do throws(CommandFailure) {
      let wish = try FrameWish(request.body)
      guard let entry = session.pages.first(where: { $0.entry.id == wish.story })?.entry,
        let story = entry.story
      else {
        throw CommandFailure(.missingInput, "there is no story \(messageQuoted(wish.story))")
      }
      guard open.count < Self.mostOpen else {
        return Self.problem(503, "too much is asked for at the same time; try again")
      }
      let variant = GalleryVariant(wish.variant, of: story, isOwn: false)
        .placed(on: session.builder.axes.devices).setting(wish.controls)
      try add(variant, of: entry, story, number)
      return nil
    } catch {
      return Self.problem(error.status == .missingInput ? 404 : 422, error.message)
    }
  }

  private func add(
    _ variant: GalleryVariant, of entry: GalleryEntry, _ story: Story, _ number: Int
  ) throws(CommandFailure) {
    var job = try session.builder.job(variant, of: story, entry)
    job.task.folder = nil
    job.seconds = Self.patience
    count += 1
    open[count] = Order(entry: entry, variant: variant, number: number)
    run.add(job, as: count)
    try pool.turn(&run, launcher, within: 0)
  }

  /// Has the processes draw something, so that the first picture that is asked for need not wait for them.
  func warmUp() {
    guard let entry = session.pages.first(where: { $0.entry.story != nil })?.entry,
      let story = entry.story, let variant = story.variants.first
    else { return }
    for _ in 0..<pool.width {
      try? add(GalleryVariant(variant, of: story, isOwn: false), of: entry, story, 0)
    }
  }

  private func response(
    to order: Order, _ outcome: WorkerOutcome<GalleryFrame>
  ) -> HTTPResponse {
    switch outcome {
    case .answer(let frame):
      pictures.add(
        [UInt8](frame.bytes ?? Data()), at: GalleryPictures.path(of: frame.picture.name))
      var data = GalleryStoryData(order.entry)
      data.add(order.variant, .success(frame))
      return HTTPResponse(type: "application/json", Array(data.json.utf8))
    case .refused(let failure):
      let lines = [failure.message, failure.advice].compactMap(\.self)
      return Self.problem(422, lines.joined(separator: "\n"))
    case .stopped(let fault, _):
      return Self.problem(422, ([fault.reason] + fault.details).joined(separator: "\n"))
    }
  }

  private static func problem(_ status: Int, _ text: String) -> HTTPResponse {
    var json = JSONWriter()
    json.object(.compact) { $0.member("problem", text) }
    return HTTPResponse(status: status, type: "application/json", Array(json.text.utf8))
  }
}

/// The pictures that were asked for last.
struct RecentPictures {
  private static let mostBytes = 64_000_000

  private var pictures: [String: [UInt8]] = [:]
  private var order: [String] = []
  private var size = 0

  subscript(path: String) -> [UInt8]? { pictures[path] }

  mutating func add(_ bytes: [UInt8], at path: String) {
    if pictures[path] != nil { order.removeAll { $0 == path } } else { size += bytes.count }
    pictures[path] = bytes
    order.append(path)
    while size > Self.mostBytes, order.count > 1 {
      size -= pictures.removeValue(forKey: order.removeFirst())?.count ?? 0
    }
  }
}
