import Components

/// The components of two trees that are the same ones in another style, by the notes of their styles.
///
/// A style may draw other nodes: components are those of the same node, then those at the same place in their order.
struct StyleChanges {
  struct Change {
    /// What changed, such as `picker style`.
    var aspect: String
    var before: String
    var after: String
    /// The nodes that the component is drawn by.
    var olds: [Int]
    var news: [Int]

    private var component: String { String(aspect.prefix { $0 != " " }) }

    /// Whether the component holds other ones.
    var isOfContainer: Bool { Self.containers[component] != nil }

    /// Whether a node of a type within the component is drawn by its style. What is in a container is not, except
    /// for what the container is known by.
    func draws(_ type: String) -> Bool {
      Self.containers[component].map { $0 == type } ?? true
    }

    /// The components that hold other ones, and the type of the nodes that their styles add to these.
    private static let containers = [
      "card": "", "controlGroup": "", "disclosureGroup": "disclosure", "form": "", "groupBox": "",
      "labeledContent": "", "list": "", "tabView": "tab",
    ]
  }

  private(set) var changes: [Change] = []

  /// What notes of styles end in; they name their component themselves.
  private static let endings = [" style", " border shape", " sizing"]

  static func isStyle(_ note: TokenNote) -> Bool {
    note.token == nil && endings.contains { note.aspect.hasSuffix($0) }
  }

  private struct Component {
    var value: String
    var nodes: [Int]
  }

  private struct Place: Hashable {
    var aspect: String
    /// The node after around the component; `nil` where both have none in common.
    var home: Int?
  }

  /// - Parameter notes: those of both trees, by the numbers of lines.
  init(_ match: TreeMatch, before notes: TokenNotes, after others: TokenNotes) {
    let before = Self.components(in: match.before, notes)
    let after = Self.components(in: match.after, others)
    for aspect in after.keys.sorted() {
      guard let olds = before[aspect], let news = after[aspect] else { continue }
      add(aspect, olds, news, match)
    }
  }

  private mutating func add(
    _ aspect: String, _ olds: [Component], _ news: [Component], _ match: TreeMatch
  ) {
    var rest: [Int?: [Component]] = [:]
    var known = Dictionary(grouping: olds, by: { $0.nodes[0] })
    var later: [Component] = []
    for component in news {
      if let old = match.then[component.nodes[0]], let found = known.removeValue(forKey: old) {
        add(aspect, found[0], component)
      } else {
        later.append(component)
      }
    }
    for component in olds where known[component.nodes[0]] != nil {
      let home = match.before.ancestors(of: component.nodes[0]).lazy.compactMap { match.now[$0] }
      rest[home.first { _ in true }, default: []].append(component)
    }
    for component in later {
      let home = match.after.ancestors(of: component.nodes[0]).first { match.then[$0] != nil }
      guard let found = rest[home]?.first else { continue }
      rest[home]?.removeFirst()
      add(aspect, found, component)
    }
  }

  private mutating func add(_ aspect: String, _ old: Component, _ new: Component) {
    guard old.value != new.value, changes.count < 200 else { return }
    changes.append(
      Change(
        aspect: aspect, before: old.value, after: new.value, olds: old.nodes, news: new.nodes))
  }

  /// The components of a tree in its order, by the aspects of their notes.
  private static func components(
    in tree: ListedTree, _ notes: TokenNotes
  ) -> [String: [Component]] {
    var components: [String: [Component]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard let line = notes.lines[node.line] else { continue }
      var seen: Set<String> = []
      // A style within a component of its kind that has no node of its own is that component's.
      for note in line.notes where isStyle(note) && seen.insert(note.aspect).inserted {
        if note.value.isEmpty {
          guard let last = components[note.aspect]?.indices.last else { continue }
          components[note.aspect]?[last].nodes.append(index)
        } else {
          components[note.aspect, default: []].append(
            Component(value: note.value, nodes: [index]))
        }
      }
    }
    return components
  }
}
