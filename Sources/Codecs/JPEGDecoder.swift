/// Reads JPEG files (ITU T.81): baseline, extended and progressive Huffman coding, 8 bits a sample, grey,
/// YCbCr or RGB, every sampling in whole ratios.
///
/// Samples equal those of libjpeg's slow integer transform with its triangle filter. Arithmetic coding,
/// lossless and hierarchical files, 12 bits, CMYK and YCCK are refused by name.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private let limits: PictureLimits
  private var position = 2
  private(set) var metadata = PictureMetadata()

  private var frame: JPEGFrame?
  private var planes: JPEGPlanes?
  private var quantizers = [RawBuffer<Int16>?](repeating: nil, count: 4)
  private var dcTables = [JPEGHuffman?](repeating: nil, count: 4)
  private var acTables = [JPEGHuffman?](repeating: nil, count: 4)
  private var restartInterval = 0
  private var isJFIF = false
  private var adobeTransform: UInt8?
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0
  private var scanCount = 0
  /// Components that a scan has given first coefficients.
  private var seen: Set<Int> = []

  /// Further scans only cost time: encoders write about ten.
  private static let maximumScans = 200

  init(_ bytes: [UInt8], limits: PictureLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The size in the frame header, before any turn.
  mutating func readSize() throws(PictureError) -> (width: Int, height: Int) {
    while frame == nil { _ = try readSegment() }
    collectProfile()
    guard let frame else { return (0, 0) }
    return (frame.width, frame.height)
  }

  /// Whether each pixel has one sample.
  var isGray: Bool { frame?.components.count == 1 }

  mutating func decode() throws(PictureError) -> StraightPixmap {
    while try readSegment() {}
    guard let planes, let frame else {
      throw .damaged(.jpeg, offset: position, reason: "it ends without a picture")
    }
    guard seen.count == frame.components.count else {
      throw .damaged(.jpeg, offset: position, reason: "a colour component is missing")
    }
    planes.finish(quantizers: quantizers)
    collectProfile()
    return StraightPixmap(
      checkedWidth: frame.width, height: frame.height,
      bytes: JPEGColors.pixels(planes, model: model(of: frame)))
  }

  /// Which colours the components are, by the rules of libjpeg.
  private func model(of frame: JPEGFrame) -> JPEGColors.Model {
    if frame.components.count == 1 { return .gray }
    if isJFIF { return .luminance }
    if let adobeTransform { return adobeTransform == 0 ? .rgb : .luminance }
    return frame.components.map(\.id) == Array("RGB".utf8) ? .rgb : .luminance
  }

  private func damaged(_ offset: Int, _ reason: String) -> PictureError {
    .damaged(.jpeg, offset: offset, reason: reason)
  }

  // MARK: Segments

  /// Reads one marker with what belongs to it.
  ///
  /// - Returns: `false` at the end of the picture.
  private mutating func readSegment() throws(PictureError) -> Bool {
    let marker = try nextMarker()
    switch marker {
    case 0xD9: return false
    case 0xD0...0xD8, 0x01: return true
    default: break
    }
    guard position + 2 <= bytes.count else { throw .truncated(.jpeg, offset: bytes.count) }
    let length = bytes[...].bigEndian16(at: position)
    guard length >= 2 else { throw damaged(position, "a segment's length is \(length)") }
    guard position + length <= bytes.count else { throw .truncated(.jpeg, offset: bytes.count) }
    let data = bytes[position + 2..<position + length]
    position += length
    switch marker {
    case 0xC4: try readHuffmanTables(data)
    case 0xC0...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard frame == nil else { throw damaged(data.startIndex, "it has two frames") }
      frame = try JPEGFrame(marker: marker, data: data, limits: limits)
    case 0xCC:
      throw .unsupported(
        .jpeg, what: "arithmetic-coded JPEG", advice: "save it as a baseline or progressive JPEG")
    case 0xDA: try readScan(data)
    case 0xDB: try readQuantizers(data)
    case 0xDC:
      throw .unsupported(
        .jpeg, what: "one that tells its height at its end", advice: "save it again")
    case 0xDD:
      guard data.count == 2 else { throw damaged(data.startIndex, "a restart interval is invalid") }
      restartInterval = data.bigEndian16(at: data.startIndex)
    case 0xE0: if data.starts(with: "JFIF\0".utf8) { isJFIF = true }
    case 0xE1:
      if data.starts(with: "Exif\0\0".utf8) {
        metadata.orientation = PictureOrientation(exif: data.dropFirst(6)) ?? metadata.orientation
      }
    case 0xE2: addProfilePart(data)
    case 0xEE:
      if data.starts(with: "Adobe".utf8), data.count >= 12 {
        adobeTransform = data[data.startIndex + 11]
      }
    default: break
    }
    return true
  }

  private mutating func nextMarker() throws(PictureError) -> UInt8 {
    while position + 1 < bytes.count {
      let byte = bytes[position + 1]
      if bytes[position] == 0xFF, byte != 0, byte != 0xFF {
        position += 2
        return byte
      }
      position += 1
    }
    throw .truncated(.jpeg, offset: bytes.count)
  }

  private mutating func readQuantizers(_ data: ArraySlice<UInt8>) throws(PictureError) {
    var rest = data
    while let head = rest.first {
      let width = head >> 4 == 0 ? 1 : 2
      guard head >> 4 <= 1, head & 15 < 4, rest.count >= 1 + 64 * width else {
        throw damaged(rest.startIndex, "a quantization table is invalid")
      }
      let table = RawBuffer<Int16>(count: 64, repeating: 0)
      for index in 0..<64 {
        let place = rest.startIndex + 1 + index * width
        table[Int(jpegZigzag[index])] =
          width == 1
          ? Int16(rest[place]) : Int16(truncatingIfNeeded: rest.bigEndian16(at: place))
      }
      quantizers[Int(head & 15)] = table
      rest = rest.dropFirst(1 + 64 * width)
    }
  }

  private mutating func readHuffmanTables(_ data: ArraySlice<UInt8>) throws(PictureError) {
    var rest = data
    while let head = rest.first {
      let counts = rest.dropFirst().prefix(16)
      let total = counts.reduce(0) { $0 + Int($1) }
      guard head & 15 < 4, head >> 4 <= 1, counts.count == 16, rest.count >= 17 + total,
        let table = JPEGHuffman(counts: counts, symbols: rest.dropFirst(17).prefix(total))
      else { throw damaged(rest.startIndex, "a Huffman table is invalid") }
      if head >> 4 == 0 {
        dcTables[Int(head & 15)] = table
      } else {
        acTables[Int(head & 15)] = table
      }
      rest = rest.dropFirst(17 + total)
    }
  }

  // MARK: Scans

  private mutating func readScan(_ data: ArraySlice<UInt8>) throws(PictureError) {
    let first = data.startIndex
    guard let frame else { throw damaged(first, "a scan precedes the frame") }
    scanCount += 1
    guard scanCount <= Self.maximumScans else {
      throw damaged(first, "it has more than \(Self.maximumScans) scans")
    }
    let count = data.isEmpty ? 0 : Int(data[first])
    guard (1...frame.components.count).contains(count), data.count == 4 + 2 * count else {
      throw damaged(first, "a scan header is invalid")
    }
    var members: [JPEGScan.Member] = []
    var indices: [Int] = []
    for slot in 0..<count {
      let (id, tables) = (data[first + 1 + 2 * slot], data[first + 2 + 2 * slot])
      guard let index = frame.components.firstIndex(where: { $0.id == id }),
        !indices.contains(index), tables >> 4 < 4, tables & 15 < 4
      else { throw damaged(first, "a scan names a component that there is not") }
      indices.append(index)
      members.append(
        JPEGScan.Member(
          component: index, dc: dcTables[Int(tables >> 4)], ac: acTables[Int(tables & 15)]))
    }
    let tail = first + 1 + 2 * count
    let scan = JPEGScan(
      members: members, firstCoefficient: Int(data[tail]), lastCoefficient: Int(data[tail + 1]),
      highBit: Int(data[tail + 2] >> 4), lowBit: Int(data[tail + 2] & 15),
      restartInterval: restartInterval)
    try check(scan, of: frame, indices: indices, at: first)
    if planes == nil {
      // The shortest code has a bit: fewer bytes than that cannot fill the picture.
      guard frame.blockCount <= (bytes.count - position) * 8 else {
        throw .truncated(.jpeg, offset: bytes.count)
      }
      planes = JPEGPlanes(frame)
    }
    guard let planes else { return }
    position = try planes.decode(scan, of: bytes, at: position, quantizers: quantizers)
  }

  private mutating func check(
    _ scan: JPEGScan, of frame: JPEGFrame, indices: [Int], at offset: Int
  ) throws(PictureError) {
    let blocks = indices.reduce(0) {
      $0 + frame.components[$1].horizontal * frame.components[$1].vertical
    }
    guard indices.count == 1 || blocks <= 10 else {
      throw damaged(offset, "a scan has more than ten blocks a unit")
    }
    let (first, last) = (scan.firstCoefficient, scan.lastCoefficient)
    if frame.isProgressive {
      guard first <= last, last <= 63, scan.lowBit <= 13,
        scan.highBit == 0 || scan.highBit == scan.lowBit + 1,
        first == 0 ? last == 0 : indices.count == 1
      else { throw damaged(offset, "a progressive scan has impossible bounds") }
      guard first == 0 || seen.contains(indices[0]) else {
        throw damaged(offset, "details of a component precede it")
      }
      if first == 0 { seen.formUnion(indices) }
    } else {
      guard first == 0, scan.highBit == 0, scan.lowBit == 0, seen.isDisjoint(with: indices) else {
        throw damaged(offset, "a scan repeats a component or has impossible bounds")
      }
      seen.formUnion(indices)
    }
    for index in indices where quantizers[frame.components[index].quantization] == nil {
      throw damaged(offset, "a quantization table is missing")
    }
    let needsDC = first == 0 && scan.highBit == 0
    let needsAC = frame.isProgressive ? first > 0 : true
    guard
      scan.members.allSatisfy({ (!needsDC || $0.dc != nil) && (!needsAC || $0.ac != nil) })
    else { throw damaged(offset, "a Huffman table is missing") }
  }

  // MARK: Colour profile

  /// APP2 segments of an ICC profile: "ICC_PROFILE", the number of the part and how many there are.
  private mutating func addProfilePart(_ data: ArraySlice<UInt8>) {
    guard data.starts(with: "ICC_PROFILE\0".utf8), data.count > 14 else { return }
    profileParts[Int(data[data.startIndex + 12])] = data.dropFirst(14)
    profilePartCount = Int(data[data.startIndex + 13])
  }

  private mutating func collectProfile() {
    guard profilePartCount > 0 else { return }
    let parts = (1...profilePartCount).compactMap { profileParts[$0] }
    metadata.profile = parts.count == profilePartCount ? parts.flatMap(\.self) : []
  }
}
