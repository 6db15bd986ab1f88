import Codecs
import Layout
import Resources

/// Turns the name of a symbol and an environment into a drawing.
struct SymbolResolution {
  let environment: EnvironmentValues
  let font: FontRequest

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    font = environment.fontRequest
  }

  /// The side of the grid of a symbol in points, on whole pixels.
  private var side: Double {
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

  /// The room of a symbol in points, on whole pixels.
  private func size(of window: Rect) -> Size {
    guard environment.look.values.symbols == .proportional || window.width != window.height else {
      return Size(width: side, height: side)
    }
    let pixels = Double(environment.displayScale)
    func length(_ units: Double) -> Double {
      (units * side / Icon.grid * pixels).rounded(.up) / pixels
    }
    return Size(width: length(window.width), height: length(window.height))
  }

  /// The icon of a name in the environment's variants.
  private func icon(named name: String) -> Icon? {
    if let own = ownIcon(named: name) { return own }
    return environment.symbol.variants.names(of: name).lazy.compactMap(IconTable.icon(named:)).first
  }

  /// The team's own symbol of a name, in the environment's variants.
  private func ownIcon(named name: String) -> Icon? {
    let symbols = environment.resources.catalogs.symbols
    guard !symbols.isEmpty else { return nil }
    for name in environment.symbol.variants.names(of: name) {
      if let set = symbols[name] { return icon(named: name, of: set) }
    }
    return nil
  }

  /// The icon of a symbol set; a placeholder where its template cannot be drawn.
  func icon(named name: String, of set: SymbolSet) -> Icon {
    PictureGaps.use(ResourceUse(.symbol, name, set.source))
    var reason = set.source.problem
    do throws(PictureError) {
      if let drawn = try CustomSymbol.icon(
        named: name, of: set, for: environment.assetTraits, weight: font.weight,
        scale: environment.symbol.scale)
      {
        if let reason {
          PictureGaps.fail("the symbol \(messageQuoted(name)) is damaged: \(reason)")
        }
        for warning in drawn.warnings {
          PictureGaps.note("the symbol \(messageQuoted(name)): \(warning)")
        }
        return drawn.icon
      }
      reason = reason ?? "it has no template for this place"
    } catch {
      reason = "\(error)"
    }
    PictureGaps.fail("the symbol \(messageQuoted(name)) is damaged: \(reason ?? "")")
    return .missing(named: name)
  }

  private func window(of icon: Icon) -> Rect {
    environment.look.values.symbols.window(of: icon, lineWidth: Icon.lineWidth(weight: font.weight))
  }

  /// The room that a symbol takes in points, on whole pixels.
  func size(named name: String) -> Size {
    size(of: window(of: icon(named: name) ?? .missing(named: name)))
  }

  /// The leaf for a symbol, or a placeholder where no symbol has the name.
  func node(named name: String, isResizable: Bool) -> ResolvedNode {
    // No name is how apps write that there is no symbol.
    guard !name.isEmpty else { return emptiness(isResizable: isResizable) }
    guard let icon = icon(named: name) else {
      PictureGaps.note(IconTable.complaint(about: name))
      return placeholder(.missing(named: name), isResizable: isResizable)
    }
    return node(for: icon, isResizable: isResizable)
  }

  /// Nothing, in the room it is given or in none.
  private func emptiness(isResizable: Bool) -> ResolvedNode {
    let nothing = ResolvedNode.shape(
      ShapeGeometry(.roundedRectangle(CornerRadii(0), .circular)), fill: .color(.clear))
    guard !isResizable else { return nothing }
    var frame = FrameStyle()
    frame.width = 0
    frame.height = 0
    return ResolvedNode(.frame(frame), children: [nothing])
  }

  /// The leaf for an icon in the environment's style.
  func node(for icon: Icon, isResizable: Bool) -> ResolvedNode {
    guard !icon.isPlaceholder else { return placeholder(icon, isResizable: isResizable) }
    let isMirrored = icon.mirrorsInRTL && environment.layoutDirection == .rightToLeft
    if environment.symbol.renderingMode == .multicolor, let parts = icon.coloredParts {
      let room = window(of: icon)
      let nodes = parts.map { part in
        node(
          for: part.icon, in: room,
          paint: part.color?._resolvePaint(in: environment) ?? environment.foregroundPaint,
          isMirrored: isMirrored, isResizable: isResizable)
      }
      return ResolvedNode(.layered(.center, base: 0), children: nodes)
    }
    guard environment.symbol.hasLevels(environment), let layers = icon.levels else {
      return node(
        for: icon, paint: environment.foregroundPaint, isMirrored: isMirrored,
        isResizable: isResizable)
    }
    // Each part stands where it is in the whole.
    let room = window(of: icon)
    let shape = HierarchicalShapeStyle.secondary._resolvePaint(in: environment)
    let parts = [
      node(
        for: layers.shape, in: room, paint: shape, isMirrored: isMirrored, isResizable: isResizable),
      node(
        for: layers.marks, in: room, paint: environment.foregroundPaint, isMirrored: isMirrored,
        isResizable: isResizable),
    ]
    return ResolvedNode(.layered(.center, base: 0), children: parts)
  }

  /// A neutral box in place of what does not exist.
  func placeholder(_ icon: Icon, isResizable: Bool) -> ResolvedNode {
    node(
      for: icon, paint: HierarchicalShapeStyle.secondary._resolvePaint(in: environment),
      isMirrored: false, isResizable: isResizable)
  }

  private func node(
    for icon: Icon, in room: Rect? = nil, paint: ResolvedPaint, isMirrored: Bool, isResizable: Bool
  ) -> ResolvedNode {
    let window = room ?? window(of: icon)
    let size = size(of: window)
    // Rounding up to pixels leaves the same room above the window as below it.
    let above = (size.height - window.height * side / Icon.grid) / 2
    var node = ResolvedNode(
      .icon(
        IconContent(
          icon: icon, lineWidth: Icon.lineWidth(weight: font.weight), isMirrored: isMirrored,
          paint: paint,
          window: window, size: isResizable ? nil : size,
          // The middle of the grid is that of the capital letters beside it.
          baseline: above + (Icon.grid / 2 - window.minY) * side / Icon.grid
            + font.size * Icon.centerAboveBaseline)))
    if !environment.isEnabled { node.semantics.insert(.disabled) }
    if environment.symbol.repeatsEffect {
      node.semantics.details.flags.insert(
        environment.accessibilityReduceMotion ? .repeatsSymbolEffect : .moves)
    }
    return node
  }
}
