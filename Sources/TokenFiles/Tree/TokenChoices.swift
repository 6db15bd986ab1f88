import JSON

/// Tokens that have a value for each mode themselves: `sets`, as Spectrum writes them, a `$value` of `default` and `dark`, as
/// GitLab does, or `mode` among the extensions, as Cobalt and plugins of Figma do.
enum TokenChoices {
  /// The values of a token by the names of their modes; `nil` where it has one value.
  static func values(of token: JSONValue) -> JSONValue? {
    if let sets = token["sets"], sets.kind == .object {
      let members = sets.members.map(\.value)
      let areTokens = members.allSatisfy { set in
        set["value"] != nil || set["$value"] != nil || set["sets"] != nil
      }
      return areTokens && !members.isEmpty ? sets : nil
    }
    guard let value = token["$value"] ?? token["value"], value.kind == .object,
      value["default"] != nil || value["light"] != nil && value["dark"] != nil
    else { return nil }
    let isPlain = value.members.allSatisfy { $0.value.kind == .string || $0.value.kind == .number }
    return isPlain ? value : nil
  }

  /// The values of modes beside the one that a token has itself.
  static func modes(beside token: JSONValue) -> JSONValue? {
    guard token["$value"] != nil || token["value"] != nil,
      let modes = token["$extensions"]?["mode"], modes.members.contains(where: { _ in true })
    else { return nil }
    return modes
  }

  /// The names of the modes that a token has values for; `nil` where it has one value. A value of its own that is none of
  /// them is that of a mode called `default`.
  static func names(of token: JSONValue) -> [String]? {
    if let values = values(of: token) { return values.members.map(\.key) }
    guard let modes = modes(beside: token) else { return nil }
    let own = (token["$value"] ?? token["value"])?.text
    let isAmongThem = modes.members.contains { $0.value.text == own }
    return (isAmongThem ? [] : ["default"]) + modes.members.map(\.key)
  }

  /// The member that holds in a mode: one of its names, or else `default` or the first.
  static func member(of values: JSONValue, in mode: Set<String>) -> JSONValue? {
    let found = values.members.first { mode.contains(normal($0.key)) }
    return found?.value ?? values["default"] ?? values.members.first { _ in true }?.value
  }

  /// `dark.tritanopia` is `dark-tritanopia`.
  static func normal(_ name: String) -> String {
    String(name.map { ".-_ ".contains($0) ? "-" : $0 }).lowercased()
  }
}
