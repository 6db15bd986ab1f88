import Layout

/// The pixels that an image shader samples: a picture or a part of it, made smaller if need be.
struct ImageTexture: Sendable {
  let width: Int
  let height: Int
  /// Premultiplied, in R, G, B, A order.
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The part of a picture inside `source`, in whole pixels; `nil` if that is nothing.
  init?(_ pixmap: Pixmap, source: Rect?) {
    guard let source else {
      self.init(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes)
      return
    }
    func whole(_ value: Double, _ limit: Int) -> Int {
      min(max(clampedPixel(value.rounded(.toNearestOrAwayFromZero)), 0), limit)
    }
    let minX = whole(source.minX, pixmap.width)
    let maxX = whole(source.maxX, pixmap.width)
    let minY = whole(source.minY, pixmap.height)
    let maxY = whole(source.maxY, pixmap.height)
    guard minX < maxX, minY < maxY else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((maxX - minX) * (maxY - minY) * 4)
    for y in minY..<maxY {
      let row = y * pixmap.width
      bytes += pixmap.bytes[(row + minX) * 4..<(row + maxX) * 4]
    }
    self.init(width: maxX - minX, height: maxY - minY, bytes: bytes)
  }

  /// The texture reduced to at most these sizes: every pixel is the mean of the area it stands for.
  func reduced(width newWidth: Int, height newHeight: Int) -> ImageTexture {
    var result = self
    if newWidth < width { result = result.reducedAcross(to: max(newWidth, 1)) }
    if newHeight < height { result = result.reducedDown(to: max(newHeight, 1)) }
    return result
  }

  private func reducedAcross(to count: Int) -> ImageTexture {
    let shares = Shares(from: width, to: count)
    let (oldLine, newLine) = (width * 4, count * 4)
    let output = unsafe [UInt8](unsafeUninitializedCapacity: height * newLine) { output, used in
      used = height * newLine
      unsafe bytes.withUnsafeBytes { bytes in
        for y in 0..<height {
          for x in 0..<count {
            var sum = SIMD4<UInt32>(repeating: 32_768)
            var place = y &* oldLine &+ shares.first[x] &* 4
            for index in shares.weights(of: x) {
              let pixel = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
              sum &+= SIMD4(pixel: pixel) &* shares.weights[index]
              place &+= 4
            }
            sum &>>= 16
            for channel in 0..<4 {
              unsafe output[y &* newLine &+ x &* 4 &+ channel] = UInt8(
                truncatingIfNeeded: sum[channel])
            }
          }
        }
      }
    }
    return ImageTexture(width: count, height: height, bytes: output)
  }

  private func reducedDown(to count: Int) -> ImageTexture {
    let shares = Shares(from: height, to: count)
    let line = width * 4
    var sums = [UInt32](repeating: 0, count: line)
    let output = unsafe [UInt8](unsafeUninitializedCapacity: count * line) { output, used in
      used = count * line
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<count {
            unsafe sums.update(repeating: 32_768)
            var place = shares.first[y] &* line
            for index in shares.weights(of: y) {
              let weight = shares.weights[index]
              for x in 0..<line { unsafe sums[x] &+= UInt32(bytes[place &+ x]) &* weight }
              place &+= line
            }
            for x in 0..<line {
              unsafe output[y &* line &+ x] = UInt8(truncatingIfNeeded: sums[x] &>> 16)
            }
          }
        }
      }
    }
    return ImageTexture(width: width, height: count, bytes: output)
  }

  /// For each new pixel, the first old one that it covers and the weights of all, which sum to 65,536.
  private struct Shares {
    private(set) var first: [Int] = []
    private(set) var weights: [UInt32] = []
    /// Where the weights of each new pixel end.
    private var ends: [Int] = [0]

    init(from old: Int, to new: Int) {
      for index in 0..<new {
        // In units of 1/new of an old pixel the borders are whole numbers.
        let (start, end) = (index * old, (index + 1) * old)
        let (first, last) = (start / new, (end - 1) / new)
        var (given, covered) = (0, 0)
        for pixel in first...last {
          covered += min(end, (pixel + 1) * new) - max(start, pixel * new)
          let reached = (covered * 65_536 + old / 2) / old
          weights.append(UInt32(reached - given))
          given = reached
        }
        self.first.append(first)
        ends.append(weights.count)
      }
    }

    func weights(of index: Int) -> Range<Int> { ends[index]..<ends[index + 1] }
  }
}
