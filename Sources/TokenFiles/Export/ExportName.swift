import SwiftSource

/// Names for another language, each once.
struct ExportNames {
  private var taken: [String: String] = [:]
  private(set) var collisions: [String] = []

  /// The name for a token, with a number where another token has it.
  mutating func unique(_ wanted: String, for token: String) -> String {
    var name = wanted
    var number = 2
    while let owner = taken[name], owner != token {
      name = "\(wanted)\(wanted.last?.isNumber == true ? "_" : "")\(number)"
      number += 1
    }
    if name != wanted {
      collisions.append(
        "\(token) is called \(name), since \(taken[wanted] ?? "another token") is \(wanted)")
    }
    taken[name] = token
    return name
  }

  /// `color.bg/default` as `color-bg-default`.
  static func kebab(_ parts: [String]) -> String {
    var name = ""
    for part in parts where part != "$root" {
      var cleaned = ""
      for scalar in part.unicodeScalars {
        let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
        if isWord {
          cleaned.unicodeScalars.append(scalar)
        } else if !cleaned.hasSuffix("-") {
          cleaned += "-"
        }
      }
      while cleaned.hasSuffix("-") { cleaned.removeLast() }
      while cleaned.hasPrefix("-") { cleaned.removeFirst() }
      guard !cleaned.isEmpty else { continue }
      name += name.isEmpty ? cleaned : "-\(cleaned)"
    }
    return name.isEmpty ? "token" : name
  }

  /// `color.bg/default` as `colorBgDefault`.
  static func camel(_ parts: [String]) -> String {
    var name = ""
    for word in kebab(parts).split(whereSeparator: { $0 == "-" || $0 == "_" }) {
      name +=
        name.isEmpty
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }
    if let first = name.first, first.isNumber { name = "_" + name }
    return SwiftName.declared(name)
  }
}
