/// The point deltas of a variable font's outlines (`gvar`).
struct GlyphVariations: Sendable {
  private let table: TableView
  private let axisCount: Int
  private let sharedTuples: TableView
  private let sharedCount: Int

  init(_ table: TableView) {
    let isKnown = table.u16(0) == 1
    self.table = isKnown ? table : .empty
    axisCount = isKnown ? table.u16(4) : 0
    sharedCount = table.u16(6)
    sharedTuples = table.table32(8)
  }

  /// A movement of one point.
  struct Delta: Equatable {
    var x = 0.0
    var y = 0.0
  }

  /// The movements of a glyph's points at some coordinates; `nil` if nothing moves.
  ///
  /// - Parameters:
  ///   - outline: the points before they move; for a composite the offsets of its components.
  ///   - contourEnds: where contours end; points without a delta of their own follow their
  ///     neighbours on the contour. Empty for a composite.
  /// - Returns: one delta per point, then four for the phantom points.
  func deltas(
    of glyph: Int, at coordinates: [Int], outline: [GlyphOutline.Point], contourEnds: [Int]
  ) -> [Delta]? {
    let data = data(of: glyph)
    let count = data.u16(0)
    guard !data.isEmpty, count & 0x0FFF > 0 else { return nil }
    let pointCount = outline.count + 4
    var serialized = PackedReader(data, position: data.u16(2))
    var shared: [Int]?
    if count & 0x8000 != 0 {
      shared = serialized.points(limit: pointCount)
    }
    var sum = [Delta](repeating: Delta(), count: pointCount)
    var header = 4
    for _ in 0..<count & 0x0FFF {
      guard header + 4 <= data.count else { break }
      let size = data.u16(header)
      let flags = data.u16(header + 2)
      let scale = scalar(data, header: &header, flags: flags, at: coordinates)
      var tuple = PackedReader(data, position: serialized.position)
      serialized.position += size
      guard scale != 0 else { continue }
      let points = flags & 0x2000 != 0 ? tuple.points(limit: pointCount) : shared
      add(&tuple, points, scale, outline, contourEnds, to: &sum)
    }
    return sum
  }

  private func data(of glyph: Int) -> TableView {
    guard glyph < table.u16(12) else { return .empty }
    let isLong = table.u16(14) & 1 != 0
    let start = isLong ? table.u32(20 + glyph * 4) : table.u16(20 + glyph * 2) * 2
    let end = isLong ? table.u32(24 + glyph * 4) : table.u16(22 + glyph * 2) * 2
    return end > start ? table.table32(16).slice(start, length: end - start) : .empty
  }

  /// How much of a tuple applies; moves on to the next header.
  private func scalar(
    _ data: TableView, header: inout Int, flags: Int, at coordinates: [Int]
  ) -> Double {
    header += 4
    var peaks = sharedTuples.dropping((flags & 0x0FFF) * axisCount * 2)
    if flags & 0x8000 != 0 {
      peaks = data.dropping(header)
      header += axisCount * 2
    } else if flags & 0x0FFF >= sharedCount {
      return 0
    }
    let hasRange = flags & 0x4000 != 0
    let starts = data.dropping(header)
    let ends = data.dropping(header + axisCount * 2)
    if hasRange { header += axisCount * 4 }
    var product = 1.0
    for axis in 0..<min(axisCount, coordinates.count) {
      let peak = peaks.i16(axis * 2)
      product *= tentFactor(
        coordinates[axis], start: hasRange ? starts.i16(axis * 2) : min(peak, 0), peak: peak,
        end: hasRange ? ends.i16(axis * 2) : max(peak, 0))
      if product == 0 { return 0 }
    }
    return product
  }

  /// Adds one tuple's deltas; `points` are their numbers, `nil` for all points in order.
  private func add(
    _ tuple: inout PackedReader, _ points: [Int]?, _ scale: Double,
    _ outline: [GlyphOutline.Point], _ contourEnds: [Int], to sum: inout [Delta]
  ) {
    let count = points?.count ?? sum.count
    let xs = tuple.deltas(count)
    let ys = tuple.deltas(count)
    guard let points else {
      for index in sum.indices {
        sum[index].x += scale * Double(xs[index])
        sum[index].y += scale * Double(ys[index])
      }
      return
    }
    var own = [Delta?](repeating: nil, count: sum.count)
    for (index, point) in points.enumerated() where sum.indices.contains(point) {
      own[point] = Delta(x: Double(xs[index]), y: Double(ys[index]))
    }
    interpolate(&own, outline, contourEnds)
    for index in sum.indices {
      guard let delta = own[index] else { continue }
      sum[index].x += scale * delta.x
      sum[index].y += scale * delta.y
    }
  }

  /// Gives points without a delta one from their neighbours on the contour ("Inferred deltas").
  private func interpolate(
    _ deltas: inout [Delta?], _ outline: [GlyphOutline.Point], _ contourEnds: [Int]
  ) {
    var start = 0
    for end in contourEnds {
      let moved = (start..<end).filter { deltas[$0] != nil }
      for (index, point) in moved.enumerated() {
        // Between this moved point and the next, around the contour.
        let next = moved[(index + 1) % moved.count]
        guard let before = deltas[point], let after = deltas[next] else { continue }
        var target = point + 1 < end ? point + 1 : start
        while target != next {
          deltas[target] = Delta(
            x: Self.inferred(
              outline[target].x, outline[point].x, outline[next].x, before.x, after.x),
            y: Self.inferred(
              outline[target].y, outline[point].y, outline[next].y, before.y, after.y))
          target = target + 1 < end ? target + 1 : start
        }
      }
      start = end
    }
  }

  private static func inferred(
    _ target: Double, _ before: Double, _ after: Double, _ deltaBefore: Double,
    _ deltaAfter: Double
  ) -> Double {
    if before == after { return deltaBefore == deltaAfter ? deltaBefore : 0 }
    if target <= min(before, after) { return before < after ? deltaBefore : deltaAfter }
    if target >= max(before, after) { return before > after ? deltaBefore : deltaAfter }
    let part = (target - before) / (after - before)
    return deltaBefore + part * (deltaAfter - deltaBefore)
  }
}

/// Reads the run-length encoded points and deltas of tuple variations.
struct PackedReader {
  private let data: TableView
  var position: Int

  init(_ data: TableView, position: Int) {
    self.data = data
    self.position = position
  }

  private mutating func byte() -> Int {
    position += 1
    return data.u8(position - 1)
  }

  private mutating func word() -> Int {
    position += 2
    return data.i16(position - 2)
  }

  /// Point numbers, ascending; `nil` for "all points".
  ///
  /// - Parameter limit: how many points there are: more numbers than that are not read.
  mutating func points(limit: Int) -> [Int]? {
    var count = byte()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | byte() }
    if count == 0 { return nil }
    var points: [Int] = []
    var point = 0
    while points.count < min(count, limit), position < data.count {
      let control = byte()
      for _ in 0...control & 0x7F {
        point += control & 0x80 != 0 ? word() & 0xFFFF : byte()
        if points.count < min(count, limit) { points.append(point) }
      }
    }
    return points
  }

  /// Exactly `count` deltas; zeros where the data ends.
  mutating func deltas(_ count: Int) -> [Int] {
    var deltas: [Int] = []
    deltas.reserveCapacity(count)
    while deltas.count < count, position < data.count {
      let control = byte()
      for _ in 0...control & 0x3F {
        let delta: Int
        switch control & 0xC0 {
        case 0x80: delta = 0
        case 0x40: delta = word()
        case 0xC0: delta = word() << 16 | word() & 0xFFFF
        default: delta = Int(Int8(truncatingIfNeeded: byte()))
        }
        if deltas.count < count { deltas.append(delta) }
      }
    }
    while deltas.count < count { deltas.append(0) }
    return deltas
  }
}
