// The blend modes of W3C Compositing and Blending Level 1 §9–10, and Core Graphics' plus modes.

/// Blends premultiplied pixels at a weight each.
///
/// Float is exact enough for 8-bit results and every operation in use rounds the same everywhere.
func blendWithMode(
  _ pointer: PixelPointer, _ count: Int, source: PixelPointer,
  coverage: UnsafeMutablePointer<UInt32>, mode: BlendMode
) {
  for index in 0..<count {
    let weight = unsafe Float(coverage[index]) / 65_536
    guard weight > 0 else { continue }
    let above = unsafe UnitPixel<Float>(source[index]).scaled(by: weight)
    let below = unsafe UnitPixel<Float>(pointer[index])
    unsafe pointer[index] = above.blended(over: below, mode: mode).packed
  }
}

/// A premultiplied pixel with components of 0...1.
///
/// The rasterizer computes in `Float`, the audit's samples in `Double`: by the same formulas.
package struct UnitPixel<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, Sendable
where Scalar.SIMD4Storage: Sendable {
  /// Red, green, blue and an unused component.
  var color: SIMD4<Scalar>
  package var alpha: Scalar

  init(_ pixel: UInt32) {
    color = SIMD4(
      Scalar(pixel & 255), Scalar((pixel >> 8) & 255), Scalar((pixel >> 16) & 255), 0)
    color /= 255
    alpha = Scalar(pixel >> 24) / 255
  }

  init(color: SIMD4<Scalar>, alpha: Scalar) {
    self.color = color
    self.alpha = alpha
  }

  func scaled(by weight: Scalar) -> UnitPixel {
    UnitPixel(color: color * weight, alpha: alpha * weight)
  }

  var packed: UInt32 {
    let top = max(0, min(alpha, 1))
    func level(_ value: Scalar) -> UInt32 {
      // A premultiplied component never exceeds its alpha.
      UInt32((max(0, min(value, top)) * 255).rounded(.toNearestOrAwayFromZero))
    }
    return level(color.x) | level(color.y) << 8 | level(color.z) << 16 | level(top) << 24
  }

  /// Components divided by alpha; transparent counts as black.
  private var straight: SIMD4<Scalar> { alpha > 0 ? color / alpha : .zero }

  func blended(over below: UnitPixel, mode: BlendMode) -> UnitPixel {
    switch mode {
    case .normal: return sum(below, 1, 1 - alpha)
    case .sourceAtop: return sum(below, below.alpha, 1 - alpha)
    case .destinationOver: return sum(below, 1 - below.alpha, 1)
    case .destinationOut: return sum(below, 0, 1 - alpha)
    case .plusLighter:
      return UnitPixel(color: color + below.color, alpha: min(alpha + below.alpha, 1))
    case .plusDarker:
      // The sum of both, minus what would bring white over white back to white.
      let total = min(alpha + below.alpha, 1)
      let darkness = (alpha - color) + (below.alpha - below.color)
      return UnitPixel(
        color: (total - darkness).clamped(lowerBound: .zero, upperBound: .one), alpha: total)
    default: break
    }
    // co = cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs), §10.
    let mixed = mode.mix(below.straight, straight)
    return UnitPixel(
      color: color * (1 - below.alpha) + below.color * (1 - alpha) + mixed * (alpha * below.alpha),
      alpha: alpha + below.alpha - alpha * below.alpha)
  }

  private func sum(_ below: UnitPixel, _ own: Scalar, _ other: Scalar) -> UnitPixel {
    UnitPixel(
      color: color * own + below.color * other, alpha: alpha * own + below.alpha * other)
  }
}

extension BlendMode {
  /// B(Cb, Cs): the blended straight colour of a backdrop and a source.
  fileprivate func mix<S: SIMDScalar & BinaryFloatingPoint>(
    _ backdrop: SIMD4<S>, _ source: SIMD4<S>
  ) -> SIMD4<S> {
    switch self {
    case .hue:
      withLuminosity(withSaturation(source, saturationOf(backdrop)), luminosityOf(backdrop))
    case .saturation:
      withLuminosity(withSaturation(backdrop, saturationOf(source)), luminosityOf(backdrop))
    case .color: withLuminosity(source, luminosityOf(backdrop))
    case .luminosity: withLuminosity(backdrop, luminosityOf(source))
    default:
      SIMD4(
        mix(backdrop.x, source.x), mix(backdrop.y, source.y), mix(backdrop.z, source.z), 0)
    }
  }

  private func mix<S: BinaryFloatingPoint>(_ backdrop: S, _ source: S) -> S {
    switch self {
    case .multiply: backdrop * source
    case .screen: backdrop + source - backdrop * source
    case .overlay: hardLight(source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge:
      backdrop <= 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight: hardLight(backdrop, source)
    case .softLight: softLight(backdrop, source)
    case .difference: (backdrop - source).magnitude
    case .exclusion: backdrop + source - 2 * backdrop * source
    default: source
    }
  }

  private func hardLight<S: BinaryFloatingPoint>(_ backdrop: S, _ source: S) -> S {
    source <= 0.5
      ? backdrop * (2 * source)
      : backdrop + (2 * source - 1) - backdrop * (2 * source - 1)
  }

  private func softLight<S: BinaryFloatingPoint>(_ backdrop: S, _ source: S) -> S {
    guard source > 0.5 else {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let lifted =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lifted - backdrop)
  }
}

// MARK: Non-separable modes, §10.2

private func luminosityOf<S: SIMDScalar & BinaryFloatingPoint>(_ color: SIMD4<S>) -> S {
  0.3 * color.x + 0.59 * color.y + 0.11 * color.z
}

private func saturationOf<S: SIMDScalar & BinaryFloatingPoint>(_ color: SIMD4<S>) -> S {
  max(color.x, max(color.y, color.z)) - min(color.x, min(color.y, color.z))
}

private func withLuminosity<S: SIMDScalar & BinaryFloatingPoint>(
  _ color: SIMD4<S>, _ target: S
) -> SIMD4<S> {
  let moved = color + (target - luminosityOf(color))
  let light = luminosityOf(moved)
  let low = min(moved.x, min(moved.y, moved.z))
  let high = max(moved.x, max(moved.y, moved.z))
  var clipped = moved
  if low < 0 { clipped = light + (clipped - light) * (light / (light - low)) }
  if high > 1 { clipped = light + (clipped - light) * ((1 - light) / (high - light)) }
  return clipped
}

/// Stretches the components so that the smallest is 0 and the largest is `target`.
private func withSaturation<S: SIMDScalar & BinaryFloatingPoint>(
  _ color: SIMD4<S>, _ target: S
) -> SIMD4<S> {
  let low = min(color.x, min(color.y, color.z))
  let range = saturationOf(color)
  return range > 0 ? (color - low) * (target / range) : .zero
}
