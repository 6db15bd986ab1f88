extension BlurGrid {
  /// Writes the grid as pixels of its rectangle, interpolated between cells.
  func write(into surface: Surface) {
    if factor == 1 { return writeDirectly(into: surface) }
    // Positions between two cell centres are odd multiples of 1/(2·factor).
    let unit = UInt32(2 * factor)
    let shift = UInt32(unit.trailingZeroBitCount)
    let even = RowScratch(width: columns)
    let odd = RowScratch(width: columns)
    let line = RowScratch(width: columns * factor + 8)
    let weights = blendWeights()
    for y in 0..<rect.height {
      let (row, offset) = DownscaledBlur.position(y, factor: factor)
      let upper = unsafe cells + (row + 1) * columns
      let lower = unsafe upper + columns
      let down = UInt32(offset)
      for x in 0..<columns {
        // 8.8 to as many fractional bits as the products across leave room for.
        let value = unsafe (upper[x] &* (unit &- down) &+ lower[x] &* down) &>> (2 &* shift)
        unsafe even.colors[x] = value[0] | value[2] &<< 16
        unsafe odd.colors[x] = value[1] | value[3] &<< 16
      }
      unsafe interpolate(even.colors, odd.colors, weights, into: line.colors)
      // The line begins at the centre of the first cell, half a cell before the first pixel's.
      unsafe surface.target.pointer(x: rect.minX, y: rect.minY + y)
        .update(from: line.colors + factor / 2, count: rect.width)
    }
  }

  /// For every group of four pixels between two centres, how much the left and right cell weigh.
  private func blendWeights() -> [(left: SIMD8<UInt16>, right: SIMD8<UInt16>)] {
    stride(from: 0, to: factor, by: 4).map { start in
      var right = SIMD8<UInt16>.zero
      for lane in 0..<8 { right[lane] = UInt16(2 * (start + lane / 2) + 1) }
      return (SIMD8(repeating: UInt16(2 * factor)) &- right, right)
    }
  }

  private func interpolate(
    _ even: PixelPointer, _ odd: PixelPointer,
    _ weights: [(left: SIMD8<UInt16>, right: SIMD8<UInt16>)], into line: PixelPointer
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      func channels(_ column: Int) -> ChannelPairs {
        unsafe ChannelPairs(
          even: unsafeBitCast(SIMD4(repeating: even[column]), to: SIMD8<UInt16>.self),
          odd: unsafeBitCast(SIMD4(repeating: odd[column]), to: SIMD8<UInt16>.self))
      }
      var left = channels(0)
      var place = unsafe line
      for column in 1..<columns {
        let right = channels(column)
        for index in 0..<weights.count {
          let weight = unsafe weights[index]
          let mixed = ChannelPairs(
            even: left.even &* weight.left &+ right.even &* weight.right,
            odd: left.odd &* weight.left &+ right.odd &* weight.right)
          // Where a cell is only two pixels wide the next cell overwrites the other two.
          unsafe storePixels((mixed &+ .half).pixelsFromFixedPoint, place + index &* 4, 4)
        }
        unsafe place += factor
        left = right
      }
    }
  }

  private func writeDirectly(into surface: Surface) {
    for y in 0..<rect.height {
      let line = unsafe cells + ((y + 1) * columns + 1)
      let target = unsafe surface.target.pointer(x: rect.minX, y: rect.minY + y)
      for x in 0..<rect.width {
        let value = unsafe (line[x] &+ Cell(repeating: 128)) &>> 8
        unsafe target[x] = value[0] | value[1] &<< 8 | value[2] &<< 16 | value[3] &<< 24
      }
    }
  }
}
