// What happens to covered pixels. A sink addresses pixels relative to a window of the target.

/// Rows of a target, from a window's left edge.
@safe struct WindowRows {
  private let base: PixelPointer
  private let stride: Int
  private(set) var row: PixelPointer

  init(_ target: PixelTarget, window: PixelRect) {
    unsafe base = target.pointer(x: window.minX, y: window.minY)
    stride = target.stride
    unsafe row = base
  }

  @inline(__always)
  mutating func begin(_ index: Int) { unsafe row = base + index &* stride }
}

/// One colour.
@safe struct SolidSink: SpanSink {
  private var rows: WindowRows
  private let color: ChannelPairs
  private let pixel: UInt32
  private let alpha: UInt32

  init(_ ink: SolidInk, target: PixelTarget, window: PixelRect) {
    rows = WindowRows(target, window: window)
    color = ink.channels
    pixel = ink.opaquePixel
    alpha = ink.alpha
  }

  @inline(__always)
  mutating func beginRow(_ row: Int) { rows.begin(row) }

  @inline(__always)
  mutating func solid(x: Int, count: Int, coverage: UInt32) {
    let weight = product(coverage, alpha)
    if weight == 65_536 {
      unsafe fillPixels(rows.row + x, count, pixel)
    } else {
      unsafe EvenBlend(color, weights: SIMD4(repeating: weight)).apply(to: rows.row + x, count)
    }
  }

  @inline(never)
  mutating func block(x: Int, count: Int, rows range: Range<Int>, coverage: BlockCoverage) {
    let weights = coverage.scaled(by: alpha)
    let (first, inner, last) = (weights.first, weights.inner, weights.last)
    if first == 65_536, inner == 65_536, last == 65_536 {
      // No row is read before it is written: in new memory each page would be faulted twice. Long ones are copies of
      // the first, as the system copies with the widest instructions there are.
      var line: PixelPointer?
      for row in range {
        rows.begin(row)
        let place = unsafe rows.row + x
        if let line = unsafe line, count > 64 {
          unsafe place.update(from: line, count: count)
        } else {
          unsafe fillPixels(place, count, pixel)
          unsafe line = place
        }
      }
      return
    }
    guard count > 4 else {
      var lanes = SIMD4(first, inner, inner, inner)
      if count > 1 { lanes[count &- 1] = last }
      let blend = EvenBlend(color, weights: lanes)
      for row in range {
        rows.begin(row)
        unsafe blend.applyOnce(to: rows.row + x, count)
      }
      return
    }
    // Four pixels at either end; of those at the end, what the others reach has no weight a second time.
    let rest = (count &- 1) & 3
    var lanes = SIMD4(repeating: inner)
    for lane in 0..<3 &- rest { lanes[lane] = 0 }
    lanes[3] = last
    let start = EvenBlend(color, weights: SIMD4(first, inner, inner, inner))
    let middle = EvenBlend(color, weights: SIMD4(repeating: inner))
    let end = EvenBlend(color, weights: lanes)
    let innerCount = count &- rest &- 5
    for row in range {
      rows.begin(row)
      let place = unsafe rows.row + x
      unsafe start.applyOnce(to: place, 4)
      if inner == 65_536 {
        unsafe fillPixels(place + 4, innerCount, pixel)
      } else {
        unsafe middle.apply(to: place + 4, innerCount)
      }
      unsafe end.applyOnce(to: place + (count &- 4), 4)
    }
  }

  @inline(__always)
  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    unsafe blendVarying(rows.row + x, count, color: color, alpha: alpha, coverage: coverage)
  }

  #if !DEBUG  // Words are quicker there: see LaneWords.
    mutating func mask(
      x: Int, count: Int, values: UnsafePointer<UInt16>, scratch: UnsafeMutablePointer<UInt32>
    ) {
      unsafe blendMask(rows.row + x, count, color: color, alpha: alpha, mask: values)
    }
  #endif

  static var prefersGroups: Bool { true }

  @inline(__always)
  mutating func group(x: Int, count: Int, coverage: SIMD4<UInt32>) {
    unsafe blendGroup(rows.row + x, count, color: color, alpha: alpha, coverage: coverage)
  }
}

/// Something that has a colour for every pixel.
protocol RowShader {
  /// Whether its colours are premultiplied.
  static var isPremultiplied: Bool { get }
  /// Whether all its colours are opaque.
  var isOpaque: Bool { get }
  /// The colour of a whole row of pixels, where it is one.
  func constant(y: Int) -> UInt32?
  /// Writes the colours of `count` pixels of row `y` from `x`, in device pixels.
  func colors(x: Int, y: Int, count: Int, into pixels: PixelPointer)
}

/// Colours from a shader.
@safe struct ShaderSink<Shader: RowShader>: SpanSink {
  private var rows: WindowRows
  private let shader: Shader
  private let window: PixelRect
  private let scratch: RowScratch
  private var y = 0
  private var constant: SolidInk?

  init(_ shader: Shader, target: PixelTarget, window: PixelRect, scratch: RowScratch) {
    rows = WindowRows(target, window: window)
    self.shader = shader
    self.window = window
    self.scratch = scratch
  }

  mutating func beginRow(_ row: Int) {
    rows.begin(row)
    y = window.minY &+ row
    constant = shader.constant(y: y).map { SolidInk(pixel: $0) }
  }

  mutating func solid(x: Int, count: Int, coverage: UInt32) {
    let row = unsafe rows.row + x
    if let constant {
      let weight = product(coverage, constant.alpha)
      if weight == 65_536 {
        unsafe fillPixels(row, count, constant.opaquePixel)
      } else {
        unsafe EvenBlend(constant.channels, weights: SIMD4(repeating: weight)).apply(to: row, count)
      }
    } else if coverage == 65_536, shader.isOpaque {
      unsafe shader.colors(x: window.minX &+ x, y: y, count: count, into: row)
    } else {
      unsafe shader.colors(x: window.minX &+ x, y: y, count: count, into: scratch.colors)
      if coverage == 65_536, Shader.isPremultiplied {
        unsafe blendPremultiplied(row, count, source: scratch.colors)
        return
      }
      unsafe scratch.coverage.update(repeating: coverage, count: count)
      unsafe blend(row, count, scratch.coverage)
    }
  }

  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    let row = unsafe rows.row + x
    if let constant {
      unsafe blendVarying(
        row, count, color: constant.channels, alpha: constant.alpha, coverage: coverage)
    } else {
      unsafe shader.colors(x: window.minX &+ x, y: y, count: count, into: scratch.colors)
      unsafe blend(row, count, coverage)
    }
  }

  @inline(__always)
  private func blend(
    _ row: PixelPointer, _ count: Int, _ coverage: UnsafeMutablePointer<UInt32>
  ) {
    if Shader.isPremultiplied {
      unsafe blendPremultiplied(row, count, source: scratch.colors, coverage: coverage)
    } else {
      unsafe blendStraight(row, count, colors: scratch.colors, coverage: coverage)
    }
  }
}

/// Premultiplied pixels of another target that covers the window.
@safe struct PixelsSink: SpanSink {
  private var rows: WindowRows
  private var source: WindowRows
  private let opacity: UInt32
  private let mode: BlendMode
  private let scratch: RowScratch

  init(
    _ pixels: PixelTarget, opacity: UInt32, mode: BlendMode, target: PixelTarget,
    window: PixelRect, scratch: RowScratch
  ) {
    rows = WindowRows(target, window: window)
    source = WindowRows(pixels, window: window)
    self.opacity = opacity
    self.mode = mode
    self.scratch = scratch
  }

  mutating func beginRow(_ row: Int) {
    rows.begin(row)
    source.begin(row)
  }

  mutating func solid(x: Int, count: Int, coverage: UInt32) {
    let weight = product(coverage, opacity)
    if weight == 65_536, mode == .normal {
      unsafe blendPremultiplied(rows.row + x, count, source: source.row + x)
      return
    }
    unsafe scratch.coverage.update(repeating: weight, count: count)
    unsafe blend(x: x, count: count, weights: scratch.coverage)
  }

  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    if opacity < 65_536 {
      for index in 0..<count { unsafe coverage[index] = product(coverage[index], opacity) }
    }
    unsafe blend(x: x, count: count, weights: coverage)
  }

  private func blend(x: Int, count: Int, weights: UnsafeMutablePointer<UInt32>) {
    if mode == .normal {
      unsafe blendPremultiplied(rows.row + x, count, source: source.row + x, coverage: weights)
    } else {
      unsafe blendWithMode(
        rows.row + x, count, source: source.row + x, coverage: weights, mode: mode)
    }
  }
}

/// Any sink, seen through a mask that covers its window.
@safe struct MaskedSink<Base: SpanSink>: SpanSink {
  private var base: Base
  private let mask: MaskRows
  private let scratch: RowScratch
  private var row = 0

  init(_ base: Base, mask: MaskRows, scratch: RowScratch) {
    self.base = base
    self.mask = mask
    self.scratch = scratch
  }

  mutating func beginRow(_ row: Int) {
    self.row = row
    base.beginRow(row)
  }

  mutating func solid(x: Int, count: Int, coverage: UInt32) {
    // The run that the mask leaves whole needs no multiplication.
    let whole = mask.wholeRun(row)
    let start = max(x, whole.lowerBound)
    let end = min(x &+ count, whole.upperBound)
    guard start < end else {
      return masked(x: x, count: count, coverage: coverage)
    }
    masked(x: x, count: start &- x, coverage: coverage)
    base.solid(x: start, count: end &- start, coverage: coverage)
    masked(x: end, count: x &+ count &- end, coverage: coverage)
  }

  private mutating func masked(x: Int, count: Int, coverage: UInt32) {
    guard count > 0 else { return }
    let weights = unsafe scratch.masked
    let row = unsafe mask.row(row) + x
    for index in 0..<count {
      unsafe weights[index] = product(maskWeight(row[index]), coverage)
    }
    unsafe base.varying(x: x, count: count, coverage: weights)
  }

  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    let row = unsafe mask.row(row) + x
    for index in 0..<count {
      unsafe coverage[index] = product(maskWeight(row[index]), coverage[index])
    }
    unsafe base.varying(x: x, count: count, coverage: coverage)
  }
}

/// A 16-bit mask value, 65,535 for a whole pixel, as a weight.
@inline(__always)
func maskWeight(_ value: UInt16) -> UInt32 {
  UInt32(value) &+ (UInt32(value) &+ 1) &>> 16
}

/// The nearest mask value of a weight.
@inline(__always)
func maskValue(_ weight: UInt32) -> UInt16 {
  UInt16(truncatingIfNeeded: weight &- (weight &>> 16))
}

/// Writes coverage into a mask.
@safe struct MaskSink: SpanSink {
  private let mask: MaskRows
  private var row: UnsafeMutablePointer<UInt16>

  init(_ mask: MaskRows) {
    self.mask = mask
    unsafe row = mask.row(0)
  }

  mutating func beginRow(_ row: Int) { unsafe self.row = mask.row(row) }

  mutating func solid(x: Int, count: Int, coverage: UInt32) {
    unsafe (row + x).update(repeating: maskValue(coverage), count: count)
  }

  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count { unsafe row[x &+ index] = maskValue(coverage[index]) }
  }
}
