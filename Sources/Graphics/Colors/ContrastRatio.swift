/// How far apart two colours are in luminance, from 1 (the same) to 21 (black on white).
///
/// WCAG 2.2, definition of "contrast ratio": (L1 + 0.05) / (L2 + 0.05) of the lighter to the darker
/// colour. The value is never rounded: 4.499 does not pass 4.5.
public struct ContrastRatio: Hashable, Comparable, Sendable {
  /// The ratio, in `1...21`, not rounded.
  public let value: Double

  /// The ratio of a foreground to the opaque backdrop beneath it; a translucent foreground is
  /// composited over the backdrop first.
  public init(of foreground: ResolvedColor, on backdrop: ResolvedColor) {
    let seen = foreground.composited(over: backdrop)
    self.init(luminances: seen.relativeLuminance, backdrop.relativeLuminance)
  }

  /// The ratio of two relative luminances in `0...1`.
  public init(luminances first: Double, _ second: Double) {
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Whether the first ratio is the lower one.
  public static func < (lhs: ContrastRatio, rhs: ContrastRatio) -> Bool { lhs.value < rhs.value }
}

extension ResolvedColor {
  /// WCAG 2.2 relative luminance in `0...1`; alpha plays no part.
  public var relativeLuminance: Double {
    0.2126 * SRGBTransfer.linear(red) + 0.7152 * SRGBTransfer.linear(green)
      + 0.0722 * SRGBTransfer.linear(blue)
  }

  /// The colour seen when this one is over a backdrop (source-over on encoded components).
  public func composited(over backdrop: ResolvedColor) -> ResolvedColor {
    guard alpha < 1 else { return self }
    let behind = backdrop.alpha * (1 - alpha)
    let total = alpha + behind
    guard total > 0 else { return .clear }
    return ResolvedColor(
      red: (red * alpha + backdrop.red * behind) / total,
      green: (green * alpha + backdrop.green * behind) / total,
      blue: (blue * alpha + backdrop.blue * behind) / total, alpha: total)
  }

  /// The colour a fraction of the way to another, component by component with alpha weighted in.
  public func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let share = fraction > 0 ? min(fraction, 1) : 0
    let alpha = self.alpha * (1 - share) + other.alpha * share
    guard alpha > 0 else { return .clear }
    let mine = self.alpha * (1 - share)
    let theirs = other.alpha * share
    return ResolvedColor(
      red: (red * mine + other.red * theirs) / alpha,
      green: (green * mine + other.green * theirs) / alpha,
      blue: (blue * mine + other.blue * theirs) / alpha, alpha: alpha)
  }
}
