/// Reads PNG files (PNG third edition) of every colour type, bit depth and interlace method.
///
/// The bytes may come from anywhere: sizes are checked before memory is allocated, the compressed
/// data must give exactly the picture's length, and whatever is damaged, out of order or unknown
/// and critical is refused with a reason. Samples are given as they are stored: gAMA, cHRM, sRGB, iCCP
/// and eXIf do not change them; `PictureDecoder` applies the last two.
public enum PNGDecoder {
  /// The picture with premultiplied colour.
  ///
  /// Undoes `PNGEncoder.encode` exactly for every valid pixmap; see `StraightPixmap`.
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGDecodingError) -> Pixmap {
    Pixmap(try decodeStraight(bytes, limits: limits))
  }

  /// The picture with straight alpha: the samples as the file stores them.
  public static func decodeStraight(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGDecodingError) -> StraightPixmap {
    try decodeStraight(PNGContents(bytes, limits: limits))
  }

  static func decodeStraight(_ contents: PNGContents) throws(PNGDecodingError) -> StraightPixmap {
    let header = contents.header
    let passes = PNGPass.passes(of: header)
    let expected = passes.reduce(0) {
      $0 + $1.height * (1 + header.rowBytes(width: $1.width))
    }
    var data: [UInt8]
    do throws(InflateError) {
      data = try Inflate.zlib(contents.compressed, expected: expected)
    } catch {
      throw .damagedData(error)
    }
    let pixels = try pixels(of: contents, passes: passes, data: &data)
    return StraightPixmap(checkedWidth: header.width, height: header.height, bytes: pixels)
  }

  private static func pixels(
    of contents: PNGContents, passes: [PNGPass], data: inout [UInt8]
  ) throws(PNGDecodingError) -> [UInt8] {
    let header = contents.header
    if header.colorType == .rgba, header.bitDepth == 8, !header.isInterlaced {
      return try storedPixels(of: header, data: &data)
    }
    let converter = PNGRowConverter(contents)
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var scratch = [UInt8](repeating: 0, count: header.isInterlaced ? header.width * 4 : 0)
    var offset = 0
    for pass in passes {
      let rowBytes = header.rowBytes(width: pass.width)
      try PNGUnfilter.reconstruct(
        &data, at: offset, rows: pass.height, rowBytes: rowBytes, stride: header.filterStride)
      for line in 0..<pass.height {
        if header.isInterlaced {
          try converter.convert(data, at: offset + 1, width: pass.width, into: &scratch, at: 0)
          scatter(scratch, of: pass, line: line, to: &pixels, width: header.width)
        } else {
          try converter.convert(
            data, at: offset + 1, width: pass.width, into: &pixels, at: line * pass.width * 4)
        }
        offset += rowBytes + 1
      }
    }
    return pixels
  }

  /// Rows that are pixels already move together over their filter bytes.
  private static func storedPixels(
    of header: PNGHeader, data: inout [UInt8]
  ) throws(PNGDecodingError) -> [UInt8] {
    let rowBytes = header.width * 4
    try PNGUnfilter.reconstruct(&data, at: 0, rows: header.height, rowBytes: rowBytes, stride: 4)
    var pixels: [UInt8] = []
    swap(&pixels, &data)
    unsafe pixels.withUnsafeMutableBytes { bytes in
      for row in 0..<header.height {
        let source = unsafe UnsafeRawBufferPointer(bytes)[
          row * (rowBytes + 1) + 1..<(row + 1) * (rowBytes + 1)]
        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(row * rowBytes)...]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source))
      }
    }
    pixels.removeLast(header.height)
    return pixels
  }

  private static func scatter(
    _ row: [UInt8], of pass: PNGPass, line: Int, to pixels: inout [UInt8], width: Int
  ) {
    let start = ((pass.firstRow + line * pass.rowStep) * width + pass.firstColumn) * 4
    for x in 0..<pass.width {
      for channel in 0..<4 {
        pixels[start + x * pass.columnStep * 4 + channel] = row[4 * x + channel]
      }
    }
  }
}
