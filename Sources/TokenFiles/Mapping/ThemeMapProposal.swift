package import JSON

/// Proposes a map by the names of tokens: which of them is most likely which part of a theme.
package struct ThemeMapProposal {
  package let map: ThemeMap
  /// What people should know about the proposal.
  package let notes: [String]

  /// - Parameter file: how messages name the map.
  package init(_ library: TokenLibrary, file: String) throws(DocumentError) {
    var map = ThemeMap(file: file)
    var notes: [String] = []
    map.appearances = Self.appearances(of: library)
    // What one of the appearances does not have cannot be a part of the theme.
    var missing: Set<String> = []
    let table = try library.table(library.standardMode)
    for (_, words) in map.appearances {
      guard let mode = try? library.mode(words) else { continue }
      let other = try library.table(mode)
      missing.formUnion(table.tokens.map(\.name).filter { other[$0] == nil })
    }
    if !missing.isEmpty {
      notes.append("\(missing.count) tokens are not in every appearance and are not used")
    }
    let tokens = table.tokens.compactMap { token -> TokenCandidate? in
      guard !missing.contains(token.name), case .success(let value) = token.value else {
        return nil
      }
      return TokenCandidate(token, value)
    }
    let common = TokenCandidate.commonWords(of: tokens)
    let isDarkByName = map.appearances.count < 2
    var finder = TokenFinder(tokens.map { $0.dropping(common) })
    finder.separatesSchemes = isDarkByName
    for section in ThemeSection.allCases {
      var entries: [(key: String, entry: ThemeMap.Entry)] = []
      for key in section.keys {
        guard var entry = finder.entry(key, section) else { continue }
        entry.without = finder.unusable(entry, section)
        if !entry.without.isEmpty {
          let parts = entry.without.joined(separator: ", ")
          notes.append("\(section.rawValue).\(key) leaves out \(parts) of \(entry.token ?? "")")
        }
        let names = [entry.token].compactMap(\.self) + entry.byAppearance.values.sorted()
        notes.append(
          "\(section.rawValue).\(key) is \(names.joined(separator: " and ")): \(entry.reason ?? "")"
        )
        entries.append((key, entry))
      }
      if !entries.isEmpty { map.sections.append((section, entries)) }
    }
    let count = map.sections.reduce(0) { $0 + $1.entries.count }
    let total = ThemeSection.allCases.reduce(0) { $0 + $1.keys.count }
    notes.append(
      "\(count) of \(total) parts of a theme are found; the others stay the standard theme's")
    let hasDark =
      map.appearances.contains { $0.appearance == .dark }
      || map[.color].contains { $0.entry.byAppearance[.dark] != nil }
    if !hasDark {
      notes.append("no mode and no name is dark: dark appearance stays the standard theme's")
    }
    self.map = map
    self.notes = notes
  }

  /// The modes that are light and dark by their names, at standard and at increased contrast.
  private static func appearances(
    of library: TokenLibrary
  ) -> [(appearance: ThemeAppearance, mode: String)] {
    var found: [ThemeAppearance: (axis: Int, context: Int, length: Int)] = [:]
    for (axisIndex, axis) in library.axes.enumerated() where axis.contexts.count > 1 {
      for (index, context) in axis.contexts.enumerated() {
        let words = TokenCandidate.words(of: context)
        let isDark = words.contains("dark") || words.contains("night")
        guard isDark || words.contains("light") || words.contains("day") else { continue }
        let isIncreased =
          words.contains("contrast") || words.contains("increased")
          || words.contains("hc") || words.contains("accessible")
        let appearance: ThemeAppearance =
          isDark
          ? (isIncreased ? .darkIncreased : .dark) : (isIncreased ? .lightIncreased : .light)
        // The plainest name is the appearance: light before light-tritanopia; of contrasts the high one.
        let length = words.count - (isIncreased && words.contains("high") ? 1 : 0)
        if let known = found[appearance], known.length <= length { continue }
        found[appearance] = (axisIndex, index, length)
      }
    }
    // One axis decides, the one of dark.
    guard let axis = found[.dark]?.axis ?? found[.light]?.axis else { return [] }
    return ThemeAppearance.allCases.compactMap { appearance in
      guard let choice = found[appearance], choice.axis == axis else { return nil }
      let axis = library.axes[choice.axis]
      return (appearance, "\(axis.name)=\(axis.contexts[choice.context])")
    }
  }
}
