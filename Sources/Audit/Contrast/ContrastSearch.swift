import Components
import Graphics
import Layout
import Render

/// Finds where some ink stands out least from what lies behind it.
struct ContrastSearch {
  typealias Outcome = ContrastOutcome

  private let scene: PointScene
  private let vision: Vision
  private let ink: SampledInk
  private let transform: PlaneTransform
  private let isOnGlass: Bool

  /// - Parameters:
  ///   - paint: what colours the ink.
  ///   - element: the text or symbol that it belongs to.
  init(_ subject: AuditSubject, ink paint: ResolvedPaint, of element: AuditedNode) {
    scene = subject.scene
    vision = subject.vision
    ink = subject.ink(paint, of: element)
    transform = element.transform
    isOnGlass = subject.isOnApproximateGlass(element)
  }

  /// The least contrast over some boxes in the coordinates of the ink's own subtree.
  ///
  /// - Parameter enough: a ratio above which nothing more is asked; where bounds of colours show that it is reached, no
  ///   points are looked at.
  func worst(in boxes: [Rect], enough: Double = .infinity) -> Outcome {
    guard !isOnGlass else {
      return .unknown(reason: "it is on glass, whose pixels are an approximation")
    }
    var worst = Outcome.unseen
    for box in boxes {
      switch (search(box, enough: enough), worst) {
      case (.unknown(let reason), _): return .unknown(reason: reason)
      case (.contrast(let ratio, let ink, let backdrop), .contrast(let least, _, _)):
        if ratio < least { worst = .contrast(ratio, ink: ink, backdrop: backdrop) }
      case (.contrast(let ratio, let ink, let backdrop), _):
        worst = .contrast(ratio, ink: ink, backdrop: backdrop)
      case (.ample, .unseen): worst = .ample
      case (.ample, _), (.unseen, _): break
      }
    }
    return worst
  }

  /// Whether the contrast is above a ratio all over a part of the page, as bounds of colours show; `false` may also
  /// mean that they do not tell.
  private func reaches(
    _ ratio: Double, of color: ShadeRange, in area: Rect, of local: LocalScene, parts: Int
  ) -> Bool {
    guard let backdrops = local.backdrops(of: ink, in: area) else { return false }
    let isEnough = backdrops.allSatisfy { backdrop in
      guard backdrop.low.alpha >= 1 else { return false }
      // A little more, for what sums are rounded by.
      return color.over(backdrop).leastContrast(to: backdrop) > ratio + 1e-6
    }
    guard !isEnough, parts > 1 else { return isEnough }
    let isWide = area.width > area.height
    let half = Size(
      width: isWide ? area.width / 2 : area.width, height: isWide ? area.height : area.height / 2)
    let other = Point(
      x: isWide ? area.minX + half.width : area.minX,
      y: isWide ? area.minY : area.minY + half.height)
    return [Rect(origin: area.origin, size: half), Rect(origin: other, size: half)].allSatisfy {
      reaches(ratio, of: color, in: $0, of: local, parts: parts / 2)
    }
  }

  /// The least contrast at some points of the page.
  func worst(at points: [Point]) -> Outcome {
    guard let first = points.first else { return .unseen }
    var box = Rect(origin: first, size: .zero)
    for point in points { box = box.union(Rect(origin: point, size: .zero)) }
    let local = LocalScene(scene, in: box.insetBy(dx: -0.01, dy: -0.01), ink: ink)
    guard local.showsInk else { return .unseen }
    var worst = Outcome.unseen
    var least = Double.infinity
    var (inks, backdrops) = (SeenColor(vision), SeenColor(vision))
    for point in points {
      let outcome = Self.outcome(of: local.sample(at: point, ink: ink), &inks, &backdrops)
      switch outcome {
      case .unseen, .ample: break
      case .unknown: return outcome
      case .contrast(let ratio, _, _):
        if ratio.value < least { (worst, least) = (outcome, ratio.value) }
      }
    }
    return worst
  }

  private func search(_ box: Rect, enough: Double) -> Outcome {
    // Just inside, so that a surface beside the box that shares an edge with it stays out.
    let area = box.insetBy(dx: 1e-6, dy: 1e-6)
    let local = LocalScene(scene, in: transform.boundingBox(of: area), ink: ink)
    guard local.showsInk else { return .unseen }
    // Neighbours are mostly alike, and luminances take longest.
    var last: (sample: InkSample, seen: SampleGrid.Seen)?
    var (inks, backdrops) = (SeenColor(vision), SeenColor(vision))
    func sample(at point: Point) -> InkSample {
      local.sample(at: transform.apply(to: point), ink: ink)
    }
    func outcome(at point: Point) -> Outcome {
      Self.outcome(of: sample(at: point), &inks, &backdrops)
    }
    func seen(at point: Point) -> SampleGrid.Seen {
      let sample = sample(at: point)
      if let last, last.sample == sample { return last.seen }
      let seen = SampleGrid.Seen(Self.outcome(of: sample, &inks, &backdrops))
      last = (sample, seen)
      return seen
    }
    if local.isUniform, ink.isUniform { return outcome(at: area.center) }
    if enough < .infinity, vision == .full, let color = ink.uniformShade, color.alpha > 0,
      // Bounds of colours do not tell whether a clip leaves any of the ink.
      sample(at: area.center).visibility > 0,
      // Where a gradient is wide its parts are nearer to one colour.
      reaches(enough, of: ShadeRange(color), in: local.box, of: local, parts: 8)
    {
      return .ample
    }
    let grid = SampleGrid(area: area, isFine: local.hasPicture)
    return grid.worst(seen(at:)).map(outcome(at:)) ?? .unseen
  }

  private static func outcome(
    of sample: InkSample, _ inks: inout SeenColor, _ backdrops: inout SeenColor
  ) -> Outcome {
    guard sample.visibility > 0 else { return .unseen }
    guard sample.bare.alpha >= 1 - 1e-9 else {
      return .unknown(reason: "nothing opaque lies behind it")
    }
    inks.see(sample.inked)
    backdrops.see(sample.bare)
    let ratio = ContrastRatio(luminances: inks.luminance, backdrops.luminance)
    return .contrast(ratio, ink: inks.color, backdrop: backdrops.color)
  }
}

/// A colour as it is seen, and its luminance, computed anew only when another one is looked at.
private struct SeenColor {
  private let vision: Vision
  private var shade: Shade?
  private(set) var color = ResolvedColor.clear
  private(set) var luminance = 0.0

  init(_ vision: Vision) {
    self.vision = vision
  }

  mutating func see(_ shade: Shade) {
    if let known = self.shade, known.isSame(as: shade) { return }
    self.shade = shade
    color = vision.seen(shade.straightColor)
    luminance = color.relativeLuminance
  }
}

/// Points all over a rectangle, and a walk from the worst of them to the very worst place.
private struct SampleGrid {
  let area: Rect
  let columns: Int
  let rows: Int

  /// Points lie at most 2 pt apart, or half a point above the pixels of a picture.
  init(area: Rect, isFine: Bool) {
    self.area = area
    func count(_ length: Double, most: Double) -> Int {
      Int(min(max((length * (isFine ? 2 : 0.5)).rounded(.up), 2), most))
    }
    columns = count(area.width, most: isFine ? 256 : 48)
    rows = count(area.height, most: isFine ? 64 : 12)
  }

  /// What decides between two points.
  enum Seen {
    case unseen
    case unknown
    case ratio(Double)

    init(_ outcome: ContrastOutcome) {
      switch outcome {
      case .unseen, .ample: self = .unseen
      case .unknown: self = .unknown
      case .contrast(let ratio, _, _): self = .ratio(ratio.value)
      }
    }
  }

  /// The first point that cannot be judged, or the one with the least ratio; `nil` where nothing is seen.
  func worst(_ seen: (Point) -> Seen) -> Point? {
    var (least, place) = (Double.infinity, area.center)
    for row in 0...rows {
      for column in 0...columns {
        let point = Point(
          x: area.minX + area.width * Double(column) / Double(columns),
          y: area.minY + area.height * Double(row) / Double(rows))
        switch seen(point) {
        case .unseen: break
        case .unknown: return point
        case .ratio(let ratio): if ratio < least { (least, place) = (ratio, point) }
        }
      }
    }
    return least < .infinity ? descend(from: place, least, seen) : nil
  }

  /// Goes to a lower neighbour while there is one, then halves the step: along a gradient the
  /// contrast has one lowest place between two neighbours of the grid.
  private func descend(from start: Point, _ value: Double, _ seen: (Point) -> Seen) -> Point {
    var (place, least) = (start, value)
    var (dx, dy) = (area.width / Double(columns), area.height / Double(rows))
    for _ in 0..<24 {
      for (x, y) in [(dx, 0), (-dx, 0), (0, dy), (0, -dy)] {
        let point = Point(x: place.x + x, y: place.y + y)
        guard area.holds(point), case .ratio(let ratio) = seen(point), ratio < least else {
          continue
        }
        (place, least) = (point, ratio)
      }
      (dx, dy) = (dx / 2, dy / 2)
    }
    return place
  }
}

extension ShadeRange {
  /// The least contrast that opaque colours of two ranges can have.
  fileprivate func leastContrast(to other: ShadeRange) -> Double {
    func luminance(_ shade: Shade) -> Double { shade.straightColor.relativeLuminance }
    let lighter = (luminance(low) + 0.05) / (luminance(other.high) + 0.05)
    let darker = (luminance(other.low) + 0.05) / (luminance(high) + 0.05)
    return max(lighter, darker)
  }
}

extension AuditSubject {
  /// The least contrast of a text in one of its colours, over the boxes of its lines, unless it is above what is enough;
  /// looked for once.
  func leastContrast(
    of text: AuditedText, in color: ResolvedColor, enough: Double = .infinity
  ) -> ContrastOutcome {
    keptContrast(of: text.element.order, in: color) {
      contrastSearch(of: text, in: color).worst(in: text.lines, enough: enough)
    }
  }

  /// The search for the contrast of a text in one of its colours.
  func contrastSearch(of text: AuditedText, in color: ResolvedColor) -> ContrastSearch {
    ContrastSearch(self, ink: text.content.paint ?? .color(color), of: text.element)
  }
}
