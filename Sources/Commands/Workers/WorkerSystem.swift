#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Foundation
import Render

// MARK: In a worker

/// A descriptor for the same file, closed in programs that this one starts.
func duplicate(_ descriptor: Int32) throws(SystemError) -> Int32 {
  // Past the numbers that a new process is given.
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  guard copy >= 0 else { throw .last }
  return copy
}

/// Gives stories an empty standard input, and sends what they print to standard error: the streams of
/// the process carry a protocol that they must not disturb.
func detachStandardStreams() throws(SystemError) {
  let null = unsafe open("/dev/null", O_RDONLY)
  guard null >= 0 else { throw .last }
  defer { _ = close(null) }
  guard dup2(null, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw .last }
}

/// Ends the process as soon as nobody can read what is written to a descriptor any more: what a killed
/// program had asked for is not to be written beside what the next one does.
func endWithReader(of descriptor: Int32) {
  Thread.detachNewThread {
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    // Without events to wait for, only the other end's going is told.
    while unsafe poll(&entry, 1, -1) < 0, errno == EINTR {}
    if entry.revents & Int16(POLLHUP | POLLERR) != 0 { _exit(0) }
  }
}

/// Refuses memory beyond the limit: whatever asks for more stops the process.
///
/// The limit is of data that only this process has. Darwin knows the limit and does not apply it.
func limitMemory(megabytes: Int) throws(SystemError) {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_DATA.rawValue)
  #else
    let resource = RLIMIT_DATA
  #endif
  var limit = rlimit()
  guard unsafe getrlimit(resource, &limit) == 0 else { throw .last }
  limit.rlim_cur = min(limit.rlim_max, rlim_t(megabytes) << 20)
  guard unsafe setrlimit(resource, &limit) == 0 else { throw .last }
}

func isSocket(_ descriptor: Int32) -> Bool {
  var status = stat()
  return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
}

/// The size of a file; 0 for everything else.
func fileSize(_ descriptor: Int32) -> Int {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
  return Int(status.st_size)
}

func flushStandardOutput() { _ = fflush(nil) }

/// What can be read at once; `nil` at the end and after an error.
func readChunk(_ descriptor: Int32) -> [UInt8]? {
  let size = 1 << 16
  while true {
    var count = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      count = unsafe read(descriptor, buffer.baseAddress, size)
      filled = max(count, 0)
    }
    if count > 0 { return chunk }
    if count == 0 || errno != EINTR { return nil }
  }
}

// MARK: In the tool

/// A process with this tool at the other end of its standard input and output.
final class WorkerProcess {
  /// The end of the socket that the tool has.
  let socket: Int32
  let printed: PrintedText
  private let identifier: pid_t
  private let messages: Int32
  private var hasEnded = false

  /// - Parameters:
  ///   - program: the path of an executable.
  ///   - environment: all that the process is told of it, as `NAME=value`.
  init(
    program: String, arguments: [String], environment: [String]
  ) throws(SystemError) {
    let ends = try socketPair()
    defer { _ = close(ends.theirs) }
    do throws(SystemError) {
      messages = try unnamedFile()
    } catch {
      _ = close(ends.ours)
      throw error
    }
    do throws(SystemError) {
      identifier = try spawn(
        program, arguments: arguments, environment: environment, input: ends.theirs,
        messages: messages)
    } catch {
      _ = close(ends.ours)
      _ = close(messages)
      throw error
    }
    socket = ends.ours
    printed = PrintedText(messages)
  }

  /// Sends a line; the other side reads whatever it is doing.
  func send(_ line: [UInt8]) throws(SystemError) { try sendAll(line, to: socket) }

  /// How a process ended.
  enum Ending: Equatable { case status(Int32), signal(Int32) }

  /// Kills the process if it has not ended.
  func kill() { if !hasEnded { _ = systemKill(identifier) } }

  /// Waits until the process has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  deinit {
    if !hasEnded {
      kill()
      _ = wait()
    }
    _ = close(socket)
    _ = close(messages)
  }
}

/// Sends all bytes, however many calls that takes; who has gone is an error and no signal.
func sendAll(_ bytes: [UInt8], to socket: Int32) throws(SystemError) {
  #if canImport(Darwin)
    let flags: Int32 = 0
  #else
    let flags = Int32(MSG_NOSIGNAL)
  #endif
  var offset = 0
  while offset < bytes.count {
    let sent = unsafe bytes.withUnsafeBytes { buffer in
      unsafe send(socket, buffer.baseAddress?.advanced(by: offset), bytes.count - offset, flags)
    }
    if sent < 0 {
      guard errno == EINTR else { throw .last }
    } else {
      offset += sent
    }
  }
}

/// `kill` by a name that no method has.
private func systemKill(_ process: pid_t) -> Int32 { kill(process, SIGKILL) }

/// What else the process waits for while its workers work.
struct Bystanders {
  var entries: @MainActor () -> [pollfd]
  /// Does what has become possible.
  var take: @MainActor ([pollfd]) throws(CommandFailure) -> Void
}

/// Waits until one of the sockets has something to read, something else has become possible, or for a time.
///
/// - Returns: which sockets have, or whose other end has gone.
func readable(
  _ sockets: [Int32], besides others: inout [pollfd], milliseconds: Int
) -> [Int32] {
  var entries = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + others
  let count = unsafe poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds))
  guard count > 0 else { return [] }
  others = Array(entries[sockets.count...])
  return entries[..<sockets.count].filter { $0.revents != 0 }.map(\.fd)
}

private func socketPair() throws(SystemError) -> (ours: Int32, theirs: Int32) {
  var pair: [Int32] = [-1, -1]
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
  #else
    let kind = SOCK_STREAM
  #endif
  guard unsafe socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw .last }
  defer { for end in pair { _ = close(end) } }
  let ours = try duplicate(pair[0])
  #if canImport(Darwin)
    var isOn: Int32 = 1
    _ = unsafe setsockopt(
      ours, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
  #endif
  do throws(SystemError) {
    return (ours, try duplicate(pair[1]))
  } catch {
    _ = close(ours)
    throw error
  }
}

/// A file without a name, which goes when nobody has it open.
private func unnamedFile() throws(SystemError) -> Int32 {
  let template = FileManager.default.temporaryDirectory.appending(path: "stillframe-worker.XXXXXX")
  var path = Array(template.path.utf8CString)
  let file = unsafe mkstemp(&path)
  guard file >= 0 else { throw .last }
  defer { _ = close(file) }
  _ = unsafe unlink(path)
  _ = fcntl(file, F_SETFL, O_APPEND)
  return try duplicate(file)
}

private func spawn(
  _ program: String, arguments: [String], environment: [String], input: Int32, messages: Int32
) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (from, to) in [(input, STDIN_FILENO), (input, STDOUT_FILENO), (messages, STDERR_FILENO)] {
    unsafe posix_spawn_file_actions_adddup2(&actions, from, to)
  }
  var process: pid_t = 0
  let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
  defer { unsafe (words + variables).forEach { unsafe free($0) } }
  let code = unsafe posix_spawn(&process, program, &actions, nil, words, variables)
  guard code == 0 else { throw SystemError(code: code) }
  return process
}
