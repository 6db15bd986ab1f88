/// A flattened contour that remembers which of its vertices are on a curve.
package struct Polyline {
  package struct Vertex {
    package var point: SIMD2<Double>
    /// Inside a curve, where a stroke turns without a corner.
    package var isSmooth: Bool

    package init(point: SIMD2<Double>, isSmooth: Bool) {
      self.point = point
      self.isSmooth = isSmooth
    }
  }

  package var vertices: [Vertex]
  package var isClosed: Bool

  package init(vertices: [Vertex] = [], isClosed: Bool = false) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// The length along the line, the closing piece included.
  package var length: Double {
    var sum = 0.0
    for (from, to) in pieces { sum += distance(vertices[from].point, vertices[to].point) }
    return sum
  }

  /// Index pairs of the straight pieces.
  var pieces: [(Int, Int)] {
    let open = zip(vertices.indices, vertices.indices.dropFirst()).map { ($0, $1) }
    return isClosed && vertices.count > 1 ? open + [(vertices.count - 1, 0)] : open
  }
}

package func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  let d = b - a
  return (d.x * d.x + d.y * d.y).squareRoot()
}

extension Polyline {
  /// The line without vertices that repeat the one before them.
  var withoutRepeats: Polyline {
    var result = self
    result.vertices = []
    for vertex in vertices where result.vertices.last?.point != vertex.point {
      result.vertices.append(vertex)
    }
    return result
  }
}
