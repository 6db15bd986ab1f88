public import Foundation

/// A container that an author arranges: how large it is, and where its views are in it.
///
/// Positions are given as in a layout from left to right; where the layout direction is the other
/// one, the whole container is mirrored.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What the container keeps between its methods.
  associatedtype Cache = Void

  /// The views of a container, in the order in which they are written.
  typealias Subviews = LayoutSubviews

  /// What is known of the container before it is laid out; nothing by default.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the container keeps between its methods.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when the views change; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the container wants to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes in a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives each view its place with `LayoutSubview.place(at:anchor:proposal:)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is, or `nil` where its views do not say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is, or `nil` where its views do not say.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Turns the container with its views into nodes. Custom layouts never implement this.
  func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode]
}

extension Layout {
  public func _resolve(_ content: some View, in context: ResolveContext) -> [ResolvedNode] {
    context.environment.identity?.session.usesArrangement = true
    let children = content._resolve(in: context)
    let gap = Double(context.environment.theme.space[.xs])
    let direction = context.environment.layoutDirection
    let custom = CustomLayout(
      spacing: gap, adaptsSpacing: context.environment.textProportions != nil,
      direction: direction
    ) { LayoutRun(self, LayoutSubviews($0, layoutDirection: direction)) }
    return [ResolvedNode(.custom(custom), children: children)]
  }

  /// Nothing is known before layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The larger of what all views want, edge by edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// `nil`: the guide comes from the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// `nil`: the guide comes from the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// The container with its views.
  ///
  /// An initialiser that takes the closure itself goes before: a layout that is also a view may have
  /// both, and its call with a trailing closure must not make the layout without one first.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// What is known of a container before it is laid out.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which a stack-like container grows.
  public var stackOrientation: Axis?

  /// Makes properties of a container that is no stack.
  public init() {}
}

/// A custom container with its views.
struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    layout._resolve(content, in: context)
  }
}

/// A value that a view gives the container around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension LayoutValueKey where Value: ExpressibleByNilLiteral {
  /// `nil`, where a view gives no value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Gives the container around the view a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    addingTrait(ObjectIdentifier(key), value)
  }
}
