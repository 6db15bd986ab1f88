/// Explicit levels and directions (rules X1 to X8).
struct BidiExplicitLevels {
  /// The deepest explicit level (BD2).
  static let maximumDepth: UInt8 = 125

  var levels: [UInt8]
  /// The classes after overrides.
  private(set) var classes: [BidiClass]
  let originalClasses: [BidiClass]
  let baseLevel: UInt8

  init(_ originalClasses: [BidiClass], isolates: BidiIsolates, baseLevel: UInt8) {
    self.originalClasses = originalClasses
    self.baseLevel = baseLevel
    classes = originalClasses
    levels = [UInt8](repeating: baseLevel, count: originalClasses.count)
    var stack = DirectionalStatusStack(baseLevel: baseLevel)
    for index in originalClasses.indices {
      apply(originalClasses[index], at: index, to: &stack, isolates: isolates)
    }
  }

  private mutating func apply(
    _ bidiClass: BidiClass, at index: Int, to stack: inout DirectionalStatusStack,
    isolates: BidiIsolates
  ) {
    switch bidiClass {
    case .rightToLeftEmbedding: stack.pushEmbedding(rightToLeft: true, override: nil)  // X2
    case .leftToRightEmbedding: stack.pushEmbedding(rightToLeft: false, override: nil)  // X3
    case .rightToLeftOverride:  // X4
      stack.pushEmbedding(rightToLeft: true, override: .rightToLeft)
    case .leftToRightOverride:  // X5
      stack.pushEmbedding(rightToLeft: false, override: .leftToRight)
    case .rightToLeftIsolate:  // X5a
      place(index, in: stack.top)
      stack.pushIsolate(rightToLeft: true)
    case .leftToRightIsolate:  // X5b
      place(index, in: stack.top)
      stack.pushIsolate(rightToLeft: false)
    case .firstStrongIsolate:  // X5c
      place(index, in: stack.top)
      stack.pushIsolate(rightToLeft: isolates.isRightToLeft(firstStrongIsolate: index))
    case .popDirectionalIsolate:  // X6a
      stack.popIsolate()
      place(index, in: stack.top)
    case .popDirectionalFormat: stack.popEmbedding()  // X7
    case .paragraphSeparator: levels[index] = baseLevel  // X8
    case .boundaryNeutral: break
    default: place(index, in: stack.top)  // X6
    }
  }

  private mutating func place(_ index: Int, in status: DirectionalStatusStack.Entry) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// Gives characters that X9 removed the level of the character before them (UAX #9, §5.2).
  mutating func levelRemovedCharacters() {
    var level = baseLevel
    for index in levels.indices {
      if originalClasses[index].isRemovedByX9 { levels[index] = level }
      level = levels[index]
    }
  }
}

/// The directional status stack and the three counters of rule X1.
struct DirectionalStatusStack {
  struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private var entries: [Entry]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  init(baseLevel: UInt8) {
    entries = [Entry(level: baseLevel, override: nil, isIsolate: false)]
    bottom = entries[0]
  }

  private let bottom: Entry

  /// The last entry; the paragraph's own entry is never popped.
  var top: Entry { entries.last ?? bottom }

  /// The least level above the current one with the wanted direction, if it is not too deep.
  private func nextLevel(rightToLeft: Bool) -> UInt8? {
    let level = rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= BidiExplicitLevels.maximumDepth ? level : nil
  }

  mutating func pushEmbedding(rightToLeft: Bool, override: BidiClass?) {
    if overflowIsolates == 0, overflowEmbeddings == 0,
      let level = nextLevel(rightToLeft: rightToLeft)
    {
      entries.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  mutating func pushIsolate(rightToLeft: Bool) {
    if overflowIsolates == 0, overflowEmbeddings == 0,
      let level = nextLevel(rightToLeft: rightToLeft)
    {
      validIsolates += 1
      entries.append(Entry(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  mutating func popIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  mutating func popEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate, entries.count >= 2 {
      entries.removeLast()
    }
  }
}
