import Components
import Layout
package import Render

/// Compares samples of a display list with the pixels that are drawn from it.
package struct JudgeComparison {
  /// Whether pixels that a blur or a shadow may reach are compared.
  private let includesBlurs: Bool
  /// Every how many pixels across and down one is compared.
  private let step: Int
  /// How many pixels were compared.
  package private(set) var compared = 0
  /// How many were left out: on edges, or near a blur.
  package private(set) var skipped = 0
  /// What differed by more than is allowed, each with its place.
  package private(set) var faults: [String] = []

  package init(includesBlurs: Bool = false, step: Int = 1) {
    self.includesBlurs = includesBlurs
    self.step = step
  }

  /// The side of the parts of the page that are sampled together, in pixels.
  private static let tile = 64

  /// Draws a list, and compares its pixels with samples of it.
  package mutating func compare(_ list: DisplayList, scale: Double) throws {
    let pixmap = try Rasterizer.render(list, scale: scale)
    let scene = PointScene(list, scale: scale)
    for top in stride(from: 0, to: pixmap.height, by: Self.tile) {
      for left in stride(from: 0, to: pixmap.width, by: Self.tile) {
        let part = LocalScene(
          scene,
          in: Rect(
            x: Double(left) / scale, y: Double(top) / scale, width: Double(Self.tile) / scale,
            height: Double(Self.tile) / scale), keepsLines: true)
        for y in stride(from: top + 1, to: min(top + Self.tile, pixmap.height), by: step) {
          for x in stride(from: left + 1, to: min(left + Self.tile, pixmap.width), by: step) {
            compare(part, pixmap, x, y, scale)
          }
        }
      }
    }
  }

  private mutating func compare(
    _ part: LocalScene, _ pixmap: Pixmap, _ x: Int, _ y: Int, _ scale: Double
  ) {
    guard isEven(pixmap, x, y) else {
      skipped += 1
      return
    }
    let sample = part.sample(
      at: Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale))
    guard includesBlurs || !sample.isNearBlur else {
      skipped += 1
      return
    }
    compared += 1
    let pixel = levels(pixmap, x, y)
    let levels = sample.bare.levels.map { $0.rounded() }
    // A level for rounding, and one for each translucent layer, which rounds by itself.
    let allowed = 1.0 + Double(sample.translucentLayers)
    let worst = (0..<4).map { (Double(pixel[$0]) - levels[$0]).magnitude }.max() ?? 0
    if worst > allowed {
      faults.append("\(x),\(y): drawn \(pixel), sampled \(levels), allowed \(allowed)")
    }
  }

  /// Whether the pixels around are as the one in their middle, to a level: no edge runs through it.
  private func isEven(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x + 1 < pixmap.width, y + 1 < pixmap.height else { return false }
    let middle = levels(pixmap, x, y)
    for row in (y - 1)...(y + 1) {
      for column in (x - 1)...(x + 1) {
        let other = levels(pixmap, column, row)
        for channel in 0..<4 where (middle[channel] - other[channel]).magnitude > 1 {
          return false
        }
      }
    }
    return true
  }

  private func levels(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> SIMD4<Int> {
    let start = (y * pixmap.width + x) * 4
    return SIMD4(
      Int(pixmap.bytes[start]), Int(pixmap.bytes[start + 1]), Int(pixmap.bytes[start + 2]),
      Int(pixmap.bytes[start + 3]))
  }
}

extension Shade {
  /// Premultiplied red, green, blue and alpha, from 0 to 255.
  fileprivate var levels: [Double] {
    let straight = straightColor
    return [straight.red, straight.green, straight.blue].map { $0 * alpha * 255 }
      + [alpha * 255]
  }
}
