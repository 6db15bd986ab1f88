import Foundation
import Layout

/// A tree with its boxes laid out.
struct LaidOutTree {
  let root: ResolvedNode
  let lowered: LoweredTree
  let layout: LayoutTree
}

@MainActor
extension Placement {
  /// Where a guide of a laid-out tree is, if a view in it says so, from the leading or top edge.
  func explicitGuide(
    _ guide: GuideKey, in laid: LaidOutTree, direction: LayoutDirection
  ) -> CGFloat? {
    explicitGuide(
      guide, of: laid.root, laid.lowered.content, in: laid,
      isRightToLeft: direction == .rightToLeft)
  }

  /// A node whose children are being asked for a guide.
  private struct OpenGuide {
    let node: ResolvedNode
    let box: LoweredNode
    let boxes: ArraySlice<LoweredNode>
    /// The children that are still to be asked.
    var waiting: Range<Int>
    var combined: GuideCombination

    /// The box of the child that was asked last.
    var lastBox: LoweredNode { boxes[boxes.startIndex + waiting.lowerBound - 1] }
  }

  /// Keeps its own stack: modifiers around one another are as deep as a document.
  private func explicitGuide(
    _ guide: GuideKey, of root: ResolvedNode, _ rootBox: LoweredNode, in laid: LaidOutTree,
    isRightToLeft: Bool
  ) -> CGFloat? {
    var open: [OpenGuide] = []
    var answer = enter(root, rootBox, guide, in: laid, &open)
    while let last = open.indices.last {
      if let value = answer ?? nil {
        let frame = laid.layout.frame(of: open[last].box.id)
        let child = open[last].lastBox.id
        let inner = laid.layout.frame(of: child)
        if child == open[last].box.id {
          open[last].combined.add(value)
        } else if !guide.isHorizontal {
          open[last].combined.add(value + inner.minY)
        } else {
          open[last].combined.add(value + (isRightToLeft ? frame.width - inner.maxX : inner.minX))
        }
      }
      if let index = open[last].waiting.popFirst() {
        let parent = open[last]
        answer = enter(
          parent.node.children[index], parent.boxes[parent.boxes.startIndex + index], guide,
          in: laid, &open)
      } else {
        let node = open.removeLast()
        answer = .some(value(of: guide, at: node, in: laid, isRightToLeft: isRightToLeft))
      }
    }
    return answer ?? nil
  }

  /// What a node says of a guide by itself; `nil` opens it, for its children to decide.
  private func enter(
    _ node: ResolvedNode, _ box: LoweredNode, _ guide: GuideKey, in laid: LaidOutTree,
    _ open: inout [OpenGuide]
  ) -> CGFloat?? {
    let frame = laid.layout.frame(of: box.id)
    if case .custom(let run) = laid.lowered.leaves[box.id.index], !node.kind.sharesBox {
      run.place(in: frame.size)
      return .some(run.explicit(guide))
    }
    let boxes = laid.lowered.children(of: box)
    var asked = 0..<min(node.children.count, boxes.count)
    switch node.kind {
    case _ where node.holdsNoText(for: guide): return .some(nil)
    case .text(let content):
      return .some(
        place(
          of: guide, in: content.text, width: frame.width, room: laid.lowered.textRoom(of: box.id)))
    case .icon(let content):
      let isBaseline =
        guide == .vertical(.firstTextBaseline) || guide == .vertical(.lastTextBaseline)
      return .some(isBaseline ? CGFloat(content.baseline) : nil)
    case .scroll, .reader, .sizeReader: return .some(nil)
    case .layered(_, let base): asked = asked.clamped(to: base..<base + 1)
    // What its own rule may ask for first.
    case .guide(let own) where own.key == guide: asked = asked.clamped(to: 0..<1)
    default: break
    }
    open.append(
      OpenGuide(
        node: node, box: box, boxes: boxes, waiting: asked, combined: GuideCombination(guide)))
    return nil
  }

  /// Where a guide is in a node all of whose children have been asked.
  private func value(
    of guide: GuideKey, at open: OpenGuide, in laid: LaidOutTree, isRightToLeft: Bool
  ) -> CGFloat? {
    guard case .guide(let own) = open.node.kind, own.key == guide else {
      return open.combined.value
    }
    let frame = laid.layout.frame(of: open.box.id)
    let dimensions = ViewDimensions(
      width: frame.width, height: frame.height,
      guides: { other in
        if other == guide { return open.combined.value }
        guard let child = open.node.children.first, let box = open.boxes.first else { return nil }
        return self.explicitGuide(
          other, of: child, box, in: laid, isRightToLeft: isRightToLeft)
      })
    return own.value(dimensions)
  }

  private func place(
    of guide: GuideKey, in text: StyledText, width: Double, room: Double
  ) -> CGFloat? {
    var metrics: TextMetrics { self.metrics(of: text, width: width, room: room) }
    return switch guide {
    case .vertical(.firstTextBaseline): CGFloat(metrics.firstBaseline)
    case .vertical(.lastTextBaseline): CGFloat(metrics.lastBaseline)
    case .horizontal(.firstText): 0
    default: nil
    }
  }
}
