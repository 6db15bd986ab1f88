import Components
import Graphics
import Snapshots

/// What is noted of the nodes that two trees have in common.
struct NotePairs {
  struct Pair {
    /// The node after.
    var node: Int
    var type: String
    /// Whether the node is hit.
    var isTarget: Bool
    var before: [TokenNote]
    var after: [TokenNote]
  }

  /// The names of a symbol, in quotes.
  struct Symbols {
    var before: String?
    var after: String?
  }

  /// In the order of the tree after.
  private(set) var pairs: [Pair] = []
  private(set) var styles: [StyleChanges.Change] = []
  private let match: TreeMatch
  /// Whether anything is noted of the picture now, and whether the golden has contrasts.
  private var (hasTokens, hasContrasts) = (false, false)

  /// - Parameter tokens: those of both trees by their lines; `nil` where nobody knows any.
  init(_ match: TreeMatch, _ tokens: SnapshotComparison.Tokens?) {
    self.match = match
    guard let tokens else { return }
    hasTokens = true
    let notes = (TokenNotes(text: tokens.expected), TokenNotes(text: tokens.actual))
    styles = StyleChanges(match, before: notes.0, after: notes.1).changes
    let (before, after) = (notes.0.lines, notes.1.lines)
    hasContrasts = before.values.contains { line in
      line.notes.contains { $0.aspect == NotedContrast.aspect }
    }
    for (old, new) in match.pairs {
      let one = before[match.before.nodes[old].line]
      let other = after[match.after.nodes[new].line]
      guard let type = (other ?? one)?.type else { continue }
      pairs.append(
        Pair(
          node: new, type: type, isTarget: match.after.nodes[new].target != nil,
          before: one?.notes ?? [], after: other?.notes ?? []))
    }
  }

  /// By the nodes after.
  var symbols: [Int: Symbols] {
    var symbols: [Int: Symbols] = [:]
    for pair in pairs {
      let names = [pair.before, pair.after].map { notes in
        notes.first { $0.aspect == "symbol" }.map { "\"\($0.value)\"" }
      }
      if names != [nil, nil] { symbols[pair.node] = Symbols(before: names[0], after: names[1]) }
    }
    return symbols
  }

  /// Contrasts that are others than before, those that fell first, and of them the lowest.
  ///
  /// Where the golden has none they are read off both pictures; a picture in which that gives another contrast than
  /// the one that is noted tells nothing.
  func contrasts(before: Pixmap?, after: Pixmap?) -> [ContrastChange] {
    var changes: [ContrastChange] = []
    let pictures = before.flatMap { old in
      after.map { (PictureContrast(old, of: match.before), PictureContrast($0, of: match.after)) }
    }
    let noted = Dictionary(
      uniqueKeysWithValues: pairs.map {
        ($0.node, (Self.contrast($0.before), Self.contrast($0.after)))
      })
    for (old, new) in match.pairs {
      let (one, other) = (match.before.nodes[old], match.after.nodes[new])
      guard ["text", "image"].contains(other.type) else { continue }
      var contrasts = noted[new] ?? (nil, nil)
      if !hasContrasts {
        guard let pictures, let then = pictures.0.contrast(in: one.frame),
          let now = pictures.1.contrast(in: other.frame),
          // What could not be measured has no contrast either.
          !hasTokens || abs((contrasts.1?.ratio ?? .infinity) - now.ratio) <= 0.1
        else { continue }
        contrasts = (then, now)
      }
      guard let then = contrasts.0, let now = contrasts.1,
        let change = ContrastChange(of: other.type, from: then, to: now)
      else { continue }
      changes.append(change)
    }
    return changes.enumerated().sorted { one, other in
      (one.element.isFall ? 0 : 1, one.element.after.ratio, one.offset)
        < (other.element.isFall ? 0 : 1, other.element.after.ratio, other.offset)
    }.map(\.element)
  }

  private static func contrast(_ notes: [TokenNote]) -> NotedContrast? {
    notes.lazy.compactMap { NotedContrast($0) }.first
  }
}
