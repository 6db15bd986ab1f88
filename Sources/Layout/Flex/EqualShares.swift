// How SwiftUI's stacks divide a room that is too narrow or has items that take all of it, instead of css-flexbox-1 §9.7.
extension LayoutPass {
  /// Offers the items of a row equal shares of it, if the row's style wants that and one of them is offered less than it
  /// would like: in an overflowing row, or beside what takes as much as there is.
  ///
  /// The items that can give up least choose first and what they leave goes to the others; an item
  /// of a lower priority only gets what those of a higher one leave, but never less than its
  /// minimum.
  ///
  /// - Returns: whether the row has been divided.
  mutating func offerEqualShares(
    _ flex: FlexContext, _ range: Range<Int>, mainSize: LayoutUnit
  ) -> Bool {
    guard styles[flex.node].offersEqualShares, !flex.isColumn else { return false }
    var room = mainSize - flex.itemGap * (range.count - 1)
    let wanted = range.reduce(into: LayoutUnit.zero) { $0 += items[$1].outerHypotheticalSize }
    if room >= wanted {
      guard styles[flex.node].sharesRoom, mayBeShort(range) else { return false }
      settleAutomaticMinimums(flex, range)
      guard !isSuspended, isShort(range, of: room) else { return false }
    }
    var minimums = outerMinimums(of: range)
    if minimums > room {
      for index in range where items[index].shrink > 0 {
        let least = (leastWidth(of: items[index].node) - items[index].mainEdges).nonNegative
        items[index].limits.minimum = min(items[index].limits.minimum, least)
      }
      minimums = outerMinimums(of: range)
    }

    let order = range.sorted { choosesBefore($0, $1) }
    var start = order.startIndex
    while start < order.endIndex {
      let priority = items[order[start]].priority
      let end = order[start...].firstIndex { items[$0].priority != priority } ?? order.endIndex
      for index in order[start..<end] { minimums -= items[index].outerMinimumSize }
      var rest = room - minimums
      for position in start..<end {
        let index = order[position]
        take(flex, item: index, offer: rest / (end - position))
        rest -= items[index].outerFlexedSize
      }
      room = rest + minimums
      start = end
    }
    return true
  }

  /// Whether something can be short beside what takes all there is. Spacers have less priority than all else.
  private func mayBeShort(_ range: Range<Int>) -> Bool {
    range.contains { items[$0].gives }
      && range.contains {
        items[$0].isEndless && items[$0].priority > Float(LayoutStyle.leastPriority)
      }
  }

  /// Whether the row has room for all, but an item that does not grow wants more than its share beside those of its priority
  /// that take all there is.
  private func isShort(_ range: Range<Int>, of room: LayoutUnit) -> Bool {
    let order = range.sorted { choosesBefore($0, $1) }
    var (room, minimums) = (room, outerMinimums(of: range))
    var start = order.startIndex
    while start < order.endIndex {
      let priority = items[order[start]].priority
      let end = order[start...].firstIndex { items[$0].priority != priority } ?? order.endIndex
      for index in order[start..<end] { minimums -= items[index].outerMinimumSize }
      let takesAll = items[order[end - 1]].isEndless
      var rest = room - minimums
      for position in start..<end {
        let item = items[order[position]]
        if item.isEndless { break }
        if takesAll, item.gives, rest / (end - position) < item.outerHypotheticalSize {
          return true
        }
        rest -= item.outerGreatestSize
      }
      if takesAll {
        return order[end...].contains {
          items[$0].gives && items[$0].outerMinimumSize < items[$0].outerHypotheticalSize
        }
      }
      room = rest + minimums
      start = end
    }
    return false
  }

  private func outerMinimums(of range: Range<Int>) -> LayoutUnit {
    range.reduce(into: .zero) { $0 += items[$1].outerMinimumSize }
  }

  /// A higher priority chooses first, then what can give up least, then what comes first.
  private func choosesBefore(_ first: Int, _ second: Int) -> Bool {
    if items[first].priority != items[second].priority {
      return items[first].priority > items[second].priority
    }
    let ranges = (items[first].flexibleRange, items[second].flexibleRange)
    return ranges.0 != ranges.1 ? ranges.0 < ranges.1 : first < second
  }

  /// Gives an item its size in an outer main size that it is offered.
  private mutating func take(_ flex: FlexContext, item index: Int, offer: LayoutUnit) {
    let item = items[index]
    let wanted = (offer - item.mainEdges - item.margins.main).nonNegative
    if item.grow > 0 {
      items[index].flexedSize = item.limits.clamp(wanted)
      return
    }
    guard item.shrink > 0, wanted < item.hypotheticalSize else { return }
    items[index].flexedSize = item.limits.clamp(wanted)
    guard nodes[item.node].traits.contains(.hugsWidth) else { return }
    let used = layout(item.node, in: layoutSpace(flex, item: index), goal: .size).width
    hug(flex, item: index, width: used)
  }
}

extension FlexItem {
  /// Whether the item keeps its size in a row that has room for it, and can be narrower.
  fileprivate var gives: Bool { grow == 0 && shrink > 0 }

  /// Whether the item takes all the room that there is.
  fileprivate var isEndless: Bool { grow > 0 && limits.maximum == .unbounded }

  /// How much narrower or wider than its least size an item can be.
  fileprivate var flexibleRange: LayoutUnit {
    if grow > 0 { return isEndless ? .unbounded : limits.maximum - limits.minimum }
    return shrink > 0 ? hypotheticalSize - limits.minimum : .zero
  }

  /// The outer main size that the item takes where it can.
  fileprivate var outerGreatestSize: LayoutUnit {
    grow > 0 ? limits.maximum + mainEdges + margins.main : outerHypotheticalSize
  }

  /// The outer main size below which the item does not go.
  fileprivate var outerMinimumSize: LayoutUnit {
    (shrink > 0 ? limits.clamp(.zero) : hypotheticalSize) + mainEdges + margins.main
  }
}
