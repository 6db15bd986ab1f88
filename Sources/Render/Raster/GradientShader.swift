import Components
import Layout

/// A gradient in device pixels.
final class GradientShader: RowShader, Sendable {
  enum Geometry: Sendable {
    /// Steps of the table in 1/2^20, per pixel and at the centre of pixel (0, 0).
    case linear(perX: Int, perY: Int, origin: Int)
    /// The distance from the origin of gradient space, in table steps after `start`.
    case radial(toGradient: PlaneTransform, start: Double)
    /// The angle about the origin of gradient space.
    case angular(toGradient: PlaneTransform, AngularRange)
    /// A gradient of a glyph, in its own coordinates.
    case spread(toGradient: PlaneTransform, SpreadField)
  }

  let table: GradientTable
  let geometry: Geometry

  init(table: GradientTable, geometry: Geometry, isOpaque: Bool? = nil) {
    if case .linear(0, _, _) = geometry {} else { precondition(table.isFilled) }
    self.table = table
    self.geometry = geometry
    self.isOpaque = isOpaque ?? table.isOpaque
  }

  static let isPremultiplied = false
  let isOpaque: Bool

  func constant(y: Int) -> UInt32? {
    guard case .linear(0, let perY, let origin) = geometry else { return nil }
    let entry = entry(origin &+ y &* perY)
    return table.isFilled ? unsafe table.colors[entry] : table.color(entry)
  }

  /// The table entry of a position in 1/2^20 steps.
  @inline(__always)
  private func entry(_ position: Int) -> Int {
    min(max((position >> 20) &+ 1, 0), table.count &+ 1)
  }

  func colors(x: Int, y: Int, count: Int, into pixels: PixelPointer) {
    if let constant = constant(y: y) { return unsafe fillPixels(pixels, count, constant) }
    switch geometry {
    case .linear(let perX, let perY, let origin):
      let start = origin &+ y &* perY &+ x &* perX
      unsafe writeLinear(from: start, step: perX, count: count, into: pixels)
    case .radial(let map, let start):
      unsafe writeRadial(x: x, y: y, count: count, map, start, into: pixels)
    case .angular(let map, let range):
      unsafe writeAngular(x: x, y: y, count: count, map, range, into: pixels)
    case .spread(let map, let field):
      unsafe writeSpread(x: x, y: y, count: count, map, field, into: pixels)
    }
  }

  private func writeLinear(from start: Int, step: Int, count: Int, into pixels: PixelPointer) {
    let colors = unsafe table.colors
    let last = table.count &+ 1
    let end = start &+ step &* (count &- 1)
    var (position, index) = (start, 0)
    if min(start, end) >= 0, max(start, end) >> 20 < table.count {
      index = unsafe writeRuns(from: start, step: step, count: count, into: pixels)
      position &+= step &* index
      while index < count {
        unsafe pixels[index] = colors[(position >> 20) &+ 1]
        position &+= step
        index &+= 1
      }
    } else {
      while index < count {
        unsafe pixels[index] = colors[min(max((position >> 20) &+ 1, 0), last)]
        position &+= step
        index &+= 1
      }
    }
  }

  /// Writes pixels whose colours change slowly, a run of each colour at a time, but for up to seven at the end.
  ///
  /// - Returns: how many were written.
  private func writeRuns(
    from start: Int, step: Int, count: Int, into pixels: PixelPointer
  ) -> Int {
    let entry = 1 << 20
    let size = Int(step.magnitude)
    guard size > 0, size <= entry / 4 else { return 0 }
    // Falling positions are, complemented, rising ones.
    let flip = step >> 63
    let position = start ^ flip
    var color = unsafe table.colors + (((position >> 20) ^ flip) &+ 1)
    // What is left of the first entry.
    var left = entry &- position & (entry &- 1)
    var place = (left &+ size &- 1) / size
    unsafe fillPixels(pixels, min(place, count), color.pointee)
    left &+= entry &- place &* size
    // A run has as many pixels as this or, where it begins far enough behind its entry's start, one less.
    let longest = (entry &+ size &- 1) / size
    let enough = (longest &- 1) &* size
    while place &+ 8 <= count {
      unsafe color += 1 | flip
      // What is too much, the next runs write again.
      if longest <= 8 {
        let four = unsafe SIMD4(repeating: color.pointee)
        unsafe storePixels(four, pixels + place, 4)
        unsafe storePixels(four, pixels + (place &+ 4), 4)
      } else {
        unsafe fillPixels(pixels + place, min(longest, count &- place), color.pointee)
      }
      let isShorter = left <= enough
      place &+= isShorter ? longest &- 1 : longest
      left &+= entry &- (isShorter ? enough : enough &+ size)
    }
    return min(place, count)
  }

  private func writeRadial(
    x: Int, y: Int, count: Int, _ map: PlaneTransform, _ start: Double, into pixels: PixelPointer
  ) {
    let rowX = map.c * (Double(y) + 0.5) + map.tx
    let rowY = map.d * (Double(y) + 0.5) + map.ty
    for index in 0..<count {
      let column = Double(x &+ index) + 0.5
      let dx = map.a * column + rowX
      let dy = map.b * column + rowY
      unsafe pixels[index] = table.colors[entry(of: (dx * dx + dy * dy).squareRoot() - start)]
    }
  }

  private func writeAngular(
    x: Int, y: Int, count: Int, _ map: PlaneTransform, _ range: AngularRange,
    into pixels: PixelPointer
  ) {
    let rowX = map.c * (Double(y) + 0.5) + map.tx
    let rowY = map.d * (Double(y) + 0.5) + map.ty
    for index in 0..<count {
      let column = Double(x &+ index) + 0.5
      let turns = turnsClockwise(x: map.a * column + rowX, y: map.b * column + rowY)
      unsafe pixels[index] =
        table.colors[entry(of: range.fraction(at: turns) * Double(table.count))]
    }
  }

  private func writeSpread(
    x: Int, y: Int, count: Int, _ map: PlaneTransform, _ field: SpreadField,
    into pixels: PixelPointer
  ) {
    let steps = Double(table.count)
    for index in 0..<count {
      let place = map.apply(to: Point(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5))
      let position = field.position(at: place)
      unsafe pixels[index] =
        if let position { unsafe table.colors[entry(of: position * steps)] } else { 0 }
    }
  }

  /// The unrounded colour at a point of the device plane.
  func color(at point: Point) -> ResolvedColor {
    guard let steps = steps(at: point) else { return .clear }
    return table.ramp.color(at: steps / Double(table.count))
  }

  /// How far along a point is, in steps of the table; `nil` where nothing is.
  func steps(at point: Point) -> Double? {
    switch geometry {
    case .linear(let perX, let perY, let origin):
      // The origin is that of a pixel's centre.
      let along = (point.x - 0.5) * Double(perX) + (point.y - 0.5) * Double(perY)
      return (Double(origin) + along) / 1_048_576
    case .radial(let map, let start):
      let place = map.apply(to: point)
      return (place.x * place.x + place.y * place.y).squareRoot() - start
    case .angular(let map, let range):
      let place = map.apply(to: point)
      return range.fraction(at: turnsClockwise(x: place.x, y: place.y)) * Double(table.count)
    case .spread(let map, let field):
      return field.position(at: map.apply(to: point)).map { $0 * Double(table.count) }
    }
  }

  /// The table entry of a position in steps.
  @inline(__always)
  func entry(of steps: Double) -> Int {
    steps < 0 ? 0 : steps < Double(table.count) ? Int(steps) &+ 1 : table.count &+ 1
  }
}

/// The part of a turn that an angular gradient's colours fill.
struct AngularRange: Equatable, Sendable {
  private let start: Double
  private let span: Double
  private let isReversed: Bool

  init(startTurns: Double, endTurns: Double) {
    let difference = endTurns - startTurns
    isReversed = difference < 0
    let span = difference.magnitude
    self.span = span
    let start = isReversed ? -startTurns : startTurns
    // Of more than one turn only the last is shown.
    self.start = span > 1 ? start + span - 1 : start
  }

  /// The position between the gradient's start and end at an angle, 0...1.
  @inline(__always)
  func fraction(at turns: Double) -> Double {
    let offset = (isReversed ? -turns : turns) - start
    let around = offset - offset.rounded(.down)
    if span > 1 { return (span - 1 + around) / span }
    if around <= span { return span > 0 ? around / span : 1 }
    return around - span < (1 - span) / 2 ? 1 : 0
  }
}

/// The angle of a direction in turns, clockwise from +x as y points down, in 0..<1.
///
/// The arctangent is its power series, at most a sixteenth of a turn from 0 or an eighth: exact
/// operations instead of a system function, off by less than 1e-9 of a turn.
@inline(__always)
func turnsClockwise(x: Double, y: Double) -> Double {
  let (width, height) = (x.magnitude, y.magnitude)
  let (small, large) = width < height ? (width, height) : (height, width)
  guard large > 0 else { return 0 }
  // Measured from an eighth of a turn where that is nearer, by tan(a − b): |t| ≤ tan(π/8).
  let ratio = small / large
  let isFar = ratio > 0.41421356237309503
  let t = isFar ? (ratio - 1) / (ratio + 1) : ratio
  let t2 = t * t
  var series = 1.0 / 21
  series = 1.0 / 19 - t2 * series
  series = 1.0 / 17 - t2 * series
  series = 1.0 / 15 - t2 * series
  series = 1.0 / 13 - t2 * series
  series = 1.0 / 11 - t2 * series
  series = 1.0 / 9 - t2 * series
  series = 1.0 / 7 - t2 * series
  series = 1.0 / 5 - t2 * series
  series = 1.0 / 3 - t2 * series
  series = 1 - t2 * series
  var turns = t * series * 0.15915494309189535 + (isFar ? 0.125 : 0)
  if width < height { turns = 0.25 - turns }
  if x < 0 { turns = 0.5 - turns }
  if y < 0 { turns = 1 - turns }
  return turns < 1 ? turns : 0
}

extension GradientShader {
  /// The shader of a gradient; `nil` for other paints and for gradients without length.
  static func shader(for paint: Paint, toDevice map: PlaneTransform) -> GradientShader? {
    switch paint {
    case .solid, .image: nil
    case .linearGradient(let stops, let start, let end):
      linear(stops, from: start, to: end, toDevice: map)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let aspect):
      radial(
        stops, center: center, startRadius: startRadius, endRadius: endRadius, aspect: aspect,
        toDevice: map)
    case .angularGradient(let stops, let center, let startTurns, let endTurns):
      angular(
        stops, center: center, startTurns: startTurns, endTurns: endTurns, toDevice: map)
    case .spreadGradient(let gradient): spread(gradient, toDevice: map)
    }
  }

  /// A gradient of a glyph; `nil` where it has no colours or the plane is flat.
  static func spread(
    _ gradient: SpreadGradient, toDevice: PlaneTransform
  ) -> GradientShader? {
    guard !gradient.stops.isEmpty, let back = toDevice.inverted else { return nil }
    let field = SpreadField(gradient)
    return GradientShader(
      table: GradientTable(
        stops: field.ramp(gradient.stops), length: field.length * toDevice.meanScale),
      geometry: .spread(toGradient: back, field), isOpaque: gradient.isOpaque)
  }

  /// A linear gradient; `toDevice` maps its points to pixels. `nil` if either is degenerate.
  static func linear(
    _ stops: [GradientStop], from start: Point, to end: Point, toDevice: PlaneTransform
  ) -> GradientShader? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squared = dx * dx + dy * dy
    guard squared > 0, squared.isFinite, let back = toDevice.inverted else { return nil }
    // t = (p − start) · d / d², with p = back(pixel): linear in the pixel's coordinates.
    let (alongX, alongY) = (back.a * dx + back.b * dy, back.c * dx + back.d * dy)
    // A colour for each row is found by going through the stops: of many of them a table is sooner made.
    let table = GradientTable(
      stops: stops, length: squared.squareRoot() * toDevice.meanScale,
      isFilled: alongX != 0 || stops.count > 16)
    let steps = Double(table.count) / squared
    let perX = alongX * steps
    let perY = alongY * steps
    let along = ((back.tx - start.x) * dx + (back.ty - start.y) * dy) * steps
    let origin = along + (perX + perY) / 2
    guard perX.isFinite, perY.isFinite, origin.isFinite else { return nil }
    func fixed(_ value: Double, limit: Double) -> Int {
      Int((min(max(value, -limit), limit) * 1_048_576).rounded(.toNearestOrEven))
    }
    // Together below 2^62 for any pixel; a steeper gradient is a hard edge in either form.
    return GradientShader(
      table: table,
      geometry: .linear(
        perX: fixed(perX, limit: 5e7), perY: fixed(perY, limit: 5e7),
        origin: fixed(origin, limit: 1e12)))
  }

  static func radial(
    _ stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double,
    aspect: Double, toDevice: PlaneTransform
  ) -> GradientShader? {
    let reach = endRadius - startRadius
    guard reach != 0, reach.isFinite, aspect > 0, aspect.isFinite,
      let back = toDevice.inverted
    else { return nil }
    // A falling radius is the same rings with their colours in reverse.
    guard reach > 0 else {
      let reversed = stops.reversed().map {
        GradientStop(color: $0.color, location: 1 - $0.location)
      }
      return radial(
        reversed, center: center, startRadius: endRadius, endRadius: startRadius, aspect: aspect,
        toDevice: toDevice)
    }
    let table = GradientTable(stops: stops, length: reach * toDevice.meanScale)
    let steps = Double(table.count) / reach
    let map = back.followed(by: .translation(x: -center.x, y: -center.y))
      .followed(by: .scale(x: steps, y: steps / aspect))
    guard map.isFinite else { return nil }
    return GradientShader(
      table: table, geometry: .radial(toGradient: map, start: startRadius * steps))
  }

  static func angular(
    _ stops: [GradientStop], center: Point, startTurns: Double, endTurns: Double,
    toDevice: PlaneTransform
  ) -> GradientShader? {
    guard startTurns.isFinite, endTurns.isFinite, let back = toDevice.inverted else { return nil }
    let map = back.followed(by: .translation(x: -center.x, y: -center.y))
    return GradientShader(
      table: GradientTable(stops: stops, length: 4_096),
      geometry: .angular(
        toGradient: map, AngularRange(startTurns: startTurns, endTurns: endTurns)))
  }
}
