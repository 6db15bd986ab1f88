import Components

/// Where a point is between two circles, of which one runs into the other: their centres and radii change evenly.
///
/// A point that several circles pass through has the colour of the last of them, as in PDF and SVG.
struct ConicalGeometry: Sendable {
  /// From device pixels to the plane of the gradient, with the first centre at its origin.
  private let toGradient: PlaneTransform
  private let dx: Double
  private let dy: Double
  private let radius: Double
  private let growth: Double
  /// |d|² − growth²: negative where one circle is inside the other.
  private let a: Double
  private let isClearBefore: Bool
  private let isClearAfter: Bool

  /// `nil` where the circles are the same or numbers are too large.
  init?(
    from: GradientCircle, to: GradientCircle, stops: [GradientStop], toDevice: PlaneTransform
  ) {
    guard let back = toDevice.inverted, from != to else { return nil }
    toGradient = back.followed(by: .translation(x: -from.center.x, y: -from.center.y))
    (dx, dy) = (to.center.x - from.center.x, to.center.y - from.center.y)
    (radius, growth) = (from.radius, to.radius - from.radius)
    a = dx * dx + dy * dy - growth * growth
    isClearBefore = stops.first?.color.alpha == 0
    isClearAfter = stops.last?.color.alpha == 0
    guard toGradient.isFinite, a.isFinite else { return nil }
  }

  /// How long the way between the circles is at most, in the plane of the gradient.
  var length: Double { (dx * dx + dy * dy).squareRoot() + growth.magnitude }

  /// 0 on the first circle, 1 on the second; `nil` where no circle passes.
  @inline(__always)
  func fraction(x: Double, y: Double) -> Double? {
    let px = toGradient.a * x + toGradient.c * y + toGradient.tx
    let py = toGradient.b * x + toGradient.d * y + toGradient.ty
    // a·t² − 2·b·t + c = 0
    let b = px * dx + py * dy + radius * growth
    let c = px * px + py * py - radius * radius
    guard a.magnitude > 1e-9 * (growth * growth + dx * dx + dy * dy) else {
      return b == 0 ? nil : accepted(c / (2 * b))
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (first, second) = ((b + root) / a, (b - root) / a)
    return accepted(max(first, second)) ?? accepted(min(first, second))
  }

  @inline(__always)
  private func accepted(_ t: Double) -> Double? {
    guard radius + t * growth >= 0, !(isClearBefore && t < 0), !(isClearAfter && t > 1) else {
      return nil
    }
    return t
  }
}

extension GradientShader {
  static func conical(
    _ stops: [GradientStop], from: GradientCircle, to: GradientCircle, toDevice: PlaneTransform
  ) -> GradientShader? {
    guard
      let geometry = ConicalGeometry(from: from, to: to, stops: stops, toDevice: toDevice)
    else { return nil }
    let table = GradientTable(stops: stops, length: geometry.length * toDevice.meanScale)
    return GradientShader(table: table, geometry: .conical(geometry))
  }

  func writeConical(
    x: Int, y: Int, count: Int, _ geometry: ConicalGeometry, into pixels: PixelPointer
  ) {
    for index in 0..<count {
      let fraction = geometry.fraction(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5)
      unsafe pixels[index] =
        if let fraction { table.colors[entry(of: fraction * Double(table.count))] } else { 0 }
    }
  }
}
