public import Foundation
import Layout

/// A two-dimensional outline that fills the room it is given.
@preconcurrency
public protocol Shape: View, Sendable, Animatable where Body == Never {
  /// The outline in a rectangle, in points.
  ///
  /// Where the shape is drawn, the rectangle begins at the origin and the path is moved to its place.
  nonisolated func path(in rect: CGRect) -> Path

  /// The outline as the pipeline carries it; shapes with a `path` never implement this.
  nonisolated var _geometry: ShapeGeometry { get }

  /// Whether the outline is mirrored in right-to-left layout; a custom shape is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// What the shape is mostly drawn with.
  nonisolated static var role: ShapeRole { get }
}

/// What happens to a shape where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The outline stays as it is.
  case fixed
  /// The outline is mirrored.
  case mirrors
}

/// What a shape is mostly drawn with.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// The outline before its rectangle is known; for the engine.
  public nonisolated var _geometry: ShapeGeometry {
    // The path may read the environment, and is asked for after the body has been evaluated.
    let scope = EnvironmentScope.context
    return ShapeGeometry(
      .producer(
        PathProducer { rect in
          EnvironmentScope.$context.withValue(scope) { path(in: rect.cgRect).resolved }
        }))
  }

  /// The outline is mirrored where the layout runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// It is mostly filled.
  public nonisolated static var role: ShapeRole { .fill }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    return [
      .shape(
        geometry(in: context), fill: environment.foregroundPaint
      ).shadowed(by: environment.foregroundShadows)
    ]
  }

  /// The outline at a place in the tree, whose environment its path may read.
  func geometry(in context: ResolveContext) -> ShapeGeometry {
    let geometry = EnvironmentScope.$context.withValue(context) {
      self.geometry(in: context.environment)
    }
    if geometry.isCircle { context.environment.identity?.session.hasRatios = true }
    return geometry
  }

  /// The outline with its leading and trailing sides where the layout direction has them.
  func geometry(in environment: EnvironmentValues) -> ShapeGeometry {
    guard environment.layoutDirection == .rightToLeft, layoutDirectionBehavior == .mirrors else {
      return _geometry
    }
    return _geometry.mirrored
  }
}

extension ShapeGeometry {
  /// The outline mirrored: left is right.
  nonisolated var mirrored: ShapeGeometry {
    var mirrored = self
    switch outline {
    case .roundedRectangle where trim != nil:
      // The stretch runs the other way round, which only its path can say.
      mirrored =
        ShapeGeometry(
          .producer(PathProducer { path(in: $0.cgRect).resolved }), isEvenOdd: isEvenOdd
        ).mirrored
    case .roundedRectangle(let radii, let style):
      mirrored.outline = .roundedRectangle(
        CornerRadii(
          topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
          bottomLeft: radii.bottomRight), style)
    case .producer(let producer):
      mirrored.outline = .producer(
        PathProducer { rect in
          producer.path(in: rect).mapPoints { Point(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
        })
    case .rectangle, .capsule, .circle, .ellipse, .path:
      break
    }
    return mirrored
  }
}

/// A shape that can be drawn a distance inside its own outline.
public protocol InsettableShape: Shape {
  /// The shape that an inset makes.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by an amount in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the inside is found by the even-odd rule instead of the non-zero one.
  public var isEOFilled: Bool
  /// Whether edges are smooth; they always are.
  public var isAntialiased: Bool

  /// Makes a style; `antialiased` has no effect.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The pen of an outline, as in SwiftUI.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points; a negative one counts as 0.
  public var lineWidth: CGFloat
  /// How open ends are drawn.
  public var lineCap: CGLineCap
  /// How two segments meet.
  public var lineJoin: CGLineJoin
  /// How much longer than the width a sharp corner may be before it is cut off; at least 1.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; solid where one is negative or all are 0.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a pen; lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var resolved: Pen {
    let cap: Pen.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Pen.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let dashes = dash.map { $0.finite(or: 0) }
    let isDashed = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    return Pen(
      width: max(lineWidth.finite(or: 0), 0), cap: cap, join: join,
      miterLimit: max(miterLimit.finite(or: 10), 1), dash: isDashed ? dashes : [],
      dashPhase: dashPhase.finite(or: 0))
  }
}

/// How an open end of a line is drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How the straight edges of a rounded rectangle run into its corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous

  var resolved: CornerStyle { self == .circular ? .circular : .continuous }
}

extension ResolvedNode {
  /// A leaf that draws one shape.
  static func shape(
    _ geometry: ShapeGeometry, fill: ResolvedPaint? = nil, stroke: ShapeContent.Stroke? = nil
  ) -> ResolvedNode {
    ResolvedNode(.shape(ShapeContent(geometry: geometry, fill: fill, stroke: stroke)))
  }
}

extension EnvironmentValues {
  /// A paint of content, which is replaced while content is withheld.
  func contentPaint(_ paint: ResolvedPaint) -> ResolvedPaint {
    withholdsContent ? SkeletonStyle()._resolvePaint(in: self) : paint
  }
}
