/// A colour space of CSS Color 4 and of the Design Tokens format's colour module, by the name that both give it.
///
/// Matrices and curves are those of CSS Color 4, sections 10 and 18; all arithmetic is `+ − × ÷` and
/// `ElementaryFunctions`, so that every machine computes the same bits.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case linearSRGB = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case adobeRGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// What each component may be: `0...1` for light of a primary and for `oklab`'s lightness, `0...100` for
  /// percentages and lightness, any degrees for a hue; `nil` where there is no limit.
  package var ranges: [ClosedRange<Double>?] {
    switch self {
    case .srgb, .linearSRGB, .displayP3, .adobeRGB, .proPhotoRGB, .rec2020:
      [0...1, 0...1, 0...1]
    case .hsl, .hwb: [nil, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...(.greatestFiniteMagnitude), nil]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...(.greatestFiniteMagnitude), nil]
    case .xyzD65, .xyzD50: [nil, nil, nil]
    }
  }

  /// A colour of this space in sRGB.
  ///
  /// What sRGB does not have loses chroma at the same OKLCH lightness and hue until clipping it is no longer
  /// noticeable (CSS Color 4, section 13.2).
  ///
  /// - Parameters:
  ///   - components: three finite numbers; a missing one counts as 0.
  ///   - alpha: clamped to `0...1`.
  package func color(_ components: [Double], alpha: Double = 1) -> ResolvedColor {
    let (a, b, c) = (components[0], components[1], components[2])
    let encoded: Vector3
    switch self {
    case .srgb: encoded = Vector3(a, b, c)
    case .hsl: encoded = Self.hsl(hue: a, saturation: b / 100, lightness: c / 100)
    case .hwb: encoded = Self.hwb(hue: a, white: b / 100, black: c / 100)
    default: encoded = Self.linearFromXYZ.times(xyz(Vector3(a, b, c))).map(Self.encodedSRGB)
    }
    let shown = encoded.isInUnitCube ? encoded : GamutMapping.mapped(encoded)
    return ResolvedColor(red: shown.x, green: shown.y, blue: shown.z, alpha: alpha)
  }

  /// The colour in XYZ, relative to D65.
  private func xyz(_ value: Vector3) -> Vector3 {
    switch self {
    case .srgb: Self.xyzFromLinear.times(value.map(Self.linearSRGB))
    case .linearSRGB: Self.xyzFromLinear.times(value)
    case .displayP3: Self.displayP3ToXYZ.times(value.map(Self.linearSRGB))
    case .adobeRGB:
      Self.adobeToXYZ.times(
        value.map { Self.signed($0) { ElementaryFunctions.power($0, 563 / 256) } })
    case .rec2020: Self.rec2020ToXYZ.times(value.map(Self.linearRec2020))
    case .proPhotoRGB:
      Self.d65FromD50.times(Self.proPhotoToXYZ.times(value.map(Self.linearProPhoto)))
    case .xyzD65: value
    case .xyzD50: Self.d65FromD50.times(value)
    case .lab: Self.d65FromD50.times(Self.xyzD50(lab: value))
    case .lch: Self.d65FromD50.times(Self.xyzD50(lab: Self.rectangular(value)))
    case .oklab: OKLab(value).xyz
    case .oklch: OKLab(Self.rectangular(value)).xyz
    case .hsl, .hwb: .zero
    }
  }
}
