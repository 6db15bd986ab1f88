/// Reads lossy WebP data: one key frame of VP8 (RFC 6386).
struct VP8Decoder {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let width: Int
  private let height: Int
  private let blocksWide: Int
  private let blocksHigh: Int
  private let luminance: VP8Plane
  private let blues: VP8Plane
  private let reds: VP8Plane
  private let filters: RawBuffer<VP8FilterStrength>

  init(_ bytes: [UInt8], in range: Range<Int>) throws(PictureError) {
    self.bytes = bytes
    self.range = range
    (width, height) = try VP8Header.size(of: bytes, in: range)
    (blocksWide, blocksHigh) = (ceilingDivide(width, 16), ceilingDivide(height, 16))
    luminance = VP8Plane(width: blocksWide * 16, height: blocksHigh * 16)
    blues = VP8Plane(width: blocksWide * 8, height: blocksHigh * 8)
    reds = VP8Plane(width: blocksWide * 8, height: blocksHigh * 8)
    filters = RawBuffer(count: blocksWide * blocksHigh, repeating: .none)
  }

  /// The picture as opaque RGBA.
  mutating func decode() throws(PictureError) -> [UInt8] {
    let first = range.lowerBound
    let tag = Int(bytes[first]) | Int(bytes[first + 1]) << 8 | Int(bytes[first + 2]) << 16
    let partition = first + 10..<first + 10 + tag >> 5
    guard partition.upperBound <= range.upperBound, !partition.isEmpty else {
      throw .truncated(.webp, offset: range.upperBound)
    }
    try unsafe bytes.withUnsafeBufferPointer { file throws(PictureError) in
      var modes = unsafe VP8Bits(file, in: partition)
      let header = VP8Header(&modes)
      var parts: [VP8Bits] = []
      for part in try partitions(header.partitionCount, from: partition.upperBound) {
        unsafe parts.append(VP8Bits(file, in: part))
      }
      try reconstruct(header, &modes, &parts)
      filter(header)
    }
    return VP8Colors.pixels(
      luminance, blues, reds, width: width, height: height)
  }

  /// The lengths of all partitions but the last stand before them.
  private func partitions(_ count: Int, from start: Int) throws(PictureError) -> [Range<Int>] {
    var position = start + 3 * (count - 1)
    guard position <= range.upperBound else { throw .truncated(.webp, offset: range.upperBound) }
    var parts: [Range<Int>] = []
    for index in 0..<count {
      let place = start + 3 * index
      let length =
        index == count - 1
        ? range.upperBound - position
        : Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
      guard length <= range.upperBound - position else {
        throw .truncated(.webp, offset: range.upperBound)
      }
      parts.append(position..<position + length)
      position += length
    }
    return parts
  }

  // MARK: Blocks

  private func reconstruct(
    _ header: VP8Header, _ modes: inout VP8Bits, _ parts: inout [VP8Bits]
  ) throws(PictureError) {
    let block = VP8Block(header, blocksWide: blocksWide)
    for y in 0..<blocksHigh {
      let index = y & (parts.count - 1)
      var tokens = parts[index]
      block.startRow()
      for x in 0..<blocksWide {
        block.readModes(&modes, x: x)
        block.readCoefficients(&tokens, x: x)
        unsafe block.draw(
          luminance: luminance.origin + (y &* 16 &* luminance.stride &+ x &* 16),
          luminance.stride, blues: blues.origin + (y &* 8 &* blues.stride &+ x &* 8),
          reds: reds.origin + (y &* 8 &* reds.stride &+ x &* 8), blues.stride, x: x, y: y)
        filters[y * blocksWide + x] = block.filterStrength
      }
      parts[index] = tokens
      if tokens.isOverrun || modes.isOverrun {
        throw .truncated(.webp, offset: tokens.isOverrun ? tokens.position : modes.position)
      }
    }
  }

  private func filter(_ header: VP8Header) {
    guard header.hasFilter else { return }
    for y in 0..<blocksHigh {
      for x in 0..<blocksWide {
        let strength = filters[y * blocksWide + x]
        guard strength.limit > 0 else { continue }
        let filter = VP8Filter(strength)
        let place = unsafe luminance.origin + (y &* 16 &* luminance.stride &+ x &* 16)
        if header.isSimpleFilter {
          unsafe filter.applySimple(place, luminance.stride, hasLeft: x > 0, hasTop: y > 0)
        } else {
          let offset = y &* 8 &* blues.stride &+ x &* 8
          unsafe filter.apply(
            place, luminance.stride, blues.origin + offset, reds.origin + offset, blues.stride,
            hasLeft: x > 0, hasTop: y > 0)
        }
      }
    }
  }
}
