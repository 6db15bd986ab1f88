import Graphics
import Layout
import Testing

@testable import Render

/// Draws commands on a page of whole points at one pixel per point.
func draw(
  _ commands: [DrawCommand], width: Int, height: Int, on background: ResolvedColor = .white,
  scale: Double = 1, jobs: Int = 1
) throws -> Pixmap {
  let list = DisplayList(
    size: Size(width: Double(width), height: Double(height)), background: background,
    commands: commands)
  return try Rasterizer.render(list, scale: scale, jobs: jobs)
}

extension Pixmap {
  /// R, G, B, A of one pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// The red channel of every pixel.
  var reds: [UInt8] { stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] } }

  /// The alpha of every pixel.
  var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }

  /// Coverage as text: a digit for ninths, `#` for whole pixels, `.` for none.
  var art: String {
    (0..<height).map { y in
      (0..<width).map { x -> String in
        let alpha = Int(alphas[y * width + x])
        return alpha == 0 ? "." : alpha == 255 ? "#" : "\(max(1, alpha * 10 / 256))"
      }.joined()
    }.joined(separator: "\n")
  }
}

/// The largest difference of two pictures in any byte.
func largestDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
  zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

let black = Paint.solid(.black)

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

/// A repeatable stream of numbers: Knuth's 64-bit linear congruential generator.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 33) / 2_147_483_648
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
