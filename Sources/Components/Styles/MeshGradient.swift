import Foundation
import Layout

/// Colours at the points of a grid, with smooth transitions between them.
public nonisolated struct MeshGradient: ShapeStyle, View {
  public typealias Body = Never

  /// Where the points are; with handles, only their positions count.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
  }

  /// A point with handles towards its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// The point, as fractions of the filled rectangle.
    public var position: SIMD2<Float>
    /// The handle towards the point before it in its row; has no effect.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle towards the point above it; has no effect.
    public var topControlPoint: SIMD2<Float>
    /// The handle towards the point after it in its row; has no effect.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle towards the point below it; has no effect.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point; only its position has an effect.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// How many points are side by side, at least 2.
  public var width: Int
  /// How many points are below each other, at least 2.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colour of each point, row by row.
  public var colors: Colors
  /// What shows where the mesh does not reach.
  public var background: Color
  /// Whether colours pass through the points without a kink.
  public var smoothsColors: Bool

  /// - Parameters:
  ///   - width: how many points are side by side.
  ///   - points: `width` × `height` points as fractions of the filled rectangle, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }

  /// The same, for points that may have handles.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  private var positions: [Point] {
    let all: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    return all.map { point in
      Point(
        x: point.x.isFinite ? Double(point.x) : 0, y: point.y.isFinite ? Double(point.y) : 0)
    }
  }

  /// A mesh whose points or colours are not `width` × `height` shows its background.
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    let ground = background.resolve(in: environment.appearance)
    let points = positions
    guard case .colors(let colors) = colors, width > 1, height > 1,
      points.count == width * height, colors.count == points.count
    else { return .color(ground) }
    return .mesh(
      ResolvedMesh(
        columns: width, rows: height, points: points,
        colors: colors.map { $0.resolve(in: environment.appearance) }, background: ground,
        isSmooth: smoothsColors))
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}
