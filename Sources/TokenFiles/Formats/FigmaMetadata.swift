import Graphics
import JSON

/// Reads what plugins of Figma export that write beside each variable what it is in every mode.
///
/// Some give a collection as an object of whole names, with `$variableValues` by the names of modes and aliases as `$NAME`; others
/// as groups, with `$collection_metadata` in each collection and `$variable_metadata.modes` beside a `$value`.
enum FigmaMetadata {
  static func isExport(_ root: JSONValue) -> Bool {
    root.kind == .object
      && root.members.contains { collection in
        collection.value["$collection_metadata"] != nil
          || collection.value.members.contains { isVariable($0.value) }
      }
  }

  private static func isVariable(_ value: JSONValue) -> Bool {
    value["$variableValues"]?.kind == .object
  }

  private struct Variable {
    var parts: [String]
    var place: JSONValue
    /// The values by what the file calls the modes; a value for all of them is under no name.
    var values: [String?: JSONValue]

    func value(in mode: String?) -> JSONValue? { values[mode] ?? values[nil] }
  }

  static func library(_ root: JSONValue, _ name: String) throws(DocumentError) -> TokenLibrary {
    let collections = root.members.filter { !$0.key.hasPrefix("$") && $0.value.kind == .object }
    let areNames =
      collections.contains { $0.value["$collection_metadata"] == nil }
      && collections.contains { $0.value.members.contains { isVariable($0.value) } }
    var owners: [String: Int] = [:]
    for collection in collections where areNames {
      for member in collection.value.members { owners[member.key, default: 0] += 1 }
    }
    func parts(_ key: String, of collection: String) -> [String] {
      let parts = key.split(separator: "/").map { String($0.trimmed) }
      return owners[key] ?? 0 > 1 ? [collection] + parts : parts
    }
    var axes: [TokenAxis] = []
    var steps: [TokenLibrary.Step] = []
    var notes: [String] = []
    for collection in collections {
      var variables: [Variable] = []
      if areNames {
        for member in collection.value.members where isVariable(member.value) {
          let values = member.value["$variableValues"].map { Array($0.members) } ?? []
          variables.append(
            Variable(
              parts: parts(member.key, of: collection.key), place: member.value,
              values: Dictionary(values.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })))
        }
      } else {
        collect(collection.value, [collection.key], into: &variables)
      }
      let modes = modes(of: collection.value, variables)
      var contexts: [[TokenLibrary.Layer]] = []
      for mode in modes.isEmpty ? [(nil, "")] : modes {
        var tokens: [(parts: [String], token: RawToken)] = []
        for variable in variables where !variable.parts.isEmpty {
          guard let value = variable.value(in: mode.key) else {
            notes.append(
              "\(name):\(variable.place.position): \(messageQuoted(variable.parts.joined(separator: "/"))) has no value in the mode \(messageQuoted(mode.name))"
            )
            continue
          }
          var token = RawToken(
            value: .json(value), type: type(of: variable.place, value), dialect: .studio, file: 0,
            place: variable.place)
          if areNames, let text = value.string, text.hasPrefix("$") {
            let target = parts(String(text.dropFirst()), of: collection.key)
            token.value = .alias(target.joined(separator: "/"))
          }
          token.description = variable.place["$description"]?.string.flatMap {
            $0.isEmpty ? nil : $0
          }
          tokens.append((variable.parts, token))
        }
        contexts.append([.tokens(tokens)])
      }
      let metadata = collection.value["$collection_metadata"]
      FigmaCollections.append(
        metadata?["name"]?.string ?? collection.key, modes.map(\.name), contexts, &axes, &steps)
    }
    return TokenLibrary(
      format: .figmaCollections, name: name, axes: axes, separator: areNames ? "/" : ".",
      notes: Array(notes.prefix(20)), files: [name], root: root, steps: steps)
  }

  /// The variables of a group and of those inside it; groups may be called `$color`.
  private static func collect(
    _ group: JSONValue, _ parts: [String], into variables: inout [Variable]
  ) {
    for member in group.members
    where member.value.kind == .object && !member.key.hasSuffix("_metadata") {
      let name = parts + [member.key]
      guard let own = member.value["$value"] else {
        collect(member.value, name, into: &variables)
        continue
      }
      var values: [String?: JSONValue] = [nil: own]
      for mode in member.value["$variable_metadata"]?["modes"].map({ Array($0.members) }) ?? [] {
        values[mode.key] = mode.value
      }
      variables.append(Variable(parts: name, place: member.value, values: values))
    }
  }

  /// The modes of a collection in its order, with what people call them.
  private static func modes(
    of collection: JSONValue, _ variables: [Variable]
  ) -> [(key: String?, name: String)] {
    let told = collection["$collection_metadata"]?["modes"].map { Array($0.elements) } ?? []
    var modes = told.compactMap { mode -> (key: String?, name: String)? in
      let key = mode["key"]?.string ?? mode["name"]?.string ?? mode.string
      return key.map { ($0, mode["name"]?.string ?? $0) }
    }
    for variable in variables {
      let values =
        variable.place["$variableValues"] ?? variable.place["$variable_metadata"]?["modes"]
      for member in values.map({ Array($0.members) }) ?? []
      where !modes.contains(where: { $0.key == member.key }) {
        modes.append((member.key, member.key))
      }
    }
    return modes
  }

  private static func type(of variable: JSONValue, _ value: JSONValue) -> String? {
    if let type = variable["$type"]?.string { return type }
    switch value.kind {
    case .number: return FigmaVariables.type("dimension", scopes: variable["$scopes"])
    case .boolean: return "boolean"
    default:
      // A color is guessed, as the plugin itself does.
      let type = FigmaVariables.type("string", scopes: variable["$scopes"])
      return type == "string" ? nil : type
    }
  }
}
