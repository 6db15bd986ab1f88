import Synchronization

/// The memory for drawing bands, from one surface of a picture to the next: clearing it anew for each of two
/// dozen took 3 % of the instructions of a page of materials.
final class RendererPool: Sendable {
  private let renderers = Mutex<[BandRenderer]>([])

  /// A renderer for one thread, which gives it back when it lets go of the lease.
  final class Lease {
    let renderer: BandRenderer
    private let pool: RendererPool

    fileprivate init(_ renderer: BandRenderer, of pool: RendererPool) {
      self.renderer = renderer
      self.pool = pool
    }

    deinit { pool.giveBack(renderer) }
  }

  func lease(width: Int, rows: Int) -> Lease {
    let kept = renderers.withLock { renderers in
      renderers.firstIndex { $0.width >= width && $0.rows >= rows }.map { renderers.remove(at: $0) }
    }
    return Lease(kept ?? BandRenderer(width: width, rows: rows), of: self)
  }

  private func giveBack(_ renderer: BandRenderer) { renderers.withLock { $0.append(renderer) } }
}
