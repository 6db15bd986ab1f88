import Graphics
import Synchronization

extension PNGEncoder {
  /// A picture whose rows are made when they are asked for, on any thread.
  @safe
  package struct Source: Sendable {
    let width: Int
    let height: Int
    let draw: @Sendable (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void

    /// - Parameter draw: writes the premultiplied pixels of rows that are whole bands, the picture's last one among them.
    package init(
      width: Int, height: Int,
      draw: @escaping @Sendable (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void
    ) {
      self.width = width
      self.height = height
      unsafe self.draw = draw
    }
  }

  /// Whether a picture of a size is stored in several parts.
  package static func hasParts(width: Int, height: Int) -> Bool {
    PNGParts(width: width, height: height, as: .rgb, effort: .default).count > 1
  }

  /// Encodes a picture as RGB part by part, each as soon as it is drawn, while it is still in the cache: the whole of it is
  /// never in memory.
  ///
  /// - Returns: the file, or `nil` if it would lose alpha; and whether `encode(_:scale:effort:jobs:)` gives the same one,
  ///   which is not known of a picture of few colours.
  package static func encode(
    _ source: Source, scale: Double?, jobs: Int
  ) -> (file: [UInt8]?, isFinal: Bool) {
    let parts = PNGParts(
      width: source.width, height: source.height, as: .rgb, effort: .default)
    // No palette once there are too many colours for one.
    let palette = Mutex<PNGPalette?>(PNGPalette())
    let seams = Seams(count: parts.count, width: source.width)
    let compressed = parts.compressed(jobs: jobs) { index in
      let rows = parts.rows(of: index)
      let width = source.width
      // A row above the part's own.
      let room = RawBuffer<UInt32>(uninitialized: (rows.count + 1) * width)
      let start = unsafe room.start + width
      unsafe source.draw(rows, start)
      unsafe seams.put(start + (rows.count - 1) * width, below: index)
      palette.withLock { palette in
        let isSmall = unsafe palette?.addSample(of: rows.count, at: start, width: width)
        if isSmall == false { palette = nil }
      }
      if index > 0 { unsafe seams.take(above: index, to: room.start) }
      return unsafe PixelRows(
        at: room.start, width: width, first: rows.lowerBound - 1, ownedBy: room)
    }
    let file = compressed.map {
      Self.file(
        of: $0, width: source.width, height: source.height, as: .rgb, scale: scale,
        settings: Effort.default.deflateSettings)
    }
    return (file, file != nil && palette.withLock { $0 == nil })
  }
}

/// The last row of each part, by which the next one's first row is filtered.
@safe
private final class Seams: @unchecked Sendable {
  private let width: Int
  private let rows: RawBuffer<UInt32>
  private let signals: BandSignals

  init(count: Int, width: Int) {
    self.width = width
    rows = RawBuffer(uninitialized: count * width)
    signals = BandSignals(count: count)
  }

  func put(_ row: UnsafeMutablePointer<UInt32>, below part: Int) {
    unsafe (rows.start + part * width).update(from: row, count: width)
    signals.tell(part)
  }

  /// Waits for the row above a part, which nobody else does.
  func take(above part: Int, to target: UnsafeMutablePointer<UInt32>) {
    signals.wait(for: part - 1)
    unsafe target.update(from: rows.start + (part - 1) * width, count: width)
  }
}
