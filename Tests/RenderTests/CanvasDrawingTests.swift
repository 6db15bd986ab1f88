import Components
import Render
import Testing

@Suite("Canvas and mesh gradients")
@MainActor
struct CanvasDrawingTests {
  /// The colours of one pixel of a view at one pixel a point.
  private func pixel(
    _ view: some View, _ x: Int, _ y: Int, width: CGFloat = 20, height: CGFloat = 20,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [UInt8] {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    change(&renderer.environment)
    let picture = try renderer.pixmap()
    let start = (y * picture.width + x) * 4
    return Array(picture.bytes[start..<(start + 4)])
  }

  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  @Test("Paths are filled at their points, later ones over earlier ones")
  func fill() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(blue))
    }
    #expect(try pixel(canvas, 5, 5) == [255, 0, 0, 255])
    #expect(try pixel(canvas, 15, 5) == [0, 0, 255, 255])
    #expect(try pixel(canvas, 15, 15) == [255, 0, 0, 255])
  }

  @Test("What is drawn beside a canvas is not seen")
  func bounds() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: -9, y: -9, width: 40, height: 40)), with: .color(red))
      context.drawLayer { layer in
        layer.translateBy(x: 8, y: 8)
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
      }
    }
    .frame(width: 10, height: 10)
    #expect(try pixel(canvas, 6, 6) == [255, 0, 0, 255])
    #expect(try pixel(canvas, 14, 14) == [0, 0, 255, 255])
    for (x, y) in [(2, 10), (10, 2), (17, 17)] { #expect(try pixel(canvas, x, y) == [0, 0, 0, 0]) }
  }

  @Test("Points are counted from the left in either direction")
  func direction() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 20)), with: .color(red))
    }
    let seen = try pixel(canvas, 2, 10) { $0.layoutDirection = .rightToLeft }
    #expect(seen == [255, 0, 0, 255])
  }

  @Test("A copy has settings of its own and draws to the same place")
  func copies() throws {
    let canvas = Canvas { context, _ in
      var moved = context
      moved.translateBy(x: 10, y: 10)
      moved.scaleBy(x: 2, y: 2)
      moved.opacity = 0.5
      moved.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(blue))
    }
    #expect(try pixel(canvas, 1, 1) == [0, 0, 255, 255])
    let faded = try pixel(canvas, 13, 13)
    #expect((127...128).contains(faded[3]) && faded[0] == faded[3])
    #expect(try pixel(canvas, 15, 15) == [0, 0, 0, 0])
  }

  @Test("A clip keeps what lies inside, or outside")
  func clip() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    func canvas(_ options: GraphicsContext.ClipOptions) -> some View {
      Canvas { context, size in
        context.clip(to: half, options: options)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      }
    }
    #expect(try pixel(canvas([]), 5, 5)[3] == 255)
    #expect(try pixel(canvas([]), 15, 5)[3] == 0)
    #expect(try pixel(canvas(.inverse), 5, 5)[3] == 0)
    #expect(try pixel(canvas(.inverse), 15, 5)[3] == 255)
  }

  @Test("A layer fades as a whole")
  func layer() throws {
    let canvas = Canvas { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
      }
    }
    // No red shines through the blue.
    let seen = try pixel(canvas, 5, 5)
    #expect(seen[0] == 0 && (127...128).contains(seen[2]))
  }

  @Test("Symbols, gradients and texts are drawn where they are put")
  func content() throws {
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [red, blue]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
      if let symbol = context.resolveSymbol(id: "dot") {
        context.draw(symbol, at: CGPoint(x: 10, y: 10))
      }
    } symbols: {
      Color.white.frame(width: 4, height: 4).tag("dot")
    }
    #expect(try pixel(canvas, 10, 10) == [255, 255, 255, 255])
    let left = try pixel(canvas, 0, 2)
    #expect(left[0] > 230 && left[2] < 25)
    let text = Canvas { context, _ in
      let title = context.resolve(Text(verbatim: "M").font(.system(size: 16)))
      #expect(title.measure(in: CGSize(width: 100, height: 100)).height > 15)
      context.draw(title, at: CGPoint(x: 10, y: 10))
    }
    let renderer = ImageRenderer(content: text.frame(width: 20, height: 20))
    #expect(try renderer.pixmap().bytes.contains { $0 > 0 })
  }

  @Test("A text at a point stays on one line", arguments: ["Mon", "Tue", "Thu", "Fri", "Sun"])
  func line(word: String) throws {
    let canvas = Canvas { context, _ in
      context.draw(
        Text(verbatim: word).font(.system(size: 13)), at: CGPoint(x: 30, y: 40))
    }
    let pixmap = try ImageRenderer(content: canvas.frame(width: 60, height: 80)).pixmap()
    let rows = (0..<80).filter { y in
      (0..<60).contains { x in pixmap.bytes[(y * 60 + x) * 4 + 3] > 0 }
    }
    // Capitals are about 0.73 of 13 points high; a second line would begin 16 lower.
    let height = try #require(rows.last) - #require(rows.first) + 1
    #expect(height <= 14)
  }

  @Test("A mesh has the colours of its corners, and their mean between them")
  func mesh() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [red, blue, red, blue])
    let left = try pixel(mesh, 0, 10, width: 100)
    let middle = try pixel(mesh, 50, 10, width: 100)
    #expect(left[0] > 250 && left[2] < 5)
    #expect((124...131).contains(middle[0]) && (124...131).contains(middle[2]))
    #expect(middle[3] == 255)
    // Pushed to the left, the middle of the mesh lets blue in there.
    let pushed = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.2, 0], [1, 0], [0, 1], [0.2, 1], [1, 1]],
      colors: [red, blue, blue, red, blue, blue])
    #expect(try pixel(pushed, 50, 10, width: 100)[2] > 250)
  }
}
