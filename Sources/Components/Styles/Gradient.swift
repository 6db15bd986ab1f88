public import Foundation
import Layout

/// Colours at positions along a line, a radius or a turn.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position in `0...1`.
  public struct Stop: Hashable, Sendable {
    /// The colour at the position.
    public var color: Color
    /// The position, from 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Makes a stop at a position in `0...1`.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their positions.
  public var stops: [Stop]

  /// Colours at positions.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  func resolvedStops(in environment: EnvironmentValues) -> [ResolvedPaint.GradientStop] {
    // A position before its predecessor's counts as the predecessor's, as in CSS.
    var reached = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      reached = max(reached, location.isFinite ? min(max(location, 0), 1) : reached)
      return ResolvedPaint.GradientStop(
        color: stop.color.resolve(in: environment.appearance), location: reached)
    }
  }
}

extension UnitPoint {
  /// The same point in the geometry of the pipeline; a coordinate that is not finite becomes 0.
  var point: Point {
    Point(x: x.isFinite ? Double(x) : 0, y: y.isFinite ? Double(y) : 0)
  }
}

/// A gradient along a line between two points of the filled rectangle.
public nonisolated struct LinearGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between two points of the filled rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The same, for colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The same, for colours at positions.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    .linearGradient(
      stops: gradient.resolvedStops(in: environment), start: startPoint.point,
      end: endPoint.point)
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}

/// A gradient around a point of the filled rectangle; the radii are in points.
public nonisolated struct RadialGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The same, for colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The same, for colours at positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    .radialGradient(
      stops: gradient.resolvedStops(in: environment), center: center.point,
      startRadius: Double(startRadius), endRadius: Double(endRadius))
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}

/// A radial gradient that stretches with the filled rectangle.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a gradient between two radii, as fractions of the filled rectangle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// The same, for colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The same, for colours at positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    .ellipticalGradient(
      stops: gradient.resolvedStops(in: environment), center: center.point,
      startFraction: Double(startRadiusFraction), endFraction: Double(endRadiusFraction))
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}

/// A gradient by angle, clockwise from the positive x axis.
public nonisolated struct AngularGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient from one angle to another; equal angles make a whole turn.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    // Equal angles mean a whole turn, as in SwiftUI.
    self.endAngle = startAngle == endAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Makes a gradient once around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Colours at equal distances, from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at equal distances, once around from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at positions, from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at positions, once around from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    .angularGradient(
      stops: gradient.resolvedStops(in: environment), center: center.point,
      startAngle: startAngle.degrees, endAngle: endAngle.degrees)
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points of the filled rectangle.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The same, for colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ResolvedNode {
  /// A rectangle filled with a style, as wide and high as there is room.
  @MainActor
  static func fill(_ style: some ShapeStyle, in environment: EnvironmentValues) -> ResolvedNode {
    ResolvedNode(
      .shape(
        ShapeContent(
          geometry: ShapeGeometry(.rectangle), fill: style._resolvePaint(in: environment))))
  }
}
