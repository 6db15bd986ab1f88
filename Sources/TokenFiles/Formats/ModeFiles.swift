import JSON

/// Files of a folder that are modes of one another: those of Figma's own export, which name theirs, and `light.json`
/// beside `dark.json`, and `COLLECTION.MODE.json` as the examples for Figma's REST interface write collections.
struct ModeFiles {
  private struct File {
    var root: JSONValue
    var layer: TokenLibrary.Layer
    /// What people call the mode; `nil` for a file that always holds.
    var mode: String?
    /// Names the files that may be modes of this one.
    var key: String
    var names: Set<String>
    /// The collection of Figma that the file has one mode of.
    var collection: String?
  }

  private var files: [File] = []

  mutating func add(_ root: JSONValue, _ layer: TokenLibrary.Layer, at path: String) {
    let told = root["$extensions"]?["com.figma.modeName"]?.string
    let of = told == nil ? Self.collection(of: path, root) : nil
    let (word, key) = of.map { ($0.mode, $0.key) } ?? Self.mode(of: path)
    let mode = told ?? word
    files.append(
      File(
        root: root, layer: layer, mode: mode, key: told == nil ? key : "",
        names: mode == nil ? [] : Self.names(in: root), collection: of?.name))
  }

  /// The collection and the mode in the name of a file whose tokens are variables of Figma.
  private static func collection(
    of path: String, _ root: JSONValue
  ) -> (name: String, mode: String, key: String)? {
    let parts = path.split(separator: "/").map(String.init)
    let words = parts.last?.split(separator: ".").dropLast().filter { $0 != "tokens" } ?? []
    guard words.count > 1 else { return nil }
    var open = [root]
    while let value = open.popLast() {
      if value["$extensions"]?["com.figma"]?.kind == .object {
        let name = String(words[0])
        let folder = parts.dropLast().joined(separator: "/")
        return (name, words.dropFirst().joined(separator: "."), "\(folder)/\(name)")
      }
      open += value.members.filter { !$0.key.hasPrefix("$") }.map(\.value)
    }
    return nil
  }

  /// Files that are modes of one another, or one that always holds.
  private struct Group {
    var contexts: [String] = []
    var layers: [[TokenLibrary.Layer]] = []
    /// What people call the axis of the contexts.
    var name: String?
  }

  /// What is merged, in the order of the files; modes where they are first.
  func steps() -> (axes: [TokenAxis], steps: [TokenLibrary.Step]) {
    var groups: [Group] = []
    var isDone = Set<Int>()
    for index in files.indices where isDone.insert(index).inserted {
      let members = files.indices.filter { $0 == index || isMode($0, of: index) }
      isDone.formUnion(members)
      var group = Group(name: files[index].collection)
      for member in members {
        let mode = files[member].mode ?? ""
        if let known = group.contexts.firstIndex(of: mode) {
          group.layers[known].append(files[member].layer)
        } else {
          group.contexts.append(mode)
          group.layers.append([files[member].layer])
        }
      }
      groups.append(group)
    }
    // Few modes may be those of an axis of many.
    var axes: [TokenAxis] = []
    for group in groups.sorted(by: { $0.contexts.count > $1.contexts.count })
    where group.contexts.count > 1 && !axes.contains(where: { places(of: group, on: $0) != nil }) {
      let standard = group.contexts.firstIndex { TokenChoices.normal($0) == "light" }
      axes.append(
        TokenAxis(
          name: group.name ?? (axes.isEmpty ? "mode" : "mode \(axes.count + 1)"),
          contexts: group.contexts,
          standard: standard ?? 0))
    }
    let steps = groups.map { group -> TokenLibrary.Step in
      for (index, axis) in axes.enumerated() where group.contexts.count > 1 {
        guard let places = places(of: group, on: axis) else { continue }
        return TokenLibrary.Step(
          axis: index, contexts: places.map { $0.map { group.layers[$0] } ?? [] })
      }
      return TokenLibrary.Step(contexts: [group.layers.flatMap { $0 }])
    }
    return (axes, steps)
  }

  /// For each context of an axis that of the group: the same, or `dark` for `dark-dimmed`.
  private func places(of group: Group, on axis: TokenAxis) -> [Int?]? {
    guard group.contexts.allSatisfy(axis.contexts.contains) else { return nil }
    let names = group.contexts.map(TokenChoices.normal)
    return axis.contexts.map { context in
      let name = TokenChoices.normal(context)
      return names.firstIndex(of: name) ?? names.firstIndex { name.hasPrefix("\($0)-") }
    }
  }

  /// Whether a file has values for tokens of another one in another mode.
  private func isMode(_ index: Int, of other: Int) -> Bool {
    guard let mode = files[index].mode, let second = files[other].mode, index > other else {
      return false
    }
    return mode != second && files[index].key == files[other].key
      && !files[index].names.isDisjoint(with: files[other].names)
  }

  /// The mode in the name of a file, with what the files of the other modes have in common with it.
  private static func mode(of path: String) -> (mode: String?, key: String) {
    var parts = path.split(separator: "/").map(String.init)
    guard let file = parts.popLast() else { return (nil, path) }
    let stem = String(file.prefix { $0 != "." })
    let whole = file.split(separator: ".").dropLast().filter { $0 != "tokens" }
      .joined(separator: ".")
    func isMode(_ text: String) -> Bool { ["light", "dark"].contains(text.lowercased()) }
    let folder = parts.map { isMode($0) ? "*" : $0 }.joined(separator: "/")
    let words = TokenChoices.normal(whole).split(separator: "-").map(String.init)
    if words.contains(where: isMode) {
      // What is left of `components-dark` is what `components-light` leaves.
      let isPlain = isMode(words[0])
      let rest = isPlain ? "" : words.filter { !isMode($0) }.joined(separator: "-")
      let mode = isPlain ? whole : words.first(where: isMode)
      return (mode, "\(folder)/*\(rest)")
    }
    guard let named = parts.first(where: isMode) else { return (nil, path) }
    return (named, "\(folder)/\(stem)")
  }

  /// The names of the tokens of a file.
  private static func names(in root: JSONValue) -> Set<String> {
    var names: Set<String> = []
    var open: [(name: String, value: JSONValue)] = [("", root)]
    while let (name, value) = open.popLast() {
      for member in value.members where !member.key.hasPrefix("$") && member.value.kind == .object {
        let inner = name.isEmpty ? member.key : "\(name).\(member.key)"
        if member.value["$value"] != nil || member.value["value"] != nil {
          names.insert(inner)
        } else {
          open.append((inner, member.value))
        }
      }
    }
    return names
  }
}
