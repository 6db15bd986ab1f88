/// The samples of a frame's components, and for progressive files their coefficients until then.
final class JPEGPlanes {
  let frame: JPEGFrame
  private(set) var samples: [RawBuffer<UInt8>] = []
  private var coefficients: [RawBuffer<Int16>] = []
  private let zigzag = RawBuffer<UInt8>(count: jpegZigzag.count, repeating: 0)
  private let predictions = RawBuffer<Int32>(count: 4, repeating: 0)

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

  /// The samples of a component, or of a progressive file its coefficients.
  func start(of component: Int) -> UnsafeMutableRawPointer {
    frame.isProgressive
      ? unsafe UnsafeMutableRawPointer(coefficients[component].start)
      : unsafe UnsafeMutableRawPointer(samples[component].start)
  }

  /// Decodes one scan.
  ///
  /// - Parameter offset: where its entropy-coded bytes begin.
  /// - Returns: where they end.
  func decode(
    _ scan: JPEGScan, of bytes: [UInt8], at offset: Int, quantizers: [RawBuffer<Int16>?]
  ) throws(PictureError) -> Int {
    let unit = JPEGUnit(scan, of: self, quantizers: quantizers)
    let single = scan.members.count == 1 ? frame.components[scan.members[0].component] : nil
    let wide = single?.blocksWide ?? frame.unitsWide
    let high = single?.blocksHigh ?? frame.unitsHigh
    return try unsafe bytes.withUnsafeBufferPointer { file throws(PictureError) in
      var reader = unsafe JPEGBlockReader(
        bits: JPEGBits(file, at: offset), zigzag: zigzag.start, predictions: predictions.start)
      var untilRestart = scan.restartInterval
      var nextRestart: UInt8 = 0
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
            frame.isProgressive
            ? unit.collect(column: column, row: row, &reader)
            : unit.draw(column: column, row: row, &reader)
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

  /// Turns the coefficients of a progressive file into samples and lets go of them.
  func finish(quantizers: [RawBuffer<Int16>?]) {
    guard frame.isProgressive else { return }
    for (index, component) in frame.components.enumerated() {
      let plane = Self.plane(of: component)
      samples.append(plane)
      guard let factors = quantizers[component.quantization] else { continue }
      let stride = component.paddedWide &* 8
      var block = unsafe UnsafePointer(coefficients[index].start)
      for y in 0..<component.paddedHigh {
        for x in 0..<component.paddedWide {
          let target = unsafe UnsafeMutableRawPointer(plane.start) + (y &* stride &+ x) &* 8
          if unsafe JPEGInverseDCT.isFlat(block) {
            unsafe JPEGInverseDCT.flat(
              block[0], quantizer: factors.start[0], to: target, stride: stride)
          } else {
            unsafe JPEGInverseDCT.transform(
              block, quantizers: factors.start, to: target, stride: stride)
          }
          unsafe block += 64
        }
      }
      coefficients[index] = RawBuffer(count: 0, repeating: 0)
    }
  }
}
