package import Graphics
import Components

/// An unrounded premultiplied colour: what a sample of a picture has.
package typealias Shade = UnitPixel<Double>

extension UnitPixel<Double> {
  static let clear = Shade(color: .zero, alpha: 0)

  package init(_ color: ResolvedColor) {
    self.init(
      color: SIMD4(color.red, color.green, color.blue, 0) * color.alpha, alpha: color.alpha)
  }

  /// The straight-alpha colour.
  package var straightColor: ResolvedColor {
    guard alpha < 1 else { return ResolvedColor(red: color.x, green: color.y, blue: color.z) }
    guard alpha > 0 else { return .clear }
    return ResolvedColor(
      red: color.x / alpha, green: color.y / alpha, blue: color.z / alpha, alpha: alpha)
  }

  /// The colour with all components between 0 and alpha, as pixels have it.
  var bounded: Shade {
    let top = max(0, min(alpha, 1))
    return Shade(
      color: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: top)), alpha: top)
  }

  func over(_ below: Shade) -> Shade { blended(over: below, mode: .normal) }

  /// Whether all components are equal: `==` is generic where another module asks.
  @inline(never)
  package func isSame(as other: Shade) -> Bool { alpha == other.alpha && color == other.color }
}

extension ColorMatrix {
  /// What the matrix makes of the straight components, each kept in 0...1; premultiplied again.
  func applied(to shade: Shade) -> Shade {
    let color = shade.straightColor
    func row(_ index: Int) -> Double {
      let at = index * 5
      var sum = factors[at] * color.red
      sum += factors[at + 1] * color.green
      sum += factors[at + 2] * color.blue
      sum += factors[at + 3] * color.alpha
      return sum + factors[at + 4]
    }
    return Shade(ResolvedColor(red: row(0), green: row(1), blue: row(2), alpha: row(3)))
  }
}

extension BackdropTone {
  /// The tone of the rasterizer, on its own scale of 256 steps to a level.
  func applied(to shade: Shade) -> Shade {
    let unit = 255.0 * 256
    func step(_ value: Double) -> UInt32 {
      UInt32((max(0, min(value, 1)) * unit).rounded(.toNearestOrAwayFromZero))
    }
    let cell = apply(
      to: BlurGrid.Cell(
        step(shade.color.x), step(shade.color.y), step(shade.color.z), step(shade.alpha)))
    return Shade(
      color: SIMD4(Double(cell[0]), Double(cell[1]), Double(cell[2]), 0) / unit,
      alpha: Double(cell[3]) / unit)
  }
}
