/// How a picture's samples are stored.
struct PNGLayout {
  let colorType: PNGHeader.ColorType
  let bitDepth: Int
  /// The colours that indices stand for, in a palette picture.
  let palette: PNGPalette?

  private init(
    _ colorType: PNGHeader.ColorType, bitDepth: Int = 8, palette: PNGPalette? = nil
  ) {
    self.colorType = colorType
    self.bitDepth = bitDepth
    self.palette = palette
  }

  static let rgb = PNGLayout(.rgb)

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  var filterStride: Int { max(bitsPerPixel / 8, 1) }

  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The layouts worth trying: a palette, then the first direct one that can hold the picture.
  static func candidates(for pixmap: Pixmap) -> [PNGLayout] {
    guard let palette = PNGPalette(of: pixmap) else {
      // Most pictures with alpha have some in their first row; others are found out when stored.
      let isOpaque = stride(from: 3, to: pixmap.width * 4, by: 4).allSatisfy {
        pixmap.bytes[$0] == 255
      }
      return isOpaque ? [.rgb, PNGLayout(.rgba)] : [PNGLayout(.rgba)]
    }
    let direct: PNGHeader.ColorType =
      !palette.isOpaque ? .rgba : palette.isGray ? .gray : .rgb
    return [
      PNGLayout(.palette, bitDepth: palette.indexBits, palette: palette), PNGLayout(direct),
    ]
  }
}
