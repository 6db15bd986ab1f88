/// The blend modes of the W3C's Compositing and Blending Level 1, on unrounded colours.
extension BlendMode {
  /// A layer's colour blended with the backdrop and laid over it.
  func blend(_ source: PremultipliedShade, over backdrop: PremultipliedShade) -> PremultipliedShade
  {
    switch self {
    case .normal: return source.over(backdrop)
    case .sourceAtop: return source.faded(by: backdrop.alpha).over(backdrop)
    case .destinationOver: return backdrop.over(source)
    case .destinationOut: return backdrop.faded(by: 1 - source.alpha)
    case .plusLighter: return sum(source, backdrop) { min($0 + $1, 1) }
    case .plusDarker: return sum(source, backdrop) { max($0 + $1 - 1, 0) }
    default: break
    }
    guard source.alpha > 0 else { return backdrop }
    // Cs = (1 − αb) · Cs + αb · B(Cb, Cs), then source-over (§ 5.1).
    let (top, bottom) = (source.color, backdrop.color)
    let mixed = mix(bottom, top)
    func part(_ own: Double, _ blended: Double) -> Double {
      (1 - backdrop.alpha) * own + backdrop.alpha * blended
    }
    let color = ResolvedColor(
      red: part(top.red, mixed.red), green: part(top.green, mixed.green),
      blue: part(top.blue, mixed.blue), alpha: source.alpha)
    return PremultipliedShade(color).over(backdrop)
  }

  private func sum(
    _ source: PremultipliedShade, _ backdrop: PremultipliedShade,
    _ add: (Double, Double) -> Double
  ) -> PremultipliedShade {
    var result = source
    result.red = add(source.red, backdrop.red)
    result.green = add(source.green, backdrop.green)
    result.blue = add(source.blue, backdrop.blue)
    result.alpha = min(source.alpha + backdrop.alpha, 1)
    return result
  }

  private func mix(_ bottom: ResolvedColor, _ top: ResolvedColor) -> ResolvedColor {
    switch self {
    case .hue: top.withSaturation(of: bottom).withLuma(of: bottom)
    case .saturation: bottom.withSaturation(of: top).withLuma(of: bottom)
    case .color: top.withLuma(of: bottom)
    case .luminosity: bottom.withLuma(of: top)
    default:
      ResolvedColor(
        red: component(bottom.red, top.red), green: component(bottom.green, top.green),
        blue: component(bottom.blue, top.blue))
    }
  }

  /// B(cb, cs) of § 10.1, one component at a time.
  private func component(_ cb: Double, _ cs: Double) -> Double {
    switch self {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: BlendMode.hardLight.component(cs, cb)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
    case .softLight: softLight(cb, cs)
    case .difference: (cb - cs).magnitude
    case .exclusion: cb + cs - 2 * cb * cs
    default: cs
    }
  }

  private func softLight(_ cb: Double, _ cs: Double) -> Double {
    guard cs > 0.5 else { return cb - (1 - 2 * cs) * cb * (1 - cb) }
    let lifted = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    return cb + (2 * cs - 1) * (lifted - cb)
  }
}

// § 10.2: hue, saturation and luminosity.
extension ResolvedColor {
  private var luma: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  fileprivate func withLuma(of other: ResolvedColor) -> ResolvedColor {
    let shift = other.luma - luma
    let (r, g, b) = (red + shift, green + shift, blue + shift)
    let luma = other.luma
    let (least, most) = (min(r, min(g, b)), max(r, max(g, b)))
    func clip(_ value: Double) -> Double {
      var value = value
      if least < 0 { value = luma + (value - luma) * luma / (luma - least) }
      if most > 1 { value = luma + (value - luma) * (1 - luma) / (most - luma) }
      return value
    }
    return ResolvedColor(red: clip(r), green: clip(g), blue: clip(b))
  }

  fileprivate func withSaturation(of other: ResolvedColor) -> ResolvedColor {
    let wanted =
      max(other.red, max(other.green, other.blue)) - min(other.red, min(other.green, other.blue))
    let least = min(red, min(green, blue))
    let span = max(red, max(green, blue)) - least
    guard span > 0 else { return .black }
    func stretch(_ value: Double) -> Double { (value - least) / span * wanted }
    return ResolvedColor(red: stretch(red), green: stretch(green), blue: stretch(blue))
  }
}
