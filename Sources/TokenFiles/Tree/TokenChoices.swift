import JSON

/// Tokens that have a value for each mode themselves: `sets`, as Spectrum writes them, or a `$value` of `default` and `dark`, as
/// GitLab does.
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
