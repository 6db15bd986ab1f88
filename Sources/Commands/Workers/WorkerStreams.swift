import Dispatch
import Foundation
import Render
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines that arrive at a worker, read by a thread of their own, so that the other side can always
/// write, and so that a worker ends with it.
final class WorkerInput: Sendable {
  /// How many lines that were read are kept at most.
  private static let mostRead = 64

  private struct State {
    var lines: [[UInt8]] = []
    var start = 0
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ descriptor: Int32) {
    // A socket has the tool at its other end, which has gone when it closes: nobody waits for an
    // answer, and a story may be hanging. A pipe or file just has no more lines.
    let endsWithPeer = isSocket(descriptor)
    Thread.detachNewThread { [self] in
      var splitter = LineSplitter()
      while let chunk = readChunk(descriptor), !splitter.isTooLong {
        for line in splitter.add(chunk) { deliver(line) }
      }
      if endsWithPeer { _exit(0) }
      if !splitter.rest.isEmpty { deliver(splitter.rest) }
      state.withLock { $0.hasEnded = true }
      arrivals.signal()
    }
  }

  private func deliver(_ line: [UInt8]) {
    state.withLock { $0.lines.append(line) }
    arrivals.signal()
  }

  /// Waits for a line; `nil` after the last one.
  func next() -> [UInt8]? {
    arrivals.wait()
    return state.withLock { state in
      guard state.start < state.lines.count else {
        // Whoever asks again is told the same.
        arrivals.signal()
        return nil
      }
      let line = state.lines[state.start]
      state.start += 1
      // Where more always waits, what was read would stay for ever.
      if state.start == state.lines.count || state.start == Self.mostRead {
        state.lines.removeFirst(state.start)
        state.start = 0
      }
      return line
    }
  }
}

/// Puts bytes together to lines.
struct LineSplitter {
  private(set) var rest: [UInt8] = []

  var isTooLong: Bool { rest.count > WorkerProtocol.longestLine }

  /// The lines that the bytes complete, without empty ones.
  mutating func add(_ chunk: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while let end = chunk[start...].firstIndex(of: 0x0A) {
      let line = rest + chunk[start..<end]
      rest = []
      start = end + 1
      if !line.isEmpty { lines.append(line) }
    }
    rest += chunk[start...]
    return lines
  }
}

/// Where a worker answers.
final class WorkerOutput: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ value: some Encodable) throws {
    try writeAll(WorkerProtocol.line(value), to: descriptor)
  }
}

/// What a process printed into the file that its messages go to; nothing where that is no file.
struct PrintedText {
  /// The most that is kept, from the end.
  private static let limit = 64_000

  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Takes the text out of the file.
  func take() -> String? {
    flushStandardOutput()
    guard let text = read() else { return nil }
    _ = ftruncate(descriptor, 0)
    return text
  }

  func read() -> String? {
    let size = fileSize(descriptor)
    guard size > 0 else { return nil }
    let start = max(0, size - Self.limit)
    var bytes = [UInt8](repeating: 0, count: size - start)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(start))
    }
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
