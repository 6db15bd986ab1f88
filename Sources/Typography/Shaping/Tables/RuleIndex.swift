/// The rules of contextual lookups by what they ask of the glyph after the first: of hundreds of
/// rules all but a few end there.
struct RuleIndex: BitwiseCopyable, Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    /// What the rule asks for, as `need(of:isChained:)` says it.
    var need: UInt32
    /// Where the rule is in its set.
    var offset: UInt16
  }

  /// Where the rules of each set start; one more than there are sets.
  private let starts: Slab<UInt32>
  private let entries: Slab<Entry>
  /// For each set a bit for every need of its rules, all bits if one of them needs nothing.
  private let needs: Slab<UInt64>

  /// Anything may follow.
  static let anything: UInt32 = 0
  /// Added to the value that has to be next in the input, and to the one that has to follow it.
  static let input: UInt32 = 1 << 16
  static let after: UInt32 = 2 << 16

  /// What a rule asks of the second glyph.
  @inline(__always)
  static func need(of rule: TableView, isChained: Bool) -> UInt32 {
    guard isChained else {
      return rule.u16(0) > 1 ? input | UInt32(truncatingIfNeeded: rule.u16(4)) : anything
    }
    let start = 2 + rule.u16(0) * 2
    if rule.u16(start) > 1 { return input | UInt32(truncatingIfNeeded: rule.u16(start + 2)) }
    return rule.u16(start + 2) > 0
      ? after | UInt32(truncatingIfNeeded: rule.u16(start + 4)) : anything
  }

  static func empty(in arena: SlabArena) -> RuleIndex {
    RuleIndex(
      starts: arena.allocate(0, filledWith: 0),
      entries: arena.allocate(0, filledWith: Entry(need: 0, offset: 0)),
      needs: arena.allocate(0, filledWith: 0))
  }

  private init(starts: Slab<UInt32>, entries: Slab<Entry>, needs: Slab<UInt64>) {
    self.starts = starts
    self.entries = entries
    self.needs = needs
  }

  /// - Parameter setCount: where the table says how many sets it has; their offsets follow.
  ///
  /// Empty where the arena's budget does not allow it.
  init(_ table: TableView, setCount position: Int, isChained: Bool, in arena: SlabArena) {
    let count = table.fitting(table.u16(position), size: 2, from: position + 2)
    func rules(_ set: Int) -> (table: TableView, count: Int) {
      let rules = table.table16(position + 2 + set * 2)
      return (rules, rules.fitting(rules.u16(0), size: 2, from: 2))
    }
    // Counted first: many sets may be the same bytes of a small font, and what grows is held twice.
    var total = 0
    for set in 0..<count {
      let more = rules(set).count
      guard arena.spend(more + 1) else {
        self = .empty(in: arena)
        return
      }
      total += more
    }
    starts = arena.allocate(count + 1, filledWith: 0)
    entries = arena.allocate(total, filledWith: Entry(need: 0, offset: 0))
    needs = arena.allocate(count, filledWith: 0)
    var place = 0
    for set in 0..<count {
      let (rules, more) = rules(set)
      var bits: UInt64 = 0
      for rule in 0..<more {
        let need = Self.need(of: rules.table16(2 + rule * 2), isChained: isChained)
        let offset = UInt16(truncatingIfNeeded: rules.u16(2 + rule * 2))
        entries[place + rule] = Entry(need: need, offset: offset)
        bits |= Self.bit(of: need)
      }
      place += more
      needs[set] = bits
      starts[set + 1] = UInt32(truncatingIfNeeded: place)
    }
  }

  /// The places of a set's rules; `nil` where there is no index.
  @inline(__always)
  func rules(of set: Int) -> Range<Int>? {
    guard set + 1 < starts.count else { return nil }
    return Int(starts[set])..<Int(starts[set + 1])
  }

  /// Whether a set is known to have no rules.
  @inline(__always)
  func isEmpty(_ set: Int) -> Bool { set + 1 < starts.count && starts[set] == starts[set + 1] }

  /// Whether a rule of a set may be satisfied by either of two needs, as far as bits can tell.
  @inline(__always)
  func mayHold(_ set: Int, _ first: UInt32, _ second: UInt32) -> Bool {
    needs[set] & (Self.bit(of: first) | Self.bit(of: second)) != 0
  }

  private static func bit(of need: UInt32) -> UInt64 {
    need == anything ? .max : 1 &<< UInt64((need &* 0x9E37_79B1) &>> 26)
  }

  @inline(__always)
  subscript(place: Int) -> Entry { entries[place] }
}
