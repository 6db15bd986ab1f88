package import JSON

/// What a library of tokens is written in.
package enum TokenFormat: String, Sendable {
  case designTokens = "Design Tokens"
  case resolver = "Design Tokens resolver"
  case styleDictionary = "Style Dictionary"
  case tokensStudio = "Tokens Studio"
  case figmaVariables = "Figma variables"
  case figmaCollections = "Figma collections"
  case materialTheme = "Material theme"
}

/// All tokens of a file or folder, in every mode that it has.
package struct TokenLibrary: Sendable {
  /// Tokens that are merged over those before them.
  enum Layer: Sendable {
    /// A group of a file, without those of its members that others replace.
    case group(JSONValue, file: Int, dialect: TokenDialect, without: Set<String> = [])
    case tokens([(parts: [String], token: RawToken)])
  }

  /// A step of the merging: what always holds, or what each context of an axis has.
  struct Step: Sendable {
    var axis: Int?
    var contexts: [[Layer]]
  }

  package let format: TokenFormat
  /// How messages name the library.
  package let name: String
  package let axes: [TokenAxis]
  /// What stands between the parts of names.
  package let separator: String
  /// What was read and has no effect, beside what tables say of themselves.
  package let notes: [String]
  let files: [String]
  let root: JSONValue
  let steps: [Step]
  /// Whether files are merged only by their order.
  let mergesByOrder: Bool
  /// Sets that themes choose from, where it is themes and not steps that say what is merged.
  let themes: StudioThemes?

  init(
    format: TokenFormat, name: String, axes: [TokenAxis] = [], separator: String = ".",
    notes: [String] = [], files: [String], root: JSONValue, steps: [Step] = [],
    themes: StudioThemes? = nil, mergesByOrder: Bool = false
  ) {
    self.mergesByOrder = mergesByOrder
    self.format = format
    self.name = name
    self.axes = axes
    self.separator = separator
    self.notes = notes
    self.files = files
    self.root = root
    self.steps = steps
    self.themes = themes
  }

  /// The tokens of one mode.
  package func table(_ mode: TokenMode) throws(DocumentError) -> TokenTable {
    let names = zip(axes, mode.contexts).map { TokenChoices.normal($0.contexts[$1]) }
    var tree = TokenTree(
      files: files, separator: separator, mode: Set(names), tellsReplaced: mergesByOrder)
    do throws(TokenFault) {
      for layer in layers(of: mode) {
        switch layer {
        case .group(let group, let file, let dialect, let replaced):
          try tree.insert(group, file: file, dialect: dialect, without: replaced)
        case .tokens(let tokens):
          for item in tokens { try tree.insert(item.token, named: item.parts) }
        }
      }
      try tree.extend()
    } catch {
      throw error.located()
    }
    let table = TokenResolver(tree, root: root).table()
    // No tokens of a file that has something would be a silent pass.
    if table.tokens.isEmpty, axes.isEmpty, root.members.contains(where: { _ in true }) {
      throw DocumentError(
        at: root,
        .notAllowed(
          "nothing in it is a token: a token has a \"$value\", in older files a \"value\"")
      ).inFile(files.first ?? name)
    }
    return table
  }

  private func layers(of mode: TokenMode) -> [Layer] {
    if let themes { return themes.layers(of: mode) }
    return steps.flatMap { step -> [Layer] in
      guard let axis = step.axis else { return step.contexts.first ?? [] }
      let context = axis < mode.contexts.count ? mode.contexts[axis] : 0
      return context < step.contexts.count ? step.contexts[context] : []
    }
  }

  /// The files that the tokens are in, as messages name them.
  package var filePaths: [String] { files }

  // MARK: Modes

  /// The mode that holds where nothing is asked for.
  package var standardMode: TokenMode { TokenMode(contexts: axes.map(\.standard)) }

  /// How many modes there are; at most `Int.max`.
  package var modeCount: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooMany) = count.multipliedReportingOverflow(by: max(axis.contexts.count, 1))
      return isTooMany ? .max : product
    }
  }

  /// The first modes, the standard one before all others.
  package func modes(limit: Int) -> [TokenMode] {
    var modes = [standardMode]
    for (index, axis) in axes.enumerated() {
      var more = modes
      for context in axis.contexts.indices where context != axis.standard {
        for var mode in modes where more.count < limit {
          mode.contexts[index] = context
          more.append(mode)
        }
      }
      modes = more
    }
    return Array(modes.prefix(limit))
  }

  /// What people call a mode: the contexts of the axes that have several.
  package func name(of mode: TokenMode) -> String {
    let words = zip(axes, mode.contexts).filter { $0.0.contexts.count > 1 }
      .map { $0.0.contexts[$0.1] }
    return words.isEmpty ? "default" : words.joined(separator: " · ")
  }

  /// The mode that words such as `dark` or `theme=dark, size=small` choose, over another one.
  package func mode(
    _ text: String, over base: TokenMode? = nil
  ) throws(TokenModeError) -> TokenMode {
    var mode = base ?? standardMode
    for word in text.split(separator: ",").map({ String($0.trimmed) }) where !word.isEmpty {
      let sides = word.split(separator: "=", maxSplits: 1).map { String($0.trimmed) }
      var found: [(axis: Int, context: Int)] = []
      for (index, axis) in axes.enumerated() where sides.count < 2 || axis.name == sides[0] {
        guard let context = axis.contexts.firstIndex(of: sides[sides.count - 1]) else { continue }
        found.append((index, context))
      }
      guard let choice = found.first, found.count == 1 else {
        throw TokenModeError(word: word, axes: axes, isAmbiguous: found.count > 1)
      }
      mode.contexts[choice.axis] = choice.context
    }
    return mode
  }
}

/// Words that choose no mode of a library, or several.
package struct TokenModeError: Error, Equatable, Sendable, CustomStringConvertible {
  package var word: String
  package var axes: [TokenAxis]
  package var isAmbiguous: Bool

  package var description: String {
    if isAmbiguous {
      return "several axes have the mode \(messageQuoted(word)); write AXIS=\(word)"
    }
    guard !axes.isEmpty else {
      return "unknown mode \(messageQuoted(word)): the tokens have no modes"
    }
    var known: [String] = []
    for axis in axes {
      for context in axis.contexts {
        known.append(word.contains("=") ? "\(axis.name)=\(context)" : context)
      }
    }
    if let nearest = nearestName(to: word, in: known) {
      return "unknown mode \(messageQuoted(word)); did you mean \(messageQuoted(nearest))?"
    }
    let shown = known.prefix(16).joined(separator: ", ")
    return "unknown mode \(messageQuoted(word)); known are \(shown)"
  }
}
