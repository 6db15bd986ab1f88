import Graphics
import Layout
import Testing

@testable import Render

@Suite("Path: strokes")
struct StrokeTests {
  /// The painted area of a stroke, in pixels.
  private func area(_ shape: PlaneShape, _ style: PenStroke) throws -> Double {
    let picture = try draw([.stroke(shape, style, black)], width: 60, height: 60, on: .clear)
    return picture.alphas.reduce(0) { $0 + Double($1) } / 255
  }

  private func path(_ points: [Point]) -> PlaneShape {
    var path = VectorPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return .path(path, .nonZero)
  }

  private var line: PlaneShape { path([point(10, 30), point(50, 30)]) }
  private var corner: PlaneShape { path([point(10, 10), point(40, 10), point(40, 40)]) }
  private let pi = Double.pi

  @Test("Caps add nothing, half a square or half a disc at either end")
  func caps() throws {
    #expect(abs(try area(line, PenStroke(Pen(width: 6))) - 240) < 0.1)
    #expect(abs(try area(line, PenStroke(Pen(width: 6, cap: .square))) - (240 + 36)) < 0.1)
    #expect(abs(try area(line, PenStroke(Pen(width: 6, cap: .round))) - (240 + 9 * pi)) < 0.2)
  }

  @Test("Joins fill the outer corner with a square, a quarter disc or a triangle")
  func joins() throws {
    // Two arms of 30 × 8 share a quarter of the 8 × 8 corner; outside lie 16 more to fill.
    let arms = 2 * 30.0 * 8 - 16
    #expect(abs(try area(corner, PenStroke(Pen(width: 8))) - (arms + 16)) < 0.1)
    #expect(abs(try area(corner, PenStroke(Pen(width: 8, join: .round))) - (arms + 4 * pi)) < 0.1)
    #expect(abs(try area(corner, PenStroke(Pen(width: 8, join: .bevel))) - (arms + 8)) < 0.1)
    // A right angle's miter is √2 widths long.
    #expect(abs(try area(corner, PenStroke(Pen(width: 8, miterLimit: 1.4))) - (arms + 8)) < 0.1)
    #expect(abs(try area(corner, PenStroke(Pen(width: 8, miterLimit: 1.5))) - (arms + 16)) < 0.1)
  }

  @Test("A ring has the area between its two circles, dashed or plain")
  func circles() throws {
    let circle = PlaneShape.ellipse(rect(10, 10, 40, 40))
    // π(24² − 16²) = π·320.
    #expect(abs(try area(circle, PenStroke(Pen(width: 8))) - 320 * pi) < 0.5)
    #expect(
      abs(try area(circle, PenStroke(Pen(width: 8), placement: .inner)) - (400 - 144) * pi) < 0.5)
    // The length is 40π; four dashes of an eighth of it paint half.
    let eighth = 5 * pi
    #expect(
      abs(try area(circle, PenStroke(Pen(width: 8, dash: [eighth, eighth]))) - 160 * pi) < 0.5)
    #expect(
      abs(try area(circle, PenStroke(Pen(width: 8), trim: .init(from: 0.25, to: 0.5))) - 80 * pi)
        < 0.5)
  }

  @Test("A trimmed circle begins at its right and runs clockwise")
  func trimDirection() throws {
    let picture = try draw(
      [
        .stroke(
          .ellipse(rect(1, 1, 8, 8)), PenStroke(Pen(width: 2), trim: .init(from: 0, to: 0.25)),
          black)
      ], width: 10, height: 10, on: .clear)
    #expect(picture.pixel(8, 6)[3] == 255)
    #expect(picture.pixel(6, 8)[3] > 200)
    #expect(picture.pixel(2, 8)[3] == 0)
    #expect(picture.pixel(8, 3)[3] == 0)
  }

  @Test("Dashes start where the phase says")
  func dashes() throws {
    let picture = try draw(
      [
        .stroke(
          path([point(0, 0.5), point(12, 0.5)]),
          PenStroke(Pen(width: 1, dash: [3, 2], dashPhase: 1)),
          black)
      ], width: 12, height: 1, on: .clear)
    #expect(picture.art == "##..###..###")
  }

  @Test("An inner stroke stays inside any shape")
  func innerStroke() throws {
    let triangle = VectorPath.polygon([point(10, 50), point(30, 10), point(50, 50)])
    let inside = try draw(
      [
        .stroke(.path(triangle, .nonZero), PenStroke(Pen(width: 4), placement: .inner), black)
      ], width: 60, height: 60, on: .clear)
    let filled = try draw(
      [.fill(.path(triangle, .nonZero), black)], width: 60, height: 60, on: .clear)
    for (stroke, fill) in zip(inside.alphas, filled.alphas) { #expect(stroke <= fill) }
    // A border of 4 leaves a similar triangle: the inradius is area/half perimeter =
    // 800/64.72 = 12.36, so ((12.36 − 4)/12.36)² = 0.4575 of 800 is left.
    let area = inside.alphas.reduce(0) { $0 + Double($1) } / 255
    #expect(abs(area - 800 * (1 - 0.4575)) < 2)
  }

  @Test("A line that turns back on itself ends in a round join, not a spike")
  func turningBack() throws {
    let back = path([point(10, 30), point(40, 30), point(20, 30)])
    let style = PenStroke(Pen(width: 8, join: .round))
    #expect(abs(try area(back, style) - (30 * 8 + 8 * pi)) < 0.5)
    #expect(abs(try area(back, PenStroke(Pen(width: 8))) - 30 * 8) < 0.5)
  }

  @Test("A line without length shows its round cap")
  func dot() throws {
    let dot = path([point(30, 30), point(30, 30)])
    #expect(abs(try area(dot, PenStroke(Pen(width: 10, cap: .round))) - 25 * pi) < 0.3)
    #expect(try area(dot, PenStroke(Pen(width: 10))) == 0)
  }

  @Test("A thick stroke around a tight curve is as wide as its caps on the outside")
  func tightCurve() throws {
    var hook = VectorPath()
    hook.move(to: point(29, 50))
    hook.addCubic(to: point(31, 50), control1: point(29, 20), control2: point(31, 20))
    let picture = try draw(
      [.stroke(.path(hook, .nonZero), PenStroke(Pen(width: 20)), black)], width: 60, height: 60,
      on: .clear)
    // The curve's top is at ¼·50 + ¾·20 = 27.5, so the stroke's is at 17.5.
    #expect(picture.pixel(30, 16)[3] == 0)
    #expect(picture.pixel(30, 18)[3] == 255)
    #expect(picture.pixel(22, 45)[3] == 255)
  }
}
