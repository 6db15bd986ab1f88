import Foundation
import Layout

/// The area that two paths have in one of four ways, as closed lines.
///
/// Curves become lines that stay within 0.01 pt, points are on a fine grid, and every decision is
/// made on whole numbers: lines are cut where they meet, the winding on both sides of each piece is
/// counted, and the pieces with the area on one side only are joined to closed lines.
struct PathBoolean {
  enum Operation { case union, intersection, difference, symmetricDifference }

  /// A point in steps of the grid.
  struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (lhs: GridPoint, rhs: GridPoint) -> Bool { (lhs.x, lhs.y) < (rhs.x, rhs.y) }
  }

  /// A piece of an outline, from left to right, with how often it bounds each of the two paths.
  struct Edge {
    var start: GridPoint
    var end: GridPoint
    var first: Int
    var second: Int
  }

  /// Steps of the grid in a point: the coordinates of area lines keep products in 64 bits.
  private static let steps = 1024.0

  private let isEvenOdd: Bool
  private var edges: [Edge] = []

  init(_ first: VectorPath, _ second: VectorPath, isEvenOdd: Bool) {
    self.isEvenOdd = isEvenOdd
    add(first, isFirst: true)
    add(second, isFirst: false)
    edges = EdgeSplitter.split(edges)
    mergeEqualEdges()
  }

  private mutating func add(_ path: VectorPath, isFirst: Bool) {
    for line in path.areaLines {
      let points = line.corners.map(Self.gridPoint)
      for index in points.indices {
        let (start, end) = (points[index], points[(index + 1) % points.count])
        guard start != end else { continue }
        let sign = start < end ? 1 : -1
        edges.append(
          Edge(
            start: min(start, end), end: max(start, end), first: isFirst ? sign : 0,
            second: isFirst ? 0 : sign))
      }
    }
  }

  private static func gridPoint(_ point: Point) -> GridPoint {
    GridPoint(x: Int((point.x * steps).rounded()), y: Int((point.y * steps).rounded()))
  }

  private mutating func mergeEqualEdges() {
    edges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [Edge] = []
    for edge in edges {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.first != 0 || $0.second != 0 }
  }

  /// The outline of the area, with the area on the right of its lines.
  func outline(_ operation: Operation) -> VectorPath {
    var directed: [(start: GridPoint, end: GridPoint)] = []
    for edge in edges {
      let (before, after) = sides(of: edge)
      let isInBefore = isInside(before, operation)
      let isInAfter = isInside(after, operation)
      guard isInBefore != isInAfter else { continue }
      // Below a line to the right, and left of a line downwards, is its right-hand side.
      let isVertical = edge.start.x == edge.end.x
      let goesOn = isVertical ? isInBefore : isInAfter
      directed.append(goesOn ? (edge.start, edge.end) : (edge.end, edge.start))
    }
    return EdgeChains(directed).path {
      Point(x: Double($0.x) / Self.steps, y: Double($0.y) / Self.steps)
    }
  }

  private func isInside(_ winding: (first: Int, second: Int), _ operation: Operation) -> Bool {
    func isIn(_ count: Int) -> Bool { isEvenOdd ? count % 2 != 0 : count != 0 }
    let (first, second) = (isIn(winding.first), isIn(winding.second))
    return switch operation {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }

  /// The winding above and below an edge, or left and right of an upright one: all the edges are
  /// counted that a ray from its middle meets.
  private func sides(
    of edge: Edge
  ) -> (before: (first: Int, second: Int), after: (first: Int, second: Int)) {
    let isVertical = edge.start.x == edge.end.x
    // Twice the middle, so that it stays whole.
    let x = edge.start.x + edge.end.x
    let y = edge.start.y + edge.end.y
    var winding = (first: 0, second: 0)
    for other in edges {
      var (low, high) = (other.start, other.end)
      var sign = 1
      if isVertical {
        if low.y > high.y { (low, high, sign) = (high, low, -1) }
        guard 2 * low.y <= y, y < 2 * high.y else { continue }
        // Left of the middle at its height?
        let side = (2 * low.x - x) * (high.y - low.y) + (high.x - low.x) * (y - 2 * low.y)
        guard side < 0 else { continue }
      } else {
        guard 2 * low.x <= x, x < 2 * high.x else { continue }
        // Above the middle at its place?
        let side = (2 * low.y - y) * (high.x - low.x) + (high.y - low.y) * (x - 2 * low.x)
        guard side < 0 else { continue }
      }
      winding.first += sign * other.first
      winding.second += sign * other.second
    }
    return (winding, (winding.first + edge.first, winding.second + edge.second))
  }
}

/// Cuts edges wherever they meet, until they only meet in their ends.
private enum EdgeSplitter {
  typealias GridPoint = PathBoolean.GridPoint
  typealias Edge = PathBoolean.Edge

  /// Rounding a crossing to the grid can make a new one, a step away; few rounds settle it.
  private static let maximumRounds = 12

  static func split(_ edges: [Edge]) -> [Edge] {
    var edges = edges
    for _ in 0..<maximumRounds {
      let cuts = cuts(of: edges)
      guard cuts.contains(where: { !$0.isEmpty }) else { return edges }
      var next: [Edge] = []
      for (edge, points) in zip(edges, cuts) {
        var start = edge.start
        for point in points.sorted() + [edge.end] where point != start {
          append(edge, from: start, to: point, into: &next)
          start = point
        }
      }
      edges = next
    }
    return edges
  }

  /// A rounded crossing may lie a step before the start: the piece then runs the other way.
  private static func append(
    _ edge: Edge, from start: GridPoint, to end: GridPoint, into edges: inout [Edge]
  ) {
    let sign = start < end ? 1 : -1
    edges.append(
      Edge(
        start: min(start, end), end: max(start, end), first: sign * edge.first,
        second: sign * edge.second))
  }

  private static func cuts(of edges: [Edge]) -> [[GridPoint]] {
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    let order = edges.indices.sorted { (edges[$0].start, $0) < (edges[$1].start, $1) }
    for (position, index) in order.enumerated() {
      let edge = edges[index]
      for other in order[(position + 1)...] {
        // Edges are sorted by their left ends.
        guard edges[other].start.x <= edge.end.x else { break }
        cut(index, other, edges, &cuts)
      }
    }
    return cuts
  }

  private static func cut(
    _ i: Int, _ j: Int, _ edges: [Edge], _ cuts: inout [[GridPoint]]
  ) {
    let (a, b) = (edges[i].start, edges[i].end)
    let (c, d) = (edges[j].start, edges[j].end)
    guard max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y) else { return }
    let sideA = side(c, d, a)
    let sideB = side(c, d, b)
    let sideC = side(a, b, c)
    let sideD = side(a, b, d)
    if sideC == 0, isBetween(c, a, b) { cuts[i].append(c) }
    if sideD == 0, isBetween(d, a, b) { cuts[i].append(d) }
    if sideA == 0, isBetween(a, c, d) { cuts[j].append(a) }
    if sideB == 0, isBetween(b, c, d) { cuts[j].append(b) }
    guard sideA.signum() * sideB.signum() < 0, sideC.signum() * sideD.signum() < 0 else { return }
    let part = Double(sideA) / (Double(sideA) - Double(sideB))
    let point = GridPoint(
      x: a.x + Int((Double(b.x - a.x) * part).rounded()),
      y: a.y + Int((Double(b.y - a.y) * part).rounded()))
    if point != a, point != b { cuts[i].append(point) }
    if point != c, point != d { cuts[j].append(point) }
  }

  /// On which side of a line a point is; 0 is on it.
  private static func side(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  /// Whether a point of the line is strictly between its ends.
  private static func isBetween(_ p: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
    p > a && p < b
  }
}

/// Directed edges joined to closed lines.
private struct EdgeChains {
  typealias GridPoint = PathBoolean.GridPoint

  private var ends: [GridPoint: [GridPoint]] = [:]
  private let starts: [GridPoint]

  init(_ edges: [(start: GridPoint, end: GridPoint)]) {
    starts = edges.map(\.start)
    for edge in edges { ends[edge.start, default: []].append(edge.end) }
  }

  func path(_ point: (GridPoint) -> Point) -> VectorPath {
    var ends = ends
    var path = VectorPath()
    for start in starts {
      while var next = ends[start]?.popLast() {
        var chain = [start]
        var current = start
        while next != start {
          chain.append(next)
          guard let turn = Self.take(from: &ends, after: current, at: next) else { break }
          (current, next) = (next, turn)
        }
        let corners = Self.withoutStraightPoints(chain)
        guard corners.count > 2 else { continue }
        path.move(to: point(corners[0]))
        for corner in corners.dropFirst() { path.addLine(to: point(corner)) }
        path.close()
      }
    }
    return path
  }

  /// The edge that turns most to the right, towards the area, so that lines only touch.
  private static func take(
    from ends: inout [GridPoint: [GridPoint]], after last: GridPoint, at point: GridPoint
  ) -> GridPoint? {
    guard let choices = ends[point], !choices.isEmpty else { return nil }
    let best = choices.indices.max {
      turn(last, point, choices[$0]) < turn(last, point, choices[$1])
    }
    guard let best else { return nil }
    return ends[point]?.remove(at: best)
  }

  /// Grows with the turn to the right, from -2 for back on the left to 2 for back on the right.
  private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Double {
    let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
    let (u, v) = (Double(c.x - b.x), Double(c.y - b.y))
    let cross = x * v - y * u
    let dot = x * u + y * v
    let share = 1 - dot / (cross.magnitude + dot.magnitude)
    return cross >= 0 ? share : -share
  }

  private static func withoutStraightPoints(_ chain: [GridPoint]) -> [GridPoint] {
    chain.indices.filter { index in
      let a = chain[(index + chain.count - 1) % chain.count]
      let (b, c) = (chain[index], chain[(index + 1) % chain.count])
      return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) != 0
    }.map { chain[$0] }
  }
}
