import Graphics

extension Color {
  /// A colour in one place, by its components in sRGB.
  public struct Resolved: ShapeStyle, Hashable, Codable {
    /// Encoded components in `0...1`.
    public var red: Float
    /// In `0...1`, sRGB-encoded.
    public var green: Float
    /// In `0...1`, sRGB-encoded.
    public var blue: Float
    /// In `0...1`: 0 is transparent.
    public var opacity: Float

    /// A colour from components in `0...1`; values outside are clamped and NaN counts as 0.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let encode: (Float) -> Float =
        colorSpace == .sRGBLinear ? { Float(SRGBTransfer.encoded(Double($0))) } : { $0 }
      // NaN is not greater than 0 either.
      let clamp: (Float) -> Float = { $0 > 0 ? min($0, 1) : 0 }
      self.red = clamp(encode(red))
      self.green = clamp(encode(green))
      self.blue = clamp(encode(blue))
      self.opacity = clamp(opacity)
    }

    /// The components as linear light.
    public var linearRed: Float {
      get { Float(SRGBTransfer.linear(Double(red))) }
      set { red = Float(SRGBTransfer.encoded(Double(newValue))) }
    }
    /// The green component without its encoding, in `0...1`.
    public var linearGreen: Float {
      get { Float(SRGBTransfer.linear(Double(green))) }
      set { green = Float(SRGBTransfer.encoded(Double(newValue))) }
    }
    /// The blue component without its encoding, in `0...1`.
    public var linearBlue: Float {
      get { Float(SRGBTransfer.linear(Double(blue))) }
      set { blue = Float(SRGBTransfer.encoded(Double(newValue))) }
    }

    public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
      .color(resolved)
    }

    var resolved: ResolvedColor {
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  /// A fixed colour from its components.
  public init(_ resolved: Resolved) {
    self.init(resolved.resolved)
  }

  /// The components of the colour in an environment.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolve(in: environment.appearance)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  /// Between which values of two colours others are found.
  public enum GradientColorSpace: Hashable, Sendable { case device, perceptual }

  /// The colour a fraction of the way to another; the way is always through sRGB's values.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: GradientColorSpace
  ) -> Color {
    mix(with: other, by: fraction)
  }
}
