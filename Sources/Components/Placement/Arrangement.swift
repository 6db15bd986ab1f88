import Layout

extension ResolvedNode {
  /// How the node's views are arranged where boxes of the layout engine will not do: by an author's
  /// layout, or on guides that the views themselves give.
  func arrangement(direction: LayoutDirection) -> CustomLayout? {
    func custom(
      guidedBy base: Int? = nil, spacing: Double = 0, adaptsSpacing: Bool = true,
      _ layout: some Components.Layout & Sendable
    ) -> CustomLayout {
      CustomLayout(
        spacing: spacing, adaptsSpacing: adaptsSpacing, direction: direction, guidedBy: base
      ) { LayoutRun(layout, $0) }
    }
    switch kind {
    case .custom(let layout):
      return layout
    case .stack(let style):
      let guide: GuideKey =
        style.axis == .horizontal
        ? .vertical(style.alignment.vertical) : .horizontal(style.alignment.horizontal)
      guard isAligned(on: guide) else { return nil }
      return MainActor.assumeIsolated {
        custom(
          spacing: style.spacing,
          StackArrangement(
            axis: style.axis, spacing: style.adaptsSpacing ? nil : style.spacing,
            alignment: style.alignment))
      }
    case .overlay(let alignment):
      guard isAligned(on: alignment) else { return nil }
      return MainActor.assumeIsolated { custom(OverlayArrangement(alignment: alignment)) }
    case .layered(let alignment, let base):
      guard children.indices.contains(base), isAligned(on: alignment) else { return nil }
      return MainActor.assumeIsolated {
        custom(guidedBy: base, LayerArrangement(alignment: alignment, base: base))
      }
    case .frame(let style):
      guard children.count == 1, isAligned(on: style.alignment) else { return nil }
      return MainActor.assumeIsolated { custom(FrameArrangement(style: style)) }
    default:
      return nil
    }
  }

  private func isAligned(on alignment: Alignment) -> Bool {
    isAligned(on: .horizontal(alignment.horizontal))
      || isAligned(on: .vertical(alignment.vertical))
  }

  private func isAligned(on guide: GuideKey) -> Bool {
    guide.isCustom || children.contains { $0.gives(guide) }
  }
}

extension GuideKey {
  fileprivate var isCustom: Bool {
    switch self {
    case .horizontal(let guide): guide.isCustom
    case .vertical(let guide): guide.isCustom
    }
  }
}

@MainActor
extension Placement {
  /// The tree with all containers of custom arrangement replaced by places: no closure is left.
  func arranged(_ root: ResolvedNode, width: Double?, height: Double?) -> ResolvedNode {
    let laid = laidOut(root, width: width, height: height, in: nil)
    return arranged(laid.root, laid.lowered.content, in: laid)
  }

  private func arranged(
    _ root: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree
  ) -> ResolvedNode {
    var boxes = [[box]]
    var tree = root
    tree.update(()) { node, _ in
      guard let box = boxes[boxes.count - 1].popLast() else { return nil }
      if let arranged = arrangedAlone(node, box, in: laid) {
        node = arranged
        return nil
      }
      boxes.append(laid.lowered.children(of: box).reversed())
      return ()
    } leave: { _ in
      boxes.removeLast()
    }
    return tree
  }

  /// A container of custom arrangement with its views in their places; `nil` for other nodes.
  private func arrangedAlone(
    _ node: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree
  ) -> ResolvedNode? {
    if case .custom(let run) = laid.lowered.leaves[box.id.index], !node.kind.sharesBox {
      let size = laid.layout.frame(of: box.id).size
      run.place(in: size)
      var result = node
      result.kind = .arranged(
        ArrangedStyle(
          typeName: node.kind.typeName, isModifier: node.kind.isModifier, size: size,
          spacing: run.spacing, frames: run.frames))
      result.children = run.subviews.map { subview in
        let placed = subview.placed(in: size).laid
        return arranged(placed.root, placed.lowered.content, in: placed)
      }
      return result
    }
    return nil
  }
}
