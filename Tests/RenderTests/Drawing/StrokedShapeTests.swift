import Components
import Testing

@Suite("Shapes: pens, stretches and moves of shapes are shapes")
@MainActor
struct StrokedShapeTests {
  private let pen = StrokeStyle(lineWidth: 6)

  @Test("A pen without a content is a shape, whose fill paints the line", arguments: [false, true])
  func ring(isRightToLeft: Bool) throws {
    // 0.7 of a circle of radius 15 around (20, 20), clockwise from three o'clock.
    let view = Circle().inset(by: 5).trim(from: 0, to: 0.7).stroke(style: pen).fill(Color.pureBlue)
    let probe = try PixelProbe(view) {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    #expect(probe.color(20, 20) == clear)
    #expect(probe.color(20, 35) == pureBlue)
    #expect(probe.color(5, 20) == pureBlue)
    // The last 0.3 turns: 0.85 of a turn is up and to the right.
    #expect(probe.color(28, 7) == clear)
    #expect(abs(probe.area - 0.7 * 2 * .pi * 15 * 6) < 1.5)
    // The same line as that of a pen with a content.
    let content = Circle().inset(by: 5).trim(from: 0, to: 0.7).stroke(Color.pureBlue, style: pen)
    let other = try PixelProbe(content) {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    // Chords end the line: each way's are off by 0.015 px at most, where the pen is 3 px wide.
    #expect(probe.difference(from: other) <= 8)
  }

  @Test("A fill after a pen with a content paints the inside of the shape over the line")
  func fillOverStroke() throws {
    // The line covers radii 7 to 13 of a circle of radius 10; the fill all up to 10.
    let probe = try PixelProbe(
      Circle().stroke(Color.pureRed, lineWidth: 6).fill(Color.pureBlue).padding(10))
    #expect(probe.color(20, 20) == pureBlue)
    #expect(probe.color(28, 20) == pureBlue)
    #expect(probe.color(31, 20) == pureRed)
    let under = try PixelProbe(
      Circle().fill(Color.pureBlue).stroke(Color.pureRed, lineWidth: 6).padding(10))
    #expect(under.color(20, 20) == pureBlue)
    #expect(under.color(28, 20) == pureRed)
  }

  @Test("A stretch of an outline is filled between its ends, and clips so")
  func filledStretch() throws {
    // The first half of a circle, clockwise from three o'clock, is its lower half.
    let half = Circle().trim(from: 0, to: 0.5)
    for view in [AnyView(half.fill(Color.pureRed)), AnyView(Color.pureRed.clipShape(half))] {
      let probe = try PixelProbe(view)
      #expect(probe.color(20, 10) == clear)
      #expect(probe.color(20, 30) == pureRed)
      #expect(abs(probe.area - .pi * 400 / 2) < 1.5)
    }
  }

  @Test("A stretch of a stretch is a part of the first one")
  func nestedStretches() throws {
    // A half of three quarters of 2π · 15 · 2.
    let line = Circle().inset(by: 5).trim(from: 0.25, to: 1).trim(from: 0, to: 0.5)
    let probe = try PixelProbe(line.stroke(Color.pureRed, lineWidth: 2))
    #expect(abs(probe.area - 0.375 * 2 * .pi * 15 * 2) < 1)
  }

  @Test("Shapes are turned, scaled, moved, sized, cut and drawn in any order")
  func chains() throws {
    // A line of 2 around 20 × 10 in a place of 20 × 10.
    let box = Rectangle().size(width: 20, height: 10)
    let ring = 2.0 * 60
    let chains: [(any Shape, Double)] = [
      (box.stroke(lineWidth: 2), ring),
      (box.stroke(lineWidth: 2).rotation(.degrees(90), anchor: .topLeading), ring),
      (box.rotation(.degrees(90), anchor: .topLeading).stroke(lineWidth: 2), ring),
      (box.stroke(lineWidth: 2).offset(x: 3, y: 4), ring),
      (box.stroke(lineWidth: 2).offset(CGPoint(x: 3, y: 4)), ring),
      (box.stroke(lineWidth: 2).transform(CGAffineTransform(scaleX: 0.5, y: 0.5)), ring / 4),
      (box.stroke(lineWidth: 2).scale(0.5), ring / 4),
      // A line as long as half of the scaled outline.
      (box.scale(0.5).stroke(lineWidth: 2), ring / 2),
      (box.trim(from: 0, to: 0.5).offset(x: 1).stroke(lineWidth: 2), ring / 2),
      // Two lines of 1 around a ring whose outlines are 68 and 52 long.
      (box.stroke(lineWidth: 2).stroke(lineWidth: 1), 1 * (68 + 52)),
      (AnyShape(box.stroke(lineWidth: 2)).scale(x: 1, y: 1), ring),
      (box.stroke(lineWidth: 2).union(box.offset(x: 60).stroke(lineWidth: 2)), 2 * ring),
    ]
    for (index, (shape, area)) in chains.enumerated() {
      let probe = try PixelProbe(
        AnyView(AnyShape(shape).fill(Color.pureRed)).padding(30), width: 160, height: 90)
      // A corner of a line that turns loses or gains less than a pixel.
      #expect(abs(probe.area - area) < 2.5, "chain \(index): \(probe.area)")
    }
  }

  @Test("Turned and moved shapes keep their border inside")
  func insets() throws {
    let probe = try PixelProbe(
      Rectangle().offset(x: 5, y: 5).strokeBorder(Color.pureRed, lineWidth: 4).padding(10))
    #expect(probe.color(15, 15) == pureRed)
    #expect(probe.color(14, 14) == clear)
    #expect(abs(probe.area - (20 * 20 - 12 * 12)) < 0.5)
    let turned = try PixelProbe(
      Rectangle().rotation(.degrees(90)).strokeBorder(Color.pureRed, lineWidth: 4).padding(10))
    #expect(abs(turned.area - (20 * 20 - 12 * 12)) < 0.5)
  }

  @Test("The path of a pen is its outline; dashes and dots are parts of it")
  func strokedPaths() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == rect(0, 3, 20, 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == rect(-2, 3, 24, 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 2, y: 5)) && dashed.contains(CGPoint(x: 12, y: 5)))
    #expect(!dashed.contains(CGPoint(x: 7, y: 5)))
    #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == rect(5, 5, 5, 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.25).isEmpty)
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    for width in [0, -1, CGFloat.nan] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    var wild = Path()
    wild.move(to: CGPoint(x: CGFloat.nan, y: 0))
    wild.addLine(to: CGPoint(x: 1e300, y: CGFloat.infinity))
    #expect(wild.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
  }

  @Test("Paths of built-in shapes have the smooth corners with which they are drawn")
  func smoothCorners() {
    // The curve of a corner begins 1.52866483 radii before it, on either side of the inset edge.
    let shape = RoundedRectangle(cornerRadius: 20).inset(by: 10)
    guard case .move(let start)? = shape.path(in: rect(0, 0, 200, 200)).first else {
      Issue.record("no path")
      return
    }
    #expect(abs(start.x - (10 + 10 * 1.52866483)) < 1e-9 && start.y == 10)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

extension Path {
  fileprivate var first: Element? {
    var first: Element?
    forEach { if first == nil { first = $0 } }
    return first
  }
}
