import Foundation

/// A container that an author arranges, as a kind of node.
///
/// It lives only until the resolver has arranged the container: nothing that leaves the resolver
/// holds one. Two are equal only when they are the same one.
public final class CustomLayout: Equatable, Sendable {
  /// The distance between views of which neither wants one, in points.
  let spacing: Double
  /// Whether views want distances of their own; else all want `spacing`.
  let adaptsSpacing: Bool
  let direction: LayoutDirection
  /// The view whose guides are the container's; `nil` combines those of all views.
  let base: Int?
  let makeRun: @MainActor @Sendable ([any ArrangedSubview]) -> any LayoutRunning

  init(
    spacing: Double, adaptsSpacing: Bool, direction: LayoutDirection, guidedBy base: Int? = nil,
    _ makeRun: @escaping @MainActor @Sendable ([any ArrangedSubview]) -> any LayoutRunning
  ) {
    self.spacing = spacing
    self.adaptsSpacing = adaptsSpacing
    self.direction = direction
    self.base = base
    self.makeRun = makeRun
  }

  /// Whether both are the same object.
  public static func == (lhs: CustomLayout, rhs: CustomLayout) -> Bool { lhs === rhs }
}

/// A view that a custom layout asks for sizes and puts somewhere.
@MainActor
protocol ArrangedSubview: AnyObject {
  var node: ResolvedNode { get }
  /// How far the view wants to be from its neighbours, which no proposal changes.
  var spacing: ViewSpacing { get }
  /// How long the view keeps its size; room gives way first.
  var priority: Double { get }

  func size(in proposal: ProposedViewSize) -> CGSize
  /// The size with the guides in it.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// A container's own views and cache, during one layout.
@MainActor
protocol LayoutRunning: AnyObject {
  func spacing() -> ViewSpacing
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, proposal: ProposedViewSize)
  func explicit(_ guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat?
}
