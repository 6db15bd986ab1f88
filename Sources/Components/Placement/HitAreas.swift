import Layout

/// Gives every target of a placed tree its hit area: the one definition that trees, audits,
/// overlays and galleries use.
enum HitAreas {
  /// Finds the wishes of all targets, then what neighbours, clips and the canvas leave of them.
  static func assign(in root: inout PositionedNode, canvas: Rect) {
    var finder = HitAreaFinder(canvas: canvas)
    root.walk(()) { node, _ in
      finder.enter(node)
    } leave: { _ in
      finder.leave()
    }
    guard !finder.wishes.isEmpty else { return }
    let shown = divideHitTargets(finder.wishes.map(\.shown))
    let claims = finder.claims()
    var next = 0
    root.update(()) { node, _ in
      if node.isTarget {
        let wish = finder.wishes[next].shown
        node.hit = HitArea(
          visual: wish.visual, wish: wish.wish, effective: shown[next].isEmpty ? nil : shown[next],
          claim: claims[next])
        next += 1
      }
      return ()
    }
  }
}

/// Walks a placed tree and notes down what its targets wish.
private struct HitAreaFinder {
  /// What the nodes around one do to its place.
  private struct Space {
    /// On the pixel grid.
    var grid: PlacedSpace
    /// Between pixels.
    var exact: PlacedSpace
  }

  /// What the nodes around one do to its hit area.
  private struct Surroundings {
    /// The index of the space.
    var space = 0
    /// The target around the node.
    var enclosing: Int?
    /// The scroll view around the node, by its number.
    var scroller = 0
  }

  struct Wish {
    /// On the pixel grid, as the picture shows it.
    let shown: HitTarget
    /// Between pixels, with all that can be scrolled to.
    let exact: HitTarget
    let scroller: Int
  }

  /// A node around the one that is visited.
  private struct Enclosure {
    let frame: Rect
    let layoutFrame: Rect
    /// The index of the space that the box is in.
    let space: Int
    /// What holds for the nodes in it.
    let inside: Surroundings
    /// Whether the content is elsewhere than the box says.
    let movesContent: Bool
  }

  private(set) var wishes: [Wish] = []
  private var scrollers = 0
  private var enclosures: [Enclosure] = []
  /// Few nodes open a space of their own, which is large.
  private var spaces: [Space]

  init(canvas: Rect) {
    let page = PlacedSpace(canvas: canvas)
    spaces = [Space(grid: page, exact: page)]
  }

  mutating func enter(_ node: PositionedNode) {
    let around = enclosures.last?.inside ?? Surroundings()
    var inside = around
    if node.isTarget {
      wishes.append(wish(of: node, around))
      inside.enclosing = wishes.count - 1
    }
    if case .scroll = node.kind {
      scrollers += 1
      inside.scroller = scrollers
    }
    if node.kind.opensSpace {
      var space = spaces[around.space]
      space.grid.enter(node, box: node.frame)
      space.exact.enter(node, box: node.layoutFrame)
      inside.space = spaces.count
      spaces.append(space)
    }
    enclosures.append(
      Enclosure(
        frame: node.frame, layoutFrame: node.layoutFrame, space: around.space, inside: inside,
        movesContent: node.kind.traits.contains(.movesContent)))
  }

  mutating func leave() { enclosures.removeLast() }

  /// What division among neighbours leaves of each wish, whether or not it is shown now.
  ///
  /// Targets of different scroll views pass one another by: what is in front is hit, and nothing is
  /// divided for good.
  func claims() -> [Rect] {
    var claims = wishes.map(\.exact.wish)
    for scroller in 0...scrollers {
      let members = wishes.indices.filter { wishes[$0].scroller == scroller }
      guard members.count > 1 else { continue }
      let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
      let targets = members.map { index in
        var target = wishes[index].exact
        target.enclosing = target.enclosing.flatMap { places[$0] }
        return target
      }
      for (index, claim) in zip(members, hitTargetClaims(targets)) { claims[index] = claim }
    }
    return claims
  }

  private func wish(of node: PositionedNode, _ around: Surroundings) -> Wish {
    let shown = area(of: node, \.frame, \.frame)
    let exact = area(of: node, \.layoutFrame, \.layoutFrame)
    let space = spaces[around.space]
    let map = space.grid.transform
    func target(_ area: WishedArea, clip: Rect) -> HitTarget {
      let isMapped = area.isInPicture
      return HitTarget(
        visual: isMapped ? area.visual : map.boundingBox(of: area.visual),
        wish: isMapped ? area.wish : map.boundingBox(of: area.wish), clip: clip,
        enclosing: around.enclosing)
    }
    return Wish(
      shown: target(shown, clip: space.grid.viewport),
      exact: target(exact, clip: space.exact.clip), scroller: around.scroller)
  }

  private struct WishedArea {
    var visual: Rect
    var wish: Rect
    /// Whether the rectangles are in the coordinates of the picture already.
    var isInPicture = false
  }

  /// What a target shows and would like, by the boxes of its nodes on the pixel grid or between
  /// pixels.
  private func area(
    of node: PositionedNode, _ box: KeyPath<PositionedNode, Rect>,
    _ outer: KeyPath<Enclosure, Rect>
  ) -> WishedArea {
    if case .link(let link) = node.kind {
      let lines = box == \.frame ? link.lines : link.layoutLines
      let room = lines.roomiest ?? node[keyPath: box]
      return WishedArea(visual: room, wish: room)
    }
    if case .hitTarget(let style) = node.kind {
      let area = node.contentArea(box)
      let visual = area ?? node.children.first?[keyPath: box] ?? node[keyPath: box]
      // A custom content shape is the area; the box around it is not.
      let own = area == nil ? node[keyPath: box] : visual.expanded(to: style.minimum)
      return WishedArea(visual: visual, wish: style.wish(around: visual, in: own))
    }
    // A role given to a framed or padded view belongs to all of it, and to nothing further out.
    var area = WishedArea(visual: node[keyPath: box], wish: node[keyPath: box])
    for enclosure in enclosures.suffix(node.semantics.roleReach).reversed() {
      guard !enclosure.movesContent else { break }
      let map = spaces[enclosure.space].grid.transform
      let around = map.boundingBox(of: enclosure[keyPath: outer])
      area = WishedArea(visual: around, wish: around, isInPicture: true)
    }
    return area
  }
}

extension PositionedNode {
  /// Whether the node answers to touch.
  package var isTarget: Bool {
    if case .hitTarget = kind { return true }
    return semantics.isInteractive
  }
}

extension HitTargetStyle {
  /// The area that a control would like, from what is seen of it and its box in layout.
  fileprivate func wish(around visual: Rect, in box: Rect) -> Rect {
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
