public import Foundation

/// A row as a value that is called with its views.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    HStack(alignment: alignment, spacing: spacing, content: { content })._resolve(in: context)
  }

  private func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing ?? subviews.commonSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(of: subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A column as a value that is called with its views.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    VStack(alignment: alignment, spacing: spacing, content: { content })._resolve(in: context)
  }

  private func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing ?? subviews.commonSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(of: subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Views on top of each other as a value that is called with its views.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    ZStack(alignment: alignment, content: { content })._resolve(in: context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    OverlayArrangement(alignment: alignment)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    OverlayArrangement(alignment: alignment)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A grid as a value that is called with its rows.
public struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: { content }
    )._resolve(in: context)
  }

  /// A grid inside a layout of an author's own that asks for its size: rows as a column has them.
  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A layout whose type is hidden, so that one can take the place of another.
@MainActor @preconcurrency
public struct AnyLayout {
  private let layout: any Layout

  public init(_ layout: some Layout) {
    self.layout = layout
  }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ErasedLayoutContainer(layout: layout, content: content())
  }
}

/// A container whose layout's type is hidden, with its views.
private struct ErasedLayoutContainer<Content: View>: View {
  typealias Body = Never

  let layout: any Layout
  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    layout._resolve(content, in: context)
  }
}

extension LayoutSubviews {
  /// The distance that the views want from each other.
  fileprivate var commonSpacing: CGFloat {
    map(\.spacing.preferred).max().map { CGFloat($0) } ?? 0
  }
}
