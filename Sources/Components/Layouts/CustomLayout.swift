import Foundation
import Layout

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
  let makeRun: @MainActor @Sendable (LayoutSubviews) -> any LayoutRunning

  init(
    spacing: Double, adaptsSpacing: Bool, direction: LayoutDirection, guidedBy base: Int? = nil,
    _ makeRun: @escaping @MainActor @Sendable (LayoutSubviews) -> any LayoutRunning
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

/// A container's own views and cache, during one layout.
@MainActor
protocol LayoutRunning: AnyObject {
  func spacing() -> ViewSpacing
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, proposal: ProposedViewSize)
  func explicit(_ guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat?
}

/// The run of one layout, with its cache.
final class LayoutRun<L: Components.Layout>: LayoutRunning {
  private let layout: L
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
  }

  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicit(
    _ guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// A container with custom arrangement and the sizes it gave, during one layout.
@MainActor
final class CustomRun {
  let subviews: [SubviewRun]
  private let run: any LayoutRunning
  private let direction: LayoutDirection
  private let base: Int?
  /// The height that the container is offered at most, in points, where it is known.
  private let roomHeight: Double?
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var placed: (size: Size, proposal: ProposedViewSize)?

  init(
    _ layout: CustomLayout, nodes: [ResolvedNode], placement: Placement, axis: Axis?,
    roomHeight: Double?
  ) {
    direction = layout.direction
    base = layout.base
    self.roomHeight = roomHeight
    subviews = nodes.map {
      SubviewRun(
        $0, placement: placement, axis: axis, spacing: layout.spacing,
        adaptsSpacing: layout.adaptsSpacing, direction: layout.direction)
    }
    run = layout.makeRun(
      LayoutSubviews(
        subviews.map { LayoutSubview($0) }[...], layoutDirection: layout.direction))
  }

  /// How far the container wants to be from its neighbours.
  private(set) lazy var spacing = run.spacing()

  /// The size in a proposal; what is not a length becomes 0.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if let answer = answers.last(where: { $0.proposal == proposal }) { return answer.size }
    var size = run.size(proposal)
    size.width = size.width.isNaN ? 0 : max(size.width, 0)
    size.height = size.height.isNaN ? 0 : max(size.height, 0)
    answers.append((proposal, size))
    return size
  }

  /// What the engine hears of the container.
  func metrics(_ request: MeasureRequest) -> LeafMetrics {
    let proposal = proposal(for: request)
    var size = size(proposal)
    if size.width.isInfinite || size.height.isInfinite {
      let ideal = self.size(.unspecified)
      if size.width.isInfinite { size.width = ideal.width.isFinite ? ideal.width : 10 }
      if size.height.isInfinite { size.height = ideal.height.isFinite ? ideal.height : 10 }
    }
    if let width = request.knownWidth { size.width = width }
    var metrics = LeafMetrics(size: Size(width: size.width, height: size.height))
    if request.knownWidth != nil || request.availableWidth != .minContent {
      place(in: metrics.size, proposal: proposal)
      metrics.firstBaseline = baseline(.vertical(.firstTextBaseline), proposal)
      metrics.lastBaseline = baseline(.vertical(.lastTextBaseline), proposal)
    }
    return metrics
  }

  private func baseline(_ guide: GuideKey, _ proposal: ProposedViewSize) -> Double? {
    explicit(guide).flatMap { $0.isFinite ? Double($0) : nil }
  }

  private func proposal(for request: MeasureRequest) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    if let width = request.knownWidth {
      proposal.width = width
    } else if case .definite(let width) = request.availableWidth {
      proposal.width = width
    } else if request.availableWidth == .minContent {
      proposal.width = 0
    }
    if let height = request.knownHeight {
      proposal.height = height
    } else if case .definite(let height) = request.availableHeight {
      proposal.height = height
    } else {
      proposal.height = roomHeight.map { CGFloat($0) }
    }
    return proposal
  }

  /// Places the views in a container of a size, by the proposal that led to it.
  func place(in size: Size) {
    let matching = answers.last { answer in
      abs(answer.size.width - size.width) < 0.05 && abs(answer.size.height - size.height) < 0.05
    }
    let full = ProposedViewSize(width: size.width, height: size.height)
    place(in: size, proposal: matching?.proposal ?? full)
  }

  private func place(in size: Size, proposal: ProposedViewSize) {
    if let placed, placed.size == size, placed.proposal == proposal { return }
    for subview in subviews { subview.unplace() }
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    run.place(in: bounds, proposal: proposal)
    placed = (size, proposal)
  }

  /// The frames of the views in the container, where right is right.
  var frames: [Rect] {
    let size = placed?.size ?? .zero
    return subviews.map { subview in
      let frame = subview.frame(in: size)
      guard direction == .rightToLeft else { return frame }
      return Rect(
        x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// Where a guide of the container is, from its leading or top edge.
  func explicit(_ guide: GuideKey) -> CGFloat? {
    guard let placed else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: placed.size.width, height: placed.size.height)
    if let own = run.explicit(guide, in: bounds, proposal: placed.proposal) { return own }
    var combined = GuideCombination(guide)
    for (index, subview) in subviews.enumerated() where base == nil || index == base {
      let frame = subview.frame(in: placed.size)
      guard let value = subview.placedGuide(guide) else { continue }
      combined.add(value + (guide.isHorizontal ? frame.minX : frame.minY))
    }
    return combined.value
  }
}
