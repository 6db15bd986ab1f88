import Layout

/// What the nodes of a kind do: for everything that asks this and not which kind it is.
///
/// A new kind of node says it here once. What only some kinds have, such as their boxes and paints, is
/// where these are made: `Lowering`, `Painter`.
package struct NodeTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Nothing that is seen by itself: without a name or a meaning, it is no step of a path.
  package static let modifier = NodeTraits(rawValue: 1)
  /// It places or paints one child, or says something of it: what the child says of itself, such as its
  /// index or its traits, holds for both.
  package static let wraps = NodeTraits(rawValue: 1 << 1)
  /// It wraps a child without any say in sizes.
  static let isPlain = NodeTraits(rawValue: 1 << 2)
  /// Its only child's box is its own.
  static let sharesBox = NodeTraits(rawValue: 1 << 3)
  /// It only says something of its child to the resolver, which takes it off.
  static let isMark = NodeTraits(rawValue: 1 << 4)
  /// Its content depends on its size; the resolver replaces it.
  static let waitsForSize = NodeTraits(rawValue: 1 << 5)
  /// Its children are painted in the order of their indices.
  static let ordersChildren = NodeTraits(rawValue: 1 << 6)
  /// It shows its content elsewhere than layout put it.
  static let movesContent = NodeTraits(rawValue: 1 << 7)
  /// Its outline is that of its child, where it has only one.
  package static let keepsOutline = NodeTraits(rawValue: 1 << 8)
  /// Its children are read out one after the other.
  package static let readsInOrder = NodeTraits(rawValue: 1 << 9)
  /// It shows a symbol or a picture.
  package static let isPicture = NodeTraits(rawValue: 1 << 10)

  private static let wrapper: NodeTraits = [.modifier, .wraps]
  private static let plain: NodeTraits = [.modifier, .wraps, .isPlain, .sharesBox]

  fileprivate init(_ kind: ResolvedNode.Kind) {
    self =
      switch kind {
      case .stack, .overlay: [.ordersChildren, .readsInOrder, .keepsOutline]
      case .grid: [.ordersChildren, .readsInOrder]
      case .custom: .ordersChildren
      case .arranged(let style): style.isModifier ? .modifier : .ordersChildren
      case .scroll: .readsInOrder
      case .layered, .spacer: .modifier
      case .divider, .link, .text, .shape, .reader: []
      case .icon, .image: .isPicture
      case .frame, .padding, .fixedSize: Self.wrapper.union(.keepsOutline)
      case .aspectRatio: Self.wrapper
      case .layoutPriority: Self.wrapper.union([.sharesBox, .keepsOutline])
      case .hitTarget(let style):
        Self.wrapper.union(style.mode == .reserve ? .keepsOutline : [.sharesBox, .keepsOutline])
      case .offset: Self.plain.union(.movesContent)
      case .effect(let effect): Self.plain.union(NodeTraits(effect))
      case .element: Self.plain.union(.keepsOutline)
      case .mark, .guide, .trait: Self.plain.union(.isMark)
      case .replaced: Self.plain.union(.waitsForSize)
      case .sizeReader, .fitting: .waitsForSize
      }
  }

  private init(_ effect: VisualEffect) {
    self =
      switch effect {
      case .rotation, .scale, .transform: .movesContent
      // An inner shadow is cast first: the outer one falls from both, but the pair of a surface's
      // elevation is two shadows of the same outline.
      case .shadow: .keepsOutline
      case .opacity, .clip, .mask, .blur, .blend, .compositingGroup, .colorMatrix: []
      }
  }
}

extension ResolvedNode.Kind {
  package var traits: NodeTraits { NodeTraits(self) }

  var isModifier: Bool { traits.contains(.modifier) }
  var sharesBox: Bool { traits.contains(.sharesBox) }
  var waitsForSize: Bool { traits.contains(.waitsForSize) }
}

extension ResolvedNode {
  /// Where to look further for what the view in the node says of itself.
  func stepInside<Value>() -> TreeStep<Value> {
    if case .layered(_, let base) = kind { return .child(base) }
    return kind.traits.contains(.wraps) ? .onlyChild(of: self) : .found(nil)
  }

  /// The length in points along an axis that a frame gives the node, whatever is in it; `nil` where none does.
  func fixedLength(along axis: Axis) -> Double? {
    var around = 0.0
    return first { node in
      switch node.kind {
      case .frame(let style):
        let (length, limits) =
          axis == .horizontal
          ? (style.width, [style.minWidth, style.maxWidth])
          : (style.height, [style.minHeight, style.maxHeight])
        if let length { return .found(length + around) }
        return limits.allSatisfy { $0 == nil } ? .onlyChild(of: node) : .found(nil)
      case .padding(let edges):
        around += axis == .horizontal ? edges.leading + edges.trailing : edges.top + edges.bottom
        return .onlyChild(of: node)
      case .layered(_, let base): return .child(base)
      default: return node.kind.traits.contains(.isPlain) ? .onlyChild(of: node) : .found(nil)
      }
    }
  }
}
