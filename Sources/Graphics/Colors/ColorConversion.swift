/// Colours of other spaces in sRGB, relative to the white of both (D65); what sRGB does not have is clipped
/// channel by channel.
package enum ColorConversion {
  /// A colour of Display P3 by its encoded components.
  package static func displayP3(
    red: Double, green: Double, blue: Double, alpha: Double = 1
  ) -> ResolvedColor {
    let encoded = Vector3(red, green, blue)
    let light = ColorSpace.linearFromXYZ.times(
      ColorSpace.displayP3ToXYZ.times(encoded.map(SRGBTransfer.linear)))
    return linear(red: light.x, green: light.y, blue: light.z, alpha: alpha)
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
