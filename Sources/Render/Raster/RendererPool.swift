import Synchronization

/// The memory for drawing bands, from one surface to the next and from picture to picture: clearing it anew for
/// each of two dozen took 3 % of the instructions of a page of materials.
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
    let kept = renderers.withLock { renderers -> BandRenderer? in
      let fitting = renderers.firstIndex { $0.width >= width && $0.rows >= rows }
      if let fitting { return renderers.remove(at: fitting) }
      // What is too small makes room: no more is kept than was in use at the same time.
      _ = renderers.popLast()
      return nil
    }
    return Lease(kept ?? BandRenderer(width: width, rows: rows), of: self)
  }

  private func giveBack(_ renderer: BandRenderer) {
    renderer.forgetClips()
    renderers.withLock { $0.append(renderer) }
  }
}
