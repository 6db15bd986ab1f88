import Components
import Graphics
import Render
import Snapshots

/// What a change of a tree means to a designer: labels, targets, sizes and places in words.
///
/// Phrases that are alike in several pictures are equal, so that one decision can be made of them.
struct DesignWords {
  /// How soon a person would notice a change, the soonest first.
  enum Notice: Int, Comparable {
    case label, text, presence, state, target, color, size, place, container

    /// Whether something is at another place, or there or not.
    var isOfPlace: Bool { [.presence, .size, .place, .container].contains(self) }

    static func < (one: Notice, other: Notice) -> Bool { one.rawValue < other.rawValue }
  }

  struct Phrase: Hashable {
    var notice: Notice
    var text: String
    /// Whether sizes and places may follow from it.
    var isCause = false
  }

  private(set) var phrases: [Phrase] = []

  private struct Node {
    var type: String
    var label: String?
    /// The number of its line.
    var line = 0
    var x, y, width, height: Double
    var target: (width: Double, height: Double)?
    var states: Set<String> = []
    /// What else is said of it, such as its value and its hint, in quotes.
    var properties: [String: String] = [:]

    var title: String { label.map { "\(type) \($0)" } ?? type }
    var isElement: Bool { label != nil || target != nil }
  }

  /// Colours that became others, and tokens that have other values.
  private(set) var values: [ValueChange] = []
  /// The lines of both trees that are of one node.
  private var lines: [(before: Int, after: Int)] = []
  /// The findings of the audit that were not there before.
  private(set) var findings: [String] = []

  /// Whether what is leading is at the right.
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - appearance: that of the picture now, whose theme has the names of colours.
  ///   - direction: that of the picture now, which says what is leading.
  init(
    _ comparison: SnapshotComparison, before: Pixmap?, after: Pixmap?,
    in appearance: AppearanceContext, direction: LayoutDirection = .leftToRight
  ) {
    isRightToLeft = direction == .rightToLeft
    findings = comparison.audit.added.map(\.text)
    add(comparison.tree)
    if let tokens = comparison.tokens {
      let changes = TokenChanges(
        tokens, lines: comparison.tree.isMatch ? nil : lines, in: appearance)
      values = changes.values
      phrases = changes.phrases + phrases
    }
    // Colours of goldens without tokens are known by their pixels, and so are those of what has no token.
    if values.isEmpty, !phrases.contains(where: \.isCause), let before, let after {
      let changes = ValueChange.changes(
        from: before, to: after, regions: comparison.pixels.regions, in: appearance)
      // Where something moved, other colours than before say nothing of tokens that took each other's place.
      let hasMoved = phrases.contains { $0.notice.isOfPlace }
      values = changes.filter { $0.isToken || !hasMoved }
    }
    if phrases.isEmpty {
      let heard = (comparison.speech.removed.first?.text, comparison.speech.added.first?.text)
      if heard != (nil, nil) {
        add(.label, "heard as “\(heard.0 ?? "")” → “\(heard.1 ?? "")”")
      }
    }
    if phrases.isEmpty, values.isEmpty {
      for title in comparison.changedNodes { add(.color, "\(title) drawn otherwise") }
    }
  }

  private mutating func add(_ tree: TreeDiff) {
    // Between lines that both trees have, what was removed and what was added belong together.
    var removed: [Node] = []
    var added: [Node] = []
    var before = 0
    for line in tree.lines {
      if line.kind != .added { before += 1 }
      switch line.kind {
      case .same:
        compare(removed, added)
        (removed, added) = ([], [])
        lines.append((before, line.number))
      case .removed: Self.node(line).map { removed.append($0) }
      case .added: Self.node(line).map { added.append($0) }
      }
    }
    compare(removed, added)
    // What is gone here and new there is at another place in the tree.
    for phrase in phrases where phrase.text.hasSuffix(" gone") {
      let title = phrase.text.dropLast(" gone".count)
      let other = Phrase(notice: .presence, text: "\(title) new")
      guard phrases.contains(other) else { continue }
      phrases.removeAll { $0 == phrase || $0 == other }
      add(.container, "\(title) elsewhere in the tree")
    }
  }

  private mutating func compare(_ old: [Node], _ new: [Node]) {
    guard !old.isEmpty || !new.isEmpty else { return }
    var rest = new
    var unmatched: [Node] = []
    var pairs: [(Node, Node)] = []
    for node in old {
      if let index = rest.firstIndex(where: { $0.title == node.title }) {
        pairs.append((node, rest.remove(at: index)))
      } else {
        unmatched.append(node)
      }
    }
    var gone: [Node] = []
    for node in unmatched {
      if let index = rest.firstIndex(where: { $0.type == node.type }) {
        pairs.append((node, rest.remove(at: index)))
      } else {
        gone.append(node)
      }
    }
    for (old, new) in pairs { describe(old, new) }
    for node in gone where node.isElement || gone.count == 1 {
      add(.presence, "\(node.title) gone")
    }
    for node in rest where node.isElement || rest.count == 1 {
      add(.presence, "\(node.title) new")
    }
  }

  private mutating func describe(_ old: Node, _ new: Node) {
    let name = new.type
    lines.append((old.line, new.line))
    switch (old.label, new.label) {
    case (let before?, let after?) where before != after && isUnlabelled(name):
      // What is left is the name of a picture or symbol, which nobody hears.
      add(.label, "\(name) label \(before) lost")
    case (let before?, let after?) where before != after:
      add(name == "text" ? .text : .label, "\(name) \(before) → \(after)")
    case (let before?, nil): add(.label, "\(name) label \(before) lost")
    case (nil, let after?): add(.label, "\(name) label \(after) new")
    default: break
    }
    func words(_ state: String) -> String {
      state == "hidden" ? "hidden from assistive technology" : state
    }
    for state in old.states.subtracting(new.states).sorted() {
      add(.state, "\(name) no longer \(words(state))")
    }
    for state in new.states.subtracting(old.states).sorted() {
      add(.state, "\(name) \(words(state))")
    }
    for key in Set(old.properties.keys).union(new.properties.keys).sorted() {
      // Names for tests are seen and heard by nobody.
      let notice: Notice = key == "id" ? .container : key == "value" ? .text : .label
      switch (old.properties[key], new.properties[key]) {
      case (let before?, let after?) where before != after:
        add(notice, "\(name) \(key) \(before) → \(after)")
      case (let before?, nil): add(notice, "\(name) \(key) \(before) lost")
      case (nil, let after?): add(notice, "\(name) \(key) \(after) new")
      default: break
      }
    }
    switch (old.target, new.target) {
    case (let before?, let after?):
      if before.height != after.height {
        add(.target, "\(name) target \(points(before.height)) → \(points(after.height)) high")
      }
      if before.width != after.width, old.label == new.label, before.height == after.height {
        add(.target, "\(name) target \(points(before.width)) → \(points(after.width)) wide")
      }
    case (.some, nil): add(.target, "\(name) target lost")
    case (nil, .some): add(.target, "\(name) target new")
    case (nil, nil): break
    }
    // What only holds others follows from them.
    let sized = new.isElement ? Notice.size : .container
    if old.height != new.height {
      add(sized, "\(name) height \(points(old.height)) → \(points(new.height))")
    } else if old.width != new.width, old.label == new.label {
      add(sized, "\(name) width \(points(old.width)) → \(points(new.width))")
    } else if new.isElement {
      let (dx, dy) = (new.x - old.x, new.y - old.y)
      if dy != 0 { add(.place, "\(name) moved \(points(abs(dy))) pt \(dy < 0 ? "up" : "down")") }
      // In the other direction the same edit moves it to the other side.
      let side = (dx < 0) == isRightToLeft ? "trailing" : "leading"
      if dx != 0 { add(.place, "\(name) moved \(points(abs(dx))) pt toward \(side)") }
    }
  }

  /// Whether the audit began to miss a label of a node of this type.
  private func isUnlabelled(_ type: String) -> Bool {
    findings.contains { finding in
      guard finding.contains(": measured no label") else { return false }
      // `severity rule path: measured …`
      let path = finding.prefix { $0 != ":" }
      let last = path.split { $0 == "/" || $0 == " " }.last ?? ""
      return last.prefix { $0 != "[" } == type
    }
  }

  private mutating func add(_ notice: Notice, _ text: String) {
    let phrase = Phrase(notice: notice, text: text)
    if phrases.count < 200, !phrases.contains(phrase) { phrases.append(phrase) }
  }

  private func points(_ value: Double) -> String { JSONWriter.numberText(value) }

  // MARK: Lines

  private static func node(_ line: TreeDiff.Line) -> Node? {
    guard var node = node(line.text) else { return nil }
    node.line = line.number
    return node
  }

  private static func node(_ line: String) -> Node? {
    guard let outline = TreeOutline(line).nodes.first else { return nil }
    let type = String(outline.title.prefix { $0 != " " })
    let label = outline.title.dropFirst(type.count).drop { $0 == " " }
    let start = line.drop { $0 == " " }.dropFirst(outline.title.count)
    var node = Node(
      type: type, label: label.isEmpty ? nil : String(label), x: outline.frame.minX,
      y: outline.frame.minY, width: outline.frame.width, height: outline.frame.height)
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
        if sides.count == 2 { node.target = (sides[0], sides[1]) }
        words = words.dropFirst(2)
      // What was asked for and cut off.
      case "wish": words = words.dropFirst(2)
      case "baseline": words = words.dropFirst()
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
