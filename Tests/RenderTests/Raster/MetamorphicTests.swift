import Graphics
import Layout
import Testing

@testable import Render

@Suite("Raster: what must not matter")
struct MetamorphicTests {
  /// Shapes of every kind at fractional places, `dx` and `dy` points away.
  private func scene(dx: Double = 0, dy: Double = 0) -> [DrawCommand] {
    let stops = [
      GradientStop(color: ResolvedColor(hex: 0xFF3B30), location: 0),
      GradientStop(color: ResolvedColor(hex: 0x0A84FF, alpha: 0.5), location: 1),
    ]
    var star = VectorPath()
    for index in 0..<5 {
      let (cosine, sine) = UnitCircle.point(turns: Double(index) * 0.4)
      let corner = point(60 + 25 * cosine + dx, 110 + 25 * sine + dy)
      if index == 0 { star.move(to: corner) } else { star.addLine(to: corner) }
    }
    star.close()
    let box = PlaneShape.roundedRect(rect(10.25 + dx, 12.5 + dy, 60, 40), radius: 9.5)
    return [
      .dropShadow(
        box, Shadow(color: .black.opacity(0.5), sigma: 3, offset: point(1, 2))),
      .fill(box, .solid(ResolvedColor(hex: 0x34C759))),
      .fill(.path(star, .evenOdd), .solid(ResolvedColor(hex: 0xFF9500, alpha: 0.7))),
      .stroke(.path(star, .nonZero), PenStroke(Pen(width: 2.5, join: .round)), black),
      .fill(
        .ellipse(rect(70 + dx, 60 + dy, 30, 55)),
        .linearGradient(stops, start: point(70 + dx, 0), end: point(100 + dx, 0))),
      .innerShadow(
        .ellipse(rect(70 + dx, 60 + dy, 30, 55)), Shadow(color: .black, sigma: 2)),
    ]
  }

  @Test("Moving everything by whole pixels moves every pixel")
  func translation() throws {
    let size = 160
    let here = try draw(scene(), width: size, height: size)
    // 67 rows: shapes meet the bands at other places.
    let there = try draw(scene(dx: 5, dy: 67), width: size + 5, height: size + 67)
    var moved = here
    for y in 0..<size {
      for x in 0..<size * 4 {
        moved.bytes[y * size * 4 + x] = there.bytes[((y + 67) * (size + 5) + 5) * 4 + x]
      }
    }
    #expect(moved == here)
  }

  @Test("The number of threads changes nothing")
  func threads() throws {
    let once = try draw(scene(), width: 130, height: 300)
    for jobs in [2, 3, 8] {
      #expect(try draw(scene(), width: 130, height: 300, jobs: jobs) == once)
    }
  }

  /// Pictures of 1,200 pixels in nine parts of 128 rows, or by their names in one.
  private var pictures: [String: DisplayList] {
    let glass = DrawCommand.backdrop(
      .roundedRect(rect(20, 90, 800, 400), radius: 20),
      BackdropStyle(sigma: 6, saturation: 1.4, tint: .white.opacity(0.3)))
    let many = scene() + scene(dx: 700, dy: 330) + scene(dx: 300, dy: 900)
    let half = DrawCommand.fill(.rect(rect(0, 0, 1200, 500)), black)
    func list(
      _ commands: [DrawCommand], width: Double = 1200, on background: ResolvedColor = .white
    ) -> DisplayList {
      DisplayList(
        size: Size(width: width, height: 1100), background: background, commands: commands)
    }
    return [
      "many colours": list(many),
      "a backdrop": list(many + [glass] + scene(dx: 500, dy: 700)),
      "a backdrop in a layer": list(
        scene() + [.pushLayer(LayerStyle(opacity: 0.5)), glass] + many + [.popLayer]),
      "few colours": list([
        .fill(.ellipse(rect(10, 20, 900, 700)), .solid(ResolvedColor(hex: 0x34C759)))
      ]),
      "grey": list([.fill(.ellipse(rect(10, 20, 900, 700)), black)]),
      "clear": list(many, on: .clear),
      "alpha by a mask": list(many + [.pushMask, half, .popMask]),
      "one part": list(many, width: 50),
    ]
  }

  @Test(
    "A file that is drawn part by part is that of the whole picture",
    arguments: [
      "many colours", "a backdrop", "a backdrop in a layer", "few colours", "grey", "clear",
      "alpha by a mask", "one part",
    ])
  func parts(name: String) throws {
    let list = try #require(pictures[name])
    let whole = PNGEncoder.encode(try Rasterizer.render(list, scale: 1), scale: 1)
    // Where there are several threads, one may wait for the last row of another.
    for jobs in [1, 2, 8] {
      #expect(try Rasterizer.png(list, scale: 1, jobs: jobs, cache: RasterCache()) == whole)
    }
  }

  @Test("A group of opacity 1 changes nothing")
  func opaqueGroup() throws {
    let plain = try draw(scene(), width: 130, height: 150)
    let grouped = try draw(
      [.pushLayer(LayerStyle())] + scene() + [.popLayer], width: 130, height: 150)
    #expect(grouped == plain)
  }

  @Test("A group drawn apart and laid on an empty page is the page itself")
  func groupOnNothing() throws {
    let plain = try draw(scene(), width: 130, height: 150, on: .clear)
    // A mask that covers everything makes the group a real one.
    let everything = PlaneShape.rect(rect(0, 0, 130, 150))
    let grouped = try draw(
      [.pushLayer(LayerStyle())] + scene()
        + [.pushMask, .fill(everything, black), .popMask, .popLayer], width: 130, height: 150,
      on: .clear)
    #expect(grouped == plain)
  }

  @Test("Reversing every contour changes nothing")
  func winding() throws {
    var path = VectorPath.roundedRect(rect(3.3, 4.7, 50, 30), radii: CornerRadii(11))
    path.append(VectorPath.ellipse(in: rect(10.1, 10.9, 20, 15)).reversed())
    path.move(to: point(4, 5))
    path.addQuad(to: point(44.3, 8), control: point(61.7, 41.2))
    path.addQuad(to: point(4, 5), control: point(-9, 22))
    // One that comes back on its own way has no area, so however often it is drawn.
    for _ in 0..<40 {
      path.move(to: point(35.51, 5.31))
      path.addQuad(to: point(35.51, 5.31), control: point(48.32, 20.67))
    }
    let forward = try draw([.fill(.path(path, .nonZero), black)], width: 60, height: 40)
    let backward = try draw([.fill(.path(path.reversed(), .nonZero), black)], width: 60, height: 40)
    #expect(forward == backward)
  }

  private var paints: [Paint] {
    let shader = Paint.linearGradient(
      [
        GradientStop(color: ResolvedColor(hex: 0xFF3B30), location: 0),
        GradientStop(color: ResolvedColor(hex: 0x0A84FF, alpha: 0.5), location: 1),
      ], start: point(0, 0), end: point(90, 130))
    return [black, .solid(ResolvedColor(hex: 0x34C759, alpha: 0.4)), shader]
  }

  @Test(
    "The rows between the corners of a rounded rectangle are those of its outline",
    arguments: [1.0, 3])
  func uprightEdges(scale: Double) throws {
    var numbers = Numbers(seed: 7)
    var (shapes, outlines): ([DrawCommand], [DrawCommand]) = ([], [])
    for index in 0..<60 {
      // Some of them begin or end outside the page, some are narrower than a pixel.
      let box = rect(
        numbers.next(-20...80), numbers.next(-200...90), numbers.next(0.2...90),
        numbers.next(9...300))
      let radii = CornerRadii(
        topLeft: numbers.next(0...20), topRight: numbers.next(0...20),
        bottomRight: numbers.next(0...20), bottomLeft: numbers.next(0...20))
      let style: CornerStyle = index.isMultiple(of: 2) ? .circular : .continuous
      let shape = PlaneShape.roundedRect(box, radii, style)
      let outline = PlaneShape.path(.roundedRect(box, radii: radii, style: style), .nonZero)
      let paint = paints[index % 3]
      if index.isMultiple(of: 5) {
        let page = PlaneShape.rect(rect(0, 0, 100, 140))
        shapes += [.pushClip(shape), .fill(page, paint), .popClip]
        outlines += [.pushClip(outline), .fill(page, paint), .popClip]
      } else {
        shapes.append(.fill(shape, paint))
        outlines.append(.fill(outline, paint))
      }
    }
    let drawn = try draw(shapes, width: 100, height: 140, scale: scale)
    #expect(try draw(outlines, width: 100, height: 140, scale: scale) == drawn)
  }

  @Test(
    "The rows between the corners of a line around a rectangle are those of its two outlines",
    arguments: [
      PlaneTransform.identity, .scale(x: 2.5, y: 2.5),
      .scale(x: -1, y: 1).followed(by: .translation(x: 99.7, y: 3.1)), .scale(x: 1.3, y: 0.7),
    ])
  func uprightLines(transform: PlaneTransform) throws {
    var numbers = Numbers(seed: 11)
    var (lines, outlines): ([DrawCommand], [DrawCommand]) = ([], [])
    for index in 0..<90 {
      // Hairlines, lines wider than the radius, and some that leave no hole or one within a pixel.
      let width = numbers.next(index.isMultiple(of: 3) ? 0.001...1 : 0.5...24)
      let box = rect(
        numbers.next(-20...80), numbers.next(-200...90), width + numbers.next(-2...60),
        numbers.next(9...300))
      let radius = index.isMultiple(of: 4) ? 0 : numbers.next(0.1...20)
      let isInner = index.isMultiple(of: 2)
      let style: CornerStyle = isInner && index.isMultiple(of: 6) ? .continuous : .circular
      let shape = PlaneShape.roundedRect(box, radius: radius, style: style)
      let hole = shape.inset(by: isInner ? width : width / 2)
      var path = isInner ? shape.path : shape.inset(by: -width / 2).path
      if !hole.bounds.isEmpty { path.append(hole.path.reversed()) }
      let pen = PenStroke(Pen(width: width), placement: isInner ? .inner : .center)
      let paint = paints[index % 3]
      let clips = index.isMultiple(of: 7)
      let clip = PlaneShape.roundedRect(rect(10.3, 8.8, 60, 110), radius: 15)
      lines += clips ? [.pushClip(clip)] : []
      outlines += clips ? [.pushClip(clip)] : []
      lines.append(.stroke(shape, pen, paint))
      outlines.append(.fill(.path(path, .nonZero), paint))
      lines += clips ? [.popClip] : []
      outlines += clips ? [.popClip] : []
    }
    let drawn = try draw([.pushTransform(transform)] + lines, width: 100, height: 140)
    #expect(try draw([.pushTransform(transform)] + outlines, width: 100, height: 140) == drawn)
  }

  @Test(
    "An outline covers the same pixels with a colour, with a gradient of it and as a clip",
    arguments: [FillRule.nonZero, .evenOdd])
  func inks(rule: FillRule) throws {
    var numbers = Numbers(seed: 3)
    let color = ResolvedColor(hex: 0x0A84FF, alpha: 0.8)
    let stops = [
      GradientStop(color: color, location: 0), GradientStop(color: color, location: 1),
    ]
    let shader = Paint.linearGradient(stops, start: point(0, 0), end: point(330, 9))
    let page = PlaneShape.rect(rect(0, 0, 330, 60))
    for _ in 0..<12 {
      // Edges far from one another and close together, beside the page and across it.
      var path = VectorPath()
      for count in [3, 9] {
        let corners = (0..<count).map { _ in
          point(numbers.next(-60...390), numbers.next(-30...90))
        }
        path.append(.polygon(corners))
      }
      let shape = PlaneShape.path(path, rule)
      let plain = try draw([.fill(shape, .solid(color))], width: 330, height: 60)
      let shaded = try draw([.fill(shape, shader)], width: 330, height: 60)
      let clipped = try draw(
        [.pushClip(shape), .fill(page, .solid(color)), .popClip], width: 330, height: 60)
      #expect(largestDifference(shaded, plain) <= 1)
      #expect(largestDifference(clipped, plain) <= 1)
    }
  }

  @Test("Boxes of every width and place blend as their pixels do alone", arguments: [1.0, 0.4])
  func boxes(alpha: Double) throws {
    let page = Paint.linearGradient(
      [
        GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1),
      ], start: point(0, 0), end: point(30, 20))
    let paint = Paint.solid(ResolvedColor(hex: 0x34C759, alpha: alpha))
    for start in [0.0, 0.25, 0.9, 3.5, 14.5] {
      for width in [0.3, 0.75, 1, 1.5, 2, 3.75, 4, 5, 6.25, 7, 8, 9.5, 12, 17, 22.5] {
        let background = DrawCommand.fill(.rect(rect(0, 0, 32, 3)), page)
        let box = rect(start, 0.5, width, 2)
        let whole = try draw([background, .fill(.rect(box), paint)], width: 32, height: 3)
        // A clip of whole pixels is but a window: each column is drawn by itself.
        let columns = (0..<32).flatMap { x -> [DrawCommand] in
          [.pushClip(.rect(rect(Double(x), 0, 1, 3))), .fill(.rect(box), paint), .popClip]
        }
        #expect(try draw([background] + columns, width: 32, height: 3) == whole)
      }
    }
  }

  @Test("A rounded rectangle equals its mirror images")
  func symmetry() throws {
    for style in [CornerStyle.circular, .continuous] {
      let picture = try draw(
        [.fill(.roundedRect(rect(2, 3, 40, 30), radius: 9, style: style), black)], width: 44,
        height: 36)
      var worst = 0
      for y in 0..<36 {
        for x in 0..<44 {
          let value = Int(picture.pixel(x, y)[0])
          worst = max(worst, abs(value - Int(picture.pixel(43 - x, y)[0])))
          worst = max(worst, abs(value - Int(picture.pixel(x, 35 - y)[0])))
        }
      }
      #expect(worst <= 1)
    }
  }

  @Test("One pixel per point agrees with four, averaged")
  func scales() throws {
    let box = PlaneShape.roundedRect(rect(3.3, 4.7, 40, 30), radius: 9.5, style: .continuous)
    let ellipse = PlaneShape.ellipse(rect(5.1, 3.9, 33, 41))
    let commands: [DrawCommand] = [
      .fill(box, black), .fill(ellipse, .solid(ResolvedColor(hex: 0xFF9500, alpha: 0.7))),
      .stroke(box, PenStroke(Pen(width: 2.5)), black),
      .stroke(ellipse, PenStroke(Pen(width: 1.5, dash: [6, 5])), black),
      .dropShadow(box, Shadow(color: .black, sigma: 3, offset: point(1, 2))),
      .innerShadow(.rect(rect(4, 4, 40, 40)), Shadow(color: .black, sigma: 4)),
    ]
    for (number, command) in commands.enumerated() {
      let small = try draw([command], width: 50, height: 50)
      let large = try draw([command], width: 50, height: 50, scale: 4)
      let (fine, coarse) = (large.bytes, small.bytes)
      var worst = 0
      for index in 0..<50 * 50 {
        let (x, y) = (index % 50, index / 50)
        var sum = 0
        for dy in 0..<4 {
          for dx in 0..<4 { sum += Int(fine[((y * 4 + dy) * 200 + x * 4 + dx) * 4 + 2]) }
        }
        worst = max(worst, abs(sum - 16 * Int(coarse[index * 4 + 2])))
      }
      #expect(worst <= 2 * 16, "command \(number)")
    }
  }

  @Test("What covers a band hides what was drawn before, and nothing else does")
  func covers() throws {
    let size = 300
    let page = rect(0, 0, 300, 300)
    let gradient = Paint.linearGradient(
      [
        GradientStop(color: ResolvedColor(hex: 0xFF3B30), location: 0),
        GradientStop(color: ResolvedColor(hex: 0x0A84FF), location: 1),
      ], start: point(0, 0), end: point(300, 100))
    let sheer = Paint.solid(ResolvedColor(hex: 0x34C759, alpha: 0.5))
    // An outline is drawn over what is beneath it, whatever it covers.
    func outline(_ rect: Rect) -> PlaneShape { .path(.rect(rect), .nonZero) }
    for paint in [black, gradient, sheer] {
      for rect in [page, rect(0, 100, 300, 200), rect(1, 0, 299, 300)] {
        for clip in [page, Rect(x: 40, y: 30, width: 200, height: 240)] {
          func drawn(_ shape: PlaneShape) throws -> Pixmap {
            let clipped = PlaneShape.roundedRect(clip, radius: clip == page ? 0 : 60)
            let fill = [DrawCommand.pushClip(clipped), .fill(shape, paint), .popClip]
            return try draw(
              scene() + fill + scene(dx: 90, dy: 80), width: size, height: size, on: .clear)
          }
          #expect(try drawn(.rect(rect)) == drawn(outline(rect)))
        }
      }
    }
  }

  @Test(
    "The shadow of an ellipse is that of its outline, wherever another one has been",
    arguments: [1.0, 3])
  func shadowsOfEllipses(scale: Double) throws {
    var numbers = Numbers(seed: 11)
    let size = rect(0, 0, 27.5, 22.25)
    var (shapes, outlines): ([DrawCommand], [DrawCommand]) = ([], [])
    for index in 0..<24 {
      let whole = index.isMultiple(of: 2)
      let (x, y) = (numbers.next(-30...90), numbers.next(-30...90))
      let ellipse = size.offsetBy(dx: whole ? x.rounded() : x, dy: whole ? y.rounded() : y)
      let shadow = Shadow(
        color: .black.opacity(0.3), sigma: index.isMultiple(of: 3) ? 2 : 4, offset: point(0, 2))
      shapes.append(.dropShadow(.ellipse(ellipse), shadow))
      outlines.append(.dropShadow(.path(.ellipse(in: ellipse), .nonZero), shadow))
    }
    let drawn = try draw(shapes, width: 100, height: 100, scale: scale)
    #expect(try draw(outlines, width: 100, height: 100, scale: scale) == drawn)
  }

  @Test("A cache changes nothing, whatever it has seen before")
  func cache() throws {
    let list = DisplayList(
      size: Size(width: 130, height: 150), background: .white, commands: scene())
    let cache = RasterCache()
    let first = try Rasterizer.render(list, scale: 2, cache: cache)
    let second = try Rasterizer.render(list, scale: 2, cache: cache)
    let fresh = try Rasterizer.render(list, scale: 2)
    #expect(first == fresh)
    #expect(second == fresh)
  }
}
