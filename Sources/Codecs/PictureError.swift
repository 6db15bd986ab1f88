import XML

/// Why a file is not a picture that is read here.
public enum PictureError: Error, Equatable, Sendable {
  /// The bytes begin like no format that is known.
  case unknownFormat(firstBytes: [UInt8])
  /// The file ends where more of it must follow.
  case truncated(PictureFormat, offset: Int)
  /// The bytes at an offset break the format's rules.
  case damaged(PictureFormat, offset: Int, reason: String)
  /// The file is sound, and of a kind that is not read; `advice` says how to save it instead.
  case unsupported(PictureFormat, what: String, advice: String)
  /// The picture is larger than the caller accepts.
  case tooLarge(PictureFormat, width: Int, height: Int, limits: PictureLimits)
  /// A PNG file is damaged or too large.
  case png(PNGDecodingError)
}

/// The formats of pictures, as their first bytes tell them.
public enum PictureFormat: String, CaseIterable, Codable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"
  case pdf = "PDF"

  /// Whether its pictures are made of shapes.
  var isVector: Bool { self == .svg || self == .pdf }
}

extension XMLDocument {
  /// Reads the XML of an SVG file.
  init(svg bytes: [UInt8]) throws(PictureError) {
    do throws(XMLError) {
      self = try XMLDocument(bytes)
    } catch {
      throw error.reason == nil
        ? .truncated(.svg, offset: error.offset)
        : .damaged(.svg, offset: error.offset, reason: "\(error)")
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .unknownFormat(let first):
      """
      the bytes are no PNG, JPEG, WebP, SVG or PDF file: they begin with \
      \(first.isEmpty ? "nothing" : first.map(Self.hexText).joined(separator: " ")); \
      save the picture in one of these formats
      """
    case .truncated(let format, let offset):
      "the \(format.rawValue) file ends early, at byte \(offset); get a whole copy of it"
    case .damaged(let format, let offset, let reason):
      "the \(format.rawValue) file is damaged at byte \(offset): \(reason)"
    case .unsupported(let format, let what, let advice):
      "the \(format.rawValue) file is \(what), which is not read; \(advice)"
    case .tooLarge(let format, let width, let height, let limits):
      """
      the \(format.rawValue) picture is \(width)×\(height) pixels; at most \
      \(limits.maximumSide) a side and \(limits.maximumPixels) in all are read
      """
    case .png(let error): error.description
    }
  }

  private static func hexText(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
