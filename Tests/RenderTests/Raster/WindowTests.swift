import Graphics
import Layout
import Testing

@testable import Render

@Suite("Raster: windows and what is hidden")
struct WindowTests {
  /// What is hidden is not drawn: commands that are drawn one after another have nothing later to hide them.
  @Test("Commands drawn at once are those drawn one after another", arguments: [1.0, 1.5])
  func hidden(scale: Double) throws {
    var numbers = Numbers(seed: 23)
    let units = (0..<70).map { _ in hidingUnit(&numbers) }
    let size = Size(width: 150, height: 140)
    func page(_ commands: [DrawCommand]) -> DisplayList {
      DisplayList(size: size, background: .clear, commands: commands)
    }
    var picture = try Rasterizer.render(page([]), scale: scale)
    for unit in units { Rasterizer.render(page(unit), scale: scale, into: &picture) }
    #expect(try Rasterizer.render(page(Array(units.joined())), scale: scale) == picture)
  }

  @Test("A clip of whole pixels takes nothing from the shapes that it cuts")
  func windows() throws {
    var numbers = Numbers(seed: 31)
    var image = try Pixmap.undefinedCanvas(width: 8, height: 8)
    for index in image.bytes.indices { image.bytes[index] = index % 4 == 3 ? 7 : 0 }
    let page = DrawCommand.fill(.rect(rect(0, 0, 200, 60)), .solid(ResolvedColor(hex: 0x808080)))
    for index in 0..<60 {
      // Shallow edges cross many cells of a row; every fifth shape is beyond fixed point.
      let reach = index.isMultiple(of: 5) ? 40_000.0 : 260
      let corners = (0..<3).map { _ in
        point(numbers.next(-reach...reach), numbers.next(-20...80))
      }
      let picture = Paint.image(
        PicturePaint(RasterImage(name: "faint", pixmap: image), in: rect(0, 0, 200, 60)))
      let shape = PlaneShape.path(.polygon(corners), .nonZero)
      let fill = DrawCommand.fill(shape, index.isMultiple(of: 3) ? picture : black)
      let whole = try draw([page, fill], width: 200, height: 60)
      let cut = numbers.next(1...199).rounded()
      let parts: [DrawCommand] = [
        .pushClip(.rect(rect(0, 0, cut, 60))), fill, .popClip,
        .pushClip(.rect(rect(cut, 0, 200 - cut, 60))), fill, .popClip,
      ]
      #expect(try draw([page] + parts, width: 200, height: 60) == whole, "\(corners), \(cut)")
    }
  }

  @Test("Neither do clips take from curves, whichever of their cells are cut off")
  func curves() throws {
    var numbers = Numbers(seed: 37)
    for _ in 0..<60 {
      // Some are taken as they are, some are too large for that.
      let reach = numbers.next(2...90)
      // Every other place is next to the edge of a pixel, on either side or on it.
      func coordinate(_ center: Double) -> Double {
        let place = numbers.next(center - reach...center + reach)
        guard numbers.next(0...1) < 0.5 else { return place }
        return place.rounded() + numbers.next(-2...2).rounded() * 0.4 / 4_096
      }
      func next() -> Point { point(coordinate(50), coordinate(30)) }
      var path = VectorPath()
      path.move(to: next())
      path.addQuad(to: next(), control: next())
      path.addCubic(to: next(), control1: next(), control2: next())
      path.append(.conic(control: next(), end: next(), weight: numbers.next(0.4...1.5)))
      path.close()
      let fill = DrawCommand.fill(.path(path, .evenOdd), black)
      let whole = try draw([fill], width: 100, height: 60)
      let (x, y) = (numbers.next(1...99).rounded(), numbers.next(1...59).rounded())
      let parts = [
        rect(0, 0, x, y), rect(x, 0, 100 - x, y), rect(0, y, x, 60 - y),
        rect(x, y, 100 - x, 60 - y),
      ]
      #expect(
        try draw(parts.flatMap { [.pushClip(.rect($0)), fill, .popClip] }, width: 100, height: 60)
          == whole, "\(path.points), \(x), \(y)")
    }
  }

  @Test(
    "A curve that is rounded to the edge of a window counts there as it does without the window",
    arguments: [true, false])
  func curvesOnEdges(isUpright: Bool) throws {
    func turned(_ x: Double, _ y: Double) -> Point { isUpright ? point(x, y) : point(y, x) }
    // Between curve and chord is a fiftieth of a level, so that one would not be seen.
    var path = VectorPath.rect(rect(38, 38, 1, 1))
    for _ in 0..<1_500 {
      path.move(to: turned(20 - 0.4 / 4_096, 10))
      path.addQuad(to: turned(20, 11), control: turned(20 - 0.4 / 4_096, 10.5))
      path.close()
    }
    let fill = DrawCommand.fill(.path(path, .nonZero), black)
    let whole = try draw([fill], width: 40, height: 40)
    let parts = [
      rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(0, 20, 20, 20), rect(20, 20, 20, 20),
    ]
    #expect(
      try draw(parts.flatMap { [.pushClip(.rect($0)), fill, .popClip] }, width: 40, height: 40)
        == whole)
  }

  /// A box, a shape or a group that hides much of what was drawn before it, or little.
  private func hidingUnit(_ numbers: inout Numbers) -> [DrawCommand] {
    func number(_ range: ClosedRange<Double>) -> Double { numbers.next(range) }
    var box = rect(number(-30...130), number(-30...120), number(4...120), number(4...120))
    if number(0...1) < 0.4 {
      box = rect(
        box.minX.rounded(), box.minY.rounded(), box.width.rounded(), box.height.rounded())
    }
    let color = ResolvedColor(hex: UInt32(number(0...16_777_215)))
    let ramp = [
      GradientStop(color: color, location: 0), GradientStop(color: .white, location: 1),
    ]
    let paint = [
      Paint.solid(color), .solid(color.opacity(0.4)),
      .linearGradient(ramp, start: point(0, 0), end: point(300, 90)),
    ][Int(number(0...2.99))]
    let shape = [
      PlaneShape.rect(box), .ellipse(box), .roundedRect(box, radius: number(0...40)),
      .roundedRect(box, radius: number(0...20), style: .continuous),
    ][Int(number(0...3.99))]
    let other = PlaneShape.roundedRect(rect(number(0...80), number(0...80), 70, 60), radius: 9)
    let fill = DrawCommand.fill(shape, paint)
    switch Int(number(0...11.99)) {
    case 0: return [.dropShadow(shape, Shadow(color: .black, sigma: 2, offset: point(2, 3))), fill]
    case 1, 9:
      let clip = PlaneShape.ellipse(rect(number(-20...50), number(-20...50), 120, 110))
      return [.pushClip(clip), fill, .popClip]
    case 2: return [.stroke(shape, PenStroke(Pen(width: 9), placement: .inner), paint)]
    case 3: return [fill, .innerShadow(shape, Shadow(color: .black, sigma: 3))]
    case 4:
      return [
        .pushLayer(LayerStyle(opacity: 0.7)), .fill(other, .solid(.black)), fill, .popLayer,
      ]
    case 5:
      return [
        .pushLayer(LayerStyle(blendMode: .multiply)), fill, .fill(other, paint), .popLayer,
      ]
    case 6:
      return [
        .pushLayer(LayerStyle()), .fill(other, paint), fill, .pushMask, .fill(other, paint),
        .popMask, .popLayer,
      ]
    // All that was drawn before a backdrop is drawn at once: few of them.
    case 7 where number(0...1) < 0.1:
      let style = BackdropStyle(
        sigma: 2, saturation: 1.4, tint: ResolvedColor(hex: 0xFFFFFF, alpha: 0.3))
      return [.backdrop(other, style)]
    case 8:
      return [
        .pushTransform(PlaneTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 20, ty: 0)), fill,
        .popTransform,
      ]
    default: return [fill]
    }
  }
}
