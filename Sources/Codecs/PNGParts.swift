import Graphics
import Synchronization

/// The rows of a picture in parts that are filtered and compressed alone, each on any thread.
///
/// Where parts begin depends on the picture's size, never on the number of threads. The first row of
/// a part is still filtered by the row above; only copies cannot reach beyond it, which costs one or
/// two hundredths.
struct PNGParts {
  /// About how much one part holds, where that is more than a band: enough for its share of copies, little enough for many
  /// threads and for a core's cache.
  private static let partBytes = 256 * 1024

  private let layout: PNGLayout
  private let effort: PNGEncoder.Effort
  private let width: Int
  private let height: Int
  /// The rows of each part but the last: whole bands, so that a part can be drawn alone.
  private let partRows: Int

  init(width: Int, height: Int, as layout: PNGLayout, effort: PNGEncoder.Effort) {
    self.layout = layout
    self.effort = effort
    self.width = width
    self.height = height
    let bandBytes = layout.rowBytes(width: width) * BandScheduler.rows
    partRows = max((Self.partBytes + bandBytes / 2) / bandBytes, 1) * BandScheduler.rows
  }

  var count: Int { (height + partRows - 1) / partRows }

  func rows(of part: Int) -> Range<Int> {
    part * partRows..<min((part + 1) * partRows, height)
  }

  /// All parts in order, made on up to `jobs` threads; `nil` if alpha would be lost.
  ///
  /// - Parameter pixels: gives the rows of a part and the one above it; called once for each part, on its thread.
  func compressed(
    jobs: Int, pixels: @Sendable (Int) -> PixelRows
  ) -> [ZlibStream.CompressedPart]? {
    // No parts once one has met a pixel that the layout cannot store.
    let parts = Mutex<[ZlibStream.CompressedPart?]?>(.init(repeating: nil, count: count))
    BandScheduler.run(bands: count, jobs: jobs) {
      Compressor(settings: effort.deflateSettings, pieceBytes: pieceBytes)
    } body: { compressor, index in
      // Before anything is refused: the part below may wait for this one's last row.
      let pixels = pixels(index)
      guard parts.withLock({ $0 != nil }) else { return }
      let part = compressed(index, of: pixels, by: compressor)
      parts.withLock { parts in
        if let part { parts?[index] = part } else { parts = nil }
      }
    }
    return parts.withLock { $0?.compactMap(\.self) }
  }

  /// A row and the byte of its filter.
  private var pieceBytes: Int { layout.rowBytes(width: width) + 1 }

  private func compressed(
    _ index: Int, of pixels: PixelRows, by compressor: Compressor
  ) -> ZlibStream.CompressedPart? {
    let range = rows(of: index)
    var rows = PNGRows(of: pixels, as: layout)
    rows.begin(at: range.lowerBound)
    for y in range {
      unsafe compressor.part.append(pieceBytes) { target in
        unsafe rows.write(row: y, effort: effort, to: target)
      }
      if !rows.isComplete { break }
    }
    let part = compressor.part.finish(isLast: index == count - 1)
    return rows.isComplete ? part : nil
  }
}

/// The memory in which one thread compresses one part after another.
private final class Compressor {
  var part: ZlibStream.Part

  init(settings: DeflateSettings, pieceBytes: Int) {
    part = ZlibStream.Part(settings: settings, pieceBytes: pieceBytes)
  }
}

extension PNGEncoder.Effort {
  var deflateSettings: DeflateSettings { self == .fast ? .fast : .default }
}
