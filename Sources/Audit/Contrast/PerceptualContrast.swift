import Components
public import Graphics

/// The lightness contrast Lc of the Accessible Perceptual Contrast Algorithm, version 0.1.9
/// ("0.0.98G-4g"): about 106 for black on white, −108 for white on black, 0 for no contrast.
///
/// It is no requirement of WCAG 2.2; the audit gives it as advice where it is asked to.
public struct PerceptualContrast: Hashable, Sendable {
  /// Positive for dark text on a light backdrop, negative for light text on a dark one.
  public let value: Double

  /// - Parameters:
  ///   - text: the colour of the text; its alpha plays no part.
  ///   - backdrop: the colour behind it; its alpha plays no part.
  public init(of text: ResolvedColor, on backdrop: ResolvedColor) {
    let (ink, ground) = (Self.screenLuminance(text), Self.screenLuminance(backdrop))
    guard (ground - ink).magnitude >= 0.0005 else {
      value = 0
      return
    }
    if ground > ink {
      let contrast =
        (ElementaryFunctions.power(ground, 0.56) - ElementaryFunctions.power(ink, 0.57)) * 1.14
      value = contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    } else {
      let contrast =
        (ElementaryFunctions.power(ground, 0.65) - ElementaryFunctions.power(ink, 0.62)) * 1.14
      value = contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }
  }

  /// The estimated luminance on a screen; near black the flare of the screen lifts it.
  private static func screenLuminance(_ color: ResolvedColor) -> Double {
    let sum =
      0.2126729 * ElementaryFunctions.power(color.red, 2.4) + 0.7151522
      * ElementaryFunctions.power(color.green, 2.4)
      + 0.0721750 * ElementaryFunctions.power(color.blue, 2.4)
    return sum >= 0.022 ? sum : sum + ElementaryFunctions.power(0.022 - sum, 1.414)
  }

  /// The least magnitude for text of a size in points: 75 for running text, 60 from 24 points or 16
  /// bold, 45 from 36 points or 24 bold (the algorithm's "bronze" levels).
  static func required(size: Double, isBold: Bool) -> Double {
    if size >= 36 || isBold && size >= 24 { return 45 }
    return size >= 24 || isBold && size >= 16 ? 60 : 75
  }
}
