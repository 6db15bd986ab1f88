public import Foundation

/// The views of a container that arranges them.
@MainActor @preconcurrency
public struct LayoutSubviews: @MainActor RandomAccessCollection, @MainActor Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  private let subviews: ArraySlice<LayoutSubview>
  public let layoutDirection: LayoutDirection

  init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { subviews[$0] }
    return LayoutSubviews(chosen[...], layoutDirection: layoutDirection)
  }
}

/// One view of a container that arranges them.
@MainActor @preconcurrency
public struct LayoutSubview: @MainActor Equatable {
  private let run: SubviewRun

  init(_ run: SubviewRun) {
    self.run = run
  }

  /// The size that the view takes in a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    run.measured(proposal).size
  }

  /// The size and the guides of the view in a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    run.measured(proposal).dimensions
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

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.run === rhs.run }
}
