/// Source-over of one colour through a mask of 16-bit values, 65,535 for a whole pixel.
func blendMask(
  _ pointer: PixelPointer, _ count: Int, color: ChannelPairs, alpha: UInt32,
  mask: UnsafePointer<UInt16>
) {
  let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha &- alpha &>> 16))
  var position = 0
  while position < count {
    let rest = count &- position
    let values = unsafe loadMask(mask + position, rest)
    defer { position &+= 8 }
    // A whole pixel has the colour's own weight.
    let weights =
      alpha < 65_536
      ? upperProduct(values, factor).replacing(with: factor, where: ~values .== .zero) : values
    // Shadows fade away over many pixels: a weight below 128 moves no level by half a one, 255 · 127 being less than
    // 65,536 / 2.
    let halves = unsafe unsafeBitCast(weights &>> 7, to: SIMD2<UInt64>.self)
    if halves[0] | halves[1] == 0 { continue }
    let (first, second) = Weights.halves(weights)
    let place = unsafe pointer + position
    unsafe storePixels(
      composite(color, weight: first, over: loadPixels(place, rest)), place, rest)
    if rest > 4 {
      let next = unsafe place + 4
      unsafe storePixels(
        composite(color, weight: second, over: loadPixels(next, rest &- 4)), next, rest &- 4)
    }
  }
}

/// Loads up to eight values of a mask; missing lanes are 0.
@inline(__always)
private func loadMask(_ pointer: UnsafePointer<UInt16>, _ count: Int) -> SIMD8<UInt16> {
  if count >= 8 {
    return unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<UInt16>.self)
  }
  var values = SIMD8<UInt16>.zero
  for index in 0..<count { unsafe values[index] = pointer[index] }
  return values
}

extension Weights {
  /// The weights of eight pixels in two halves; 65,535 stands for 65,536.
  @inline(__always)
  static func halves(_ values: SIMD8<UInt16>) -> (Weights, Weights) {
    let (a, b) = (values.lowHalf, values.highHalf)
    return (
      Weights(lanes: SIMD8(a[0], a[0], a[1], a[1], a[2], a[2], a[3], a[3])),
      Weights(lanes: SIMD8(b[0], b[0], b[1], b[1], b[2], b[2], b[3], b[3]))
    )
  }
}
