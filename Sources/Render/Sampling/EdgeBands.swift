import Layout

/// The edges of closed rings, by the bands of the plane that they cross, so that a point is compared
/// only with those at its height.
struct EdgeBands {
  private struct Edge {
    let from: SIMD2<Double>
    let to: SIMD2<Double>
  }

  private var bands: [[Edge]] = []
  private let top: Double
  private let bandsPerPoint: Double

  /// - Parameter rings: the corners of each ring; the last one is joined to the first.
  init(_ rings: [[SIMD2<Double>]]) {
    var edges: [Edge] = []
    for ring in rings {
      guard var from = ring.last else { continue }
      for to in ring {
        edges.append(Edge(from: from, to: to))
        from = to
      }
    }
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for edge in edges {
      top = min(top, edge.from.y, edge.to.y)
      bottom = max(bottom, edge.from.y, edge.to.y)
    }
    let count = min(max(edges.count / 4, 1), Self.mostBands)
    let height = bottom - top
    self.top = top
    bandsPerPoint = height > 0 && height.isFinite ? Double(count) / height : 0
    bands = Array(repeating: [], count: count)
    for edge in edges {
      let first = band(at: min(edge.from.y, edge.to.y))
      for index in first...band(at: max(edge.from.y, edge.to.y)) { bands[index].append(edge) }
    }
  }

  private static let mostBands = 256

  /// The band of a height; it never falls as the height rises.
  private func band(at y: Double) -> Int {
    Int(max(0, min((y - top) * bandsPerPoint, Double(bands.count - 1))))
  }

  /// How often the rings turn around a point: crossings of the ray towards positive x.
  func winding(around point: Point) -> Int {
    var winding = 0
    for edge in bands[band(at: point.y)] {
      let (from, to) = (edge.from, edge.to)
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return winding
  }

  /// Whether no edge touches an upright rectangle, for certain: then the rings turn equally often
  /// around all of it.
  func passBy(_ box: Rect) -> Bool {
    for index in band(at: box.minY)...band(at: box.maxY) {
      for edge in bands[index] {
        let (least, most) = (pointwiseMin(edge.from, edge.to), pointwiseMax(edge.from, edge.to))
        let isBeside = least.x > box.maxX || most.x < box.minX
        if !isBeside, least.y <= box.maxY, most.y >= box.minY { return false }
      }
    }
    return true
  }
}
