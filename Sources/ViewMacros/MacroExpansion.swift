import Foundation

/// What the macros of the library expand to, in the messages that the compiler understands.
enum MacroExpansion {
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return [
        "getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]
      ]
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      return result(expansion(of: request))
    }
    // A preview is declared for the author's tools; a picture has nothing to do with it.
    return result("")
  }

  private static func expansion(of request: [String: Any]) -> String {
    // State of a preview needs nothing beside it.
    let macro = request["macro"] as? [String: Any]
    if macro?["typeName"] as? String == "PreviewableMacro" { return "" }
    let syntax = request["declSyntax"] as? [String: Any]
    let around = request["lexicalContext"] as? [[String: Any]]
    let context = around?.first?["source"] as? String ?? ""
    guard let source = syntax?["source"] as? String,
      let entry = EntryDeclaration(source, in: context)
    else { return "" }
    return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
  }

  private static func result(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [String]()]]
  }
}
