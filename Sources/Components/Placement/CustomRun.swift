import Foundation
import Layout

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

  init(_ layout: CustomLayout, _ subviews: [SubviewRun], roomHeight: Double?) {
    direction = layout.direction
    base = layout.base
    self.roomHeight = roomHeight
    self.subviews = subviews
    run = layout.makeRun(subviews)
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
    if let placed, placed.size == size, placed.proposal == proposal, hasPlaced { return }
    for subview in subviews { subview.unplace(by: self) }
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    run.place(in: bounds, proposal: proposal)
    placed = (size, proposal)
  }

  /// Whether no other run has placed the views since this one did.
  private var hasPlaced: Bool { subviews.allSatisfy { $0.isPlaced(by: self) } }

  /// The frames of the views in the container, where right is right.
  var frames: [Rect] {
    if let placed { place(in: placed.size, proposal: placed.proposal) }
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
    place(in: placed.size, proposal: placed.proposal)
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
