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
    let shares = Self.shares(from: width, to: count)
    var output = [UInt8](repeating: 0, count: count * height * 4)
    for y in 0..<height {
      for (x, share) in shares.enumerated() {
        for channel in 0..<4 {
          var sum = 32_768
          for (index, weight) in share.weights.enumerated() {
            sum += weight * Int(bytes[(y * width + share.first + index) * 4 + channel])
          }
          output[(y * count + x) * 4 + channel] = UInt8(sum >> 16)
        }
      }
    }
    return ImageTexture(width: count, height: height, bytes: output)
  }

  private func reducedDown(to count: Int) -> ImageTexture {
    let shares = Self.shares(from: height, to: count)
    let line = width * 4
    var output = [UInt8](repeating: 0, count: count * line)
    for (y, share) in shares.enumerated() {
      for x in 0..<line {
        var sum = 32_768
        for (index, weight) in share.weights.enumerated() {
          sum += weight * Int(bytes[(share.first + index) * line + x])
        }
        output[y * line + x] = UInt8(sum >> 16)
      }
    }
    return ImageTexture(width: width, height: count, bytes: output)
  }

  /// For each new pixel, the first old one it covers and the weights of all, which sum to 65,536.
  private static func shares(from old: Int, to new: Int) -> [(first: Int, weights: [Int])] {
    (0..<new).map { index in
      // In units of 1/new of an old pixel the borders are whole numbers.
      let (start, end) = (index * old, (index + 1) * old)
      let (first, last) = (start / new, (end - 1) / new)
      var weights: [Int] = []
      var given = 0
      var covered = 0
      for pixel in first...last {
        covered += min(end, (pixel + 1) * new) - max(start, pixel * new)
        let reached = (covered * 65_536 + old / 2) / old
        weights.append(reached - given)
        given = reached
      }
      return (first, weights)
    }
  }
}
