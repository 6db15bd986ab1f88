import Foundation
import Layout

/// A view in a container with custom arrangement, laid out for each proposal it is made.
@MainActor
final class SubviewRun: ArrangedSubview {
  let node: ResolvedNode
  /// How far the view wants to be from its neighbours, which no proposal changes.
  private(set) lazy var spacing: ViewSpacing = {
    guard adaptsSpacing else { return ViewSpacing(uniform: gap) }
    var spacing = (answers.first ?? measured(.unspecified)).laid.lowered.spacing
    spacing.standard = gap
    return spacing
  }()
  private let gap: Double
  private let adaptsSpacing: Bool
  private let placement: Placement
  private let axis: Axis?
  private let direction: LayoutDirection
  private var answers: [Measured] = []
  /// What is known of the views of containers inside of the view.
  private let known = SubviewRuns()
  /// Who places the view; all that lay it out ask the same view.
  private weak var placer: CustomRun?
  private var position: (point: CGPoint, anchor: UnitPoint, measured: Measured)?

  init(_ node: ResolvedNode, placement: Placement, axis: Axis?, in layout: CustomLayout) {
    self.node = node
    self.placement = placement
    self.axis = axis
    gap = layout.spacing
    adaptsSpacing = layout.adaptsSpacing
    direction = node.layoutDirection ?? layout.direction
  }

  /// The view as it is laid out for one proposal.
  @MainActor
  final class Measured {
    let proposal: ProposedViewSize
    let size: CGSize
    let laid: LaidOutTree
    private let placement: Placement
    private let direction: LayoutDirection

    init(
      _ proposal: ProposedViewSize, _ size: CGSize, _ laid: LaidOutTree, _ placement: Placement,
      _ direction: LayoutDirection
    ) {
      self.proposal = proposal
      self.size = size
      self.laid = laid
      self.placement = placement
      self.direction = direction
    }

    /// The size with the guides in it.
    var dimensions: ViewDimensions {
      ViewDimensions(width: size.width, height: size.height, guides: { [self] in guide($0) })
    }

    func guide(_ guide: GuideKey) -> CGFloat? {
      placement.explicitGuide(guide, in: laid, direction: direction)
    }
  }

  func measured(_ proposal: ProposedViewSize) -> Measured {
    if let known = answers.last(where: { $0.proposal == proposal }) { return known }
    let measured = measure(proposal)
    answers.append(measured)
    return measured
  }

  func size(in proposal: ProposedViewSize) -> CGSize { measured(proposal).size }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    measured(proposal).dimensions
  }

  private func measure(_ proposal: ProposedViewSize) -> Measured {
    func length(_ proposed: CGFloat?) -> Double? {
      proposed.flatMap { $0.isFinite ? max(Double($0), 0) : nil }
    }
    var node = node
    if node.layoutDirection == nil { node.layoutDirection = direction }
    let laid = placement.laidOut(
      node, width: length(proposal.width), height: length(proposal.height), in: axis,
      endless: proposal.endlessAxes, known: known)
    let box = laid.layout.frame(of: laid.lowered.content.id)
    var size = CGSize(width: box.width, height: box.height)
    if proposal.width == .infinity, laid.lowered.greed.contains(.horizontal) {
      let widest = laid.lowered.greatestWidth
      size.width = widest.map { CGFloat($0) } ?? .infinity
      // The box has the width of its content; what keeps a ratio is as high as its width makes it.
      let filled = measured(ProposedViewSize(width: widest ?? probe, height: proposal.height))
      if filled.size.height > box.height {
        let isEndless = widest == nil && proposal.height?.isFinite != true
        size.height = isEndless ? .infinity : filled.size.height
      }
    }
    if proposal.height == .infinity, laid.lowered.greed.contains(.vertical) {
      size.height = laid.lowered.greatestHeight.map { CGFloat($0) } ?? .infinity
    }
    return Measured(proposal, size, laid, placement, direction)
  }

  /// How long the view keeps its size; room gives way first.
  var priority: Double { node.stackPriority }

  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    position = (point, anchor, measured(proposal))
  }

  func unplace(by run: CustomRun) { (position, placer) = (nil, run) }

  func isPlaced(by run: CustomRun) -> Bool { placer === run }

  /// The layout of the view as it is placed; in the middle of the container where it is not.
  func placed(in size: Size) -> Measured {
    position?.measured
      ?? measured(ProposedViewSize(width: size.width, height: size.height))
  }

  func placedGuide(_ guide: GuideKey) -> CGFloat? { position?.measured.guide(guide) }

  /// The frame of the view in a container from left to right.
  func frame(in size: Size) -> Rect {
    let measured = placed(in: size)
    let box = measured.laid.layout.frame(of: measured.laid.lowered.content.id)
    guard let position else {
      return Rect(
        x: (size.width - box.width) / 2, y: (size.height - box.height) / 2, width: box.width,
        height: box.height)
    }
    return Rect(
      x: position.point.x.finite(or: 0) - box.width * position.anchor.x,
      y: position.point.y.finite(or: 0) - box.height * position.anchor.y, width: box.width,
      height: box.height)
  }
}

/// The views of the containers in a view that is laid out for several proposals: what they answer to one of their own is
/// the same in all of these, so that containers in one another take no more time for each level.
@MainActor
final class SubviewRuns {
  /// What tells containers apart.
  private struct Key: Hashable {
    let children: ObjectIdentifier
    let axis: Axis?
    let spacing: Double
    let adaptsSpacing: Bool
    let direction: LayoutDirection

    init(children: AnyObject, axis: Axis?, _ layout: CustomLayout) {
      self.children = ObjectIdentifier(children)
      self.axis = axis
      (spacing, adaptsSpacing) = (layout.spacing, layout.adaptsSpacing)
      direction = layout.direction
    }
  }

  /// The children are held, so that none are changed and no others take their place.
  private var known: [Key: (children: AnyObject, runs: [SubviewRun])] = [:]

  nonisolated init() {}

  func runs(
    of children: AnyObject, axis: Axis?, _ layout: CustomLayout, _ make: () -> [SubviewRun]
  ) -> [SubviewRun] {
    let key = Key(children: children, axis: axis, layout)
    if let (_, runs) = known[key] { return runs }
    let runs = make()
    known[key] = (children, runs)
    return runs
  }
}

extension ProposedViewSize {
  /// The axes along which the proposal has no end, which is more than no proposal.
  fileprivate var endlessAxes: Axis.Set {
    var axes: Axis.Set = []
    if width == .infinity { axes.insert(.horizontal) }
    if height == .infinity { axes.insert(.vertical) }
    return axes
  }
}

extension ResolvedNode {
  /// How long a node keeps its size in a stack, seen through what only places or paints it.
  fileprivate var stackPriority: Double {
    let given: Double? = first { node in
      switch node.kind {
      case .layoutPriority(let priority): .found(priority)
      case .spacer: .found(-.greatestFiniteMagnitude)
      default: node.kind.traits.contains(.isPlain) ? .child(0) : .found(nil)
      }
    }
    return given ?? 0
  }
}
