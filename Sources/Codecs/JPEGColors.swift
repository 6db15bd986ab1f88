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

  private typealias Words = SIMD8<Int16>
  private typealias Longs = SIMD8<Int32>

  /// JFIF's conversion with constants of 16 bits, rounded as libjpeg rounds them; eight pixels at once.
  private static func convert(
    _ luminance: UnsafePointer<UInt8>, _ blues: UnsafePointer<UInt8>,
    _ reds: UnsafePointer<UInt8>, width: Int, to output: UnsafeMutableRawPointer
  ) {
    let (whole, rest) = (width & ~7, width & 7)
    for x in stride(from: 0, to: whole, by: 8) {
      let pixels = unsafe pixels(luminance + x, blues + x, reds + x)
      unsafe output.storeBytes(of: pixels, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    }
    guard rest > 0 else { return }
    let last = unsafe pixels(luminance + whole, blues + whole, reds + whole)
    for x in 0..<rest {
      unsafe output.storeBytes(of: last[x], toByteOffset: (whole &+ x) &* 4, as: UInt32.self)
    }
  }

  @inline(__always)
  private static func pixels(
    _ luminance: UnsafePointer<UInt8>, _ blues: UnsafePointer<UInt8>, _ reds: UnsafePointer<UInt8>
  ) -> SIMD8<UInt32> {
    @inline(__always)
    func words(_ samples: UnsafePointer<UInt8>) -> Words {
      let bytes = unsafe UnsafeRawPointer(samples).loadUnaligned(as: SIMD8<UInt8>.self)
      return Words(truncatingIfNeeded: bytes)
    }
    let y = unsafe words(luminance)
    let cb = unsafe words(blues) &- Words(repeating: 128)
    let cr = unsafe words(reds) &- Words(repeating: 128)
    // 1.402, 1.772 and -0.71414 are split into whole numbers and factors of 16 bits.
    let red = y &+ cr &+ rounded(cr, 26_345)
    let blue = y &+ cb &+ cb &+ rounded(cb, -14_942)
    let cast: Longs =
      wide(cb) &* Longs(repeating: -22_554) &+ wide(cr) &* Longs(repeating: 18_734)
    let half = Longs(repeating: 32_768)
    let green = y &- cr &+ Words(truncatingIfNeeded: (cast &+ half) &>> Longs(repeating: 16))
    let redAndGreen = limited(red) | limited(green) &<< Words(repeating: 8)
    let blueAndAlpha = limited(blue) | Words(repeating: -256)
    let low = SIMD8<UInt32>(truncatingIfNeeded: SIMD8<UInt16>(truncatingIfNeeded: redAndGreen))
    let high = SIMD8<UInt32>(truncatingIfNeeded: SIMD8<UInt16>(truncatingIfNeeded: blueAndAlpha))
    return low | high &<< SIMD8<UInt32>(repeating: 16)
  }

  @inline(__always)
  private static func limited(_ numbers: Words) -> Words {
    numbers.clamped(lowerBound: .zero, upperBound: Words(repeating: 255))
  }

  @inline(__always)
  private static func wide(_ numbers: Words) -> Longs { Longs(truncatingIfNeeded: numbers) }

  /// Numbers of at most 14 bits times a factor in 65,536ths, rounded: the upper half of twice the product.
  @inline(__always)
  private static func rounded(_ numbers: Words, _ factor: Int32) -> Words {
    let product = wide(numbers &+ numbers) &* Longs(repeating: factor)
    let upper = Words(truncatingIfNeeded: product &>> Longs(repeating: 16))
    return (upper &+ Words(repeating: 1)) &>> Words(repeating: 1)
  }
}
