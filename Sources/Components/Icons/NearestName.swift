/// Finds the known name that an unknown one was most likely meant to be.
enum NearestName {
  /// The candidate with the smallest edit distance, the first of several; `nil` where more than a
  /// third of the characters would have to change.
  static func find(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(wanted, Array(candidate.utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance < wanted.count, best.distance <= max(2, wanted.count / 3) else {
      return nil
    }
    return best.name
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one text into another.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [Int](repeating: row + 1, count: second.count + 1)
      for (column, other) in second.enumerated() {
        var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1)
        cost = min(cost, current[column] + 1)
        if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
