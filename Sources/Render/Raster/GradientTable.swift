import Components

/// The straight colours of a gradient at even steps from start to end, and the two that hold beyond.
@safe final class GradientTable: @unchecked Sendable {
  /// Steps between start and end; a power of two.
  let count: Int
  let isOpaque: Bool
  /// `count + 2` pixels: what is before the start, the middles of the steps, what is after.
  let colors: PixelPointer

  /// - Parameters:
  ///   - stops: in any number; locations are made to rise as CSS does.
  ///   - length: how many pixels the gradient may stretch over, which decides the table's size
  ///     when stops coincide or nearly do.
  init(stops: [GradientStop], length: Double) {
    let stops = Self.ordered(stops)
    count = Self.size(for: stops, length: length)
    isOpaque = stops.allSatisfy { $0.color.alpha == 1 }
    unsafe colors = .allocate(capacity: count + 2)
    unsafe colors.initialize(repeating: 0, count: count + 2)
    guard let first = stops.first, let last = stops.last else { return }
    unsafe colors[0] = Self.pixel(first.color)
    unsafe colors[count + 1] = Self.pixel(last.color)
    var segment = 0
    for step in 0..<count {
      let location = (Double(step) + 0.5) / Double(count)
      while segment < stops.count, stops[segment].location <= location { segment += 1 }
      unsafe colors[step + 1] = Self.color(stops, before: segment, at: location)
    }
  }

  deinit { unsafe colors.deallocate() }

  /// Locations clamped to 0...1 and never falling; one that is not a number counts as 0.
  private static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var floor = 0.0
    return stops.map { stop in
      floor = max(floor, stop.location > 0 ? min(stop.location, 1) : 0)
      return GradientStop(color: stop.color, location: floor)
    }
  }

  /// 1,024 steps are four to a level; a steep change needs at least two steps to a pixel.
  private static func size(for stops: [GradientStop], length: Double) -> Int {
    let steepest = zip(stops, stops.dropFirst()).map { $1.location - $0.location }.min() ?? 1
    guard steepest < 0.02, length > 512 else { return 1_024 }
    return length > 2_048 ? 8_192 : 4_096
  }

  private static func color(_ stops: [GradientStop], before segment: Int, at location: Double)
    -> UInt32
  {
    if segment == 0 { return pixel(stops[0].color) }
    if segment == stops.count { return pixel(stops[segment - 1].color) }
    let (from, to) = (stops[segment - 1], stops[segment])
    let t = (location - from.location) / (to.location - from.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return pixel(
      ResolvedColor(
        red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
        blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha)))
  }

  private static func pixel(_ color: ResolvedColor) -> UInt32 {
    func level(_ component: Double) -> UInt32 {
      UInt32((component * 255).rounded(.toNearestOrAwayFromZero))
    }
    return level(color.red) | level(color.green) << 8 | level(color.blue) << 16
      | level(color.alpha) << 24
  }
}
