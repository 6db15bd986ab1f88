/// A colour matrix in 1/65,536, for pixels of 0...255.
struct FixedColorMatrix: Equatable, Sendable {
  /// Four rows of five; the constants are in levels.
  private let rows: [Int]

  init(_ matrix: ColorMatrix) {
    rows = matrix.factors.enumerated().map { index, value in
      let unit = index % 5 == 4 ? 65_536.0 * 255 : 65_536.0
      // A factor of a thousand already turns the smallest level into white.
      let limited = value > -1_000 ? min(value, 1_000) : value < 0 ? -1_000 : 0
      return Int((limited * unit).rounded(.toNearestOrAwayFromZero))
    }
  }

  /// The premultiplied result for a premultiplied pixel: the map acts on straight components.
  func apply(to pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    func straight(_ shift: UInt32) -> Int {
      let level = Int((pixel >> shift) & 255)
      return alpha == 0 ? 0 : min(255, (level * 255 + alpha / 2) / alpha)
    }
    let input = (straight(0), straight(8), straight(16))
    func output(_ row: Int) -> Int {
      let at = row * 5
      let sum =
        rows[at] * input.0 + rows[at + 1] * input.1 + rows[at + 2] * input.2
        + rows[at + 3] * alpha + rows[at + 4]
      return min(max((sum + 32_768) >> 16, 0), 255)
    }
    let newAlpha = output(3)
    func premultiplied(_ row: Int) -> UInt32 {
      UInt32((output(row) * newAlpha + 127) / 255)
    }
    return premultiplied(0) | premultiplied(1) << 8 | premultiplied(2) << 16
      | UInt32(newAlpha) << 24
  }
}

extension Surface {
  /// Maps every pixel; equal neighbours are computed once.
  func apply(_ matrix: FixedColorMatrix) {
    var last: UInt32 = 0
    var mapped = matrix.apply(to: 0)
    for index in 0..<rect.width * rect.height {
      let pixel = unsafe pixels[index]
      if pixel != last {
        last = pixel
        mapped = matrix.apply(to: pixel)
      }
      unsafe pixels[index] = mapped
    }
  }
}

extension PixelTarget {
  /// Keeps of each pixel as much as the other target's alpha says; both cover the same rectangle.
  func multiply(byAlphaOf other: PixelTarget) {
    for y in rect.minY..<rect.maxY {
      let row = unsafe pointer(x: rect.minX, y: y)
      let mask = unsafe other.pointer(x: rect.minX, y: y)
      var x = 0
      while x < rect.width {
        let rest = rect.width - x
        let weights = Weights(unsafe alphaWeights(loadPixels(mask + x, rest)))
        let kept = unsafe ChannelPairs(loadPixels(row + x, rest)).scaled(by: weights) &+ .half
        unsafe storePixels(kept.pixelsFromFixedPoint, row + x, rest)
        x += 4
      }
    }
  }
}
