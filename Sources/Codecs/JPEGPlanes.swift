/// The samples of a frame's components, and for progressive files their coefficients until then.
final class JPEGPlanes {
  let frame: JPEGFrame
  private(set) var samples: [RawBuffer<UInt8>] = []
  private(set) var coefficients: [RawBuffer<Int16>] = []
  private let workspace = RawBuffer<Int32>(count: 64, repeating: 0)
  private let block = RawBuffer<Int16>(count: 64, repeating: 0)
  private let zigzag = RawBuffer<UInt8>(count: jpegZigzag.count, repeating: 0)

  init(_ frame: JPEGFrame) {
    self.frame = frame
    for index in jpegZigzag.indices { zigzag[index] = jpegZigzag[index] }
    if frame.isProgressive {
      coefficients = frame.components.map {
        RawBuffer(count: $0.paddedWide * $0.paddedHigh * 64, repeating: 0)
      }
    } else {
      samples = frame.components.map(Self.plane)
    }
  }

  private static func plane(of component: JPEGComponent) -> RawBuffer<UInt8> {
    RawBuffer(count: component.paddedWide * component.paddedHigh * 64, repeating: 0)
  }

  /// Decodes one scan.
  ///
  /// - Parameter offset: where its entropy-coded bytes begin.
  /// - Returns: where they end.
  func decode(
    _ scan: JPEGScan, of bytes: [UInt8], at offset: Int, quantizers: [RawBuffer<Int32>?]
  ) throws(PictureError) -> Int {
    try unsafe bytes.withUnsafeBufferPointer { file throws(PictureError) in
      let zigzag = unsafe self.zigzag.start
      var reader = unsafe JPEGBlockReader(bits: JPEGBits(file, at: offset), zigzag: zigzag)
      var untilRestart = scan.restartInterval
      var nextRestart: UInt8 = 0
      let single = scan.members.count == 1 ? frame.components[scan.members[0].component] : nil
      let wide = single?.blocksWide ?? frame.unitsWide
      let high = single?.blocksHigh ?? frame.unitsHigh
      for row in 0..<high {
        for column in 0..<wide {
          if scan.restartInterval > 0 {
            if untilRestart == 0 {
              try restart(&reader, number: nextRestart)
              nextRestart = (nextRestart + 1) & 7
              untilRestart = scan.restartInterval
            }
            untilRestart -= 1
          }
          let isSound =
            single == nil
            ? unit(scan, column: column, row: row, &reader, quantizers)
            : decodeBlock(scan, slot: 0, x: column, y: row, &reader, quantizers)
          guard isSound else { throw failure(reader, reason: "its bits are no code") }
        }
        if reader.bits.isOverrun { throw failure(reader, reason: "a scan ends early") }
      }
      return reader.bits.position
    }
  }

  private func failure(_ reader: JPEGBlockReader, reason: String) -> PictureError {
    .damaged(.jpeg, offset: reader.bits.position, reason: reason)
  }

  private func restart(_ reader: inout JPEGBlockReader, number: UInt8) throws(PictureError) {
    if reader.bits.isOverrun { throw failure(reader, reason: "a restart interval ends early") }
    guard let marker = reader.bits.skipMarker() else {
      throw .truncated(.jpeg, offset: reader.bits.position)
    }
    guard marker == 0xD0 + number else {
      throw failure(reader, reason: "a restart marker is missing")
    }
    reader.restart()
  }

  @inline(__always)
  private func unit(
    _ scan: JPEGScan, column: Int, row: Int, _ reader: inout JPEGBlockReader,
    _ quantizers: [RawBuffer<Int32>?]
  ) -> Bool {
    for slot in scan.members.indices {
      let component = frame.components[scan.members[slot].component]
      for v in 0..<component.vertical {
        for h in 0..<component.horizontal {
          guard
            decodeBlock(
              scan, slot: slot, x: column &* component.horizontal &+ h,
              y: row &* component.vertical &+ v, &reader, quantizers)
          else { return false }
        }
      }
    }
    return true
  }

  @inline(__always)
  private func decodeBlock(
    _ scan: JPEGScan, slot: Int, x: Int, y: Int, _ reader: inout JPEGBlockReader,
    _ quantizers: [RawBuffer<Int32>?]
  ) -> Bool {
    let member = scan.members[slot]
    let component = frame.components[member.component]
    guard frame.isProgressive else {
      guard let dc = member.dc, let ac = member.ac, let factors = quantizers[component.quantization]
      else { return false }
      let block = unsafe self.block.start
      unsafe block.update(repeating: 0, count: 64)
      guard let last = unsafe reader.sequential(block, slot: slot, dc: dc, ac: ac) else {
        return false
      }
      unsafe write(block, last: last, factors, component: member.component, x: x, y: y)
      return true
    }
    let index = y &* component.paddedWide &+ x
    let block = unsafe coefficients[member.component].start + index &* 64
    if scan.firstCoefficient == 0 {
      guard scan.highBit == 0 else {
        unsafe reader.refineDC(block, lowBit: scan.lowBit)
        return true
      }
      guard let dc = member.dc else { return false }
      return unsafe reader.firstDC(block, slot: slot, dc: dc, lowBit: scan.lowBit)
    }
    guard let ac = member.ac else { return false }
    let range = scan.firstCoefficient...scan.lastCoefficient
    return scan.highBit == 0
      ? unsafe reader.firstAC(block, ac: ac, range: range, lowBit: scan.lowBit)
      : unsafe reader.refineAC(block, ac: ac, range: range, lowBit: scan.lowBit)
  }

  @inline(__always)
  private func write(
    _ block: UnsafePointer<Int16>, last: Int, _ factors: RawBuffer<Int32>, component: Int, x: Int,
    y: Int
  ) {
    let stride = frame.components[component].paddedWide &* 8
    let target = unsafe samples[component].start + (y &* 8 &* stride &+ x &* 8)
    if last == 0 {
      unsafe JPEGInverseDCT.flat(
        block[0], quantizer: factors.start[0], to: target, stride: stride)
    } else {
      unsafe JPEGInverseDCT.transform(
        block, last: last, quantizers: factors.start, workspace: workspace.start, to: target,
        stride: stride)
    }
  }

  /// Turns the coefficients of a progressive file into samples and lets go of them.
  func finish(quantizers: [RawBuffer<Int32>?]) {
    guard frame.isProgressive else { return }
    for (index, component) in frame.components.enumerated() {
      samples.append(Self.plane(of: component))
      guard let factors = quantizers[component.quantization] else { continue }
      let source = coefficients[index]
      for y in 0..<component.paddedHigh {
        for x in 0..<component.paddedWide {
          let block = unsafe source.start + (y &* component.paddedWide &+ x) &* 64
          var last = 63
          while last > 0, unsafe block[Int(zigzag.start[last])] == 0 { last &-= 1 }
          unsafe write(block, last: last, factors, component: index, x: x, y: y)
        }
      }
      coefficients[index] = RawBuffer(count: 0, repeating: 0)
    }
  }
}
