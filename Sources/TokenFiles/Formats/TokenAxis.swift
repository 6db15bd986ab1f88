import JSON

/// What a library varies along, such as a theme that is light or dark.
package struct TokenAxis: Equatable, Sendable {
  package var name: String
  package var contexts: [String]
  /// The index of the context that holds where nothing else is asked for.
  package var standard: Int

  package init(name: String, contexts: [String], standard: Int = 0) {
    self.name = name
    self.contexts = contexts
    self.standard = standard
  }
}

/// One context of every axis.
package struct TokenMode: Hashable, Sendable {
  /// The index of the context on each axis.
  package var contexts: [Int]

  package init(contexts: [Int]) { self.contexts = contexts }
}

extension TokenAxis {
  /// The axes of the modes that tokens name: names that stand beside one another are on one axis.
  ///
  /// - Parameter known: axes that files make, which are meant by their names.
  static func choices(in roots: [JSONValue], beside known: [TokenAxis]) -> [TokenAxis] {
    let taken = Set(known.flatMap(\.contexts).map(TokenChoices.normal))
    var axes: [TokenAxis] = []
    var open = Array(roots.reversed())
    while let value = open.popLast() {
      guard value.kind == .object else { continue }
      guard let names = TokenChoices.names(of: value) else {
        open.append(contentsOf: value.members.map(\.value).reversed())
        continue
      }
      guard !names.contains(where: { taken.contains(TokenChoices.normal($0)) }) else { continue }
      let index = axes.firstIndex { axis in names.contains { axis.contexts.contains($0) } }
      guard let index else {
        axes.append(TokenAxis(name: name(of: value, beside: axes), contexts: names))
        continue
      }
      axes[index].contexts += names.filter { !axes[index].contexts.contains($0) }
    }
    return axes.filter { $0.contexts.count > 1 }
  }

  /// `scale` of a token whose schema is `scale-set.json`.
  private static func name(of token: JSONValue, beside axes: [TokenAxis]) -> String {
    let schema = token["$schema"]?.string?.split(separator: "/").last.map(String.init) ?? ""
    let suffix = "-set.json"
    let name = schema.hasSuffix(suffix) ? String(schema.dropLast(suffix.count)) : "mode"
    let count = axes.count { $0.name == name || $0.name.hasPrefix("\(name) ") }
    return count == 0 ? name : "\(name) \(count + 1)"
  }
}
