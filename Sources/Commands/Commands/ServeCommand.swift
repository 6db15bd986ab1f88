import Components
import Foundation

/// `render-cli serve`: the gallery for the browsers of this machine, with pictures of any values of controls.
struct ServeCommand: Command {
  static let manual = CommandManual(
    name: "serve",
    summary: "Show the gallery to this machine's browsers, with every value of controls.",
    operands: "PATTERN|FILE|DIR…", operandCount: 0...10_000,
    discussion: """
      Prints the address of a gallery that is built meanwhile and follows changes, as 'gallery --watch' does. What
      controls are set to in its page is drawn when it is asked for.

      Only this machine is listened to, at 127.0.0.1, and only who knows the whole address is answered: it is
      another one each time. Ctrl-C ends.
      """,
    options: [
      OptionManual(
        "--port", .integer("N", 1...65_535), "Where to listen; a port that is free by default.")
    ] + GalleryOptions.options.filter { $0.name != GalleryOptions.controlPictures.name },
    examples: [
      .init("serve", "All stories."),
      .init("serve Examples --axes variants", "Documents, in the variants that they name."),
    ])

  /// How many pictures are drawn for pages at the same time.
  private static let width = 2

  private let options: GalleryOptions
  private let port: Int

  init(_ arguments: Arguments) throws(UsageError) {
    options = try GalleryOptions(arguments)
    port = try arguments.integer("--port") ?? 0
    if options.operands.contains("-") {
      throw .conflict("serve", "-", reason: "standard input cannot be read twice")
    }
  }

  func run(_ context: inout CommandContext) throws -> ExitStatus {
    guard let launcher = context.workers else {
      throw CommandFailure(.internalError, "this system does not tell which file the program is")
    }
    let interruption = Interruption()
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let session = try options.session(in: folder, isWatching: true, serves: true, &context)
    let server = try GalleryServer(
      session, port: UInt16(port),
      pool: WorkerPool(launcher, width: Self.width, limits: options.limits), launcher: launcher)
    defer { server.close() }
    session.builder.pool.bystanders = Bystanders(entries: { server.entries }) {
      (ready) throws(CommandFailure) in
      // A story that hangs is not waited for.
      guard !interruption.wasAsked else { throw CommandFailure(.incomplete, "asked to end") }
      try server.take(ready)
    }
    var update = try session.look()
    for fault in update.faults { context.console.error(fault) }
    try session.publish(&update, &context.console)
    context.console.print(server.address)
    context.console.message("Open it in a browser of this machine. Press Ctrl-C to end.")
    server.warmUp()
    session.watch(interruption, &context.console, while: { !server.isBusy }) {
      (milliseconds) throws(CommandFailure) in
      try server.wait(milliseconds: milliseconds, interruption)
    }
    options.cache?.trim()
    return .clean
  }

  /// A folder that only this user can read.
  private static func temporaryFolder() throws(CommandFailure) -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "stillframe-serve-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(
        .cannotCreate, "cannot create the folder \(path): \(error.localizedDescription)")
    }
    return path
  }
}
