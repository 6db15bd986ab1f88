public import Layout

/// A grid of points with colours, between which colours run smoothly.
public struct ResolvedMesh: Hashable, Sendable {
  /// How many points are side by side and below each other, at least 2.
  public var columns: Int
  /// How many points are below each other, at least 2.
  public var rows: Int
  /// Row by row, as fractions of the filled rectangle.
  public var points: [Point]
  /// The colour of each point, in the order of `points`.
  public var colors: [ResolvedColor]
  /// What shows where the mesh does not reach.
  public var background: ResolvedColor
  /// Whether colours pass through the points without a kink.
  public var isSmooth: Bool

  func opacity(_ factor: Double) -> ResolvedMesh {
    var mesh = self
    mesh.colors = colors.map { $0.opacity(factor) }
    mesh.background = background.opacity(factor)
    return mesh
  }

  /// The colour at fractions of the rectangle, as if the points were in a regular grid.
  func color(at unit: Point) -> ResolvedColor {
    func split(_ part: Double, _ count: Int) -> (Int, Double) {
      let place = min(max(part, 0), 1) * Double(count - 1)
      let index = min(Int(place), count - 2)
      return (index, place - Double(index))
    }
    let (column, x) = split(unit.x, columns)
    let (row, y) = split(unit.y, rows)
    func mixed(_ a: ResolvedColor, _ b: ResolvedColor, _ t: Double) -> ResolvedColor {
      ResolvedColor(
        red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
        blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
    }
    let first = row * columns + column
    return mixed(
      mixed(colors[first], colors[first + 1], x),
      mixed(colors[first + columns], colors[first + columns + 1], x), y)
  }
}
