import Layout

@testable import Render

/// A slow exact oracle: the covered area of every pixel, in Double, from outlines cut into very short
/// chords. It shares no code with the rasterizer it judges.
struct ExactCoverage {
  let width: Int
  let height: Int
  /// Signed area that each cell adds to its row's running sum.
  private var cells: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = [Double](repeating: 0, count: (width + 2) * height)
  }

  /// Covered parts of pixels, 0...1, by the non-zero rule.
  static func of(_ path: VectorPath, width: Int, height: Int) -> [Double] {
    var exact = ExactCoverage(width: width, height: height)
    exact.add(path)
    return exact.coverage
  }

  private var coverage: [Double] {
    var result: [Double] = []
    for y in 0..<height {
      var sum = 0.0
      for x in 0..<width {
        sum += cells[y * (width + 2) + x]
        result.append(min(abs(sum), 1))
      }
    }
    return result
  }

  private mutating func add(_ path: VectorPath) {
    var points = path.points[...]
    var weights = path.weights[...]
    var start = Point.zero
    var current = Point.zero
    for verb in path.verbs {
      switch verb {
      case .move:
        addLine(current, start)
        start = points.removeFirst()
        current = start
      case .close:
        addLine(current, start)
        current = start
      case .line: curve(&current, [points.removeFirst()], [1, 1])
      case .quad: curve(&current, [points.removeFirst(), points.removeFirst()], [1, 1, 1])
      case .conic:
        curve(
          &current, [points.removeFirst(), points.removeFirst()], [1, weights.removeFirst(), 1])
      case .cubic:
        curve(
          &current, [points.removeFirst(), points.removeFirst(), points.removeFirst()],
          [1, 1, 1, 1])
      }
    }
    addLine(current, start)
  }

  /// A rational Bézier of any degree by de Casteljau's rule in homogeneous coordinates.
  private mutating func curve(_ current: inout Point, _ rest: [Point], _ weights: [Double]) {
    let control = zip([current] + rest, weights).map { ($0.x * $1, $0.y * $1, $1) }
    let steps = rest.count == 1 ? 1 : 128
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      var level = control
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { a, b in
          (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t, a.2 + (b.2 - a.2) * t)
        }
      }
      let next = Point(x: level[0].0 / level[0].2, y: level[0].1 / level[0].2)
      addLine(current, next)
      current = next
    }
  }

  private mutating func addLine(_ from: Point, _ to: Point) {
    guard from.y != to.y else { return }
    let (a, b, sign) = from.y < to.y ? (from, to, 1.0) : (to, from, -1.0)
    let slope = (b.x - a.x) / (b.y - a.y)
    let firstRow = max(0, Int(a.y.rounded(.down)))
    let endRow = min(height, Int(b.y.rounded(.up)))
    guard firstRow < endRow else { return }
    for row in firstRow..<endRow {
      let top = max(a.y, Double(row))
      let bottom = min(b.y, Double(row + 1))
      guard top < bottom else { continue }
      let (x0, x1) = (a.x + (top - a.y) * slope, a.x + (bottom - a.y) * slope)
      addRow(row, min(x0, x1), max(x0, x1), (bottom - top) * sign)
    }
  }

  private mutating func addRow(_ row: Int, _ left: Double, _ right: Double, _ height: Double) {
    let first = Int(left.rounded(.down))
    let last = Int(right.rounded(.down))
    for x in first...last {
      let from = max(left, Double(x))
      let to = min(right, Double(x + 1))
      let share = right > left ? (to - from) / (right - left) : 1
      let inside = Double(x + 1) - (from + to) / 2
      let column = min(max(x, 0), width)
      cells[row * (width + 2) + column] += height * share * (x < 0 ? 1 : inside)
      cells[row * (width + 2) + column + 1] += x < 0 ? 0 : height * share * (1 - inside)
    }
  }
}
