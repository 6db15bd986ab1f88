/// Reads pictures of every format that is known, which their first bytes tell.
public enum PictureDecoder {
  /// The format whose signature the bytes begin with.
  public static func format(of bytes: [UInt8]) -> PictureFormat? {
    if bytes.starts(with: PNGChunkReader.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    return nil
  }

  /// The picture with straight alpha, upright and in sRGB.
  public static func decode(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> DecodedPicture {
    switch format(of: bytes) {
    case .jpeg:
      var decoder = JPEGDecoder(bytes, limits: limits)
      let picture = try decoder.decode()
      return DecodedPicture(picture, decoder.metadata)
    case .webp:
      let decoder = try WebPDecoder(bytes, limits: limits)
      return DecodedPicture(try decoder.decode(), decoder.metadata)
    default:
      throw .unknownFormat(firstBytes: Array(bytes.prefix(4)))
    }
  }
}

/// A picture from a file.
public struct DecodedPicture: Sendable {
  public let pixels: StraightPixmap

  init(_ picture: consuming StraightPixmap, _ metadata: PictureMetadata) {
    pixels = metadata.orientation.applied(to: picture)
  }
}
