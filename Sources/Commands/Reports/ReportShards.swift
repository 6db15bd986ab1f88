/// Which parts of a run a report speaks of, where the run was split over machines.
struct ReportShards: Equatable, Sendable {
  /// How many parts the run has.
  let count: Int
  /// The parts that the report has, from 1, sorted.
  let parts: [Int]

  /// - Returns: `nil` unless each part is one of `count` and none is there twice.
  init?(count: Int, parts: [Int]) {
    guard (1...Shard.maximumCount).contains(count), !parts.isEmpty,
      parts.allSatisfy({ (1...count).contains($0) }), Set(parts).count == parts.count
    else { return nil }
    self.count = count
    self.parts = parts.sorted()
  }

  init(_ shard: Shard) {
    count = shard.count
    parts = [shard.index + 1]
  }

  /// The parts of the run that the report lacks.
  var missing: [Int] {
    let known = Set(parts)
    return (1...count).filter { !known.contains($0) }
  }

  /// The parts of several reports of one run; reports that are of no part are left out.
  ///
  /// - Throws: where runs of different numbers of parts meet, or two reports are of one part.
  static func merged(_ reports: [Report]) throws(ReportError) -> ReportShards? {
    var result: ReportShards?
    for shards in reports.compactMap(\.shards) {
      guard let known = result else {
        result = shards
        continue
      }
      guard known.count == shards.count else { throw .shardCounts(known.count, shards.count) }
      if let part = shards.parts.first(where: { known.parts.contains($0) }) {
        throw .duplicateShard(part, of: known.count)
      }
      result = ReportShards(count: known.count, parts: known.parts + shards.parts)
    }
    return result
  }
}
