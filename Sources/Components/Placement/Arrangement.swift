import Layout

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
