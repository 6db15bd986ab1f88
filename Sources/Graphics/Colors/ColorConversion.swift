/// Colours of other spaces in sRGB, relative to the white of both (D65); what sRGB does not have is clipped
/// channel by channel.
package enum ColorConversion {
  /// A colour of Display P3 by its encoded components.
  package static func displayP3(
    red: Double, green: Double, blue: Double, alpha: Double = 1
  ) -> ResolvedColor {
    let (r, g, b) = (
      SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue)
    )
    // The inverse of sRGB's primaries times those of P3 (SMPTE EG 432-1), both with the white D65.
    let light: [Double] = [
      1.224_940_176_280_6 * r - 0.224_940_176_280_6 * g,
      1.042_056_954_707_7 * g - 0.042_056_954_707_7 * r,
      1.098_273_600_140_6 * b - 0.019_637_554_590_3 * r - 0.078_636_045_550_3 * g,
    ]
    return linear(red: light[0], green: light[1], blue: light[2], alpha: alpha)
  }

  /// A colour by the light of sRGB's primaries.
  package static func linear(
    red: Double, green: Double, blue: Double, alpha: Double = 1
  ) -> ResolvedColor {
    ResolvedColor(
      red: SRGBTransfer.encoded(red), green: SRGBTransfer.encoded(green),
      blue: SRGBTransfer.encoded(blue), alpha: alpha)
  }

  /// A grey whose light is its value to the power of 2.2.
  package static func gray22(_ white: Double, alpha: Double = 1) -> ResolvedColor {
    let clamped = white > 0 ? min(white, 1) : 0
    let light = clamped == 0 ? 0 : ElementaryFunctions.power(clamped, 2.2)
    return linear(red: light, green: light, blue: light, alpha: alpha)
  }
}
