import Components
import Render
import Snapshots

/// What the tokens of two trees say of a change: those that took each other's place, and those whose values changed.
struct TokenChanges {
  private(set) var phrases: [DesignWords.Phrase] = []
  private(set) var values: [ValueChange] = []

  private let names: RoleNames

  /// - Parameters:
  ///   - lines: the lines of both trees that are of one node; `nil` where the trees are the same.
  ///   - appearance: that of the picture now, whose theme has the roles.
  init(
    _ tokens: SnapshotComparison.Tokens, lines: [(before: Int, after: Int)]?,
    in appearance: AppearanceContext
  ) {
    names = RoleNames(appearance)
    let before = TokenNotes(text: tokens.expected).lines
    let after = TokenNotes(text: tokens.actual).lines
    for pair in lines ?? after.keys.sorted().map({ ($0, $0) }) {
      guard let new = after[pair.after] ?? before[pair.before] else { continue }
      compare(before[pair.before]?.notes ?? [], after[pair.after]?.notes ?? [], of: new.type)
    }
  }

  private mutating func compare(_ old: [TokenNote], _ new: [TokenNote], of type: String) {
    var rest = new.flatMap { Self.edges(of: $0) }
    let changed = old.flatMap { Self.edges(of: $0) }.filter { note in
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
    var words: [(aspect: String, words: String)] = []
    for (old, new) in pairs where !(hasOtherStyle && new.aspect == "weight") {
      if let text = describe(old, new) { words.append((new.aspect, text)) }
    }
    words += lost.map { ($0.aspect, "\(Self.name($0)) lost") }
    words += rest.map { ($0.aspect, "\(Self.name($0)) new") }
    for (aspect, words) in Self.joined(words) { add(aspect, "\(type) \(aspect) \(words)") }
  }

  /// - Returns: what is said of the node; `nil` for a value, which is told once for all nodes.
  private mutating func describe(_ old: TokenNote, _ new: TokenNote) -> String? {
    let isSame = old.token == new.token
    if new.value.hasPrefix("#"), old.value.hasPrefix("#") {
      add(color(old, new))
    } else if isSame, let token = new.token {
      var change = ValueChange(
        before: old.value, after: new.value, name: token.words, isToken: true)
      change.isLength = true
      add(change)
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
      if change.isToken { change.contrast = contrast(of: new, from: old) }
    } else if before != nil || after != nil {
      change.name = "\(before ?? old.value) → \(after ?? new.value)"
      change.contrast = contrast(of: new, from: old)
    }
    return change
  }

  /// How the contrast of a role changes with its value, or with the role that it replaces.
  private func contrast(of new: TokenNote, from old: TokenNote) -> String? {
    guard new.token?.kind == .color, let role = ColorRole(rawValue: new.token?.name ?? ""),
      let color = Self.color(old.value)
    else { return nil }
    return names.contrast(of: [role], from: color)
  }

  private static func color(_ text: String) -> ResolvedColor? {
    guard text.count == 7, let hex = UInt32(text.dropFirst(), radix: 16) else { return nil }
    return ResolvedColor(hex: hex)
  }

  private mutating func add(_ change: ValueChange) {
    if values.count < 12, !values.contains(change) { values.append(change) }
  }

  private mutating func add(_ aspect: String, _ text: String) {
    let phrase = DesignWords.Phrase(notice: Self.notice(of: aspect), text: text, isCause: true)
    if phrases.count < 40, !phrases.contains(phrase) { phrases.append(phrase) }
  }

  // MARK: Words

  private static func name(_ note: TokenNote) -> String {
    note.token?.shortWords ?? (note.aspect == "weight" ? weights[note.value] : nil) ?? note.value
  }

  private static let weights = [
    "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "500": "medium",
    "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
  ]

  /// Distances are seen by what moves, all else by how the node looks; the size of a control decides its target, and
  /// its radius, too.
  private static func notice(of aspect: String) -> DesignWords.Notice {
    if aspect == "size" { return .target }
    if aspect.hasSuffix("spacing") || aspect.hasSuffix("padding") { return .place }
    let sizes = ["style", "width", "height", "length"]
    return sizes.contains { aspect.hasSuffix($0) } ? .size : .color
  }
}

extension TokenName {
  /// The name where a place says what it is a name of.
  fileprivate var shortWords: String { kind == .gradient ? "gradient \(name)" : name }

  /// The name with its scale.
  fileprivate var words: String {
    switch kind {
    case .color: name
    case .textStyle: "text style \(name)"
    case .gradient, .size, .control, .space, .radius, .elevation: "\(kind) \(name)"
    }
  }
}
