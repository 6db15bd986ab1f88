import Layout

/// The edges of closed rings, by the bands of the plane that they cross, so that a point is compared
/// only with those at its height.
struct EdgeBands {
  /// Four numbers rather than two vectors, whose arrays would be allocated aligned and slower.
  private struct Edge {
    let fromX, fromY, toX, toY: Double

    var minY: Double { min(fromY, toY) }
    var maxY: Double { max(fromY, toY) }
  }

  /// The edges of all bands, one band after the other, and where each begins; the last entry is the end.
  private let edges: [Edge]
  private let starts: [Int]
  private let top: Double
  private let bandsPerPoint: Double

  /// - Parameter rings: the corners of each ring; the last one is joined to the first.
  init(_ rings: [[SIMD2<Double>]]) {
    var edges: [Edge] = []
    edges.reserveCapacity(rings.reduce(0) { $0 + $1.count })
    for ring in rings {
      guard var from = ring.last else { continue }
      for to in ring {
        edges.append(Edge(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y))
        from = to
      }
    }
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for edge in edges {
      top = min(top, edge.minY)
      bottom = max(bottom, edge.maxY)
    }
    let count = min(max(edges.count / 4, 1), Self.mostBands)
    let height = bottom - top
    let perPoint = height > 0 && height.isFinite ? Double(count) / height : 0
    self.top = top
    bandsPerPoint = perPoint
    guard count > 1 else {
      self.edges = edges
      starts = [0, edges.count]
      return
    }
    // Counted first: the number of edges in band n stands at n + 2, sums make it where n + 1 begins,
    // and filling the bands moves that on to where n + 1 ends, which is where n + 2 begins.
    var starts = Array(repeating: 0, count: count + 2)
    func bands(_ edge: Edge) -> ClosedRange<Int> {
      let first = Self.band(at: edge.minY, top, perPoint, count)
      return first...Self.band(at: edge.maxY, top, perPoint, count)
    }
    for edge in edges { for band in bands(edge) { starts[band + 2] += 1 } }
    for index in 2..<starts.count { starts[index] += starts[index - 1] }
    var sorted = Array(repeating: edges[0], count: starts[count + 1])
    for edge in edges {
      for band in bands(edge) {
        sorted[starts[band + 1]] = edge
        starts[band + 1] += 1
      }
    }
    starts.removeLast()
    self.edges = sorted
    self.starts = starts
  }

  private static let mostBands = 256

  /// The band of a height; it never falls as the height rises.
  private static func band(at y: Double, _ top: Double, _ perPoint: Double, _ count: Int) -> Int {
    Int(max(0, min((y - top) * perPoint, Double(count - 1))))
  }

  /// The edges from the band of one height to that of another one.
  private func edges(from low: Double, to high: Double) -> Range<Int> {
    let count = starts.count - 1
    let first = Self.band(at: low, top, bandsPerPoint, count)
    return starts[first]..<starts[Self.band(at: high, top, bandsPerPoint, count) + 1]
  }

  /// How often the rings turn around a point: crossings of the ray towards positive x.
  func winding(around point: Point) -> Int {
    var winding = 0
    for index in edges(from: point.y, to: point.y) {
      let edge = edges[index]
      guard (edge.fromY <= point.y) != (edge.toY <= point.y) else { continue }
      let x =
        edge.fromX + (point.y - edge.fromY) / (edge.toY - edge.fromY) * (edge.toX - edge.fromX)
      if x > point.x { winding += edge.toY > edge.fromY ? 1 : -1 }
    }
    return winding
  }

  /// Whether no edge touches an upright rectangle, for certain: then the rings turn equally often
  /// around all of it.
  func passBy(_ box: Rect) -> Bool {
    edges(from: box.minY, to: box.maxY).allSatisfy { index in
      let edge = edges[index]
      return min(edge.fromX, edge.toX) > box.maxX || max(edge.fromX, edge.toX) < box.minX
        || edge.minY > box.maxY || edge.maxY < box.minY
    }
  }
}
