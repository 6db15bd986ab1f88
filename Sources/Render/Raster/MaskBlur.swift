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
    let (width, height) = (tile.width, tile.height)
    let columns = mirrorsX ? (width + 1) / 2 : width
    let rows = mirrorsY ? (height + 1) / 2 : height
    let stride = (columns + 3) & ~3
    let reach = weights.count - 1
    // Rows that the output rows look at, blurred across, between rows of nothing.
    let sourceRows = min(height, rows + reach)
    var across = [UInt32](repeating: 0, count: (sourceRows + 2 * reach) * stride)
    var padded = [UInt32](repeating: 0, count: width + 2 * reach + 8)
    var line = ConstantRuns(count: padded.count)
    for y in 0..<sourceRows {
      let source = tile.values[y * width..<(y + 1) * width]
      guard source.contains(where: { $0 != 0 }) else { continue }
      let start = (y + reach) * stride
      if y > 0, source == tile.values[(y - 1) * width..<y * width] {
        for x in 0..<stride { across[start + x] = across[start - stride + x] }
        continue
      }
      for (x, value) in source.enumerated() { padded[reach + x] = UInt32(value) }
      line.find(in: padded)
      convolve(
        padded, from: 0, step: 1, into: &across, at: start, stride, weights
      ) { line.isConstant($0..<$0 + 4 + 2 * reach) }
    }
    var output = [UInt32](repeating: 0, count: stride)
    // Where the values of each column that are looked at last begin to be the same.
    var runStarts = [Int](repeating: 0, count: stride)
    for row in 1..<2 * reach { extend(&runStarts, to: row, of: across, stride) }
    for y in 0..<rows {
      extend(&runStarts, to: y + 2 * reach, of: across, stride)
      convolve(
        across, from: y * stride, step: stride, into: &output, at: 0, stride, weights
      ) { x in
        max(
          max(runStarts[x], runStarts[x + 1]), max(runStarts[x + 2], runStarts[x + 3])) <= y
      }
      let mirrored = mirrorsY ? height - 1 - y : y
      for x in 0..<columns {
        let value = UInt16(truncatingIfNeeded: output[x])
        tile.values[y * width + x] = value
        tile.values[mirrored * width + x] = value
        if mirrorsX {
          tile.values[y * width + width - 1 - x] = value
          tile.values[mirrored * width + width - 1 - x] = value
        }
      }
    }
  }

  /// Looks at one more row: where it differs from the one before, a run begins.
  private static func extend(
    _ runStarts: inout [Int], to row: Int, of values: [UInt32], _ stride: Int
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
  /// - Parameter isConstant: whether all values that the four sums from a place on look at are the
  ///   same, as in most of a silhouette.
  @inline(__always)
  private static func convolve(
    _ source: [UInt32], from start: Int, step: Int, into target: inout [UInt32], at place: Int,
    _ count: Int, _ weights: [UInt32], isConstant: (Int) -> Bool
  ) {
    let reach = weights.count - 1
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe weights.withUnsafeBufferPointer { weights in
          guard let base = source.baseAddress, let out = target.baseAddress else {
            return
          }
          let middle = unsafe base + start + reach &* step
          var x = 0
          #if DEBUG
            // Without optimisation a vector is a loop over its lanes.
            let reachable = weights.count
            while x < (count + 3) & ~3 {
              var sum = unsafe 32_768 &+ weights[0] &* middle[x]
              var k = 1
              while k < reachable {
                let pair = unsafe middle[x &- k &* step] &+ middle[x &+ k &* step]
                unsafe sum &+= weights[k] &* pair
                k &+= 1
              }
              unsafe out[place &+ x] = sum &>> 16
              x &+= 1
            }
          #endif
          while x < count {
            if isConstant(x) {
              unsafe storePixels(load(middle + x), out + place + x, 4)
              x &+= 4
              continue
            }
            var sum = SIMD4<UInt32>(repeating: 32_768)
            unsafe sum &+= weights[0] &* load(middle + x)
            for k in 1..<weights.count {
              let pair =
                unsafe load(middle + x - k &* step)
                &+ load(middle + x + k &* step)
              unsafe sum &+= weights[k] &* pair
            }
            unsafe storePixels(sum &>> 16, out + place + x, 4)
            x &+= 4
          }
        }
      }
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
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

  mutating func find(in line: [UInt32]) {
    var end = line.count
    for index in stride(from: line.count - 1, through: 0, by: -1) {
      if index + 1 < line.count, line[index] != line[index + 1] { end = index + 1 }
      ends[index] = end
    }
  }

  func isConstant(_ range: Range<Int>) -> Bool { ends[range.lowerBound] >= range.upperBound }
}
