import Layout

/// Looks for the edge that shows best on the two middle lines of a box.
struct EdgeScan {
  let scene: PaintedScene
  let canvas: Rect

  /// The distance of two samples in points: less than the width of any line that is meant to be seen.
  private static let step = 0.25
  /// How far apart the two sides of an edge may lie, in samples.
  private static let reach = 6
  /// How far beyond the box the surroundings begin, in points.
  private static let margin = 2.0

  func sharpestEdge(around box: Rect) -> ContrastSearch.Outcome {
    let area = box.insetBy(dx: -Self.margin, dy: -Self.margin).clipped(to: canvas)
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
    let count = Int(min(max((length / Self.step).rounded(.up), 1), 8_192))
    var colors: [(color: ResolvedColor, luminance: Double)] = []
    colors.reserveCapacity(count + 1)
    for index in 0...count {
      // In the middle of each step, so that no sample lies on the edge of a whole pixel.
      let share = (Double(index) + 0.5) / Double(count + 1)
      let sample = local.sample(
        at: Point(x: line.minX + line.width * share, y: line.minY + line.height * share), ink: nil)
      if sample.isUnknown { return .unknown(reason: "the picture behind it was not decoded") }
      guard sample.bare.alpha >= 1 - 1e-9 else {
        return .unknown(reason: "nothing opaque lies behind it")
      }
      let color = sample.bare.color
      if let last = colors.last, last.color == color {
        colors.append(last)
      } else {
        colors.append((color, color.relativeLuminance))
      }
    }
    var best: (ratio: ContrastRatio, from: Int, to: Int)?
    for from in colors.indices {
      for to in colors.indices[from...].prefix(Self.reach + 1).dropFirst()
      where colors[from].color != colors[to].color {
        let ratio = ContrastRatio(luminances: colors[from].luminance, colors[to].luminance)
        if best.map({ ratio > $0.ratio }) ?? true { best = (ratio, from, to) }
      }
    }
    guard let best else {
      return .contrast(
        ContrastRatio(luminances: 0, 0), ink: colors[0].color, backdrop: colors[0].color)
    }
    return .contrast(best.ratio, ink: colors[best.to].color, backdrop: colors[best.from].color)
  }
}
