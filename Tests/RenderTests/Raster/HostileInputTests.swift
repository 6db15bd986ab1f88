import Graphics
import Layout
import Testing

@testable import Render

@Suite("Raster: hostile input")
struct HostileInputTests {
  private let values: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e15, 1e9, -1e9, 1e-300, 0, -5,
  ]

  @Test("Coordinates that mean nothing draw nothing", arguments: 0..<12)
  func coordinates(_ index: Int) throws {
    let v = values[index]
    var path = VectorPath()
    path.move(to: point(1, 1))
    path.addQuad(to: point(v, 5), control: point(5, v))
    path.addConic(to: point(3, 3), control: point(v, v), weight: v)
    path.addCubic(to: point(8, 8), control1: point(v, 0), control2: point(0, v))
    path.addLine(to: point(v, v))
    let stops = [
      GradientStop(color: .black, location: v), GradientStop(color: .white, location: 1),
    ]
    let shadow = Shadow(color: .black, sigma: v, offset: point(v, -v))
    let box = rect(v, 1, v, 5)
    let shapes: [PlaneShape] = [
      .rect(box), .rect(rect(1, 1, 5, v)), .ellipse(box), .path(path, .nonZero),
      .roundedRect(box, radius: v), .roundedRect(rect(1, 1, 8, 8), radius: v, style: .continuous),
    ]
    for shape in shapes {
      // The largest deviation is slow without optimisation: `enormousBlur` draws it once for all.
      let blurred: [DrawCommand] =
        shape == shapes[0] && !(v > 100)
        ? [
          .dropShadow(shape, shadow), .innerShadow(shape, shadow),
          .backdrop(shape, BackdropStyle(sigma: v, saturation: v, tint: .clear)),
          .pushLayer(LayerStyle(filters: [.blur(sigma: v), .dropShadow(shadow)])),
          .fill(.rect(rect(0, 0, 9, 9)), black), .popLayer,
        ] : []
      let geometries: [SpreadGradient.Geometry] = [
        .line(from: point(v, 1), to: point(1, v)),
        .circles(.init(center: point(v, 1), radius: v), .init(center: point(1, 2), radius: 3)),
        .turn(center: point(v, 1), from: v, to: 1),
      ]
      let spreads: [DrawCommand] = geometries.flatMap { geometry in
        SpreadGradient.Spread.allCases.map {
          .fill(shape, .spreadGradient(SpreadGradient(stops, geometry, spread: $0)))
        }
      }
      let picture = try draw(
        blurred + spreads + [
          .fill(shape, black),
          .stroke(shape, PenStroke(Pen(width: v, dash: [v, 1], dashPhase: v)), black),
          .stroke(
            shape, PenStroke(Pen(width: 1, miterLimit: v), trim: .init(from: v, to: v)), black),
          .fill(shape, .linearGradient(stops, start: point(0, v), end: point(v, 1))),
          .fill(
            shape,
            .radialGradient(stops, center: point(v, 1), startRadius: v, endRadius: 4, aspect: v)),
          .fill(shape, .angularGradient(stops, center: point(1, v), startTurns: v, endTurns: 2)),
          .pushClip(shape), .pushTransform(.init(a: v, b: 1, c: 1, d: v, tx: v, ty: v)),
          .pushLayer(
            LayerStyle(
              opacity: v, filters: [.colorMatrix(ColorMatrix([v, v]))])),
          .fill(.rect(rect(0, 0, 9, 9)), black), .popLayer, .popTransform, .popClip,
        ], width: 12, height: 12)
      #expect(picture.width == 12)
    }
    // A path with a coordinate that is not finite or beyond 1e8 leaves the page as it was.
    if !(abs(v) <= 1e8) {
      let picture = try draw([.fill(.path(path, .nonZero), black)], width: 12, height: 12)
      #expect(picture.reds.allSatisfy { $0 == 255 })
    }
  }

  @Test("A shape far larger than the page covers it, edges included")
  func gigantic() throws {
    var path = VectorPath.rect(rect(-1e7, -1e7, 2e7, 2e7))
    path.append(VectorPath.ellipse(in: rect(2, 2, 4, 4)).reversed())
    let picture = try draw([.fill(.path(path, .nonZero), black)], width: 8, height: 8, on: .clear)
    #expect(picture.pixel(0, 0)[3] == 255)
    #expect(picture.pixel(7, 7)[3] == 255)
    #expect(picture.pixel(4, 4)[3] == 0)
    // Half a plane: an edge from far above to far below through x = 4.5.
    let half = VectorPath.polygon([
      point(4.5, -9e6), point(4.5, 9e6), point(-9e6, 9e6), point(-9e6, -9e6),
    ])
    let cut = try draw([.fill(.path(half, .nonZero), black)], width: 8, height: 8, on: .clear)
    #expect(cut.alphas[0..<8] == [255, 255, 255, 255, 128, 0, 0, 0])
  }

  @Test("A blur of 10,000 points is bounded and spreads to nearly nothing")
  func enormousBlur() throws {
    let picture = try draw(
      [
        .dropShadow(.rect(rect(4, 4, 8, 8)), Shadow(color: .black, sigma: 10_000)),
        .pushLayer(LayerStyle(filters: [.blur(sigma: 10_000)])),
        .fill(.rect(rect(0, 0, 8, 8)), black), .popLayer,
      ], width: 16, height: 16)
    #expect(picture.reds.allSatisfy { $0 >= 254 })
    // The documented bounds: 512 pixels of deviation, three deviations of reach.
    #expect(GaussianBlur.usable(10_000) == 512)
    #expect(GaussianBlur.usable(.infinity) == 512)
    #expect(GaussianBlur.usable(.nan) == 0)
    #expect(GaussianBlur.reach(sigma: 10_000) == 1_536)
  }

  @Test("Pops without a push and pushes without a pop draw what they can")
  func imbalance() throws {
    let commands: [DrawCommand] = [
      .popLayer, .popClip, .popMask, .popTransform, .pushClip(.rect(rect(0, 0, 4, 8))),
      .pushLayer(LayerStyle(opacity: 0.5)), .popClip, .fill(.rect(rect(0, 0, 8, 8)), black),
    ]
    let picture = try draw(commands, width: 8, height: 1)
    // The group keeps its clip: four pixels at half black.
    #expect(picture.reds == [128, 128, 128, 128, 255, 255, 255, 255])
    #expect(DisplayList(size: .zero, commands: commands).firstImbalance == .unmatchedPop(0))
  }

  @Test("A thousand nested layers, clips and masks end")
  func deepNesting() throws {
    var commands: [DrawCommand] = []
    for _ in 0..<1_000 {
      commands += [
        .pushClip(.ellipse(rect(0, 0, 8, 8))), .pushLayer(LayerStyle(opacity: 0.999)), .pushMask,
      ]
    }
    commands.append(.fill(.rect(rect(0, 0, 8, 8)), black))
    #expect(try draw(commands, width: 8, height: 8).width == 8)
  }

  @Test("A picture without pixels or with too many is refused")
  func sizes() {
    for (size, scale) in [(0.0, 1.0), (10, 0), (10, -1), (10, .nan), (20_000, 1), (10, 1e9)] {
      let list = DisplayList(size: Size(width: size, height: size))
      #expect(throws: RasterError.self) { try Rasterizer.render(list, scale: scale) }
    }
  }

  @Test("A million dashes become a solid line")
  func dashes() throws {
    let line = VectorPath.polygon([point(0, 4), point(8, 4)])
    let picture = try draw(
      [.stroke(.path(line, .nonZero), PenStroke(Pen(width: 2, dash: [1e-7, 1e-7])), black)],
      width: 8, height: 8)
    #expect(picture.pixel(4, 4)[0] == 0)
  }
}
