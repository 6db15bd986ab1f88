/// Lengths of dashes and gaps that repeat along a line.
package struct DashPattern {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// More dashes than this on one outline are too small to be seen apart.
  private static let maximumDashes = 100_000.0

  /// `nil` for a solid line: no pattern, one without length, or one with a length that is negative
  /// or not a number.
  package init?(_ pen: Pen) {
    guard !pen.dash.isEmpty, pen.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = pen.dash.count % 2 == 0 ? pen.dash : pen.dash + pen.dash
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let start = pen.dashPhase.isFinite ? pen.dashPhase : 0
    phase = start - (start / total).rounded(.down) * total
  }

  package func dashed(_ lines: [Polyline]) -> [Polyline] {
    let length = lines.reduce(0) { $0 + $1.length }
    let count = length / total * Double(lengths.count)
    guard count < Self.maximumDashes else { return lines }
    return lines.flatMap { dashed($0) }
  }

  private func dashed(_ line: Polyline) -> [Polyline] {
    guard line.vertices.count > 1 else { return [line] }
    var index = 0
    var left = phase
    // A pattern that begins with a dash of no length begins with its dot.
    while left > 0, left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    let beginsOn = index % 2 == 0
    var result: [Polyline] = []
    var current = Polyline(vertices: beginsOn ? [line.vertices[0]] : [])
    for (from, to) in line.pieces {
      let (a, b) = (line.vertices[from].point, line.vertices[to].point)
      let length = distance(a, b)
      var done = 0.0
      while length - done > left {
        done += left
        let point = Polyline.Vertex(point: a + (b - a) * (done / length), isSmooth: false)
        if index % 2 == 0 {
          current.vertices.append(point)
          result.append(current)
          current = Polyline()
        } else {
          current = Polyline(vertices: [point])
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0, current.vertices.last?.point != b {
        current.vertices.append(line.vertices[to])
      }
    }
    if index % 2 == 0, !current.vertices.isEmpty {
      // On a closed line a dash that reaches the end goes on into the first one.
      if line.isClosed, beginsOn, !result.isEmpty {
        result[0].vertices = current.vertices + result[0].vertices.dropFirst()
      } else {
        result.append(current)
      }
    }
    // In place: there may be many, and two lists of them would be held.
    for index in result.indices { result[index] = result[index].withoutRepeats }
    return result
  }
}
