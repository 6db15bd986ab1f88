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

  var filterStride: Int { max(bitDepth * colorType.channels / 8, 1) }

  func rowBytes(width: Int) -> Int { (width * bitDepth * colorType.channels + 7) / 8 }

  /// The layouts worth trying, the likeliest to be smallest first.
  static func candidates(for pixmap: Pixmap) -> [PNGLayout] {
    guard let palette = PNGPalette(of: pixmap) else {
      return [PNGLayout(PNGRows.isOpaque(pixmap.bytes) ? .rgb : .rgba)]
    }
    let direct: PNGHeader.ColorType =
      !palette.isOpaque ? .rgba : palette.isGray ? .gray : .rgb
    return [
      PNGLayout(.palette, bitDepth: palette.indexBits, palette: palette), PNGLayout(direct),
    ]
  }
}
