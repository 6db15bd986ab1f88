import Graphics
import Foundation
import Layout
import Testing

@testable import Render

@Suite("Raster: paints")
struct PaintTests {
  private let stops = [
    GradientStop(color: ResolvedColor(hex: 0), location: 0),
    GradientStop(color: ResolvedColor(hex: 0xFFFFFF), location: 1),
  ]
  private let page = PlaneShape.rect(rect(0, 0, 256, 4))

  @Test("A linear gradient runs straight between its ends and holds beyond them")
  func linear() throws {
    let picture = try draw(
      [.fill(page, .linearGradient(stops, start: point(50, 0), end: point(200, 0)))],
      width: 256, height: 4)
    for x in 0..<256 {
      let expected = 255 * min(max((Double(x) + 0.5 - 50) / 150, 0), 1)
      #expect(abs(Double(picture.pixel(x, 2)[0]) - expected) <= 0.7)
    }
  }

  @Test("Two stops at one place are a hard edge there")
  func hardStop() throws {
    let hard = [
      GradientStop(color: .black, location: 0.333), GradientStop(color: .white, location: 0.333),
    ]
    let picture = try draw(
      [
        .fill(
          .rect(rect(0, 0, 1_000, 1)), .linearGradient(hard, start: .zero, end: point(1_000, 0)))
      ],
      width: 1_000, height: 1)
    #expect(picture.pixel(332, 0)[0] == 0)
    #expect(picture.pixel(333, 0)[0] == 255)
  }

  @Test("Stops are mixed straight, not premultiplied")
  func straightStops() throws {
    let fading = [
      GradientStop(color: ResolvedColor(hex: 0xFF0000), location: 0),
      GradientStop(color: ResolvedColor(hex: 0x0000FF, alpha: 0), location: 1),
    ]
    let picture = try draw(
      [.fill(page, .linearGradient(fading, start: .zero, end: point(256, 0)))], width: 256,
      height: 4)
    // At the middle (127.5, 0, 127.5) at an alpha of ½ over white: 191, 127.5, 191.
    #expect(zip(picture.pixel(128, 1), [191, 127, 191, 255]).allSatisfy { abs(Int($0) - $1) <= 2 })
  }

  /// Steps of the table in 1/2^20: up to a quarter of one, colours are written in runs.
  @Test(
    "Colours that change slowly, or fall, are the table's wherever a row begins and ends",
    arguments: [
      701, 104_858, 116_508, 131_071, 131_072, 131_073, 200_000, 262_143, 262_144, 262_145, 900_000,
      -1, -20_000, -131_072, -149_797, -262_144, -300_000,
    ])
  func runs(perX: Int) throws {
    // No step has the colour of the next.
    let colors: [ResolvedColor] = [.black, .white, ResolvedColor(hex: 0xFF0000)]
    let waves = (0...64).map { GradientStop(color: colors[$0 % 3], location: Double($0) / 64) }
    let table = GradientTable(stops: waves, length: 256)
    // At 200,000 a run begins where its last pixel is in the next step by nothing.
    let (perY, origin) = (-41_003, 512 << 20 + 497_152)
    let shader = GradientShader(
      table: table, geometry: .linear(perX: perX, perY: perY, origin: origin))
    for (x, y, count) in [
      (0, 0, 560), (3, 17, 41), (5, 2, 9), (11, 60, 8), (1, 9, 3), (7, 1, 1), (-3_000, 5, 6_000),
      (4, 4, 0),
    ] {
      // What lies behind the row stays as it is.
      let drawn = unsafe [UInt32](unsafeUninitializedCapacity: count + 9) { pixels, filled in
        unsafe pixels.initialize(repeating: 7)
        unsafe shader.colors(x: x, y: y, count: count, into: pixels.baseAddress!)
        filled = count + 9
      }
      let places = (x..<x + count).map { (origin + $0 * perX + y * perY) >> 20 + 1 }
      let expected = places.map { table.color(min(max($0, 0), 1_025)) }
      #expect(drawn == expected + [UInt32](repeating: 7, count: 9))
    }
  }

  @Test("A gradient too short for its numbers is all beyond its end")
  func tooShort() throws {
    let short = Paint.linearGradient(stops, start: .zero, end: point(1e-154, 0))
    let picture = try draw([.fill(page, short)], width: 256, height: 4, on: .black)
    #expect(picture.pixel(3, 1) == [255, 255, 255, 255])
  }

  @Test("Colours of rows, of which a gradient down the page keeps no table, are the table's")
  func rows() throws {
    let steps = [
      GradientStop(color: ResolvedColor(hex: 0x3366CC, alpha: 0.3), location: 0.1),
      GradientStop(color: ResolvedColor(hex: 0xFF0000), location: 0.4),
      GradientStop(color: ResolvedColor(hex: 0x00FF00), location: 0.4),
      GradientStop(color: .black, location: 0.9),
    ]
    let steep = [
      GradientStop(color: .white, location: 0.995), GradientStop(color: .black, location: 1),
    ]
    for stops in [steps, steep, Array(steps.prefix(1)), []] {
      let filled = GradientTable(stops: stops, length: 400)
      let table = GradientTable(stops: stops, length: 400, isFilled: false)
      for entry in 0..<filled.count + 2 {
        #expect(unsafe table.color(entry) == filled.colors[entry])
      }
    }
    func isFilled(_ stops: [GradientStop]) -> Bool? {
      GradientShader.linear(stops, from: .zero, to: point(0, 90), toDevice: .identity)?.table
        .isFilled
    }
    #expect(isFilled(self.stops) == false)
    // Each row would go through all stops.
    #expect(isFilled([GradientStop](repeating: steps[0], count: 17)) == true)
    // The middles of 1,024 steps from 0 to 255.
    let grey = GradientTable(stops: self.stops, length: 400, isFilled: false)
    for step in 0..<1_024 {
      #expect(grey.color(step + 1) & 255 == UInt32((Double(step) + 0.5) / 1_024 * 255 + 0.5))
    }
  }

  @Test("Halves of a level round up: 0.3 · 255 is 76.5, which is even below")
  func halves() {
    let grey = ResolvedColor(red: 0.3, green: 0.5, blue: 0.1, alpha: 1)
    let table = GradientTable(stops: [GradientStop(color: grey, location: 0)], length: 1)
    #expect(unsafe table.colors[7] == 77 | 128 << 8 | 26 << 16 | 255 << 24)
  }

  @Test("A radial gradient follows the distance, an aspect squeezes it")
  func radial() throws {
    let picture = try draw(
      [
        .fill(
          .rect(rect(0, 0, 100, 100)),
          .radialGradient(
            stops, center: point(50, 50), startRadius: 5, endRadius: 45, aspect: 0.5))
      ], width: 100, height: 100)
    for (x, y) in [(50, 50), (60, 50), (80, 50), (50, 60), (50, 75), (20, 40)] {
      let (dx, dy) = (Double(x) + 0.5 - 50, (Double(y) + 0.5 - 50) * 2)
      let t = ((dx * dx + dy * dy).squareRoot() - 5) / 40
      let expected = 255 * min(max(t, 0), 1)
      #expect(abs(Double(picture.pixel(x, y)[0]) - expected) <= 1)
    }
  }

  @Test("An angular gradient turns clockwise from +x")
  func angular() throws {
    let picture = try draw(
      [
        .fill(
          .rect(rect(0, 0, 101, 101)),
          .angularGradient(stops, center: point(50.5, 50.5), startTurns: 0, endTurns: 1))
      ], width: 101, height: 101)
    // Straight down is a quarter turn, left a half, up three quarters.
    #expect(abs(Int(picture.pixel(50, 100)[0]) - 64) <= 1)
    #expect(abs(Int(picture.pixel(0, 50)[0]) - 128) <= 1)
    #expect(abs(Int(picture.pixel(50, 0)[0]) - 191) <= 1)
    #expect(picture.pixel(100, 52)[0] < 3)
    #expect(picture.pixel(100, 48)[0] > 252)
  }

  @Test("The own arctangent agrees with the system's", arguments: 0..<64)
  func arctangent(_ step: Int) {
    let angle = Double(step) / 64 * 2 * Double.pi + 0.01
    let turns = turnsClockwise(x: 3 * cos(angle), y: 3 * sin(angle))
    #expect(abs(turns - angle / (2 * .pi)) < 1e-9)
  }

  @Test("Outside the range of an angular gradient the nearer colour holds")
  func angularRange() {
    let range = AngularRange(startTurns: 0.25, endTurns: 0.5)
    #expect(range.fraction(at: 0.375) == 0.5)
    #expect(range.fraction(at: 0.6) == 1)
    #expect(range.fraction(at: 0.2) == 0)
    // Half-way round the rest of the turn, at 0.875, one becomes the other.
    #expect(range.fraction(at: 0.87) == 1)
    #expect(range.fraction(at: 0.88) == 0)
    // Backwards the same colours come from the other side.
    let reversed = AngularRange(startTurns: 0.5, endTurns: 0.25)
    #expect(reversed.fraction(at: 0.45) < 0.5)
  }

  // MARK: Images

  /// A picture of opaque greys, row by row.
  private func picture(_ rows: [[UInt8]]) throws -> RasterImage {
    var pixmap = try Pixmap(width: rows[0].count, height: rows.count)
    pixmap.bytes = rows.flatMap { $0 }.flatMap { [$0, $0, $0, 255] }
    return RasterImage(name: "test", pixmap: pixmap)
  }

  @Test("Nearest keeps hard edges, smooth mixes neighbours")
  func enlarged() throws {
    let image = try picture([[0, 200]])
    let hard = try draw(
      [.image(PicturePaint(image, in: rect(0, 0, 4, 1), interpolation: .nearest))], width: 4,
      height: 1)
    #expect(hard.reds == [0, 0, 200, 200])
    let smooth = try draw([.image(PicturePaint(image, in: rect(0, 0, 4, 1)))], width: 4, height: 1)
    // Samples at 0.25, 0.75, 1.25 and 1.75 between centres at 0.5 and 1.5.
    #expect(smooth.reds == [0, 50, 150, 200])
  }

  @Test("Blocks share the pixel that their edge runs through")
  func blocks() throws {
    let image = try picture([[0, 200]])
    // A block is 1½ pixels wide.
    let blocks = try draw(
      [.image(PicturePaint(image, in: rect(0, 0, 3, 1), interpolation: .blocks))], width: 3,
      height: 1
    )
    #expect(blocks.reds == [0, 100, 200])
  }

  @Test("Blocks that shrink are the mean of what each pixel covers, wherever the picture begins")
  func shrinkingBlocks() throws {
    let image = try picture([[0, 40, 80, 120, 160, 200]])
    // Two columns to a pixel, and the first pixel of the page, which is white, is covered to a quarter: 0.75 × 255.
    let blocks = try draw(
      [.image(PicturePaint(image, in: rect(0.75, 0, 3, 1), interpolation: .blocks))], width: 4,
      height: 1)
    // The second covers half of the first column, the second and half of the third: (0/2 + 40 + 80/2)/2. Three
    // quarters of the last are covered: 0.75 × (160/2 + 200)/1.5 + 0.25 × 255.
    #expect(blocks.reds == [191, 40, 120, 204])
  }

  @Test("A picture that shrinks shows the mean of what each pixel covers")
  func reduced() throws {
    let image = try picture([[10, 20, 30, 40, 50], [110, 120, 130, 140, 150]])
    let small = try draw([.image(PicturePaint(image, in: rect(0, 0, 2, 1)))], width: 2, height: 1)
    // 2½ columns each: (10 + 20 + ½·30)/2.5 = 18 and 42, and 118 and 142 below: 68 and 92.
    #expect(small.reds == [68, 92])
  }

  @Test("A tint keeps the alpha and replaces the colour; a tile repeats; a source is cut out")
  func variants() throws {
    let image = try picture([[0, 100, 200, 250]])
    let tinted = try draw(
      [.image(PicturePaint(image, in: rect(0, 0, 4, 1), tint: ResolvedColor(hex: 0x336699)))],
      width: 4, height: 1)
    #expect(tinted.pixel(2, 0) == [0x33, 0x66, 0x99, 255])
    let tiled = try draw(
      [
        .fill(
          .rect(rect(0, 0, 6, 1)), .image(PicturePaint(image, in: rect(1, 0, 4, 1), extent: .tile)))
      ],
      width: 6, height: 1)
    #expect(tiled.reds == [250, 0, 100, 200, 250, 0])
    let part = try draw(
      [.image(PicturePaint(image, in: rect(0, 0, 2, 1), source: rect(1, 0, 2, 1)))], width: 2,
      height: 1)
    #expect(part.reds == [100, 200])
  }
}
