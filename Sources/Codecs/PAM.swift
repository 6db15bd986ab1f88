/// Portable arbitrary maps, magic `P7`: straight RGBA without compression.
public enum PAM {
  /// Writes a picture with its alpha.
  public static func encode(_ pixmap: Pixmap) -> [UInt8] {
    let header = """
      P7
      WIDTH \(pixmap.width)
      HEIGHT \(pixmap.height)
      DEPTH 4
      MAXVAL 255
      TUPLTYPE RGB_ALPHA
      ENDHDR

      """
    return Array(header.utf8) + StraightPixmap(pixmap).bytes
  }

  /// Reads grey, grey with alpha, RGB and RGBA files with any maximum value.
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(NetpbmError) -> Pixmap {
    Pixmap(try decodeStraight(bytes, limits: limits))
  }

  /// Reads a file as `decode` does, its colours as it stores them.
  package static func decodeStraight(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(NetpbmError) -> StraightPixmap {
    var reader = try NetpbmReader(bytes, magic: "P7")
    let header = try Header(from: &reader)
    try NetpbmReader.check(width: header.width, height: header.height, limits: limits)
    let count = header.width * header.height
    let samples = try reader.samples(count * header.depth, maximum: header.maximum)
    var pixels = [UInt8](repeating: 255, count: count * 4)
    let colors = header.depth < 3 ? 1 : 3
    for pixel in 0..<count {
      let first = pixel * header.depth
      for channel in 0..<3 { pixels[4 * pixel + channel] = samples[first + channel % colors] }
      if header.depth > colors { pixels[4 * pixel + 3] = samples[first + colors] }
    }
    return StraightPixmap(checkedWidth: header.width, height: header.height, bytes: pixels)
  }

  private struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let maximum: Int

    init(from reader: inout NetpbmReader) throws(NetpbmError) {
      var width: Int?
      var height: Int?
      var depth: Int?
      var maximum: Int?
      var tupleType: String?
      var key = try reader.word()
      while key != "ENDHDR" {
        switch key {
        case "WIDTH": width = try reader.number(key, in: 1...1_000_000_000)
        case "HEIGHT": height = try reader.number(key, in: 1...1_000_000_000)
        case "DEPTH": depth = try reader.number(key, in: 1...4)
        case "MAXVAL": maximum = try reader.number(key, in: 1...65_535)
        case "TUPLTYPE": tupleType = try reader.word()
        default: throw .invalidHeader(reason: "\(key.prefix(20)) is no field of it")
        }
        key = try reader.word()
      }
      try reader.endHeader()
      guard let width, let height, let depth, let maximum else {
        throw .invalidHeader(reason: "WIDTH, HEIGHT, DEPTH and MAXVAL must all be given")
      }
      let types = ["GRAYSCALE", "GRAYSCALE_ALPHA", "RGB", "RGB_ALPHA"]
      if let tupleType, tupleType != types[depth - 1] {
        throw .invalidHeader(
          reason: "TUPLTYPE is \(tupleType.prefix(20)), not \(types[depth - 1]) for DEPTH \(depth)")
      }
      (self.width, self.height, self.depth, self.maximum) = (width, height, depth, maximum)
    }
  }
}
