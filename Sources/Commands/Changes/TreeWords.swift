import Components
import Graphics
import Layout
import Render

/// What two trees say of a change: labels, states, order, presence, targets, sizes and places in words.
struct TreeWords {
  typealias Notice = DesignWords.Notice
  typealias Phrase = DesignWords.Phrase

  private(set) var phrases: [Phrase] = []
  private let match: TreeMatch
  /// The names of symbols before and after, by the nodes after.
  private let symbols: [Int: NotePairs.Symbols]
  private let findings: [String]
  /// Whether what is leading is at the right.
  private let isRightToLeft: Bool
  /// Nodes after whose own state or style changed: what is in them follows.
  private var changed: Set<Int> = []
  /// The nodes after by which components in another style are drawn.
  private let restyled: Set<Int>
  /// Nodes after whose children changed places.
  private var reordered: Set<Int> = []

  private var before: ListedTree { match.before }
  private var after: ListedTree { match.after }

  /// - Parameters:
  ///   - symbols: the names of symbols, by the nodes after.
  ///   - styled: the nodes after whose style changed, as their tokens tell.
  ///   - restyled: the components in another style, which may be drawn by other nodes.
  ///   - findings: those of the audit that were not there before.
  ///   - direction: that of the picture now, which says what is leading.
  init(
    _ match: TreeMatch, symbols: [Int: NotePairs.Symbols], styled: Set<Int> = [],
    restyled: [StyleChanges.Change] = [], findings: [String],
    direction: LayoutDirection = .leftToRight
  ) {
    (self.match, self.symbols, self.findings) = (match, symbols, findings)
    isRightToLeft = direction == .rightToLeft
    self.restyled = Set(restyled.flatMap(\.news))
    // What containers have in them is not drawn by their styles.
    let redrawn = restyled.filter { !$0.isOfContainer }
    changed = styled.union(redrawn.flatMap(\.news))
    let pairs = match.pairs
    for (old, new) in pairs { describeOrder(old, new) }
    for (old, new) in pairs { describe(old, new) }
    describeMissing(in: before, others: match.now, Self.byNode(restyled, \.olds), "gone")
    describeMissing(in: after, others: match.then, Self.byNode(restyled, \.news), "new")
    describeSizes(pairs)
  }

  /// Adds what tokens say.
  mutating func add(_ changes: [TokenChanges.NodePhrase]) {
    for change in changes {
      var phrase = change.phrase
      if isPart(change.node) || isWithin(change.node, restyled)
        || (restyled.contains(change.node) && !change.isChosen)
      {
        (phrase.isCause, phrase.follows) = (false, true)
      }
      add(phrase)
    }
  }

  /// Values without the nodes that have them, each once.
  func unique(_ changes: [TokenChanges.NodeValue]) -> [ValueChange] {
    var values: [ValueChange] = []
    for change in changes {
      var value = change.value
      value.follows = isPart(change.node) || isWithin(change.node, restyled)
      if values.count < 12, !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Whether a node is within one whose state or style changed.
  private func isPart(_ node: Int) -> Bool { isWithin(node, changed) }

  /// Whether a node has a trait for the style of the component that it is part of.
  private func isDrawn(_ node: Int, _ trait: String) -> Bool {
    guard !restyled.isEmpty, AccessibilityState(rawValue: trait) == nil else { return false }
    return restyled.contains(node) || isWithin(node, restyled)
  }

  private func isWithin(_ node: Int, _ nodes: Set<Int>) -> Bool {
    !nodes.isEmpty && after.ancestors(of: node).contains { nodes.contains($0) }
  }

  // MARK: One node

  private mutating func describe(_ old: Int, _ new: Int) {
    let (one, other) = (before.nodes[old], after.nodes[new])
    let name = other.type
    if one.type != name {
      let follows = changed.contains(new) || isPart(new)
      add(
        Phrase(
          notice: .style, text: "\(one.type) → \(name)", isCause: !follows, follows: follows))
    }
    describeLabel(one, other, symbols[new])
    func words(_ state: String) -> String {
      state == "hidden" ? "hidden from assistive technology" : state
    }
    for (states, isNew) in [
      (one.states.subtracting(other.states), false), (other.states.subtracting(one.states), true),
    ] {
      for state in states.sorted() {
        let text = "\(name) \(isNew ? "" : "no longer ")\(words(state))"
        // What is in a control has its state.
        let isInherited = after.ancestors(of: new).contains { around in
          match.then[around].map { before.nodes[$0].states.contains(state) == !isNew } == true
            && after.nodes[around].states.contains(state) == isNew
        }
        add(.state, text, of: new, follows: isInherited || isDrawn(new, state))
      }
    }
    for key in Set(one.properties.keys).union(other.properties.keys).sorted() {
      // Names for tests are seen and heard by nobody.
      let notice: Notice = key == "id" ? .container : key == "value" ? .text : .label
      switch (one.properties[key], other.properties[key]) {
      case (let before?, let after?) where before != after:
        add(notice, "\(name) \(key) \(before) → \(after)", of: new)
      case (let before?, nil): add(notice, "\(name) \(key) \(before) lost", of: new)
      case (nil, let after?): add(notice, "\(name) \(key) \(after) new", of: new)
      default: break
      }
    }
    describeTarget(old, new)
    if before.nodes[old].parent.flatMap({ match.now[$0] }) != other.parent {
      describeHome(old, new)
    }
  }

  private mutating func describeLabel(
    _ old: ListedTree.Node, _ new: ListedTree.Node, _ symbols: NotePairs.Symbols?
  ) {
    let name = new.type
    // A symbol without a label is called by its own name, which nobody hears.
    let isNamed = (
      symbols?.before.map { $0 == old.label }, symbols?.after.map { $0 == new.label }
    )
    if let one = symbols?.before, let other = symbols?.after, one != other {
      add(.text, "symbol \(one.dropFirst().dropLast()) → \(other.dropFirst().dropLast())")
    }
    switch (old.label, new.label) {
    case (let before?, let after?) where before != after:
      switch isNamed {
      case (true?, true?): break
      case (false?, true?): add(.label, "\(name) label \(before) lost")
      case (true?, false?): add(.label, "\(name) label \(after) new")
      case (_, true?) where !isUnlabelled(name):
        add(
          .text, "symbol \(before.dropFirst().dropLast()) → \(after.dropFirst().dropLast())")
      case _ where isUnlabelled(name): add(.label, "\(name) label \(before) lost")
      default: add(name == "text" ? .text : .label, "\(name) \(before) → \(after)")
      }
    case (let before?, nil): add(.label, "\(name) label \(before) lost")
    case (nil, let after?): add(.label, "\(name) label \(after) new")
    default: break
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

  private mutating func describeTarget(_ old: Int, _ new: Int) {
    let name = after.nodes[new].type
    switch (before.nodes[old].target, after.nodes[new].target) {
    case (let before?, let after?):
      if before.height != after.height {
        add(.target, "\(name) target \(points(before.height)) → \(points(after.height)) high")
      }
      if before.width != after.width, saysSame(old, new) {
        add(.target, "\(name) target \(points(before.width)) → \(points(after.width)) wide")
      }
    case (.some, nil): add(.target, "\(name) target lost")
    case (nil, .some): add(.target, "\(name) target new")
    case (nil, nil): break
    }
  }

  // MARK: Order and presence

  private mutating func describeOrder(_ old: Int, _ new: Int) {
    let common = match.commonChildren(of: old, new)
    let rising = CommonSubsequence.rising(common.map(\.place))
    guard rising.count < common.count else { return }
    let names = names(of: common.map(\.node))
    let then = common.indices.sorted { common[$0].place < common[$1].place }.map { names[$0] }
    guard then != names else { return }
    reordered.insert(new)
    // What lies on its neighbours is in front of other ones now.
    let isLayered = common.indices.contains { place in
      !rising.contains(place)
        && common.contains {
          $0.node != common[place].node && overlap($0.node, common[place].node)
        }
    }
    let subject = isLayered ? "layers" : "order"
    let follows = changed.contains(new) || isPart(new)
    func tell(_ text: String) {
      add(
        Phrase(
          notice: isLayered ? .shape : .order, text: text, isCause: !isLayered && !follows,
          follows: follows))
    }
    guard names.count > 5 else {
      return tell(
        "\(subject): \(then.joined(separator: ", ")) → \(names.joined(separator: ", "))")
    }
    for place in common.indices where !rising.contains(place) {
      tell(
        place > 0
          ? "\(names[place]) moved after \(names[place - 1])" : "\(names[place]) moved first")
    }
  }

  private func overlap(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (after.nodes[one].frame, after.nodes[other].frame)
    return min(one.maxX, other.maxX) > max(one.minX, other.minX)
      && min(one.maxY, other.maxY) > max(one.minY, other.minY)
  }

  /// What siblings are called: by the first label that the others do not have, texts before symbols.
  private func names(of nodes: [Int]) -> [String] {
    let labels = nodes.map { after.labels(in: $0) }
    var counts: [String: Int] = [:]
    for label in labels.flatMap({ Set($0) }) { counts[label, default: 0] += 1 }
    return zip(nodes, labels).map { node, labels in
      guard let label = labels.first(where: { counts[$0] == 1 }) ?? labels.first else {
        return after.nodes[node].type
      }
      let words = label.dropFirst().dropLast()
      return words.count > 32 ? "\(words.prefix(31))…" : String(words)
    }
  }

  /// Says that a node is in another container, unless that is only around it and its neighbours.
  private mutating func describeHome(_ old: Int, _ new: Int) {
    guard after.label(in: new) != nil, let home = before.nodes[old].parent,
      let place = after.nodes[new].parent
    else { return }
    // What left one container for another was put there: sizes and places follow.
    if match.now[home] != nil, match.then[place] != nil {
      let (from, to) = (before.nodes[home].type, after.nodes[place].type)
      let way = from == to ? "to another \(to)" : "from \(from) to \(to)"
      let follows = isPart(new) || isWithin(new, restyled)
      return add(
        Phrase(
          notice: .order, text: "\(after.title(of: new)) moved \(way)", isCause: !follows,
          follows: follows))
    }
    let isWrapped =
      match.now[home].map { home in after.ancestors(of: new).contains(home) } ?? false
    let isUnwrapped =
      match.then[place].map { place in before.ancestors(of: old).contains(place) } ?? false
    guard !isWrapped, !isUnwrapped else { return }
    add(.container, "\(after.title(of: new)) elsewhere in the tree")
  }

  /// Says what only one of the trees has: elements, and shapes without any.
  ///
  /// - Parameter restyled: the components in another style, by the nodes of this tree.
  private mutating func describeMissing(
    in tree: ListedTree, others: [Int?], _ restyled: [Int: StyleChanges.Change], _ word: String
  ) {
    var open = tree.nodes.isEmpty ? [] : [0]
    while let index = open.popLast() {
      let node = tree.nodes[index]
      if others[index] == nil {
        // Another style draws a component by other nodes.
        let isRedrawn =
          restyled[index]?.draws(node.type) == true
          || tree.ancestors(of: index).contains { restyled[$0]?.draws(node.type) == true }
        if node.isElement {
          let text = "\(tree.title(of: index)) \(word)"
          // A mark in a control is there for its state.
          let home = tree.ancestors(of: index).first { others[$0] != nil }
          let place = word == "new" ? home : home.flatMap { others[$0] }
          let follows = place.map { changed.contains($0) || isPart($0) } ?? false
          add(Phrase(notice: .presence, text: text, follows: follows || isRedrawn))
          continue
        }
        if node.isLeaf {
          add(
            Phrase(
              notice: .shape, text: "\(tree.title(ofShape: index)) \(word)", follows: isRedrawn))
        } else if tree.label(in: index) == nil || keepsContent(of: index, in: tree, others) {
          add(Phrase(notice: .container, text: "\(node.type) \(word)", follows: isRedrawn))
        }
      }
      open += node.children.reversed()
    }
  }

  private static func byNode(
    _ changes: [StyleChanges.Change], _ nodes: (StyleChanges.Change) -> [Int]
  ) -> [Int: StyleChanges.Change] {
    Dictionary(
      changes.flatMap { change in nodes(change).map { ($0, change) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func keepsContent(of index: Int, in tree: ListedTree, _ others: [Int?]) -> Bool {
    var open = tree.nodes[index].children
    while let next = open.popLast() {
      if others[next] != nil { return true }
      open += tree.nodes[next].children
    }
    return false
  }

  // MARK: Sizes and places

  private mutating func describeSizes(_ pairs: [(Int, Int)]) {
    var shapes: [Phrase] = []
    for (old, new) in pairs {
      let (one, other) = (before.nodes[old], after.nodes[new])
      let (was, now) = (one.frame, other.frame)
      let name = other.type
      if other.isLeaf, !other.isElement, was.size != now.size {
        let text = "\(name) size \(size(was)) → \(size(now))"
        shapes.append(Phrase(notice: .size, text: text))
        continue
      }
      // What only holds others follows from them.
      let notice = other.isElement ? Notice.size : .container
      if was.height != now.height {
        add(notice, "\(name) height \(points(was.height)) → \(points(now.height))")
      } else if was.width != now.width, saysSame(old, new) {
        add(notice, "\(name) width \(points(was.width)) → \(points(now.width))")
      } else if other.isElement, !after.ancestors(of: new).contains(where: reordered.contains) {
        let (dx, dy) = (now.minX - was.minX, now.minY - was.minY)
        if dy != 0 { add(.place, "\(name) moved \(points(abs(dy))) pt \(dy < 0 ? "up" : "down")") }
        // In the other direction the same edit moves it to the other side.
        let side = (dx < 0) == isRightToLeft ? "trailing" : "leading"
        if dx != 0 { add(.place, "\(name) moved \(points(abs(dx))) pt toward \(side)") }
      }
    }
    // Shapes are as large as what they are behind of, unless nothing else is said.
    let follow = phrases.contains { $0.notice <= .size }
    for var phrase in shapes {
      phrase.follows = follow
      add(phrase)
    }
  }

  /// Whether a node is not as wide as its words make it.
  private func saysSame(_ old: Int, _ new: Int) -> Bool {
    before.label(in: old) == after.label(in: new)
  }

  private func size(_ frame: Rect) -> String { "\(points(frame.width))×\(points(frame.height))" }

  private func points(_ value: Double) -> String { JSONWriter.numberText(value) }

  // MARK: Phrases

  private mutating func add(
    _ notice: Notice, _ text: String, of changed: Int, follows: Bool = false
  ) {
    if notice == .state { self.changed.insert(changed) }
    add(Phrase(notice: notice, text: text, follows: follows))
  }

  private mutating func add(_ notice: Notice, _ text: String) {
    add(Phrase(notice: notice, text: text))
  }

  private mutating func add(_ phrase: Phrase) {
    guard phrases.count < 200, !phrases.contains(where: { $0.text == phrase.text }) else { return }
    phrases.append(phrase)
  }
}
