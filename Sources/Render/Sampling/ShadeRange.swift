import Components
import Graphics
import Layout

/// Bounds of an unrounded premultiplied colour, component by component.
package struct ShadeRange: Equatable {
  package private(set) var low: Shade
  package private(set) var high: Shade

  package init(_ shade: Shade) { (low, high) = (shade, shade) }

  private init(low: Shade, high: Shade) { (self.low, self.high) = (low, high) }

  /// The straight colours from a least to a greatest one.
  fileprivate init(_ colors: some Sequence<ResolvedColor>) {
    var (least, most) = (SIMD4(repeating: Double.infinity), SIMD4(repeating: -Double.infinity))
    for color in colors {
      let straight = SIMD4(color.red, color.green, color.blue, color.alpha)
      least = pointwiseMin(least, straight)
      most = pointwiseMax(most, straight)
    }
    func premultiplied(_ straight: SIMD4<Double>) -> Shade {
      var color = straight * straight.w
      color.w = 0
      return Shade(color: color, alpha: straight.w)
    }
    (low, high) = (premultiplied(least), premultiplied(most))
  }

  func union(_ other: ShadeRange) -> ShadeRange {
    ShadeRange(
      low: Shade(
        color: pointwiseMin(low.color, other.low.color), alpha: min(low.alpha, other.low.alpha)),
      high: Shade(
        color: pointwiseMax(high.color, other.high.color), alpha: max(high.alpha, other.high.alpha)
      ))
  }

  /// What is seen where both lie on one another; what is opaque below stays so exactly.
  package func over(_ below: ShadeRange) -> ShadeRange {
    ShadeRange(
      low: Shade(
        color: low.color + below.low.color * (1 - high.alpha),
        alpha: 1 - (1 - below.low.alpha) * (1 - low.alpha)),
      high: Shade(
        color: high.color + below.high.color * (1 - low.alpha),
        alpha: 1 - (1 - below.high.alpha) * (1 - high.alpha)))
  }

  func scaled(by opacity: Double) -> ShadeRange {
    ShadeRange(low: low.scaled(by: opacity), high: high.scaled(by: opacity))
  }

  /// What a material makes of the colours; `nil` where they are not opaque.
  func toned(by tone: BackdropTone) -> ShadeRange? {
    guard low.alpha >= 1 else { return nil }
    // A component rises with itself; with the others it falls where saturation grows.
    let (less, more) = tone.saturates ? (high, low) : (low, high)
    var range = self
    for index in 0..<3 {
      var (least, most) = (less, more)
      least.color[index] = low.color[index]
      most.color[index] = high.color[index]
      range.low.color[index] = tone.applied(to: least).color[index] - tone.roundingError
      range.high.color[index] = tone.applied(to: most).color[index] + tone.roundingError
    }
    return range
  }
}

/// The colours that a place may have: one of some ranges at each of its points.
private struct ShadeChoices {
  /// More are joined to one: where many surfaces end in a place, it is looked at point by point.
  private static let most = 16

  private(set) var ranges: [ShadeRange]

  init(_ range: ShadeRange) { ranges = [range] }

  mutating func add(_ other: ShadeChoices) {
    for range in other.ranges where !ranges.contains(range) { ranges.append(range) }
    guard ranges.count > Self.most, let first = ranges.first else { return }
    ranges = [ranges.dropFirst().reduce(first) { $0.union($1) }]
  }

  /// - Parameter isWhole: whether what covers does so everywhere.
  mutating func cover(with cover: ShadeChoices, isWhole: Bool) {
    var covered = ShadeChoices(ranges: [])
    for upper in cover.ranges {
      covered.add(ShadeChoices(ranges: ranges.map { upper.over($0) }))
    }
    if isWhole { self = covered } else { add(covered) }
  }

  /// Whether that is known.
  mutating func tone(by tone: BackdropTone, isWhole: Bool) -> Bool {
    let toned = ranges.compactMap { $0.toned(by: tone) }
    guard toned.count == ranges.count else { return false }
    if isWhole { ranges = toned } else { add(ShadeChoices(ranges: toned)) }
    return true
  }

  func scaled(by opacity: Double) -> ShadeChoices {
    opacity < 1 ? ShadeChoices(ranges: ranges.map { $0.scaled(by: opacity) }) : self
  }

  private init(ranges: [ShadeRange]) { self.ranges = ranges }
}

extension LocalScene {
  /// Bounds of what lies behind an ink that is painted last, everywhere in a part of the rectangle; each point
  /// is in one of the ranges. `nil` where the ink is not painted last, or bounds are not known: in masks and
  /// translucent layers, and of pictures, blend modes and matrices of colours.
  package func backdrops(of ink: SampledInk, in box: Rect) -> [ShadeRange]? {
    guard case .ink(ink.order)? = items.last?.content else { return nil }
    var choices = ShadeChoices(ShadeRange(start.bare))
    var open: [(head: Int, past: Int, outer: ShadeChoices)] = []
    var index = 0
    let last = items.count - 1
    while true {
      while let group = open.last, group.past == index {
        open.removeLast()
        let inner = choices
        choices = group.outer
        if case .layer(let style) = items[group.head].content {
          choices.cover(with: inner.scaled(by: max(style.opacity, 0)), isWhole: true)
        } else {
          choices.add(inner)
        }
      }
      if index == last {
        // The groups around the ink: it is seen only inside clips, and on a layer that changes nothing as on
        // what is below and the layer's own.
        for group in open.reversed() {
          guard case .layer(let style) = items[group.head].content else { continue }
          guard style.opacity >= 1 else { return nil }
          let inner = choices
          choices = group.outer
          choices.cover(with: inner, isWhole: true)
        }
        return choices.ranges
      }
      let item = items[index]
      let past = index + item.count + 1
      index += 1
      switch item.content {
      case .solid(let shade):
        choices.cover(with: ShadeChoices(ShadeRange(shade)), isWhole: true)
      case .wash(let paint):
        guard let range = paint.range(in: box) else { return nil }
        choices.cover(with: ShadeChoices(range), isWhole: true)
      case .fill(let shape, let paint), .line(let shape, let paint):
        guard shape.mayTouch(box) else { continue }
        guard let range = paint.range(in: box) else { return nil }
        choices.cover(with: ShadeChoices(range), isWhole: shape.covers(box))
      case .tone(let tone):
        guard choices.tone(by: tone, isWhole: true) else { return nil }
      case .backdrop(let shape, let tone):
        guard shape.mayTouch(box) else { continue }
        guard choices.tone(by: tone, isWhole: shape.covers(box)) else { return nil }
      case .shadow, .symbol: continue
      case .clip:
        open.append((index - 1, past, choices))
      case .layer(let style):
        guard style.blendMode == .normal, !style.hasColorMatrix else { return nil }
        open.append((index - 1, past, choices))
        choices = ShadeChoices(ShadeRange(.clear))
      case .ink, .mask: return nil
      }
    }
  }
}

extension LayerStyle {
  fileprivate var hasColorMatrix: Bool {
    filters.contains { filter in
      if case .colorMatrix = filter { true } else { false }
    }
  }
}

extension SampledPaint {
  /// Bounds of the colours in a rectangle of the page; `nil` where none are known.
  fileprivate func range(in box: Rect) -> ShadeRange? {
    if let shade { return ShadeRange(shade) }
    return gradient.flatMap { $0.colors(in: box) }.map { ShadeRange($0) }
  }
}

extension GradientShader {
  /// Colours between which all colours in a rectangle are; `nil` for gradients around a point and of glyphs.
  fileprivate func colors(in box: Rect) -> [ResolvedColor]? {
    let (from, to): (Double, Double)
    switch geometry {
    case .linear:
      let ends = [
        box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
        Point(x: box.maxX, y: box.maxY),
      ].compactMap { self.steps(at: $0) }
      guard let least = ends.min(), let most = ends.max() else { return nil }
      (from, to) = (least, most)
    case .radial(let map, let start):
      let place = map.boundingBox(of: box)
      func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() - start }
      from = distance(max(place.minX, -place.maxX, 0), max(place.minY, -place.maxY, 0))
      to = distance(max(place.maxX, -place.minX), max(place.maxY, -place.minY))
    case .angular, .spread: return nil
    }
    // Positions are rounded a little differently from those of points.
    let (first, last) = (from / Double(table.count) - 1e-9, to / Double(table.count) + 1e-9)
    let between = table.ramp.stops.lazy.filter { $0.location >= first && $0.location <= last }
    return [table.ramp.color(at: first), table.ramp.color(at: last)] + between.map(\.color)
  }
}
