/// What two lists have in common, and in which order.
enum CommonSubsequence {
  /// Tables with more cells than this are not made.
  private static let limit = 1_000_000

  /// The places of a longest common subsequence in both lists.
  ///
  /// In very long lists, one that is found by going forward only.
  static func places(_ one: [Int], _ other: [Int]) -> [(Int, Int)] {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let head = (0..<start).map { ($0, $0) }
    let tail = (0..<end).reversed().map { (one.count - 1 - $0, other.count - 1 - $0) }
    let middle = places(
      Array(one[start..<one.count - end]), Array(other[start..<other.count - end]), from: start)
    return head + middle + tail
  }

  private static func places(_ one: [Int], _ other: [Int], from start: Int) -> [(Int, Int)] {
    guard !one.isEmpty, !other.isEmpty else { return [] }
    guard one.count * other.count <= limit else { return forward(one, other, from: start) }
    let width = other.count + 1
    // The lengths for the rests of both lists.
    var lengths = [Int](repeating: 0, count: (one.count + 1) * width)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i * width + j] =
          one[i] == other[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var places: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if one[i] == other[j] {
        places.append((start + i, start + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return places
  }

  private static func forward(_ one: [Int], _ other: [Int], from start: Int) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    var next = 0
    var known: [Int: [Int]] = [:]
    for (place, value) in other.enumerated() { known[value, default: []].append(place) }
    for (place, value) in one.enumerated() {
      guard let found = known[value]?.first(where: { $0 >= next }) else { continue }
      places.append((start + place, start + found))
      next = found + 1
    }
    return places
  }

  /// The places of a longest part of a list of different numbers that rises.
  static func rising(_ list: [Int]) -> Set<Int> {
    // The last places of the best parts of each length, and the place before each.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: list.count)
    for place in list.indices {
      let length = ends.firstIndex { list[$0] >= list[place] } ?? ends.count
      if length > 0 { previous[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var places: Set<Int> = []
    var place = ends.last
    while let found = place {
      places.insert(found)
      place = previous[found]
    }
    return places
  }
}
