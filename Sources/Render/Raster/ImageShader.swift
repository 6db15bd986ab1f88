import Components
import Layout

/// A picture in device pixels.
final class ImageShader: RowShader, Sendable {
  private let texture: ImageTexture
  /// Device pixels to texture pixels.
  private let toTexture: PlaneTransform
  private let interpolation: PicturePaint.Interpolation
  /// How much narrower than a texture pixel the way from one to the next is, across and down; at least 1.
  private let sharpness: SIMD2<Double>
  private let extent: PicturePaint.Extent
  /// Whether the picture's blocks lie along the pixels of the page, each of which is the mean of those that it covers.
  private let isMean: Bool
  private let tint: SolidInk?
  /// Where every pixel of the page is exactly one of the texture: the way to it.
  private let direct: (x: Int, y: Int)?
  /// The pixels that may show it; `nil` for all.
  let limit: PixelRect?

  static let isPremultiplied = true
  var isOpaque: Bool { false }

  /// `nil` where nothing can be shown.
  init?(_ image: PicturePaint, toDevice: PlaneTransform) {
    guard !image.frame.isEmpty,
      let texture = ImageTexture(image.image.pixmap, source: image.source),
      let toPoints = toDevice.inverted
    else { return nil }
    let device = toDevice.boundingBox(of: image.frame)
    guard Flattening.isDrawable(device) else { return nil }
    // Pixels of the page along either side of the frame.
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let across = length(toDevice.a, toDevice.b) * image.frame.width
    let down = length(toDevice.c, toDevice.d) * image.frame.height
    func pixels(_ length: Double) -> Int {
      clampedPixel(max(1, length.rounded(.toNearestOrAwayFromZero)))
    }
    isMean =
      image.interpolation == .blocks && image.extent == .clear && toPoints.b == 0
      && toPoints.c == 0
    let used =
      isMean || image.interpolation == .nearest
      ? texture : texture.reduced(width: pixels(across), height: pixels(down))
    sharpness =
      image.interpolation == .blocks
      ? SIMD2(max(across / Double(used.width), 1), max(down / Double(used.height), 1)) : .one
    toTexture = toPoints.followed(by: .translation(x: -image.frame.minX, y: -image.frame.minY))
      .followed(
        by: .scale(
          x: Double(used.width) / image.frame.width, y: Double(used.height) / image.frame.height))
    self.texture = used
    interpolation = image.interpolation
    extent = image.extent
    tint = image.tint.map { SolidInk($0) }
    direct = Self.wholeOffset(toTexture)
    limit = image.extent == .clear ? PixelRect(touching: device) : nil
  }

  func constant(y: Int) -> UInt32? { nil }

  /// The offset of a map that moves by whole pixels, as near as positions are told apart.
  private static func wholeOffset(_ map: PlaneTransform) -> (x: Int, y: Int)? {
    // Over the largest picture the scale may add up to less than half of a 256th.
    let (x, y) = (map.tx.rounded(), map.ty.rounded())
    let isWhole =
      map.b == 0 && map.c == 0 && (map.a - 1).magnitude < 1e-7 && (map.d - 1).magnitude < 1e-7
      && (map.tx - x).magnitude < 1e-4 && (map.ty - y).magnitude < 1e-4
    return isWhole ? (clampedPixel(x), clampedPixel(y)) : nil
  }

  func colors(x: Int, y: Int, count: Int, into pixels: PixelPointer) {
    if let direct {
      unsafe copy(x &+ direct.x, y &+ direct.y, count, into: pixels)
    } else if isMean {
      unsafe means(x: x, y: y, count: count, into: pixels)
    } else {
      unsafe sample(x: x, y: y, count: count, into: pixels)
    }
    guard let tint else { return }
    for index in 0..<count {
      let weight = unsafe SIMD4(
        repeating: product(alphaWeights(SIMD4(repeating: pixels[index]))[0], tint.alpha))
      unsafe pixels[index] =
        composite(tint.channels, weight: Weights(weight), over: .zero)[0]
    }
  }

  /// Copies pixels of a row of the texture, and repeats or extends it where it ends.
  private func copy(_ x: Int, _ y: Int, _ count: Int, into pixels: PixelPointer) {
    let row = wrapped(y, texture.height) &* texture.width
    unsafe texture.bytes.withUnsafeBytes { bytes in
      let inside = max(0, min(x &+ count, texture.width) &- max(x, 0))
      if x >= 0, inside == count, let base = bytes.baseAddress {
        let source = unsafe base + (row &+ x) &* 4
        unsafe UnsafeMutableRawPointer(pixels).copyMemory(from: source, byteCount: count &* 4)
      } else {
        for index in 0..<count {
          unsafe pixels[index] = pixel(x &+ index, y, bytes)
        }
      }
    }
  }

  private func sample(x: Int, y: Int, count: Int, into pixels: PixelPointer) {
    let sampleX = toTexture.c * (Double(y) + 0.5) + toTexture.tx
    let sampleY = toTexture.d * (Double(y) + 0.5) + toTexture.ty
    unsafe texture.bytes.withUnsafeBytes { bytes in
      for index in 0..<count {
        let column = Double(x &+ index) + 0.5
        let u = toTexture.a * column + sampleX
        let v = toTexture.b * column + sampleY
        unsafe pixels[index] =
          interpolation == .nearest ? nearest(u, v, bytes) : smooth(u, v, bytes)
      }
    }
  }

  private func means(x: Int, y: Int, count: Int, into pixels: PixelPointer) {
    let rows = Shares(toTexture.d, toTexture.ty, y, texture.height)
    unsafe texture.bytes.withUnsafeBytes { bytes in
      for index in 0..<count {
        let columns = Shares(toTexture.a, toTexture.tx, x &+ index, texture.width)
        if rows.first == rows.last, columns.first == columns.last {
          unsafe pixels[index] = pixel(columns.first, rows.first, bytes)
          continue
        }
        var sum = SIMD4<Double>.zero
        for row in rows.first...rows.last {
          var line = SIMD4<Double>.zero
          for column in columns.first...columns.last {
            let color = unsafe SIMD4<Double>(SIMD4(pixel: pixel(column, row, bytes)))
            line += color * columns.weight(of: column)
          }
          sum += line * rows.weight(of: row)
        }
        let mean = SIMD4<UInt32>(sum.rounded(.toNearestOrAwayFromZero))
        unsafe pixels[index] = mean[0] | mean[1] &<< 8 | mean[2] &<< 16 | mean[3] &<< 24
      }
    }
  }

  /// The pixels of the texture, along one axis, that a pixel of the page covers.
  private struct Shares {
    let first: Int
    let last: Int
    private let start: Double
    private let end: Double

    /// - Parameters:
    ///   - scale: pixels of the texture to one of the page.
    ///   - offset: where the page begins in the texture.
    init(_ scale: Double, _ offset: Double, _ position: Int, _ count: Int) {
      let (one, other) = (
        scale * Double(position) + offset, scale * Double(position + 1) + offset
      )
      // At the edges what is outside has no part.
      start = min(max(min(one, other), 0), Double(count))
      end = min(max(max(one, other), 0), Double(count))
      first = min(clampedPixel(start.rounded(.down)), count - 1)
      last = max(min(clampedPixel(end.rounded(.up)) - 1, count - 1), first)
    }

    /// The weights of all sum to 1.
    func weight(of pixel: Int) -> Double {
      let covered = min(end, Double(pixel + 1)) - max(start, Double(pixel))
      return first == last ? 1 : covered / (end - start)
    }
  }

  /// A texture position inside the texture: repeated, or the nearest.
  @inline(__always)
  private func wrapped(_ position: Int, _ count: Int) -> Int {
    if position >= 0, position < count { return position }
    guard extent == .tile else { return min(max(position, 0), count &- 1) }
    let rest = position % count
    return rest < 0 ? rest &+ count : rest
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let offset = (wrapped(y, texture.height) &* texture.width &+ wrapped(x, texture.width)) &* 4
    return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  private func nearest(_ u: Double, _ v: Double, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    unsafe pixel(clampedPixel(u.rounded(.down)), clampedPixel(v.rounded(.down)), bytes)
  }

  /// The four pixels around a position, weighted in 256ths.
  @inline(__always)
  private func smooth(_ u: Double, _ v: Double, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let (x, right) = Self.split(u, sharpness.x)
    let (y, down) = Self.split(v, sharpness.y)
    let topLeft = unsafe pixel(x, y, bytes)
    if right | down == 0 { return topLeft }
    let (topRight, bottomLeft, bottomRight) = unsafe (
      pixel(x &+ 1, y, bytes), pixel(x, y &+ 1, bytes), pixel(x &+ 1, y &+ 1, bytes)
    )
    let top = SIMD4(pixel: topLeft) &* (256 &- right) &+ SIMD4(pixel: topRight) &* right
    let bottom = SIMD4(pixel: bottomLeft) &* (256 &- right) &+ SIMD4(pixel: bottomRight) &* right
    let sum =
      (top &* (256 &- down) &+ bottom &* down &+ SIMD4(repeating: 32_768)) &>> 16
    return sum[0] | sum[1] &<< 8 | sum[2] &<< 16 | sum[3] &<< 24
  }

  /// The pixel whose centre is at or before a position, and the rest in 256ths, to the nearest.
  @inline(__always)
  private static func split(_ position: Double, _ sharpness: Double) -> (Int, UInt32) {
    let fixed = clampedPixel(((position - 0.5) * 256).rounded(.toNearestOrEven))
    if sharpness == 1 { return (fixed >> 8, UInt32(fixed & 255)) }
    let rest = (Double(fixed & 255) - 128) * sharpness + 128
    return (fixed >> 8, UInt32(min(max(rest, 0), 256)))
  }
}
