import Components

/// The straight colours of a gradient at even steps from start to end, and the two that hold beyond.
@safe final class GradientTable: @unchecked Sendable {
  /// Steps between start and end; a power of two.
  let count: Int
  let isOpaque: Bool
  let isFilled: Bool
  let ramp: GradientRamp
  /// `count + 2` pixels: what lies before the start, the middles of the steps, what lies after; none where the
  /// table is not filled.
  let colors: PixelPointer

  /// - Parameters:
  ///   - stops: in any number; locations are made to rise as CSS does.
  ///   - length: how many pixels the gradient may stretch over, which decides the table's size
  ///     when stops coincide or nearly do.
  ///   - isFilled: whether many of the colours are needed, rather than one for each row of pixels.
  init(stops: [GradientStop], length: Double, isFilled: Bool = true) {
    ramp = GradientRamp(stops)
    count = Self.size(for: ramp.stops, length: length)
    isOpaque = stops.allSatisfy { $0.color.alpha == 1 }
    self.isFilled = isFilled
    unsafe colors = .allocate(capacity: isFilled ? count + 2 : 0)
    guard isFilled else { return }
    unsafe colors.initialize(repeating: 0, count: count + 2)
    guard !stops.isEmpty else { return }
    unsafe colors[0] = color(0)
    unsafe colors[count + 1] = color(count + 1)
    var step = 0
    for segment in 0...ramp.stops.count where step < count {
      let part = ramp.part(segment)
      let end = segment < ramp.stops.count ? ramp.stops[segment].location : .infinity
      while step < count {
        let location = location(of: step)
        guard location < end else { break }
        unsafe colors[step + 1] = Self.pixel(part.channels(at: location))
        step += 1
      }
    }
  }

  /// One of the colours, filled or not, of which there are `count + 2`.
  func color(_ entry: Int) -> UInt32 {
    guard !ramp.stops.isEmpty else { return 0 }
    let segment =
      entry == 0 ? 0 : entry > count ? ramp.stops.count : ramp.segment(at: location(of: entry - 1))
    return Self.pixel(ramp.part(segment).channels(at: location(of: entry - 1)))
  }

  /// The middle of a step. Exact, as the count is a power of two.
  @inline(__always)
  private func location(of step: Int) -> Double { (Double(step) + 0.5) * (1 / Double(count)) }

  deinit { unsafe colors.deallocate() }

  /// 1,024 steps are four to a level; a steep change needs at least two steps to a pixel.
  private static func size(for stops: [GradientStop], length: Double) -> Int {
    let steepest = zip(stops, stops.dropFirst()).map { $1.location - $0.location }.min() ?? 1
    guard steepest < 0.02, length > 512 else { return 1_024 }
    return length > 2_048 ? 8_192 : 4_096
  }

  /// The pixel of channels in 0...1: levels to the nearest, halves upwards.
  @inline(__always)
  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    let levels = channels * 255
    // Added to 2^52, whole numbers are in the lowest bits, and halves have gone to even ones.
    let units = SIMD4(repeating: 4_503_599_627_370_496.0)
    var nearest = levels + units
    nearest.replace(with: nearest + 1, where: levels - (nearest - units) .== 0.5)
    let bits = unsafe unsafeBitCast(nearest, to: SIMD4<UInt64>.self) & 255
    return UInt32(truncatingIfNeeded: bits[0] | bits[1] << 8 | bits[2] << 16 | bits[3] << 24)
  }
}

/// The colours of a gradient from its start at 0 to its end at 1, unrounded.
struct GradientRamp: Sendable {
  let stops: [GradientStop]

  /// Locations are clamped to 0...1 and never fall; one that is not a number counts as 0.
  init(_ stops: [GradientStop]) {
    var floor = 0.0
    self.stops = stops.map { stop in
      floor = max(floor, stop.location > 0 ? min(stop.location, 1) : 0)
      return GradientStop(color: stop.color, location: floor)
    }
  }

  /// The colour at a position; before the first stop and after the last it holds.
  func color(at position: Double) -> ResolvedColor {
    guard !stops.isEmpty else { return .clear }
    let channels = part(segment(at: position)).channels(at: position)
    return ResolvedColor(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  /// How many stops are at or before a position.
  func segment(at position: Double) -> Int {
    stops.firstIndex { !($0.location <= position) } ?? stops.count
  }

  /// The colours behind a number of stops, of which there is at least one.
  func part(_ segment: Int) -> Part {
    let from = stops[max(segment - 1, 0)]
    let to = stops[min(segment, stops.count - 1)]
    return Part(
      start: from.location, length: to.location - from.location, from: from.color.channels,
      change: to.color.channels - from.color.channels)
  }

  /// The colours between two stops, or where one holds.
  struct Part {
    fileprivate let start: Double
    fileprivate let length: Double
    fileprivate let from: SIMD4<Double>
    fileprivate let change: SIMD4<Double>

    /// Red, green, blue and alpha at a position, in 0...1 but for the error of these sums.
    @inline(__always)
    func channels(at location: Double) -> SIMD4<Double> {
      guard length > 0 else { return from }
      return from + change * ((location - start) / length)
    }
  }
}

extension ResolvedColor {
  fileprivate var channels: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}
