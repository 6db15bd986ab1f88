import Graphics
import JSON

/// Reads what Figma's plugins export: collections whose modes have lists of variables, or groups of tokens.
enum FigmaCollections {
  // MARK: Lists of variables

  /// `{"collections": [{"name", "modes": [{"name", "variables": […]}]}]}`
  static func isList(_ root: JSONValue) -> Bool {
    guard let collections = root["collections"], collections.kind == .array else { return false }
    return collections.elements.contains { $0["modes"] != nil }
  }

  static func library(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary {
    do throws(DocumentError) {
      return try lists(root, name)
    } catch {
      throw error.inFile(name)
    }
  }

  private static func lists(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary
  {
    let collections = root["collections"].map { Array($0.elements) } ?? []
    var owners: [String: Set<String>] = [:]
    for collection in collections {
      let owner = collection["name"]?.string ?? ""
      for mode in collection["modes"].map({ Array($0.elements) }) ?? [] {
        for variable in mode["variables"].map({ Array($0.elements) }) ?? [] {
          if let key = variable["name"]?.string { owners[key, default: []].insert(owner) }
        }
      }
    }
    guard !owners.isEmpty else {
      throw DocumentError(
        at: root["collections"] ?? root,
        .notAllowed(
          """
          no mode of the collections has a list of variables with names; the export of Figma's API has \
          meta.variables and meta.variableCollections
          """))
    }
    func parts(_ key: String, of collection: String) -> [String] {
      let parts = key.split(separator: "/").map { String($0.trimmed) }
      return owners[key]?.count ?? 0 > 1 ? [collection] + parts : parts
    }
    var axes: [TokenAxis] = []
    var steps: [TokenLibrary.Step] = []
    for collection in collections {
      let owner = try FigmaVariables.text("name", of: collection, "a collection")
      var names: [String] = []
      var contexts: [[TokenLibrary.Layer]] = []
      for mode in collection["modes"].map({ Array($0.elements) }) ?? [] {
        names.append(try FigmaVariables.text("name", of: mode, "a mode"))
        var tokens: [(parts: [String], token: RawToken)] = []
        for variable in mode["variables"].map({ Array($0.elements) }) ?? [] {
          let key = try FigmaVariables.text("name", of: variable, "a variable")
          guard let value = variable["value"] else {
            throw DocumentError(
              at: variable, .missingKey("value", of: "a variable", expected: "its value"))
          }
          var raw = RawToken.Value.json(value)
          if variable["isAlias"]?.boolean == true {
            let target = try FigmaVariables.text("name", of: value, "an alias")
            let place = value["collection"]?.string ?? owner
            raw = .alias(parts(target, of: place).joined(separator: "/"))
          }
          let kinds = ["number": "dimension", "effect": "shadow"]
          let type = variable["type"]?.string ?? "string"
          tokens.append(
            (
              parts(key, of: owner),
              RawToken(
                value: raw, type: kinds[type] ?? type, dialect: .studio, file: 0, place: variable)
            ))
        }
        contexts.append([.tokens(tokens)])
      }
      append(owner, names, contexts, &axes, &steps)
    }
    return TokenLibrary(
      format: .figmaCollections, name: name, axes: axes, separator: "/", files: [name], root: root,
      steps: steps)
  }

  // MARK: Groups of tokens by mode

  /// `[{"Colors": {"modes": {"Light": {…}}}}]`, or the same without the array.
  static func hasModes(_ root: JSONValue) -> Bool {
    let collections = collections(of: root)
    return !collections.isEmpty
      && collections.allSatisfy { $0.value["modes"]?.kind == .object }
  }

  private static func collections(of root: JSONValue) -> [JSONMember] {
    let objects = root.kind == .array ? Array(root.elements) : [root]
    return objects.flatMap { object in
      object.members.filter { !$0.key.hasPrefix("$") && $0.value.kind == .object }
    }
  }

  static func nested(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary {
    var axes: [TokenAxis] = []
    var steps: [TokenLibrary.Step] = []
    for collection in collections(of: root) {
      var names: [String] = []
      var contexts: [[TokenLibrary.Layer]] = []
      for mode in collection.value["modes"].map({ Array($0.members) }) ?? [] {
        names.append(mode.key)
        contexts.append([.group(mode.value, file: 0, dialect: .studio)])
      }
      append(collection.key, names, contexts, &axes, &steps)
    }
    return TokenLibrary(
      format: .figmaCollections, name: name, axes: axes, files: [name], root: root, steps: steps)
  }

  /// Adds a collection: an axis where it has several modes.
  static func append(
    _ owner: String, _ names: [String], _ contexts: [[TokenLibrary.Layer]],
    _ axes: inout [TokenAxis], _ steps: inout [TokenLibrary.Step]
  ) {
    if contexts.count > 1 {
      steps.append(TokenLibrary.Step(axis: axes.count, contexts: contexts))
      axes.append(TokenAxis(name: owner, contexts: names))
    } else if !contexts.isEmpty {
      steps.append(TokenLibrary.Step(contexts: contexts))
    }
  }
}
