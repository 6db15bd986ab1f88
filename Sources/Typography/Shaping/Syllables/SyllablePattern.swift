/// A regular expression over syllabic kinds, such as `(C | Ra) N?`, as a graph of states.
///
/// Words name kinds or earlier definitions; beside them there are `|`, `?`, `*`, `+` and brackets,
/// and what stands side by side follows one another.
struct SyllablePattern {
  /// One state of the graph.
  struct State {
    /// The kinds that lead on, one bit each; 0 for a state that reads nothing.
    var kinds: UInt64
    var next: [Int]
  }

  private(set) var states: [State] = []
  private let kinds: [String: UInt64]
  private let definitions: [String: [String]]
  private var tokens: ArraySlice<String> = []

  /// - Parameters:
  ///   - kinds: the name of each kind, its bit being its place.
  ///   - definitions: lines of `name = pattern`, each using only those above it.
  init(kinds: [String], definitions: String) {
    var table: [String: UInt64] = [:]
    for (bit, name) in kinds.enumerated() { table[name] = 1 << UInt64(bit) }
    self.kinds = table
    var known: [String: [String]] = [:]
    for line in definitions.split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      let name = String(sides[0].filter { $0 != " " })
      known[name] = Self.tokens(String(sides[1]))
    }
    self.definitions = known
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in text {
      if "()|?*+ ".contains(character) {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if character != " " { tokens.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { tokens.append(word) }
    return tokens
  }

  /// Adds a pattern to the graph; returns where it starts and its only end.
  mutating func add(_ name: String) -> (start: Int, end: Int) {
    let outer = tokens
    defer { tokens = outer }
    tokens = ArraySlice(definitions[name] ?? [name])
    return alternatives()
  }

  private mutating func state(_ kinds: UInt64 = 0, _ next: [Int] = []) -> Int {
    states.append(State(kinds: kinds, next: next))
    return states.count - 1
  }

  private mutating func alternatives() -> (start: Int, end: Int) {
    let start = state()
    let end = state()
    while true {
      let part = sequence()
      states[start].next.append(part.start)
      states[part.end].next.append(end)
      guard tokens.first == "|" else { return (start, end) }
      tokens.removeFirst()
    }
  }

  private mutating func sequence() -> (start: Int, end: Int) {
    let start = state()
    var end = start
    while let token = tokens.first, token != "|", token != ")" {
      let part = repeated()
      states[end].next.append(part.start)
      end = part.end
    }
    return (start, end)
  }

  private mutating func repeated() -> (start: Int, end: Int) {
    var part = single()
    while let token = tokens.first, token == "?" || token == "*" || token == "+" {
      tokens.removeFirst()
      let start = state(0, [part.start])
      let end = state()
      states[part.end].next.append(end)
      if token != "?" { states[part.end].next.append(part.start) }
      if token != "+" { states[start].next.append(end) }
      part = (start, end)
    }
    return part
  }

  private mutating func single() -> (start: Int, end: Int) {
    let token = tokens.removeFirst()
    if token == "(" {
      let part = alternatives()
      tokens.removeFirst()
      return part
    }
    guard let kinds = kinds[token] else {
      precondition(definitions[token] != nil, "no kind or definition named \(token)")
      return add(token)
    }
    let end = state()
    return (state(kinds, [end]), end)
  }
}
