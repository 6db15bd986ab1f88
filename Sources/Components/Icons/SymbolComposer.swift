import Graphics
import Layout

/// Draws what a symbol's name says out of the drawings of the library.
enum SymbolComposer {
  /// The icon of a form, or `nil` where a part of it has no drawing.
  static func icon(of form: SymbolForm, name: String) -> Icon? {
    guard let layers = layers(of: form) else { return nil }
    let words = name.split(separator: ".")
    // Directions on the page stay what they are; only those along the line of reading turn.
    let isPhysical = words.contains("left") || words.contains("right")
    return Icon(name: name, mirrorsInRTL: !isPhysical && mirrors(form), layers: layers)
  }

  /// Whether a form has a filled one.
  static func canFill(_ form: SymbolForm) -> Bool {
    switch form {
    case .thing(let name): IconLibrary.record(name)?.filled != nil
    case .text: false
    case .filled, .halfFilled, .enclosed: true
    case .slashed(let form), .dashed(let form): canFill(form)
    case .badged(let form, _), .warned(let form, _): canFill(form)
    case .stacked(let front, let back): canFill(front) || canFill(back)
    case .paired(let first, let second): canFill(first) || canFill(second)
    }
  }

  private static func mirrors(_ form: SymbolForm) -> Bool {
    switch form {
    case .thing(let name): IconLibrary.record(name)?.mirrorsInRTL ?? false
    case .text: false
    case .filled(let form), .slashed(let form), .dashed(let form): mirrors(form)
    case .halfFilled(_, let half): half == .leading || half == .trailing
    case .enclosed(let form, _): mirrors(form)
    case .badged(let form, let mark): mirrors(form) && (mark.map(isSymmetrical) ?? true)
    case .warned(let form, let mark): mirrors(form) && isSymmetrical(mark)
    // What is in front stays on its side, as Apple's do.
    case .stacked, .paired: false
    }
  }

  /// Whether a mark looks the same from behind.
  private static func isSymmetrical(_ form: SymbolForm) -> Bool {
    let symmetrical: Set<String> = ["plus", "minus", "xmark", "exclamationmark", "ellipsis"]
    if case .thing(let name) = form { return symmetrical.contains(name) }
    return false
  }

  // MARK: - Layers

  private static func layers(of form: SymbolForm, filled: Bool = false) -> [Icon.Layer]? {
    switch form {
    case .thing(let name):
      guard let record = IconLibrary.record(name) else { return nil }
      return filled ? record.filled ?? record.outline : record.outline
    case .text(let text): return SymbolText.layers(text)
    case .filled(let form): return layers(of: form, filled: true)
    case .slashed(let form): return layers(of: form, filled: filled).map { $0 + [slash] }
    case .dashed(let form): return layers(of: form)?.map { $0.dashed() }
    case .halfFilled(let form, let half): return halfFilled(form, half)
    case .enclosed(let form, let name): return enclosed(form, in: name, filled: filled)
    case .badged(let form, let mark): return badged(form, with: mark, filled: filled)
    case .warned(let form, let mark): return warned(form, with: mark, filled: filled)
    case .stacked(let front, let back): return stacked(front, on: back, filled: filled)
    case .paired(let first, let second): return paired(first, second, filled: filled)
    }
  }

  private static let slash = Icon.Layer(
    operation: .slash,
    path: VectorPath([.move(Point(x: 3, y: 3)), .line(Point(x: 21, y: 21))]))

  /// Small symbols are solid where no mark would be lost in them: a heart, but not an eye.
  private static func small(_ form: SymbolForm) -> [Icon.Layer]? {
    guard case .thing(let name) = form, let record = IconLibrary.record(name),
      let filled = record.filled,
      filled.allSatisfy({ $0.operation == .fill || $0.operation == .stroke })
    else { return layers(of: form) }
    return filled
  }

  private static func enclosed(
    _ form: SymbolForm, in name: String, filled: Bool
  ) -> [Icon.Layer]? {
    guard let enclosure = SymbolEnclosure.all[name],
      let around = IconLibrary.record(enclosure.outline), let inner = small(form)
    else { return nil }
    let placed = inner.fitted(in: enclosure.room, at: enclosure.middle, radius: enclosure.radius)
    guard filled else { return around.outline + placed }
    return (around.filled ?? around.outline) + [Icon.Layer(knockingOut: placed)]
  }

  // MARK: - Badges

  private enum Badge {
    /// The middle of a badge at the lower trailing corner.
    static let middle = Point(x: 18.4, y: 18.2)
    static let discRadius = 4.2
    static let dot = Point(x: 18.2, y: 5.8)
    static let dotRadius = 2.4
  }

  /// Marks that stand on a disc; other badges are small symbols of their own.
  private static let marks: Set<String> = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
    "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.forward", "arrow.backward",
    "arrow.clockwise", "arrow.counterclockwise", "chevron.forward", "chevron.backward",
    "arrow.up.right", "arrow.down.right", "percent",
  ]

  private static func badged(
    _ form: SymbolForm, with mark: SymbolForm?, filled: Bool
  ) -> [Icon.Layer]? {
    guard let base = layers(of: form, filled: filled) else { return nil }
    guard let mark else {
      let dot = VectorPath.circle(Badge.dot, radius: Badge.dotRadius)
      return base + [dot.room, Icon.Layer(operation: .fill, path: dot)]
    }
    guard let drawing = small(mark) else { return nil }
    guard isMark(mark) else {
      let placed = drawing.fitted(in: Size(width: 9.4, height: 9.4), at: Badge.middle)
      return base + [placed.room] + placed
    }
    if hasPlainBadges(form) {
      let placed = drawing.fitted(
        in: Size(width: 6.6, height: 6.6), at: Point(x: 20, y: 17), lineScale: 0.9)
      // The thing makes room at the side of the mark as far as the grid goes.
      let shift = min(2.5, max(0, (base.inkBounds(lineWidth: 2)?.minX ?? 0)))
      return base.map { $0.moved(dx: -shift, dy: 0) } + [placed.room] + placed
    }
    let disc = VectorPath.circle(Badge.middle, radius: Badge.discRadius)
    let placed = drawing.fitted(
      in: Size(width: 5, height: 5), at: Badge.middle, radius: 3.2, lineScale: 0.75)
    return base
      + [disc.room, Icon.Layer(operation: .fill, path: disc), Icon.Layer(knockingOut: placed)]
  }

  private static func warned(
    _ form: SymbolForm, with mark: SymbolForm, filled: Bool
  ) -> [Icon.Layer]? {
    guard let base = layers(of: form, filled: filled), let drawing = small(mark) else { return nil }
    let triangle = VectorPath([
      .move(Point(x: 17.8, y: 13.6)), .line(Point(x: 22.6, y: 21.8)),
      .line(Point(x: 13, y: 21.8)), .close,
    ])
    let placed = drawing.fitted(
      in: Size(width: 4.4, height: 4.8), at: Point(x: 17.8, y: 19), lineScale: 0.75)
    return base
      + [triangle.room, Icon.Layer(operation: .fill, path: triangle)]
      + [Icon.Layer(knockingOut: placed)]
  }

  private static func isMark(_ form: SymbolForm) -> Bool {
    switch form {
    case .text: true
    case .thing(let name): marks.contains(name)
    default: false
    }
  }

  private static func hasPlainBadges(_ form: SymbolForm) -> Bool {
    switch form {
    case .thing(let name): IconLibrary.record(name)?.hasPlainBadges ?? false
    case .filled(let form): hasPlainBadges(form)
    default: false
    }
  }

  // MARK: - Several symbols

  private static func stacked(
    _ front: SymbolForm, on back: SymbolForm, filled: Bool
  ) -> [Icon.Layer]? {
    guard let above = layers(of: front, filled: filled),
      let below = layers(of: back, filled: filled)
    else { return nil }
    let scale = 0.8
    // The front keeps its lower left corner, what is behind its upper right one.
    let near = above.map {
      $0.transformed(scale: scale, dx: 24 * (1 - scale) / 12, dy: 24 * (1 - scale) * 11 / 12)
    }
    let far = below.map {
      $0.transformed(scale: scale, dx: 24 * (1 - scale) * 11 / 12, dy: 24 * (1 - scale) / 12)
    }
    return far + [near.room] + near
  }

  private static func paired(
    _ first: SymbolForm, _ second: SymbolForm, filled: Bool
  ) -> [Icon.Layer]? {
    guard let first = layers(of: first, filled: filled),
      let second = layers(of: second, filled: filled)
    else { return nil }
    let side = Size(width: 13, height: 13)
    let near = second.fitted(in: side, at: Point(x: 16.5, y: 16.5))
    return first.fitted(in: side, at: Point(x: 7.5, y: 7.5)) + [near.room] + near
  }

  private static func halfFilled(_ form: SymbolForm, _ half: SymbolHalf) -> [Icon.Layer]? {
    guard let outline = layers(of: form), let filled = layers(of: form, filled: true),
      let shape = filled.first(where: { $0.operation == .fill }),
      let bounds = shape.path.inkBounds
    else { return nil }
    let middle = Point(x: bounds.midX, y: bounds.midY)
    if half == .inset {
      let inner = shape.path.transformed(
        by: PlaneTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0).around(middle))
      return outline + [Icon.Layer(operation: .fill, path: inner)]
    }
    // The pen adds half its width beyond the middle.
    let solid: VectorPath =
      switch half {
      case .left, .leading: shape.path.clipped(0, isBelow: true, middle.x - 1)
      case .right, .trailing, .inset: shape.path.clipped(0, isBelow: false, middle.x + 1)
      case .top: shape.path.clipped(1, isBelow: true, middle.y - 1)
      case .bottom: shape.path.clipped(1, isBelow: false, middle.y + 1)
      }
    return outline + [Icon.Layer(operation: .fill, path: solid)]
  }
}
