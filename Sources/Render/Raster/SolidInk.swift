import Components

/// One straight colour: components in whole levels, alpha in 1/65,536.
struct SolidInk: Equatable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// 0...65,536.
  let alpha: UInt32

  init(_ color: ResolvedColor) {
    func level(_ component: Double) -> UInt8 {
      UInt8((component * 255).rounded(.toNearestOrAwayFromZero))
    }
    red = level(color.red)
    green = level(color.green)
    blue = level(color.blue)
    alpha = unitWeight(color.alpha)
  }

  /// An already straight pixel in R, G, B, A byte order.
  init(pixel: UInt32) {
    red = UInt8(truncatingIfNeeded: pixel)
    green = UInt8(truncatingIfNeeded: pixel >> 8)
    blue = UInt8(truncatingIfNeeded: pixel >> 16)
    alpha = alphaWeights(SIMD4(repeating: pixel))[0]
  }

  var isOpaque: Bool { alpha == 65_536 }

  /// The colour as an opaque pixel.
  var opaquePixel: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
  }

  var channels: ChannelPairs { ChannelPairs(SIMD4(repeating: opaquePixel)) }
}

/// A fraction of 0...1 in 1/65,536, to the nearest.
func unitWeight(_ fraction: Double) -> UInt32 {
  guard fraction > 0 else { return 0 }
  return UInt32((min(fraction, 1) * 65_536).rounded(.toNearestOrAwayFromZero))
}
