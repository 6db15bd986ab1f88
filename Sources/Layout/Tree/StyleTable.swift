/// The styles of a tree, which nodes share: most trees have a few dozen styles for thousands of nodes.
///
/// A style is looked for among those that were met lately, so equal ones can be here more than once.
struct StyleTable: Sendable {
  /// The styles by the numbers that nodes have of them.
  private(set) var styles: [LayoutStyle] = []
  private var facts: [StyleFacts] = []
  /// Numbers that no node has any more.
  private var unused: [Int32] = []
  /// The newest style for each remainder of the fingerprints, or `NodeRecord.none`.
  private var recent = [Int32](repeating: NodeRecord.none, count: 16)

  private static let maximumRecentCount = 1 << 12

  /// What follows from a style, worked out once.
  func facts(of number: Int32) -> StyleFacts { facts[Int(number)] }

  /// The number of a style for one more node.
  mutating func insert(_ style: LayoutStyle) -> Int32 {
    let slot = slot(of: style)
    let candidate = Int(recent[slot])
    if candidate >= 0, facts[candidate].useCount > 0, styles[candidate] == style {
      facts[candidate].useCount += 1
      return recent[slot]
    }
    let number: Int32
    if let free = unused.popLast() {
      number = free
      styles[Int(free)] = style
      facts[Int(free)] = StyleFacts(style)
    } else {
      number = Int32(truncatingIfNeeded: styles.count)
      styles.append(style)
      facts.append(StyleFacts(style))
    }
    recent[slot] = number
    if styles.count * 2 > recent.count, recent.count < Self.maximumRecentCount { rememberMore() }
    return number
  }

  /// Says that a node no longer has the style of this number.
  mutating func remove(_ number: Int32) {
    facts[Int(number)].useCount -= 1
    if facts[Int(number)].useCount == 0 { unused.append(number) }
  }

  private func slot(of style: LayoutStyle) -> Int {
    Int(truncatingIfNeeded: style.fingerprint) & (recent.count - 1)
  }

  private mutating func rememberMore() {
    recent = Array(repeating: NodeRecord.none, count: recent.count * 4)
    for number in styles.indices where facts[number].useCount > 0 {
      recent[slot(of: styles[number])] = Int32(truncatingIfNeeded: number)
    }
  }
}

/// What follows from a style alone.
struct StyleFacts: Sendable {
  let traits: StyleTraits
  let marksForSelf: NodeMarks
  let marksForAncestors: NodeMarks
  /// How many nodes have the style.
  fileprivate(set) var useCount: Int32 = 1

  init(_ style: LayoutStyle) {
    traits = StyleTraits(style)
    marksForSelf = style.marksForSelf
    marksForAncestors = style.marksForAncestors
  }
}

extension LayoutStyle {
  /// A number that equal styles share, from the properties in which styles differ most often.
  fileprivate var fingerprint: UInt64 {
    // Products of odd numbers and pairs of properties, which do not wait for each other.
    var sum: UInt64 = 0
    func add(_ high: UInt32, _ low: UInt32, _ factor: UInt64) {
      sum = sum &+ (UInt64(high) << 32 | UInt64(low)) &* factor
    }
    add(width.pattern, height.pattern, 0x9E37_79B9_7F4A_7C15)
    add(minWidth.pattern, minHeight.pattern, 0xBF58_476D_1CE4_E5B9)
    add(maxWidth.pattern, maxHeight.pattern, 0x94D0_49BB_1331_11EB)
    add(flexBasis.pattern, growFactor.bitPattern, 0xD6E8_FEB8_6659_FD93)
    add(padding.top.pattern, padding.left.pattern, 0xA076_1D64_78BD_642F)
    add(margin.top.pattern, margin.left.pattern, 0xE703_7ED1_A0B4_28DB)
    add(rowGap.pattern, columnGap.pattern, 0x8EBC_6AF0_9C88_C6E3)
    let kind = UInt32(flexDirection.rawValue) | UInt32(display.rawValue) << 8
    add(kind, UInt32(bitPattern: order), 0x5899_65CC_7537_4CC3)
    sum ^= sum >> 32
    return sum ^ sum >> 15
  }
}
