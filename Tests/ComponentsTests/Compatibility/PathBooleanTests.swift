import Components
import Testing

@Suite("Areas of several paths")
struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 6, y: 2, width: 10, height: 4))

  /// The area that the lines of a path go round, holes taken away.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func add(_ point: CGPoint) {
      sum += Double(last.x * point.y - point.x * last.y) / 2
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, _), .curve(let point, _, _): add(point)
      case .closeSubpath: add(start)
      }
    }
    return sum.magnitude
  }

  @Test("Two rectangles have the areas that arithmetic gives them")
  func rectangles() {
    // They share 4 × 4 = 16 of 100 and 40.
    #expect(area(square.union(right)) == 124)
    #expect(area(square.intersection(right)) == 16)
    #expect(area(square.subtracting(right)) == 84)
    #expect(area(right.subtracting(square)) == 24)
    #expect(area(square.symmetricDifference(right)) == 108)
  }

  @Test("Coordinates without bounds do not trap", arguments: [CGFloat.nan, .infinity, 1e30])
  func extremes(length: CGFloat) {
    var wide = Path()
    wide.move(to: CGPoint(x: -length, y: -length))
    wide.addLine(to: CGPoint(x: length, y: -length))
    wide.addLine(to: CGPoint(x: length, y: length))
    wide.addLine(to: CGPoint(x: -length, y: length))
    wide.closeSubpath()
    // Not a number is 0: the path is a point then.
    #expect(area(square.intersection(wide)) == (length.isNaN ? 0 : 100))
  }

  @Test("A path inside another one cuts a hole into it")
  func hole() {
    let ring = square.subtracting(Path(CGRect(x: 2, y: 2, width: 3, height: 3)))
    #expect(area(ring) == 91)
    #expect(ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("Rectangles that touch in an edge become one, and the same one twice is itself")
  func touching() {
    let next = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    var count = 0
    square.union(next).forEach { if case .line = $0 { count += 1 } }
    // Four corners: the first is moved to.
    #expect(count == 3)
    #expect(area(square.union(next)) == 150)
    #expect(area(square.union(square)) == 100)
    #expect(square.symmetricDifference(square).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
  }

  @Test("Circles keep their outline within 0.05 pt")
  func circles() {
    let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = Path(ellipseIn: CGRect(x: 60, y: 0, width: 100, height: 100))
    let lens = first.intersection(second)
    var farthest = 0.0
    lens.forEach { element in
      guard case .line(let point) = element else { return }
      func distance(_ x: Double) -> Double {
        let (dx, dy) = (Double(point.x) - x, Double(point.y) - 50)
        return abs((dx * dx + dy * dy).squareRoot() - 50)
      }
      farthest = max(farthest, min(distance(50), distance(110)))
    }
    #expect(!lens.isEmpty)
    #expect(farthest < 0.05)
    // Both middles are 60 apart: the lens is 2 r² acos(30/50) − 60/2 · √(4·50² − 60²) = 2236.5.
    #expect(abs(area(lens) - 2236.48) < 2)
  }

  @Test("A star that crosses itself loses its inner lines where it is made simple")
  func normalized() {
    var star = Path()
    star.addLines([
      CGPoint(x: 0, y: 4), CGPoint(x: 10, y: 4), CGPoint(x: 2, y: 10), CGPoint(x: 5, y: 0),
      CGPoint(x: 8, y: 10),
    ])
    star.closeSubpath()
    let middle = CGPoint(x: 5, y: 5)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle))
  }

  @Test("Lines are cut where they leave an area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(
      line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    var ends: [CGFloat] = []
    line.lineSubtracting(square).forEach { element in
      if case .line(let point) = element { ends.append(point.x) }
    }
    #expect(ends == [0, 15])
  }
}
