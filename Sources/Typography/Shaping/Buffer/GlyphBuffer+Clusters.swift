/// Clusters: the glyphs that stand for the same characters carry the same, smallest index.
extension GlyphBuffer {
  /// Makes one cluster of the input's elements `start..<end` and whatever shares theirs.
  mutating func mergeClusters(_ start: Int, _ end: Int) {
    guard end - start >= 2 else { return }
    var start = start
    var end = end
    var cluster = input[start].cluster
    for place in start + 1..<end { cluster = min(cluster, input[place].cluster) }
    if cluster != input[end - 1].cluster {
      while end < count, input[end - 1].cluster == input[end].cluster { end += 1 }
    }
    if cluster != input[start].cluster {
      while index < start, input[start - 1].cluster == input[start].cluster { start -= 1 }
    }
    // At the start of the input the cluster continues in the output.
    if index == start, input[start].cluster != cluster {
      let old = input[start].cluster
      var place = outputCount
      while place > 0, output[place - 1].cluster == old {
        output[place - 1].setCluster(cluster)
        place -= 1
      }
    }
    for place in start..<end { input[place].setCluster(cluster) }
  }

  /// The same for the output's elements.
  mutating func mergeOutputClusters(_ start: Int, _ end: Int) {
    guard end - start >= 2 else { return }
    var start = start
    var end = end
    var cluster = output[start].cluster
    for place in start + 1..<end { cluster = min(cluster, output[place].cluster) }
    while start > 0, output[start - 1].cluster == output[start].cluster { start -= 1 }
    while end < outputCount, output[end - 1].cluster == output[end].cluster { end += 1 }
    if end == outputCount {
      let old = output[end - 1].cluster
      var place = index
      while place < count, input[place].cluster == old {
        input[place].setCluster(cluster)
        place += 1
      }
    }
    for place in start..<end { output[place].setCluster(cluster) }
  }

  /// Says that cutting the text between two of the input's elements changes their shapes.
  mutating func setUnsafeToBreak(_ start: Int, _ end: Int) {
    let end = min(end, count)
    // Clusters are monotone: equal ends are one cluster, which nobody can cut.
    guard end - start >= 2, input[start].cluster != input[end - 1].cluster else { return }
    flag(input, start, end, cluster: smallestCluster(input, start, end))
  }

  /// The same for a stretch that starts in the output and ends in the input.
  mutating func setUnsafeToBreakFromOutput(_ start: Int, _ end: Int) {
    guard hasOutput else {
      setUnsafeToBreak(start, end)
      return
    }
    let end = min(end, count)
    let cluster = min(
      smallestCluster(output, start, outputCount), smallestCluster(input, index, end))
    flag(output, start, outputCount, cluster: cluster)
    flag(input, index, end, cluster: cluster)
  }

  @inline(__always)
  private func smallestCluster(_ list: Slab<GlyphInfo>, _ start: Int, _ end: Int) -> UInt32 {
    guard start < end else { return .max }
    // Clusters are monotone, so the smallest is at an end.
    return min(list[start].cluster, list[end - 1].cluster)
  }

  @inline(__always)
  private func flag(_ list: Slab<GlyphInfo>, _ start: Int, _ end: Int, cluster: UInt32) {
    var place = start
    while place < end {
      if list[place].cluster != cluster { list[place].mask |= GlyphMask.unsafeToBreak }
      place += 1
    }
  }

  // MARK: Direction

  /// Reverses the input's elements `start..<end`.
  mutating func reverse(_ start: Int, _ end: Int) {
    var low = start
    var high = end - 1
    while low < high {
      let info = input[low]
      input[low] = input[high]
      input[high] = info
      low += 1
      high -= 1
    }
  }

  /// Calls `body` with each stretch of a character and what continues it.
  mutating func forEachGrapheme(_ body: (inout GlyphBuffer, _ start: Int, _ end: Int) -> Void) {
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, input[end].character.contains(.continuation) { end += 1 }
      body(&self, start, end)
      start = end
    }
  }
}

extension GlyphInfo {
  /// Moves the glyph to another cluster; it keeps no flags but those given.
  @inline(__always)
  mutating func setCluster(_ new: UInt32, flags: UInt32 = 0) {
    if cluster != new {
      mask = mask & ~GlyphMask.unsafeToBreak | flags & GlyphMask.unsafeToBreak
    }
    cluster = new
  }
}
