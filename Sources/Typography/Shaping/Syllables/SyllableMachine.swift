/// Cuts text into syllables: of several patterns the one that matches most wins, of equals the first.
///
/// Compiled once from patterns into a table of states, so that every character costs one look-up.
struct SyllableMachine: Sendable {
  private let kindCount: Int
  /// Per state and kind the next state; 0 where no pattern goes on. State 1 is the first.
  private let transitions: [UInt16]
  /// Per state the type of the pattern that may end there, from 1 on; 0 for none.
  private let types: [UInt8]

  /// - Parameters:
  ///   - kinds: the names of the kinds, in the order of their raw values.
  ///   - definitions: see `SyllablePattern`.
  ///   - rules: the patterns that make syllables with their types, the most important first.
  init(kinds: [String], definitions: String, rules: [(pattern: String, type: UInt8)]) {
    var graph = SyllablePattern(kinds: kinds, definitions: definitions)
    var starts: Set<Int> = []
    var ends: [(state: Int, type: UInt8)] = []
    for rule in rules {
      let part = graph.add(rule.pattern)
      starts.insert(part.start)
      ends.append((part.end, rule.type))
    }
    let states = graph.states
    kindCount = kinds.count
    var numbers: [[Int]: Int] = [:]
    var sets: [[Int]] = [[]]
    var transitions = [UInt16](repeating: 0, count: kinds.count)
    var types: [UInt8] = [0]
    func number(_ seeds: Set<Int>) -> Int {
      let closed = Self.closure(seeds, states)
      if let known = numbers[closed] { return known }
      numbers[closed] = sets.count
      sets.append(closed)
      return sets.count - 1
    }
    var current = number(starts)
    while current < sets.count {
      let members = sets[current]
      let inside = Set(members)
      types.append(ends.first { inside.contains($0.state) }?.type ?? 0)
      for kind in 0..<kinds.count {
        var next: Set<Int> = []
        for member in members where states[member].kinds >> UInt64(kind) & 1 != 0 {
          next.formUnion(states[member].next)
        }
        transitions.append(next.isEmpty ? 0 : UInt16(number(next)))
      }
      current += 1
    }
    self.transitions = transitions
    self.types = types
  }

  /// The states reached without reading anything that read something or end a pattern.
  private static func closure(
    _ seeds: Set<Int>, _ states: [SyllablePattern.State]
  ) -> [Int] {
    var seen = seeds
    var open = Array(seeds)
    while let state = open.popLast() {
      guard states[state].kinds == 0 else { continue }
      for next in states[state].next where seen.insert(next).inserted { open.append(next) }
    }
    return seen.filter { states[$0].kinds != 0 || states[$0].next.isEmpty }.sorted()
  }

  /// The longest syllable at `start`: the place past it and its type; `nil` where none begins.
  func match(
    _ count: Int, from start: Int, kind: (Int) -> UInt8
  ) -> (end: Int, type: UInt8)? {
    var state = 1
    var place = start
    var found: (end: Int, type: UInt8)?
    while place < count {
      state = Int(transitions[state * kindCount + Int(kind(place))])
      guard state != 0 else { break }
      place += 1
      if types[state] != 0 { found = (place, types[state]) }
    }
    return found
  }
}
