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
  /// Where a guide of a laid-out tree lies, if a view in it says so, from the leading or top edge.
  func explicitGuide(
    _ guide: GuideKey, in laid: LaidOutTree, direction: LayoutDirection
  ) -> CGFloat? {
    explicitGuide(
      guide, of: laid.root, laid.lowered.content, in: laid,
      isRightToLeft: direction == .rightToLeft)
  }

  private func explicitGuide(
    _ guide: GuideKey, of node: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree,
    isRightToLeft: Bool
  ) -> CGFloat? {
    let frame = laid.layout.frame(of: box.id)
    if case .custom(let run) = laid.lowered.leaves[box.id.index], !node.kind.sharesBox {
      run.place(in: frame.size)
      return run.explicit(guide)
    }
    let boxes = Array(laid.lowered.children(of: box))
    func inner(_ index: Int) -> CGFloat? {
      guard boxes.indices.contains(index) else { return nil }
      let child = boxes[index]
      guard
        let value = explicitGuide(
          guide, of: node.children[index], child, in: laid, isRightToLeft: isRightToLeft)
      else { return nil }
      guard child.id != box.id else { return value }
      let childFrame = laid.layout.frame(of: child.id)
      guard guide.isHorizontal else { return value + childFrame.minY }
      return value + (isRightToLeft ? frame.width - childFrame.maxX : childFrame.minX)
    }
    switch node.kind {
    case .guide(let own) where own.key == guide:
      let dimensions = ViewDimensions(
        width: frame.width, height: frame.height,
        guides: { other in
          guard !node.children.isEmpty, let child = boxes.first else { return nil }
          return self.explicitGuide(
            other, of: node.children[0], child, in: laid, isRightToLeft: isRightToLeft)
        })
      return own.value(dimensions)
    case .text(let content):
      return baseline(guide, of: content.text, width: frame.width)
    case .icon(let content):
      return guide == .vertical(.firstTextBaseline) || guide == .vertical(.lastTextBaseline)
        ? content.baseline : nil
    case .layered(_, let base): return inner(base)
    case .scroll, .reader, .sizeReader: return nil
    default:
      var combined = GuideCombination(guide)
      for index in node.children.indices {
        if let value = inner(index) { combined.add(value) }
      }
      return combined.value
    }
  }

  private func baseline(_ guide: GuideKey, of text: StyledText, width: Double) -> CGFloat? {
    switch guide {
    case .vertical(.firstTextBaseline): CGFloat(metrics(of: text, width: width).firstBaseline)
    case .vertical(.lastTextBaseline): CGFloat(metrics(of: text, width: width).lastBaseline)
    default: nil
    }
  }
}

extension ResolvedNode.Kind {
  /// Whether the node has the box of its only child.
  var sharesBox: Bool {
    switch self {
    case .offset, .effect, .element, .mark, .guide, .trait, .replaced, .layoutPriority: true
    case .hitTarget(let style): style.mode != .reserve
    default: false
    }
  }
}
