/// The chunks of a WebP file that decide its first picture (RFC 9649 §2).
struct WebPContainer {
  struct Frame {
    var x = 0
    var y = 0
    /// The chunk with the picture, and how it is coded.
    var data: Range<Int>
    var isLossless: Bool
    var alpha: Range<Int>?
  }

  private let bytes: [UInt8]
  private(set) var metadata = PictureMetadata()
  /// The canvas, if the file names one: pictures without alpha or animation may not.
  private(set) var canvas: (width: Int, height: Int)?
  private(set) var frame: Frame?

  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    guard bytes.count >= 20 else { throw .truncated(.webp, offset: bytes.count) }
    let end = 8 + Self.number(bytes, at: 4, count: 4)
    guard end >= 12 else {
      throw .damaged(.webp, offset: 4, reason: "its length has no room for its name")
    }
    guard end <= bytes.count else { throw .truncated(.webp, offset: bytes.count) }
    try read(12..<end)
  }

  private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  /// Reads chunks up to the end or to the first picture; metadata may follow that.
  private mutating func read(_ range: Range<Int>) throws(PictureError) {
    var position = range.lowerBound
    var alpha: Range<Int>?
    while position + 8 <= range.upperBound {
      let name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      let length = Self.number(bytes, at: position + 4, count: 4)
      let start = position + 8
      guard length <= range.upperBound - start else {
        throw .truncated(.webp, offset: range.upperBound)
      }
      let data = start..<start + length
      switch name {
      case "VP8X":
        guard length >= 10 else { throw damaged(start, "its header is too short") }
        canvas = (
          Self.number(bytes, at: start + 4, count: 3) + 1,
          Self.number(bytes, at: start + 7, count: 3) + 1
        )
      case "ALPH": alpha = data
      case "VP8 ", "VP8L":
        if frame == nil {
          frame = Frame(
            data: data, isLossless: name == "VP8L", alpha: name == "VP8 " ? alpha : nil)
        }
      case "ANMF": if frame == nil { try readAnimationFrame(data) }
      case "ICCP": metadata.profile = Array(bytes[data])
      case "EXIF":
        let exif = bytes[data]
        let body = exif.starts(with: "Exif\0\0".utf8) ? exif.dropFirst(6) : exif
        metadata.orientation = PictureOrientation(exif: body) ?? metadata.orientation
      default: break
      }
      position = data.upperBound + length & 1
    }
  }

  private mutating func readAnimationFrame(_ data: Range<Int>) throws(PictureError) {
    guard data.count > 16 else { throw damaged(data.lowerBound, "a frame is too short") }
    try read(data.lowerBound + 16..<data.upperBound)
    frame?.x = 2 * Self.number(bytes, at: data.lowerBound, count: 3)
    frame?.y = 2 * Self.number(bytes, at: data.lowerBound + 3, count: 3)
  }

  private func damaged(_ offset: Int, _ reason: String) -> PictureError {
    .damaged(.webp, offset: offset, reason: reason)
  }
}
