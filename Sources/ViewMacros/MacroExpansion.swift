import Foundation
import SwiftSource

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
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      return result(preview(of: request))
    }
    return result("")
  }

  /// A preview inside of a declaration is nothing: no list has a name for it.
  private static func preview(of request: [String: Any]) -> String {
    let around = request["lexicalContext"] as? [Any] ?? []
    guard around.isEmpty, let discriminator = request["discriminator"] as? String,
      let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
      let location = syntax["location"] as? [String: Any],
      let path = location["fileID"] as? String, let line = location["line"] as? Int
    else { return "" }
    // The compiler accepts names that are mangled as a macro's unique ones.
    return PreviewExpansion(of: source, path: path, line: line, name: discriminator + "4showfMu_")?
      .source ?? ""
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
