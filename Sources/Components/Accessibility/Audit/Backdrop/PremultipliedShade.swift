/// A premultiplied sRGB-encoded colour in `Double`, for compositing declared colours unrounded.
struct PremultipliedShade: Equatable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  static let clear = PremultipliedShade()

  private init() {}

  init(_ color: ResolvedColor) {
    alpha = color.alpha
    red = color.red * alpha
    green = color.green * alpha
    blue = color.blue * alpha
  }

  /// The straight-alpha colour.
  var color: ResolvedColor {
    guard alpha < 1 else { return ResolvedColor(red: red, green: green, blue: blue) }
    guard alpha > 0 else { return .clear }
    return ResolvedColor(
      red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }

  /// This colour laid over another one (Porter and Duff's source-over).
  func over(_ backdrop: PremultipliedShade) -> PremultipliedShade {
    guard alpha < 1 else { return self }
    let rest = 1 - alpha
    var result = PremultipliedShade()
    result.red = red + backdrop.red * rest
    result.green = green + backdrop.green * rest
    result.blue = blue + backdrop.blue * rest
    result.alpha = alpha + backdrop.alpha * rest
    return result
  }

  /// The colour faded by a factor in `0...1`.
  func faded(by factor: Double) -> PremultipliedShade {
    guard factor < 1 else { return self }
    var result = PremultipliedShade()
    result.red = red * factor
    result.green = green * factor
    result.blue = blue * factor
    result.alpha = alpha * factor
    return result
  }
}

extension ColorMatrix {
  /// What the matrix makes of a colour, each component clamped to `0...1`.
  func applied(to shade: PremultipliedShade) -> PremultipliedShade {
    let color = shade.color
    func row(_ index: Int) -> Double {
      let start = index * 5
      return factors[start] * color.red + factors[start + 1] * color.green
        + factors[start + 2] * color.blue + factors[start + 3] * color.alpha + factors[start + 4]
    }
    return PremultipliedShade(
      ResolvedColor(red: row(0), green: row(1), blue: row(2), alpha: row(3)))
  }
}
