import Foundation

/// A row or a column whose views say where their guides are.
///
/// The room is shared as in every stack: the views with the highest priority first, among them the
/// least flexible one first, each an equal share of what is left.
struct StackArrangement: Layout {
  let axis: Axis
  /// The gap between two views; `nil` is what both prefer.
  let spacing: CGFloat?
  let alignment: Alignment

  private var guide: GuideKey {
    axis == .horizontal ? .vertical(alignment.vertical) : .horizontal(alignment.horizontal)
  }

  /// The stack as it is in one proposal: lengths along the axis, and extents beside the guide.
  private struct Line {
    var proposals: [ProposedViewSize]
    var lengths: [CGFloat]
    var guides: [CGFloat]
    /// The gap before each view, 0 before the first.
    var gaps: [CGFloat]
    /// From the start edge across the stack to the guide.
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let line = line(in: proposal, subviews)
    let length = line.lengths.reduce(0, +) + line.gaps.reduce(0, +)
    return size(length: max(length, 0), thickness: line.before + line.after)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      spacing.append(subview.spacing, isFirst: index == 0, along: axis)
    }
    return spacing
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var proposal = proposal
    if axis == .horizontal {
      proposal.width = bounds.width
      proposal.height = proposal.height ?? bounds.height
    } else {
      proposal.height = proposal.height ?? bounds.height
      proposal.width = bounds.width
    }
    let line = line(in: proposal, subviews)
    var start: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let across = line.before - line.guides[index]
      start += line.gaps[index]
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + start, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + start)
      subview.place(at: point, proposal: line.proposals[index])
      start += line.lengths[index]
    }
  }

  private func line(in proposal: ProposedViewSize, _ subviews: Subviews) -> Line {
    var line = Line(
      proposals: subviews.map { _ in proposal }, lengths: subviews.map { _ in 0 },
      guides: subviews.map { _ in 0 }, gaps: gaps(between: subviews))
    share(length(of: proposal), proposal, subviews, in: &line)
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: line.proposals[index])
      let guide = guide.value(in: dimensions)
      let thickness = axis == .horizontal ? dimensions.height : dimensions.width
      line.guides[index] = guide
      line.before = index == 0 ? guide : max(line.before, guide)
      // Of an endless thickness every part is endless, whatever the guide.
      let after = thickness.isInfinite ? thickness : thickness - guide
      line.after = index == 0 ? after : max(line.after, after)
    }
    return line
  }

  /// Gives each view its length.
  private func share(
    _ available: CGFloat?, _ proposal: ProposedViewSize, _ subviews: Subviews, in line: inout Line
  ) {
    func measure(_ index: Int, _ length: CGFloat?) {
      line.proposals[index] = self.proposal(length, across: proposal)
      line.lengths[index] = self.length(of: subviews[index].sizeThatFits(line.proposals[index]))
    }
    guard let available, available.isFinite else {
      for index in subviews.indices { measure(index, available) }
      return
    }
    var room = available - line.gaps.reduce(0, +)
    let least = subviews.map { length(of: $0.sizeThatFits(self.proposal(0, across: proposal))) }
    let most = subviews.map {
      length(of: $0.sizeThatFits(self.proposal(.infinity, across: proposal)))
    }
    let priorities = subviews.map(\.priority)
    let thickness = axis == .horizontal ? proposal.height : proposal.width
    let hasThickness = thickness?.isFinite ?? false
    for priority in Set(priorities).sorted(by: >) {
      let waiting = priorities.indices.filter { priorities[$0] < priority }
      let reserved = waiting.reduce(0) { $0 + least[$1] }
      var group = priorities.indices.filter { priorities[$0] == priority }
      // Where there is room for all that they want, no text loses a line to the share of another view. Without a length across
      // the stack, what keeps a ratio would want more.
      let wish = group.reduce(0) { $0 + most[$1] }
      if hasThickness, wish <= room - reserved {
        for index in group { measure(index, most[index]) }
        room -= wish
        continue
      }
      group.sort { first, second in
        (most[first] - least[first], first) < (most[second] - least[second], second)
      }
      for (position, index) in group.enumerated() {
        measure(index, max((room - reserved) / CGFloat(group.count - position), 0))
        room -= line.lengths[index]
      }
    }
  }

  private func gaps(between subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      if index == 0 { return 0 }
      return spacing
        ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  // MARK: - Along and across

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func length(of proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func proposal(
    _ length: CGFloat?, across proposal: ProposedViewSize
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  private func size(length: CGFloat, thickness: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
  }
}

extension GuideKey {
  /// Where the guide is in a view.
  func value(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(let guide): dimensions[guide]
    case .vertical(let guide): dimensions[guide]
    }
  }
}
