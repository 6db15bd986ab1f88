import Layout

/// What fills run on under that end at the safe area or at a bar above their screen.
struct ScreenEdges {
  /// The bottom of a bar and the top of its screen, in points.
  private struct Bar {
    let bottom: Double
    let screenTop: Double
  }

  private let canvas: Rect
  private var bar: Bar?
  /// Whether content scrolls here: it ends nowhere at an edge for good.
  private var isScrolled = false

  init(canvas: Rect) {
    self.canvas = canvas
  }

  /// What there is for the children of a node.
  ///
  /// - Parameter origin: the corner of what the node is in.
  func inside(_ node: ResolvedNode, at frame: Rect, from origin: Point) -> ScreenEdges {
    var edges = self
    if case .scroll(let axes, _) = node.kind, axes.contains(.vertical) { edges.isScrolled = true }
    if node.startsBelowBar { edges.bar = Bar(bottom: frame.minY, screenTop: origin.y) }
    return edges
  }

  /// The frame of a node, up to the edges of the canvas where no more than its reach there is missing, and
  /// under the bar at which it begins.
  func reached(by node: ResolvedNode, at frame: Rect) -> Rect {
    guard !isScrolled, node.topReach != nil || node.bottomReach != nil else { return frame }
    var (top, bottom) = (frame.minY, frame.maxY)
    let (above, below) = (top - canvas.minY, canvas.maxY - bottom)
    // Content that has not enough room stands out of the safe area at both ends.
    let standsOut =
      above >= 0 && above < (node.topReach ?? 0) + 0.5 && below >= 0
      && below < (node.bottomReach ?? 0) + 0.5
    if let reach = node.topReach {
      if standsOut || reach > 0 && abs(above - reach) < 0.5 {
        top = canvas.minY
      } else if let bar, abs(top - bar.bottom) < 0.5 {
        top = bar.screenTop - reach
      }
    }
    if let reach = node.bottomReach, standsOut || reach > 0 && abs(below - reach) < 0.5 {
      bottom = canvas.maxY
    }
    return Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: bottom)
  }
}
