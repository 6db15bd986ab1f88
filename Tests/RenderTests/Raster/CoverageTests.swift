import Graphics
import Layout
import Testing

@testable import Render

@Suite("Raster: coverage")
struct CoverageTests {
  /// The worst error of a shape, in levels of 255, against exact area.
  private func worstError(_ path: VectorPath, size: Int) throws -> Double {
    let picture = try draw(
      [.fill(.path(path, .nonZero), black)], width: size, height: size, on: .clear)
    let exact = ExactCoverage.of(path, width: size, height: size)
    return zip(picture.alphas, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
  }

  @Test("Any rounded rectangle is within one level of its exact area")
  func roundedRectsAreExact() throws {
    var numbers = Numbers(seed: 1)
    for _ in 0..<12 {
      let box = rect(
        numbers.next(0...20), numbers.next(0...20), numbers.next(1...60), numbers.next(1...60))
      for style in [CornerStyle.circular, .continuous] {
        let path = VectorPath.roundedRect(
          box, radii: CornerRadii(numbers.next(0...30)), style: style)
        let error = try worstError(path, size: 84)
        #expect(error <= 1)
      }
    }
  }

  @Test("Any ellipse is within one level of its exact area")
  func ellipsesAreExact() throws {
    var numbers = Numbers(seed: 2)
    for _ in 0..<12 {
      let box = rect(
        numbers.next(0...20), numbers.next(0...20), numbers.next(0.2...60), numbers.next(0.2...60))
      let error = try worstError(.ellipse(in: box), size: 84)
      #expect(error <= 1)
    }
  }

  @Test("Any triangle, even one that leaves the page, is within one level of its exact area")
  func trianglesAreExact() throws {
    var numbers = Numbers(seed: 3)
    for _ in 0..<30 {
      let corners = (0..<3).map { _ in point(numbers.next(-30...70), numbers.next(-30...70)) }
      let error = try worstError(.polygon(corners), size: 40)
      #expect(error <= 1)
    }
  }

  /// Half a level is lost by rounding to one.
  @Test("Letter-like outlines of curves have their exact area, but for a tenth of a level")
  func curvesAreExact() throws {
    var numbers = Numbers(seed: 4)
    for _ in 0..<24 {
      let center = point(numbers.next(10...14), numbers.next(10...14))
      func around(_ eighth: Double, _ radius: Double) -> Point {
        let (cosine, sine) = UnitCircle.point(turns: eighth / 8)
        return point(center.x + cosine * radius, center.y + sine * radius)
      }
      var path = VectorPath()
      let start = around(0, numbers.next(6...9))
      path.move(to: start)
      for piece in 1...4 {
        let control = around(Double(piece) * 2 - 1, numbers.next(7...11))
        let end = piece == 4 ? start : around(Double(piece) * 2, numbers.next(6...9))
        path.addQuad(to: end, control: control)
      }
      path.close()
      let error = try worstError(path, size: 26)
      #expect(error <= 0.6)
    }
  }

  @Test("A box with fractional edges covers what its area says")
  func fractionalBox() throws {
    let picture = try draw(
      [.fill(.rect(rect(1.25, 1.5, 2.5, 1)), black)], width: 5, height: 4, on: .clear)
    // Rows 1 and 2 are half covered; columns 1 and 3 to three quarters: 0.375 × 255 = 95.6,
    // 0.5 × 255 = 127.5.
    #expect(picture.alphas[5..<10] == [0, 96, 128, 96, 0])
    #expect(picture.alphas[10..<15] == [0, 96, 128, 96, 0])
    #expect(picture.alphas[0..<5] == [0, 0, 0, 0, 0])
  }

  @Test("A diamond in ninths of a pixel")
  func diamond() throws {
    let path = VectorPath.polygon([point(4, 0), point(8, 4), point(4, 8), point(0, 4)])
    let picture = try draw([.fill(.path(path, .nonZero), black)], width: 8, height: 8, on: .clear)
    // Every edge pixel is cut in half along its diagonal.
    #expect(
      picture.art == """
        ...55...
        ..5##5..
        .5####5.
        5######5
        5######5
        .5####5.
        ..5##5..
        ...55...
        """)
  }

  @Test("Even-odd leaves what two contours share, non-zero keeps it")
  func fillRules() throws {
    var path = VectorPath.rect(rect(0, 0, 6, 4))
    path.append(.rect(rect(2, 1, 2, 2)))
    let odd = try draw([.fill(.path(path, .evenOdd), black)], width: 6, height: 4, on: .clear)
    #expect(
      odd.art == """
        ######
        ##..##
        ##..##
        ######
        """)
    let nonZero = try draw([.fill(.path(path, .nonZero), black)], width: 6, height: 4, on: .clear)
    #expect(nonZero.alphas.allSatisfy { $0 == 255 })
  }

  @Test("Colour, alpha and coverage are combined before anything is rounded")
  func oneRounding() throws {
    let color = ResolvedColor(red: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 0.5)
    let picture = try draw([.fill(.rect(rect(0, 0, 0.5, 1)), .solid(color))], width: 1, height: 1)
    // A quarter of the colour over white: 200/4 + 255·3/4 = 241.25, 216.25, 203.75.
    #expect(picture.pixel(0, 0) == [241, 216, 204, 255])
  }
}
