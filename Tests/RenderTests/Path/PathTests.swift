import Foundation
import Layout
import Testing

@testable import Render

@Suite("Path: geometry")
struct PathTests {
  @Test("The own sine and cosine agree with the system's, and quarter turns are exact")
  func angles() {
    for step in -40...40 {
      let turns = Double(step) / 16 + 0.003
      let (cosine, sine) = UnitCircle.point(turns: turns)
      #expect(abs(sine - sin(turns * 2 * .pi)) < 1e-14)
      #expect(abs(cosine - cos(turns * 2 * .pi)) < 1e-14)
    }
    #expect(UnitCircle.point(turns: 0.25) == (0, 1))
    #expect(UnitCircle.point(turns: -0.5) == (-1, 0))
    #expect(UnitCircle.point(turns: .nan) == (1, 0))
  }

  @Test("Transforms combine in reading order and have their inverse")
  func transforms() throws {
    let map = PlaneTransform.scale(x: 2, y: 3).followed(by: .translation(x: 10, y: 20))
    #expect(map.apply(to: point(1, 1)) == point(12, 23))
    let back = try #require(map.inverted)
    let home = back.apply(to: point(12, 23))
    #expect(distance(SIMD2(home.x, home.y), SIMD2(1, 1)) < 1e-14)
    let turned = PlaneTransform.rotation(turns: 0.25).around(point(5, 5))
    #expect(turned.apply(to: point(6, 5)) == point(5, 6))
    #expect(PlaneTransform.scale(x: 0, y: 1).inverted == nil)
  }

  @Test("A curve has as many pieces as its bend asks for, from one to more than a few")
  func pieces() throws {
    for height in (0..<700).map({ 0.001 * pow(1.02, Double($0)) }) {
      // The points' second difference is 2 · height, and the bend a quarter of it.
      let curve = VectorPath([
        .move(point(0, 0)), .quad(control: point(5, height), end: point(10, 0)),
      ])
      var sink = CountingSink()
      Flattening(tolerance: 0.01).flatten(curve, by: .identity, into: &sink)
      let needed = (height / 2 / 0.015).squareRoot() + 2 - 2.0.squareRoot()
      #expect(sink.count == Int(needed) + 1)
    }
  }

  @Test(
    "A conic of a weight beyond all bounds is its control points' lines",
    arguments: [1e13, 1e200, .infinity])
  func heavyConic(weight: Double) {
    let curve = VectorPath([
      .move(point(0, 0)), .conic(control: point(5, 9), end: point(10, 0), weight: weight),
    ])
    #expect(
      curve.polylines(tolerance: 0.01).map { $0.vertices.map(\.point) } == [
        [SIMD2(0, 0), SIMD2(5, 9), SIMD2(10, 0)]
      ])
  }

  @Test("Radii that do not fit shrink by one factor, as CSS says")
  func radii() {
    let corners = RoundedCorners(
      rect: rect(0, 0, 100, 40),
      radii: CornerRadii(topLeft: 40, topRight: 10, bottomRight: 0, bottomLeft: 20))
    // The left side has 60 for 40: everything by 2/3.
    #expect(abs(corners.radii.topLeft - 80.0 / 3) < 1e-9)
    #expect(abs(corners.radii.topRight - 20.0 / 3) < 1e-9)
    #expect(abs(corners.radii.bottomLeft - 40.0 / 3) < 1e-9)
  }

  @Test("A smooth corner reaches 1.5287 radii where it may, and becomes a circle where it must")
  func continuousCorner() {
    func topEdge(_ side: Double) -> Double {
      // The straight part of the top edge begins where the first corner ends.
      VectorPath.roundedRect(rect(0, 0, side, side), radii: CornerRadii(20), style: .continuous)
        .points[0].x
    }
    #expect(abs(topEdge(200) - 20 * 1.52866483) < 1e-9)
    // In between it takes all of its half of the side.
    #expect(abs(topEdge(50) - 25) < 1e-9)
    #expect(topEdge(40) == 20)
    let capsule = VectorPath.roundedRect(
      rect(0, 0, 40, 40), radii: CornerRadii(20), style: .continuous)
    #expect(capsule.verbs.contains(.conic))
  }

  @Test("The cubics that stand for a circle in the blend are within 1e-5 of it")
  func blendCircle() {
    let points = ContinuousCorner.circle
    for piece in stride(from: 0, to: 15, by: 3) {
      let p = Array(points[piece...piece + 3])
      for step in 0...10 {
        let t = Double(step) / 10
        let u = 1 - t
        func mix(_ value: (Point) -> Double) -> Double {
          let (a, b) = (u * u * u * value(p[0]), 3 * u * u * t * value(p[1]))
          return a + b + 3 * u * t * t * value(p[2]) + t * t * t * value(p[3])
        }
        let radius = distance(SIMD2(mix(\.x), mix(\.y)), SIMD2(1, 1))
        #expect(abs(radius - 1) < 1e-5)
      }
    }
  }

  @Test("Half of a closed outline, by length")
  func trimmed() {
    let square = VectorPath.rect(rect(0, 0, 10, 10))
    let half = square.trimmed(PathTrim(from: 0.125, to: 0.625), tolerance: 0.001)
    #expect(half.points == [point(5, 0), point(10, 0), point(10, 10), point(5, 10)])
    #expect(half.verbs == [.move, .line, .line, .line])
    #expect(square.trimmed(PathTrim(from: 0, to: 1), tolerance: 0.001) == square)
    #expect(square.trimmed(PathTrim(from: 0.5, to: 0.5), tolerance: 0.001).isEmpty)
  }

  @Test("Reversing a path twice gives it back")
  func reversed() {
    var path = VectorPath.roundedRect(rect(0, 0, 30, 20), radii: CornerRadii(5), style: .continuous)
    path.append(.ellipse(in: rect(2, 2, 5, 5)))
    let twice = path.reversed().reversed()
    let forward = ExactCoverage.of(path, width: 32, height: 22)
    let again = ExactCoverage.of(twice, width: 32, height: 22)
    #expect(zip(forward, again).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(path.reversed().points.first == path.points.first)
  }

  @Test("An arc starts and ends where its angles say")
  func arc() throws {
    var path = VectorPath()
    path.addArc(center: point(10, 10), radius: 5, startTurns: 0.25, endTurns: 0.75)
    #expect(path.points.first == point(10, 15))
    let end = try #require(path.points.last)
    #expect(distance(SIMD2(end.x, end.y), SIMD2(10, 5)) < 1e-12)
  }
}

private struct CountingSink: LineSink {
  var count = 0

  mutating func move(to point: SIMD2<Double>) {}
  mutating func line(to point: SIMD2<Double>) { count += 1 }
  mutating func close() {}
  func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool { true }
}
