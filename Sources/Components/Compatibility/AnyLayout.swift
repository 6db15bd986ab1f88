public import Foundation

/// A row as a value that is called with its views.
public struct HStackLayout: Layout, Sendable {
  /// How the views are aligned across the row.
  public var alignment: VerticalAlignment
  /// The gap between the views in points, or `nil` for the default.
  public var spacing: CGFloat?

  /// A row whose views are `spacing` points apart, or the default gap if it is `nil`.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    HStack(alignment: alignment, spacing: spacing, content: { content })._resolve(in: context)
  }

  private func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  /// The size of the row, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views from the leading edge on.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(of: subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A column as a value that is called with its views.
public struct VStackLayout: Layout, Sendable {
  /// How the views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The gap between the views in points, or `nil` for the default.
  public var spacing: CGFloat?

  /// A column whose views are `spacing` points apart, or the default gap if it is `nil`.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    VStack(alignment: alignment, spacing: spacing, content: { content })._resolve(in: context)
  }

  private func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  /// The size of the column, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views from the top on.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(of: subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Views on top of each other as a value that is called with its views.
public struct ZStackLayout: Layout, Sendable {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Views on top of each other.
  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    ZStack(alignment: alignment, content: { content })._resolve(in: context)
  }

  /// The size that holds every view, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    OverlayArrangement(alignment: alignment)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places each view by the alignment.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    OverlayArrangement(alignment: alignment)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A grid as a value that is called with its rows.
public struct GridLayout: Layout, Sendable {
  /// How the views are aligned in their cells.
  public var alignment: Alignment
  /// The gap between columns in points, or `nil` for the default.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points, or `nil` for the default.
  public var verticalSpacing: CGFloat?

  /// A grid with gaps in points, or the defaults where they are `nil`.
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

  /// A grid inside a custom layout that asks for its size: rows as a column has them.
  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }

  /// The size of a column of the rows, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the rows as a column does.
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

  /// Hides the type of a layout.
  public init(_ layout: some Layout) {
    self.layout = layout
  }

  /// Arranges views by the layout.
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
