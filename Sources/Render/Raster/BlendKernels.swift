#if arch(x86_64)
  // Clang's own headers, a part of every toolchain: the one operation here that the standard library's
  // vectors do not have.
  private import _Builtin_intrinsics.intel.sse2
#endif

// Four pixels at a time, as SIMD4<UInt32> in R, G, B, A byte order, and their channels as pairs of
// 16-bit lanes: R and B ("even"), G and A ("odd"). A weight counts 65,536 for a whole pixel; of its
// product with a channel, 8.8 fixed point is kept, so that only the final shift rounds: colour × alpha ×
// coverage is exact to 1/256 of a level. Conversions between lane widths, which baseline SSE2 lacks, do
// not occur on x86-64.

/// The channels of four pixels in 16-bit lanes.
struct ChannelPairs {
  var even: SIMD8<UInt16>
  var odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    #if DEBUG
      let words = LaneWords(pixels)
      even = words.lowBytes.lanes
      odd = words.highBytes.lanes
    #else
      let lanes = unsafe unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
      even = lanes & SIMD8(repeating: 0x00FF)
      odd = lanes &>> 8
    #endif
  }

  /// The pixels of channels that hold 8.8 fixed point: the fraction is dropped.
  @inline(__always)
  var pixelsFromFixedPoint: SIMD4<UInt32> {
    #if DEBUG
      let (low, high) = (LaneWords(even).highBytes, LaneWords(odd))
      return LaneWords(
        a: low.a | high.a & 0xFF00_FF00, b: low.b | high.b & 0xFF00_FF00,
        c: low.c | high.c & 0xFF00_FF00, d: low.d | high.d & 0xFF00_FF00
      ).words
    #else
      let lanes = (even &>> 8) | (odd & SIMD8(repeating: 0xFF00))
      return unsafe unsafeBitCast(lanes, to: SIMD4<UInt32>.self)
    #endif
  }

  /// Channel × weight / 256: 8.8 fixed point.
  @inline(__always)
  func scaled(by weight: Weights) -> ChannelPairs {
    #if DEBUG
      let words = LaneWords(weight.lanes)
      let (high, low) = (words.highBytes, words.lowBytes)
      let (even, odd) = (LaneWords(even), LaneWords(odd))
      return ChannelPairs(
        even: (even &* high &+ (even &* low).highBytes).lanes,
        odd: (odd &* high &+ (odd &* low).highBytes).lanes)
    #else
      return ChannelPairs(
        even: upperProduct(even &<< 8, weight.lanes),
        odd: upperProduct(odd &<< 8, weight.lanes))
    #endif
  }

  /// The channels in 8.8 fixed point.
  @inline(__always)
  var fixedPoint: ChannelPairs {
    #if DEBUG
      let whole = LaneWords(a: 256, b: 256, c: 256, d: 256)
      return ChannelPairs(
        even: (LaneWords(even) &* whole).lanes, odd: (LaneWords(odd) &* whole).lanes)
    #else
      return ChannelPairs(even: even &<< 8, odd: odd &<< 8)
    #endif
  }

  /// Channel × weight; both lanes of a pixel have the same weight.
  @inline(__always)
  func multiplied(by weight: SIMD8<UInt16>) -> ChannelPairs {
    #if DEBUG
      let words = LaneWords(weight)
      return ChannelPairs(
        even: (LaneWords(even) &* words).lanes, odd: (LaneWords(odd) &* words).lanes)
    #else
      return ChannelPairs(even: even &* weight, odd: odd &* weight)
    #endif
  }

  @inline(__always)
  static func &+ (lhs: ChannelPairs, rhs: ChannelPairs) -> ChannelPairs {
    #if DEBUG
      return ChannelPairs(
        even: (LaneWords(lhs.even) &+ LaneWords(rhs.even)).lanes,
        odd: (LaneWords(lhs.odd) &+ LaneWords(rhs.odd)).lanes)
    #else
      return ChannelPairs(even: lhs.even &+ rhs.even, odd: lhs.odd &+ rhs.odd)
    #endif
  }

  /// Half a level in 8.8 fixed point: what makes dropping the fraction a rounding.
  static var half: ChannelPairs {
    @inline(__always) get {
      #if DEBUG
        let half = LaneWords(a: 0x80_0080, b: 0x80_0080, c: 0x80_0080, d: 0x80_0080).lanes
        return ChannelPairs(even: half, odd: half)
      #else
        return ChannelPairs(even: SIMD8(repeating: 128), odd: SIMD8(repeating: 128))
      #endif
    }
  }
}

/// The upper 16 bits of each product.
@inline(__always)
func upperProduct(_ one: SIMD8<UInt16>, _ other: SIMD8<UInt16>) -> SIMD8<UInt16> {
  #if arch(x86_64)
    let product = unsafe _mm_mulhi_epu16(
      unsafeBitCast(one, to: __m128i.self), unsafeBitCast(other, to: __m128i.self))
    return unsafe unsafeBitCast(product, to: SIMD8<UInt16>.self)
  #else
    // NEON multiplies into wider lanes.
    let product =
      SIMD8<UInt32>(truncatingIfNeeded: one) &* SIMD8<UInt32>(truncatingIfNeeded: other)
    return SIMD8<UInt16>(truncatingIfNeeded: product &>> 16)
  #endif
}

/// One weight of 0...65,536 per pixel, doubled for both lanes of the pixel.
///
/// 65,536 counts as 65,535, which takes a 256th of a level from a channel. Rounding to levels gives it back
/// where nothing is added but what the rest of the weight leaves of the page.
struct Weights {
  let lanes: SIMD8<UInt16>

  @inline(__always)
  init(_ weight: SIMD4<UInt32>) {
    #if DEBUG
      func lanes(_ weight: UInt32) -> UInt32 { (weight &- weight &>> 16) &* 0x1_0001 }
      let words = LaneWords(weight)
      self.lanes =
        LaneWords(a: lanes(words.a), b: lanes(words.b), c: lanes(words.c), d: lanes(words.d)).lanes
    #else
      let partial = weight &- weight &>> 16
      lanes = unsafe unsafeBitCast(partial | partial &<< 16, to: SIMD8<UInt16>.self)
    #endif
  }

  /// Weights as they are kept.
  @inline(__always)
  init(lanes: SIMD8<UInt16>) { self.lanes = lanes }

  /// What a cover of these weights leaves of what is beneath it. A whole one leaves 1 of 65,536: nothing of a channel.
  @inline(__always)
  var rest: Weights {
    #if DEBUG
      func rest(_ lanes: UInt32) -> UInt32 {
        lanes == 0 ? 0xFFFF_FFFF : (65_536 &- lanes & 0xFFFF) &* 0x1_0001
      }
      let words = LaneWords(lanes)
      return Weights(
        lanes: LaneWords(a: rest(words.a), b: rest(words.b), c: rest(words.c), d: rest(words.d))
          .lanes)
    #else
      return Weights(lanes: (.zero &- lanes).replacing(with: .max, where: lanes .== .zero))
    #endif
  }
}

/// Weight × weight: 65,536 stays the unit; `factor` must be below 65,536.
@inline(__always)
func product(_ weight: SIMD4<UInt32>, _ factor: SIMD4<UInt32>) -> SIMD4<UInt32> {
  (weight &* factor) &>> 16
}

@inline(__always)
func product(_ weight: UInt32, _ factor: UInt32) -> UInt32 {
  UInt32(truncatingIfNeeded: (UInt64(weight) &* UInt64(factor)) &>> 16)
}

/// Source-over of straight colours: `source × weight + destination × (1 − weight)`, rounded once.
@inline(__always)
func composite(
  _ source: ChannelPairs, weight: Weights, over page: SIMD4<UInt32>
) -> SIMD4<UInt32> {
  composite(source.scaled(by: weight), cover: weight, over: page)
}

/// Source-over of what is in 8.8 fixed point: `source + destination × (1 − cover)`, rounded once.
@inline(__always)
private func composite(
  _ source: ChannelPairs, cover: Weights, over page: SIMD4<UInt32>
) -> SIMD4<UInt32> {
  (source &+ ChannelPairs(page).scaled(by: cover.rest) &+ .half).pixelsFromFixedPoint
}

/// The alphas of four pixels as weights: 255 becomes 65,536.
@inline(__always)
func alphaWeights(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
  #if DEBUG
    func weight(_ pixel: UInt32) -> UInt32 { (pixel &>> 24) &* 257 &+ (pixel &>> 31) }
    let words = LaneWords(pixels)
    return LaneWords(a: weight(words.a), b: weight(words.b), c: weight(words.c), d: weight(words.d))
      .words
  #else
    let alpha = pixels &>> 24
    return (alpha &* 257) &+ (alpha &>> 7)
  #endif
}

typealias PixelPointer = UnsafeMutablePointer<UInt32>

/// Loads up to four pixels; missing lanes are 0.
@inline(__always)
func loadPixels(_ pointer: PixelPointer, _ count: Int) -> SIMD4<UInt32> {
  if count >= 4 {
    return unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
  }
  var pixels = SIMD4<UInt32>.zero
  pixels[0] = unsafe pointer[0]
  if count > 1 { pixels[1] = unsafe pointer[1] }
  if count > 2 { pixels[2] = unsafe pointer[2] }
  return pixels
}

/// Stores up to four pixels.
@inline(__always)
func storePixels(_ pixels: SIMD4<UInt32>, _ pointer: PixelPointer, _ count: Int) {
  if count >= 4 {
    unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
    return
  }
  unsafe pointer[0] = pixels[0]
  if count > 1 { unsafe pointer[1] = pixels[1] }
  if count > 2 { unsafe pointer[2] = pixels[2] }
}

/// Writes one pixel value `count` times.
@inline(__always)
func fillPixels(_ pointer: PixelPointer, _ count: Int, _ pixel: UInt32) {
  unsafe pointer.update(repeating: pixel, count: count)
}

/// Source-over of one colour at one weight, or at four in turn.
struct EvenBlend {
  private let added: ChannelPairs
  private let kept: Weights

  @inline(__always)
  init(_ color: ChannelPairs, weights: SIMD4<UInt32>) {
    let weights = Weights(weights)
    added = color.scaled(by: weights) &+ .half
    kept = weights.rest
  }

  @inline(__always)
  private func blended(_ page: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (ChannelPairs(page).scaled(by: kept) &+ added).pixelsFromFixedPoint
  }

  /// Blends up to four pixels.
  @inline(__always)
  func applyOnce(to pointer: PixelPointer, _ count: Int) {
    unsafe storePixels(blended(loadPixels(pointer, count)), pointer, count)
  }

  @inline(__always)
  func apply(to pointer: PixelPointer, _ count: Int) {
    var place = unsafe pointer
    let end = unsafe pointer + count
    let evenEnd = unsafe pointer + (count & ~7)
    while unsafe place < evenEnd {
      unsafe applyOnce(to: place, 4)
      unsafe applyOnce(to: place + 4, 4)
      unsafe place += 8
    }
    while unsafe place < end {
      unsafe applyOnce(to: place, end - place)
      unsafe place += 4
    }
  }
}

/// Source-over of one colour at a coverage per pixel; `alpha` of 65,536 is opaque.
@inline(__always)
func blendVarying(
  _ pointer: PixelPointer, _ count: Int, color: ChannelPairs, alpha: UInt32,
  coverage: UnsafeMutablePointer<UInt32>
) {
  var position = 0
  while position < count {
    let rest = count &- position
    unsafe blendGroup(
      pointer + position, rest, color: color, alpha: alpha,
      coverage: loadPixels(coverage + position, rest))
    position &+= 4
  }
}

/// Source-over of one colour on up to four pixels.
@inline(__always)
func blendGroup(
  _ place: PixelPointer, _ count: Int, color: ChannelPairs, alpha: UInt32, coverage: SIMD4<UInt32>
) {
  // Runs around small outlines are empty at their corners.
  let halves = unsafe unsafeBitCast(coverage, to: SIMD2<UInt64>.self)
  if halves[0] | halves[1] == 0 { return }
  let weight = alpha < 65_536 ? product(coverage, SIMD4(repeating: alpha)) : coverage
  unsafe storePixels(
    composite(color, weight: Weights(weight), over: loadPixels(place, count)), place, count)
}

/// Source-over of straight colours, one a pixel, at a coverage per pixel.
@inline(__always)
func blendStraight(
  _ pointer: PixelPointer, _ count: Int, colors: PixelPointer,
  coverage: UnsafeMutablePointer<UInt32>
) {
  var position = 0
  while position < count {
    let rest = count &- position
    let place = unsafe pointer + position
    let color = unsafe loadPixels(colors + position, rest)
    let alpha = alphaWeights(color)
    // Coverage and alpha may both be 65,536, so one of them gives way by a bit.
    let weight = unsafe ((loadPixels(coverage + position, rest) &>> 1) &* (alpha &>> 1)) &>> 14
    let source = ChannelPairs(color | SIMD4(repeating: 0xFF00_0000))
    let page = unsafe loadPixels(place, rest)
    unsafe storePixels(
      composite(source, weight: Weights(weight), over: page), place, rest)
    position &+= 4
  }
}

/// Source-over of premultiplied pixels at full coverage: most are opaque or empty.
@inline(__always)
func blendPremultiplied(_ pointer: PixelPointer, _ count: Int, source: PixelPointer) {
  var position = 0
  while position < count {
    let rest = count &- position
    let place = unsafe pointer + position
    let pixels = unsafe loadPixels(source + position, rest)
    let halves = unsafe unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    let alphas: UInt64 = 0xFF00_0000_FF00_0000
    if halves[0] & halves[1] & alphas == alphas {
      unsafe storePixels(pixels, place, rest)
    } else if halves[0] | halves[1] != 0 {
      let page = unsafe loadPixels(place, rest)
      unsafe storePixels(
        composite(
          ChannelPairs(pixels).fixedPoint, cover: Weights(alphaWeights(pixels)), over: page),
        place, rest)
    }
    position &+= 4
  }
}

/// Source-over of premultiplied pixels at a coverage per pixel.
@inline(__always)
func blendPremultiplied(
  _ pointer: PixelPointer, _ count: Int, source: PixelPointer,
  coverage: UnsafeMutablePointer<UInt32>
) {
  var position = 0
  while position < count {
    let rest = count &- position
    let place = unsafe pointer + position
    let pixels = unsafe loadPixels(source + position, rest)
    let weight = unsafe loadPixels(coverage + position, rest)
    // At a whole weight the alpha itself, as where no coverage is given.
    let cover = ((weight &>> 1) &* alphaWeights(pixels)) &>> 15
    let page = unsafe loadPixels(place, rest)
    // A whole weight is no `Weights`: what is added is not its complement here.
    let channels = ChannelPairs(pixels)
    let added =
      channels.scaled(by: Weights(weight & 65_535))
      &+ channels.multiplied(by: Weights((weight &>> 16) &<< 8).lanes)
    unsafe storePixels(composite(added, cover: Weights(cover), over: page), place, rest)
    position &+= 4
  }
}
