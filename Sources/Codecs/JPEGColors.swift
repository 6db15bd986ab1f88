/// Turns the samples of a frame into RGBA.
enum JPEGColors {
  enum Model { case gray, rgb, luminance }

  /// The picture's pixels, opaque, row by row.
  static func pixels(_ planes: JPEGPlanes, model: Model) -> [UInt8] {
    let frame = planes.frame
    let width = frame.width
    let rows = zip(frame.components, planes.samples).map {
      JPEGUpsampling($0, of: frame, plane: $1)
    }
    return unsafe [UInt8](unsafeUninitializedCapacity: width * frame.height * 4) { target, count in
      var output = unsafe UnsafeMutableRawPointer(target.baseAddress.unsafelyUnwrapped)
      for y in 0..<frame.height {
        let first = unsafe rows[0].samples(row: y)
        if model == .gray {
          for x in 0..<width {
            let pixel = unsafe UInt32(first[x]) &* 0x01_0101 | 0xFF00_0000
            unsafe output.storeBytes(
              of: pixel.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
          }
        } else {
          let (second, third) = unsafe (rows[1].samples(row: y), rows[2].samples(row: y))
          if model == .rgb {
            for x in 0..<width {
              let pixel =
                unsafe UInt32(first[x]) | UInt32(second[x]) &<< 8
                | UInt32(third[x]) &<< 16 | 0xFF00_0000
              unsafe output.storeBytes(
                of: pixel.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
            }
          } else {
            unsafe convert(first, second, third, width: width, to: output)
          }
        }
        unsafe output += width * 4
      }
      count = width * frame.height * 4
    }
  }

  /// JFIF's conversion with constants of 16 bits, rounded as libjpeg rounds them.
  @inline(__always)
  private static func convert(
    _ luminance: UnsafePointer<UInt8>, _ blues: UnsafePointer<UInt8>,
    _ reds: UnsafePointer<UInt8>, width: Int, to output: UnsafeMutableRawPointer
  ) {
    for x in 0..<width {
      let y = unsafe Int32(luminance[x])
      let cb = unsafe Int32(Int16(blues[x]) &- 128)
      let cr = unsafe Int32(Int16(reds[x]) &- 128)
      // 1.402, 1.772 and -0.71414 are split into whole numbers and factors of 16 bits, which vectorize.
      let red = y &+ cr &+ (cr &* 26_345 &+ 32_768) &>> 16
      let green = y &- cr &+ (cb &* -22_554 &+ cr &* 18_734 &+ 32_768) &>> 16
      let blue = y &+ cb &* 2 &+ (cb &* -14_942 &+ 32_768) &>> 16
      let pixel =
        UInt32(
          bitPattern: clampedLevel(red) | clampedLevel(green) &<< 8
            | clampedLevel(blue) &<< 16) | 0xFF00_0000
      unsafe output.storeBytes(of: pixel.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
    }
  }
}
