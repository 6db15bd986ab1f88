/// One column; an adaptive track makes several.
struct GridColumn {
  let width: LayoutUnit
  /// Where the column starts, from the start of the first one.
  var offset = LayoutUnit.zero
}

/// Column widths (SwiftUI's `LazyVGrid` and `Grid`).
struct GridColumns {
  private var columns: [GridColumn]
  private let gap: LayoutUnit

  /// - Parameters:
  ///   - available: the width of the grid's content box.
  ///   - content: the min-content and max-content widths of the cells of each track; only those of
  ///     `content` tracks count; empty where there are none.
  ///   - grows: for each track, whether it takes up space that is left over.
  ///   - sharesEqually: whether columns that are too wide are offered equal shares, as a stack's items are.
  init(
    tracks: [GridTrack], available: LayoutUnit, gap: LayoutUnit, content: [IntrinsicWidths],
    grows: [Bool], sharesEqually: Bool = false
  ) {
    self.gap = gap
    columns = []
    columns.reserveCapacity(tracks.count)
    let room = available - gap * max(0, tracks.count - 1) - Self.fixedWidth(tracks)
    var rest = room
    var contentWidths: [LayoutUnit] = []
    if !content.isEmpty {
      contentWidths =
        sharesEqually
        ? Self.share(tracks, content: content, room: room)
        : Self.fitContent(tracks, content: content, room: room)
      for width in contentWidths { rest -= width }
    }
    var flexibleCount = tracks.count(where: \.isFlexible)
    if flexibleCount == 0 { Self.grow(&contentWidths, by: rest, where: grows) }
    for (index, track) in tracks.enumerated() {
      switch track {
      case .fixed(let width):
        columns.append(GridColumn(width: LayoutUnit(width).nonNegative))
      case .content: columns.append(GridColumn(width: contentWidths[index]))
      case .flexible(let minimum, let maximum):
        let limits = Self.limits(minimum, maximum)
        let width = limits.clamp((rest / flexibleCount).nonNegative)
        columns.append(GridColumn(width: width))
        rest -= width
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        let share = (rest / flexibleCount).nonNegative
        let (count, width) = Self.fill(share, limits: Self.limits(minimum, maximum), gap: gap)
        for _ in 0..<count { columns.append(GridColumn(width: width)) }
        rest -= width * count + gap * (count - 1)
        flexibleCount -= 1
      }
    }
    for index in columns.indices.dropFirst() {
      columns[index].offset = columns[index - 1].offset + columns[index - 1].width + gap
    }
  }

  var count: Int { columns.count }

  /// The width of all columns with the gaps between them.
  var totalWidth: LayoutUnit { width(of: 0..<count) }

  /// The width of neighbouring columns with the gaps between them.
  func width(of range: Range<Int>) -> LayoutUnit {
    let last = range.upperBound - 1
    return columns[last].offset + columns[last].width - columns[range.lowerBound].offset
  }

  /// Where a column starts, from the start of the first one.
  func offset(of index: Int) -> LayoutUnit { columns[index].offset }

  // MARK: Tracks

  private static func limits(_ minimum: Double, _ maximum: Double) -> Limits {
    let lower = LayoutUnit(minimum).nonNegative
    return Limits(minimum: lower, maximum: max(lower, LayoutUnit(maximum)))
  }

  private static func fixedWidth(_ tracks: [GridTrack]) -> LayoutUnit {
    tracks.reduce(.zero) { sum, track in
      guard case .fixed(let width) = track else { return sum }
      return sum + LayoutUnit(width).nonNegative
    }
  }

  /// The most columns of at least the minimum that fit into a share; at least one, and at most
  /// `maximumAdaptiveColumns`.
  private static func fill(
    _ share: LayoutUnit, limits: Limits, gap: LayoutUnit
  ) -> (count: Int, width: LayoutUnit) {
    let step = max(limits.minimum + gap, LayoutUnit(raw: 1))
    let count = min(max(1, Int((share + gap).raw) / Int(step.raw)), maximumAdaptiveColumns)
    let width = (share - gap * (count - 1)) / count
    return (count, limits.clamp(width.nonNegative))
  }

  /// Keeps an adaptive column of no minimum width from making millions of columns.
  static let maximumAdaptiveColumns = 1_000

  /// Content columns at their max-content widths; where that is too much, each gives up the same
  /// part of what it has beyond its min-content width.
  private static func fitContent(
    _ tracks: [GridTrack], content: [IntrinsicWidths], room: LayoutUnit
  ) -> [LayoutUnit] {
    var widest = LayoutUnit.zero
    var narrowest = LayoutUnit.zero
    for (track, widths) in zip(tracks, content) where track == .content {
      widest += widths.maximum
      narrowest += widths.minimum
    }
    let flexibility = widest - narrowest
    let excess = min((widest - room).nonNegative, flexibility)
    let part = flexibility > .zero ? Double(excess.raw) / Double(flexibility.raw) : 0
    return zip(tracks, content).map { track, widths in
      guard track == .content else { return .zero }
      return widths.maximum - (widths.maximum - widths.minimum).scaled(by: part)
    }
  }

  /// Equal shares for content columns, of which the least flexible ones choose first.
  private static func share(
    _ tracks: [GridTrack], content: [IntrinsicWidths], room: LayoutUnit
  ) -> [LayoutUnit] {
    var widths = content.map(\.minimum)
    var order = tracks.indices.filter { tracks[$0] == .content }
    var rest = room
    order.sort {
      let ranges = (
        content[$0].maximum - content[$0].minimum, content[$1].maximum - content[$1].minimum
      )
      return ranges.0 != ranges.1 ? ranges.0 < ranges.1 : $0 < $1
    }
    for (position, index) in order.enumerated() {
      let offer = rest / (order.count - position)
      widths[index] = max(content[index].minimum, min(offer, content[index].maximum))
      rest -= widths[index]
    }
    return widths
  }

  private static func grow(
    _ widths: inout [LayoutUnit], by space: LayoutUnit, where grows: [Bool]
  ) {
    let count = grows.count(where: { $0 })
    guard count > 0, space > .zero else { return }
    for index in widths.indices where grows[index] { widths[index] += space / count }
  }
}

extension GridTrack {
  /// Whether the track takes a share of the space that fixed and content tracks leave.
  var isFlexible: Bool {
    switch self {
    case .flexible, .adaptive: true
    case .fixed, .content: false
    }
  }
}
