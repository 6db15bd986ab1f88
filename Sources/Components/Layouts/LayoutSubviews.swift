public import Foundation

/// The views of a container that arranges them.
@MainActor @preconcurrency
public struct LayoutSubviews: @MainActor RandomAccessCollection, @MainActor Equatable {
  /// Some of the views, in order.
  public typealias SubSequence = LayoutSubviews
  /// The place of a view among its siblings, from 0.
  public typealias Index = Int

  private let subviews: ArraySlice<LayoutSubview>
  /// The layout direction of the container; positions are from left to right in either.
  public let layoutDirection: LayoutDirection

  init(_ subviews: [any ArrangedSubview], layoutDirection: LayoutDirection) {
    self.init(subviews.map { LayoutSubview($0) }[...], layoutDirection: layoutDirection)
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// 0 for all views of a container.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at an index; traps outside of the range.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range of indices; traps outside of the range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  /// The views at some indices, in the order of these; traps outside of the range.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { subviews[$0] }
    return LayoutSubviews(chosen[...], layoutDirection: layoutDirection)
  }
}

/// One view of a container that arranges them.
@MainActor @preconcurrency
public struct LayoutSubview: @MainActor Equatable {
  private let run: any ArrangedSubview

  init(_ run: any ArrangedSubview) {
    self.run = run
  }

  /// The size that the view takes in a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    run.size(in: proposal)
  }

  /// The size and the guides of the view in a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    run.dimensions(in: proposal)
  }

  /// How far the view wants to be from its neighbours.
  public var spacing: ViewSpacing { run.spacing }

  /// How long the view keeps its size while room gets short.
  public var priority: Double { run.priority }

  /// What the view tells the container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    run.node.trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// What the view tells the containers around it.
  public var containerValues: ContainerValues { ContainerValues(node: run.node) }

  /// Puts a point of the view, whose size follows from a proposal, at a point of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    run.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view in the same layout.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.run === rhs.run }
}
