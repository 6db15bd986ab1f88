import Components
import Graphics
import Render
import Snapshots

/// What a change of a picture means to a designer, in words: causes before what follows from them.
///
/// Phrases that are alike in several pictures are equal, so that one decision can be made of them.
struct DesignWords {
  /// How soon a person would notice a change, the soonest first.
  enum Notice: Int, Comparable {
    case label, state, order, text, presence, style, color, target, shape, size, place, container

    /// Whether something is at another place, or there or not.
    var isOfPlace: Bool {
      [.presence, .order, .shape, .size, .place, .container].contains(self)
    }

    /// Whether it is about what is read or heard, and not only about how it looks.
    var isRead: Bool { [.label, .state, .text, .presence].contains(self) }

    static func < (one: Notice, other: Notice) -> Bool { one.rawValue < other.rawValue }
  }

  struct Phrase: Hashable {
    var notice: Notice
    var text: String
    /// Whether sizes and places may follow from it.
    var isCause = false
    /// Whether it follows from something else that is said of the picture.
    var follows = false
  }

  /// Causes first.
  private(set) var phrases: [Phrase] = []
  /// Colours that became others, and tokens that have other values.
  private(set) var values: [ValueChange] = []
  /// The findings of the audit that were not there before.
  private(set) var findings: [String] = []
  /// Whether tokens are told by their values, as the golden has no names of them.
  private(set) var guessesNames = false

  /// - Parameters:
  ///   - tree: that of the picture now, for where both are the same.
  ///   - appearance: that of the picture now, whose theme has the names of colours.
  ///   - direction: that of the picture now, which says what is leading.
  init(
    _ comparison: SnapshotComparison, tree: String, before: Pixmap?, after: Pixmap?,
    in appearance: AppearanceContext, direction: LayoutDirection = .leftToRight
  ) {
    findings = comparison.audit.added.map(\.text)
    guessesNames = comparison.tokens?.expected.isEmpty ?? true
    let lines = Self.lines(of: comparison.tree, or: tree)
    let match = TreeMatch(before: ListedTree(lines.before), after: ListedTree(lines.after))
    let notes = NotePairs(match, comparison.tokens)
    let changes = guessesNames ? nil : TokenChanges(notes)
    let styled = changes?.phrases.filter { $0.phrase.notice == .style }.map(\.node) ?? []
    var words = TreeWords(
      match, symbols: notes.symbols, styled: Set(styled), restyled: notes.styles,
      findings: findings, direction: direction)
    if let changes {
      words.add(changes.phrases)
      values = words.unique(changes.values)
    }
    phrases = words.phrases
    // Colours of goldens without tokens are known by their pixels, and so are those of what has no token.
    if values.isEmpty, !phrases.contains(where: \.isCause), let before, let after {
      let changes = ValueChange.changes(
        from: before, to: after, regions: comparison.pixels.regions,
        names: guessesNames ? RoleNames(appearance) : nil)
      // Where something moved, other colours than before say nothing of tokens that took each other's place.
      let hasMoved = phrases.contains { $0.notice.isOfPlace }
      values = changes.filter { $0.isToken || !hasMoved }
    }
    tell(notes.contrasts(before: before, after: after))
    if phrases.isEmpty {
      let heard = (comparison.speech.removed.first?.text, comparison.speech.added.first?.text)
      if heard != (nil, nil) {
        let text = "heard as “\(heard.0 ?? "")” → “\(heard.1 ?? "")”"
        phrases = [Phrase(notice: .label, text: text)]
      }
    }
    if phrases.isEmpty, values.isEmpty {
      phrases = comparison.changedNodes.map {
        Phrase(notice: .color, text: "\($0) drawn otherwise")
      }
    }
    // Shapes are there for what they are behind of.
    let hasCause = !values.isEmpty || phrases.contains { $0.isCause || $0.notice < .shape }
    for index in phrases.indices where phrases[index].notice == .shape {
      phrases[index].follows = hasCause
    }
    func rank(_ phrase: Phrase) -> Int {
      (phrase.isCause ? min(phrase.notice, .style) : phrase.notice).rawValue
    }
    let order = phrases.enumerated().sorted { one, other in
      (one.element.follows ? 1 : 0, rank(one.element), one.offset)
        < (other.element.follows ? 1 : 0, rank(other.element), other.offset)
    }
    phrases = order.map(\.element)
  }

  /// Tells contrasts with the colours that they follow from, or else by themselves.
  private mutating func tell(_ contrasts: [ContrastChange]) {
    for change in contrasts {
      let colors = values.indices.filter { !values[$0].isLength }
      if let index = colors.first(where: { change.follows(from: values[$0]) }) ?? colors.first {
        values[index].contrasts.append(change.text)
      } else if !phrases.contains(where: { $0.text == change.text }) {
        phrases.append(Phrase(notice: .color, text: change.text, follows: !phrases.isEmpty))
      }
    }
    for index in values.indices {
      var seen: Set<String> = []
      let texts = values[index].contrasts.filter { seen.insert($0).inserted }
      values[index].contrasts = Array(texts.prefix(2))
    }
  }

  /// The lines of both trees; what is the same throughout may come without lines.
  private static func lines(
    of diff: TreeDiff, or tree: String
  ) -> (before: [String], after: [String]) {
    guard !diff.lines.isEmpty else {
      let lines = tree.split(separator: "\n").map(String.init)
      return (lines, lines)
    }
    return (
      diff.lines.filter { $0.kind != .added }.map(\.text),
      diff.lines.filter { $0.kind != .removed }.map(\.text)
    )
  }
}
