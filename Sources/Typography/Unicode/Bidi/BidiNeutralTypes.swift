extension IsolatingRunSequence {
  /// Rules N1 and N2: a run of neutrals takes the direction around it, or else the embedding's.
  mutating func resolveNeutrals() {
    var index = 0
    var before = start
    while index < classes.count {
      guard classes[index].isNeutralOrIsolate else {
        before = strongDirection(at: index) ?? before
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end].isNeutralOrIsolate { end += 1 }
      let after = end < classes.count ? strongDirection(at: end) : self.end
      let direction = before == after ? before : embeddingDirection
      for position in index..<end { classes[position] = direction }
      index = end
    }
  }

  /// Rules I1 and I2.
  func assignImplicitLevels(to levels: inout [UInt8]) {
    for (position, index) in indices.enumerated() {
      switch classes[position] {
      case .rightToLeft: levels[index] = level | 1
      case .leftToRight: levels[index] = (level + 1) & ~1
      case .europeanNumber, .arabicNumber: levels[index] = (level & ~1) + 2
      default: levels[index] = level
      }
    }
  }
}
