public import Graphics

/// What fills a shape or colours a text, with every token resolved.
public enum ResolvedPaint: Hashable, Sendable {
  case color(ResolvedColor)
  /// A gradient along a line between two unit points of the filled rectangle.
  case linearGradient(stops: [GradientStop], start: Point, end: Point)
  /// A gradient around a unit point; the radii are in points.
  case radialGradient(
    stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// A gradient around a unit point that stretches with the filled rectangle.
  case ellipticalGradient(
    stops: [GradientStop], center: Point, startFraction: Double, endFraction: Double)
  /// A gradient by angle around a unit point, clockwise from the positive x axis, in degrees.
  case angularGradient(
    stops: [GradientStop], center: Point, startAngle: Double, endAngle: Double)
  /// Colours at the corners of a mesh that covers the filled rectangle.
  case mesh(ResolvedMesh)
  /// A part of a picture, repeated from the top left of the filled rectangle.
  case picture(ResolvedPattern)
  /// The blurred, saturated and tinted content behind the shape.
  case material(ResolvedMaterial)

  /// A colour at a position along a gradient, in `0...1`.
  public typealias GradientStop = Graphics.GradientStop

  /// The paint with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> ResolvedPaint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
      .ellipticalGradient(
        stops: faded(stops), center: center, startFraction: startFraction,
        endFraction: endFraction)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(
        stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .mesh(let mesh): .mesh(mesh.opacity(factor))
    case .picture(let pattern): .picture(pattern.opacity(factor))
    case .material: self
    }
  }

  /// One colour that stands for the paint where only a colour will do, such as in a text run.
  public var representativeColor: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? mesh.background
    case .picture(let pattern): pattern.content.tint ?? ResolvedColor(hex: 0x000000)
    case .material(let material): material.tint
    }
  }
}

/// A picture that is repeated.
public struct ResolvedPattern: Hashable, Sendable {
  /// The picture, with the colour that replaces its own.
  public var content: ImageContent
  /// The part that is repeated, as fractions of the picture.
  public var part: Rect
  /// How large a point of the picture is, in points.
  public var scale: Double
  /// How much of what is behind is covered.
  public var opacity: Double

  /// The same, with its opacity multiplied by `factor`.
  func opacity(_ factor: Double) -> ResolvedPattern {
    var pattern = self
    pattern.opacity *= factor
    return pattern
  }
}

/// A material with its numbers: what it does to the pixels behind it.
public struct ResolvedMaterial: Hashable, Sendable {
  /// The standard deviation of the backdrop's blur, in points.
  public var blurRadius: Double
  /// The factor by which the backdrop's saturation grows.
  public var saturation: Double
  /// The colour laid over the blurred backdrop.
  public var tint: ResolvedColor
  /// Whether the material imitates one whose exact pixels are known to its system alone: what is on it
  /// has no contrast that could be measured.
  public var isApproximate = false

  /// Makes a material; the radius of the blur is in points, a saturation of 1 changes nothing.
  public init(blurRadius: Double, saturation: Double, tint: ResolvedColor) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}
