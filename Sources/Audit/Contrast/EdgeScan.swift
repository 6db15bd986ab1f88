import Components
import Graphics
import Layout
import Render

/// Looks for the edge that shows best on the two middle lines of a box.
struct EdgeScan {
  let scene: PointScene
  let vision: Vision

  /// The distance of two samples in points: less than the width of any line that is meant to be seen.
  private static let step = 0.25
  /// How far apart the two sides of an edge may lie, in samples.
  private static let reach = 6
  /// How far beyond the box the surroundings begin, in points.
  private static let margin = 2.0

  func sharpestEdge(around box: Rect) -> ContrastSearch.Outcome {
    let area = box.insetBy(dx: -Self.margin, dy: -Self.margin).clipped(to: scene.canvas)
    guard !area.isEmpty else { return .unseen }
    let middle = box.center
    let across = Rect(x: area.minX, y: middle.y, width: area.width, height: 0)
    let down = Rect(x: middle.x, y: area.minY, width: 0, height: area.height)
    let local = LocalScene(scene, in: area, keepsLines: true)
    let first = sharpestEdge(along: across, local)
    let second = sharpestEdge(along: down, local)
    switch (first, second) {
    case (.contrast(let one, _, _), .contrast(let other, _, _)):
      return one < other ? second : first
    case (.contrast, _): return first
    default: return second
    }
  }

  private func sharpestEdge(along line: Rect, _ local: LocalScene) -> ContrastSearch.Outcome {
    let length = max(line.width, line.height)
    let count = Int(min(max((length / Self.step).rounded(.up), 1), 8_192)) + 1
    // In the middle of each step, so that no sample lies on the edge of a whole pixel.
    func point(_ index: Int) -> Point {
      let share = (Double(index) + 0.5) / Double(count)
      return Point(x: line.minX + line.width * share, y: line.minY + line.height * share)
    }
    var samples: [Sample] = []
    samples.reserveCapacity(count)
    for start in stride(from: 0, to: count, by: Self.stretch) {
      let end = min(start + Self.stretch, count)
      let (from, to) = (point(start), point(end - 1))
      let part = local.narrowed(
        to: Rect(minX: from.x, minY: from.y, maxX: to.x, maxY: to.y).insetBy(dx: -0.01, dy: -0.01))
      for index in start..<end {
        if part.isUniform, index > start {
          samples.append(samples[samples.count - 1])
          continue
        }
        switch sample(part, at: point(index), after: samples.last) {
        case .success(let sample): samples.append(sample)
        case .failure(let doubt): return .unknown(reason: doubt.reason)
        }
      }
    }
    return sharpestEdge(in: samples)
  }

  /// The samples of a stretch that may look the same all over; then one stands for all.
  private static let stretch = 32

  /// A colour on the line, and the number of the run of equal colours that it belongs to.
  private struct Sample {
    var color: ResolvedColor
    var luminance: Double
    var run: Int
  }

  private struct Doubt: Error {
    var reason: String
  }

  private func sample(
    _ local: LocalScene, at point: Point, after last: Sample?
  ) -> Result<Sample, Doubt> {
    let sample = local.sample(at: point)
    guard sample.bare.alpha >= 1 - 1e-9 else {
      return .failure(Doubt(reason: "nothing opaque lies behind it"))
    }
    let color = vision.seen(sample.bare.straightColor)
    if let last, last.color == color { return .success(last) }
    return .success(
      Sample(color: color, luminance: color.relativeLuminance, run: (last?.run ?? 0) + 1))
  }

  private func sharpestEdge(in samples: [Sample]) -> ContrastSearch.Outcome {
    var best: (ratio: ContrastRatio, from: Int, to: Int)?
    for from in samples.indices {
      for to in samples.indices[from...].prefix(Self.reach + 1).dropFirst()
      where samples[from].run != samples[to].run {
        let ratio = ContrastRatio(
          luminances: samples[from].luminance, samples[to].luminance)
        if best.map({ ratio > $0.ratio }) ?? true { best = (ratio, from, to) }
      }
    }
    let (from, to) = best.map { ($0.from, $0.to) } ?? (0, 0)
    let ratio = best?.ratio ?? ContrastRatio(luminances: 0, 0)
    return .contrast(ratio, ink: samples[to].color, backdrop: samples[from].color)
  }
}
