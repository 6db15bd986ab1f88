/// The part of polylines between two fractions of their whole length.
package enum Trimming {
  package static func trimmed(
    _ lines: [Polyline], from: Double, to: Double
  ) -> [Polyline] {
    let from = from > 0 ? min(from, 1) : 0
    let to = to > 0 ? min(to, 1) : 0
    if from == 0, to == 1 { return lines }
    guard from < to else { return [] }
    let total = lines.reduce(0) { $0 + $1.length }
    let range = from * total..<to * total
    var done = 0.0
    var result: [Polyline] = []
    for line in lines {
      let length = line.length
      defer { done += length }
      guard done + length > range.lowerBound, done < range.upperBound else { continue }
      if done >= range.lowerBound, done + length <= range.upperBound {
        result.append(line)
      } else {
        result.append(part(of: line, range.lowerBound - done, range.upperBound - done))
      }
    }
    return result
  }

  private static func part(of line: Polyline, _ from: Double, _ to: Double) -> Polyline {
    var result = Polyline()
    var done = 0.0
    for (start, end) in line.pieces {
      let (a, b) = (line.vertices[start].point, line.vertices[end].point)
      let length = distance(a, b)
      defer { done += length }
      guard length > 0, done + length > from, done < to else { continue }
      if result.vertices.isEmpty {
        let t = max(0, from - done) / length
        result.vertices.append(.init(point: a + (b - a) * t, isSmooth: false))
      }
      if done + length > to {
        result.vertices.append(.init(point: a + (b - a) * ((to - done) / length), isSmooth: false))
      } else {
        result.vertices.append(line.vertices[end])
      }
    }
    return result.withoutRepeats
  }
}
