package import JSON

/// Makes a theme of tokens by a map: a file in the form that themes are read from.
///
/// Whatever a theme cannot be is refused by name; the map may say which part to leave out.
package struct ThemeMapper {
  let library: TokenLibrary
  let map: ThemeMap
  /// The mode that everything has that the map does not set.
  private let base: TokenMode
  private var tables: [TokenMode: TokenTable] = [:]

  package init(_ library: TokenLibrary, map: ThemeMap, base: TokenMode? = nil) {
    self.library = library
    self.map = map
    self.base = base ?? library.standardMode
  }

  /// The modes of the appearances.
  ///
  /// - Parameter forced: a mode that was asked for, which wins over what the map says.
  package func modes(
    forced: String? = nil
  ) throws(DocumentError) -> [(appearance: ThemeAppearance, mode: TokenMode)] {
    var modes: [(appearance: ThemeAppearance, mode: TokenMode)] = []
    for (appearance, text) in map.appearances {
      do throws(TokenModeError) {
        var mode = try library.mode(text, over: base)
        if let forced { mode = try library.mode(forced, over: mode) }
        modes.append((appearance, mode))
      } catch {
        guard let place = map.modePlaces[appearance] else {
          var fault = DocumentError(
            position: .init(line: 1, column: 1), path: "$", problem: .notAllowed("\(error)"))
          fault.file = map.file
          throw fault
        }
        throw DocumentError(at: place, .notAllowed("\(error)")).inFile(map.file)
      }
    }
    if modes.isEmpty { modes.append((.light, base)) }
    return modes
  }

  /// The theme as a file of design tokens.
  package mutating func document(forced: String? = nil) throws(DocumentError) -> String {
    let modes = try modes(forced: forced)
    var parts = ThemeParts(name: map.name ?? library.name, surfaces: map.surfaces)
    for (section, entries) in map.sections {
      for (key, entry) in entries {
        switch section {
        case .color, .named, .gradient:
          try addColors(entry, key, section, modes, to: &parts)
        case .elevation:
          try addElevation(entry, key, modes, to: &parts)
        default:
          guard let (token, value) = try token(entry, section, modes[0]) else { continue }
          let checker = ThemePartChecker(token: token, entry: entry, key: key)
          parts.add(try checker.part(value, section), to: section, key: key)
        }
      }
    }
    return parts.text()
  }

  private mutating func addColors(
    _ entry: ThemeMap.Entry, _ key: String, _ section: ThemeSection,
    _ modes: [(appearance: ThemeAppearance, mode: TokenMode)], to parts: inout ThemeParts
  ) throws(DocumentError) {
    for appearance in ThemeAppearance.allCases {
      // An appearance without a mode of its own has only the tokens that are given for it by name.
      let own = modes.first { $0.appearance == appearance }
      guard own != nil || entry.byAppearance[appearance] != nil else { continue }
      let mode = own?.mode ?? modes[0].mode
      guard let (token, value) = try token(entry, section, (appearance, mode)) else { continue }
      let checker = ThemePartChecker(token: token, entry: entry, key: key)
      parts.add(
        try checker.part(value, section), to: section, key: key, appearance: appearance)
    }
  }

  private mutating func addElevation(
    _ entry: ThemeMap.Entry, _ key: String,
    _ modes: [(appearance: ThemeAppearance, mode: TokenMode)], to parts: inout ThemeParts
  ) throws(DocumentError) {
    guard let (token, value) = try token(entry, .elevation, modes[0]) else { return }
    let checker = ThemePartChecker(token: token, entry: entry, key: key)
    var dark: TokenValue?
    let darkMode = modes.first { $0.appearance == .dark }
    if let darkMode, !entry.without.contains("dark") {
      dark = try self.token(entry, .elevation, darkMode)?.value
    } else if entry.byAppearance[.dark] != nil, !entry.without.contains("dark") {
      dark = try self.token(entry, .elevation, (.dark, modes[0].mode))?.value
    }
    parts.add(try checker.elevation(value, dark: dark), to: .elevation, key: key)
  }

  // MARK: Tokens

  package mutating func table(_ mode: TokenMode) throws(DocumentError) -> TokenTable {
    if let known = tables[mode] { return known }
    let table = try library.table(mode)
    tables[mode] = table
    return table
  }

  private mutating func token(
    _ entry: ThemeMap.Entry, _ section: ThemeSection,
    _ mode: (appearance: ThemeAppearance, mode: TokenMode)
  ) throws(DocumentError) -> (token: Token, value: TokenValue)? {
    guard let name = entry.name(in: mode.appearance) else { return nil }
    let table = try table(mode.mode)
    guard let token = table[name] else { throw unknown(name, entry, table) }
    let value: TokenValue
    do throws(TokenFault) {
      value = try token.value.get()
    } catch {
      throw table.located(error)
    }
    return (token, value)
  }

  private func unknown(
    _ name: String, _ entry: ThemeMap.Entry, _ table: TokenTable
  ) -> DocumentError {
    let names = table.names
    let problem = DocumentError.Problem.unknownName(
      name, kind: "token", nearest: nearestName(to: name, in: names), known: names)
    guard let place = entry.place else {
      var fault = DocumentError(
        position: .init(line: 1, column: 1), path: "$", problem: problem)
      fault.file = map.file
      return fault
    }
    return DocumentError(at: place, problem).inFile(map.file)
  }
}
