import Components
import Layout
import Testing

@testable import Render

@Suite("Raster: cost")
struct DrawingCostTests {
  /// What drawing a page of 100 × 50 points costs at two pixels a point, without the page itself.
  private func cost(_ commands: [DrawCommand]) -> Int? {
    let list = list(commands)
    // The count where even the last command is too much.
    var (low, high) = (page, 1 << 40)
    guard DrawingCost.excess(of: list, scale: 2, over: high) == nil else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if DrawingCost.excess(of: list, scale: 2, over: middle) == nil {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low - page
  }

  private let page = 200 * 100

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 50), commands: commands)
  }

  private let box = DrawCommand.fill(.rect(rect(10, 10, 20, 10)), black)

  @Test("A fill costs the pixels of its box inside the page and the clip")
  func fills() {
    #expect(cost([]) == 0)
    #expect(cost([box, box]) == 2 * 40 * 20)
    #expect(cost([.fill(.ellipse(rect(-50, -50, 200, 150)), black)]) == page)
    #expect(cost([.pushClip(.rect(rect(0, 0, 15, 50))), box, .popClip]) == 10 * 20)
    let moved = PlaneTransform.translation(x: 90, y: 0)
    #expect(cost([.pushTransform(moved), box, .popTransform]) == 0)
  }

  @Test("A layer costs its pixels once more, and for each pass of a filter")
  func layers() {
    #expect(cost([.pushLayer(LayerStyle(opacity: 0.5)), box, .popLayer]) == 800 + 800)
    let blur = LayerStyle(filters: [.blur(sigma: 1)])
    #expect(cost([.pushLayer(blur), box, .popLayer]) == 800 + 7 * 800)
    // The outer blur has 6 pixels more on each side.
    #expect(
      cost([.pushLayer(blur), .pushLayer(blur), box, .popLayer, .popLayer])
        == 800 + 7 * 800 + 7 * 52 * 32)
  }

  @Test("What a blur brings from beside the page counts, as far as it can be seen")
  func limitsLayers() {
    // Of a box far larger than the page only what is within the reach of 6 pixels is looked at.
    let blur = LayerStyle(filters: [.blur(sigma: 1)])
    let huge = DrawCommand.fill(.rect(rect(-1_000, -1_000, 3_000, 3_000)), black)
    #expect(cost([.pushLayer(blur), huge, .popLayer]) == 8 * 212 * 112)
  }

  @Test("The command that passes the limit is named: of a layer, its beginning")
  func namesCommands() {
    let blur = LayerStyle(filters: [.blur(sigma: 50)])
    let list = list([box, .pushLayer(blur), box, .popLayer, box])
    let excess = DrawingCost.excess(of: list, scale: 2, over: page + 2_000)
    #expect(excess == DrawingCost.Excess(command: 1, count: page + 1_600 + 7 * 800))
    #expect(DrawingCost.excess(of: list, scale: 2, over: page + 800)?.command == 2)
    #expect(DrawingCost.excess(of: list, scale: 2, over: page - 1)?.command == 0)
  }

  @Test("A renderer refuses with the node and its source")
  @MainActor
  func refuses() throws {
    let view = VStack {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10).blur(radius: 3).accessibilityIdentifier("soft")
    }
    var environment = EnvironmentValues(look: .stillframe)
    environment.displayScale = 1
    let renderer = Renderer()
    let scene = renderer.scene(
      for: view, environment: environment, width: 100, height: 100,
      budget: RenderBudget(pixels: 600))
    #expect(throws: RasterError.self) { try renderer.render(scene) }
    do throws(RasterError) {
      _ = try renderer.render(scene)
    } catch {
      guard case .overBudget(let error) = error else { throw error }
      #expect(error.unit == .pixels)
      #expect(error.limit == 600)
      #expect(error.path.description.contains("blur"))
    }
  }
}

@Suite("Raster: work is bounded by what is seen")
struct LimitedWorkTests {
  private func stripes(_ rect: PixelRect) -> Surface {
    let surface = Surface(rect)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let level = UInt32(truncatingIfNeeded: (x * 7 ^ y * 3) & 255)
        unsafe surface.target.pointer(x: x, y: y).pointee = level | level << 8 | 0xFF << 24
      }
    }
    return surface
  }

  @Test("A blur that leaves out what nobody sees gives the same pixels", arguments: [5.0, 13, 40])
  func limitedBlur(sigma: Double) {
    let source = PixelRect(minX: 3, minY: -5, maxX: 203, maxY: 115)
    let limit = PixelRect(minX: 50, minY: 20, maxX: 91, maxY: 63)
    func blurred(_ limit: PixelRect) -> Surface {
      GaussianBlur.blurred(
        stripes(source), sigma: sigma, edges: .transparent, limit: limit, jobs: 1)
    }
    let whole = blurred(source.grown(by: 1_000))
    let part = blurred(limit)
    #expect(part.rect == limit)
    var differences = 0
    for y in limit.minY..<limit.maxY {
      for x in limit.minX..<limit.maxX {
        let (a, b) = unsafe (
          whole.target.pointer(x: x, y: y).pointee, part.target.pointer(x: x, y: y).pointee
        )
        if a != b { differences += 1 }
      }
    }
    #expect(differences == 0)
  }

  @Test("A picture made smaller has the means of the areas", arguments: [(7, 5), (13, 11), (1, 1)])
  func reducedPicture(width: Int, height: Int) {
    let (oldWidth, oldHeight) = (29, 17)
    var numbers = Numbers(seed: 7)
    let bytes = (0..<oldWidth * oldHeight * 4).map { _ in UInt8(numbers.next(0...255)) }
    let reduced = ImageTexture(width: oldWidth, height: oldHeight, bytes: bytes)
      .reduced(width: width, height: height)
    #expect(reduced.width == width && reduced.height == height)
    /// How much of an old pixel lies in a new one.
    func share(_ old: Int, _ new: Int, _ count: Int, _ newCount: Int) -> Double {
      let ratio = Double(count) / Double(newCount)
      return max(
        0, min(Double(old + 1), Double(new + 1) * ratio) - max(Double(old), Double(new) * ratio))
        / ratio
    }
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          var mean = 0.0
          for row in 0..<oldHeight {
            for column in 0..<oldWidth {
              let weight =
                share(column, x, oldWidth, width) * share(row, y, oldHeight, height)
              mean += weight * Double(bytes[(row * oldWidth + column) * 4 + channel])
            }
          }
          let level = Double(reduced.bytes[(y * width + x) * 4 + channel])
          // Rounded once across and once down.
          #expect((level - mean).magnitude <= 1.02)
        }
      }
    }
  }
}
