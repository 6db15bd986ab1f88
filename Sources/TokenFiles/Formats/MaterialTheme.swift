import JSON

/// Reads what Material Theme Builder exports: schemes of roles, and palettes of tones.
enum MaterialTheme {
  /// `{"schemes": {"light": {"primary": "#65558F"}}}`
  static func isTheme(_ root: JSONValue) -> Bool {
    guard let schemes = root["schemes"], schemes.kind == .object else { return false }
    let all = schemes.members.map(\.value)
    return !all.isEmpty
      && all.allSatisfy { scheme in
        scheme.kind == .object && scheme.members.allSatisfy { $0.value.kind == .string }
      }
  }

  static func library(_ root: JSONValue, _ name: String) -> TokenLibrary {
    func colors(_ object: JSONValue, below path: [String]) -> [(parts: [String], token: RawToken)] {
      object.members.filter { $0.value.kind == .string }.map { member in
        (
          path + [member.key],
          RawToken(
            value: .json(member.value), type: "color", dialect: .studio, file: 0,
            place: member.value)
        )
      }
    }
    var always = root["coreColors"].map { colors($0, below: ["core"]) } ?? []
    for palette in root["palettes"]?.members.map({ $0 }) ?? [] {
      always += colors(palette.value, below: ["palettes", palette.key])
    }
    let schemes = root["schemes"]?.members.map { $0 } ?? []
    var notes: [String] = []
    if root["extendedColors"]?.elements.first(where: { _ in true }) != nil {
      notes.append("\(name): extendedColors are seeds, of which only Material makes roles")
    }
    return TokenLibrary(
      format: .materialTheme, name: name,
      axes: [TokenAxis(name: "scheme", contexts: schemes.map(\.key))], notes: notes, files: [name],
      root: root,
      steps: [
        TokenLibrary.Step(contexts: [[.tokens(always)]]),
        TokenLibrary.Step(
          axis: 0, contexts: schemes.map { [.tokens(colors($0.value, below: []))] }),
      ])
  }
}
