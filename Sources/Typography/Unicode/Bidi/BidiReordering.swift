extension BidiParagraph {
  /// The levels of one line's characters after rule L1: separators, and white space before them or
  /// at the line's end, return to the paragraph's level.
  package func levels(ofLine line: Range<Int>) -> [UInt8] {
    var result = Array(levels[line])
    var isTrailing = true
    for index in line.reversed() {
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator:
        isTrailing = true
        result[index - line.lowerBound] = baseLevel
      case .whiteSpace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        if isTrailing { result[index - line.lowerBound] = baseLevel }
      default:
        if classes[index].isRemovedByX9 {
          if isTrailing { result[index - line.lowerBound] = baseLevel }
        } else {
          isTrailing = false
        }
      }
    }
    return result
  }
}

/// Rule L2: the visual order of elements with the given levels, leftmost first.
///
/// Elements may be characters or whole runs of one level.
package func bidiVisualOrder(levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min()
  else { return order }
  var level = highest
  while level >= lowestOdd {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
    level -= 1
  }
  return order
}
