import Graphics
import Foundation
import Layout
import Mutants
import Testing

@testable import Render

@Suite("Raster: blur")
struct BlurTests {
  @Test("Weights of a Gaussian sum to 65,536 and follow e^(−x²/2σ²)", arguments: [0.3, 1, 2.5, 24])
  func weights(_ sigma: Double) {
    let weights = GaussianBlur.weights(sigma: sigma)
    let sum = weights[0] + weights.dropFirst().reduce(0) { $0 + 2 * $1 }
    #expect(sum == 65_536)
    let total = (-200...200).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }.reduce(0, +)
    for (offset, weight) in weights.enumerated() {
      let expected = 65_536 * exp(-Double(offset * offset) / (2 * sigma * sigma)) / total
      // The tail past three deviations, 0.27 % of all, is shared out over the others.
      #expect(abs(Double(weight) - expected) <= 2 + expected * 0.003 + (offset == 0 ? 40 : 0))
    }
  }

  @Test(
    "A mask's blur is the sum of its weighted values, rounded along each axis",
    arguments: [0.1, 0.3, 0.8, 2.5, 11.0])
  func maskSums(_ sigma: Double) {
    let weights = GaussianBlur.weights(sigma: sigma)
    func blurred(_ line: [UInt16]) -> [UInt16] {
      line.indices.map { middle in
        var sum = 32_768
        for offset in 1 - weights.count..<weights.count
        where line.indices.contains(middle + offset) {
          sum += Int(weights[abs(offset)]) * Int(line[middle + offset])
        }
        return UInt16(sum >> 16)
      }
    }
    var random = SeededRandom(7)
    for (width, height) in [(1, 1), (2, 9), (17, 3), (150, 70)] {
      let rect = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
      var tile = MaskTile(.everything, rect: rect)
      #expect(tile.values.allSatisfy { $0 == .max })
      // Noise, then the full cover, then nothing.
      for index in 0..<width * height / 3 {
        tile.values[index] = UInt16.random(in: 0 ... .max, using: &random)
      }
      for index in width * height * 2 / 3..<width * height { tile.values[index] = 0 }
      let across = (0..<height).map { blurred(Array(tile.values[$0 * width..<($0 + 1) * width])) }
      let down = (0..<width).map { x in blurred(across.map { $0[x] }) }
      MaskBlur.blur(&tile, sigma: sigma)
      #expect(tile.values == (0..<width * height).map { down[$0 % width][$0 / width] })
    }
  }

  @Test("Three boxes have the variance of the Gaussian", arguments: [2.0, 3.3, 4.9, 7.99])
  func boxVariance(_ sigma: Double) {
    let kernel = BoxKernel(sigma: sigma)
    #expect(kernel.inner * UInt32(2 * kernel.radius + 1) + 2 * kernel.end == 65_536)
    var variance = 0.0
    for offset in -(kernel.radius + 1)...(kernel.radius + 1) {
      let weight = abs(offset) <= kernel.radius ? kernel.inner : kernel.end
      variance += Double(offset * offset) * Double(weight) / 65_536
    }
    #expect(abs((3 * variance).squareRoot() - sigma) < 0.01)
  }

  /// Sigma and the levels by which the profile may differ: samples of a narrow Gaussian are not its
  /// integral, and three boxes are within 1.2 % of the Gaussian.
  @Test(
    "The shadow of a straight edge is the error function",
    arguments: [(1.0, 2.1), (4, 1), (15, 1), (40, 3.1)])
  func edgeProfile(_ sigma: Double, _ tolerance: Double) throws {
    let picture = try draw(
      [.dropShadow(.rect(rect(-2_000, -2_000, 2_200, 4_000)), Shadow(color: .black, sigma: sigma))],
      width: 400, height: 1, on: .clear)
    for x in 0..<400 {
      let distance = (200 - (Double(x) + 0.5)) / (sigma * 2.0.squareRoot())
      let expected = 255 * (0.5 + 0.5 * erf(distance))
      #expect(abs(Double(picture.alphas[x]) - expected) < tolerance, "at \(x)")
    }
  }

  @Test("A blurred silhouette keeps its sum", arguments: [0.8, 3, 12, 30])
  func maskSum(_ sigma: Double) throws {
    let box = PlaneShape.roundedRect(rect(150, 150, 40, 30), radius: 8)
    let sharp = try draw([.fill(box, black)], width: 340, height: 330, on: .clear)
    let blurred = try draw(
      [.dropShadow(box, Shadow(color: .black, sigma: sigma))], width: 340, height: 330,
      on: .clear)
    let before = sharp.alphas.reduce(0) { $0 + Int($1) }
    let after = blurred.alphas.reduce(0) { $0 + Int($1) }
    // Large blurs leave many pixels below half a level, which round to nothing.
    #expect(abs(Double(after) / Double(before) - 1) < (sigma > 10 ? 0.03 : 0.005))
  }

  @Test("Nine slices of a rounded rectangle equal the blur of the whole", arguments: [1.5, 4, 9.5])
  func nineSlices(_ sigma: Double) throws {
    let shadow = Shadow(color: .black, sigma: sigma, offset: point(3, 5))
    for box in [rect(40, 40, 120, 90), rect(40.3, 40.7, 119.9, 90.2)] {
      let sliced = try draw(
        [.dropShadow(.roundedRect(box, radius: 14), shadow)], width: 220, height: 190)
      let path = VectorPath.roundedRect(box, radii: CornerRadii(14))
      let whole = try draw(
        [.dropShadow(.path(path, .nonZero), shadow)], width: 220, height: 190)
      #expect(largestDifference(sliced, whole) <= 1)
    }
  }

  @Test("What an opaque shape hides of its shadow need not be drawn")
  func hiddenShadow() throws {
    let box = PlaneShape.roundedRect(rect(30, 30, 80, 60), radius: 20, style: .continuous)
    let shadow = DrawCommand.dropShadow(
      box, Shadow(color: .black.opacity(0.5), sigma: 6, offset: point(0, 8)))
    let fill = DrawCommand.fill(box, .solid(.white))
    let hidden = try draw([shadow, fill], width: 140, height: 120)
    var drawn = try draw([shadow], width: 140, height: 120)
    let page = DisplayList(
      size: Size(width: 140, height: 120), background: .clear, commands: [fill])
    Rasterizer.render(page, scale: 1, into: &drawn)
    #expect(hidden == drawn)
  }

  @Test("Short weights sum to 256, and from any tap outwards to the Gaussian within half a unit")
  func shortWeights() {
    for sigma in stride(from: 0.1, to: 5, by: 0.1) {
      let weights = DirectBlur.weights(sigma: sigma)
      #expect(weights[0] + weights.dropFirst().reduce(0) { $0 + 2 * $1 } == 256)
      let total = (-200...200).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }.reduce(0, +)
      for first in 1..<weights.count {
        let tail = weights[first...].reduce(0, +)
        let expected =
          (first...200).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }.reduce(0, +) / total
        // A quarter more for what lies past three deviations.
        #expect(abs(Double(tail) - 256 * expected) < 0.85, "\(sigma), \(first)")
      }
    }
  }

  @Test(
    "A blurred layer is the same for any number of threads",
    arguments: [0.7, 2, 4.9, 5, 13, 60], [true, false])
  func blurThreads(_ sigma: Double, _ isOpaque: Bool) throws {
    var random = SeededRandom(7)
    var noise = try Pixmap(width: 150, height: 300)
    noise.bytes = (0..<150 * 300).flatMap { _ in
      [random.byte(), random.byte(), random.byte(), 255] as [UInt8]
    }
    let frame = rect(0, 0, 150, 300)
    let list = DisplayList(
      size: frame.size,
      commands: [
        .pushLayer(LayerStyle(filters: [.blur(sigma: sigma, isOpaque: isOpaque)])),
        .image(PicturePaint(RasterImage(name: "noise", pixmap: noise), in: frame)), .popLayer,
      ])
    let alone = try Rasterizer.render(list, scale: 1, jobs: 1)
    for jobs in [2, 3, 8] {
      #expect(try Rasterizer.render(list, scale: 1, jobs: jobs) == alone)
    }
  }

  @Test("A blurred layer keeps its sum", arguments: [0.7, 2, 4.9, 5, 9.99, 10, 20])
  func layerSum(_ sigma: Double) throws {
    let picture = try draw(
      [
        .pushLayer(LayerStyle(filters: [.blur(sigma: sigma)])),
        .fill(.rect(rect(150, 150, 60, 50)), black), .popLayer,
      ], width: 360, height: 350, on: .clear)
    let sum = picture.alphas.reduce(0) { $0 + Int($1) }
    // Faint pixels round to nothing.
    #expect(abs(Double(sum) / (255 * 60 * 50) - 1) < (sigma > 5 ? 0.02 : 0.005))
  }

  @Test("A constant picture stays what it is", arguments: [0.3, 1.0, 2, 4.9, 5, 9.99, 20, 100])
  func constant(_ sigma: Double) throws {
    let color = ResolvedColor(red: 17 / 255, green: 130 / 255, blue: 254 / 255)
    let picture = try draw(
      [
        .pushLayer(LayerStyle(filters: [.blur(sigma: sigma, isOpaque: true)])),
        .fill(.rect(rect(0, 0, 97, 61)), .solid(color)), .popLayer,
      ], width: 97, height: 61)
    #expect(picture.bytes == (0..<97 * 61).flatMap { _ in [17, 130, 254, 255] as [UInt8] })
  }

  @Test(
    "A blurred layer has the Gaussian's profile", arguments: [1.5, 2, 4.9, 5, 6, 9.99, 10, 20, 25])
  func layerProfile(_ sigma: Double) throws {
    let picture = try draw(
      [
        .pushLayer(LayerStyle(filters: [.blur(sigma: sigma)])),
        .fill(.rect(rect(-400, -400, 600, 1_000)), black), .popLayer,
      ], width: 400, height: 16, on: .clear)
    for x in 0..<400 {
      let distance = (200 - (Double(x) + 0.5)) / (sigma * 2.0.squareRoot())
      let expected = 255 * (0.5 + 0.5 * erf(distance))
      #expect(abs(Double(picture.alphas[8 * 400 + x]) - expected) < 3, "at \(x)")
    }
  }

  @Test("An inner shadow is the complement of the silhouette's blur, inside the shape")
  func innerShadow() throws {
    let box = PlaneShape.rect(rect(20, 20, 60, 60))
    let picture = try draw(
      [.innerShadow(box, Shadow(color: .black, sigma: 4))], width: 100, height: 100, on: .clear)
    for x in 20..<80 {
      func part(_ distance: Double) -> Double { 0.5 + 0.5 * erf(distance / (4 * 2.0.squareRoot())) }
      let inside = part(Double(x) + 0.5 - 20) * part(80 - Double(x) - 0.5)
      #expect(abs(Double(picture.alphas[50 * 100 + x]) - 255 * (1 - inside)) < 2)
    }
    #expect(picture.pixel(19, 50)[3] == 0)
    #expect(picture.pixel(80, 50)[3] == 0)
  }

  @Test("A backdrop shows the blurred page inside its shape only")
  func backdrop() throws {
    let style = BackdropStyle(sigma: 6, saturation: 1, tint: .clear)
    let picture = try draw(
      [
        .fill(.rect(rect(0, 0, 50, 60)), black),
        .backdrop(.rect(rect(10, 20, 80, 20)), style),
      ], width: 100, height: 60)
    #expect(picture.pixel(49, 10)[0] == 0)
    #expect(picture.pixel(50, 10)[0] == 255)
    for x in 10..<90 {
      let expected = 255 * (0.5 + 0.5 * erf((Double(x) + 0.5 - 50) / (6 * 2.0.squareRoot())))
      #expect(abs(Double(picture.pixel(x, 30)[0]) - expected) < 3)
    }
  }
}
