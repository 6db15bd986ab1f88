import Graphics

/// In what two trees differ. Views are mostly the same in light and dark but for their colours, and are laid
/// out and read the same.
package enum TreeDifference: Int, Comparable, Sendable {
  case none
  /// Colours alone, none of which is opaque or clear in one tree only; the paths of shapes may differ too.
  case colors
  case more

  package static func < (one: TreeDifference, other: TreeDifference) -> Bool {
    one.rawValue < other.rawValue
  }

  fileprivate static func unless(_ isSame: Bool) -> TreeDifference { isSame ? .none : .more }
}

extension ResolvedNode {
  /// In what the tree differs from another one.
  package func difference(from other: ResolvedNode) -> TreeDifference {
    var found = Self.differenceAlone(self, other)
    var pairs = [(children, other.children)]
    while found < .more, let (left, right) = pairs.popLast() {
      guard left.count == right.count else { return .more }
      for index in left.indices {
        found = max(found, Self.differenceAlone(left[index], right[index]))
        guard found < .more else { return .more }
        if !left[index].branch.isEmpty || !right[index].branch.isEmpty {
          pairs.append((left[index].branch.nodes, right[index].branch.nodes))
        }
      }
    }
    return found
  }

  private static func differenceAlone(
    _ one: ResolvedNode, _ other: ResolvedNode
  ) -> TreeDifference {
    guard one.name == other.name, one.source == other.source,
      one.layoutDirection == other.layoutDirection, one.zIndex == other.zIndex,
      one.bottomReach == other.bottomReach, one.topReach == other.topReach,
      one.startsBelowBar == other.startsBelowBar,
      one.safeArea == other.safeArea, one.closedEdges == other.closedEdges,
      one.gridCell == other.gridCell, one.contentShape == other.contentShape,
      one.semantics == other.semantics
    else { return .more }
    return one.kind.difference(from: other.kind)
  }
}

extension ResolvedNode.Kind {
  fileprivate func difference(from other: Self) -> TreeDifference {
    switch (self, other) {
    case (.divider(let one, let color), .divider(let other, let otherColor)):
      one == other ? color.difference(from: otherColor) : .more
    case (.text(let one), .text(let other)): one.difference(from: other)
    case (.shape(let one), .shape(let other)): one.difference(from: other)
    case (.icon(let one), .icon(let other)): one.difference(from: other)
    case (.image(let one), .image(let other)): one.difference(from: other)
    case (
      .effect(.shadow(let color, let radius, let offset)),
      .effect(.shadow(let otherColor, let otherRadius, let otherOffset))
    ):
      radius == otherRadius && offset == otherOffset
        ? color.difference(from: otherColor) : .more
    default: .unless(self == other)
    }
  }
}

extension TextContent {
  fileprivate func difference(from other: TextContent) -> TreeDifference {
    guard spacing == other.spacing, text.paragraph == other.text.paragraph,
      text.runs.count == other.text.runs.count
    else { return .more }
    var found = max(
      redaction.difference(from: other.redaction), paint.difference(from: other.paint))
    if colorScheme != other.colorScheme { found = max(found, .colors) }
    for index in text.runs.indices {
      guard text.runs[index].text == other.text.runs[index].text else { return .more }
      found = max(
        found, text.runs[index].style.difference(from: other.text.runs[index].style))
    }
    return found
  }
}

extension TextRunStyle {
  fileprivate func difference(from other: TextRunStyle) -> TreeDifference {
    guard font == other.font, tracking == other.tracking, link == other.link,
      baselineOffset == other.baselineOffset, underlinePattern == other.underlinePattern,
      strikethroughPattern == other.strikethroughPattern
    else { return .more }
    let strokes = max(
      underline.difference(from: other.underline),
      strikethrough.difference(from: other.strikethrough))
    return max(color.difference(from: other.color), strokes)
  }
}

extension ShapeContent {
  fileprivate func difference(from other: ShapeContent) -> TreeDifference {
    guard idealLength == other.idealLength, stroke?.pen == other.stroke?.pen,
      stroke?.isInner == other.stroke?.isInner
    else { return .more }
    return max(
      geometry.difference(from: other.geometry), fill.difference(from: other.fill),
      (stroke?.paint).difference(from: other.stroke?.paint))
  }
}

extension ShapeGeometry {
  fileprivate func difference(from other: ShapeGeometry) -> TreeDifference {
    guard case .producer(let own) = outline, case .producer(let producer) = other.outline,
      own != producer
    else { return .unless(self == other) }
    // Two paths by the same author's shape; they are compared where they are placed.
    let isAlike = inset == other.inset && trim == other.trim && isEvenOdd == other.isEvenOdd
    return isAlike ? .colors : .more
  }
}

extension IconContent {
  fileprivate func difference(from other: IconContent) -> TreeDifference {
    var recolored = self
    recolored.paint = other.paint
    return recolored == other ? paint.difference(from: other.paint) : .more
  }
}

extension ImageContent {
  fileprivate func difference(from other: ImageContent) -> TreeDifference {
    var recolored = self
    recolored.tint = other.tint
    return recolored == other ? tint.difference(from: other.tint) : .more
  }
}

/// Something that may be in another colour.
private protocol Colored: Equatable {
  func difference(from other: Self) -> TreeDifference
}

extension Optional where Wrapped: Colored {
  fileprivate func difference(from other: Wrapped?) -> TreeDifference {
    switch (self, other) {
    case (let one?, let other?): one.difference(from: other)
    case (nil, nil): .none
    default: .more
    }
  }
}

extension ResolvedColor: Colored {
  fileprivate func difference(from other: ResolvedColor) -> TreeDifference {
    if self == other { return .none }
    return (alpha >= 1) == (other.alpha >= 1) && (alpha > 0) == (other.alpha > 0)
      ? .colors : .more
  }
}

extension ResolvedPaint: Colored {
  fileprivate func difference(from other: ResolvedPaint) -> TreeDifference {
    switch (self, other) {
    case (.color(let one), .color(let other)): one.difference(from: other)
    case (.material(let one), .material(let other)):
      one == other
        ? .none
        : one.isApproximate == other.isApproximate
          ? max(.colors, one.tint.difference(from: other.tint)) : .more
    case (
      .linearGradient(let stops, let start, let end),
      .linearGradient(let others, let otherStart, let otherEnd)
    ):
      start == otherStart && end == otherEnd ? Self.difference(of: stops, others) : .more
    default: .unless(self == other)
    }
  }

  private static func difference(
    of stops: [GradientStop], _ others: [GradientStop]
  ) -> TreeDifference {
    guard stops.map(\.location) == others.map(\.location) else { return .more }
    return zip(stops, others).map { $0.color.difference(from: $1.color) }.max() ?? .none
  }
}

extension PositionedTree {
  /// The tree in the colours of another one that differs from what was placed in colours alone: its frames are
  /// the same. `nil` where the path of a shape differs too.
  package func recolored(as scene: ResolvedNode) -> PositionedTree? {
    var tree = self
    var isAlike = true
    tree.root.update(Siblings([scene])) { node, siblings -> Siblings? in
      guard isAlike, let other = siblings.next() else {
        isAlike = false
        return nil
      }
      // The links in a text are placement's own, and keep their places.
      if case .text = node.kind {
        isAlike = node.takeColors(of: other)
        return nil
      }
      isAlike = node.takeColors(of: other) && node.branch.nodes.count == other.children.count
      return isAlike && !node.branch.isEmpty ? Siblings(other.childrenInPaintOrder) : nil
    }
    return isAlike ? tree : nil
  }

  /// Nodes that are taken one after the other.
  private final class Siblings {
    private var nodes: ArraySlice<ResolvedNode>

    init(_ nodes: [ResolvedNode]) { self.nodes = nodes[...] }

    func next() -> ResolvedNode? { nodes.popFirst() }
  }
}

extension PositionedNode {
  /// Takes over the colours of a node that has the same place; whether its shape is the same there.
  fileprivate mutating func takeColors(of other: ResolvedNode) -> Bool {
    switch (kind, other.kind) {
    case (.shape(let own), .shape(var content)):
      content.geometry = content.geometry.placed(in: frame)
      guard content.geometry == own.geometry else { return false }
      kind = .shape(content)
    // It has its place.
    case (.effect(.clip), .effect(.clip)): break
    default: kind = other.kind
    }
    return true
  }
}
