#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import Components
import Foundation
import Render

/// A tool that is built for release from the same sources, and draws for a program that is built for
/// debugging. The pictures are the same bytes, for a small part of the time.
@MainActor
package final class DrawingWorker {
  package enum Failure: Error, Equatable, Sendable {
    /// The program cannot be asked for anything any more.
    case unusable(String)
    /// This one picture it does not draw.
    case refused(String)
  }

  private let pool: WorkerPool
  private var console: Console

  /// - Parameters:
  ///   - program: the path of a tool with the commands of this library.
  ///   - environment: what the tool is told of it.
  package init(program: String, environment: [String: String]) {
    var launcher = WorkerLauncher(program: program, environment: environment)
    launcher.isSameProgram = false
    // All that a picture is drawn from comes with it.
    launcher.resources = nil
    var limits = WorkerLimits()
    // Whoever draws slowly is still faster than the program that asks.
    limits.seconds = 300
    pool = WorkerPool(launcher, limits: limits)
    console = .standard(environment: environment)
  }

  /// Draws, compares and writes in the tool.
  ///
  /// - Parameter undrawn: `UndrawnSnapshot.bytes`.
  package func run(
    _ job: SnapshotJob, _ undrawn: [UInt8], of story: Story
  ) throws(Failure) -> SnapshotJob.Outcome {
    let work = WorkerJob(
      task: DrawTask(job, undrawn), story: story,
      reference: StoryReference(story: story.id, document: nil, text: nil), title: "\(job.name)")
    let outcomes: [WorkerOutcome<SnapshotJob.Outcome>]
    do throws(CommandFailure) {
      outcomes = try pool.run([work], &console)
    } catch {
      throw .unusable(error.message)
    }
    switch outcomes.first {
    case .answer(let outcome)?: return outcome
    case .refused(let failure)?: throw .refused(failure.message)
    case .stopped(let fault, _)?: throw .unusable(fault.reason)
    case nil: throw .unusable("it answered nothing")
    }
  }
}

/// Which sources a program is built from.
package enum ProgramSources: Equatable, Sendable {
  case same
  case other
  /// It does not have the commands of this library.
  case none

  /// Looks for the digest in a program's file, without running it.
  package init(ofProgram path: String) {
    self = .none
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return }
    let stamp = "\(sourceStamp)"
    let mark = Array(stamp.utf8.prefix { $0 != UInt8(ascii: ":") }) + [UInt8(ascii: ":")]
    unsafe data.withUnsafeBytes { bytes in
      var start = 0
      while let place = unsafe Self.find(mark, in: bytes, from: start) {
        start = place + mark.count
        let end = min(place + stamp.utf8.count, bytes.count)
        // The mark alone is there too, since it is looked for.
        let digest = unsafe [UInt8](bytes[start..<end]).prefix { isHexadecimal($0) }
        guard digest.count == stamp.utf8.count - mark.count else { continue }
        self = digest.elementsEqual(stamp.utf8.dropFirst(mark.count)) ? .same : .other
        return
      }
    }
  }

  private static func find(
    _ mark: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var offset = start
    while bytes.count - offset >= mark.count {
      let rest = bytes.count - offset
      guard let place = unsafe memchr(base + offset, Int32(mark[0]), rest) else { return nil }
      offset = unsafe base.distance(to: place)
      guard bytes.count - offset >= mark.count else { return nil }
      let order = unsafe memcmp(place, mark, mark.count)
      if order == 0 { return offset }
      offset += 1
    }
    return nil
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
}
