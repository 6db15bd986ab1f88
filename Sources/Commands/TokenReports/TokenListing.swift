import Components
import TokenFiles

/// Every token of one mode with its value.
struct TokenListing {
  let library: TokenLibrary
  let mode: TokenMode
  let table: TokenTable
  let faults: [String]

  /// The most faults that are told one by one.
  private static let faultLimit = 50

  init(library: TokenLibrary, mode: TokenMode, table: TokenTable) {
    self.library = library
    self.mode = mode
    self.table = table
    let found = table.faults
    var faults = found.prefix(Self.faultLimit).map { fault in
      let (place, text) = fault.located(in: table)
      return "\(place): \(text)"
    }
    if found.count > Self.faultLimit { faults.append("and \(found.count - Self.faultLimit) more") }
    self.faults = faults
  }

  func text() -> String {
    var text = "\(library.format.rawValue), \(table.tokens.count) tokens"
    for axis in library.axes where axis.contexts.count > 1 {
      text += "; \(axis.name): \(axis.contexts.joined(separator: ", "))"
    }
    if library.modeCount > 1 { text += "; shown: \(library.name(of: mode))" }
    text += "\n"
    let width = min(table.tokens.map(\.name.count).max() ?? 0, 48)
    for token in table.tokens {
      guard case .success(let value) = token.value else { continue }
      let kind = HelpText.padded(value.type.rawValue, to: 11)
      let alias = token.alias.map { "  ← \($0)" } ?? ""
      let deprecated = token.deprecation == nil ? "" : "  (deprecated)"
      text +=
        "\(HelpText.padded(token.name, to: width))  \(kind)  \(value.words)\(alias)\(deprecated)\n"
    }
    return text
  }

  @MainActor
  func json() -> String {
    JSONWriter.answer { json in
      json.member("format", library.format.rawValue)
      json.member("mode", library.name(of: mode))
      json.member("modes", array: .block) { json in
        for axis in library.axes {
          json.object(.inline) { json in
            json.member("axis", axis.name)
            json.member("contexts", axis.contexts)
            json.member("default", axis.contexts[axis.standard])
          }
        }
      }
      json.member("tokens", array: .block) { json in
        for token in table.tokens {
          json.object(.inline) { json in
            json.member("name", token.name)
            switch token.value {
            case .success(let value):
              json.member("type", value.type.rawValue)
              json.member("value", value.words)
            case .failure(let fault): json.member("fault", "\(fault.problem())")
            }
            if let alias = token.alias { json.member("alias", alias) }
            if let description = token.description { json.member("description", description) }
            if let reason = token.deprecation { json.member("deprecated", reason) }
          }
        }
      }
    }
  }
}
