/// One colour component of a frame: its sampling and where its blocks are.
struct JPEGComponent {
  let id: UInt8
  /// Samples across and down in one unit of the interleaved order, 1 to 4.
  let horizontal: Int
  let vertical: Int
  let quantization: Int
  /// Samples that belong to the picture.
  let width: Int
  let height: Int
  /// Blocks that belong to the picture, as a scan of this component alone has them.
  let blocksWide: Int
  let blocksHigh: Int
  /// Blocks with those that fill up the last units.
  let paddedWide: Int
  let paddedHigh: Int
}

/// The frame header (ITU T.81 B.2.2), checked.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [JPEGComponent]
  let maximumHorizontal: Int
  let maximumVertical: Int
  let unitsWide: Int
  let unitsHigh: Int

  /// The blocks of all components.
  var blockCount: Int { components.reduce(0) { $0 + $1.paddedWide * $1.paddedHigh } }
}

extension JPEGFrame {
  /// - Parameter data: the segment behind its length, which begins at byte `offset` of the file.
  init(
    marker: UInt8, data: ArraySlice<UInt8>, limits: PictureLimits
  ) throws(PictureError) {
    let first = data.startIndex
    func damaged(_ reason: String) -> PictureError {
      .damaged(.jpeg, offset: first, reason: reason)
    }
    try Self.checkKind(marker)
    guard data.count >= 6 else { throw damaged("the frame header is too short") }
    guard data[first] == 8 else {
      throw .unsupported(
        .jpeg, what: "of \(data[first]) bits a sample", advice: "save it with 8 bits a sample")
    }
    height = data.bigEndian16(at: first + 1)
    width = data.bigEndian16(at: first + 3)
    let count = Int(data[first + 5])
    guard width > 0, height > 0 else {
      throw damaged("\(width)×\(height) is no size")
    }
    guard limits.accept(width: width, height: height) else {
      throw .tooLarge(.jpeg, width: width, height: height, limits: limits)
    }
    guard count == 1 || count == 3 else {
      throw .unsupported(
        .jpeg, what: count == 4 ? "in CMYK or YCCK" : "of \(count) components",
        advice: "save it in RGB or grey")
    }
    guard data.count == 6 + 3 * count else { throw damaged("the frame header's length is wrong") }
    isProgressive = marker == 0xC2
    let factors = (0..<count).map { data[first + 7 + 3 * $0] }
    guard factors.allSatisfy({ (1...4).contains($0 >> 4) && (1...4).contains($0 & 15) }) else {
      throw damaged("a sampling factor is not in 1…4")
    }
    let across = factors.map { Int($0 >> 4) }.max() ?? 1
    let down = factors.map { Int($0 & 15) }.max() ?? 1
    guard factors.allSatisfy({ across % Int($0 >> 4) == 0 && down % Int($0 & 15) == 0 }) else {
      throw .unsupported(
        .jpeg, what: "sampled in ratios that are no whole numbers",
        advice: "save it with 4:4:4, 4:2:2 or 4:2:0 sampling")
    }
    (maximumHorizontal, maximumVertical) = (across, down)
    let (wide, high) = (ceilingDivide(width, 8 * across), ceilingDivide(height, 8 * down))
    (unitsWide, unitsHigh) = (wide, high)
    var components: [JPEGComponent] = []
    for (index, factor) in factors.enumerated() {
      let (h, v) = (Int(factor >> 4), Int(factor & 15))
      let id = data[first + 6 + 3 * index]
      guard !components.contains(where: { $0.id == id }), data[first + 8 + 3 * index] < 4 else {
        throw damaged("a component occurs twice or names no quantization table")
      }
      let (samplesWide, samplesHigh) = (
        ceilingDivide(width * h, across), ceilingDivide(height * v, down)
      )
      components.append(
        JPEGComponent(
          id: id, horizontal: h, vertical: v, quantization: Int(data[first + 8 + 3 * index]),
          width: samplesWide, height: samplesHigh,
          blocksWide: ceilingDivide(samplesWide, 8), blocksHigh: ceilingDivide(samplesHigh, 8),
          paddedWide: wide * h, paddedHigh: high * v))
    }
    self.components = components
  }

  private static func checkKind(_ marker: UInt8) throws(PictureError) {
    let kind: String
    switch marker {
    case 0xC0, 0xC1, 0xC2: return
    case 0xC3, 0xC7, 0xCB, 0xCF: kind = "lossless JPEG"
    case 0xC9, 0xCA, 0xCD, 0xCE: kind = "arithmetic-coded JPEG"
    default: kind = "hierarchical JPEG"
    }
    throw .unsupported(.jpeg, what: kind, advice: "save it as a baseline or progressive JPEG")
  }
}

func ceilingDivide(_ value: Int, _ divisor: Int) -> Int { (value + divisor - 1) / divisor }
