import Graphics

/// A picture of which any band can be drawn, on any thread.
struct RecordedPicture: Sendable {
  private enum Content {
    /// Commands, and which of them meet which band.
    case commands([RasterOp], BandBins, RendererPool)
    /// What filters and backdrops have had drawn already.
    case pixels(Surface)
  }

  private let rect: PixelRect
  private let content: Content

  init(_ ops: [RasterOp], in rect: PixelRect, renderers: RendererPool) {
    self.rect = rect
    content = .commands(ops, BandBins(ops, target: rect), renderers)
  }

  init(_ surface: Surface) {
    rect = surface.rect
    content = .pixels(surface)
  }

  /// Writes the pixels of rows that are whole bands.
  @safe
  func draw(_ rows: Range<Int>, into pixels: PixelPointer) {
    switch content {
    case .pixels(let surface):
      let first = unsafe surface.target.pointer(x: rect.minX, y: rows.lowerBound)
      unsafe pixels.update(from: first, count: rows.count * rect.width)
    case .commands(let ops, let bins, let renderers):
      let lease = renderers.lease(
        width: rect.width, rows: min(BandScheduler.rows, rect.height))
      let bands =
        rows.lowerBound / BandScheduler.rows...(rows.upperBound - 1) / BandScheduler.rows
      precondition(
        bins.rect(of: bands.lowerBound).minY == rows.lowerBound
          && bins.rect(of: bands.upperBound).maxY == rows.upperBound, "bands are whole")
      // With the lease, the renderer would go back to the pool.
      withExtendedLifetime(lease) {
        for band in bands {
          let part = bins.rect(of: band)
          let target = unsafe PixelTarget(
            base: pixels + (part.minY - rows.lowerBound) * rect.width, stride: rect.width,
            rect: part)
          lease.renderer.draw(ops, at: bins.indices(of: band), into: target, isUndefined: true)
        }
      }
    }
  }
}
