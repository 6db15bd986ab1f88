import Graphics
import JSON

/// Reads variables as Figma's REST interface gives them, `meta.variables` and `meta.variableCollections`, and as its
/// example of a plugin exports one collection: `{"id", "name", "modes": {"1:0": "Light"}, "variables": […]}`.
///
/// A name such as `blue/500` has two parts; `blue` beside it is a token of its own.
enum FigmaVariables {
  static func library(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary {
    do throws(DocumentError) {
      if isCollection(root), let variables = root["variables"] {
        return try Reader([root], variables).library(root, name)
      }
      let meta = root["meta"] ?? root
      guard let collections = meta["variableCollections"], let variables = meta["variables"] else {
        throw DocumentError(
          at: meta,
          .missingKey(
            meta["variables"] == nil ? "variables" : "variableCollections",
            of: "an answer of Figma", expected: "an object by identifiers"))
      }
      return try Reader(items(collections), variables).library(root, name)
    } catch {
      throw error.inFile(name)
    }
  }

  /// Whether a file is one collection with its variables.
  static func isCollection(_ root: JSONValue) -> Bool {
    root["modes"]?.kind == .object && root["variables"]?.kind == .array
      && root["variables"]?.elements.contains {
        $0["valuesByMode"] != nil || $0["resolvedValuesByMode"] != nil
      } == true
  }

  private struct Collection {
    var id: String
    var name: String
    var modes: [(id: String, name: String)]
    var standard: Int
  }

  private struct Reader {
    private var collections: [Collection] = []
    private let variables: [JSONValue]
    /// The parts of the name of each variable, by its identifier.
    private var names: [String: [String]] = [:]

    /// What was read and has no effect.
    private var notes: [String] = []

    init(_ collections: [JSONValue], _ variables: JSONValue) throws(DocumentError) {
      for value in collections {
        let collection = try Self.collection(value)
        self.collections.append(collection)
        if value["variableOverrides"] != nil || value["isExtension"]?.boolean == true {
          notes.append(
            "\(value.position): the collection \(messageQuoted(collection.name)) extends another one; "
              + "its overrides are not read")
        }
      }
      self.variables = FigmaVariables.items(variables)
      var owners: [String: Set<String>] = [:]
      for variable in self.variables {
        let key = try FigmaVariables.text("name", of: variable, "a variable")
        owners[key, default: []].insert(variable["variableCollectionId"]?.string ?? "")
      }
      for variable in self.variables {
        let key = try FigmaVariables.text("name", of: variable, "a variable")
        var parts = key.split(separator: "/").map { String($0.trimmed) }
        // Names are of their collections alone; where two have the same one, both say which.
        if owners[key]?.count ?? 0 > 1, let owner = variable["variableCollectionId"]?.string,
          let collection = self.collections.first(where: { $0.id == owner })
        {
          parts.insert(collection.name, at: 0)
        }
        names[try FigmaVariables.text("id", of: variable, "a variable")] = parts
      }
    }

    private static func collection(_ value: JSONValue) throws(DocumentError) -> Collection {
      guard let list = value["modes"], list.kind == .array || list.kind == .object else {
        throw DocumentError(
          at: value, .missingKey("modes", of: "a collection", expected: "an array of modes"))
      }
      var modes: [(id: String, name: String)] = []
      for mode in list.members {
        guard let name = mode.value.string else {
          throw mode.value.wrongKind(expected: "the name of a mode")
        }
        modes.append((mode.key, name))
      }
      for mode in list.elements {
        modes.append(
          (
            try FigmaVariables.text("modeId", of: mode, "a mode"),
            try FigmaVariables.text("name", of: mode, "a mode")
          ))
      }
      let standard = value["defaultModeId"]?.string
      return Collection(
        id: value["variables"] == nil
          ? try FigmaVariables.text("id", of: value, "a collection") : value["id"]?.string ?? "",
        name: try FigmaVariables.text("name", of: value, "a collection"), modes: modes,
        standard: modes.firstIndex { $0.id == standard } ?? 0)
    }

    func library(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary {
      var axes: [TokenAxis] = []
      var steps: [TokenLibrary.Step] = []
      var notes = notes.map { "\(name):\($0)" }
      let known = Set(collections.map(\.id))
      // The variables of a file that is one collection are its own.
      let alone = collections.count == 1 && root["variables"] != nil ? collections[0].id : nil
      for variable in variables where alone == nil {
        guard !known.contains(variable["variableCollectionId"]?.string ?? "") else { continue }
        notes.append(
          "\(name):\(variable.position): \(messageQuoted(variable["name"]?.string ?? "")) is of a collection that is not in the file; it is left out"
        )
      }
      for collection in collections {
        var contexts: [[TokenLibrary.Layer]] = []
        let own = variables.filter {
          alone != nil || $0["variableCollectionId"]?.string == collection.id
        }
        for mode in collection.modes {
          var tokens: [(parts: [String], token: RawToken)] = []
          for variable in own {
            guard let item = try token(variable, mode: mode.id, standard: collection) else {
              notes.append(
                "\(name):\(variable.position): \(messageQuoted(variable["name"]?.string ?? "")) has no value in the mode \(messageQuoted(mode.name))"
              )
              continue
            }
            tokens.append(item)
          }
          contexts.append([.tokens(tokens)])
        }
        guard !contexts.isEmpty else { continue }
        if contexts.count > 1 {
          steps.append(TokenLibrary.Step(axis: axes.count, contexts: contexts))
          axes.append(
            TokenAxis(
              name: collection.name, contexts: collection.modes.map(\.name),
              standard: collection.standard))
        } else {
          steps.append(TokenLibrary.Step(contexts: contexts))
        }
      }
      return TokenLibrary(
        format: .figmaVariables, name: name, axes: axes, separator: "/",
        notes: Array(notes.prefix(20)), files: [name], root: root, steps: steps)
    }

    private func token(
      _ variable: JSONValue, mode: String, standard: Collection
    ) throws(DocumentError) -> (parts: [String], token: RawToken)? {
      let id = try FigmaVariables.text("id", of: variable, "a variable")
      let resolved = variable["resolvedValuesByMode"]?[mode]?["resolvedValue"]
      guard (variable["valuesByMode"] ?? variable["resolvedValuesByMode"])?.kind == .object else {
        throw DocumentError(
          at: variable,
          .missingKey("valuesByMode", of: "a variable", expected: "its value in every mode"))
      }
      guard let value = variable["valuesByMode"]?[mode] ?? resolved, let parts = names[id],
        !parts.isEmpty
      else { return nil }
      let kinds = [
        "COLOR": "color", "FLOAT": "dimension", "STRING": "string", "BOOLEAN": "boolean",
      ]
      let given = variable["resolvedType"] ?? variable["type"] ?? variable
      guard let type = given.string.flatMap({ kinds[$0] }) else {
        throw given.unknownName(
          given.string ?? given.found, kind: "type of variable",
          known: ["COLOR", "FLOAT", "STRING", "BOOLEAN"])
      }
      var raw = RawToken.Value.json(value)
      if value["type"]?.string == "VARIABLE_ALIAS" {
        let target = try FigmaVariables.text("id", of: value, "an alias")
        raw = .alias((names[target] ?? [target]).joined(separator: "/"))
        // Of a variable of another file the export has the value.
        if names[target] == nil, let resolved { raw = .json(resolved) }
      }
      var token = RawToken(
        value: raw, type: FigmaVariables.type(type, scopes: variable["scopes"]), dialect: .studio,
        file: 0, place: variable)
      token.description = variable["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      return (parts, token)
    }
  }

  /// What the scopes of a number or text say that it is for.
  static func type(_ type: String, scopes: JSONValue?) -> String {
    let words = scopes.map { $0.elements.compactMap(\.string) } ?? []
    guard let scope = words.first, words.count == 1 else { return type }
    switch (type, scope) {
    case ("dimension", "FONT_WEIGHT"): return "fontWeight"
    case ("dimension", "OPACITY"): return "number"
    case ("string", "FONT_FAMILY"): return "fontFamily"
    case ("string", "FONT_STYLE"): return "fontWeight"
    default: return type
    }
  }

  /// The values of an object by identifiers, or of an array.
  static func items(_ value: JSONValue) -> [JSONValue] {
    value.kind == .object ? value.members.map(\.value) : Array(value.elements)
  }

  static func text(
    _ key: String, of value: JSONValue, _ owner: String
  ) throws(DocumentError) -> String {
    guard let member = value[key] else {
      throw DocumentError(at: value, .missingKey(key, of: owner, expected: "a text"))
    }
    guard let text = member.string else { throw member.wrongKind(expected: "a text") }
    return text
  }
}
