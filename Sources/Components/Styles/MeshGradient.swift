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
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

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

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool

  /// - Parameters:
  ///   - width: how many points stand side by side.
  ///   - points: `width` × `height` points as fractions of the filled rectangle, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }

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
