/// What a gradient is for.
public enum GradientToken: String, Hashable, CaseIterable, Sendable {
  /// Prominent actions and headers; `onPrimary` is on it.
  case primary
  /// Highlights and rewards; `onAccent` is on it.
  case accent
  /// Destructive actions; `onError` is on it.
  case danger
  /// Feature cards; `textPrimary` is on it.
  case card
  /// What is behind a screen of glass surfaces; `textPrimary` is on it.
  case backdrop
}

/// The colours of a gradient, from the top-leading to the bottom-trailing corner.
public struct GradientSwatch: Hashable, Sendable {
  /// The colour at the top-leading corner.
  public var start: Palette.Swatch
  /// The colour half-way, where the gradient has one of its own there.
  public var middle: Palette.Swatch?
  /// The colour at the bottom-trailing corner.
  public var end: Palette.Swatch

  /// Makes a run of two colours, or of three.
  public init(start: Palette.Swatch, middle: Palette.Swatch? = nil, end: Palette.Swatch) {
    self.start = start
    self.middle = middle
    self.end = end
  }
}

/// The gradients of a theme.
public struct GradientScale: Hashable, Sendable {
  private var swatches: [GradientToken: GradientSwatch] = [:]

  /// Creates a scale by asking for the swatch of every gradient once.
  public init(_ swatch: (GradientToken) -> GradientSwatch) {
    for token in GradientToken.allCases { swatches[token] = swatch(token) }
  }

  /// The colours of a gradient.
  public subscript(token: GradientToken) -> GradientSwatch {
    get {
      let clear = Palette.Swatch(light: .clear)
      return swatches[token, default: GradientSwatch(start: clear, end: clear)]
    }
    set { swatches[token] = newValue }
  }

  /// The standard theme's gradients; what is on each keeps its contrast over the whole run.
  public static let standard = GradientScale { token in
    switch token {
    case .primary:
      of(
        start: (0x0060DF, 0x014B9E, 0x0B71EC, 0x73ACFE),
        end: (0x5B4FD6, 0x433BB6, 0x6A5FE8, 0xAEB7FE))
    case .accent:
      of(
        start: (0x8944AB, 0x6F2A91, 0xA450CE, 0xD68CFF),
        end: (0xC8246B, 0x951048, 0xCF3A7C, 0xFF9FC0))
    case .danger:
      of(
        start: (0xD70015, 0xA00010, 0xE32A26, 0xFE8879),
        end: (0xA80E3A, 0x8A0A2E, 0xC2264E, 0xFF9FB0))
    case .card, .backdrop:
      of(
        start: (0xE6F0FF, 0xE6F0FF, 0x17294A, 0x17294A),
        end: (0xF6EBFC, 0xF6EBFC, 0x35233F, 0x35233F))
    }
  }

  private typealias Hexes = (UInt32, UInt32, UInt32, UInt32)

  private static func of(start: Hexes, end: Hexes) -> GradientSwatch {
    func swatch(_ hexes: Hexes) -> Palette.Swatch {
      Palette.Swatch(
        light: ResolvedColor(hex: hexes.0), lightIncreased: ResolvedColor(hex: hexes.1),
        dark: ResolvedColor(hex: hexes.2), darkIncreased: ResolvedColor(hex: hexes.3))
    }
    return GradientSwatch(start: swatch(start), end: swatch(end))
  }
}
