/// Turns the planes of a lossy picture into RGBA as libwebp does: chroma is interpolated with weights
/// of 9, 3, 3 and 1 sixteenths.
enum VP8Colors {
  static func pixels(
    _ luminance: VP8Plane, _ blues: VP8Plane, _ reds: VP8Plane, width: Int, height: Int
  ) -> [UInt8] {
    let count = width * height * 4
    let half = (width + 1) / 2
    let rows = RawBuffer<UInt8>(count: 2 * (2 * half + 2), repeating: 0)
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      let output = UnsafeMutableRawBufferPointer(target)
      let (u, v) = unsafe (rows.start, rows.start + 2 * half + 2)
      let last = (height + 1) / 2 - 1
      for y in 0..<height {
        let near = y / 2
        let far = min(max(y & 1 == 1 ? near + 1 : near - 1, 0), last)
        unsafe interpolate(
          blues.origin + near * blues.stride, blues.origin + far * blues.stride, half, to: u)
        unsafe interpolate(
          reds.origin + near * reds.stride, reds.origin + far * reds.stride, half, to: v)
        unsafe convert(
          luminance.origin + y * luminance.stride, u, v, width: width,
          to: output.baseAddress.unsafelyUnwrapped + y * width * 4)
      }
      filled = count
    }
  }

  /// - Parameter count: how many samples there are; twice as many are written.
  @inline(__always)
  private static func interpolate(
    _ near: UnsafePointer<UInt8>, _ far: UnsafePointer<UInt8>, _ count: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe target[0] = UInt8(
      truncatingIfNeeded: (3 &* UInt16(near[0]) &+ UInt16(far[0]) &+ 2) &>> 2)
    for x in 1..<max(count, 1) {
      let (nearLeft, nearRight) = unsafe (UInt16(near[x &- 1]), UInt16(near[x]))
      let (farLeft, farRight) = unsafe (UInt16(far[x &- 1]), UInt16(far[x]))
      let sum = nearLeft &+ nearRight &+ farLeft &+ farRight &+ 8
      let left = ((sum &+ 2 &* (nearRight &+ farLeft)) &>> 3 &+ nearLeft) &>> 1
      let right = ((sum &+ 2 &* (nearLeft &+ farRight)) &>> 3 &+ nearRight) &>> 1
      unsafe target[2 &* x &- 1] = UInt8(truncatingIfNeeded: left)
      unsafe target[2 &* x] = UInt8(truncatingIfNeeded: right)
    }
    let end = unsafe 3 &* UInt16(near[count &- 1]) &+ UInt16(far[count &- 1]) &+ 2
    unsafe target[2 &* count &- 1] = UInt8(truncatingIfNeeded: end &>> 2)
  }

  /// BT.601 of the range 16…235, in steps of a 64th.
  @inline(__always)
  private static func convert(
    _ luminance: UnsafePointer<UInt8>, _ blues: UnsafePointer<UInt8>, _ reds: UnsafePointer<UInt8>,
    width: Int, to output: UnsafeMutableRawPointer
  ) {
    for x in 0..<width {
      let y = unsafe (Int32(luminance[x]) &* 19_077) &>> 8
      let (u, v) = unsafe (Int32(blues[x]), Int32(reds[x]))
      let red: Int32 = (y &+ (v &* 26_149) &>> 8 &- 14_234) &>> 6
      let cast: Int32 = (u &* 6_419) &>> 8 &+ (v &* 13_320) &>> 8
      let green: Int32 = (y &- cast &+ 8_708) &>> 6
      let blue: Int32 = (y &+ (u &* 33_050) &>> 8 &- 17_685) &>> 6
      let levels: Int32 = clampedLevel(red) | clampedLevel(green) &<< 8 | clampedLevel(blue) &<< 16
      let pixel = UInt32(bitPattern: levels) | 0xFF00_0000
      unsafe output.storeBytes(of: pixel.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
    }
  }
}
