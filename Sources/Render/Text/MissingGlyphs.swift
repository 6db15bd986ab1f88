package import Typography

/// Characters that no font has, in words: which they are, their scripts, and which fonts have them.
package struct MissingGlyphs: CustomStringConvertible, Sendable {
  /// How many characters are told one by one.
  private static let most = 8

  /// The graphemes that no font has, each once.
  package let graphemes: [String]
  /// The language of the text, such as `ja`.
  package let locale: String

  package init(_ graphemes: [String], locale: String) {
    self.graphemes = graphemes
    self.locale = locale
  }

  /// The scripts of the characters, each once; what is common to scripts comes with the fonts of the others.
  package var scripts: [Script] {
    let all = graphemes.reduce(into: [Script]()) { scripts, grapheme in
      let script = Script(ofGrapheme: grapheme)
      if !scripts.contains(script) { scripts.append(script) }
    }
    let own = all.filter { $0 != .common && $0 != .inherited }
    return own.isEmpty ? all : own
  }

  /// Such as "no glyph for 設 (U+8A2D), 定 (U+5B9A): Han, in ja".
  package var description: String {
    let told = graphemes.prefix(Self.most).map { grapheme in
      let codes = grapheme.unicodeScalars.map { Self.code($0.value) }.joined(separator: " ")
      return Self.isVisible(grapheme) ? "\(grapheme) (\(codes))" : codes
    }
    let more = graphemes.count - told.count
    let scripts = scripts.map(\.englishName).joined(separator: ", ")
    return "no glyph for \(told.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      + ": \(scripts), in \(locale)"
  }

  /// Which fonts to add.
  package var advice: String {
    var sets: [String] = []
    for script in scripts {
      let set = NotoFonts.set(for: script, language: locale)
      if !sets.contains(set) { sets.append(set) }
    }
    return "Add fonts that have these characters, such as \(sets.joined(separator: " and ")), "
      + "with --fonts or in the resources."
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Whether a report may show the characters themselves.
  private static func isVisible(_ grapheme: String) -> Bool {
    grapheme.unicodeScalars.allSatisfy { scalar in
      switch UnicodeData.generalCategory(of: scalar.value) {
      case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
  }
}
