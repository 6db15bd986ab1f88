import Layout

extension ResolvedNode {
  /// The node with the shadows of the style it is drawn with.
  func shadowed(by style: any ShapeStyle, in environment: EnvironmentValues) -> ResolvedNode {
    style._hasShadows ? shadowed(by: style._resolveShadows(in: environment)) : self
  }

  /// The node with shadows, the innermost first.
  func shadowed(by shadows: [ResolvedShadow]) -> ResolvedNode {
    let inner = shadows.filter(\.isInner)
    let node = inner.isEmpty ? self : shaded(by: inner)
    return shadows.filter { !$0.isInner }.reduce(node) { node, shadow in
      let effect = VisualEffect.shadow(
        color: shadow.color, radius: shadow.radius, offset: shadow.offset)
      return ResolvedNode(.effect(effect), children: [node])
    }
  }

  /// The node with shadows that fall on it from its edges.
  private func shaded(by shadows: [ResolvedShadow]) -> ResolvedNode {
    guard case .shape(let content) = kind, content.fill != nil, content.geometry.trim == nil else {
      PictureGaps.note("inner shadows are drawn in the fills of shapes only")
      return self
    }
    let layers = shadows.map { $0.cast(from: content.geometry) }
    let clip = ResolvedNode(
      .effect(.clip(content.geometry)),
      children: layers.count == 1
        ? layers : [ResolvedNode(.overlay(.center), children: layers)])
    return ResolvedNode(.layered(.center, base: 0), children: [self, clip])
  }
}

extension ResolvedShadow {
  /// The shadow that falls into a shape: what is around it, blurred.
  fileprivate func cast(from geometry: ShapeGeometry) -> ResolvedNode {
    // Three deviations hold all of a blur that is seen.
    let reach = 3 * radius + max(abs(offset.x), abs(offset.y)) + 1
    var node = ResolvedNode.shape(geometry.surroundings(within: reach), fill: .color(color))
    if radius > 0 { node = ResolvedNode(.effect(.blur(radius: radius)), children: [node]) }
    if offset != .zero {
      node = ResolvedNode(.offset(x: offset.x, y: offset.y), children: [node])
    }
    return node
  }
}

extension ShapeGeometry {
  /// What is around the shape up to a distance from its rectangle, in points.
  fileprivate func surroundings(within distance: Double) -> ShapeGeometry {
    let producer = PathProducer { rect in
      var path = Path(rect.insetBy(dx: -distance, dy: -distance).cgRect)
      path.addPath(self.path(in: rect.cgRect))
      return path.resolved
    }
    return ShapeGeometry(.producer(producer), isEvenOdd: true)
  }
}
