import Layout

extension ShapeGeometry {
  /// The upright rectangle around the outline as it is in a rectangle.
  func bounds(in rect: Rect) -> Rect {
    let placed = placed(in: rect)
    let inner = rect.insetBy(dx: placed.inset, dy: placed.inset)
    switch placed.outline {
    case .rectangle, .roundedRectangle, .capsule, .ellipse:
      return inner
    case .circle:
      let side = min(inner.width, inner.height)
      return inner.insetBy(dx: (inner.width - side) / 2, dy: (inner.height - side) / 2)
    case .path(let path):
      var box: Rect?
      _ = path.mapPoints { point in
        let dot = Rect(origin: point, size: .zero)
        box = box.map { $0.union(dot) } ?? dot
        return point
      }
      return box ?? Rect(origin: inner.origin, size: .zero)
    case .producer:
      return inner
    }
  }
}

extension PositionedNode {
  /// The area that an author gave the content of a control for touch.
  ///
  /// A background around the content answers to touch as well: the search ends there.
  ///
  /// - Parameter box: which of the nodes' boxes count: those on the pixel grid or those between pixels.
  func contentArea(_ box: KeyPath<PositionedNode, Rect>) -> Rect? {
    first { node in
      if let shape = node.contentShape { return .found(shape.bounds(in: node[keyPath: box])) }
      guard node.kind.traits.contains(.wraps) else { return .found(nil) }
      if case .hitTarget? = node.children.first?.kind { return .found(nil) }
      return .child(0)
    }
  }
}
