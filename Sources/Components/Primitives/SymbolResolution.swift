import Layout

/// Turns the name of a symbol and an environment into a drawing.
struct SymbolResolution {
  let environment: EnvironmentValues
  let font: FontRequest

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    font = environment.fontRequest
  }

  /// The side of a symbol's square in points, on whole pixels.
  var side: Double {
    let scale: Double =
      switch environment.symbol.scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    let pixels = Double(environment.displayScale)
    let side = Icon.side(fontSize: font.size, scale: scale)
    return (side * pixels).rounded(.toNearestOrAwayFromZero) / pixels
  }

  /// The leaf for a symbol, or a placeholder where the table does not know the name.
  func node(named name: String, isResizable: Bool) -> ResolvedNode {
    let icons = environment.symbol.variants.names(of: name).lazy.compactMap(IconTable.icon(named:))
    guard let icon = icons.first else {
      return placeholder(isResizable: isResizable)
    }
    let isMirrored = icon.mirrorsInRTL && environment.layoutDirection == .rightToLeft
    guard environment.symbol.hasLevels(environment), let layers = icon.levels else {
      return node(
        for: icon, paint: environment.foregroundPaint, isMirrored: isMirrored,
        isResizable: isResizable)
    }
    let shape = HierarchicalShapeStyle.secondary._resolvePaint(in: environment)
    let parts = [
      node(for: layers.shape, paint: shape, isMirrored: isMirrored, isResizable: isResizable),
      node(
        for: layers.marks, paint: environment.foregroundPaint, isMirrored: isMirrored,
        isResizable: isResizable),
    ]
    return ResolvedNode(.layered(.center, base: 0), children: parts)
  }

  /// A crossed box in the error colour, for symbols and pictures that do not exist.
  func placeholder(isResizable: Bool) -> ResolvedNode {
    node(
      for: .missing, paint: .color(Color.error.resolve(in: environment.appearance)),
      isMirrored: false, isResizable: isResizable)
  }

  private func node(
    for icon: Icon, paint: ResolvedPaint, isMirrored: Bool, isResizable: Bool
  ) -> ResolvedNode {
    var node = ResolvedNode(
      .icon(
        IconContent(
          icon: icon, lineWidth: Icon.lineWidth(weight: font.weight), isMirrored: isMirrored,
          paint: paint, side: isResizable ? nil : side,
          // The symbol's middle is that of the capital letters beside it.
          baseline: side / 2 + font.size * Icon.centerAboveBaseline)))
    if !environment.isEnabled { node.semantics.insert(.disabled) }
    return node
  }
}

extension Icon {
  /// What is drawn for a symbol that the table does not have.
  package static let missing: Icon = {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let box = VectorPath([
      .move(point(4, 4)), .line(point(20, 4)), .line(point(20, 20)), .line(point(4, 20)), .close,
      .move(point(4, 4)), .line(point(20, 20)), .move(point(20, 4)), .line(point(4, 20)),
    ])
    return Icon(
      name: "missing", mirrorsInRTL: false, layers: [Layer(operation: .stroke, path: box)])
  }()
}
