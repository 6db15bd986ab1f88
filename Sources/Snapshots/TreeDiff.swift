/// The lines in which two texts differ, by the shortest script of removals and additions (Myers,
/// “An O(ND) Difference Algorithm and Its Variations”).
public struct TreeDiff: Equatable, Codable, Sendable {
  /// A line of either text.
  public struct Line: Equatable, Codable, Sendable {
    /// Whether both texts have the line, or only the expected or the actual one.
    public enum Kind: String, Codable, Sendable { case same, removed, added }
    /// Which of the texts has the line.
    public let kind: Kind
    /// The line without its line feed.
    public let text: String
    /// The number of the line, from 1, in the text that has it: the actual one for `same`.
    public let number: Int
  }

  /// All lines of both texts in order.
  public let lines: [Line]

  /// Scripts longer than this are not searched for: the rest is shown as removed and added.
  private static let longestScript = 1_000

  /// Compares two texts line by line.
  public init(expected: String, actual: String) {
    let before = Self.split(expected)
    let after = Self.split(actual)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before[start...].reversed(), after[start...].reversed())
      .prefix { $0 == $1 }.count
    var lines: [Line] = []
    for index in 0..<start {
      lines.append(Line(kind: .same, text: after[index], number: index + 1))
    }
    let old = before[start..<before.count - tail]
    let new = after[start..<after.count - tail]
    lines += Self.script(old, new, longest: Self.longestScript)
    for index in after.count - tail..<after.count {
      lines.append(Line(kind: .same, text: after[index], number: index + 1))
    }
    self.lines = lines
  }

  private enum CodingKeys: String, CodingKey { case lines }

  /// What is the same throughout is told without its lines.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isMatch ? [] : lines, forKey: .lines)
  }

  /// Whether both texts have the same lines.
  public var isMatch: Bool { !lines.contains { $0.kind != .same } }
  /// The lines that only the expected text has.
  public var removed: [Line] { lines.filter { $0.kind == .removed } }
  /// The lines that only the actual text has.
  public var added: [Line] { lines.filter { $0.kind == .added } }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The furthest reach of every diagonal, step by step, until the end is reached; then back.
  private static func script(
    _ old: ArraySlice<String>, _ new: ArraySlice<String>, longest: Int
  ) -> [Line] {
    let limit = min(old.count + new.count, longest)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for steps in 0...limit {
      history.append(Array(reach[limit + 1 - steps...limit + 1 + steps]))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let slot = diagonal + limit + 1
        let isDown =
          diagonal == -steps || (diagonal != steps && reach[slot - 1] < reach[slot + 1])
        var x = isDown ? reach[slot + 1] : reach[slot - 1] + 1
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        reach[slot] = x
        if x >= old.count, x - diagonal >= new.count {
          return trace(old, new, history: history, steps: steps)
        }
      }
    }
    return old.indices.map { Line(kind: .removed, text: old[$0], number: $0 + 1) }
      + new.indices.map { Line(kind: .added, text: new[$0], number: $0 + 1) }
  }

  private static func trace(
    _ old: ArraySlice<String>, _ new: ArraySlice<String>, history: [[Int]], steps: Int
  ) -> [Line] {
    var lines: [Line] = []
    var (x, y) = (old.count, new.count)
    func same() {
      x -= 1
      y -= 1
      let index = new.startIndex + y
      lines.append(Line(kind: .same, text: new[index], number: index + 1))
    }
    for step in stride(from: steps, through: 1, by: -1) {
      // `history[step]` holds the reach of the diagonals −step…step before the step.
      let before = history[step]
      func reached(_ diagonal: Int) -> Int { before[diagonal + step] }
      let diagonal = x - y
      let isDown =
        diagonal == -step
        || (diagonal != step && reached(diagonal - 1) < reached(diagonal + 1))
      let start = isDown ? reached(diagonal + 1) : reached(diagonal - 1) + 1
      while x > start { same() }
      if isDown {
        y -= 1
        let index = new.startIndex + y
        lines.append(Line(kind: .added, text: new[index], number: index + 1))
      } else {
        x -= 1
        let index = old.startIndex + x
        lines.append(Line(kind: .removed, text: old[index], number: index + 1))
      }
    }
    while x > 0 { same() }
    return lines.reversed()
  }
}

extension TreeDiff {
  /// The changed lines with `context` unchanged ones around them and the nodes they are in.
  ///
  /// Removed lines begin with `-`, added ones with `+`; `…` stands for lines left out.
  public func text(context: Int = 1, limit: Int = 200) -> String {
    var isShown = [Bool](repeating: false, count: lines.count)
    let parents = parents()
    var isAncestor = isShown
    for (index, line) in lines.enumerated() where line.kind != .same {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) {
        isShown[near] = true
      }
      var parent = parents[index]
      while let ancestor = parent, !isAncestor[ancestor] {
        isAncestor[ancestor] = true
        isShown[ancestor] = true
        parent = parents[ancestor]
      }
    }
    var result: [String] = []
    var isGap = false
    for (index, line) in lines.enumerated() {
      guard isShown[index] else {
        isGap = true
        continue
      }
      guard result.count < limit else {
        result.append("… and more")
        break
      }
      if isGap, !result.isEmpty { result.append("  …") }
      isGap = false
      let mark = line.kind == .same ? " " : line.kind == .added ? "+" : "-"
      result.append("\(mark) \(line.text)")
    }
    return result.joined(separator: "\n")
  }

  /// For each line the unchanged line that it is in: the nearest one before it that is indented
  /// less.
  private func parents() -> [Int?] {
    var open: [(index: Int, depth: Int)] = []
    return lines.enumerated().map { index, line in
      let depth = line.text.utf8.prefix { $0 == 0x20 }.count
      while let last = open.last, last.depth >= depth { open.removeLast() }
      let parent = open.last?.index
      if line.kind == .same { open.append((index, depth)) }
      return parent
    }
  }
}

extension TreeDiff {
  /// The changed lines that a reader looks for: those of labels and controls first, then others in
  /// which nothing else changed, such as a background that is as wide as its content.
  var changedNodeLines: [String] {
    var isShown = [Bool](repeating: false, count: lines.count)
    // Each text is a tree of its own: the lines it has in common with the other, and its own ones.
    for kind in [Line.Kind.removed, .added] {
      let indices = lines.indices.filter { lines[$0].kind == .same || lines[$0].kind == kind }
      // The depths of changed lines, and of lines with such in them, that follow.
      var changedDepths: [Int] = []
      for index in indices.reversed() {
        let depth = lines[index].text.utf8.prefix { $0 == 0x20 }.count
        let hasChangedContent = changedDepths.contains { $0 > depth }
        changedDepths.removeAll { $0 > depth }
        let isChanged = lines[index].kind == kind
        if isChanged { isShown[index] = !hasChangedContent || Self.isElement(lines[index].text) }
        if isChanged || hasChangedContent, !changedDepths.contains(depth) {
          changedDepths.append(depth)
        }
      }
    }
    let shown = lines.indices.filter { isShown[$0] }.map { lines[$0].text }
    return shown.filter(Self.isElement) + shown.filter { !Self.isElement($0) }
  }

  /// Whether a node has a label or answers to touch.
  private static func isElement(_ line: String) -> Bool {
    line.contains(" \"") || line.contains(" hit ")
  }
}
