/// How the surplus of a justified line is shared: equally among its spaces, in whole text units;
/// what does not divide goes to the first ones.
struct JustificationGaps {
  /// The positions of the spaces, in logical order.
  private let positions: [Int]
  private let share: Int
  private let remainder: Int

  init(_ line: SetLine, stretch: TextUnit) {
    let scalars = line.text.source.scalars
    let spaces =
      stretch > .zero
      ? line.content.filter { scalars[$0] == 0x20 || scalars[$0] == 0xA0 } : []
    // Spaces that begin the line indent it and keep their width.
    var first = line.content.lowerBound
    positions = spaces.filter { position in
      if position == first {
        first += 1
        return false
      }
      return true
    }
    share = positions.isEmpty ? 0 : stretch.raw / positions.count
    remainder = positions.isEmpty ? 0 : stretch.raw % positions.count
  }

  var isEmpty: Bool { positions.isEmpty }

  func space(after position: Int) -> TextUnit {
    guard !positions.isEmpty else { return .zero }
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    guard low < positions.count, positions[low] == position else { return .zero }
    return TextUnit(raw: share + (low < remainder ? 1 : 0))
  }
}
