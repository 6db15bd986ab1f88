/// Filters every row in all five ways and keeps the one that Deflate is likely to store in the
/// fewest bytes.
///
/// Deflate pays for each place where it can continue neither the run of the pixel to the left nor
/// the copy of the row above; a small literal there is a frequent one and takes fewer bits than a
/// large one. The estimate is therefore the number of such *breaks* among the filtered bytes, each
/// with a weight of 8 plus its magnitude, at most 4. In a row that hardly changes from the one above,
/// literals cost more than copies: there the magnitude alone counts. The weights were found by
/// trial on pages, cards and gradients. The usual sum of magnitudes knows neither runs nor copies.
@safe
struct PNGFilterChoice: ~Copyable {
  private typealias Bytes = SIMD16<UInt8>

  /// Chunks of sixteen bytes between two additions of the byte-sized sums: 20 · 4 < 256.
  private static let chunksPerBlock = 20
  /// A bit for each chunk of a block.
  private static let allChunks: UInt32 = 1 << chunksPerBlock - 1

  /// The bytes of a row and from a byte to its left neighbour.
  private let count: Int
  private let stride: Int
  /// Rows filtered by Sub, Up, Average and Paeth, each after `PNGFilter.padding` zero bytes. Behind
  /// each is a mask for every block: the chunks that are not zero.
  private var sub: UnsafeMutableRawPointer
  private var up: UnsafeMutableRawPointer
  private var average: UnsafeMutableRawPointer
  private var paeth: UnsafeMutableRawPointer
  /// The row above as it was stored, if it was filtered.
  private var previous: UnsafeMutableRawPointer
  private var previousFilter = PNGFilter.none
  /// For each block the chunks that may differ from the row above, or whose left neighbour may.
  private let changes: UnsafeMutablePointer<UInt32>
  /// For each block the chunks of the last row that differ from their left neighbour.
  private let edges: UnsafeMutablePointer<UInt32>

  init(count: Int, stride: Int) {
    self.count = count
    self.stride = stride
    unsafe sub = Self.row(count)
    unsafe up = Self.row(count)
    unsafe average = Self.row(count)
    unsafe paeth = Self.row(count)
    unsafe previous = Self.row(count)
    // Bits beyond a block are taken over to the next one, of the last block none.
    unsafe changes = .allocate(capacity: Self.blocks(count) + 1)
    unsafe edges = .allocate(capacity: Self.blocks(count))
    unsafe changes.initialize(repeating: 0, count: Self.blocks(count) + 1)
    unsafe edges.initialize(repeating: 0, count: Self.blocks(count))
  }

  deinit {
    unsafe changes.deallocate()
    unsafe edges.deallocate()
    unsafe Self.free(sub)
    unsafe Self.free(up)
    unsafe Self.free(average)
    unsafe Self.free(paeth)
    unsafe Self.free(previous)
  }

  private static func row(_ count: Int) -> UnsafeMutableRawPointer {
    let bytes = PNGFilter.padding + masksOffset(count) + blocks(count) * 4
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return unsafe memory + PNGFilter.padding
  }

  private static func free(_ row: UnsafeMutableRawPointer) {
    unsafe (row - PNGFilter.padding).deallocate()
  }

  private static func blocks(_ count: Int) -> Int {
    (count + chunksPerBlock * 16 - 1) / (chunksPerBlock * 16)
  }

  /// Behind a row's padding, at a multiple of four.
  private static func masksOffset(_ count: Int) -> Int { (count + 3) / 4 * 4 + PNGFilter.padding }

  @inline(__always)
  private func mask(
    of row: UnsafeMutableRawPointer, _ block: Int
  ) -> UnsafeMutablePointer<UInt32> {
    unsafe (row + (Self.masksOffset(count) &+ block &* 4)).assumingMemoryBound(to: UInt32.self)
  }

  /// Tells that the bytes of a few pixels of the next row differ from the row above; of the first row all must be told.
  func noteChange(_ bytes: Range<Int>) {
    // Their right neighbours are filtered by them.
    let last = (min(bytes.upperBound &+ stride, count) &- 1) / 16
    let first = bytes.lowerBound / 16
    assert(last - first < Self.chunksPerBlock, "these would reach into a third block")
    let block = first / Self.chunksPerBlock
    // A branch for where a block ends would be dearer.
    let bits =
      (1 &<< UInt64(truncatingIfNeeded: last &- first &+ 1) &- 1)
      &<< UInt64(truncatingIfNeeded: first &- block &* Self.chunksPerBlock)
    unsafe changes[block] |= UInt32(truncatingIfNeeded: bits) & Self.allChunks
    unsafe changes[block &+ 1] |= UInt32(truncatingIfNeeded: bits &>> UInt64(Self.chunksPerBlock))
  }

  /// Writes the best filter's number and the row filtered by it to `target`.
  ///
  /// Rows come from the top down, with zero bytes around them as `PNGFilter` asks, and with their
  /// changes noted.
  mutating func write(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    let filter = unsafe choose(row, above)
    unsafe target.storeBytes(of: filter.rawValue, as: UInt8.self)
    switch filter {
    case .none: unsafe (target + 1).copyMemory(from: row, byteCount: count)
    case .sub: unsafe swap(&sub, &previous)
    case .up: unsafe swap(&up, &previous)
    case .average: unsafe swap(&average, &previous)
    case .paeth: unsafe swap(&paeth, &previous)
    }
    if filter != .none { unsafe (target + 1).copyMemory(from: previous, byteCount: count) }
    previousFilter = filter
  }

  /// Writes a row that is equal to the one above: Up leaves nothing of it, which no filter beats.
  mutating func writeRepeated(to target: UnsafeMutableRawPointer) {
    for block in 0..<Self.blocks(count) {
      let mask = unsafe mask(of: up, block)
      unsafe Self.forEachBit(of: mask.pointee) { chunk in
        let offset = (block &* Self.chunksPerBlock &+ chunk) &* 16
        unsafe up.storeBytes(of: Bytes.zero, toByteOffset: offset, as: Bytes.self)
      }
      unsafe mask.pointee = 0
    }
    unsafe swap(&up, &previous)
    previousFilter = .up
    unsafe target.storeBytes(of: PNGFilter.up.rawValue, as: UInt8.self)
    unsafe (target + 1).initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// The filter with the lowest estimate; of equals Up first, for it repeats best.
  private func choose(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> PNGFilter {
    let stored = unsafe previousFilter == .none ? above : UnsafeRawPointer(previous)
    var breaks = InlineArray<5, Int>(repeating: 0)
    var magnitudes = InlineArray<5, Int>(repeating: 0)
    var offset = 0
    var wasFlat = true
    while offset < count {
      let chunks = unsafe filterBlock(row, above, from: offset)
      // A flat chunk after a flat one has no breaks; after another it may have one at its start.
      var work = chunks | chunks &<< 1
      if !wasFlat { work |= 1 }
      wasFlat = chunks &>> UInt32(Self.chunksPerBlock - 1) & 1 == 0
      work &= Self.allChunks
      if work != 0 { unsafe countBreaks(row, stored, offset, work, &breaks, &magnitudes) }
      offset += Self.chunksPerBlock * 16
    }
    // Most residuals are ±1.
    let up = Int(PNGFilter.up.rawValue)
    let isSmooth = 2 * magnitudes[up] <= 3 * breaks[up]
    func cost(_ filter: PNGFilter) -> Int {
      let index = Int(filter.rawValue)
      return isSmooth ? magnitudes[index] : 8 * breaks[index] + magnitudes[index]
    }
    var best = PNGFilter.up
    for filter in [PNGFilter.sub, .none, .average, .paeth] where cost(filter) < cost(best) {
      best = filter
    }
    return best
  }

  /// Filters a block.
  ///
  /// - Returns: a bit for each chunk that is not all of one colour with its surroundings.
  private func filterBlock(
    _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, from start: Int
  ) -> UInt32 {
    // What has not changed differs from its left neighbour where the row above does.
    let block = start / (Self.chunksPerBlock * 16)
    let changed = unsafe changes[block]
    var edge = unsafe edges[block] & ~changed
    var busy: UInt32 = 0
    Self.forEachBit(of: changed) { chunk in
      let offset = start &+ chunk &* 16
      let near = unsafe Surroundings(row, above, offset, stride)
      let shift = UInt32(truncatingIfNeeded: chunk)
      edge |= (PNGFilter.isZero(near.value ^ near.left) ? 0 : 1) &<< shift
      busy |= (near.isFlat ? 0 : 1) &<< shift
    }
    busy |= edge
    unsafe changes[block] = 0
    unsafe edges[block] = edge
    clear(busy, block)
    Self.forEachBit(of: busy) { chunk in
      let offset = start &+ chunk &* 16
      var near = unsafe Surroundings(row, above, offset, stride)
      // Behind the row's end every residual must be zero.
      if count &- offset < 16 { near.keep(PNGFilter.firstLanes(count &- offset)) }
      store(
        near.value &- near.left, near.value &- near.top,
        near.value &- PNGFilter.average(near.left, near.top),
        near.value &- PNGFilter.paeth(near.left, near.top, near.topLeft), at: offset)
    }
    return busy
  }

  /// The bytes of a chunk with their neighbours.
  private struct Surroundings {
    var value: Bytes
    var top: Bytes
    var left: Bytes
    var topLeft: Bytes

    @inline(__always)
    init(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ offset: Int, _ stride: Int) {
      value = unsafe PNGFilter.load(row, offset)
      top = unsafe PNGFilter.load(above, offset)
      left = unsafe PNGFilter.load(row, offset &- stride)
      topLeft = unsafe PNGFilter.load(above, offset &- stride)
    }

    @inline(__always)
    mutating func keep(_ lanes: Bytes) {
      (value, top, left, topLeft) = (value & lanes, top & lanes, left & lanes, topLeft & lanes)
    }

    @inline(__always)
    var isFlat: Bool { PNGFilter.isZero((value ^ top) | (left ^ topLeft) | (value ^ left)) }
  }

  /// Makes zero what earlier rows have left in a block's chunks that are not `busy`.
  @inline(__always)
  private func clear(_ busy: UInt32, _ block: Int) {
    let start = block &* Self.chunksPerBlock &* 16
    var old: UInt32 = 0
    let rows: InlineArray<4, UnsafeMutableRawPointer> = unsafe [sub, up, average, paeth]
    for index in 0..<4 {
      let mask = unsafe mask(of: rows[index], block)
      unsafe old |= mask.pointee
      unsafe mask.pointee = busy
    }
    Self.forEachBit(of: old & ~busy) { chunk in
      store(Bytes.zero, Bytes.zero, Bytes.zero, Bytes.zero, at: start &+ chunk &* 16)
    }
  }

  @inline(__always)
  private static func forEachBit(of bits: UInt32, _ body: (Int) -> Void) {
    var bits = bits
    while bits != 0 {
      body(bits.trailingZeroBitCount)
      bits &= bits &- 1
    }
  }

  @inline(__always)
  private func store(_ a: Bytes, _ b: Bytes, _ c: Bytes, _ d: Bytes, at offset: Int) {
    unsafe sub.storeBytes(of: a, toByteOffset: offset, as: Bytes.self)
    unsafe up.storeBytes(of: b, toByteOffset: offset, as: Bytes.self)
    unsafe average.storeBytes(of: c, toByteOffset: offset, as: Bytes.self)
    unsafe paeth.storeBytes(of: d, toByteOffset: offset, as: Bytes.self)
  }

  /// Adds the breaks in the chunks of a block that have a bit in `work`, and their magnitudes of at
  /// most 4.
  @inline(__always)
  private func countBreaks(
    _ row: UnsafeRawPointer, _ stored: UnsafeRawPointer, _ start: Int, _ work: UInt32,
    _ breaks: inout InlineArray<5, Int>, _ magnitudes: inout InlineArray<5, Int>
  ) {
    let stride = stride
    let filtered: InlineArray<5, UnsafeRawPointer> = unsafe [
      row, UnsafeRawPointer(sub), UnsafeRawPointer(up), UnsafeRawPointer(average),
      UnsafeRawPointer(paeth),
    ]
    var chunks = 0
    // Lanes lose one for each byte that goes on.
    var counts = InlineArray<5, Bytes>(repeating: .zero)
    var sums = InlineArray<5, Bytes>(repeating: .zero)
    var work = work
    while work != 0 {
      let offset = start &+ work.trailingZeroBitCount &* 16
      work &= work &- 1
      guard offset < count else { break }
      chunks &+= 1
      let above = unsafe PNGFilter.load(stored, offset)
      for filter in 0..<5 {
        let bytes = unsafe filtered[filter]
        let value = unsafe PNGFilter.load(bytes, offset)
        let left = unsafe PNGFilter.load(bytes, offset &- stride)
        let continues = (value .== left) .| (value .== above)
        let magnitude = PNGFilter.minimum(
          PNGFilter.minimum(value, 0 &- value), Bytes(repeating: 4))
        counts[filter] &+= unsafe unsafeBitCast(continues, to: Bytes.self)
        sums[filter] &+= magnitude.replacing(with: 0, where: continues)
      }
    }
    for filter in 0..<5 {
      breaks[filter] &+= 16 &* chunks &- Self.total(0 &- counts[filter])
      magnitudes[filter] &+= Self.total(sums[filter])
    }
  }

  @inline(__always)
  private static func total(_ sums: Bytes) -> Int {
    let pairs = unsafe unsafeBitCast(sums, to: SIMD8<UInt16>.self)
    return Int(((pairs & 0xFF) &+ (pairs &>> 8)).wrappedSum())
  }
}
