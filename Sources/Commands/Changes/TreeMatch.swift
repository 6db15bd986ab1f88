/// Which nodes of two trees are the same, by what they are and say before where they are.
///
/// First siblings are matched: those with the same content in the same order, then those that changed places, then
/// those that say mostly the same. What is left is looked for in the whole tree, and only then do neighbours of a type
/// count as one node that says something else.
struct TreeMatch {
  let before: ListedTree
  let after: ListedTree
  /// The node in the other tree, by that before and by that after.
  private(set) var now: [Int?]
  private(set) var then: [Int?]

  /// Numbers of what nodes and all in them are and say; of the same without states and values; and of a node alone.
  private let contents: Numbers
  private let titles: Numbers
  private let names: Numbers
  /// The labels in each node, sorted.
  private let labels: (before: [[Int]], after: [[Int]])
  private var open: [(Int, Int)] = []

  private typealias Numbers = (before: [Int], after: [Int])

  /// More pairs of siblings than this are not compared one by one.
  private static let pairLimit = 10_000

  init(before: ListedTree, after: ListedTree) {
    (self.before, self.after) = (before, after)
    now = Array(repeating: nil, count: before.nodes.count)
    then = Array(repeating: nil, count: after.nodes.count)
    var numbering = Numbering()
    func numbers(_ words: (ListedTree.Node) -> String) -> Numbers {
      (numbering.numbers(in: before, words), numbering.numbers(in: after, words))
    }
    contents = numbers { node in
      let properties = node.properties.filter { $0.key != "id" }.sorted { $0.key < $1.key }
      return "\(node.type) \(node.label ?? "") \(node.states.sorted()) \(properties)"
    }
    titles = numbers { "\($0.type) \($0.label ?? "")" }
    names = (numbering.names(in: before), numbering.names(in: after))
    labels = (
      Self.labels(in: before, &numbering), Self.labels(in: after, &numbering)
    )
    guard !now.isEmpty, !then.isEmpty else { return }
    match(0, 0)
    pairSiblings()
    pairWrapped()
    pairElsewhere()
    open = pairs
    while let (old, new) = open.popLast() {
      pairGaps(of: old, new)
      pairChildren(of: old, new)
    }
  }

  /// The nodes that are in both trees, in the order of the one after.
  var pairs: [(Int, Int)] {
    then.indices.compactMap { new in then[new].map { ($0, new) } }
  }

  /// The children of a pair that both have, as places among those of the one before, in the order after.
  func commonChildren(of old: Int, _ new: Int) -> [(place: Int, node: Int)] {
    let places = Dictionary(
      uniqueKeysWithValues: before.nodes[old].children.enumerated().map { ($1, $0) })
    return after.nodes[new].children.compactMap { child in
      then[child].flatMap { places[$0] }.map { ($0, child) }
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    now[old] = new
    then[new] = old
    open.append((old, new))
  }

  private mutating func pairSiblings() {
    while let (old, new) = open.popLast() { pairChildren(of: old, new) }
  }

  // MARK: Siblings

  private mutating func pairChildren(of old: Int, _ new: Int) {
    let (olds, news) = (before.nodes[old].children, after.nodes[new].children)
    for numbers in [contents, titles, names] { pairEqual(olds, news, by: numbers) }
    pairSimilar(of: old, new)
    pairByPlace(of: old, new)
  }

  /// Pairs what has equal numbers: as much as possible in its order, then the rest.
  private mutating func pairEqual(_ olds: [Int], _ news: [Int], by numbers: Numbers) {
    let olds = olds.filter { now[$0] == nil }
    let news = news.filter { then[$0] == nil }
    let (one, other) = (olds.map { numbers.before[$0] }, news.map { numbers.after[$0] })
    for (i, j) in CommonSubsequence.places(one, other) { match(olds[i], news[j]) }
    var rest: [Int: [Int]] = [:]
    for node in news.reversed() where then[node] == nil {
      rest[numbers.after[node], default: []].append(node)
    }
    for node in olds where now[node] == nil {
      if let found = rest[numbers.before[node]]?.popLast() { match(node, found) }
    }
  }

  /// Pairs children of a type in which most labels are the same, the most alike first.
  private mutating func pairSimilar(of old: Int, _ new: Int) {
    let olds = before.nodes[old].children.filter { now[$0] == nil }
    let news = after.nodes[new].children.filter { then[$0] == nil }
    guard olds.count * news.count <= Self.pairLimit else { return }
    var found: [(likeness: Double, distance: Int, old: Int, new: Int)] = []
    for (i, one) in olds.enumerated() {
      for (j, other) in news.enumerated()
      where before.nodes[one].type == after.nodes[other].type {
        let likeness = likeness(one, other)
        if likeness > 0 { found.append((likeness, abs(i - j), one, other)) }
      }
    }
    found.sort {
      ($1.likeness, $0.distance, $0.old, $0.new) < ($0.likeness, $1.distance, $1.old, $1.new)
    }
    for pair in found where now[pair.old] == nil && then[pair.new] == nil {
      match(pair.old, pair.new)
    }
  }

  /// The share of labels that two nodes have in common.
  private func likeness(_ old: Int, _ new: Int) -> Double {
    let (one, other) = (labels.before[old], labels.after[new])
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    var (i, j, common) = (0, 0, 0)
    while i < one.count, j < other.count {
      if one[i] == other[j] { common += 1 }
      let isLess = one[i] <= other[j]
      if one[i] >= other[j] { j += 1 }
      if isLess { i += 1 }
    }
    return 2 * Double(common) / Double(one.count + other.count)
  }

  /// Pairs what is left at the same places of the same types.
  private mutating func pairByPlace(of old: Int, _ new: Int) {
    let (olds, news) = (before.nodes[old].children, after.nodes[new].children)
    guard olds.map({ before.nodes[$0].type }) == news.map({ after.nodes[$0].type }) else { return }
    for (one, other) in zip(olds, news) where now[one] == nil && then[other] == nil {
      match(one, other)
    }
  }

  // MARK: The whole tree

  /// Pairs children with those of a new container among their siblings, and those of one that is gone.
  private mutating func pairWrapped() {
    for (old, new) in pairs {
      for wrapper in after.nodes[new].children where then[wrapper] == nil {
        pairEqual(before.nodes[old].children, after.nodes[wrapper].children, by: contents)
      }
      for wrapper in before.nodes[old].children where now[wrapper] == nil {
        pairEqual(before.nodes[wrapper].children, after.nodes[new].children, by: contents)
      }
    }
    pairSiblings()
  }

  /// Pairs what is left and says something that nothing else left says.
  private mutating func pairElsewhere() {
    for numbers in [contents, titles] {
      var olds: [Int: [Int]] = [:]
      var news: [Int: Int] = [:]
      for node in now.indices where now[node] == nil && !labels.before[node].isEmpty {
        olds[numbers.before[node], default: []].append(node)
      }
      for node in then.indices where then[node] == nil && !labels.after[node].isEmpty {
        news[numbers.after[node], default: 0] += 1
      }
      for node in then.indices where then[node] == nil {
        let number = numbers.after[node]
        guard news[number] == 1, let found = olds[number], found.count == 1, now[found[0]] == nil
        else { continue }
        match(found[0], node)
        pairSiblings()
      }
    }
  }

  /// Pairs children of a type between the same neighbours, and a container with one of another type around the same.
  private mutating func pairGaps(of old: Int, _ new: Int) {
    let common = commonChildren(of: old, new)
    let rising = CommonSubsequence.rising(common.map(\.place))
    var (olds, news) = (before.nodes[old].children[...], after.nodes[new].children[...])
    for place in common.indices where rising.contains(place) {
      let neighbour = common[place].node
      let one = olds.prefix { $0 != then[neighbour] }
      let other = news.prefix { $0 != neighbour }
      pairGap(Array(one), Array(other))
      olds = olds.dropFirst(one.count + 1)
      news = news.dropFirst(other.count + 1)
    }
    pairGap(Array(olds), Array(news))
  }

  private mutating func pairGap(_ olds: [Int], _ news: [Int]) {
    for one in olds where now[one] == nil {
      let fitting = news.first {
        then[$0] == nil && after.nodes[$0].type == before.nodes[one].type
      }
      if let fitting { match(one, fitting) }
    }
    let rest = olds.filter { now[$0] == nil }
    for (one, other) in zip(rest, news.filter { then[$0] == nil })
    where before.nodes[one].label == nil && after.nodes[other].label == nil
      && likeness(one, other) > 0
    {
      match(one, other)
    }
  }

  // MARK: Numbers

  /// Equal numbers for what is equal.
  private struct Numbering {
    private struct Content: Hashable {
      var words: String
      var parts: [Int]
    }

    private var known: [Content: Int] = [:]

    mutating func number(_ words: String, _ parts: [Int] = []) -> Int {
      let content = Content(words: words, parts: parts)
      let number = known[content] ?? known.count
      known[content] = number
      return number
    }

    /// Numbers of nodes with all that is in them.
    mutating func numbers(in tree: ListedTree, _ words: (ListedTree.Node) -> String) -> [Int] {
      var numbers = [Int](repeating: 0, count: tree.nodes.count)
      // Parents are before their children.
      for index in tree.nodes.indices.reversed() {
        let node = tree.nodes[index]
        numbers[index] = number(words(node), node.children.map { numbers[$0] })
      }
      return numbers
    }

    /// Numbers of nodes with a label of their own; one that nothing else has for each of the others.
    mutating func names(in tree: ListedTree) -> [Int] {
      tree.nodes.map { node in
        node.label.map { number("\(node.type) \($0)", [-1]) } ?? number("", [-1, known.count])
      }
    }
  }

  private static func labels(in tree: ListedTree, _ numbering: inout Numbering) -> [[Int]] {
    var labels = [[Int]](repeating: [], count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      if let label = node.label { labels[index].append(numbering.number(label)) }
      for child in node.children { labels[index] += labels[child] }
      labels[index].sort()
    }
    return labels
  }
}
