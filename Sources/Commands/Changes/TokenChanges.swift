import Components
import Render
import Snapshots

/// What the tokens of two trees say of a change: those that took each other's place, and those whose values changed.
struct TokenChanges {
  /// What is said of a node.
  struct NodePhrase {
    /// The node after.
    var node: Int
    var phrase: DesignWords.Phrase
    /// Whether the author chose it for the node, whatever its style is.
    var isChosen = false
  }

  /// A value that changed of a node.
  struct NodeValue {
    /// The node after.
    var node: Int
    var value: ValueChange
  }

  private(set) var phrases: [NodePhrase] = []
  private(set) var values: [NodeValue] = []

  init(_ notes: NotePairs) {
    for change in notes.styles {
      let text = "\(change.aspect) \(change.before) → \(change.after)"
      let phrase = DesignWords.Phrase(notice: .style, text: text, isCause: true)
      phrases.append(NodePhrase(node: change.news[0], phrase: phrase, isChosen: true))
    }
    for pair in notes.pairs { compare(pair) }
  }

  private mutating func compare(_ pair: NotePairs.Pair) {
    // Symbols, contrasts and styles have words of their own.
    func notes(_ notes: [TokenNote]) -> [TokenNote] {
      notes.filter { note in
        note.aspect != NotedContrast.aspect && note.aspect != "symbol"
          && !StyleChanges.isStyle(note)
      }
      .flatMap { Self.edges(of: $0) }
    }
    var rest = notes(pair.after)
    let changed = notes(pair.before).filter { note in
      guard let same = rest.firstIndex(of: note) else { return true }
      rest.remove(at: same)
      return false
    }
    var lost: [TokenNote] = []
    var pairs: [(TokenNote, TokenNote)] = []
    for note in changed {
      if let index = rest.firstIndex(where: { $0.aspect == note.aspect }) {
        pairs.append((note, rest.remove(at: index)))
      } else {
        lost.append(note)
      }
    }
    // A weight that comes with a text style is no change of its own.
    let hasOtherStyle = pairs.contains { $0.0.aspect == "style" && $0.0.token != $0.1.token }
    // One that changes with the size of a text style is the style's, too.
    let resized = pairs.first { pair in
      pair.1.aspect == "style" && pair.1.token != nil && pair.0.token == pair.1.token
    }
    var words: [(aspect: String, words: String)] = []
    for (old, new) in pairs where !(hasOtherStyle && new.aspect == "weight") {
      if new.aspect == "weight", let style = resized?.1.token {
        var change = ValueChange(
          before: Self.name(old), after: Self.name(new), name: style.words, isToken: true)
        change.isLength = true
        add(change, of: pair.node)
        continue
      }
      if let text = describe(old, new, of: pair.node) { words.append((new.aspect, text)) }
    }
    words += lost.map { ($0.aspect, Self.words($0, isNew: false)) }
    words += rest.map { ($0.aspect, Self.words($0, isNew: true)) }
    for (aspect, words) in Self.joined(words) {
      // What is around a control is no part of it, nor of its target.
      let isAround = pair.isTarget && aspect.hasSuffix("padding")
      let place = isAround ? "\(aspect) around \(pair.type)" : "\(pair.type) \(aspect)"
      // A size that comes or goes is that of what a style draws.
      let isChosen = isAround || aspect == "role" || aspect == "size" && words.contains(" → ")
      add(aspect, "\(place) \(words)", of: pair.node, isChosen)
    }
  }

  /// - Returns: what is said of the node; `nil` for a value, which is told once for all nodes.
  private mutating func describe(_ old: TokenNote, _ new: TokenNote, of node: Int) -> String? {
    let isSame = old.token == new.token
    // Nobody sees another name of the same colour or length; text styles differ in more than their sizes.
    if old.value == new.value, new.aspect != "style" { return nil }
    if new.aspect == "picture" { return "is another one" }
    if new.value.hasPrefix("#"), old.value.hasPrefix("#") {
      add(color(old, new), of: node)
    } else if isSame, let token = new.token {
      var change = ValueChange(
        before: old.value, after: new.value, name: token.words, isToken: true)
      change.isLength = true
      add(change, of: node)
    } else {
      return "\(Self.name(old)) → \(Self.name(new))"
    }
    return nil
  }

  // MARK: Padding

  private static let horizontal = ["leading padding", "trailing padding"]
  private static let vertical = ["top padding", "bottom padding"]

  /// The padding of each edge: one modifier of two edges is the same as two of one.
  private static func edges(of note: TokenNote) -> [TokenNote] {
    let aspects =
      switch note.aspect {
      case "padding": horizontal + vertical
      case "horizontal padding": horizontal
      case "vertical padding": vertical
      default: [note.aspect]
      }
    return aspects.map { TokenNote(aspect: $0, token: note.token, value: note.value) }
  }

  /// Words of edges that are the same are told once.
  private static func joined(
    _ words: [(aspect: String, words: String)]
  ) -> [(aspect: String, words: String)] {
    var words = words
    for (name, edges) in [
      ("horizontal padding", horizontal), ("vertical padding", vertical),
      ("padding", ["horizontal padding", "vertical padding"]),
    ] {
      let found = edges.map { edge in words.filter { $0.aspect == edge }.map(\.words) }
      guard !found[0].isEmpty, found[0] == found[1],
        let place = words.firstIndex(where: { edges.contains($0.aspect) })
      else { continue }
      words.removeAll { edges.contains($0.aspect) }
      words.insert(contentsOf: found[0].map { (name, $0) }, at: place)
    }
    return words
  }

  private func color(_ old: TokenNote, _ new: TokenNote) -> ValueChange {
    var change = ValueChange(
      before: old.value, after: new.value, name: "color", isToken: false)
    // What follows the six digits is the opacity, which is the view's.
    let isFaded = old.value.prefix(7) == new.value.prefix(7)
    let (before, after) = (old.token?.shortWords, new.token?.shortWords)
    if let after, before == after {
      change.name = after
      change.isToken = !isFaded
    } else if before != nil || after != nil {
      change.name = "\(before ?? old.value) → \(after ?? new.value)"
    }
    return change
  }

  private mutating func add(_ change: ValueChange, of node: Int) {
    if values.count < 400 { values.append(NodeValue(node: node, value: change)) }
  }

  private mutating func add(
    _ aspect: String, _ text: String, of node: Int, _ isChosen: Bool
  ) {
    let phrase = DesignWords.Phrase(notice: Self.notice(of: aspect), text: text, isCause: true)
    if phrases.count < 200 {
      phrases.append(NodePhrase(node: node, phrase: phrase, isChosen: isChosen))
    }
  }

  // MARK: Words

  private static func name(_ note: TokenNote) -> String {
    note.token?.shortWords ?? (note.aspect == "weight" ? weights[note.value] : nil) ?? note.value
  }

  /// What a control without a word for an aspect has.
  private static let defaults = ["role": "none", "direction": "as around it"]

  private static func words(_ note: TokenNote, isNew: Bool) -> String {
    guard let other = defaults[note.aspect] else {
      return "\(name(note)) \(isNew ? "new" : "lost")"
    }
    return isNew ? "\(other) → \(name(note))" : "\(name(note)) → \(other)"
  }

  private static let weights = [
    "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "500": "medium",
    "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
  ]

  /// Distances are seen by what moves, all else by how the node looks; the style and the size of a control decide
  /// its colours, its target and its radius, too.
  private static func notice(of aspect: String) -> DesignWords.Notice {
    if ["style", "size", "role", "direction", "picture"].contains(aspect) { return .style }
    if aspect.hasSuffix("spacing") || aspect.hasSuffix("padding") { return .place }
    return ["width", "height", "length"].contains { aspect.hasSuffix($0) } ? .size : .color
  }
}

extension TokenName {
  /// The name where a place says what it is a name of.
  var shortWords: String { kind == .gradient ? "gradient \(name)" : name }

  /// The name with its scale.
  fileprivate var words: String {
    switch kind {
    case .color: name
    case .textStyle: "text style \(name)"
    case .gradient, .size, .control, .space, .radius, .elevation: "\(kind) \(name)"
    }
  }
}
