public import Foundation
import Layout

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

extension Alignment {
  /// Tells the resolver that views are aligned on a custom guide.
  @MainActor
  func note(in environment: EnvironmentValues) {
    guard horizontal.isCustom || vertical.isCustom else { return }
    environment.identity?.session.usesArrangement = true
  }
}
