import JSON

/// The sets of Tokens Studio and the themes that choose from them.
struct StudioThemes: Sendable {
  struct TokenSet: Sendable {
    var name: String
    var layer: TokenLibrary.Layer
  }

  /// The sets in the order in which they are merged.
  private var sets: [TokenSet] = []
  /// What was read and has no effect.
  private var notes: [String] = []
  /// The sets that each theme of each group enables, as the theme lists them.
  private var enabled: [[[Choice]]] = []
  /// Whether `tokenSetOrder` says how the sets follow one another.
  private var isOrdered = false

  private struct Choice {
    var set: Int
    /// Whether the set is only there for others, which replace what it has.
    var isSource: Bool
  }

  func layers(of mode: TokenMode) -> [TokenLibrary.Layer] {
    guard !enabled.isEmpty else { return sets.map(\.layer) }
    let choices = zip(enabled, mode.contexts).flatMap { themes, context in themes[context] }
    let own = Set(choices.filter { !$0.isSource }.map(\.set))
    var seen: Set<Int> = []
    // Without an order, sources come first, as the themes list them.
    var order = choices.map(\.set).filter { seen.insert($0).inserted }
    order =
      isOrdered
      ? order.sorted() : order.filter { !own.contains($0) } + order.filter(own.contains)
    return order.map { sets[$0].layer }
  }

  // MARK: Reading

  /// Whether the members of a file are sets.
  static func isStudio(_ root: JSONValue) -> Bool {
    if root["$themes"] != nil || root["$metadata"] != nil { return true }
    return setsAreMeant(by: root)
  }

  /// Whether aliases leave the outermost names out, as they do where those are sets.
  private static func setsAreMeant(by root: JSONValue) -> Bool {
    let groups = root.members.filter { !$0.key.hasPrefix("$") && $0.value.kind == .object }
    guard !groups.isEmpty else { return false }
    let outer = Set(groups.map(\.key))
    var inner: Set<String> = []
    for group in groups { inner.formUnion(group.value.members.map(\.key)) }
    var votes = 0
    var seen = 0
    var open = groups.map(\.value)
    while let value = open.popLast(), seen < 20_000 {
      seen += 1
      if let text = value.string, let name = TokenResolver.aliasName(text) {
        let head = String(name.prefix { $0 != "." })
        votes += (inner.contains(head) ? 1 : 0) - (outer.contains(head) ? 1 : 0)
      }
      open.append(contentsOf: value.members.map(\.value))
    }
    return votes > 0
  }

  /// The types that only Tokens Studio has.
  private static let types: Set<String> = [
    "boxShadow", "composition", "fontFamilies", "fontSizes", "fontWeights", "lineHeights", "math",
    "paragraphSpacing", "textCase", "textDecoration",
  ]

  /// Whether types or colour modifiers say that a file, which may be one set, is of Tokens Studio, though it writes `$value`.
  static func hasTypes(_ root: JSONValue) -> Bool {
    contains(root) { value in
      value["$type"]?.string.map(types.contains) == true
        || value["$extensions"]?["studio.tokens"] != nil
    }
  }

  /// Whether a plugin of Figma wrote a file, which has types of its own beside those of the format, and numbers without units.
  static func hasCustomTypes(_ root: JSONValue) -> Bool {
    contains(root) { $0["$type"]?.string?.hasPrefix("custom-") == true }
  }

  private static func contains(_ root: JSONValue, _ isFound: (JSONValue) -> Bool) -> Bool {
    var open = [root]
    var seen = 0
    while let value = open.popLast(), seen < 20_000 {
      seen += 1
      if isFound(value) { return true }
      open.append(contentsOf: value.members.map(\.value))
    }
    return false
  }

  static func library(
    _ root: JSONValue, _ name: String
  ) throws(DocumentError) -> TokenLibrary {
    var themes = StudioThemes()
    for member in root.members where !member.key.hasPrefix("$") {
      guard member.value.kind == .object else { continue }
      themes.sets.append(
        TokenSet(name: member.key, layer: .group(member.value, file: 0, dialect: .studio)))
    }
    do throws(DocumentError) {
      try themes.order(by: root["$metadata"]?["tokenSetOrder"], in: name)
      let axes = try themes.read(root["$themes"])
      return themes.library(name, files: [name], axes, root)
    } catch {
      throw error.inFile(name)
    }
  }

  /// A folder in which every set is a file, as the plugin writes it into a repository.
  static func library(
    folder paths: [String], _ input: TokenInput, _ shelf: inout TokenShelf
  ) throws(DocumentError) -> TokenLibrary {
    var themes = StudioThemes()
    var first: JSONValue?
    for path in paths where !path.hasPrefix("$") && !path.contains("/$") {
      let (file, root, _) = try shelf.file(path, namedBy: nil, in: 0)
      first = first ?? root
      themes.sets.append(
        TokenSet(
          name: String(path.dropLast(".json".count)),
          layer: .group(root, file: file, dialect: .studio)))
    }
    var axes: [TokenAxis] = []
    if paths.contains("$metadata.json") {
      let (file, root, _) = try shelf.file("$metadata.json", namedBy: nil, in: 0)
      do throws(DocumentError) {
        try themes.order(by: root["tokenSetOrder"], in: shelf.names[file])
      } catch {
        throw error.inFile(shelf.names[file])
      }
      first = first ?? root
    }
    if paths.contains("$themes.json") {
      let (file, root, _) = try shelf.file("$themes.json", namedBy: nil, in: 0)
      do throws(DocumentError) {
        axes = try themes.read(root)
      } catch {
        throw error.inFile(shelf.names[file])
      }
      first = first ?? root
    }
    guard let first else { return try TokenLibrary(input) }
    return themes.library(input.name, files: shelf.names, axes, first)
  }

  /// The library of what was read. Without themes, sets that are called `light` and `dark` are modes, as files are.
  private func library(
    _ name: String, files: [String], _ axes: [TokenAxis], _ root: JSONValue
  ) -> TokenLibrary {
    guard enabled.isEmpty, sets.count > 1 else {
      let chosen = Set(enabled.flatMap { $0.flatMap { $0.map(\.set) } })
      let left = sets.indices.filter { !enabled.isEmpty && !chosen.contains($0) }
      var notes = notes
      if !left.isEmpty {
        let names = left.map { messageQuoted(sets[$0].name) }.joined(separator: ", ")
        notes.append("\(name): no theme has the tokens of \(names); they are left out")
      }
      return TokenLibrary(
        format: .tokensStudio, name: name, axes: axes, notes: notes, files: files, root: root,
        themes: self)
    }
    var modes = ModeFiles()
    for set in sets {
      if case .group(let group, _, _, _) = set.layer {
        modes.add(group, set.layer, at: "\(set.name).json")
      }
    }
    let (found, steps) = modes.steps()
    let merged =
      found.isEmpty
      ? "all sets are merged in their order"
      : "sets are modes by their names, all others are merged in their order"
    return TokenLibrary(
      format: .tokensStudio, name: name, axes: found,
      notes: ["\(name): there are no themes: \(merged)"] + notes, files: files, root: root,
      steps: steps)
  }

  /// Sorts the sets as `tokenSetOrder` says; those that it leaves out come last.
  private mutating func order(by list: JSONValue?, in file: String) throws(DocumentError) {
    guard let list else { return }
    guard list.kind == .array else { throw list.wrongKind(expected: "an array of sets") }
    isOrdered = true
    var rank: [String: Int] = [:]
    for (index, element) in list.elements.enumerated() {
      guard let name = element.string else { throw element.wrongKind(expected: "a set's name") }
      rank[name] = index
    }
    for element in list.elements {
      guard let name = element.string, !sets.contains(where: { $0.name == name }) else { continue }
      notes.append(
        "\(file):\(element.position): the set \(messageQuoted(name)) of tokenSetOrder is not there")
    }
    let sorted = sets.enumerated().sorted {
      (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
    }
    sets = sorted.map(\.element)
  }

  /// Reads the themes: every group of them is an axis.
  private mutating func read(_ list: JSONValue?) throws(DocumentError) -> [TokenAxis] {
    guard let list else { return [] }
    // An object of themes is what older files have.
    let items = list.kind == .object ? list.members.map(\.value) : Array(list.elements)
    var axes: [TokenAxis] = []
    let names = Dictionary(
      sets.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { one, _ in one })
    for item in items {
      guard let name = item["name"]?.string else {
        throw DocumentError(at: item, .missingKey("name", of: "a theme", expected: "its name"))
      }
      let group = item["group"]?.string ?? "theme"
      guard let selected = item["selectedTokenSets"], selected.kind == .object else {
        throw DocumentError(
          at: item,
          .missingKey("selectedTokenSets", of: "a theme", expected: "the sets that it enables"))
      }
      var chosen: [Choice] = []
      for member in selected.members {
        guard let status = member.value.string, ["enabled", "source", "disabled"].contains(status)
        else {
          throw member.value.wrongKind(expected: "\"enabled\", \"source\" or \"disabled\"")
        }
        guard status != "disabled" else { continue }
        guard let set = names[member.key] else {
          let known = sets.map(\.name)
          throw DocumentError(
            atKeyOf: member,
            .unknownName(
              member.key, kind: "set", nearest: nearestName(to: member.key, in: known),
              known: known))
        }
        chosen.append(Choice(set: set, isSource: status == "source"))
      }
      var axis = axes.firstIndex { $0.name == group }
      if axis == nil {
        axis = axes.count
        axes.append(TokenAxis(name: group, contexts: []))
        enabled.append([])
      }
      guard let axis else { continue }
      guard !axes[axis].contexts.contains(name) else {
        throw DocumentError(
          at: item,
          .notAllowed(
            "two themes of the group \(messageQuoted(group)) are called \(messageQuoted(name))"))
      }
      axes[axis].contexts.append(name)
      enabled[axis].append(chosen)
    }
    return axes
  }
}
