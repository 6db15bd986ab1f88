/// The matching of isolate initiators with PDIs (BD9), and first-strong detection (P2, P3).
struct BidiIsolates {
  /// For an isolate initiator the index of its PDI, for a matched PDI that of its initiator.
  private(set) var partners: [Int: Int] = [:]
  private let classes: [BidiClass]

  init(_ classes: [BidiClass]) {
    self.classes = classes
    var open: [Int] = []
    for (index, bidiClass) in classes.enumerated() {
      if bidiClass.isIsolateInitiator {
        open.append(index)
      } else if bidiClass == .popDirectionalIsolate, let initiator = open.popLast() {
        partners[initiator] = index
        partners[index] = initiator
      }
    }
  }

  func baseLevel(_ direction: BidiBaseDirection) -> UInt8 {
    switch direction {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .firstStrong: firstStrongLevel(in: 0..<classes.count)
    }
  }

  /// Whether an FSI acts as an RLI (X5c).
  func isRightToLeft(firstStrongIsolate index: Int) -> Bool {
    firstStrongLevel(in: index + 1..<(partners[index] ?? classes.count)) == 1
  }

  /// Rules P2 and P3. Nested isolates are stepped over, so every character is looked at by the
  /// innermost isolate around it only, and all calls together stay linear.
  private func firstStrongLevel(in range: Range<Int>) -> UInt8 {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        index = partners[index] ?? range.upperBound
      default: break
      }
      index += 1
    }
    return 0
  }
}
