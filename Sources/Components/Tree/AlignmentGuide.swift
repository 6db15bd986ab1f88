import Foundation

/// The place of a guide that an author gave a view.
///
/// It lives only while a view is resolved, on the main actor. Two are equal only when they are the
/// same one.
public final class AlignmentGuide: Equatable, @unchecked Sendable {
  let key: GuideKey
  let value: (ViewDimensions) -> CGFloat

  init(key: GuideKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  /// Whether both are the same object.
  public static func == (lhs: AlignmentGuide, rhs: AlignmentGuide) -> Bool { lhs === rhs }
}

extension ResolvedNode {
  /// Whether some view in the tree says where a guide is, as far as containers hand it up.
  func gives(_ guide: GuideKey) -> Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.kind {
      case _ where node.holdsNoText(for: guide): break
      case .guide(let own) where own.key == guide: return true
      case .text where guide == .horizontal(.firstText): return true
      case .scroll, .reader, .sizeReader: break
      case .layered(_, let base):
        if node.children.indices.contains(base) { waiting.append(node.children[base]) }
      default: waiting += node.children
      }
    }
    return false
  }

  /// Whether texts in the node are not what a line below a row begins at: UIKit draws those of segments.
  func holdsNoText(for guide: GuideKey) -> Bool {
    guide == .horizontal(.firstText) && name == "segment"
  }
}
