#if arch(x86_64)
  // Clang's own headers, a part of every toolchain.
  private import _Builtin_intrinsics.intel.sse2
#endif

/// Gaussian blur of 16-bit masks; outside a mask there is nothing.
enum MaskBlur {
  /// Up to here the true Gaussian is fast; beyond, the mask is blurred at a fraction of its size.
  private static let largestDirectSigma = 24.0

  /// - Parameters:
  ///   - sigma: in pixels.
  ///   - mirrorsX: the mask equals its mirror image, and only its left half need be computed.
  ///   - mirrorsY: the same from top to bottom.
  static func blur(
    _ tile: inout MaskTile, sigma: Double, mirrorsX: Bool = false, mirrorsY: Bool = false
  ) {
    guard sigma > 0.05, tile.width > 0, tile.height > 0 else { return }
    if sigma <= largestDirectSigma {
      blurDirectly(&tile, sigma: sigma, mirrorsX: mirrorsX, mirrorsY: mirrorsY)
    } else {
      blurByBoxes(&tile, sigma: sigma)
    }
  }

  private static func blurDirectly(
    _ tile: inout MaskTile, sigma: Double, mirrorsX: Bool, mirrorsY: Bool
  ) {
    let weights = GaussianBlur.weights(sigma: sigma)
    // All the weight is on the pixel itself.
    guard weights[0] < 65_536 else { return }
    let taps = weights.enumerated().map { $0 == 0 ? Tap(middle: $1) : Tap(side: $1) }
    let (width, height) = (tile.width, tile.height)
    let columns = mirrorsX ? (width + 1) / 2 : width
    let rows = mirrorsY ? (height + 1) / 2 : height
    let stride = (columns + 7) & ~7
    let reach = weights.count - 1
    // Rows that the output rows look at, blurred across, between rows of nothing.
    let sourceRows = min(height, rows + reach)
    var across = [Int16](repeating: nothing, count: (sourceRows + 2 * reach) * stride)
    var padded = [Int16](repeating: nothing, count: width + 2 * reach + 8)
    var line = ConstantRuns(count: padded.count)
    for y in 0..<sourceRows {
      let source = tile.values[y * width..<(y + 1) * width]
      guard source.contains(where: { $0 != 0 }) else { continue }
      let start = (y + reach) * stride
      if y > 0, source == tile.values[(y - 1) * width..<y * width] {
        for x in 0..<stride { across[start + x] = across[start - stride + x] }
        continue
      }
      for (x, value) in source.enumerated() { padded[reach + x] = value.lowered }
      line.find(in: padded)
      convolve(
        padded, from: 0, step: 1, into: &across, at: start, stride, taps
      ) { line.isConstant($0..<$0 + 8 + 2 * reach) }
    }
    var output = [Int16](repeating: nothing, count: stride)
    // Where the values of each column that are looked at last begin to be the same.
    var runStarts = [Int](repeating: 0, count: stride)
    for row in 1..<2 * reach { extend(&runStarts, to: row, of: across, stride) }
    for y in 0..<rows {
      extend(&runStarts, to: y + 2 * reach, of: across, stride)
      convolve(
        across, from: y * stride, step: stride, into: &output, at: 0, stride, taps
      ) { x in
        (x..<x + 8).allSatisfy { runStarts[$0] <= y }
      }
      let mirrored = mirrorsY ? height - 1 - y : y
      for x in 0..<columns {
        let value = output[x].raised
        tile.values[y * width + x] = value
        tile.values[mirrored * width + x] = value
        if mirrorsX {
          tile.values[y * width + width - 1 - x] = value
          tile.values[mirrored * width + width - 1 - x] = value
        }
      }
    }
  }

  /// A mask's 0, less 32,768 as all values are here: what adds products of pairs takes signed ones.
  private static let nothing = Int16.min

  /// The weights of the two values at one distance from a pixel, each below 32,768: the pixel's own, which is even,
  /// is at most 65,534.
  fileprivate struct Tap {
    let left: Int16
    let right: Int16

    init(side weight: UInt32) {
      left = Int16(truncatingIfNeeded: weight)
      right = left
    }

    /// The pixel itself counts as both.
    init(middle weight: UInt32) {
      left = Int16(truncatingIfNeeded: weight / 2)
      right = Int16(truncatingIfNeeded: weight - weight / 2)
    }
  }

  /// Looks at one more row: where it differs from the one before, a run begins.
  private static func extend(
    _ runStarts: inout [Int], to row: Int, of values: [Int16], _ stride: Int
  ) {
    let start = row * stride
    for x in 0..<stride where values[start + x] != values[start - stride + x] {
      runStarts[x] = row
    }
  }

  /// `count` weighted sums of values that are `step` apart, symmetric about their middle.
  ///
  /// A sum of 16-bit values by weights that sum to 65,536, and half a unit for rounding, fits 32 bits.
  /// Of values that are all the same it is that value.
  ///
  /// - Parameter isConstant: whether all values that the eight sums from a place on look at are the
  ///   same, as in most of a silhouette.
  @inline(__always)
  private static func convolve(
    _ source: [Int16], from start: Int, step: Int, into target: inout [Int16], at place: Int,
    _ count: Int, _ taps: [Tap], isConstant: (Int) -> Bool
  ) {
    let reach = taps.count - 1
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe taps.withUnsafeBufferPointer { taps in
          guard let base = source.baseAddress, let out = target.baseAddress else {
            return
          }
          let middle = unsafe base + start + reach &* step
          var x = 0
          #if DEBUG
            // Without optimisation a vector is a loop over its lanes.
            let reachable = taps.count
            while x < count {
              var sum: Int32 = 32_768
              var k = 0
              while k < reachable {
                let tap = unsafe taps[k]
                unsafe sum &+= Int32(tap.left) &* Int32(middle[x &- k &* step])
                unsafe sum &+= Int32(tap.right) &* Int32(middle[x &+ k &* step])
                k &+= 1
              }
              unsafe out[place &+ x] = Int16(truncatingIfNeeded: sum &>> 16)
              x &+= 1
            }
          #endif
          while x < count {
            let target = unsafe UnsafeMutableRawPointer(out + place + x)
            if isConstant(x) {
              unsafe target.storeBytes(of: load(middle + x), as: SIMD8<Int16>.self)
            } else {
              var sums = WeightedSums()
              for k in 0..<taps.count {
                let (left, right) = unsafe (middle + x - k &* step, middle + x + k &* step)
                unsafe sums.add(load(left), load(right), by: taps[k])
              }
              unsafe target.storeBytes(of: sums.rounded, as: SIMD8<Int16>.self)
            }
            x &+= 8
          }
        }
      }
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<Int16>) -> SIMD8<Int16> {
    unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Int16>.self)
  }

  /// Blurs a copy at a fraction of the size and interpolates.
  private static func blurByBoxes(_ tile: inout MaskTile, sigma: Double) {
    // The fraction is a power of two: its quotients are shifts.
    var shift = 1
    while sigma / Double(1 << shift) > 8 { shift += 1 }
    let factor = 1 << shift
    let (width, height) = (tile.width, tile.height)
    let columns = width / factor + 2
    let rows = height / factor + 2
    // Means of blocks, with one block of nothing around so that interpolation has neighbours.
    var small = [UInt32](repeating: 0, count: (columns + 2) * (rows + 2))
    let smallWidth = columns + 2
    var sums = [UInt64](repeating: 0, count: smallWidth)
    for blockRow in 0..<rows {
      for index in sums.indices { sums[index] = 0 }
      let top = min(blockRow * factor, height)
      for y in top..<min(top + factor, height) {
        unsafe tile.values[y * width..<(y + 1) * width].withUnsafeBufferPointer { values in
          for x in 0..<width { sums[(x >> shift) + 1] += UInt64(unsafe values[x]) }
        }
      }
      for x in sums.indices {
        small[(blockRow + 1) * smallWidth + x] = UInt32(sums[x] >> (2 * shift))
      }
    }
    let kernel = BoxKernel(sigma: DownscaledBlur.sigma(sigma, factor: factor))
    for _ in 0..<3 {
      for y in 0..<rows + 2 {
        pass(&small, from: y * smallWidth, step: 1, count: smallWidth, kernel)
      }
      for x in 0..<smallWidth {
        pass(&small, from: x, step: smallWidth, count: rows + 2, kernel)
      }
    }
    let unit = 2 * factor
    // Two rows of blocks put together as a row of pixels needs them, a column of blocks each.
    var line = [Int](repeating: 0, count: smallWidth)
    for y in 0..<height {
      let (row, down) = DownscaledBlur.position(y, factor: factor)
      let at = (row + 1) * smallWidth
      for x in 0..<smallWidth {
        line[x] = Int(small[at + x]) * (unit - down) + Int(small[at + smallWidth + x]) * down
      }
      unsafe tile.values.withUnsafeMutableBufferPointer { values in
        unsafe line.withUnsafeBufferPointer { line in
          for x in 0..<width {
            // The block whose centre is before that of the pixel, as in `DownscaledBlur.position`.
            let twice = 2 &* x &+ 1 &+ factor
            let column = twice &>> (shift &+ 1)
            let right = twice & (unit &- 1)
            let sum = unsafe line[column] &* (unit &- right) &+ line[column &+ 1] &* right
            let value = (sum &+ unit &* unit / 2) &>> (2 &* shift &+ 2)
            unsafe values[y &* width &+ x] = UInt16(truncatingIfNeeded: min(value, 65_535))
          }
        }
      }
    }
  }

  /// One box along a line of values, by a running sum.
  private static func pass(
    _ values: inout [UInt32], from start: Int, step: Int, count: Int, _ kernel: BoxKernel
  ) {
    var line = [UInt32](repeating: 0, count: count)
    for index in 0..<count { line[index] = values[start + index * step] }
    func value(_ index: Int) -> UInt32 { index >= 0 && index < count ? line[index] : 0 }
    let radius = kernel.radius
    var sum: UInt32 = 0
    for index in 0..<radius { sum += value(index) }
    for index in 0..<count {
      sum = sum &+ value(index + radius)
      let ends = value(index - radius - 1) + value(index + radius + 1)
      values[start + index * step] = (sum &* kernel.inner &+ ends &* kernel.end &+ 32_768) >> 16
      sum = sum &- value(index - radius)
    }
  }
}

extension UInt16 {
  /// The value minus 32,768, as a signed number.
  fileprivate var lowered: Int16 { Int16(bitPattern: self ^ 0x8000) }
}

extension Int16 {
  fileprivate var raised: UInt16 { UInt16(bitPattern: self) ^ 0x8000 }
}

/// Eight weighted sums with half a unit for rounding, in units of a 65,536th.
private struct WeightedSums {
  #if arch(x86_64)
    private var low = _mm_set1_epi32(32_768)
    private var high = _mm_set1_epi32(32_768)

    /// One operation multiplies two values and adds them, where baseline SSE2 has none that multiplies 32-bit lanes.
    @inline(__always)
    mutating func add(_ left: SIMD8<Int16>, _ right: SIMD8<Int16>, by tap: MaskBlur.Tap) {
      let left = unsafe unsafeBitCast(left, to: __m128i.self)
      let right = unsafe unsafeBitCast(right, to: __m128i.self)
      let pair = UInt32(UInt16(bitPattern: tap.right)) << 16 | UInt32(UInt16(bitPattern: tap.left))
      let weights = _mm_set1_epi32(Int32(bitPattern: pair))
      low = _mm_add_epi32(low, _mm_madd_epi16(_mm_unpacklo_epi16(left, right), weights))
      high = _mm_add_epi32(high, _mm_madd_epi16(_mm_unpackhi_epi16(left, right), weights))
    }

    var rounded: SIMD8<Int16> {
      @inline(__always) get {
        let packed = _mm_packs_epi32(_mm_srai_epi32(low, 16), _mm_srai_epi32(high, 16))
        return unsafe unsafeBitCast(packed, to: SIMD8<Int16>.self)
      }
    }
  #else
    private var sums = SIMD8<Int32>(repeating: 32_768)

    @inline(__always)
    mutating func add(_ left: SIMD8<Int16>, _ right: SIMD8<Int16>, by tap: MaskBlur.Tap) {
      sums &+= SIMD8<Int32>(truncatingIfNeeded: left) &* Int32(tap.left)
      sums &+= SIMD8<Int32>(truncatingIfNeeded: right) &* Int32(tap.right)
    }

    var rounded: SIMD8<Int16> {
      @inline(__always) get { SIMD8<Int16>(truncatingIfNeeded: sums &>> 16) }
    }
  #endif
}

/// The arithmetic of blurring at a fraction of the size.
enum DownscaledBlur {
  /// The deviation left to do, in small pixels: averaging blocks and interpolating blur as well.
  ///
  /// A block of f pixels has a variance of (f² − 1)/12, linear interpolation one of about f²/6.
  static func sigma(_ sigma: Double, factor: Int) -> Double {
    let f = Double(factor)
    return (sigma * sigma - (f * f - 1) / 12 - f * f / 6).squareRoot() / f
  }

  /// The block whose centre is before that of a pixel, and how far after it in 1/(2·factor).
  static func position(_ pixel: Int, factor: Int) -> (block: Int, offset: Int) {
    let twice = 2 * pixel + 1 + factor
    return (twice / (2 * factor) - 1, twice % (2 * factor))
  }
}

/// Where the values of a line stay the same.
private struct ConstantRuns {
  /// For each place, the first one behind it with another value.
  private var ends: [Int]

  init(count: Int) { ends = [Int](repeating: 0, count: count) }

  mutating func find(in line: [Int16]) {
    var end = line.count
    for index in stride(from: line.count - 1, through: 0, by: -1) {
      if index + 1 < line.count, line[index] != line[index + 1] { end = index + 1 }
      ends[index] = end
    }
  }

  func isConstant(_ range: Range<Int>) -> Bool { ends[range.lowerBound] >= range.upperBound }
}
