/// What may have caused the change of a picture; there is always something.
struct ChangeCauses {
  /// One thing, or several that changed in the same pictures.
  struct Cause: Hashable {
    /// What was edited, the soonest noticed first.
    var texts: [String]
    var notice: DesignWords.Notice
    var rank: Rank

    var text: String {
      let told = texts.prefix(ChangeCauses.toldLimit)
      let rest = texts.count - told.count
      return told.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }
  }

  /// The order in which causes claim pictures.
  enum Rank: Int, Comparable {
    case token, edit, size, place, container

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// How many edits of the same pictures a cause names.
  static let toldLimit = 3

  /// Pictures with any one of them in common have one cause.
  private(set) var causes: Set<Cause> = []
  /// The edits without their lengths and colours, which differ between type sizes and schemes.
  private let kinds: Set<String>
  /// The types of the nodes of which no edit but sizes and places are known.
  private let shapes: Set<String>

  private typealias Edit = (notice: DesignWords.Notice, text: String)

  init(_ picture: ChangedPicture) {
    var edits = picture.phrases.filter(Self.isEdit).map { (notice: $0.notice, text: $0.text) }
    let tokens = picture.values.filter(\.isToken)
    // Sizes, places and containers that come and go follow from what takes another room.
    var isExplained =
      tokens.contains(where: \.isLength) || picture.phrases.contains(where: Self.takesRoom)
    if !isExplained {
      let parts = picture.phrases.filter { $0.notice == .presence && !$0.follows }
      edits += parts.map { ($0.notice, $0.text) }
      isExplained = !parts.isEmpty
    }
    for change in picture.values where !change.isToken && !change.follows {
      // Tokens that took each other's place did so in every appearance.
      edits.append((.color, change.name == "color" ? change.text : change.name))
    }
    let rest = isExplained ? [] : picture.phrases.filter { !Self.isEdit($0) }
    if edits.isEmpty, rest.isEmpty, tokens.isEmpty {
      edits = picture.findings.map { (.label, $0) }
      if edits.isEmpty { edits = [(.color, "pixels of \(picture.name.story)")] }
    }
    edits.sort { ($0.notice, $0.text) < ($1.notice, $1.text) }
    kinds = Set(
      edits.map { edit in
        // What is read or heard is another thing with another number in it.
        edit.notice.isRead || edit.notice == .order
          ? edit.text : edit.text.replacing(/#[0-9A-F]{6,8}|[0-9]+(\.[0-9]+)?/, with: "#")
      })
    shapes = Set(rest.map { phrase in String(phrase.text.prefix { $0 != " " }) })
    causes = Self.causes(edits, tokens, rest)
  }

  private static func causes(
    _ edits: [Edit], _ tokens: [ValueChange], _ rest: [DesignWords.Phrase]
  ) -> Set<Cause> {
    if edits.isEmpty, rest.isEmpty {
      // One of several tokens is told with the others.
      return Set(
        tokens.map {
          Cause(texts: ["token \($0.name)"], notice: $0.isLength ? .size : .color, rank: .token)
        })
    }
    let texts = edits.map(\.text)
    guard let shape = rest.map({ rank(of: $0) }).min() else {
      return [Cause(texts: texts, notice: edits[0].notice, rank: .edit)]
    }
    // Places follow from sizes.
    return Set(
      rest.filter { rank(of: $0) == shape }.map { phrase in
        Cause(
          texts: texts + [phrase.text],
          notice: min(edits.first?.notice ?? .container, phrase.notice),
          rank: shape)
      })
  }

  /// Whether the same edit may have changed another picture of the same story.
  func isAkin(to other: ChangeCauses) -> Bool {
    guard kinds == other.kinds, shapes.isEmpty == other.shapes.isEmpty else { return false }
    if shapes.isEmpty, kinds.isEmpty { return false }
    return shapes.isEmpty || !shapes.isDisjoint(with: other.shapes)
  }

  // MARK: Phrases

  /// Whether a phrase says what was edited, and not what followed.
  private static func isEdit(_ phrase: DesignWords.Phrase) -> Bool {
    if phrase.isCause { return true }
    if phrase.follows { return false }
    switch phrase.notice {
    case .label, .text, .state, .order, .style, .color: return true
    // Other lines and wraps bring containers without a label, and take them away.
    case .presence: return phrase.text.contains("\"")
    case .target, .shape, .size, .place, .container: return false
    }
  }

  private static func takesRoom(_ phrase: DesignWords.Phrase) -> Bool {
    isEdit(phrase) && (phrase.isCause || phrase.notice != .color)
  }

  private static func rank(of phrase: DesignWords.Phrase) -> Rank {
    switch phrase.notice {
    case .place: .place
    case .container: .container
    default: .size
    }
  }
}
