import Graphics

extension ResolvedColor {
  /// The colour a part of the way to white or to black along the lightness of HSL or LCH, with its hue and
  /// its saturation or chroma.
  func changingLightness(by amount: Double, isUp: Bool, in space: String) -> ResolvedColor {
    func moved(_ lightness: Double) -> Double {
      isUp ? lightness + (100 - lightness) * amount : lightness * (1 - amount)
    }
    if space == "hsl" {
      let (hue, saturation, lightness) = hsl
      return ColorSpace.hsl.color([hue, saturation, moved(lightness)], alpha: alpha)
    }
    // Chroma and hue are those of Lab's two axes.
    let (lightness, a, b) = lab
    return ColorSpace.lab.color([moved(lightness), a, b], alpha: alpha)
  }

  /// Hue in degrees, saturation and lightness in percent.
  private var hsl: (Double, Double, Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let lightness = (high + low) / 2
    let spread = high - low
    guard spread > 0 else { return (0, 0, lightness * 100) }
    let saturation = spread / (1 - abs(2 * lightness - 1))
    let sector: Double
    if high == red {
      sector = (green - blue) / spread
    } else if high == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    return (sector * 60, saturation * 100, lightness * 100)
  }

  /// CIE Lab relative to D50 (CSS Color 4, section 18).
  private var lab: (Double, Double, Double) {
    let (r, g, b) = (
      SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue)
    )
    // Linear sRGB to XYZ relative to D50, by Bradford's adaptation.
    let x = 0.436_065_742_824_811 * r + 0.385_151_507_785_302 * g + 0.143_078_417_091_978 * b
    let y = 0.222_493_216_623_622 * r + 0.716_887_006_448_894 * g + 0.060_619_755_479_126 * b
    let z = 0.013_923_918_774_577 * r + 0.097_081_423_614_376 * g + 0.714_099_354_004_446 * b
    func curve(_ value: Double) -> Double {
      let (kappa, epsilon) = (24_389.0 / 27, 216.0 / 24_389)
      return value > epsilon ? Self.cubeRoot(value) : (kappa * value + 16) / 116
    }
    let fx = curve(x / (0.3457 / 0.3585))
    let fy = curve(y)
    let fz = curve(z / ((1 - 0.3457 - 0.3585) / 0.3585))
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// The cube root of a value in `0.008...1.2`, by Newton's iteration.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = 0.3 + 0.7 * value
    for _ in 0..<9 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }
}
