import Layout

/// Draws commands into one band after another; every thread has one.
final class BandRenderer {
  private let cells: CellBuffer
  private let scratch: RowScratch
  private let clips: ClipMasks

  /// - Parameter width: the widest target it will draw into.
  init(width: Int, rows: Int) {
    cells = CellBuffer(width: width, rows: rows)
    scratch = RowScratch(width: width)
    clips = ClipMasks()
  }

  /// Draws `ops`, in order, where they meet the target.
  func draw(_ ops: [RasterOp], into target: PixelTarget) {
    clips.beginBand(target.rect)
    for op in ops { draw(op, into: target) }
  }

  /// Draws the commands at `indices`, in order.
  func draw(_ ops: [RasterOp], at indices: ArraySlice<Int32>, into target: PixelTarget) {
    clips.beginBand(target.rect)
    for index in indices { draw(ops[Int(index)], into: target) }
  }

  private func draw(_ op: RasterOp, into target: PixelTarget) {
    if case .mask(let ops) = op.content { return apply(mask: ops, to: target) }
    let window = op.bounds.intersection(target.rect)
    guard !window.isEmpty else { return }
    let mask = op.clip?.cutting(window).map { clips.mask(of: $0, renderer: self).rows(of: window) }
    switch op.content {
    case .paint(let coverage, let ink):
      paint(coverage, ink, mask: mask, into: target, window: window)
    case .group(let group):
      draw(group, mask: mask, into: target, window: window)
    case .mask: break
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

  /// Draws a group's commands by themselves, then lays the result on the target.
  private func draw(
    _ group: GroupOp, mask: MaskRows?, into target: PixelTarget, window: PixelRect
  ) {
    let surface = Surface(window)
    for op in group.ops { draw(op, into: surface.target) }
    for matrix in group.matrices { surface.apply(matrix) }
    emit(
      .everything, window, mask,
      PixelsSink(
        surface.target, opacity: group.opacity, mode: group.mode, target: target, window: window,
        scratch: scratch))
  }

  /// Keeps of the target what the mask's commands cover.
  private func apply(mask ops: [RasterOp], to target: PixelTarget) {
    let surface = Surface(target.rect)
    for op in ops { draw(op, into: surface.target) }
    target.multiply(byAlphaOf: surface.target)
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
      for row in 0..<window.height {
        sink.beginRow(row)
        sink.solid(x: 0, count: window.width, coverage: 65_536)
      }
    case .box(let box): box.emit(window, into: &sink)
    case .outline(let outline): emit(outline, window, into: &sink)
    case .glyphs(let glyphs): glyphs.emit(window, scratch: cells, into: &sink)
    case .mask(let mask): mask.emit(window, scratch: cells, into: &sink)
    }
  }

  private func emit<Sink: SpanSink>(
    _ outline: Outline, _ window: PixelRect, into sink: inout Sink
  ) {
    let lines = unsafe CellLineSink(
      writer: CellWriter(cells, width: window.width, height: window.height), window: window,
      points: cells.points)
    add(outline, lines, window)
    cells.sweep(width: window.width, height: window.height, rule: outline.rule, into: &sink)
  }

  /// Flattens an outline into the cells; one copy of this code serves every sink.
  @inline(never)
  private func add(_ outline: Outline, _ lines: CellLineSink, _ window: PixelRect) {
    if outline.isNear {
      var lines = lines
      Flattening().flatten(outline.path, by: outline.transform, into: &lines)
      lines.finish()
    } else {
      var clipped = ClippingLineSink(lines, window: window)
      Flattening().flatten(outline.path, by: outline.transform, into: &clipped)
      clipped.finish()
    }
  }
}

extension FixedBox {
  fileprivate func emit<Sink: SpanSink>(_ window: PixelRect, into sink: inout Sink) {
    let firstX = max(minX >> 16, window.minX)
    let lastX = min((maxX - 1) >> 16, window.maxX - 1)
    guard firstX <= lastX else { return }
    // Whole columns between the two that the edges cut.
    let innerStart = max((minX + 0xFFFF) >> 16, window.minX)
    let innerEnd = min(maxX >> 16, window.maxX)
    for y in window.minY..<window.maxY {
      let height = FixedBox.overlap(y, minY, maxY)
      guard height > 0 else { continue }
      sink.beginRow(y - window.minY)
      func edge(_ x: Int) {
        let part = product(FixedBox.overlap(x, minX, maxX), height)
        if part > 0 { sink.solid(x: x - window.minX, count: 1, coverage: part) }
      }
      if innerStart >= innerEnd {
        for x in firstX...lastX { edge(x) }
        continue
      }
      if firstX < innerStart { edge(firstX) }
      sink.solid(x: innerStart - window.minX, count: innerEnd - innerStart, coverage: height)
      if lastX >= innerEnd { edge(lastX) }
    }
  }
}
