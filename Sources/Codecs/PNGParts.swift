import Synchronization

/// The rows of a picture in parts that are filtered and compressed alone, each on any thread.
///
/// Where parts begin depends on the picture's size, never on the number of threads. The first row of
/// a part is still filtered by the row above; only copies cannot reach beyond it, which costs one or
/// two hundredths.
struct PNGParts {
  /// About how much one part holds: enough for its share of copies, little enough for many threads.
  private static let partBytes = 512 * 1024

  private let pixmap: Pixmap
  private let layout: PNGLayout
  private let effort: PNGEncoder.Effort
  private let count: Int

  init(of pixmap: Pixmap, as layout: PNGLayout, effort: PNGEncoder.Effort) {
    self.pixmap = pixmap
    self.layout = layout
    self.effort = effort
    let bytes = layout.rowBytes(width: pixmap.width) * pixmap.height
    count = min(max((bytes + Self.partBytes / 2) / Self.partBytes, 1), pixmap.height)
  }

  /// All parts in order, made on up to `jobs` threads; `nil` if alpha would be lost.
  func compressed(jobs: Int) -> [ZlibStream.CompressedPart]? {
    // No parts once one has met a pixel that the layout cannot store.
    let parts = Mutex<[ZlibStream.CompressedPart?]?>(.init(repeating: nil, count: count))
    BandScheduler.run(bands: count, jobs: jobs) {
      Compressor(settings: effort.deflateSettings, pieceBytes: pieceBytes)
    } body: { compressor, index in
      guard parts.withLock({ $0 != nil }) else { return }
      let part = compressed(index, by: compressor)
      parts.withLock { parts in
        if let part { parts?[index] = part } else { parts = nil }
      }
    }
    return parts.withLock { $0?.compactMap(\.self) }
  }

  /// A row and the byte of its filter.
  private var pieceBytes: Int { layout.rowBytes(width: pixmap.width) + 1 }

  private func compressed(_ index: Int, by compressor: Compressor) -> ZlibStream.CompressedPart? {
    let (first, end) = (pixmap.height * index / count, pixmap.height * (index + 1) / count)
    var rows = PNGRows(of: pixmap, as: layout)
    rows.begin(at: first)
    for y in first..<end {
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
