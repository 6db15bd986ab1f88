import Layout

/// Draws commands into one band after another; every thread has one, and no two the same at once.
final class BandRenderer: @unchecked Sendable {
  private let cells: CellBuffer
  private let scratch: RowScratch
  private let clips: ClipMasks
  /// The largest target it can draw into.
  let width: Int
  let rows: Int

  init(width: Int, rows: Int) {
    self.width = width
    self.rows = rows
    cells = CellBuffer(width: width, rows: rows)
    scratch = RowScratch(width: width)
    clips = ClipMasks()
  }

  /// Lets go of what the last band left.
  func forgetClips() { clips.beginBand(.empty) }

  /// Draws the commands at `indices`, in order, and of each what later ones do not hide.
  ///
  /// - Parameter isUndefined: the target is transparent, whatever its memory holds.
  func draw(
    _ ops: [RasterOp], at indices: ArraySlice<Int32>, into target: PixelTarget, isUndefined: Bool
  ) {
    clips.beginBand(target.rect)
    let seen = SeenOps(ops, at: indices, in: target.rect)
    if isUndefined, !seen.coversEverything { target.clear() }
    for (index, window) in seen.parts.reversed() {
      draw(ops[index], into: target, window: window)
    }
  }

  /// A group or a mask whose commands are being drawn into a surface of its own.
  private struct OpenLayer {
    enum End {
      case group(GroupOp, clip: ClipNode?, window: PixelRect)
      case mask
    }

    let ops: [RasterOp]
    let surface: Surface
    /// What the surface is laid on, or cuts.
    let target: PixelTarget
    let end: End
    /// What is still to be drawn, from the last command.
    var parts: [SeenOps.Part]

    init(_ ops: [RasterOp], _ surface: Surface, on target: PixelTarget, end: End) {
      self.ops = ops
      self.surface = surface
      self.target = target
      self.end = end
      parts = SeenOps(ops, at: ops.indices, in: surface.rect).parts
    }
  }

  private func draw(_ op: RasterOp, into target: PixelTarget, window: PixelRect) {
    guard let layer = begin(op, into: target, window: window) else { return }
    var open = [layer]
    while let last = open.indices.last {
      guard let (index, window) = open[last].parts.popLast() else {
        end(open.removeLast())
        continue
      }
      let (op, target) = (open[last].ops[index], open[last].surface.target)
      if let inner = begin(op, into: target, window: window) { open.append(inner) }
    }
  }

  /// Draws a command within a window, or begins with a layer.
  private func begin(
    _ op: RasterOp, into target: PixelTarget, window: PixelRect
  ) -> OpenLayer? {
    switch op.content {
    case .paint(let coverage, let ink):
      paint(coverage, ink, mask: mask(of: op.clip, window), into: target, window: window)
      return nil
    case .group(let group):
      return OpenLayer(
        group.ops, Surface(window), on: target, end: .group(group, clip: op.clip, window: window))
    case .mask(let ops):
      return OpenLayer(ops, Surface(target.rect), on: target, end: .mask)
    }
  }

  /// Lays a finished group on its target, or keeps of it what a mask's commands cover.
  private func end(_ layer: OpenLayer) {
    switch layer.end {
    case .mask: layer.target.multiply(byAlphaOf: layer.surface.target)
    case .group(let group, let clip, let window):
      for matrix in group.matrices { layer.surface.apply(matrix) }
      emit(
        .everything, window, mask(of: clip, window),
        PixelsSink(
          layer.surface.target, opacity: group.opacity, mode: group.mode, target: layer.target,
          window: window, scratch: scratch))
    }
  }

  private func paint(
    _ coverage: Coverage, _ ink: Ink, mask: MaskRows?, into target: PixelTarget, window: PixelRect
  ) {
    switch ink {
    case .solid(let ink):
      emit(coverage, window, mask, SolidSink(ink, target: target, window: window))
    case .gradient(let shader):
      emit(
        coverage, window, mask,
        ShaderSink(shader, target: target, window: window, scratch: scratch))
    case .image(let shader):
      emit(
        coverage, window, mask,
        ShaderSink(shader, target: target, window: window, scratch: scratch))
    case .surface(let surface, let opacity, let mode):
      emit(
        coverage, window, mask,
        PixelsSink(
          surface.target, opacity: opacity, mode: mode, target: target, window: window,
          scratch: scratch))
    }
  }

  /// What a clip leaves of a window; valid until the next one is asked for.
  private func mask(of clip: ClipNode?, _ window: PixelRect) -> MaskRows? {
    clip?.cutting(window).map { clips.mask(of: $0, renderer: self).rows(of: window) }
  }

  private func emit<Sink: SpanSink>(
    _ coverage: Coverage, _ window: PixelRect, _ mask: MaskRows?, _ sink: Sink
  ) {
    if let mask {
      var masked = MaskedSink(sink, mask: mask, scratch: scratch)
      emit(coverage, window, into: &masked)
    } else {
      var sink = sink
      emit(coverage, window, into: &sink)
    }
  }

  /// Hands a window's coverage to a sink.
  func emit<Sink: SpanSink>(_ coverage: Coverage, _ window: PixelRect, into sink: inout Sink) {
    switch coverage {
    case .everything:
      sink.block(
        x: 0, count: window.width, rows: 0..<window.height, coverage: BlockCoverage(even: 65_536))
    case .box(let box): box.emit(window, into: &sink)
    case .outline(let outline): emit(outline, window, into: &sink)
    case .glyphs(let glyphs): glyphs.emit(window, scratch: cells, into: &sink)
    case .mask(let mask): mask.emit(window, scratch: cells, into: &sink)
    }
  }

  private func emit<Sink: SpanSink>(
    _ outline: Outline, _ window: PixelRect, into sink: inout Sink
  ) {
    let bars = outline.bars.first?.rows(of: window) ?? 0..<0
    let lines = unsafe CellLineSink(
      writer: CellWriter(cells, width: window.width, height: window.height, bars: bars),
      window: window, points: cells.points)
    add(outline, lines, window)
    cells.sweep(
      width: window.width, height: window.height, bars: bars, rule: outline.rule, into: &sink)
    if !bars.isEmpty { for bar in outline.bars { bar.emit(window, into: &sink) } }
  }

  /// Flattens an outline into the cells; one copy of this code serves every sink.
  @inline(never)
  private func add(_ outline: Outline, _ lines: CellLineSink, _ window: PixelRect) {
    if outline.isNear {
      var lines = lines
      Flattening().flatten(outline.path, by: outline.transform, into: &lines)
      lines.finish()
    } else {
      var clipped = ClippingLineSink(lines)
      Flattening().flatten(outline.path, by: outline.transform, into: &clipped)
      clipped.finish()
    }
  }
}

extension FixedBox {
  /// The rows of a window, from its top, that it covers from edge to edge.
  fileprivate func rows(of window: PixelRect) -> Range<Int> {
    let first = max(minY >> 16, window.minY)
    let end = min(maxY >> 16, window.maxY)
    return first < end ? first - window.minY..<end - window.minY : 0..<0
  }

  fileprivate func emit<Sink: SpanSink>(_ window: PixelRect, into sink: inout Sink) {
    let first = max(minX >> 16, window.minX)
    let last = min((maxX - 1) >> 16, window.maxX - 1)
    guard first <= last else { return }
    let columns = BlockCoverage(
      first: Self.overlap(first, minX, maxX), inner: 65_536, last: Self.overlap(last, minX, maxX))
    let rows = Self.parts(minY, maxY, in: window.minY..<window.maxY)
    for part in 0..<3 where !rows[part].places.isEmpty {
      let (places, covered) = rows[part]
      sink.block(
        x: first - window.minX, count: last - first + 1,
        rows: places.lowerBound - window.minY..<places.upperBound - window.minY,
        coverage: columns.scaled(by: covered))
    }
  }

  /// The places of a window that two edges cut or enclose: the first, those that are whole, the last.
  private static func parts(
    _ minimum: Int, _ maximum: Int, in window: Range<Int>
  ) -> InlineArray<3, (places: Range<Int>, covered: UInt32)> {
    let first = minimum >> 16
    let innerStart = (minimum + 0xFFFF) >> 16
    // Of a box within one place there is but a first one.
    let innerEnd = max(maximum >> 16, innerStart)
    let end = max((maximum + 0xFFFF) >> 16, innerEnd)
    func part(_ start: Int, _ end: Int) -> (places: Range<Int>, covered: UInt32) {
      ((start..<end).clamped(to: window), overlap(start, minimum, maximum))
    }
    return [part(first, innerStart), part(innerStart, innerEnd), part(innerEnd, end)]
  }
}
