public import Graphics

/// Reads pictures of every format that is known, which their first bytes tell.
///
/// The bytes may come from anywhere: sizes are checked before memory is allocated, and whatever is damaged
/// or of a kind that is not read is refused with a typed error.
public enum PictureDecoder {
  /// The format whose signature the bytes begin with.
  public static func format(of bytes: [UInt8]) -> PictureFormat? {
    if bytes.starts(with: PNGChunkReader.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    // Some programs write a line of their own before the heading.
    let head = bytes.prefix(1024)
    if head.indices.contains(where: { head[$0...].starts(with: "%PDF-".utf8) }) { return .pdf }
    return isSVG(bytes.prefix(4096)) ? .svg : nil
  }

  /// An XML text whose first element is `svg`, with or without what may stand before it.
  private static func isSVG(_ head: ArraySlice<UInt8>) -> Bool {
    let text = head.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    guard text.first == UInt8(ascii: "<") else { return false }
    return text.indices.contains { text[$0...].starts(with: "<svg".utf8) }
  }

  /// What a file's headers say, without decoding its pixels.
  public static func info(
    of bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> PictureInfo {
    switch format(of: bytes) {
    case .png:
      let (size, metadata) = try pngHead(of: bytes, limits: limits)
      return PictureInfo(.png, size, metadata)
    case .jpeg:
      var decoder = JPEGDecoder(bytes, limits: limits)
      let size = try decoder.readSize()
      return PictureInfo(.jpeg, size, decoder.metadata)
    case .webp:
      let decoder = try WebPDecoder(bytes, limits: limits)
      return PictureInfo(.webp, try decoder.size(), decoder.metadata)
    case .svg, .pdf:
      // It is read whole for that, and kept for drawing it.
      guard case .shapes(let picture) = try PictureCache.shared.picture(of: bytes) else {
        throw .unknownFormat(firstBytes: Array(bytes.prefix(4)))
      }
      return PictureInfo(picture)
    case nil: throw .unknownFormat(firstBytes: Array(bytes.prefix(4)))
    }
  }

  /// The picture with straight alpha, turned as its EXIF data say, in sRGB: colours of embedded profiles are
  /// converted relative to white and clipped.
  public static func decode(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> DecodedPicture {
    switch format(of: bytes) {
    case .png:
      do throws(PNGDecodingError) {
        let contents = try PNGContents(bytes, limits: limits)
        return DecodedPicture(.png, try PNGDecoder.decodeStraight(contents), contents.metadata)
      } catch {
        throw .png(error)
      }
    case .jpeg:
      var decoder = JPEGDecoder(bytes, limits: limits)
      let picture = try decoder.decode()
      return DecodedPicture(.jpeg, picture, decoder.metadata)
    case .webp:
      let decoder = try WebPDecoder(bytes, limits: limits)
      return DecodedPicture(.webp, try decoder.decode(), decoder.metadata)
    case .svg, .pdf:
      throw .unsupported(
        format(of: bytes) ?? .svg, what: "made of shapes instead of pixels",
        advice: "show it with Image(data:)")
    case nil: throw .unknownFormat(firstBytes: Array(bytes.prefix(4)))
    }
  }

  /// The chunks before the pixels; checksums, order and completeness are left for decoding.
  private static func pngHead(
    of bytes: [UInt8], limits: PictureLimits
  ) throws(PictureError) -> ((width: Int, height: Int), PictureMetadata) {
    var metadata = PictureMetadata()
    guard let size = PNGHeader.size(of: bytes) else {
      throw .damaged(.png, offset: 16, reason: "its header has no size that is read")
    }
    guard limits.accept(width: size.width, height: size.height) else {
      throw .tooLarge(.png, width: size.width, height: size.height, limits: limits)
    }
    var position = 8
    while let chunk = PNGChunk(unchecked: bytes, at: position), chunk.name != "IDAT" {
      if chunk.name == "iCCP" { metadata.profile = PictureMetadata.profile(png: chunk.data) }
      if chunk.name == "eXIf" {
        metadata.orientation = PictureOrientation(exif: chunk.data) ?? metadata.orientation
      }
      position = chunk.data.endIndex + 4
    }
    return (size, metadata)
  }
}

/// What a picture's headers say.
public struct PictureInfo: Equatable, Sendable {
  public let format: PictureFormat
  /// The width in pixels, of the picture as it is shown.
  public let width: Int
  /// The height in pixels, of the picture as it is shown.
  public let height: Int
  /// What is not drawn as the file asks, each with what to do about it.
  public let warnings: [String]
  /// The natural size in points of a picture that is made of shapes.
  package let points: Size?

  init(_ picture: VectorPicture) {
    format = picture.format
    width = Int(picture.size.width.rounded(.up))
    height = Int(picture.size.height.rounded(.up))
    warnings = picture.warnings
    points = picture.size
  }

  init(
    _ format: PictureFormat, _ size: (width: Int, height: Int), _ metadata: PictureMetadata
  ) {
    self.format = format
    let isTurned = metadata.orientation.swapsSides
    width = isTurned ? size.height : size.width
    height = isTurned ? size.width : size.height
    points = nil
    warnings = metadata.readProfile.warning.map { [$0] } ?? []
  }
}

/// A picture from a file.
public struct DecodedPicture: Sendable {
  public let format: PictureFormat
  /// The picture with straight alpha in sRGB, turned as it is shown.
  public private(set) var pixels: StraightPixmap
  /// What is not drawn as the file asks, each with what to do about it.
  public let warnings: [String]

  init(
    _ format: PictureFormat, _ picture: consuming StraightPixmap, _ metadata: PictureMetadata
  ) {
    self.format = format
    let (profile, warning) = metadata.readProfile
    warnings = warning.map { [$0] } ?? []
    let upright = metadata.orientation.applied(to: picture)
    pixels = profile.map { $0.converted(upright) } ?? upright
  }

  /// The picture with colour multiplied by alpha.
  public consuming func premultiplied() -> Pixmap {
    // Taken out, so that the bytes have one owner and are changed where they are.
    var taken = StraightPixmap(checkedWidth: 0, height: 0, bytes: [])
    swap(&taken, &pixels)
    return Pixmap(taken)
  }
}
