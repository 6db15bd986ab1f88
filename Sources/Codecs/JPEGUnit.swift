/// The blocks of one unit of a scan, in the file's order: what decodes each, and where it goes.
///
/// It points to what the scan, the planes and the quantizers own, which have to live longer.
@safe
struct JPEGUnit {
  @unsafe
  private struct Block: BitwiseCopyable {
    /// The component's number in the scan.
    let slot: Int
    let dc: UnsafePointer<UInt32>?
    let ac: UnsafePointer<UInt32>?
    let quantizers: UnsafePointer<Int16>?
    /// In the first unit: the samples of a sequential file, the coefficients of a progressive one.
    let target: UnsafeMutableRawPointer
    /// Bytes to the next unit, and to the next line of samples.
    let across: Int
    let down: Int
    let stride: Int
  }

  private let scan: JPEGScan
  private let blocks: [Block]
  /// The coefficients of a sequential unit, all zero in between, and the last place in each block that has one.
  private let numbers: RawBuffer<Int16>
  private let lasts: RawBuffer<Int>

  init(_ scan: JPEGScan, of planes: JPEGPlanes, quantizers: [RawBuffer<Int16>?]) {
    self.scan = scan
    let frame = planes.frame
    var blocks: [Block] = unsafe []
    for (slot, member) in scan.members.enumerated() {
      let component = frame.components[member.component]
      // A scan of one component has its blocks one by one.
      let isAlone = scan.members.count == 1
      let (wide, high) = isAlone ? (1, 1) : (component.horizontal, component.vertical)
      // A block is 64 coefficients of two bytes, or eight lines of eight samples.
      let stride = component.paddedWide * 8
      let (size, line) = frame.isProgressive ? (128, 16 * stride) : (8, 8 * stride)
      let start = unsafe planes.start(of: member.component)
      for v in 0..<high {
        for h in 0..<wide {
          unsafe blocks.append(
            Block(
              slot: slot, dc: UnsafePointer(member.dc?.entries),
              ac: UnsafePointer(member.ac?.entries),
              quantizers: UnsafePointer(quantizers[component.quantization]?.start),
              target: start + v * line + h * size, across: wide * size, down: high * line,
              stride: stride))
        }
      }
    }
    unsafe self.blocks = blocks
    numbers = RawBuffer(count: unsafe 64 * blocks.count, repeating: 0)
    lasts = RawBuffer(count: unsafe blocks.count, repeating: 0)
  }

  /// Decodes a unit of a sequential file into samples.
  ///
  /// - Returns: `false` where the bits are no code.
  func draw(column: Int, row: Int, _ reader: inout JPEGBlockReader) -> Bool {
    unsafe blocks.withUnsafeBufferPointer { blocks in
      // All of them first: what has just been written in pieces is not there yet to be loaded as a whole.
      var input = unsafe numbers.start
      for index in blocks.indices {
        let block = unsafe blocks[index]
        guard let dc = unsafe block.dc, let ac = unsafe block.ac,
          let last = unsafe reader.sequential(input, slot: block.slot, dc: dc, ac: ac)
        else { return false }
        unsafe lasts.start[index] = last
        unsafe input += 64
      }
      unsafe input = numbers.start
      for index in blocks.indices {
        let block = unsafe blocks[index]
        guard let quantizers = unsafe block.quantizers else { return false }
        let target = unsafe block.target + (row &* block.down &+ column &* block.across)
        if unsafe lasts.start[index] == 0 {
          unsafe JPEGInverseDCT.flat(
            input[0], quantizer: quantizers[0], to: target, stride: block.stride)
          unsafe input[0] = 0
        } else {
          unsafe JPEGInverseDCT.transform(
            input, quantizers: quantizers, to: target, stride: block.stride)
          unsafe input.update(repeating: 0, count: 64)
        }
        unsafe input += 64
      }
      return true
    }
  }

  /// Decodes what a scan of a progressive file has of a unit.
  ///
  /// - Returns: `false` where the bits are no code.
  @inline(__always)
  func collect(column: Int, row: Int, _ reader: inout JPEGBlockReader) -> Bool {
    unsafe blocks.withUnsafeBufferPointer { blocks in
      for index in blocks.indices {
        let block = unsafe blocks[index]
        let target = unsafe (block.target + (row &* block.down &+ column &* block.across))
          .assumingMemoryBound(to: Int16.self)
        if scan.firstCoefficient > 0 {
          let range = scan.firstCoefficient...scan.lastCoefficient
          guard let ac = unsafe block.ac else { return false }
          let isSound =
            scan.highBit == 0
            ? unsafe reader.firstAC(target, ac: ac, range: range, lowBit: scan.lowBit)
            : unsafe reader.refineAC(target, ac: ac, range: range, lowBit: scan.lowBit)
          guard isSound else { return false }
        } else if scan.highBit == 0 {
          guard let dc = unsafe block.dc,
            unsafe reader.firstDC(target, slot: block.slot, dc: dc, lowBit: scan.lowBit)
          else { return false }
        } else {
          unsafe reader.refineDC(target, lowBit: scan.lowBit)
        }
      }
      return true
    }
  }
}
