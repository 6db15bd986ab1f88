import Graphics
import Layout

// How drawings are placed, measured and cut for one another; all lengths are in grid units.

extension Icon.Layer {
  /// The layer with another path, its parts changed in the same way.
  private func mapped(
    lineScale: Double? = nil, _ transform: (VectorPath) -> VectorPath
  ) -> Icon.Layer {
    guard operation != .knockout else {
      return Icon.Layer(
        knockingOut: parts.map { $0.mapped(lineScale: lineScale, transform) })
    }
    return Icon.Layer(
      operation: operation, path: transform(path),
      lineScale: self.lineScale * (lineScale ?? 1))
  }

  func moved(dx: Double, dy: Double) -> Icon.Layer { transformed(scale: 1, dx: dx, dy: dy) }

  /// The layer scaled about the origin, then moved.
  func transformed(
    scale: Double, dx: Double, dy: Double, lineScale: Double? = nil
  ) -> Icon.Layer {
    let map = PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: dx, ty: dy)
    return mapped(lineScale: lineScale) { $0.transformed(by: map) }
  }

  /// The layer with its lines broken into dashes.
  func dashed() -> Icon.Layer {
    guard operation == .stroke else { return self }
    return mapped { path in
      var dashes = VectorPath()
      for line in path.polylines(tolerance: 0.02) {
        // Whole periods of about five units, so that a closed line has no seam.
        let count = max(2, (line.length / 4.7).rounded())
        let period = line.length / count
        let pen = Pen(
          width: 1, dash: [period * 0.36, period * 0.64], dashPhase: period * 0.18)
        for dash in DashPattern(pen)?.dashed([line]) ?? [line] {
          dashes.append(dash.vertices.map(\.point), isClosed: dash.isClosed)
        }
      }
      return dashes
    }
  }
}

extension [Icon.Layer] {
  /// The box around what is drawn with a pen of a width; `nil` where nothing is.
  func inkBounds(lineWidth: Double) -> Rect? {
    var bounds: Rect?
    for layer in self {
      switch layer.operation {
      case .cut, .hole, .clear, .knockout: continue
      case .stroke, .fill, .slash, .raised:
        guard let path = layer.path.inkBounds else { continue }
        let half = lineWidth * layer.lineScale / 2
        let box = path.insetBy(dx: -half, dy: -half)
        bounds = bounds.map { $0.union(box) } ?? box
      }
    }
    return bounds
  }

  /// The layers made smaller to fit a room: their box in its sides, their corners in its radius.
  ///
  /// The pen gets thinner too, but less than in proportion, as in Apple's symbols.
  func fitted(
    in room: Size, at middle: Point, radius: Double = .infinity, lineScale: Double? = nil
  ) -> [Icon.Layer] {
    guard let bounds = inkBounds(lineWidth: 0) else { return self }
    let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2
    var scale = 0.7
    if bounds.width > 0 { scale = Swift.min(scale, room.width / bounds.width) }
    if bounds.height > 0 { scale = Swift.min(scale, room.height / bounds.height) }
    if diagonal > 0 { scale = Swift.min(scale, radius / diagonal) }
    let pen = lineScale ?? Swift.min(Swift.max(scale * 1.35, 0.6), 0.95)
    return map {
      $0.transformed(
        scale: scale, dx: middle.x - bounds.midX * scale, dy: middle.y - bounds.midY * scale,
        lineScale: pen)
    }
  }

  /// A layer that clears what is below these and a gap around them.
  var room: Icon.Layer {
    var path = VectorPath()
    for layer in self {
      switch layer.operation {
      case .cut, .hole, .clear, .knockout: continue
      case .stroke, .fill, .slash, .raised: path.append(layer.path)
      }
    }
    return Icon.Layer(operation: .clear, path: path, lineScale: first?.lineScale ?? 1)
  }
}

extension VectorPath {
  /// A layer that clears what is below the path and a gap around it.
  var room: Icon.Layer { Icon.Layer(operation: .clear, path: self) }

  static func circle(_ middle: Point, radius: Double) -> VectorPath {
    // The constant puts the middle of each quarter on the circle: 4/3 (√2 − 1).
    let k = radius * 0.552_284_749_830_793_4
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: middle.x + dx, y: middle.y + dy) }
    return VectorPath([
      .move(point(radius, 0)),
      .cubic(control1: point(radius, k), control2: point(k, radius), end: point(0, radius)),
      .cubic(control1: point(-k, radius), control2: point(-radius, k), end: point(-radius, 0)),
      .cubic(control1: point(-radius, -k), control2: point(-k, -radius), end: point(0, -radius)),
      .cubic(control1: point(k, -radius), control2: point(radius, -k), end: point(radius, 0)),
      .close,
    ])
  }

  /// The box around the curves themselves, without their control points.
  var inkBounds: Rect? {
    var box: Rect?
    for line in polylines(tolerance: 0.02) {
      for vertex in line.vertices {
        let corner = Rect(x: vertex.point.x, y: vertex.point.y, width: 0, height: 0)
        box = box.map { $0.union(corner) } ?? corner
      }
    }
    return box
  }

  /// The part of a closed shape for which a coordinate is not above a limit, or not below it.
  func clipped(_ axis: Int, isBelow: Bool, _ limit: Double) -> VectorPath {
    func isInside(_ point: SIMD2<Double>) -> Bool {
      isBelow ? point[axis] <= limit : point[axis] >= limit
    }
    var result = VectorPath()
    for line in polylines(tolerance: 0.02) {
      var kept: [SIMD2<Double>] = []
      let points = line.vertices.map(\.point)
      for (index, point) in points.enumerated() {
        let before = points[index == 0 ? points.count - 1 : index - 1]
        if isInside(before) != isInside(point) {
          let share = (limit - before[axis]) / (point[axis] - before[axis])
          kept.append(before + (point - before) * share)
        }
        if isInside(point) { kept.append(point) }
      }
      guard kept.count > 2 else { continue }
      result.append(kept, isClosed: true)
    }
    return result
  }

  fileprivate mutating func append(_ points: [SIMD2<Double>], isClosed: Bool) {
    guard let first = points.first else { return }
    move(to: Point(x: first.x, y: first.y))
    for point in points.dropFirst() { addLine(to: Point(x: point.x, y: point.y)) }
    if isClosed { close() }
  }
}
