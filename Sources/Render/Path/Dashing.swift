/// Lengths of dashes and gaps that repeat along a line.
struct DashPattern {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// More dashes than this on one outline are too small to be seen apart.
  private static let maximumDashes = 100_000.0

  /// `nil` for a solid line: no pattern, one without length, or one with a length that is negative
  /// or not a number.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let start = style.dashPhase.isFinite ? style.dashPhase : 0
    phase = start - (start / total).rounded(.down) * total
  }

  func dashed(_ lines: [Polyline]) -> [Polyline] {
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
    return result.map(\.withoutRepeats)
  }
}

extension Polyline {
  fileprivate var withoutRepeats: Polyline {
    var result = self
    result.vertices = []
    for vertex in vertices where result.vertices.last?.point != vertex.point {
      result.vertices.append(vertex)
    }
    return result
  }
}

/// The part of polylines between two fractions of their whole length.
enum Trimming {
  static func trimmed(_ lines: [Polyline], _ trim: StrokeStyle.Trim) -> [Polyline] {
    let from = trim.from > 0 ? min(trim.from, 1) : 0
    let to = trim.to > 0 ? min(trim.to, 1) : 0
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
