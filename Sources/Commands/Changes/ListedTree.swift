import Graphics
import Layout
import Snapshots

/// The text form of a tree, read back with all that its lines say.
struct ListedTree {
  struct Node {
    var type: String
    /// In quotes.
    var label: String?
    /// The number of its line.
    var line: Int
    var frame: Rect
    /// The area in which it is hit.
    var target: Size?
    var states: Set<String> = []
    /// What else is said of it, such as its value and its hint, in quotes.
    var properties: [String: String] = [:]
    var parent: Int?
    var children: [Int] = []

    /// Whether it is read, heard or touched.
    var isElement: Bool { label != nil || target != nil }
    var isLeaf: Bool { children.isEmpty }
  }

  /// In the order of their lines, the canvas first.
  private(set) var nodes: [Node] = []

  init(_ lines: [String]) {
    // Those around the next line, by their depths.
    var open: [(depth: Int, index: Int)] = []
    for outline in TreeOutline(lines.joined(separator: "\n")).nodes {
      var node = Self.node(outline, lines[outline.line - 1])
      while let last = open.last, last.depth >= outline.depth { open.removeLast() }
      node.parent = open.last?.index
      if let parent = node.parent { nodes[parent].children.append(nodes.count) }
      open.append((outline.depth, nodes.count))
      nodes.append(node)
    }
  }

  /// The first label in a node, its own before others, in quotes.
  func label(in index: Int) -> String? { labels(in: index).first }

  /// All labels in a node in quotes: its own, then those of texts, then others.
  func labels(in index: Int) -> [String] {
    var (texts, others): ([String], [String]) = ([], [])
    var open = nodes[index].children.reversed() as [Int]
    while let next = open.popLast() {
      if let label = nodes[next].label {
        if nodes[next].type == "text" { texts.append(label) } else { others.append(label) }
      }
      open += nodes[next].children.reversed()
    }
    return [nodes[index].label].compactMap(\.self) + texts + others
  }

  /// What a shape is the background of: the next of its siblings, if that lies on it. Others are called by their type.
  func title(ofShape index: Int) -> String {
    let node = nodes[index]
    let siblings = node.parent.map { nodes[$0].children } ?? []
    guard let place = siblings.firstIndex(of: index), place + 1 < siblings.count else {
      return node.type
    }
    let (next, frame) = (nodes[siblings[place + 1]].frame, node.frame)
    let isBehind =
      frame.minX <= next.minX && frame.minY <= next.minY && frame.maxX >= next.maxX
      && frame.maxY >= next.maxY
    return isBehind ? "background of \(title(of: siblings[place + 1]))" : node.type
  }

  /// The type of a node with what it is called.
  func title(of index: Int) -> String {
    label(in: index).map { "\(nodes[index].type) \($0)" } ?? nodes[index].type
  }

  /// The nodes around one, the nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: index) { (state: inout Int) -> Int? in
      guard let parent = nodes[state].parent else { return nil }
      state = parent
      return parent
    }
  }

  // MARK: Lines

  private static func node(_ outline: TreeOutline.Node, _ line: String) -> Node {
    let type = String(outline.title.prefix { $0 != " " })
    let label = outline.title.dropFirst(type.count).drop { $0 == " " }
    let start = line.drop { $0 == " " }.dropFirst(outline.title.count)
    var node = Node(
      type: type, label: label.isEmpty ? nil : String(label), line: outline.line,
      frame: outline.frame)
    // Behind the title: the place, the size, then what else there is.
    var words = words(of: start).dropFirst(2)
    while let word = words.popFirst() {
      var texts: [String] = []
      while let text = words.first, text.hasPrefix("\"") {
        texts.append(text)
        words.removeFirst()
      }
      switch word {
      case _ where !texts.isEmpty: node.properties[word] = texts.joined(separator: " ")
      case "hit":
        let sides = words.dropFirst().first?.split(separator: "×").compactMap { Double($0) } ?? []
        if sides.count == 2 { node.target = Size(width: sides[0], height: sides[1]) }
        words = words.dropFirst(2)
      // What was asked for and cut off.
      case "wish": words = words.dropFirst(2)
      case "baseline": words = words.dropFirst()
      // Where a link wraps, and whether there are words beside it, follows from its text.
      case "lines": words = words.drop { $0.contains(",") || $0.contains("×") }
      case "inline": break
      case "priority": node.properties[word] = words.popFirst()
      case type: break
      default: if word.allSatisfy({ $0.isLetter || $0 == "-" }) { node.states.insert(word) }
      }
    }
    return node
  }

  /// The words of a line; a text in quotes is one.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var (isQuoted, isEscaped) = (false, false)
    for character in line {
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return word.isEmpty ? words : words + [word]
  }
}
