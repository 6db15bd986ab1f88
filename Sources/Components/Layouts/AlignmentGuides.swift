public import Foundation
import Layout

/// A guide along either axis.
enum GuideKey: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var isHorizontal: Bool {
    if case .horizontal = self { return true }
    return false
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(let guide): guide.defaultValue(in: dimensions)
    case .vertical(let guide): guide.defaultValue(in: dimensions)
    }
  }
}

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

/// One guide from those of several views: the mean, or the outermost baseline of text.
struct GuideCombination {
  private let guide: GuideKey
  private var count = 0.0
  private(set) var value: CGFloat?

  init(_ guide: GuideKey) {
    self.guide = guide
  }

  mutating func add(_ next: CGFloat) {
    count += 1
    guard let value else {
      self.value = next
      return
    }
    switch guide {
    case .vertical(.firstTextBaseline): self.value = min(value, next)
    case .vertical(.lastTextBaseline): self.value = max(value, next)
    default: self.value = value + (next - value) / count
    }
  }
}

extension View {
  /// Says where a guide of the view is, from its leading edge in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuideGiven(
      content: self, guide: AlignmentGuide(key: .horizontal(guide), value: computeValue))
  }

  /// Says where a guide of the view is, from its top edge in points.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuideGiven(content: self, guide: AlignmentGuide(key: .vertical(guide), value: computeValue))
  }
}

/// A view with a guide of its own.
private struct GuideGiven<Content: View>: View {
  typealias Body = Never

  let content: Content
  let guide: AlignmentGuide

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let nodes = content._resolve(in: context)
    guard let session = context.environment.identity?.session else { return nodes }
    session.usesArrangement = true
    session.usesMarks = true
    return nodes.map { $0.wrappedPlainly(in: .guide(guide)) }
  }
}

extension ResolvedNode {
  /// Whether some view in the tree says where a guide is, as far as containers hand it up.
  func gives(_ guide: GuideKey) -> Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.kind {
      case .guide(let own) where own.key == guide: return true
      case .scroll, .reader, .sizeReader: break
      case .layered(_, let base):
        if node.children.indices.contains(base) { waiting.append(node.children[base]) }
      default: waiting += node.children
      }
    }
    return false
  }
}

extension Alignment {
  /// Tells the resolver that views are aligned on a custom guide.
  @MainActor
  func note(in environment: EnvironmentValues) {
    guard horizontal.isCustom || vertical.isCustom else { return }
    environment.identity?.session.usesArrangement = true
  }
}
