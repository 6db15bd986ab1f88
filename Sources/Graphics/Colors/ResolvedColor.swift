/// A straight-alpha colour in sRGB-encoded components, the only colour below the resolver.
///
/// Tokens and themes end here: every component is in `0...1`, so nothing downstream checks again.
public struct ResolvedColor: Hashable, Sendable {
  /// In `0...1`, sRGB-encoded.
  public let red: Double
  /// In `0...1`, sRGB-encoded.
  public let green: Double
  /// In `0...1`, sRGB-encoded.
  public let blue: Double
  /// How opaque the colour is, in `0...1`.
  public let alpha: Double

  /// Creates a colour; values outside `0...1` are clamped and NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Black without any opacity.
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// The same colour with its alpha multiplied by `factor`, which is clamped to `0...1`.
  public func opacity(_ factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * Self.clamped(factor))
  }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}

extension ResolvedColor {
  /// `#RRGGBB`, or `#RRGGBBAA` with its alpha, each component rounded to a byte.
  package func hexText(uppercase: Bool = true, withAlpha: Bool = false) -> String {
    let parts = withAlpha ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { hexadecimal(Int(($0 * 255).rounded()), digits: 2, uppercase: uppercase) }
      .joined()
  }
}
