import Components

/// What a material does to the colours of the page behind it: saturation, then a tint laid over.
///
/// It acts on premultiplied 8.8 fixed point: saturation has no constant part, so that it maps
/// premultiplied components as it maps straight ones.
struct BackdropTone: Sendable {
  /// 65,536 keeps colours as they are.
  private let saturation: Int
  /// Premultiplied, 255 × 2²⁴ where opaque.
  private let tint: SIMD4<Int>
  /// How much of the page stays: 65,536 is all.
  private let rest: Int

  init(_ style: BackdropStyle) {
    // A factor of a thousand already turns the smallest difference into a pure colour.
    let factor = style.saturation > 0 ? min(style.saturation, 1_000) : 0
    saturation = Int((factor * 65_536).rounded(.toNearestOrEven))
    let ink = SolidInk(style.tint)
    let alpha = Int(ink.alpha)
    tint = SIMD4(Int(ink.red), Int(ink.green), Int(ink.blue), 255) &* alpha &* 256
    rest = 65_536 - alpha
  }

  /// Whether colours get more vivid, so that a component falls where the others rise.
  var saturates: Bool { saturation > 65_536 }

  /// The most by which whole steps put a component of a colour, in `0...1`, off its place, twice.
  var roundingError: Double { (4 * Double(saturation) / 65_536 + 4) / (255 * 256) }

  func apply(to cell: BlurGrid.Cell) -> BlurGrid.Cell {
    let color = SIMD4<Int>(clamping: cell)
    // Luminance weights of the Filter Effects specification, applied to encoded components.
    let luminance = (13_933 &* color[0] &+ 46_871 &* color[1] &+ 4_732 &* color[2]) &>> 16
    let grey = SIMD4<Int>(luminance, luminance, luminance, color[3])
    let vivid = grey &+ ((color &- grey) &* saturation &+ 32_768) &>> 16
    let inside = vivid.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: color[3]))
    return SIMD4(clamping: (inside &* rest &+ tint &+ 32_768) &>> 16)
  }
}

extension Surface {
  /// Maps every pixel; equal neighbours are computed once.
  func apply(_ tone: BackdropTone) {
    var last: UInt32?
    var mapped: UInt32 = 0
    for index in 0..<rect.width * rect.height {
      let pixel = unsafe pixels[index]
      if pixel != last {
        last = pixel
        let cell = (tone.apply(to: BlurGrid.Cell(pixel: pixel) &<< 8) &+ 128) &>> 8
        mapped = cell[0] | cell[1] &<< 8 | cell[2] &<< 16 | cell[3] &<< 24
      }
      unsafe pixels[index] = mapped
    }
  }
}
