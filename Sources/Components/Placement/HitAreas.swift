import Layout

/// Gives every control of a placed tree its hit area.
enum HitAreas {
  /// Finds the wishes of all controls, then what clips, the canvas and neighbours leave of them.
  static func assign(in root: inout PositionedNode, canvas: Rect) {
    var targets: [HitTarget] = []
    root.walk(Surroundings(clip: canvas)) { node, around in
      around.narrowed(by: node, adding: &targets)
    }
    guard !targets.isEmpty else { return }
    let areas = divideHitTargets(targets)
    var next = 0
    root.update(()) { node, _ in
      if case .hitTarget = node.kind {
        node.hit = HitArea(
          visual: targets[next].visual, wish: targets[next].wish,
          effective: areas[next].isEmpty ? nil : areas[next])
        next += 1
      }
      return ()
    }
  }

  /// What the nodes around one do to its hit area.
  private struct Surroundings {
    var clip: Rect
    /// The target around the node.
    var enclosing: Int?
    var transform = PlacementTransform.identity

    init(clip: Rect) {
      self.clip = clip
    }

    /// What holds for the children of a node, whose wish is noted down if it is a target.
    func narrowed(by node: PositionedNode, adding targets: inout [HitTarget]) -> Surroundings {
      var inner = self
      switch node.kind {
      case .hitTarget(let style):
        let area = node.contentArea
        let visual = area ?? node.children.first?.frame ?? node.frame
        // A shape of the author's own is the area; the box around it is not.
        let box = area == nil ? node.frame : visual.expanded(to: style.minimum)
        targets.append(
          HitTarget(
            visual: transform.boundingBox(of: visual),
            wish: transform.boundingBox(of: style.wish(around: visual, in: box)),
            clip: clip, enclosing: enclosing))
        inner.enclosing = targets.count - 1
      case .scroll(_, clips: true), .effect(.clip):
        inner.clip = clip.intersection(transform.boundingBox(of: node.frame)) ?? .zero
      case .effect(.rotation(let degrees, let anchor)):
        inner.transform = transform.rotated(
          degrees: degrees, around: node.frame.point(at: anchor))
      case .effect(.scale(let x, let y, let anchor)):
        inner.transform = transform.scaled(x: x, y: y, around: node.frame.point(at: anchor))
      case .effect(.transform(let map)):
        inner.transform = transform.mapped(map, from: node.frame.origin)
      default:
        break
      }
      return inner
    }
  }
}

extension HitTargetStyle {
  /// The area that a control would like, from what is seen of it and its box in layout.
  func wish(around visual: Rect, in box: Rect) -> Rect {
    switch mode {
    case .none: visual
    case .reserve: box.union(visual)
    case .expand: visual.expanded(to: minimum)
    }
  }
}

extension Rect {
  /// The rectangle grown around its middle until no side is shorter than `minimum`.
  fileprivate func expanded(to minimum: Double) -> Rect {
    insetBy(dx: min(0, (width - minimum) / 2), dy: min(0, (height - minimum) / 2))
  }
}

/// A linear map and an offset, for painting effects that move hit areas.
struct PlacementTransform {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var tx = 0.0
  private var ty = 0.0

  static let identity = PlacementTransform()

  /// This transform after a turn around a point.
  func rotated(degrees: Double, around center: Point) -> PlacementTransform {
    let (cosine, sine) = UnitCircle.point(degrees: degrees)
    return applying(cosine, sine, -sine, cosine, around: center)
  }

  /// This transform after scaling from a point.
  func scaled(x: Double, y: Double, around center: Point) -> PlacementTransform {
    applying(x, 0, 0, y, around: center)
  }

  /// This transform after a map from a corner.
  func mapped(_ map: PlaneTransform, from corner: Point) -> PlacementTransform {
    let offset = Point(x: corner.x + map.tx, y: corner.y + map.ty)
    var moved = applying(1, 0, 0, 1, around: .zero)
    moved.tx += a * (offset.x - corner.x) + c * (offset.y - corner.y)
    moved.ty += b * (offset.x - corner.x) + d * (offset.y - corner.y)
    return moved.applying(map.a, map.b, map.c, map.d, around: corner)
  }

  /// The smallest upright rectangle around a transformed one.
  func boundingBox(of rect: Rect) -> Rect {
    guard (a, b, c, d, tx) != (1, 0, 0, 1, 0) || ty != 0 else { return rect }
    let corners = [
      map(rect.minX, rect.minY), map(rect.maxX, rect.minY), map(rect.minX, rect.maxY),
      map(rect.maxX, rect.maxY),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }

  private func map(_ x: Double, _ y: Double) -> Point {
    Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The inner map is applied to a point first, then this one.
  private func applying(
    _ ia: Double, _ ib: Double, _ ic: Double, _ id: Double, around center: Point
  ) -> PlacementTransform {
    let itx = center.x - ia * center.x - ic * center.y
    let ity = center.y - ib * center.x - id * center.y
    var result = PlacementTransform()
    result.a = a * ia + c * ib
    result.b = b * ia + d * ib
    result.c = a * ic + c * id
    result.d = b * ic + d * id
    result.tx = a * itx + c * ity + tx
    result.ty = b * itx + d * ity + ty
    return result
  }
}
